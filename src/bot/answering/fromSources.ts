// What the service itself does not say may stand in the title of one of its sources, „1. BImSchV: Grenzwerte Stufe 2 (Staub
// 0,04 g/m3, …)“: it is told last of all, and as what it is.
import {
  asNote,
  type Document,
  inLanguage,
  isStrong,
  note,
  type Sentence,
  text,
  withNotes,
} from '../../document/index.ts';
import {
  answersNeed,
  coverageOf,
  hasPointNeed,
  type PointNeed,
  type SourceTitle,
  sourceTitlesIn,
} from '../../kit/index.ts';
import { isFactSheet, isOfMany } from '../understanding/frame.ts';
import { inWords, toldDocument } from './firstLine.ts';
import { type Asking, isOnMatter, knownOf, pointIn, unlessAway } from './matter.ts';

/** So much of the point a title must have; more where any words may answer, or something was told. */
const enough = { ofKind: 0.5, ofAnyKind: 0.75 } as const;
/** One word alone is said of many things. */
const wordsForAnyKind = 2;

/** Right behind a denial, or below what was told without the figure that was asked for. */
export async function fromSources(document: Document, asking: Asking): Promise<Document> {
  const { frame, call } = asking;
  const isDone = document.asksBack || isOfMany(frame) || frame.match.isStrict;
  if (isDone || !isOnMatter(asking)) return document;
  const { facts, signal, lang } = call;
  const point = pointIn(asking);
  const { need } = point;
  const isDenied = document.firstLine === 'unsaid';
  // What a command has reckoned is no open question.
  const isOpen =
    isFactSheet(frame) &&
    need !== undefined &&
    !answersNeed(document.headline, inWords(document.headline, lang), need);
  if (!isDenied && !(isOpen && ofAmounts.has(need))) return document;
  const knowing = { facts, signal, lang, state: undefined, values: {} };
  const known = (await unlessAway(() => knownOf(asking.matter, knowing, false))) ?? [];
  const all = known.flatMap(({ answer }) => sourceTitlesIn(answer).map((source) => ({ ...source, answer })));
  const titles = all.map(({ title }) => title);
  const covers = coverageOf(point, titles, lang);
  const least = isDenied && need !== undefined ? enough.ofKind : enough.ofAnyKind;
  const [best] = all
    .map((source, at) => ({ ...source, ...(covers[at] ?? { coverage: 0, words: 0 }) }))
    .filter(
      ({ title, coverage, words }) =>
        coverage >= least && (need === undefined ? words >= wordsForAnyKind : hasPointNeed(title, need)),
    )
    .toSorted((one, other) => other.coverage - one.coverage || Number(other.isOfLaw) - Number(one.isOfLaw));
  if (!best) return document;
  const said = sentenceOf(best, lang);
  if (!isDenied) return withNotes(document, [note('answer', said)]);
  const [denial = ''] = document.headline;
  const notes = (document.notes ?? []).filter((one) => asNote(one).kind !== 'condition');
  const headline = [
    ...(typeof denial === 'object' && isStrong(denial) ? [denial] : document.headline),
    ' ',
    ...said,
  ];
  return { ...toldDocument(headline, best.answer, call), firstLine: 'unsaid', notes };
}

const ofAmounts: ReadonlySet<PointNeed> = new Set(['money', 'percent', 'measure']);

function sentenceOf({ title, name }: SourceTitle, lang: Document['lang']): Sentence {
  const say = inLanguage(lang);
  const named = name === undefined || title.includes(name) ? [] : [' (', text(name), ')'];
  return [
    say({ de: 'Eine Quelle des Dienstes', en: 'A source of the service' }),
    ...named,
    say({ de: ' sagt: „', en: ' says, in German: “' }),
    text(title),
    say({ de: '“.', en: '”.' }),
  ];
}
