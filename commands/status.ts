// The status beside the account's name: what it is, and setting it.
import { mostStatusLength, statusRefusal } from '../src/chat/endpoints/updateStatus.ts';
import {
  type Call,
  type Cell,
  code,
  defineCommand,
  type Document,
  type OwnStatus,
  refusal,
  whenAsked,
} from '../src/kit/index.ts';
import { readChoice } from './status/readChoice.ts';
import { notForBots, refusalWords, statusCell } from './status/words.ts';

export default defineCommand({
  name: { de: ['status'], en: ['my status', 'own status', 'set status'] },
  summary: { de: 'Setzt oder löscht meinen Status', en: 'Sets or clears my status' },
  usage: {
    de: ['status ‹Text› [:emoji:]', 'status löschen', 'status automatisch', 'status'],
    en: ['set status ‹text› [:emoji:]', 'set status clear', 'set status automatic', 'my status'],
  },
  changes: true,
  who: 'administrators',
  text: {
    label: { de: 'Status', en: 'status' },
    ask: { de: 'Welcher Status?', en: 'Which status?' },
    optional: true,
  },
  examples: {
    de: whenAsked({
      'status Wartung bis 14 Uhr :warning:': 'Das dürfen nur Administratoren',
      'status löschen': 'Das dürfen nur Administratoren',
    }),
    en: whenAsked({ 'set status Back at noon': 'Only administrators' }),
  },
  async run(call) {
    const { chat, text, signal } = call;
    const { ownStatus, account } = chat;
    if (!ownStatus) throw refusal(notForBots);
    if (text === '') return present(ownStatus, call);
    const choice = readChoice(text, account.emoji);
    const own = choice.kind === 'own' ? choice : undefined;
    const typed = { length: Array.from(own?.text ?? '').length, emoji: own?.emoji?.name ?? '' };
    if (own?.text === '' && !own.emoji) throw refusal(refusalWords(typed).nothingNew);
    if (typed.length > mostStatusLength) throw refusal(refusalWords(typed).tooLong);
    try {
      return changed(choice.kind, statusCell(await ownStatus.choose(choice, signal)), call);
    } catch (error) {
      // In another language than the documented one, the emoji is the likely reason.
      const why = statusRefusal(error);
      throw why ? refusal(refusalWords(typed)[why]) : error;
    }
  },
});

function present(ownStatus: OwnStatus, { lang, say }: Call): Document {
  const { chosen, shown } = ownStatus.state();
  const isOutage = chosen.kind === 'own' && shown?.text !== chosen.text;
  const why = {
    automatic: say`den setze ich selbst\nI set it myself`,
    own: isOutage
      ? say`solange der Faktendienst gestört ist; sonst ${statusCell(chosen)}
          while the facts service is down; otherwise ${statusCell(chosen)}`
      : say`von einem Administrator gesetzt\nset by an administrator`,
    none: say`von einem Administrator gelöscht\ncleared by an administrator`,
  }[chosen.kind];
  const status = statusCell(shown);
  return {
    lang,
    headline: say`Mein Status: **${status}** (${why}).\nMy status: **${status}** (${why}).`,
    notes: [
      say`Ändern: ${code('status ‹Text› [:emoji:]')}, ${code('status löschen')}, ${code('status automatisch')}.
        To change it: ${code('set status ‹text› [:emoji:]')}, ${code('set status clear')}, ${code('set status automatic')}.`,
    ],
  };
}

function changed(kind: 'own' | 'none' | 'automatic', shown: Cell, { lang, say }: Call): Document {
  const headline = {
    own: say`Mein Status ist jetzt **${shown}**, bis er gelöscht wird; ist der Faktendienst gestört, steht das solange da.
      My status is now **${shown}** until it is cleared; while the facts service is down, it says that instead.`,
    none: say`Mein Status ist **gelöscht**. Mit ${code('status automatisch')} setze ich ihn wieder selbst.
      My status is **cleared**. With ${code('set status automatic')} I set it myself again.`,
    automatic: say`Meinen Status setze ich wieder selbst: **${shown}**.
      I set my status myself again: **${shown}**.`,
  }[kind];
  return { lang, headline };
}
