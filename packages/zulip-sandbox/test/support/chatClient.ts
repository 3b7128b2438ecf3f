// A bare client of the chat server, for tests that look at the wire itself.
import type { Account, ZulipSandbox } from '../../src/start.ts';

export interface ReceivedMessage {
  readonly id: number;
  readonly content: string;
  readonly subject: string;
  readonly flags?: readonly string[];
  readonly [field: string]: unknown;
}

export interface ReceivedEvent {
  readonly id: number;
  readonly type: string;
  readonly flags?: readonly string[];
  readonly message?: ReceivedMessage;
  readonly [field: string]: unknown;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Empty when the answer is not JSON. */
  readonly body: {
    readonly id?: number;
    readonly queue_id?: string;
    readonly messages?: readonly ReceivedMessage[];
    readonly events?: readonly ReceivedEvent[];
    readonly [field: string]: unknown;
  };
}

export type Params = Readonly<Record<string, unknown>>;
export type Call = (method: string, path: string, params?: Params, signal?: AbortSignal) => Promise<Answer>;

/** Requests as this account: text is sent as it is, everything else as JSON, in a form or in the address. */
export function clientOf(
  { url }: Pick<ZulipSandbox, 'url'>,
  account: Pick<Account, 'email' | 'apiKey'>,
): Call {
  const headers = { ...basicAuth(account), 'user-agent': 'ein-test/1.0' };
  return (method, path, params = {}, signal) => {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(params)) {
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    const [query, body] = method === 'GET' ? [`?${form.toString()}`, {}] : ['', { body: form }];
    return request(`${url}/api/v1/${path}${query}`, { method, headers, ...body, ...(signal && { signal }) });
  };
}

/** Files as this account, one per field of the form; without a file the form is empty. */
export function uploaderOf({ url }: Pick<ZulipSandbox, 'url'>, account: Pick<Account, 'email' | 'apiKey'>) {
  return (path: string, ...files: readonly File[]) => {
    const body = new FormData();
    body.append('field', 'text');
    files.forEach((file, index) => body.append(`file${index}`, file));
    return request(`${url}/api/v1/${path}`, { method: 'POST', headers: basicAuth(account), body });
  };
}

export async function request(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  const body: Answer['body'] = text.startsWith('{') ? JSON.parse(text) : {};
  return { status: response.status, headers: response.headers, text, body };
}

export const basicAuth = ({ email, apiKey }: Pick<Account, 'email' | 'apiKey'>) => ({
  authorization: `Basic ${Buffer.from(`${email}:${apiKey}`).toString('base64')}`,
});

/** Registers a queue; what it gives reads the events that are there, without waiting. */
export async function openQueue(call: Call, params: Params = {}) {
  const { body } = await call('POST', 'register', { event_types: ['message'], ...params });
  const queueId = body.queue_id ?? '';
  const read = async (lastEventId = -1): Promise<readonly ReceivedEvent[]> => {
    const answer = await call('GET', 'events', {
      queue_id: queueId,
      last_event_id: lastEventId,
      dont_block: true,
    });
    return answer.body.events ?? [];
  };
  const poll = (lastEventId = -1, signal?: AbortSignal) =>
    call('GET', 'events', { queue_id: queueId, last_event_id: lastEventId }, signal);
  return { queueId, registration: body, read, poll };
}

export type Control = (method: string, path: string, sent?: unknown) => Promise<Answer>;

/** What a program in any language can order from the sandbox: faults, restarts, settings. */
export const controlOf =
  ({ url }: Pick<ZulipSandbox, 'url'>): Control =>
  (method, path, sent) =>
    request(`${url}/sandbox/${path}`, { method, ...(sent !== undefined && { body: JSON.stringify(sent) }) });

/** What a short message in a channel is sent with. */
export const greeting = { type: 'stream', to: 'umzug', topic: 'Fragen', content: 'Hallo' };
