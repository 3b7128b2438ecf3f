// Which values the bars' field shows, and where its grid lines are.
import type { Lang } from '../../document/index.ts';
import type { Figure } from '../csv/figure.ts';
import { formatCell } from '../value.ts';

export interface Tick {
  readonly value: number;
  readonly words: string;
}

interface Span {
  readonly low: number;
  readonly high: number;
}

/** So many grid lines are easily counted, the first of them at zero or below. */
const wantedTicks = 5;
/** Steps that people count in, times a power of ten. */
const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 10];
/** Between the words of two of them. */
const leastGap = 5;

/** Five round values at equal steps, from zero or below the lowest bar to the longest one's end or beyond. */
export function gridValues(bars: readonly Span[]): readonly number[] {
  const least = Math.min(0, ...bars.map(({ low }) => low));
  const highest = Math.max(0, ...bars.map(({ high }) => high));
  const smallest = (highest - least) / (wantedTicks - 1);
  if (!(smallest > 0) || !Number.isFinite(smallest)) return [];
  const power = 10 ** Math.floor(Math.log10(smallest));
  const isWhole = highest >= 2 && bars.every((bar) => Number.isInteger(bar.high));
  const step = [...steps, ...steps.map((one) => one * 10)]
    .map((one) => exact(one * power))
    .filter((one) => !isWhole || Number.isInteger(one))
    .find((one) => Math.floor(least / one + rounding) + wantedTicks - 1 >= highest / one - rounding);
  if (step === undefined) return [];
  const first = Math.floor(least / step + rounding);
  return Array.from({ length: wantedTicks }, (_, index) => exact((first + index) * step));
}

/** 3 × 0.1 is not quite 0.3, nor 0.3 / 0.1 quite 3. */
const exact = (value: number) => Number(value.toPrecision(12));
const rounding = 1e-9;

/** The values at the edges of the field: every grid line is in it, and behind each bar its words have room. */
export function fieldOf(
  bars: readonly (Span & { readonly wordsAt: number; readonly needs: number })[],
  grid: readonly number[],
  width: number,
): readonly [number, number] {
  const [least, highest] = [Math.min(0, ...grid), Math.max(0, ...grid)];
  const needed = bars.map(({ wordsAt, needs }) => (wordsAt - least) / (width - needs));
  // The last one's own words need room as well: about a twelfth of the field.
  const perPoint = Math.max(...needed, ((highest - least) * 13) / 12 / width);
  return [least, least + (perPoint > 0 ? perPoint * width : 1)];
}

/** The grid lines with their words: the unit at each where there is room, else at the first, else every other line. */
export function ticksAt(
  grid: readonly number[],
  sample: Figure,
  lang: Lang,
  measure: (value: number, words: string) => { readonly at: number; readonly half: number },
): readonly Tick[] {
  // The longer units stand at the bars; here they would have no room.
  const short: Figure = isSign(sample) ? sample : { kind: 'count', min: 0, max: 0 };
  const bare: Figure = { kind: 'count', min: 0, max: 0 };
  const inWords = (value: number, figure: Figure) => ({
    value,
    words: formatCell({ ...figure, min: value, max: value }, lang),
  });
  const possible = [grid, grid.filter((_, at) => at % 2 === 0)].flatMap((values) => [
    values.map((value) => inWords(value, short)),
    values.map((value, at) => inWords(value, at === 0 ? short : bare)),
  ]);
  return possible.find((ticks) => !doOverlap(ticks.map(({ value, words }) => measure(value, words)))) ?? [];
}

const doOverlap = (places: readonly { readonly at: number; readonly half: number }[]) =>
  places.some(({ at, half }, index) => {
    const before = places[index - 1];
    return before !== undefined && at - half < before.at + before.half + leastGap;
  });

const isSign = (figure: Figure) => figure.kind === 'money' || figure.unit === 'percent';
