// The accounts and servers that the bot may have, and what tests of its set-up look at: changes, the server, files.
import type { FaultKind } from 'zulip-sandbox';
import { type Call, clientOf } from '../../packages/zulip-sandbox/test/support/chatClient.ts';
import { type Office, type OfficeOptions, openOffice } from './office.ts';

export const asErika = { as: 'erika' } as const;

const administrator = 200;

export const ordinary = { chat: { account: 'human', accountRole: administrator } } as const;
export const plainBot = {} as const;
export const plainAdministratorBot = { chat: { accountRole: administrator } } as const;
export const botWithKey = { chat: { accountRole: administrator }, adminKeyOf: 'erika' } as const;
export const olderServer = { chat: { ...ordinary.chat, featureLevel: 321 } } as const;

/** Each by what one calls it. */
export const setUps = [
  ['an ordinary account with the administrator role', ordinary],
  ['a plain bot account', plainBot],
  ['a plain bot account with the administrator role', plainAdministratorBot],
  ['a bot account with an administrator’s key', botWithKey],
  ['an ordinary account on a server at feature level 321', olderServer],
] as const;

/** An office in which nothing of the bot's start is under way any more. */
export async function openSettled(options: OfficeOptions): Promise<Office> {
  const office = await openOffice(options);
  await office.ask('hilfe');
  await office.tick('status');
  return office;
}

/** What the bot asked of the chat server, also with an administrator's key. */
export const botRequests = (office: Office, method: string, path: string | RegExp) =>
  office.chat.requests.filter(
    (request) =>
      request.method === method &&
      (typeof path === 'string' ? request.path === path : path.test(request.path)),
  );

/** What changes nothing but the conversation, and what the bot remembers. */
const withoutEffect =
  /^(?:messages|messages\/flags|messages\/\d+\/reactions|register|events|bot_storage|typing)$/;

/** What somebody changed in the organization by requests: method and path. */
export const changesSince = (office: Office, from: number): readonly string[] =>
  office.chat.requests
    .slice(from)
    .filter(({ method, path }) => method !== 'GET' && !withoutEffect.test(path))
    .map(({ method, path }) => `${method} ${path}`);

/** Everything that one message changes in the organization, and what is answered. */
export async function asked(office: Office, text: string, where: Parameters<Office['ask']>[1] = asErika) {
  const from = office.chat.requests.length;
  const answer = await office.ask(text, where);
  return { answer, changes: changesSince(office, from) };
}

/** The API as Erika, who is an administrator: to see and to change what is on the server. */
export const erikaAt = (office: Office): Call => clientOf(office.chat, office.chat.people.erika);

/** The status beside the bot's name, as Max sees it; what is empty is absent. */
export async function statusOf(office: Office): Promise<unknown> {
  const { amtsbot, people } = office.chat;
  const { body } = await clientOf(office.chat, people.max)('GET', `users/${amtsbot.userId}/status`);
  return body['status'];
}

/** A refusal in the words of a real server. */
export const refusing = (msg: string, code = 'BAD_REQUEST', status = 400): FaultKind => ({
  kind: 'answer',
  status,
  body: { result: 'error', msg, code },
});

/** How the images that Zulip takes begin. */
export const images = {
  png: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  jpeg: Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
  gif: Buffer.from('GIF89a', 'latin1'),
  webp: Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'),
  avif: Buffer.from('\0\0\0\x1cftypavif', 'latin1'),
} as const;

/** A file of Erika's as it stands in a message. */
export function attached(office: Office, bytes: Uint8Array = images.png, filename = 'wappen.png'): string {
  const file = { filename, contentType: 'application/octet-stream', bytes };
  return `[${filename}](${office.chat.as(office.chat.people.erika).upload(file)})`;
}

/** Every channel, those that are archived or private too. */
export async function channelsAt(office: Office): Promise<readonly ChannelAt[]> {
  const { body } = await erikaAt(office)('GET', 'streams', { include_all: true, exclude_archived: false });
  return Object.values(Object(body['streams']));
}

export interface ChannelAt {
  readonly stream_id: number;
  readonly name: string;
  readonly description: string;
  readonly folder_id?: number | null;
}

/** The next registration says this of the server, before a bot is started that shall hear it. */
export async function registerWith(office: Office, limits: Readonly<Record<string, number>>): Promise<void> {
  const types = ['message', 'stream', 'subscription', 'realm_user', 'realm_emoji'];
  const asked = { event_types: types, fetch_event_types: ['realm', 'realm_emoji'] };
  const { body } = await clientOf(office.chat, office.chat.amtsbot)('POST', 'register', asked);
  const how = { kind: 'answer', status: 200, body: { ...body, ...limits } } as const;
  office.chat.fault({ method: 'POST', path: 'register', how });
}
