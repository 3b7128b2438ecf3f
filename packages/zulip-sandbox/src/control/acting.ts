// What a person does in the chat, without HTTP: the same rules hold, and a refusal is thrown.
import { removeMessage } from '../actions/changeMessage.ts';
import { checkIsPerson } from '../endpoints/endpoint.ts';
import { makeFolder } from '../endpoints/folders.ts';
import { react } from '../endpoints/reactions.ts';
import { send } from '../endpoints/sendMessage.ts';
import { setStatus } from '../endpoints/status.ts';
import { update } from '../endpoints/updateMessage.ts';
import { readableMessage } from '../organization/access.ts';
import { addEmoji, checkNameIsFree, storedEmojiName } from '../organization/emoji.ts';
import { checkAdministrator } from '../organization/folders.ts';
import { participants } from '../organization/messages.ts';
import type { Account, StatusChange, User } from '../organization/model.ts';
import { channelNamed, type Organization } from '../organization/organization.ts';
import { setPresence } from '../organization/presence.ts';
import { aSnippetContent, aTitle, saveSnippet } from '../organization/snippets.ts';
import { storeUpload } from '../organization/uploads.ts';
import { buttonsOf } from '../organization/widgets.ts';
import { channelDoesNotExist } from '../wire/errors.ts';

export interface Acting {
  /** Gives the message's id. */
  send(message: { readonly channel: string; readonly topic: string; readonly content: string }): number;
  /** Gives the message's id. */
  sendDirect(to: readonly Account[], content: string): number;
  /**
   * Presses a button under a message, by its `short_name`, as in Zulip's web app: its `reply` is sent to where the message
   * is, in channels behind a mention of who sent that. Gives the new message's id.
   */
  press(messageId: number, button: string): number;
  edit(messageId: number, content: string): void;
  /** Moves all messages of the topic. */
  moveTopic(messageId: number, topic: string): void;
  delete(messageId: number): void;
  react(messageId: number, emojiName: string): void;
  setStatus(status: StatusChange): void;
  /** The account's client says so, or said so a while ago by the server's clock; earlier reports are forgotten. */
  isPresent(status: 'active' | 'idle', secondsAgo?: number): void;
  /** Gives the folder's id; only administrators may. */
  createFolder(name: string, description?: string): number;
  /** A still picture, by this name. Gives the emoji's id. */
  addEmoji(name: string): string;
  /** Gives the address, relative to the server's. */
  upload(file: {
    readonly filename: string;
    readonly contentType: string;
    readonly bytes: Uint8Array;
  }): string;
  /** Gives the snippet's id. */
  saveSnippet(title: string, content: string): number;
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
    press(messageId, button) {
      const message = readable(messageId);
      const pressed = buttonsOf(message.submessages).find(({ short_name }) => short_name === button);
      if (!pressed) throw new RangeError(`Message ${messageId} has no button ${button}`);
      const channel =
        message.channelId === undefined ? undefined : organization.channels.get(message.channelId);
      const to = channel ? { channel, topic: message.topic } : { toUserIds: participants(message) };
      const mention = channel ? `@**${organization.users.get(message.senderId)?.fullName ?? ''}** ` : '';
      return send({ ...writing, to, content: mention + pressed.reply }, organization).id;
    },
    edit(messageId, content) {
      update(user, readable(messageId), { content }, organization);
    },
    moveTopic(messageId, topic) {
      update(user, readable(messageId), { topic, mode: 'change_all' }, organization);
    },
    delete: (messageId) => removeMessage(user, readable(messageId), organization),
    react: (messageId, emojiName) => react(user, readable(messageId), emojiName, organization),
    setStatus(status) {
      checkIsPerson(user);
      setStatus(user, status, organization);
    },
    isPresent(status, secondsAgo = 0) {
      checkIsPerson(user);
      setPresence(user, status, organization.now() - secondsAgo * 1000, organization);
    },
    createFolder(name, description = '') {
      checkAdministrator(user);
      return makeFolder(user, { name, description }, organization);
    },
    addEmoji(name) {
      checkIsPerson(user);
      checkNameIsFree(storedEmojiName(name), organization);
      return addEmoji(user, storedEmojiName(name), { extension: '.png', isAnimated: false }, organization);
    },
    upload: (file) => storeUpload(user, file, organization),
    saveSnippet(title, content) {
      const snippet = { title: aTitle('title', title), content: aSnippetContent('content', content) };
      return saveSnippet(user, snippet, organization);
    },
  };
}
