// What a command may do with reminders: those of the conversation that the question stands in.
import type { CalendarDate, Lang } from '../../document/index.ts';
import type { TimeOfDay } from '../recognisers/timeOfDay.ts';

/** By the office's clock, or from now on. */
export type When = { readonly day: CalendarDate; readonly time: TimeOfDay } | { readonly inMinutes: number };

export interface WantedReminder {
  readonly when: When;
  /** What it says, as typed; empty where nothing was said. */
  readonly what: string;
  readonly lang: Lang;
  /** The message with the answer that it came from. */
  readonly answerId?: number | undefined;
}

export interface SetReminder {
  /** By which it is deleted; in one conversation no two have the same. */
  readonly number: number;
  readonly day: CalendarDate;
  readonly time: TimeOfDay;
  readonly what: string;
  /** Who asked for it. */
  readonly personId: number;
  readonly isOwn: boolean;
}

export type Setting =
  /** `skipped`: the clock has no such time on that day, and it is later; `doubled`: it has it twice, and it is the first. */
  | { readonly kind: 'set'; readonly reminder: SetReminder; readonly change?: 'skipped' | 'doubled' }
  | { readonly kind: 'past' }
  | { readonly kind: 'too far' }
  /** One person may have so many. */
  | { readonly kind: 'full'; readonly most: number };

export interface ChatReminders {
  /** The day on which the question was written, which it counts from. */
  readonly askedOn: CalendarDate;
  /** The next one first. Throws ChatError. */
  list(signal: AbortSignal): Promise<readonly SetReminder[]>;
  /** Throws ChatError. */
  set(wanted: WantedReminder, signal: AbortSignal): Promise<Setting>;
  /** For who asked for it, and administrators. Gives what there was. Throws ChatError. */
  delete(number: number, signal: AbortSignal): Promise<SetReminder | 'unknown' | 'not allowed'>;
}

/** What a command may know of an earlier answer. */
export interface AnswerBefore {
  /** The message that it stands in, or begins with; undefined where that is another conversation. */
  readonly messageId: number | undefined;
  /** What it is about: „Halteverbot Köln – Hamburg, 10.06.2027“. */
  readonly title: string;
  /** The days in it that are still to come, the earliest first. */
  readonly days: readonly AnswerDay[];
}

export interface AnswerDay {
  readonly day: CalendarDate;
  /** What is to be done or what ends, and for which of the answer's cases. */
  readonly what: string;
  readonly cases: readonly string[];
}
