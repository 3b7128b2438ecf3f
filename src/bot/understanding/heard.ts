// A message that was heard, and what reading it takes.
import type { FactsConnection } from '../../facts/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { ParsedMessage } from './parseMessage.ts';

export interface UnderstandParts {
  readonly catalogue: Catalogue;
  readonly facts: FactsConnection;
  /** The office's time zone, as an IANA name. */
  readonly timeZone: string;
}

/** Handed on as it is, from whoever reads a message to whatever reads a part of it. */
export interface Heard {
  readonly said: ParsedMessage;
  readonly askedAt: Date;
  readonly parts: UnderstandParts;
  readonly signal: AbortSignal;
}
