// What a command is: one file in commands/ that exports one of these, and what it may know of the chat.
import type { ChatConnection, Emoji, SentFile, Status } from '../../chat/index.ts';
import type { CalendarDate, Document, Lang, Say, Text } from '../../document/index.ts';
import type { FactsConnection } from '../../facts/index.ts';
import type { QuestionIntent, Aspect } from '../recognisers/intent.ts';
import type { Recogniser } from '../recognisers/recogniser.ts';
import type { Word } from '../recognisers/words.ts';
import type { AnswerKind } from './answerKind.ts';
import type { AnswerBefore, ChatReminders } from './reminders.ts';
import type { ChatSubscriptions } from './subscriptions.ts';
import type { Knowledge, NamedFields } from './known.ts';

type OneOrMore<T> = readonly [T, ...T[]];

export interface Argument<Value = unknown> {
  readonly recogniser: Recogniser<Value>;
  /** How the bot calls it when it asks for it or shows the usage. */
  readonly label: Text;
  /** The question for it, where the label with a question mark would not do. */
  readonly ask?: Text;
  /** The question is complete without it. */
  readonly optional?: true;
  /** Arguments with the same name here say one thing in several ways: a later one takes the place of an earlier one. */
  readonly sameAs?: string;
  /** Words right before it that tell it from another argument of the same kind: „von“, „nach“. Plainly written. */
  readonly after?: readonly string[];
  /** An option: stands anywhere, after one of those words, or typed so that nothing else can be meant („35 Cent“). */
  readonly named?: true;
  /** „gebraucht“: said with yes, it is the answer, whatever else is unclear or not said. */
  readonly decides?: true;
  /** „Verlängerung“: an option that says which case it is, and holds on where another part of the answer is asked for. */
  readonly ofCase?: true;
  /** „reicht die Zeit noch?“, „darf er allein?“: of a case the command itself tells yes or no. */
  readonly judges?: true;
  /** A town that may be several is left out, and told so, rather than asked about. */
  readonly mayStayOpen?: true;
  /** Of the service's list: each is tried before it is asked for, since most often all come to the same. */
  readonly mayNotMatter?: true;
  /** „kennt ihr welche?“: how it was asked, which is no part of what was understood. */
  readonly isUnsaid?: true;
  /** It says for how many persons the answer is: nobody who is counted in the question is left out. */
  readonly countsPersons?: true;
  /** How many of them are meant, where the amounts are those of one: the sum is told. */
  readonly isHowMany?: true;
  /** Taken when it is not given; the answer says so. */
  readonly assumed?: Value;
}

/** The order of the keys is the order in the strict command line. */
export type Arguments = Readonly<Record<string, Argument>>;
type ValueOf<A> = A extends Argument<infer Value> ? Value : never;

export type ArgumentValues<A extends Arguments> = {
  readonly [Key in keyof A]: A[Key] extends { readonly optional: true }
    ? ValueOf<A[Key]> | undefined
    : ValueOf<A[Key]>;
};

/** What a command gets for one question. */
export interface Call<A extends Arguments = Arguments> {
  readonly values: ArgumentValues<A>;
  readonly lang: Lang;
  /** Picks the asker's language. */
  readonly say: Say;
  /** What the question wants to know first, for the first line. */
  readonly intent: QuestionIntent;
  /** The message that says what is wanted, as typed; empty for a command line, which has nothing but its values. */
  readonly question: string;
  /** What answers it, where that was learned. */
  readonly answeredBy?: AnswerKind | 'nothing';
  /** In the office's time zone; what is urgent counts from it. */
  readonly today: CalendarDate;
  /** For a command that takes a text: what stands behind its name, as typed. */
  readonly text: string;
  /** The files that the message carries. */
  readonly uploads: readonly Upload[];
  readonly facts: FactsConnection;
  /** The chat that the question stands in, for commands about the chat itself. */
  readonly chat: ChatCall;
  /** Ends when the process must stop. */
  readonly signal: AbortSignal;
  /** Everything that the asker may use. */
  readonly commands: readonly Command[];
  /** The newest answer before that has days to come, worked out once more: the asker's own, else one of others here. */
  readonly answerBefore: () => Promise<AnswerBefore | undefined>;
  /** The same, whether it has days or not: what „daran“ means. It is not worked out again, and no days are told. */
  readonly anyAnswerBefore: () => Promise<AnswerBefore | undefined>;
}

