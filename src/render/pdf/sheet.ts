// A document as what stands on paper: the data that the template lays out, every text legible and every word in it.
import { type CalendarDate, type Document, type Lang, saidIn, type Sentence } from '../../document/index.ts';
import { formatDate } from '../value.ts';
import { withBreaks } from './breaks.ts';
import type { Fonts } from './fonts.ts';
import { legibleIn } from './legible.ts';
import { type Item, provenanceItems, sourceList, stateLine } from './paperProvenance.ts';
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
  readonly upright: readonly PaperTable[];
  /** From the first table on that is too wide for an upright page. */
  readonly across: readonly PaperTable[];
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
  const measured = tables
    .filter((table) => table.rows.length > 0 && table.columns.length > 0)
    .map((table) => measureTable(table, room, fonts, writing));
  const firstAcross = measured.findIndex((table) => table.wantsAcross);
  const split = firstAcross === -1 ? measured.length : firstAcross;
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
    upright: measured.slice(0, split).map((table) => table.on('upright')),
    across: measured.slice(split).map((table) => table.on('across')),
    provenance: provenance ? provenanceItems(provenance, writing) : [],
    sources: provenance ? sourceList(provenance, writing).map(whole) : [],
  };
}

/** About what one line of a page's head or foot has room for. */
const longestLine = 85;

function shortened(text: string): string {
  const line = text.replaceAll('\n', ' ');
  return line.length > longestLine ? `${line.slice(0, longestLine)}…`.toWellFormed() : line;
}
