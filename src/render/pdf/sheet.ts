// A document as what stands on paper: the data that the template lays out, every text legible and every word in it.
import {
  type CalendarDate,
  type Document,
  type Lang,
  saidIn,
  type Sentence,
  type Table,
} from '../../document/index.ts';
import { formatDate } from '../value.ts';
import { withBreaks } from './breaks.ts';
import { condensed } from './condense.ts';
import type { Fonts } from './fonts.ts';
import { legibleIn } from './legible.ts';
import { type Item, provenanceItems, sourceList, stateLine } from './paperProvenance.ts';
import { matricesOf } from './matrix.ts';
import { measureTable, type PaperTable } from './paperTable.ts';
import { type Run, sentenceRuns, withText } from './runs.ts';
import { quoted, type Words, wordsIn } from './words.ts';

/** What a document does not say of itself. */
export interface About {
  /** As it was asked. */
  readonly question: string;
  readonly title: string;
  readonly askedOn: CalendarDate;
}

type Runs = readonly Run[];

export interface Sheet {
  readonly lang: Lang;
  readonly title: string;
  /** The same as it stands on the first page. */
  readonly heading: string;
  /** For the head of the pages after the first. */
  readonly shortTitle: string;
  /** Year, month and day of the document's making. */
  readonly day: readonly number[];
  readonly words: Words;
  readonly asked: readonly Item[];
  /** When it was asked, in one line. */
  readonly askedLine: string;
  readonly preface: Runs;
  readonly headline: Runs;
  /** Date of the figures and how sure they are, in short: it stands with the result. */
  readonly state: string;
  /** For the foot of each page. */
  readonly shortState: string;
  readonly notes: readonly Runs[];
  readonly tables: readonly PaperTable[];
  /** One of the tables is too wide for an upright page: all pages lie across, none is turned in between. */
  readonly isAcross: boolean;
  readonly provenance: readonly Item[];
  readonly sources: readonly Runs[];
}

/** Measures of the template (`answer.typ`), in points. */
const headingSize = 17;
const bodySize = 10;
const tableSize = 9;
const textWidth = { upright: 467, across: 714 };
const room = {
  upright: textWidth.upright / tableSize,
  across: textWidth.across / tableSize,
  gap: 10 / tableSize,
};

export function toSheet(document: Document, about: About, fonts: Fonts): Sheet {
  const { lang, preface, headline, notes = [], tables = [], provenance } = document;
  const legible = legibleIn(fonts);
  const writing = { lang, legible };
  const words = wordsIn(lang);
  const title = legible(about.title).replaceAll('\n', ' ').trim() || words.bot;
  const state = provenance ? stateLine(provenance, writing) : '';
  const askedOn = formatDate(about.askedOn, lang);
  const width = textWidth.upright / bodySize;
  const whole = (runs: Runs) =>
    withText(runs, (text, isProse) => withBreaks(text, width / 2, fonts.bold.width, isProse));
  const prose = (sentence: Sentence) => whole(sentenceRuns(sentence, writing));
  const [first, ...more] = tables.flatMap((table) => condensed(table, lang));
  const measured = [...(first ? [first] : []), ...matricesOf(document), ...more]
    .filter((table) => table.rows.length > 0 && table.columns.length > 0)
    .map((table) => measureTable(forLookup(table, lang), room, fonts, writing));
  const isAcross = measured.some((table) => table.wantsAcross);
  return {
    lang,
    title,
    heading: withBreaks(title, textWidth.upright / headingSize, fonts.bold.width, true),
    shortTitle: shortened(title),
    day: about.askedOn.split('-').map(Number),
    words,
    asked: [
      [words.question, whole([quoted(legible(about.question).trim(), lang)])],
      [words.askedOn, [askedOn]],
    ],
    askedLine: `${words.askedOn} ${askedOn}`,
    preface: preface ? prose(preface) : [],
    headline: prose(headline),
    state: withBreaks(state, width, fonts.regular.width, true),
    shortState: shortened(state),
    notes: notes.map(saidIn).map(prose),
    tables: measured.map((table) => table.on(isAcross ? 'across' : 'upright')),
    isAcross,
    provenance: provenance ? provenanceItems(provenance, writing) : [],
    sources: provenance ? sourceList(provenance, writing).map(whole) : [],
  };
}

/** From so many rows on, people look for theirs by its name. */
const fewestToLookUp = 10;

/** A long list of names by the alphabet, unless its order says something. */
function forLookup(table: Table, lang: Lang): Table {
  const names = table.rows.map(([name]) => (name?.kind === 'text' ? name.text : undefined));
  const isList = table.list === 'whole' && names.length >= fewestToLookUp && table.columns.length > 1;
  if (!isList || names.includes(undefined) || new Set(names).size < names.length) return table;
  const { compare } = new Intl.Collator(lang);
  const nameOf = ([name]: Table['rows'][number]) => (name?.kind === 'text' ? name.text : '');
  return { ...table, rows: table.rows.toSorted((one, other) => compare(nameOf(one), nameOf(other))) };
}

/** About what one line of a page's head or foot has room for. */
const longestLine = 85;

function shortened(text: string): string {
  const line = text.replaceAll('\n', ' ');
  return line.length > longestLine ? `${line.slice(0, longestLine)}…`.toWellFormed() : line;
}
