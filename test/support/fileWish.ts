// The reaction :document:, with which people want an answer as a file.
import { type Office, until, type Where } from './office.ts';
import { askSettled, messageFor, messagesFor } from './settled.ts';

const wish = { name: 'document', code: '1f4c4' } as const;

/**
 * Somebody reacts, for the first time or again. What was taken back and is given again comes as a mere event, in the
 * next poll, which a heartbeat begins: the office needs short polls.
 */
export async function wishFile(
  office: Office,
  messageId: number,
  who: keyof Office['chat']['people'] | 'amtsbot' = 'max',
): Promise<void> {
  const { chat } = office;
  const person = who === 'amtsbot' ? chat.amtsbot : chat.people[who];
  try {
    chat.as(person).react(messageId, wish.name);
    return;
  } catch (refusal) {
    if (Object(refusal).body?.code !== 'REACTION_ALREADY_EXISTS') throw refusal;
  }
  const event = { type: 'reaction', id: 0, op: 'add', message_id: messageId, user_id: person.userId };
  const events = [{ ...event, emoji_name: wish.name, emoji_code: wish.code, reaction_type: 'unicode_emoji' }];
  const body = { result: 'success', msg: '', events };
  const takeBack = chat.fault({ method: 'GET', path: 'events', how: { kind: 'answer', status: 200, body } });
  const polls = () => chat.requests.filter(({ path }) => path === 'events').length;
  const before = polls();
  // The one that is answered so, and the next.
  await until(() => polls() >= before + 2, 'the reaction to be heard');
  takeBack();
}

/** An office whose polls are short. */
export const shortPolls = { heartbeatMs: 30 } as const;

/** The files that came for a question by themselves, beside its answer. */
export const filesFor = (office: Office, questionId: number): readonly string[] =>
  messagesFor(office, questionId)
    .map(({ content }) => content)
    .filter((content) => /\[↩ (?:Datei|File)\]/.test(content));

/** Asks, and gives the ids of the question and of its answer. */
export async function answered(office: Office, text: string, where: Where) {
  const { id } = await askSettled(office, text, where);
  return { id, answerId: messageFor(office, id).id };
}

export async function fileOf(office: Office, id: number): Promise<string> {
  await until(() => filesFor(office, id).length > 0, 'the file');
  return filesFor(office, id).join('\n');
}

/** Whatever should have come of a reaction in a conversation has come: both questions wait for their turn in it. */
export async function nothingMore(office: Office, where: Where = {}): Promise<void> {
  await office.ask('hilfe', where);
  await office.ask('hilfe', where);
}
