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

/** The values at the edges of the field, so that behind each bar its words have room: not always the longest decides. */
export function fieldOf(
  bars: readonly (Span & { readonly wordsAt: number; readonly needs: number })[],
  width: number,
): readonly [number, number] {
  const least = Math.min(0, ...bars.map(({ low }) => low));
  const perPoint = Math.max(...bars.map(({ wordsAt, needs }) => (wordsAt - least) / (width - needs)));
  return [least, least + (perPoint > 0 ? perPoint * width : 1)];
}

/** Grid lines at round values, as many as there is room for, none beyond the longest bar. */
export function ticksIn(
  bars: readonly Span[],
  sample: Figure,
  lang: Lang,
  measure: (value: number, words: string) => { readonly at: number; readonly half: number },
): readonly Tick[] {
  const least = Math.min(0, ...bars.map(({ low }) => low));
  const highest = Math.max(0, ...bars.map(({ high }) => high));
  // The longer units stand at the bars; here they would have no room.
  const short: Figure = isSign(sample) ? sample : { kind: 'count', min: 0, max: 0 };
  for (const count of [4, 3, 2, 1]) {
    const ticks = roundValues(least, highest, count).map((value) => ({
      value,
      words: formatCell({ ...short, min: value, max: value }, lang),
    }));
    const places = ticks.map(({ value, words }) => measure(value, words));
    const overlaps = places.some(({ at, half }, index) => {
      const before = places[index - 1];
      return before !== undefined && at - half < before.at + before.half + 10;
    });
    if (!overlaps) return ticks;
  }
  return [];
}

const isSign = (figure: Figure) => figure.kind === 'money' || figure.unit === 'percent';

/** Multiples of 1, 2 or 5 times a power of ten, at most so many steps. */
function roundValues(least: number, highest: number, steps: number): readonly number[] {
  const wanted = (highest - least) / steps;
  if (!(wanted > 0) || !Number.isFinite(wanted)) return [];
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= wanted * 0.999) ?? 10);
  const first = Math.ceil(least / step);
  const count = Math.floor(highest / step) - first + 1;
  // 3 × 0.1 is not quite 0.3.
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
