// What stands in an office's chat when the bot is done with a question.
import type { StoredMessage } from 'zulip-sandbox';
import { type Office, until, type Where } from './office.ts';

const linkTo = (questionId: number) => `/near/${questionId})`;

/** All that the bot has said for a question, as the messages that they are. */
export const messagesFor = (office: Office, questionId: number): readonly StoredMessage[] =>
  office.chat
    .messages()
    .filter(
      ({ senderId, content }) =>
        senderId === office.chat.amtsbot.userId && content.endsWith(linkTo(questionId)),
    );

/** The one message that the bot has said for a question. */
export function messageFor(office: Office, questionId: number): StoredMessage {
  const [only, ...others] = messagesFor(office, questionId);
  if (!only || others.length > 0) throw new Error(`there are ${others.length + (only ? 1 : 0)} messages`);
  return only;
}

/** Waits until the question is marked as read, and gives what the bot has said for it. */
export async function settled(office: Office, questionId: number): Promise<string> {
  await until(() => office.isRead(questionId), 'the question to be done');
  return office.answersTo(questionId).join('\n\n');
}

/** Asks, and waits until it is answered and done; gives the question's id and what was answered. */
export async function askSettled(office: Office, text: string, where?: Where) {
  const id = office.say(text, where);
  await until(() => messagesFor(office, id).length > 0, `an answer to “${text}”`);
  return { id, answer: await settled(office, id) };
}

/** Waits until the bot has heard everything up to now: it answers in the order in which it hears. */
export async function heardAll(office: Office): Promise<void> {
  await office.ask('hilfe', {
    as: 'erika',
    channel: 'umzug',
    topic: `Ruhe ${office.chat.messages().length}`,
  });
}

export const errorsIn = (office: Office) => office.log.filter(({ level }) => level === 50);

const quietMs = 300;

/** Waits until the bot has asked the chat server for nothing but events for a while. */
export async function untilQuiet(office: Office): Promise<void> {
  const counted = () => office.chat.requests.filter(({ path }) => path !== 'events').length;
  for (let before = -1; before < counted();) {
    before = counted();
    await new Promise((resolve) => setTimeout(resolve, quietMs));
  }
}
