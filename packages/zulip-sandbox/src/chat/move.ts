// What a move of messages is: from where to where, by whom, and which of them.
import type { Channel, Message, User } from './model.ts';

export const propagateModes = ['change_one', 'change_later', 'change_all'] as const;
export type PropagateMode = (typeof propagateModes)[number];

export interface Place {
  readonly channel: Channel;
  readonly topic: string;
}

export interface Move {
  readonly mover: User;
  /** Where the messages are. */
  readonly channel: Channel;
  /** The message that was pointed at. */
  readonly message: Message;
  readonly to: Place;
  readonly mode: PropagateMode;
  readonly withNotice: boolean;
}
