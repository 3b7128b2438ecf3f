// Multinomial logistic regression over sparse features: in full batches, so that each run gives the same result.

export interface Row {
  /** The numbers of its features, and how much there is of each. */
  readonly features: readonly number[];
  readonly values: readonly number[];
}

export interface LabelledRow extends Row {
  /** The number of its class. */
  readonly label: number;
  /** How much it counts. */
  readonly weight: number;
}

export interface Model {
  /** By feature, then by class. */
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

export interface TrainOptions {
  readonly features: number;
  readonly classes: number;
  /** How dear large weights are. */
  readonly l2: number;
  readonly rounds: number;
  /** So many weights, the largest, are left: half of the rounds find out which, the others make the best of them. */
  readonly keep: number;
}

const firstRate = 0.15;
/** From here on the steps become smaller, down to nothing. */
const steady = 0.6;

/** Minimises the mean cross-entropy with Adam. */
export function trainSoftmax(
  rows: readonly LabelledRow[],
  { features, classes, l2, rounds, keep }: TrainOptions,
): Model {
  const weights = optimised(features * classes, l2);
  const bias = optimised(classes, 0);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const scores = new Float64Array(classes);
  for (let round = 1; round <= rounds; round++) {
    if (round === Math.ceil(rounds / 2)) leaveLargest(weights, keep);
    weights.slope.fill(0);
    bias.slope.fill(0);
    for (const row of rows) {
      setProbabilities(scores, row, { weights: weights.at, bias: bias.at });
      addTo(scores, row.label, -1);
      addSlope(row, scores, row.weight / total, weights.slope, bias.slope);
    }
    const left = (rounds - round + 1) / (rounds * (1 - steady));
    const rate = firstRate * Math.min(1, left);
    step(weights, rate, round);
    step(bias, rate, round);
  }
  return { weights: weights.at, bias: bias.at };
}

function addSlope(
  { features, values }: Row,
  errors: Float64Array,
  scale: number,
  slope: Float64Array,
  biasSlope: Float64Array,
): void {
  const classes = errors.length;
  for (let c = 0; c < classes; c++) addTo(biasSlope, c, (errors[c] ?? 0) * scale);
  for (let i = 0; i < features.length; i++) {
    const from = (features[i] ?? 0) * classes;
    const value = (values[i] ?? 0) * scale;
    for (let c = 0; c < classes; c++) addTo(slope, from + c, (errors[c] ?? 0) * value);
  }
}

interface Optimised {
  readonly at: Float64Array;
  readonly slope: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
  readonly l2: number;
  /** 1 where it stays 0. */
  readonly isLeftOut: Uint8Array;
}

function leaveLargest({ at, isLeftOut }: Optimised, keep: number): void {
  const least = at.map(Math.abs).toSorted()[at.length - keep] ?? 0;
  for (let i = 0; i < at.length; i++) {
    if (Math.abs(at[i] ?? 0) >= least) continue;
    at[i] = 0;
    isLeftOut[i] = 1;
  }
}

const optimised = (size: number, l2: number): Optimised => ({
  at: new Float64Array(size),
  slope: new Float64Array(size),
  mean: new Float64Array(size),
  square: new Float64Array(size),
  l2,
  isLeftOut: new Uint8Array(size),
});

/** https://arxiv.org/abs/1412.6980, algorithm 1. */
function step({ at, slope, mean, square, l2, isLeftOut }: Optimised, rate: number, round: number): void {
  const first = 1 - 0.9 ** round;
  const second = 1 - 0.99 ** round;
  for (let i = 0; i < at.length; i++) {
    if (isLeftOut[i] === 1) continue;
    const now = at[i] ?? 0;
    const down = (slope[i] ?? 0) + l2 * now;
    const smooth = 0.9 * (mean[i] ?? 0) + 0.1 * down;
    const spread = 0.99 * (square[i] ?? 0) + 0.01 * down * down;
    mean[i] = smooth;
    square[i] = spread;
    at[i] = now - (rate * (smooth / first)) / (Math.sqrt(spread / second) + 1e-8);
  }
}

function addTo(array: Float64Array, at: number, amount: number): void {
  array[at] = (array[at] ?? 0) + amount;
}

function setProbabilities(scores: Float64Array, { features, values }: Row, { weights, bias }: Model): void {
  scores.set(bias);
  const classes = scores.length;
  for (let i = 0; i < features.length; i++) {
    const from = (features[i] ?? 0) * classes;
    const value = values[i] ?? 0;
    for (let c = 0; c < classes; c++) addTo(scores, c, (weights[from + c] ?? 0) * value);
  }
  const top = Math.max(...scores);
  let sum = 0;
  for (let c = 0; c < classes; c++) {
    const share = Math.exp((scores[c] ?? 0) - top);
    scores[c] = share;
    sum += share;
  }
  for (let c = 0; c < classes; c++) scores[c] = (scores[c] ?? 0) / sum;
}
