// The words about subscriptions: what was begun, what was ended, and what is in the way.
import {
  type Beginning,
  both,
  code,
  date,
  type Document,
  inLanguage,
  note,
  refusal,
  type Speaking,
  strong,
  type Subscription,
  text,
  type Text,
} from '../../src/kit/index.ts';

/** Throws ClarificationNeeded for what was not begun. */
export function begun(beginning: Beginning, { lang, say }: Speaking): Document {
  switch (beginning.kind) {
    case 'begun': {
      const title = strong(text(beginning.title));
      const count = String(beginning.figures);
      const { calculator } = beginning;
      const onlyTopic =
        calculator === undefined
          ? undefined
          : say`Beobachtet wird, was allgemein zum Thema gilt, kein einzelner Fall: dafür erst nach ihm fragen (${code(calculator)}), dann ${code('abo')}.
            What holds of the topic in general is watched, not a single case: for that, ask for it first (${code(calculator)}), then ${code('subscribe')}.`;
      return {
        lang,
        headline: say`Abonniert: ${title}. Ändert sich etwas davon, melde ich es hier.
          Subscribed: ${title}. When something of it changes, I will say so here.`,
        notes: [
          ...beginning.notes,
          ...(onlyTopic ? [note('answer', onlyTopic)] : []),
          say`Das sind ${count} Angaben; ich sehe regelmäßig nach. ${code('abos')} zeigt alle von hier, ${code('abo ende')} beendet es.
            That is ${count} statements; I look regularly. ${code('subscriptions')} shows all from here, ${code('subscribe end')} ends it.`,
        ],
      };
    }
    case 'already': {
      const title = text(beginning.title);
      return {
        lang,
        headline: say`${title} ist hier **schon abonniert**. ${code('abo ende')} beendet es.
          ${title} is **subscribed already** here. ${code('subscribe end')} ends it.`,
      };
    }
    case 'no answer before':
      throw refusal(both`Was soll ich beobachten? Nach einer Antwort genügt abo, sonst mit Thema: abo erbschein.
        What shall I watch? After an answer, subscribe is enough, otherwise with a topic: subscribe erbschein.`);
    case 'not understood':
      throw refusal(both`Dazu finde ich kein Thema. Am sichersten ist: erst die Frage stellen, dann abo schreiben.
        I find no topic for that. The surest way: ask the question first, then write subscribe.`);
    case 'nothing to watch':
      throw refusal(both`Zu „${beginning.title}“ nennt der Dienst nichts, was sich beobachten ließe.
        Of “${beginning.title}”, the service says nothing that could be watched.`);
    case 'too much':
      throw refusal(both`„${beginning.title}“ sind zu viele Angaben auf einmal. Bitte enger, zum Beispiel mit Ort: abo halteverbot köln hamburg.
        “${beginning.title}” is too much at once. Please narrow it, with a place for example: subscribe halteverbot köln hamburg.`);
    case 'off':
      throw refusal(both`Wer mich betreibt, lässt hier keine Änderungen beobachten.
        Whoever runs me has no changes watched here.`);
    case 'full':
      throw refusal(both`Hier sind schon ${beginning.most} Abos. Bitte erst eines beenden: abos zeigt sie.
        There are ${beginning.most} subscriptions here already. Please end one first: subscriptions shows them.`);
  }
}

export const howToEnd = ({ lang, say }: Speaking): Document => ({
  lang,
  headline: say`${code('abos')} zeigt, was hier abonniert ist; **es endet** mit ${code('abo ende')} und der Nummer oder dem Thema, alles mit ${code('abo ende alle')}.
    ${code('subscriptions')} shows what is subscribed here; **it ends** by ${code('subscribe end')} with its number or topic, all of it by ${code('subscribe end all')}.`,
});

export function ended(ending: readonly Subscription[], { lang, say }: Speaking): Document {
  const [only] = ending;
  if (!only) throw refusal(noneHere);
  return {
    lang,
    headline:
      ending.length === 1
        ? say`Beendet: **${text(titleOf(only, say))}**. Änderungen davon melde ich hier nicht mehr.
          Ended: **${text(titleOf(only, say))}**. I will not report changes of it here any more.`
        : say`**${String(ending.length)} Abos** beendet.\n**${String(ending.length)} subscriptions** ended.`,
  };
}

/** „Erbschein“; what was lost is told, for nothing of it is watched. */
const titleOf = ({ title }: Pick<Subscription, 'title'>, say: Speaking['say']): string =>
  title ??
  say({ de: 'nicht mehr lesbar, bitte neu abonnieren', en: 'not readable any more, please subscribe anew' });

const numbered = (some: readonly Subscription[], say: Speaking['say']) =>
  some.map((one) => `${one.number} ${titleOf(one, say)}`).join(' · ');

export const which = (some: readonly Subscription[]): Text => ({
  de: `Welches Abo? Bitte mit der Nummer: ${numbered(some, inLanguage('de'))}.`,
  en: `Which subscription? Please by its number: ${numbered(some, inLanguage('en'))}.`,
});

export const noSuch = (number: number, here: readonly Subscription[]): Text => ({
  de: `Ein Abo ${number} gibt es hier nicht, wohl aber: ${numbered(here, inLanguage('de'))}.`,
  en: `There is no subscription ${number} here, but: ${numbered(here, inLanguage('en'))}.`,
});

export const noneHere = both`Hier ist nichts abonniert.
  Nothing is subscribed to here.`;

export const notAllowedHere = both`In einem Kanal dürfen das nur Administratoren und Moderatoren. Mir privat geschrieben, darf es jeder.
  In a channel only administrators and moderators may do that. In a direct message to me, anybody may.`;

export const onlyAdministrators = both`Das dürfen nur Administratoren.
  Only administrators may do that.`;

export function listed(all: readonly Subscription[], { lang, say }: Speaking): Document {
  if (all.length === 0) {
    return {
      lang,
      headline: say`Hier ist **nichts abonniert**. Nach einer Antwort genügt ${code('abo')}, sonst mit Thema: ${code('abo erbschein')}.
        **Nothing is subscribed** here. After an answer, ${code('subscribe')} is enough, otherwise with a topic: ${code('subscribe erbschein')}.`,
    };
  }
  const isTold = all.some(({ toldOn }) => toldOn !== undefined);
  const count = String(all.length);
  return {
    lang,
    headline: say`Hier ${all.length === 1 ? 'ist' : 'sind'} **${all.length === 1 ? 'ein Thema' : `${count} Themen`}** abonniert.
      **${all.length === 1 ? 'One topic is' : `${count} topics are`}** subscribed here.`,
    notes: [
      note(
        'answer',
        say`Eines beenden: zum Beispiel ${code(`abo ende ${all[0]?.number ?? 1}`)}.
          To end one: ${code(`subscribe end ${all[0]?.number ?? 1}`)}, for example.`,
      ),
    ],
    tables: [
      {
        columns: say({
          de: ['Nr.', 'Thema', 'seit', ...(isTold ? ['zuletzt gemeldet'] : [])],
          en: ['No.', 'Topic', 'since', ...(isTold ? ['last notice'] : [])],
        }),
        rows: all.map(({ since, toldOn, ...one }) => [
          text(String(one.number)),
          text(titleOf(one, say)),
          date(since),
          ...(isTold ? [toldOn ? date(toldOn) : text('–')] : []),
        ]),
        list: 'whole',
        whole: true,
        columnsSeen: 4,
      },
    ],
  };
}
