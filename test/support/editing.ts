// People who edit what they asked, and the bot that follows them.
import type { Office } from './office.ts';
import { until, type Where } from './office.ts';
import { messagesFor } from './settled.ts';

/** The question anew, as the one who asked it; with the mention where one is needed. */
export function edit(office: Office, id: number, text: string, { as = 'max', channel }: Where = {}): void {
  const mention = channel ? `@**${office.chat.amtsbot.fullName}** ` : '';
  office.chat.as(office.chat.people[as]).edit(id, mention + text);
}

/** The same, and waits until the bot has followed so many edits in all. */
export async function editFollowed(
  office: Office,
  id: number,
  text: string,
  where?: Where,
  times = followed(office).length + 1,
): Promise<string> {
  edit(office, id, text, where);
  await until(() => followed(office).length >= times, `the edit to “${text}” to be followed`);
  return office.answersTo(id).join('\n\n');
}

const followed = (office: Office) => office.log.filter(({ msg }) => msg === 'a question was edited');

export const idsFor = (office: Office, id: number) => messagesFor(office, id).map((message) => message.id);