/** What an overview gets: any value may not have been said. */
export type OverviewCall<A extends Arguments = Arguments> = Omit<Call<A>, 'values'> & {
  readonly values: Partial<ArgumentValues<A>>;
};

/** What is known of a matter may depend on what was said, and on the state, by its written name: Baden-Württemberg. */
export type Knowing<A extends Arguments = Arguments> = Pick<Call, 'facts' | 'signal' | 'lang'> & {
  readonly values: Partial<ArgumentValues<A>>;
  readonly state: string | undefined;
};

/** What an order in plain words says, as it would stand behind the name. */
export interface PlainOrder {
  readonly lang: Lang;
  readonly text: string;
}

/** A file in a message: `[name](/user_uploads/path)`. */
export interface Upload {
  readonly name: string;
  readonly path: string;
}

/** What the words of an answer depend on. */
export type Speaking = Pick<Call, 'lang' | 'say' | 'today' | 'intent' | 'question'>;

export interface Example {
  /** As typed, without the mention. */
  readonly ask: string;
  /** Each must occur in the answer; figures are those of the sandbox on 21 November 2026. */
  readonly answer: OneOrMore<string>;
}

/** A word of the matter, and what it means: told where just that is asked. It states no figure, which the service alone does. */
export interface Term {
  /** The first name is shown. */
  readonly called: Readonly<Record<Lang, readonly string[]>>;
  readonly says: Text;
  /** The arguments whose values it explains, where they are asked for and not understood. */
  readonly of?: readonly string[];
}

export interface CommandSpec<A extends Arguments> {
  /** The first name is shown, all are understood; the name used sets the language of the answer. */
  readonly name: Readonly<Record<Lang, OneOrMore<string>>>;
  /** Names that say a value at the same time („luftwärmepumpe“, „ummelden“): they stay among the words. */
  readonly nameWithValue?: Readonly<Record<Lang, readonly string[]>>;
  /**
   * What people say of its subject without naming it („Möbelwagen“); a star stands for any ending. Where two commands
   * are spoken of equally, the bot asks which. Without any, the command is understood by its name alone.
   */
  readonly words?: Readonly<Record<Lang, readonly string[]>>;
  /** What it cannot tell, and the command line that can: „fakten gmbh-gruendung“ for the documents. */
  readonly reroute?: {
    readonly of: readonly Aspect[];
    readonly ask: string;
    /** Words of what this command can tell all the same, plainly written. */
    readonly unless?: readonly string[];
    /** What it can tell where one of these arguments is said: the office of a town. */
    readonly unlessSaid?: { readonly of: readonly Aspect[]; readonly one: readonly string[] };
  };
  /** It is about what other commands are named after: „anbieter halteverbot“ is no question about no-parking zones. */
  readonly about?: 'topics';
  readonly summary: Text;
  /** One line each: the ways to ask, arguments in ‹ ›. Without any, the first name is the only one. */
  readonly usage?: Readonly<Record<Lang, OneOrMore<string>>>;
  /** True when it changes anything anywhere: then it runs at most once for a question. */
  readonly changes: boolean;
  /** Who may use it: everybody, unless said otherwise. Administrators are people with that role or the owner's. */
  readonly who?: 'members' | 'administrators';
  readonly arguments?: A;
  /** What stands behind the name is one text, taken as typed; then the name must stand first, and nothing is an argument. */
  readonly text?: {
    readonly label: Text;
    readonly ask: Text;
    readonly optional?: true;
    /** Whether words may answer what the command has asked back; all may, where nothing is told. Pure. */
    readonly isAnswer?: (words: readonly Word[]) => boolean;
    /** What people say to each other answers nothing, only what is said to the bot. */
    readonly onlyToBot?: true;
  };
  /** For a command that takes a text: the same order in a whole sentence, which does not begin with the name. Pure. */
  plainOrder?(said: string): PlainOrder | undefined;
  /** One of the bot's own emoji (assets/emoji/), shown on a question that takes a while. */
  readonly emoji?: string;
  readonly examples: Readonly<Record<Lang, OneOrMore<Example>>>;
  /** The answer as a document. Throws ClarificationNeeded for what the asker can mend; FactsError passes through. */
  run(call: Call<A>): Document | Promise<Document>;
  /**
   * Points that the bare answer leaves to a question of their own, and that a subscription to it is about as well. Pure.
   */
  watched?(values: ArgumentValues<A>): readonly Aspect[];
  /** What the fields of its answers are called, where those are looked through. */
  readonly fields?: readonly NamedFields[];
  /**
   * What the service says of the matter whatever the case is: it is looked through for the point of a question that the
   * answer does not say, and that needs no case.
   */
  knows?(call: Knowing<A>): Promise<readonly Knowledge[]>;
  /** The same in the answers to single cases: those of what was said, and what all others have in common. Asked for last. */
  knowsOfCases?(call: Knowing<A>): Promise<readonly Knowledge[]>;
  /** The answer when no argument is given, or „alle“: all that there is, narrowed to what was said of it. */
  overview?(call: OverviewCall<A>): Document | Promise<Document>;
  /** What its words mean. */
  readonly terms?: readonly Term[];
  /** What one gets, and no price: who asks what the thing costs is told so. */
  readonly reckons?: 'grants';
  /** The arguments that the overview is narrowed to: of a case with others it says nothing. */
  readonly narrowedBy?: readonly (keyof A & string)[];
}

