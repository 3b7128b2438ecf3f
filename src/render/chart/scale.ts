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

/** Between the words of two of them. */
const leastGap = 5;
/** So many grid lines are easily counted. */
const wantedTicks = 5;

/** Grid lines at round values: about five, fewer where there is no room, none beyond the longest bar. */
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
  const bare: Figure = { kind: 'count', min: 0, max: 0 };
  const inWords = (value: number, figure: Figure) => ({
    value,
    words: formatCell({ ...figure, min: value, max: value }, lang),
  });
  const possible = roundValues(least, highest).flatMap((values) => [
    values.map((value) => inWords(value, short)),
    // Where the unit has no room at each, it stands at the last.
    values.map((value, at) => inWords(value, at === values.length - 1 ? short : bare)),
  ]);
  for (const ticks of possible) {
    const places = ticks.map(({ value, words }) => measure(value, words));
    const overlaps = places.some(({ at, half }, index) => {
      const before = places[index - 1];
      return before !== undefined && at - half < before.at + before.half + leastGap;
    });
    if (!overlaps) return ticks;
  }
  return [];
}

const isSign = (figure: Figure) => figure.kind === 'money' || figure.unit === 'percent';

/** Multiples of 1, 2, 2.5 or 5 times a power of ten, those first that are nearest to five. */
function roundValues(least: number, highest: number): readonly (readonly number[])[] {
  const wanted = (highest - least) / wantedTicks;
  if (!(wanted > 0) || !Number.isFinite(wanted)) return [];
  const power = 10 ** Math.floor(Math.log10(wanted));
  const distance = ({ length }: readonly number[]) => Math.abs(length - wantedTicks);
  return [0.5, 1, 2, 2.5, 5, 10, 20, 50]
    .map((factor) => multiplesOf(factor * power, least, highest))
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => distance(one) - distance(other));
}

function multiplesOf(step: number, least: number, highest: number): readonly number[] {
  const first = Math.ceil(least / step - rounding);
  const count = Math.floor(highest / step + rounding) - first + 1;
  // 3 × 0.1 is not quite 0.3.
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** 0.3 / 0.1 is not quite 3. */
const rounding = 1e-9;
