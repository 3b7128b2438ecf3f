// The words about subscriptions: what was begun, what was ended, and what is in the way.
import {
  type Beginning,
  type Call,
  code,
  date,
  type Document,
  note,
  refusal,
  sentence,
  strong,
  type Subscription,
  text,
  type Text,
} from '../../src/kit/index.ts';

type Speaking = Pick<Call, 'lang' | 'say'>;

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
          : say({
              de: sentence`Beobachtet wird, was allgemein zum Thema gilt, kein einzelner Fall: dafür erst nach ihm fragen (${code(calculator)}), dann ${code('abo')}.`,
              en: sentence`What holds of the topic in general is watched, not a single case: for that, ask for it first (${code(calculator)}), then ${code('subscribe')}.`,
            });
      return {
        lang,
        headline: say({
          de: sentence`Abonniert: ${title}. Ändert sich etwas davon, melde ich es hier.`,
          en: sentence`Subscribed: ${title}. When something of it changes, I will say so here.`,
        }),
        notes: [
          ...beginning.notes,
          ...(onlyTopic ? [note('answer', onlyTopic)] : []),
          say({
            de: sentence`Das sind ${count} Angaben; ich sehe regelmäßig nach. ${code('abos')} zeigt alle von hier, ${code('abo ende')} beendet es.`,
            en: sentence`That is ${count} statements; I look regularly. ${code('subscriptions')} shows all from here, ${code('subscribe end')} ends it.`,
          }),
        ],
      };
    }
    case 'already': {
      const title = text(beginning.title);
      return {
        lang,
        headline: say({
          de: sentence`${title} ist hier ${strong('schon abonniert')}. ${code('abo ende')} beendet es.`,
          en: sentence`${title} is ${strong('subscribed already')} here. ${code('subscribe end')} ends it.`,
        }),
      };
    }
    case 'no answer before':
      throw refusal({
        de: 'Was soll ich beobachten? Nach einer Antwort genügt abo, sonst mit Thema: abo erbschein.',
        en: 'What shall I watch? After an answer, subscribe is enough, otherwise with a topic: subscribe erbschein.',
      });
    case 'not understood':
      throw refusal({
        de: 'Dazu finde ich kein Thema. Am sichersten ist: erst die Frage stellen, dann abo schreiben.',
        en: 'I find no topic for that. The surest way: ask the question first, then write subscribe.',
      });
    case 'nothing to watch':
      throw refusal({
        de: `Zu „${beginning.title}“ nennt der Dienst nichts, was sich beobachten ließe.`,
        en: `Of “${beginning.title}”, the service says nothing that could be watched.`,
      });
    case 'too much':
      throw refusal({
        de: `„${beginning.title}“ sind zu viele Angaben auf einmal. Bitte enger, zum Beispiel mit Ort: abo halteverbot köln hamburg.`,
        en: `“${beginning.title}” is too much at once. Please narrow it, with a place for example: subscribe halteverbot köln hamburg.`,
      });
    case 'off':
      throw refusal({
        de: 'Wer mich betreibt, lässt hier keine Änderungen beobachten.',
        en: 'Whoever runs me has no changes watched here.',
      });
    case 'full':
      throw refusal({
        de: `Hier sind schon ${beginning.most} Abos. Bitte erst eines beenden: abos zeigt sie.`,
        en: `There are ${beginning.most} subscriptions here already. Please end one first: subscriptions shows them.`,
      });
  }
}

export const howToEnd = ({ lang, say }: Speaking): Document => ({
  lang,
  headline: say({
    de: sentence`${code('abos')} zeigt, was hier abonniert ist; ${strong('es endet')} mit ${code('abo ende')} und der Nummer oder dem Thema, alles mit ${code('abo ende alle')}.`,
    en: sentence`${code('subscriptions')} shows what is subscribed here; ${strong('it ends')} by ${code('subscribe end')} with its number or topic, all of it by ${code('subscribe end all')}.`,
  }),
});

export function ended(ending: readonly Subscription[], { lang, say }: Speaking): Document {
  const [only] = ending;
  if (!only) throw refusal(noneHere);
  return {
    lang,
    headline:
      ending.length === 1
        ? say({
            de: sentence`Beendet: ${strong(text(titleOf(only, say)))}. Änderungen davon melde ich hier nicht mehr.`,
            en: sentence`Ended: ${strong(text(titleOf(only, say)))}. I will not report changes of it here any more.`,
          })
        : say({
            de: sentence`${strong(`${ending.length} Abos`)} beendet.`,
            en: sentence`${strong(`${ending.length} subscriptions`)} ended.`,
          }),
  };
}

/** „Erbschein“; what was lost is told, for nothing of it is watched. */
const titleOf = ({ title }: Pick<Subscription, 'title'>, say: Speaking['say']): string =>
  title ??
  say({ de: 'nicht mehr lesbar, bitte neu abonnieren', en: 'not readable any more, please subscribe anew' });

const inDe: Speaking['say'] = ({ de }) => de;
const inEn: Speaking['say'] = ({ en }) => en;
const numbered = (some: readonly Subscription[], say: Speaking['say']) =>
  some.map((one) => `${one.number} ${titleOf(one, say)}`).join(' · ');

export const which = (some: readonly Subscription[]): Text => ({
  de: `Welches Abo? Bitte mit der Nummer: ${numbered(some, inDe)}.`,
  en: `Which subscription? Please by its number: ${numbered(some, inEn)}.`,
});

export const noSuch = (number: number, here: readonly Subscription[]): Text => ({
  de: `Ein Abo ${number} gibt es hier nicht, wohl aber: ${numbered(here, inDe)}.`,
  en: `There is no subscription ${number} here, but: ${numbered(here, inEn)}.`,
});

export const noneHere = {
  de: 'Hier ist nichts abonniert.',
  en: 'Nothing is subscribed to here.',
};

export const notAllowedHere = {
  de: 'In einem Kanal dürfen das nur Administratoren und Moderatoren. Mir privat geschrieben, darf es jeder.',
  en: 'In a channel only administrators and moderators may do that. In a direct message to me, anybody may.',
};

export const onlyAdministrators = {
  de: 'Das dürfen nur Administratoren.',
  en: 'Only administrators may do that.',
};

export function listed(all: readonly Subscription[], { lang, say }: Speaking): Document {
  if (all.length === 0) {
    return {
      lang,
      headline: say({
        de: sentence`Hier ist ${strong('nichts abonniert')}. Nach einer Antwort genügt ${code('abo')}, sonst mit Thema: ${code('abo erbschein')}.`,
        en: sentence`${strong('Nothing is subscribed')} here. After an answer, ${code('subscribe')} is enough, otherwise with a topic: ${code('subscribe erbschein')}.`,
      }),
    };
  }
  const isTold = all.some(({ toldOn }) => toldOn !== undefined);
  const count = String(all.length);
  return {
    lang,
    headline: say({
      de: sentence`Hier ${all.length === 1 ? 'ist' : 'sind'} ${strong(all.length === 1 ? 'ein Thema' : `${count} Themen`)} abonniert.`,
      en: sentence`${strong(all.length === 1 ? 'One topic is' : `${count} topics are`)} subscribed here.`,
    }),
    notes: [
      note(
        'answer',
        say({
          de: sentence`Eines beenden: zum Beispiel ${code(`abo ende ${all[0]?.number ?? 1}`)}.`,
          en: sentence`To end one: ${code(`subscribe end ${all[0]?.number ?? 1}`)}, for example.`,
        }),
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
