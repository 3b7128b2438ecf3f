// What a case is: something that a Zulip server does, where that is known from, and how to see it.
import type { Place } from './place.ts';
import type { Target } from './target.ts';

export interface Case {
  readonly name: string;
  /** Where it is known from: a page of the documentation, or what was recorded of a real server. */
  readonly source: string;
  /** The first feature level that it holds for, and the last. */
  readonly since?: number;
  readonly until?: number;
  readonly run: (place: Place) => Promise<void>;
}

export interface Subject {
  readonly name: string;
  /** Why none of it can be tried there; undefined when it can. */
  readonly lacking?: (target: Target) => string | undefined;
  readonly cases: readonly Case[];
}

/** Seen with one's own eyes on a running server. */
export const recording = 'recorded from Zulip 10.0-dev, feature level 321';

type Levels = Pick<Case, 'since' | 'until'>;

/** Begins a list of cases that are known from the same source. */
export const from =
  (source: string) =>
  (name: string, run: Case['run'], levels: Levels = {}): Case => ({ name, source, run, ...levels });
