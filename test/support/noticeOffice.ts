// An office whose clock can be put on, and whose facts change, for what is told by the clock.
import { type Office, type OfficeOptions, openOffice, saturday } from './office.ts';

export async function officeWithClock(options: OfficeOptions = {}) {
  let now = saturday.getTime();
  const office = await openOffice({ ...options, bot: { now: () => new Date(now), ...options.bot } });
  office.chat.setClock(() => now);
  office.facts.setClock(() => now);
  const hour = async (hours = 1) => {
    now += hours * 3600_000;
    await office.tick('notices');
  };
  return { office, hour, now: () => new Date(now) };
}

export type Json = Record<string, Record<string, unknown>>;

/** Changes fields of an object in an answer; by default of one place of a move. */
export const setFields = (
  office: Office,
  changed: Record<string, unknown>,
  path = '/berlin-mitte/hamburg/',
  inside = 'nach',
) =>
  office.facts.change({
    path,
    answer: (json) => ({ ...(json as Json), [inside]: { ...(json as Json)[inside], ...changed } }),
  });

/** Changes fields of an answer. */
export const setTop = (office: Office, path: string | RegExp, changed: (answer: Json) => object) =>
  office.facts.change({ path, answer: (json) => ({ ...(json as Json), ...changed(json as Json) }) });

/** All that the bot said by itself, in order. */
export const noticesIn = ({ chat }: Office) =>
  chat
    .messages()
    .filter(
      ({ senderId, content }) => senderId === chat.amtsbot.userId && /\[↩ (?:Meldung|Notice)/.test(content),
    )
    .map(({ content }) => content.replaceAll('\u00a0', ' '));
