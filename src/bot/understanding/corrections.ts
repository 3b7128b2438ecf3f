// Which value takes the place of which: behind a correction, „nach München – Quatsch, nach Dresden“, and behind a „nicht“.
import { type Candidate, insteadBefore, isJoining, type Span, type Word } from '../../kit/index.ts';
import { isSameValue } from './frame.ts';

/** What a recogniser finds among other words: of two values only the stronger one may be told beside the other. */
export type FindAlone = (words: readonly Word[]) => readonly Candidate<unknown>[];

/** Behind the cue, the value may be said with some words around it. */
const mostBehind = 8;
const noTo = new Set(['nicht', 'not']);

export const isNoTo = ({ plain }: Word): boolean => noTo.has(plain);

const fails = /^(?:geht|klappt|passt|haut|stimmt|works?)$/;
const mostToNo = 4;

/** „der 4. geht doch nicht“ */
function failsBehind(words: readonly Word[], to: number): boolean {
  if (words[to - 1]?.stop !== undefined || !fails.test(words[to]?.plain ?? '')) return false;
  const rest = words.slice(to, to + mostToNo);
  const end = rest.findIndex(({ stop }) => stop !== undefined);
  return rest
    .slice(0, end === -1 ? rest.length : end + 1)
    .some(({ plain }) => /^(?:nicht|net|nimmer|not)$/.test(plain));
}

/** „nicht Jena“, „nicht in Jena“, „Jena geht nicht“: where the value begins with its no. */
export function noBefore(words: readonly Word[], { from, to }: Span): number | undefined {
  if (failsBehind(words, to)) return from;
  const [before, first] = [words[from - 1], words[from - 2]];
  if (!before || before.stop !== undefined) return undefined;
  if (isNoTo(before)) return from - 1;
  return first && isNoTo(first) && first.stop === undefined && isJoining(before) ? from - 2 : undefined;
}

export interface Denied extends Span {
  /** Where the no stands in front. */
  readonly no: number;
  /** „statt“ */
  readonly isInstead: boolean;
  readonly value: unknown;
}

/** Where the word stands that denies the value behind it. */
export type NoBefore = (words: readonly Word[], value: Span) => number | undefined;

/** After what was asked before, „Sachsen statt Niedersachsen“ denies as well. */
export const noOrInsteadBefore: NoBefore = (words, value) =>
  noBefore(words, value) ?? insteadBefore(words, value.from);

/** „499, nicht 599“, „nicht Erfurt, Magdeburg“: values with a no right in front, where another one is said without. */
export function deniedFor(
  candidates: readonly Candidate<unknown>[],
  words: readonly Word[],
  gone: ReadonlySet<number>,
  findAlone: FindAlone,
  noAt: NoBefore = noBefore,
): readonly Denied[] {
  const said = candidates.filter(
    ({ from, score, value }) => !gone.has(from) && score >= 0.5 && typeof value !== 'boolean',
  );
  const isDenied = (one: Span) => noAt(words, one) !== undefined;
  const denied = said.filter(isDenied);
  const isOther = (one: Candidate<unknown>) =>
    !isDenied(one) &&
    (!one.impossible || one.unlisted !== undefined) &&
    denied.every((other) => !isSameValue(other.value, one.value));
  const spans = denied.map(({ from, to, value }): Denied => ({
    value,
    from,
    to,
    no: noAt(words, { from, to }) ?? from,
    isInstead: noBefore(words, { from, to }) === undefined,
  }));
  if (denied.length === 0 || said.some(isOther)) return spans;
  const rest = words.filter((_, at) => denied.every(({ from, to }) => at < from || at >= to));
  return denied.length === said.length &&
    findAlone(rest).some((one) => isSaid(one, 0.5) && isNew(denied)(one))
    ? spans
    : [];
}

/** A town that the service does not have is said as well. */
const isSaid = ({ score, impossible, unlisted }: Candidate<unknown>, least: number): boolean =>
  score >= least && (!impossible || unlisted !== undefined);

const isNew =
  (former: readonly Candidate<unknown>[]) =>
  ({ value }: Candidate<unknown>) =>
    former.every((one) => !isSameValue(one.value, value));

export interface Correction {
  readonly before: Candidate<unknown>;
  readonly after: Candidate<unknown>;
}

/** The last value before the cue, and another one of the same kind behind it; or a way said anew, place by place. */
export function changesAt(
  cue: Span,
  candidates: readonly Candidate<unknown>[],
  gone: ReadonlySet<number>,
  words: readonly Word[],
  findAlone: FindAlone,
): readonly Correction[] {
  const inFront = candidates.filter(
    (one) => one.to <= cue.from && !gone.has(one.from) && (one.score >= 0.5 || one.to === cue.from),
  );
  const isBehind = ({ from }: Span) => from >= cue.to && from < cue.to + mostBehind;
  const denied = candidates.filter((one) => isBehind(one) && noBefore(words, one) !== undefined);
  // „Erfurt nach Potsdam, nein, von Magdeburg aus, nicht Erfurt“: in the place of what is denied.
  const before = inFront.findLast((one) => !isNew(denied)(one)) ?? inFront.at(-1);
  const beside = candidates.filter(
    (one) => isBehind(one) && isSaid(one, 0.5) && (isNew(denied)(one) || denied.length > 1),
  );
  const behind =
    beside.length > 0 || !before || cue.from - before.to > mostToCue
      ? beside
      : findAlone(words.slice(cue.to))
          .map((one) => ({ ...one, from: one.from + cue.to, to: one.to + cue.to }))
          .filter((one) => isBehind(one) && isSaid(one, 0.9) && isNew([before])(one));
  const wordBefore = ({ from }: Span) => words[from - 1]?.plain;
  // „von Kiel nach Bonn, nee, von Lübeck nach Mainz“
  const paired = behind.flatMap((after): readonly Correction[] => {
    const former = inFront.findLast((one) => wordBefore(one) === wordBefore(after));
    return former && typeof former.value !== 'number' ? [{ before: former, after }] : [];
  });
  const isAnew = paired.length > 1 && paired.every(({ before: one }, at) => paired[at + 1]?.before !== one);
  if (isAnew) return paired;
  const alike = before && behind.find((one) => wordBefore(one) === wordBefore(before));
  const next = behind.find(({ from }) => from <= cue.to + mostBetween);
  const after = alike ?? next ?? behind[0];
  if (!after || !before || isSameValue(after.value, before.value)) return [];
  // „ach nein, der Große ist jetzt 18, also nur eins“: which of the two holds is asked.
  const isOther = ({ score, value }: Candidate<unknown>) =>
    score >= after.score && !isSameValue(value, after.value);
  if (!alike && !next && behind.some(isOther)) return [];
  return [{ before, after }];
}

/** „deregister my car, sorry, …“ */
const mostToCue = 2;
/** „nee, doch nach Mainz“ */
const mostBetween = 1;
