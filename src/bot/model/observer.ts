// What the bot tells whoever observes it: what becomes of its questions, and whether both services are there.

/** None of these throws or waits, and none is ever given what people typed. */
export interface Observer {
  /** In hand from now on, until it is done or left: heard in the chat, or found unread at a start or by the sweep. */
  questionTaken(id: number, askedAt: Date, how: 'heard' | 'found'): void;
  /** Nothing is left to do for it. `outcome` and `command` are the words of the log. */
  questionDone(id: number, outcome: string, command: string | undefined, askedAt: Date): void;
  /** Out of hand. Without `questionDone` before, it was given back unanswered: it stays unread, and will be found. */
  questionLeft(id: number): void;
  /** After a sending that may have succeeded: whether the message was there. */
  reconciled(result: 'found' | 'sentAgain'): void;
  /** There is a new event queue. */
  registered(): void;
  /** The chat server has answered a poll or a registration. */
  chatHeard(): void;
  /**
   * `unauthorized`: the facts service answers, but not to this bot. `isKeptUsed`: it gave no answer, but an earlier one
   * could be used.
   */
  factsSeen(how: 'reachable' | 'unauthorized' | 'unreachable', isKeptUsed?: boolean): void;
  /** Whether this process is one too many: another one, which was there before, works with the same account. */
  anotherProcess(isThere: boolean): void;
}

const ignore = () => undefined;

/** Nobody watches. */
export const unobserved: Observer = {
  questionTaken: ignore,
  questionDone: ignore,
  questionLeft: ignore,
  reconciled: ignore,
  registered: ignore,
  chatHeard: ignore,
  factsSeen: ignore,
  anotherProcess: ignore,
};