export type Command<A extends Arguments = Arguments> = CommandSpec<A> &
  Required<Pick<CommandSpec<A>, 'usage' | 'arguments'>>;

/** Lengths in Unicode code points. */
export interface ChatLimits {
  readonly channelName: number;
  readonly channelDescription: number;
  readonly folderName: number;
  readonly folderDescription: number;
  /** The size of a file in MiB; undefined where the server does not say. */
  readonly uploadMib: number | undefined;
}

/** What an administrator wants beside the account's name: nothing, a status, or what the bot says by itself. */
export type ChosenStatus = { readonly kind: 'automatic' | 'none' } | ({ readonly kind: 'own' } & Status);

export interface OwnStatus {
  /** What is chosen, and what is shown now. */
  readonly state: () => { readonly chosen: ChosenStatus; readonly shown: Status | undefined };
  /** Shows it at once, and remembers it over restarts; gives what is shown. Throws ChatError. */
  choose(status: ChosenStatus, signal: AbortSignal): Promise<Status>;
}

export interface ChatCall {
  readonly connection: ChatConnection;
  readonly account: {
    readonly userId: number;
    readonly fullName: string;
    readonly isBot: boolean;
    /** Zulip's number for what the server's API can do: https://zulip.com/api/changelog */
    readonly featureLevel: number;
    readonly limits: ChatLimits;
    /** The custom emoji that can be used, by name. */
    readonly emoji: ReadonlyMap<string, Emoji>;
  };
  /** Bots have none. */
  readonly ownStatus: OwnStatus | undefined;
  /** Undefined for a bot account without an administrator's key. Throws ChatError. */
  readonly uploadEmoji: ((name: string, file: SentFile, signal: AbortSignal) => Promise<void>) | undefined;
  /** Runs what must not happen twice at once: one after the other, whoever asks. */
  readonly alone: <T>(act: () => Promise<T>) => Promise<T>;
  readonly reminders: () => ChatReminders;
  readonly subscriptions: () => ChatSubscriptions;
  readonly askerId: number;
  /** Undefined in a direct conversation. */
  readonly channel: { readonly id: number; readonly name: string } | undefined;
}
