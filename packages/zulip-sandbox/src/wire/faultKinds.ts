// What can go wrong on order, and with which requests.

export interface Fault {
  /** In capitals or not; all methods when absent. */
  readonly method?: string;
  /**
   * What follows `/api/v1/`, whole, or a pattern that is looked for in it; all paths when absent.
   * Of a file that is fetched it is the whole path, `/user_uploads/…`.
   */
  readonly path?: string | RegExp;
  /** The e-mail of the account it hits, `*` for everyone; Amtsbot's when absent. */
  readonly who?: string;
  /** How many requests it hits: 1 when absent, `Infinity` for all. */
  readonly times?: number;
  readonly how: FaultKind;
}

export type FaultKind =
  /** The connection is reset before anything is done. */
  | { readonly kind: 'drop' }
  /**
   * The connection is reset when so many bytes of the body have come. It hits only bodies of at least that size.
   * A resumable upload keeps what came, and is finished if that was all; anything else is not carried out.
   */
  | { readonly kind: 'dropDuring'; readonly bytes: number }
  /** The request is carried out, then the connection is reset. */
  | { readonly kind: 'dropAfter' }
  /** Nothing is answered; the connection stays open until the client or the server closes it. */
  | { readonly kind: 'hang'; readonly carryOut?: boolean }
  /** This answer instead; an object is sent as JSON, text as HTML. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: string | object;
      readonly headers?: Readonly<Record<string, string>>;
      readonly carryOut?: boolean;
    }
  /** The usual answer, so many milliseconds later. */
  | { readonly kind: 'slow'; readonly ms: number };

/** What `kind` can be: a program without types may say anything. */
export const kindNames: Readonly<Record<FaultKind['kind'], true>> = {
  drop: true,
  dropDuring: true,
  dropAfter: true,
  hang: true,
  answer: true,
  slow: true,
};

/** Takes a fault back, and tells how many requests it has hit. */
export interface TakeBack {
  (): number;
  /** How many it has hit so far; it stays. */
  readonly hits: () => number;
}
