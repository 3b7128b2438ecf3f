// From questions beside statements to the table of weights: places are moved until the right statement lies nearest.
import {
  dimensions,
  type Factors,
  isOfKind,
  nearness,
  placeOf,
  shares,
  type Weights,
} from '../../src/kit/presenting/relevance.ts';
import { rooms } from '../../src/kit/presenting/relevanceFeatures.ts';
import type { Example } from './statements.ts';

const rounds = 5;
const rate = 0.02;
const rateOfFactors = 0.01;
const decay = 1e-4;
/** So much of a question is left out each time it is looked at: no word may tell all. */
const leftOut = 0.4;
/** Nobody asks for what stands in every statement. */
const rarest = 1e-3;

/** Pure: the same examples give the same weights. */
export function fitRelevance(examples: readonly Example[]): Weights {
  const random = randomFrom(7);
  const table = firstPlaces(examples, random);
  const factors = { coverage: 2, need: 0.5, none: 1.5 };
  const learning = { table, factors, moved: new Float32Array(rooms).fill(1e-6), random };
  const order = examples.map((_, at) => at);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const at of order) {
      const example = examples[at];
      if (example) learn(example, learning);
    }
  }
  return { table, factors };
}

interface Learning {
  readonly table: Float32Array;
  readonly factors: { -readonly [Key in keyof Factors]: number };
  readonly moved: Float32Array;
  readonly random: () => number;
}

/** What both have in common lies near from the first: a word of few statements counts for more. */
function firstPlaces(examples: readonly Example[], random: () => number): Float32Array {
  const often = new Float64Array(rooms);
  const count = (some: readonly (readonly number[])[]) => {
    const own = new Float64Array(rooms);
    for (const room of some.flat()) own[room] = (own[room] ?? 0) + 1;
    for (const [room, times] of own.entries()) often[room] = Math.max(often[room] ?? 0, times / some.length);
  };
  count([...new Set(examples.flatMap(({ candidates }) => candidates.map((one) => one.rooms)))]);
  count(examples.map(({ rooms: question }) => question));
  const rarestShare = Math.log(1 / rarest);
  return Float32Array.from({ length: rooms * dimensions }, (_, at) => {
    const rare = Math.log(1 / ((often[Math.floor(at / dimensions)] ?? 0) + rarest)) / rarestShare;
    return ((random() < 0.5 ? -1 : 1) * rare) / Math.sqrt(dimensions);
  });
}

function learn({ rooms: question, need, candidates, right }: Example, learning: Learning): void {
  const { table, factors, random } = learning;
  const seen = question.filter(() => random() > leftOut);
  const place = placeOf(seen, table);
  const places = candidates.map((one) => placeOf(one.rooms, table));
  const scores = candidates.map(
    (one, at) =>
      nearness(place, places[at] ?? place) +
      factors.coverage * one.coverage +
      (isOfKind(one, need) ? factors.need : 0),
  );
  const wrong = wrongBy([...scores, factors.none], right);
  const pull = new Float32Array(dimensions);
  for (const [at, one] of candidates.entries()) {
    const by = wrong[at] ?? 0;
    if (Math.abs(by) < 1e-4) continue;
    add(pull, places[at] ?? place, by);
    factors.coverage -= rateOfFactors * by * one.coverage;
    if (isOfKind(one, need)) factors.need -= rateOfFactors * by;
    move(learning, one.rooms, place, by);
  }
  factors.none -= rateOfFactors * (wrong[candidates.length] ?? 0);
  move(learning, seen, pull, 1);
}

/** By how much each is too likely; the last is that nothing answers. */
export function wrongBy(scores: readonly number[], right: Example['right']): readonly number[] {
  const nothing = scores.length - 1;
  const wanted = scores.map((_, at) => right.get(at) ?? (right.size === 0 && at === nothing ? 1 : 0));
  const whole = wanted.reduce((sum, one) => sum + one, 0);
  return shares(scores).map((share, at) => share - (wanted[at] ?? 0) / whole);
}

function add(sum: Float32Array, place: Float32Array, by: number): void {
  for (let to = 0; to < dimensions; to++) sum[to] = (sum[to] ?? 0) + by * (place[to] ?? 0);
}

/** Adagrad: what was moved often moves less. */
function move({ table, moved }: Learning, some: readonly number[], pull: Float32Array, by: number): void {
  const share = by / Math.sqrt(Math.max(1, some.length));
  let strength = 0;
  for (let to = 0; to < dimensions; to++) strength += ((pull[to] ?? 0) * share) ** 2 / dimensions;
  for (const room of some) {
    const before = (moved[room] ?? 0) + strength;
    moved[room] = before;
    const step = rate / Math.sqrt(before + 1e-4);
    for (let at = room * dimensions, to = 0; to < dimensions; at++, to++) {
      const now = table[at] ?? 0;
      table[at] = now - step * ((pull[to] ?? 0) * share + decay * now);
    }
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one = 0, two = 0] = [order[at], order[other]];
    order[at] = two;
    order[other] = one;
  }
}

/** Mulberry32: the same each time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
