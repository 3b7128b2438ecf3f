// What a question must lead to, and the words in which the questions' files say so.

/** The kinds of questions whose rates are counted. */
export type Kind =
  | 'strict'
  | 'spelling'
  | 'units and figures'
  | 'number words'
  | 'dates'
  | 'nicknames'
  | 'word order'
  | 'arrow'
  | 'postal code'
  | 'typing error'
  | 'free text'
  | 'phone'
  | 'missing'
  | 'ambiguous'
  | 'impossible'
  | 'out of scope'
  | 'without context'
  | 'overview'
  | 'follow-up'
  | 'English';

export type Outcome =
  /** Exactly this case is asked of the facts service, path and query. */
  | { readonly is: 'result'; readonly request: string }
  /** Exactly these cases are asked of the facts service, and shown side by side. */
  | { readonly is: 'compares'; readonly requests: readonly string[] }
  /** Answered without asking for a single case; the answer says all of these. */
  | { readonly is: 'shows'; readonly says: readonly (string | RegExp)[] }
  /** The bot asks back, and says all of these. */
  | { readonly is: 'intent'; readonly says: readonly (string | RegExp)[] }
  /** Nothing is asked of the service; the reply names what is possible. */
  | { readonly is: 'refuses'; readonly says: readonly (string | RegExp)[] }
  /** An honest sentence: no figure, no request, at most three topics. */
  | { readonly is: 'outOfScope' }
  /** A reply to small talk: anything without a figure and without a request. */
  | { readonly is: 'noFigure' };

export interface Row {
  readonly ask: string;
  /** One of these; each is honest. */
  readonly then: readonly Outcome[];
  /** The answer says that something was read as this. */
  readonly corrected?: string;
  /** What the asker says next, and what that must lead to. */
  readonly next?: { readonly say: string; readonly then: readonly Outcome[] };
}

export interface Question extends Row {
  readonly command: string;
  readonly kind: Kind;
}

/** The questions of one command, by kind. */
export const questions = (
  command: string,
  rows: Partial<Record<Kind, readonly Row[]>>,
): readonly Question[] =>
  Object.entries(rows).flatMap(([kind, some]) =>
    some.map((row) => ({ ...row, command, kind: kind as Kind })),
  );

/** Several outcomes where each of them is honest. */
export const ask = (text: string, ...then: readonly Outcome[]): Row => ({ ask: text, then });

export const asCorrected = (value: string, row: Row): Row => ({ ...row, corrected: value });

export const thenSay = (row: Row, say: string, ...then: readonly Outcome[]): Row => ({
  ...row,
  next: { say, then },
});

export const shows = (...says: readonly (string | RegExp)[]): Outcome => ({ is: 'shows', says });
export const asksFor = (...says: readonly (string | RegExp)[]): Outcome => ({ is: 'intent', says });
export const refuses = (...says: readonly (string | RegExp)[]): Outcome => ({ is: 'refuses', says });
/** Cases side by side, each as `result` says it. */
export const compares = (...cases: readonly Outcome[]): Outcome => ({
  is: 'compares',
  requests: cases.flatMap((one) => (one.is === 'result' ? [one.request] : [])),
});
export const outOfScope: Outcome = { is: 'outOfScope' };
export const noFigure: Outcome = { is: 'noFigure' };

type Query = Readonly<Record<string, string | number | boolean>>;

/** `result('calculator/gmbh/results', 'berlin', 'muster')` */
export function result(resource: string, segments: readonly (string | number)[], query: Query = {}): Outcome {
  const said = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const path = `/${[resource, ...segments].join('/')}/`;
  return { is: 'result', request: said.length > 0 ? `${path}?${said.join('&')}` : path };
}

/** No case is named, and hardly anything says which command is meant: whatever is honest, also what a topic says. */
export const whateverOn = (topic: string): readonly Outcome[] => [
  outOfScope,
  asksFor(),
  shows(),
  result('topics', [topic, 'facts']),
];
