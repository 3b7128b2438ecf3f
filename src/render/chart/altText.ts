// A chart in words, for those who do not see it.
import { counted, type Lang } from '../../document/index.ts';
import type { Figure } from '../csv/figure.ts';
import { formatCell } from '../value.ts';
import type { Bar, ChartData } from './chartOf.ts';

/** What screen readers read in one go. */
const longest = 300;

const bar = { de: ['Balken', 'Balken'], en: ['bar', 'bars'] } as const;

type DrawnBar = Bar & { readonly figure: Figure };

/** One line of at most 300 characters, with nothing that ends the text of a Markdown link; still foreign text. */
export function altText({ lang, title, measure, bars, total }: ChartData): string {
  const drawn = bars.filter((bar): bar is DrawnBar => bar.figure !== undefined);
  const parts = [clipped(title, 80), clipped(measure, 50)].map((part) => part.replace(/\.$/, ''));
  const what = [...new Set(parts)].filter(Boolean).join(', ');
  const isPart = bars.length < total;
  const lowest = extreme(drawn, 'min', lang);
  const highest = extreme(drawn, 'max', lang);
  const said = {
    de: [
      `Balkendiagramm mit ${counted(drawn.length, bar).de}${isPart ? ` (aus ${total} Zeilen)` : ''}: ${what}.`,
      `Niedrigster Wert ${lowest}, höchster ${highest}.`,
    ],
    en: [
      `Bar chart with ${counted(drawn.length, bar).en}${isPart ? ` (out of ${total} rows)` : ''}: ${what}.`,
      `Lowest value ${lowest}, highest ${highest}.`,
    ],
  }[lang];
  return clipped(said.join(' '), longest);
}

/** The value and whose it is: „1.355 € (Brandenburg und 2 weitere)“. */
function extreme(bars: readonly DrawnBar[], end: 'min' | 'max', lang: Lang): string {
  const value = Math[end](...bars.map(({ figure }) => figure[end]));
  const [first, ...others] = bars.filter(({ figure }) => figure[end] === value);
  if (!first) return '';
  const more = { de: ` und ${others.length} weitere`, en: ` and ${others.length} more` }[lang];
  const whose = clipped(first.label, 40) + (others.length > 0 ? more : '');
  // „ab 300 €“ is not 300 €.
  const isPlain = first.words === formatCell(first.figure, lang);
  const words = isPlain ? formatCell({ ...first.figure, min: value, max: value }, lang) : first.words;
  return `${clipped(words, 30)} (${whose})`;
}

/** As one line of so many characters. */
function clipped(text: string, length: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029 ]+/gu, ' ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .trim();
  return line.length <= length ? line : `${line.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
