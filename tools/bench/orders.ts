// What the bench orders of the process with the servers, and what it gets back.

/** Who is asked: the bot, or the bare script that is measured beside it. */
export type Subject = 'bot' | 'floor';
export const subjects = ['bot', 'floor'] as const;

export type Order =
  | {
      readonly kind: 'ask';
      readonly subject: Subject;
      /** Without the mention. */
      readonly questions: readonly string[];
      /** In so many conversations at once, each with one question at a time. */
      readonly conversations: number;
      /** Before each question. */
      readonly pauseMs: number;
      /** All at once, in so many conversations. */
      readonly isBurst: boolean;
      /** Each service takes so much longer to answer what is measured, as real ones do. */
      readonly slowMs: number;
    }
  | { readonly kind: 'firstPoll'; readonly subject: Subject };

export interface Asked {
  /** Of each question, from the message in the chat to its answer there, in the order of the answers. */
  readonly ms: readonly number[];
  /** From the first question to the last answer. */
  readonly seconds: number;
  /** To the chat server, by method and path, also those that follow the answers. */
  readonly requests: Readonly<Record<string, number>>;
  readonly factsRequests: number;
  /** Opened meanwhile, to both servers: none where those that are open are used again. */
  readonly connections: number;
}

export interface Answers {
  ask: Asked;
  /** When the first poll came, in milliseconds since 1970. */
  firstPoll: number;
}

export interface Account {
  readonly email: string;
  readonly apiKey: string;
}

/** Sent once, when the servers are there. */
export interface Ready {
  readonly realm: string;
  readonly factsUrl: string;
  readonly accounts: Readonly<Record<Subject, Account>>;
}

/** Orders are numbered, and so are the answers to them. */
export interface Numbered<Content> {
  readonly number: number;
  readonly content: Content;
}
