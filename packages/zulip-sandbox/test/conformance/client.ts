// An account's requests to a Zulip server, over plain HTTP: patient where it is told to wait, and what it made is noted.
import { appendFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, type Params, request } from '../support/chatClient.ts';

export interface Credentials {
  readonly email: string;
  readonly apiKey: string;
}

export interface Made {
  readonly messages: { readonly id: number; readonly by: Client }[];
  readonly queues: { readonly id: string; readonly by: Client }[];
}

export interface Client extends Credentials {
  readonly userId: number;
  readonly fullName: string;
  /** How long what happened can be on its way to the event queues. */
  readonly settleMs: number;
  /** As the others see it; bots log in with it as well. */
  readonly visibleEmail: string;
  /** Text is sent as it is, everything else as JSON; in the address for GET, in a form otherwise. */
  readonly call: (method: string, path: string, params?: Params, signal?: AbortSignal) => Promise<Answer>;
  /** Anything else; the path begins with a slash, and the credentials can be replaced. */
  readonly raw: (path: string, init?: RequestInit) => Promise<Answer>;
  /** A form with files, each in a field of its own. */
  readonly upload: (path: string, ...files: readonly File[]) => Promise<Answer>;
}

const longestWait = 90;

export interface Server {
  readonly origin: string;
  readonly settleMs: number;
}

/** For tools/openapi.ts, which holds all answers against Zulip's own description of them. */
const keptIn = process.env['ZULIP_CONFORMANCE_KEEP'];

function keep(method: string, path: string, { status, body }: Answer): void {
  if (keptIn === undefined || body['result'] === undefined) return;
  appendFileSync(keptIn, `${JSON.stringify({ method, path, status, body })}\n`);
}

export async function openClient(server: Server, credentials: Credentials, made: Made): Promise<Client> {
  const authorization = `Basic ${Buffer.from(`${credentials.email}:${credentials.apiKey}`).toString('base64')}`;
  // Errors are worded in English for whoever asks for it.
  const usual = { authorization, 'user-agent': 'conformance/1.0', 'accept-language': 'en' };

  async function raw(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers({ ...usual, ...(init.headers as Record<string, string> | undefined) });
    if (headers.get('authorization') === '') headers.delete('authorization');
    const answer = await request(server.origin + path, { redirect: 'manual', ...init, headers });
    keep(init.method ?? 'GET', path, answer);
    const wait = Number(answer.body['retry-after'] ?? NaN);
    if (answer.status !== 429 || !(wait < longestWait)) return answer;
    await delay(wait * 1000 + 50);
    return raw(path, init);
  }

  const call: Client['call'] = async (method, path, params = {}, signal) => {
    const form = new URLSearchParams();
    for (const [name, value] of Object.entries(params)) {
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    const [query, body] = method === 'GET' ? [`?${form.toString()}`, {}] : ['', { body: form }];
    const answer = await raw(`/api/v1/${path}${query}`, { method, ...body, ...(signal && { signal }) });
    note(method, path, answer);
    return answer;
  };

  function note(method: string, path: string, { status, body }: Answer): void {
    if (method !== 'POST' || status !== 200) return;
    if (path === 'messages' && body.id !== undefined) made.messages.push({ id: body.id, by: client });
    if (path === 'register' && body.queue_id) made.queues.push({ id: body.queue_id, by: client });
  }

  const upload: Client['upload'] = (path, ...files) => {
    const body = new FormData();
    body.append('field', 'text');
    files.forEach((file, index) => body.append(`file${index}`, file));
    return raw(`/api/v1/${path}`, { method: 'POST', body });
  };

  const { status, text, body } = await raw('/api/v1/users/me');
  if (status !== 200) throw new Error(`${credentials.email} is not let in: ${text}`);
  const client: Client = {
    ...credentials,
    userId: Number(body['user_id']),
    fullName: String(body['full_name']),
    settleMs: server.settleMs,
    visibleEmail: String(body['email']),
    call,
    raw,
    upload,
  };
  return client;
}
