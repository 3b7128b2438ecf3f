// A Zulip server that the cases run against: who one can be there, and where there is room for tests.
import { type Client, type Credentials, type Made, openClient, type Server } from './client.ts';

export interface Room {
  readonly id: number;
  readonly name: string;
}

export interface Target {
  readonly origin: string;
  readonly level: number;
  readonly made: Made;
  readonly bot: Client;
  /** Two ordinary accounts. */
  readonly anna: Client;
  readonly ben: Client;
  readonly admin: Client | undefined;
  /** Public, all of them are in it. */
  readonly shared: Room;
  /** Public, only Anna is in it. */
  readonly annas: Room;
  /** Private, only Anna is in it. */
  readonly secret: Room;
  /** What the server says in `realm` of POST /register. */
  readonly realm: Readonly<Record<string, unknown>>;
  /** Somebody else's settings may forbid what a case needs; then it is skipped, with the reason. */
  readonly mayForbid: boolean;
  /** Its answers are to be compared word by word. */
  readonly isEnglish: boolean;
  /** Runs something while Ben is refused with 429; undefined when that is not to be tried. */
  readonly whileLimited: ((doing: () => Promise<void>) => Promise<void>) | undefined;
  readonly close: () => Promise<void>;
}

export interface Accounts {
  readonly bot: Credentials;
  readonly anna: Credentials;
  readonly ben: Credentials;
  readonly admin?: Credentials | undefined;
}

type Opened = Omit<Target, 'mayForbid' | 'isEnglish' | 'whileLimited' | 'close'>;

/** Makes the channels; `tidyUp` archives them as far as the accounts may. */
export async function openTarget(server: Server, accounts: Accounts): Promise<Opened> {
  const made: Made = { messages: [], queues: [] };
  const open = (credentials: Credentials) => openClient(server, credentials, made);
  const [bot, anna, ben] = [await open(accounts.bot), await open(accounts.anna), await open(accounts.ben)];
  const admin = accounts.admin && (await open(accounts.admin));
  const { body } = await anna.call('POST', 'register', { event_types: [], fetch_event_types: ['realm'] });

  const token = Math.random().toString(36).slice(2, 8);
  const room = (name: string, isPrivate = false) => makeRoom(anna, `conformance ${name} ${token}`, isPrivate);
  const shared = await room('shared');
  for (const other of [bot, ben]) await join(other, shared);
  const annas = await room('open');
  const secret = await room('secret', true);
  const level = Number(body['zulip_feature_level']);
  return { origin: server.origin, level, made, bot, anna, ben, admin, shared, annas, secret, realm: body };
}

async function makeRoom(by: Client, name: string, isPrivate: boolean): Promise<Room> {
  const made = await by.call('POST', 'users/me/subscriptions', {
    subscriptions: [{ name }],
    invite_only: isPrivate,
  });
  if (made.status !== 200) throw new Error(`Anna cannot make the channel ${name}: ${made.text}`);
  const { body } = await by.call('GET', 'get_stream_id', { stream: name });
  return { id: Number(body['stream_id']), name };
}

async function join(client: Client, { name }: Room): Promise<void> {
  const { status, text } = await client.call('POST', 'users/me/subscriptions', { subscriptions: [{ name }] });
  if (status !== 200) throw new Error(`${client.email} cannot join ${name}: ${text}`);
}

/** Who made a channel may archive it on newer servers; on others it takes an administrator. */
export async function tidyUp({ anna, admin, shared, annas, secret, made }: Opened): Promise<void> {
  await removeMade(made, admin);
  for (const { id } of [shared, annas, secret]) {
    const { status } = await anna.call('DELETE', `streams/${id}`);
    if (status !== 200) await admin?.call('DELETE', `streams/${id}`);
  }
}

/** What may not be deleted stays, in a channel that will be archived. */
export async function removeMade(made: Made, admin: Client | undefined): Promise<void> {
  for (const { id, by } of made.queues.splice(0)) await by.call('DELETE', 'events', { queue_id: id });
  for (const { id, by } of made.messages.splice(0)) {
    const { status } = await by.call('DELETE', `messages/${id}`);
    if (status !== 200) await admin?.call('DELETE', `messages/${id}`);
  }
}
