// Where everything of a chart stands, measured with the fonts it is drawn in: nothing is cut off, nothing overlaps.
import type { Fonts } from '../pdf/fonts.ts';
import { legibleIn } from '../pdf/legible.ts';
import type { Bar, ChartData } from './chartOf.ts';
import { linesOf } from './lines.ts';
import { fieldOf, gridValues, type Tick, ticksAt } from './scale.ts';

/** What the process that draws is told. */
export interface Picture {
  readonly data: ChartData;
  readonly foot: readonly string[];
}

/** Points from the top of the bars' field; values from its left edge. */
export interface Row {
  readonly label: string;
  /** The middle of its first line. */
  readonly labelAt: number;
  readonly words: string;
  readonly wordsAt: number;
  readonly low: number;
  readonly high: number;
  readonly top: number;
  readonly middle: number;
  readonly bottom: number;
  readonly kind: 'single' | 'range' | 'none';
}

/** Lines that stand for themselves, above or below the bars. */
export interface Block {
  readonly text: string;
  readonly size: number;
  readonly style: 'bold' | 'plain' | 'small';
  readonly top: number;
}

export interface Layout {
  readonly rows: readonly Row[];
  readonly ticks: readonly Tick[];
  readonly blocks: readonly Block[];
  /** The values at the left and right edge of the bars' field. */
  readonly domain: readonly [number, number];
  readonly plotWidth: number;
  readonly plotHeight: number;
  /** What is around the field, besides the margin. */
  readonly labelWidth: number;
  readonly above: number;
  readonly below: number;
}

/** For a picture 900 wide: on a phone, the letters of the rows are then as high as those of a footnote. */
export const sizes = { title: 32, measure: 26, row: 26, tick: 21, foot: 21 } as const;
export const lineHeight = (size: number): number => Math.round(size * 1.25);
export const margin = 24;
export const gap = 12;
const inner = 900 - 2 * margin;
const narrowestLabel = 60;
const widestLabel = inner * 0.42;
const widestWords = inner * 0.38;
const barHeight = 30;

export function layoutOf({ data, foot }: Picture, fonts: Fonts): Layout {
  const legible = legibleIn(fonts);
  const inLines = (text: string, width: number, most: number, size: number, font = fonts.regular) =>
    linesOf(
      legible(text)
        .replace(/\s*\n\s*/g, ' ')
        .trim(),
      width,
      most,
      (part) => font.width(part) * size,
    );
  const line = (text: string, width: number) => inLines(text, width, 1, sizes.row)[0] ?? '';
  const widthOf = (text: string) => fonts.regular.width(text) * sizes.row;

  const labels = data.bars.map(({ label }) => inLines(label, widestLabel, 5, sizes.row));
  const labelWidth = Math.ceil(Math.max(narrowestLabel, ...labels.flat().map(widthOf))) + gap;
  const plotWidth = inner - labelWidth;
  const words = data.bars.map(({ words, figure }) => (figure ? line(words, widestWords) : ''));
  const spans = data.bars.map(spanOf);
  const grid = gridValues(spans);
  const domain = fieldOf(
    spans.map((span, index) => ({ ...span, needs: widthOf(words[index] ?? '') + 2 * gap })),
    grid,
    plotWidth,
  );
  const placeOf = (value: number) => ((value - domain[0]) / (domain[1] - domain[0])) * plotWidth;

  let plotHeight = 0;
  const rows = data.bars.map((bar, index): Row => {
    const lines = labels[index] ?? [];
    const labelHeight = lines.length * lineHeight(sizes.row);
    const height = Math.max(barHeight, labelHeight) + gap;
    const middle = plotHeight + height / 2;
    plotHeight += height;
    return {
      ...(spans[index] ?? spanOf(bar)),
      label: lines.join('\n'),
      labelAt: middle - labelHeight / 2 + lineHeight(sizes.row) / 2,
      words: words[index] || line(bar.words, plotWidth - placeOf(0) - gap),
      top: middle - barHeight / 2,
      middle,
      bottom: middle + barHeight / 2,
    };
  });
  const sample = data.bars.find(({ figure }) => figure)?.figure;
  const title = inLines(data.title, inner, 4, sizes.title, fonts.bold);
  const measure = inLines(data.measure === data.title ? '' : data.measure, inner, 2, sizes.measure);
  const titleHeight = title.length * lineHeight(sizes.title);
  const above = titleHeight + measure.length * lineHeight(sizes.measure) + gap;
  const footLines = foot.flatMap((text) => inLines(text, inner, 2, sizes.foot));
  const tickHeight = gap + lineHeight(sizes.tick) + gap;
  return {
    rows,
    ticks: sample
      ? ticksAt(grid, sample, data.lang, (value, words) => ({
          at: placeOf(value),
          half: (fonts.regular.width(words) * sizes.tick) / 2,
        }))
      : [],
    blocks: [
      { text: title.join('\n'), size: sizes.title, style: 'bold', top: -above },
      { text: measure.join('\n'), size: sizes.measure, style: 'plain', top: titleHeight - above },
      { text: footLines.join('\n'), size: sizes.foot, style: 'small', top: plotHeight + tickHeight },
    ],
    domain,
    plotWidth,
    plotHeight,
    labelWidth,
    above,
    below: tickHeight + footLines.length * lineHeight(sizes.foot),
  };
}

/** A range floats; a single value begins at zero. */
function spanOf({ figure }: Bar): Pick<Row, 'low' | 'high' | 'wordsAt' | 'kind'> {
  if (!figure) return { low: 0, high: 0, wordsAt: 0, kind: 'none' };
  const { min, max } = figure;
  const wordsAt = Math.max(0, max);
  if (min !== max) return { low: min, high: max, wordsAt, kind: 'range' };
  return { low: Math.min(0, min), high: wordsAt, wordsAt, kind: 'single' };
}
