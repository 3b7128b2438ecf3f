// What people read when a figure has changed: what it was, what it is, who says so, and why this came.
import {
  type CalendarDate,
  type Cell,
  code,
  date,
  type Document,
  inLanguage,
  joined,
  type Lang,
  note,
  type Note,
  sentence,
  type Sentence,
  strong,
  text,
} from '../../document/index.ts';
import type { News, Wish } from './notebook.ts';
import type { Subject } from './subject.ts';

export interface Told {
  readonly subject: Subject;
  readonly news: News;
  readonly wish: Pick<Wish, 'since' | 'number'>;
  readonly today: CalendarDate;
  /** The bot's own answer with an old figure, as a link; undefined where there is none. */
  readonly answer: Cell | undefined;
}

export function noticeDocument(told: Told): Document {
  const { subject, news, today } = told;
  const { lang, title } = subject;
  const say = inLanguage(lang);
  const { changes, more } = news;
  const [first, ...others] = changes;
  const count = changes.length + more;
  const isOne = first && others.length === 0 && more === 0;
  const name = text(title);
  const headline = isOne
    ? say({
        de: [...sentence`Geändert bei ${name}: ${text(first.label)}`, ...differenceIn(first, 'de'), '.'],
        en: [...sentence`Changed for ${name}: ${text(first.label)}`, ...differenceIn(first, 'en'), '.'],
      })
    : say({
        de: sentence`Bei ${name} haben sich ${strong(`${count} Angaben`)} geändert.`,
        en: sentence`For ${name}, ${strong(`${count} statements`)} have changed.`,
      });
  const table = {
    columns: say({ de: ['Angabe', 'bisher', 'jetzt'], en: ['Statement', 'before', 'now'] }),
    rows: changes.map((one) => rowOf(one, lang)),
    whole: true,
  };
  return {
    lang,
    headline,
    notes: notesOn(told),
    ...(isOne ? {} : { tables: [table] }),
    provenance: {
      askedOn: today,
      ...(news.asOf === undefined ? {} : { asOf: text(news.asOf) }),
      ...(news.status === undefined ? {} : { status: news.status }),
      ...(news.isExample ? { isExample: true } : {}),
      sources: news.sources.map(({ title: of, url }) => ({
        title: of,
        ...(url === undefined ? {} : { url }),
      })),
    },
  };
}

type Change = News['changes'][number];

const listWords = { de: ['neu', 'entfällt'], en: ['new', 'no longer there'] } as const;

/** „jetzt 140 €, bisher 125 €“; of a list only what came and what went, for the rest of it is as it was. */
function differenceIn({ before, after, isList }: Change, lang: Lang): Sentence {
  const say = inLanguage(lang);
  if (!isList)
    return say({
      de: sentence` jetzt ${strong(text(after))}, bisher ${text(before)}`,
      en: sentence` now ${strong(text(after))}, before ${text(before)}`,
    });
  const [come, gone] = listWords[lang];
  const parts = [
    after === '' ? undefined : [`${come}: `, strong(text(after))],
    before === '' ? undefined : [`${gone}: `, strong(text(before))],
  ];
  return [' – ', ...joined(parts, '; ')];
}

/** What it is about, what it was, what it is. */
export function rowOf({ label, before, after, isList }: Change, lang: Lang): readonly Cell[] {
  if (!isList) return [label, before, after].map(text);
  const [come, gone] = listWords[lang];
  const parts = [after && `${come}: ${after}`, before && `${gone}: ${before}`];
  return [text(label), text(''), text(parts.filter(Boolean).join('; '))];
}

function notesOn({ subject, news, wish: { since, number }, answer }: Told): readonly Note[] {
  const say = inLanguage(subject.lang);
  const { more, validFrom } = news;
  const notes = [
    validFrom === undefined
      ? undefined
      : say({ de: sentence`Gilt ab ${text(validFrom)}.`, en: sentence`Valid from ${text(validFrom)}.` }),
    more === 0
      ? undefined
      : say({
          de: sentence`Dazu ${String(more)} weitere; die Frage, neu gestellt, zeigt alle.`,
          en: sentence`And ${String(more)} more; the question, asked again, shows all.`,
        }),
    answer &&
      say({
        de: sentence`Die alte Angabe steht hier: ${answer}. Wer sie übernommen hat, prüft das besser.`,
        en: sentence`The old statement is here: ${answer}. Whoever has used it had better check.`,
      }),
    say({
      de: sentence`Das kommt, weil es hier seit ${date(since)} abonniert ist; ${code(`abo ende ${number}`)} beendet es.`,
      en: sentence`This came because it has been subscribed to here since ${date(since)}; ${code(`subscribe end ${number}`)} ends it.`,
    }),
  ];
  return notes.filter((one) => one !== undefined).map((said) => note('answer', said));
}
