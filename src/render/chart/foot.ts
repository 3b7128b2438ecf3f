// What stands under a chart: what it leaves out, where the figures are from, and what was asked.
import type { Document, Provenance } from '../../document/index.ts';
import { stateLine } from '../pdf/paperProvenance.ts';
import type { About } from '../pdf/sheet.ts';
import { moreSources as more, quoted, wordsIn } from '../pdf/words.ts';
import { formatDate } from '../value.ts';
import type { ChartData } from './chartOf.ts';

/** What a document does not say of itself. */
export type ChartAbout = Pick<About, 'question' | 'title' | 'askedOn'>;

/** More names than these would be longer than the chart. */
const mostSources = 2;

/** A picture is passed on without the message it stood in: so the question belongs to it. */
export function footOf(
  { lang, provenance }: Document,
  { question, askedOn }: ChartAbout,
  { bars, total }: ChartData,
): readonly string[] {
  const part = {
    de: `Gezeigt sind die ersten ${bars.length} von ${total} Zeilen der Tabelle.`,
    en: `These are the first ${bars.length} of the table’s ${total} rows.`,
  }[lang];
  return [
    ...(bars.length < total ? [part] : []),
    ...(provenance
      ? [sourceLine(provenance, lang), stateLine(provenance, { lang, legible: unchanged })]
      : []),
    `${wordsIn(lang).question}: ${quoted(question.trim(), lang)} (${formatDate(askedOn, lang)})`,
  ];
}

function sourceLine({ sources }: Provenance, lang: Document['lang']): string {
  const titles = [...new Set(sources.map(({ title }) => title))];
  const others = titles.length - Math.min(titles.length, mostSources);
  const names = titles.slice(0, mostSources).join(', ');
  const word = sources.length > 1 ? wordsIn(lang).sources : { de: 'Quelle', en: 'Source' }[lang];
  return `${word}: ${names || wordsIn(lang).notStated}${others > 0 ? ` ${more(others, lang)}` : ''}`;
}

/** What the fonts cannot show is found where they are. */
const unchanged = (text: string) => text;
