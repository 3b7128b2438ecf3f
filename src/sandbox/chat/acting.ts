// What a person does in the chat, without HTTP: the same rules hold, and a refusal is thrown.
import { readableMessage } from './access.ts';
import { react } from './addReaction.ts';
import { removeMessage } from './deleteMessage.ts';
import { channelDoesNotExist } from './errors.ts';
import type { Account, User } from './model.ts';
import { channelNamed, type Organization } from './organization.ts';
import { send } from './sendMessage.ts';
import { update } from './updateMessage.ts';

export interface Acting {
  /** Gives the message's id. */
  send(message: { readonly channel: string; readonly topic: string; readonly content: string }): number;
  /** Gives the message's id. */
  sendDirect(to: readonly Account[], content: string): number;
  edit(messageId: number, content: string): void;
  /** Moves all messages of the topic. */
  moveTopic(messageId: number, topic: string): void;
  delete(messageId: number): void;
  react(messageId: number, emojiName: string): void;
}

/** As in Zulip's web app: what one sends is read. */
export function actingAs(user: User, organization: Organization): Acting {
  const readable = (messageId: number) => readableMessage(user, messageId, organization);
  const writing = { sender: user, client: 'website', readBy: 'sender' } as const;
  return {
    send({ channel: name, topic, content }) {
      const channel = channelNamed(organization, name);
      if (!channel) throw channelDoesNotExist(name);
      return send({ ...writing, to: { channel, topic }, content }, organization).id;
    },
    sendDirect(to, content) {
      const toUserIds = to.map(({ userId }) => userId);
      return send({ ...writing, to: { toUserIds }, content }, organization).id;
    },
    edit: (messageId, content) => update(user, readable(messageId), { content }, organization),
    moveTopic(messageId, topic) {
      update(user, readable(messageId), { topic, mode: 'change_all' }, organization);
    },
    delete: (messageId) => removeMessage(user, readable(messageId), organization),
    react: (messageId, emojiName) => react(user, readable(messageId), emojiName, organization),
  };
}
