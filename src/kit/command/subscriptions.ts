// What a command may do with subscriptions to changes: those of the conversation that the question stands in.
import type { CalendarDate, Lang, Note } from '../../document/index.ts';

export interface Subscription {
  /** By which it can be named; in one conversation no two have the same. */
  readonly number: number;
  /** What it is about: „Halteverbot Berlin Mitte – Hamburg“; undefined where that cannot be read any more. */
  readonly title: string | undefined;
  readonly since: CalendarDate;
  /** Who asked for it. */
  readonly personId: number;
  /** When something was told last. */
  readonly toldOn: CalendarDate | undefined;
}

export type Beginning =
  /** `figures`: so many statements are watched. */
  | { readonly kind: 'already'; readonly title: string; readonly figures: number }
  | {
      readonly kind: 'begun';
      readonly title: string;
      readonly figures: number;
      /** What of the words was read otherwise, or left out. */
      readonly notes: readonly Note[];
      /** Only what holds of the topic is watched: the command that reckons a case of it. */
      readonly calculator: string | undefined;
    }
  /** There is no answer before the question that it could be about. */
  | { readonly kind: 'no answer before' }
  /** The words ask for no case, and for no topic. */
  | { readonly kind: 'not understood' }
  /** Its answer has nothing that could change, or too much to be watched. */
  | { readonly kind: 'nothing to watch' | 'too much'; readonly title: string }
  /** Nobody looks whether anything has changed. */
  | { readonly kind: 'off' }
  /** One conversation may have so many. */
  | { readonly kind: 'full'; readonly most: number };

export interface ChatSubscriptions {
  /** In a channel a right of administrators and moderators; privately anyone's. Throws ChatError. */
  may(signal: AbortSignal): Promise<boolean>;
  /**
   * To what the words ask for; where there are none, to the answer before the question. What is told of it is in that
   * language. Throws ClarificationNeeded for what must be asked back, whose answer then stands behind the words in
   * quotes; FactsError, ChatError.
   */
  begin(words: string, lang: Lang, signal: AbortSignal): Promise<Beginning>;
  /** In the order in which they began. Throws ChatError. */
  list(signal: AbortSignal): Promise<readonly Subscription[]>;
  /** Throws ChatError. */
  end(numbers: readonly number[], signal: AbortSignal): Promise<void>;
  /**
   * So much has changed at once that it was held back: `send` has it told, otherwise it is taken over in silence; in so
   * far as it still holds. Gives how many subscriptions it is about, and at night the hour from which they are told.
   * Throws ChatError.
   */
  decide(
    what: 'send' | 'discard',
    signal: AbortSignal,
  ): Promise<{ readonly subscriptions: number; readonly hour: number | undefined } | 'not allowed'>;
}
