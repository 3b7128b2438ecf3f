// What the bot tells whoever observes it: what becomes of its questions, and whether both services are there.

/** How a question came: heard in the chat, or found unread at a start or by the sweep. */
export type HowTaken = 'heard' | 'found';

/** The records of questions, as far as they are observed. Times are in milliseconds. */
export interface ObservedQuestion {
  readonly how: HowTaken;
  /** As far as the server tells it. */
  readonly askedAt: number;
}
export interface ObservedQuestions {
  /** Of those that have no answer; Infinity when there is none. */
  oldestAskedAt(): number;
}

/** None of these throws or waits, and none is ever given what people typed. */
export interface Observer {
  /** Once, before anything else of them: these can be read at any time. */
  questionsAre(questions: ObservedQuestions): void;
  /** One more is in hand, or waits, until it is done or left. */
  questionTaken(how: HowTaken): void;
  /** Nothing is left to do for one. `outcome` is the word of the log. */
  questionDone(outcome: string, question: ObservedQuestion): void;
  /** One was given back unanswered: it stays unread, and will be found. */
  questionLeft(): void;
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
  questionsAre: ignore,
  questionTaken: ignore,
  questionDone: ignore,
  questionLeft: ignore,
  reconciled: ignore,
  registered: ignore,
  chatHeard: ignore,
  factsSeen: ignore,
  anotherProcess: ignore,
};
