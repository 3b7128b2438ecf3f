// The figures of a cross-validation in words: rates, what is taken for what, how sure is sure enough.
import type { Reading } from './crossValidate.ts';

type By = 'topic' | 'intent';

const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
const isRight = (by: By) => (reading: Reading) => reading[by].value === reading.sentence[by];
const isLabelled = (by: By) => (reading: Reading) => reading.sentence[by] !== '-';

/** How many are read rightly. */
export function rate(readings: readonly Reading[], by: By): string {
  const labelled = readings.filter(isLabelled(by));
  return percent(labelled.filter(isRight(by)).length, labelled.length);
}

/** How often another matter is taken for a topic. */
export function taken(readings: readonly Reading[]): string {
  const others = readings.filter(({ sentence }) => sentence.topic === 'none');
  return percent(others.filter(({ topic }) => topic.value !== 'none').length, others.length);
}

/** One line for each class: its rate and what it is mostly taken for. */
export function classes(readings: readonly Reading[], by: By): string {
  const byLabel = new Map<string, Reading[]>();
  for (const reading of readings.filter(isLabelled(by))) {
    const label = reading.sentence[by];
    byLabel.set(label, [...(byLabel.get(label) ?? []), reading]);
  }
  return [...byLabel]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([label, own]) => {
      const wrong = own.filter((reading) => !isRight(by)(reading)).map((reading) => reading[by].value);
      const right = percent(own.length - wrong.length, own.length);
      return `  ${label.padEnd(24)}${right.padStart(8)} of ${String(own.length).padStart(4)}   ${most(wrong)}`;
    })
    .join('\n');
}

function most(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([value, count]) => `${value} ${count}`)
    .join(', ');
}

/** For several thresholds: how many topics are told rightly and wrongly, and how often another matter gets one. */
export function thresholds(readings: readonly Reading[]): string {
  const ours = readings.filter(({ sentence }) => sentence.topic !== 'none');
  const others = readings.filter(({ sentence }) => sentence.topic === 'none');
  return [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
    .map((least) => {
      const isTold = ({ topic }: Reading) => topic.value !== 'none' && topic.score >= least;
      const told = ours.filter(isTold);
      const right = told.filter(isRight('topic')).length;
      const wrong = others.filter(isTold).length;
      return (
        `  from ${least.toFixed(1)} on: right ${percent(right, ours.length)}, wrong ${percent(told.length - right, ours.length)}, ` +
        `a topic for another matter ${percent(wrong, others.length)}`
      );
    })
    .join('\n');
}

/** The same for what is wanted. */
export function intentThresholds(readings: readonly Reading[]): string {
  const labelled = readings.filter(isLabelled('intent'));
  return [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]
    .map((least) => {
      const told = labelled.filter(({ intent }) => intent.score >= least);
      const right = told.filter(isRight('intent')).length;
      return `  from ${least.toFixed(1)} on: right ${percent(right, labelled.length)}, wrong ${percent(told.length - right, labelled.length)}`;
    })
    .join('\n');
}
