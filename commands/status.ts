// The status beside the account's name: what it is, and setting it.
import { mostStatusLength, statusRefusal } from '../src/chat/endpoints/updateStatus.ts';
import {
  type Call,
  code,
  defineCommand,
  type Document,
  type OwnStatus,
  refusal,
  sentence,
  strong,
  whenAsked,
} from '../src/kit/index.ts';
import { readChoice } from './status/readChoice.ts';
import { notForBots, refusalWords } from './status/refusalWords.ts';
import { statusCell } from './status/statusCell.ts';

export default defineCommand({
  name: { de: ['status'], en: ['my status', 'own status', 'set status'] },
  summary: { de: 'Setzt oder löscht meinen Status', en: 'Sets or clears my status' },
  usage: {
    de: ['status ‹Text› [:emoji:]', 'status löschen', 'status automatisch', 'status'],
    en: ['set status ‹text› [:emoji:]', 'set status clear', 'set status automatic', 'my status'],
  },
  changes: true,
  who: 'administrators',
  arguments: {},
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
    const length = choice.kind === 'own' ? Array.from(choice.text).length : 0;
    if (choice.kind === 'own' && choice.text === '' && !choice.emoji)
      throw refusal(refusalWords.nothingNew(''));
    if (length > mostStatusLength) throw refusal(refusalWords.tooLong(length));
    try {
      const shown = await ownStatus.choose(choice, signal);
      return changed(choice.kind, statusCell(shown), call);
    } catch (error) {
      const name = choice.kind === 'own' ? choice.emoji?.name : undefined;
      // In another language than the documented one, the emoji is the likely reason.
      const why = statusRefusal(error);
      if (!why) throw error;
      throw refusal(why === 'tooLong' ? refusalWords.tooLong(length) : refusalWords[why](name ?? ''));
    }
  },
});

function present(ownStatus: OwnStatus, { lang, say }: Call): Document {
  const { chosen, shown } = ownStatus.state();
  const isOutage = chosen.kind === 'own' && shown?.text !== chosen.text;
  const why = {
    automatic: { de: ['den setze ich selbst'], en: ['I set it myself'] },
    own: isOutage
      ? {
          de: sentence`solange der Faktendienst gestört ist; sonst ${statusCell(chosen)}`,
          en: sentence`while the facts service is down; otherwise ${statusCell(chosen)}`,
        }
      : { de: ['von einem Administrator gesetzt'], en: ['set by an administrator'] },
    none: { de: ['von einem Administrator gelöscht'], en: ['cleared by an administrator'] },
  }[chosen.kind];
  return {
    lang,
    headline: say({
      de: ['Mein Status: ', strong(statusCell(shown)), ' (', ...why.de, ').'],
      en: ['My status: ', strong(statusCell(shown)), ' (', ...why.en, ').'],
    }),
    notes: [
      say({
        de: sentence`Ändern: ${code('status ‹Text› [:emoji:]')}, ${code('status löschen')}, ${code('status automatisch')}.`,
        en: sentence`To change it: ${code('set status ‹text› [:emoji:]')}, ${code('set status clear')}, ${code('set status automatic')}.`,
      }),
    ],
  };
}

function changed(
  kind: 'own' | 'none' | 'automatic',
  shown: ReturnType<typeof statusCell>,
  { lang, say }: Call,
): Document {
  const headline = {
    own: {
      de: sentence`Mein Status ist jetzt ${strong(shown)}, bis er gelöscht wird; ist der Faktendienst gestört, steht das solange da.`,
      en: sentence`My status is now ${strong(shown)} until it is cleared; while the facts service is down, it says that instead.`,
    },
    none: {
      de: sentence`Mein Status ist ${strong('gelöscht')}. Mit ${code('status automatisch')} setze ich ihn wieder selbst.`,
      en: sentence`My status is ${strong('cleared')}. With ${code('set status automatic')} I set it myself again.`,
    },
    automatic: {
      de: sentence`Meinen Status setze ich wieder selbst: ${strong(shown)}.`,
      en: sentence`I set my status myself again: ${strong(shown)}.`,
    },
  }[kind];
  return { lang, headline: say(headline) };
}
