// What is known of the own account and of the server at the moment; listen.ts keeps it up to date.
import type { Self } from './question.ts';

export interface Account {
  self: Self;
  /** Zulip's number for what its API can do: https://zulip.com/api/changelog */
  featureLevel: number;
  /** In Unicode code points. */
  maxMessageLength: number;
}

/** Zulip 8.0: below it `read_by_sender` does not exist, and every own message would look like work. */
export const lowestFeatureLevel = 237;
