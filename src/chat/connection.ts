// One connection to a Zulip server: encodes values, keeps to the budget, and turns every failure into a ChatError.
import type { z } from 'zod';
import { type Budget, type Priority, rateWordIn } from './budget.ts';
import { ChatError } from './errors.ts';
import { askingBefore, type Dispatcher } from './http.ts';
import type { Skipped } from './model.ts';
import {
  download,
  interpretAnswer,
  notHeld,
  type RawAnswer,
  send,
  sendStream,
  type Streamed,
  type Terms,
} from './transport.ts';
import { createZulip } from './zulip.ts';

export interface ChatSettings {
  /** The organisation's address; an `/api` or `/api/v1` at its end is left out. */
  readonly realm: string;
  readonly username: string;
  readonly apiKey: string;
  /** Sent as User-Agent; what stands before the slash is shown as the message's client. */
  readonly userAgent: string;
  readonly timeoutMs?: number | undefined;
  /** Told of messages that cannot be read. */
  readonly onSkipped?: ((message: Skipped) => void) | undefined;
  /** Asked before each request that changes something: whoever may not any more sends nothing. */
  readonly mayWrite?: (() => boolean) | undefined;
  /** What sends the requests in place of the usual: tests have one that answers by itself. */
  readonly dispatcher?: Dispatcher | undefined;
}

/** Values as they are; the connection encodes them as Zulip wants them. Undefined ones are left out. */
export type Parameters = Readonly<Record<string, unknown>>;

export interface ChatRequest<Shape extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
  /** Below /api/v1, without a slash in front. */
  readonly path: string;
  readonly parameters?: Parameters;
  /** The feature level that knows a parameter; older servers are not sent it. */
  readonly since?: Readonly<Record<string, number>>;
  /** The part of the answer that is used. */
  readonly answer: Shape;
  readonly priority?: Priority;
  /** The id of the person that it is for; the budget has a share for each. */
  readonly person?: number;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
  /** GET /events has a budget of its own on the server. */
  readonly outsideBudget?: boolean;
  /** The one file of a multipart form. */
  readonly file?: SentFile;
  /** Stands for the path in errors and logs, where the path holds what people typed. */
  readonly loggedAs?: string;
  /** Parameters that a server may well ignore: others it knows say the same. */
  readonly mayIgnore?: readonly string[];
}

export interface SentFile {
  readonly name: string;
  /** Media type: `image/png`. */
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export interface StreamRequest extends Streamed {
  /** Below /api/v1, without a slash in front. */
  readonly path: string;
  /** Stands for method and path in errors and logs. */
  readonly loggedAs: string;
  /** So long may nothing move. */
  readonly stallMs: number;
  readonly signal: AbortSignal;
}

export interface ChatConnection {
  /** The organisation's address, for links. */
  readonly realm: string;
  /**
   * What the server's API can do (https://zulip.com/api/changelog); the lowest that the bot works with, until somebody
   * has asked the server and writes it here.
   */
  featureLevel: number;
  /** Carries out one request. Throws ChatError, or the signal's reason when aborted. A 429 is waited out. */
  call<Shape extends z.ZodType>(request: ChatRequest<Shape>): Promise<z.output<Shape>>;
  /** The bytes at an address of the server's that needs no key; undefined when there are more than `most`. */
  download(path: string, most: number, signal: AbortSignal): Promise<Uint8Array | undefined>;
  /**
   * One exchange with what the server does not count, as it is answered. Throws ChatError `unreached`, `lost` or
   * `tooLarge`, or the signal's reason.
   */
  stream(request: StreamRequest): Promise<RawAnswer>;
  /** Told of a message that cannot be read, each time that it comes. */
  readonly onSkipped: (message: Skipped) => void;
  /** What the server did not know of what was sent, by request: it is older than that. */
  readonly ignored: ReadonlyMap<string, readonly string[]>;
}

const defaultTimeoutMs = 20_000;

/** Zulip 8.0: below it `read_by_sender` does not exist, and every own message would look like work. */
export const lowestFeatureLevel = 237;

export async function connectChat(settings: ChatSettings, budget: Budget): Promise<ChatConnection> {
  const { username, apiKey, userAgent, mayWrite } = settings;
  const dispatcher = mayWrite ? askingBefore(mayWrite, settings.dispatcher) : settings.dispatcher;
  const realm = settings.realm.replace(/(?:\/+api(?:\/+v1)?)?\/*$/, '');
  const zulip = await createZulip({ username, apiKey, realm });
  const authorization = `Basic ${Buffer.from(`${username}:${apiKey}`).toString('base64')}`;

  const ignored = new Map<string, readonly string[]>();
  const { timeoutMs = defaultTimeoutMs } = settings;

  function sendRequest(request: ChatRequest<z.ZodType>): Promise<RawAnswer> {
    const { method, path, file } = request;
    const parameters = encodeParameters(request, connection.featureLevel);
    const terms: Terms = {
      request: nameOf(request),
      userAgent,
      signal: request.signal,
      timeoutMs: request.timeoutMs ?? timeoutMs,
      dispatcher,
    };
    // zulip-js would put the parameters of these into the address: too long for an edit, and visible in logs.
    if (method === 'PATCH' || method === 'PUT' || file) {
      const body = file ? formWith(file, parameters) : new URLSearchParams(parameters);
      return send(`${realm}/api/v1/${path}`, { method, headers: { authorization }, body }, terms);
    }
    return zulip.call(path, method, parameters, terms);
  }

  /** Before a connection is made for it; it is asked once more when that is there. */
  function forbidWrites(method: string, name: string): void {
    if (method !== 'GET' && method !== 'HEAD' && mayWrite?.() === false) throw notHeld(name);
  }

  /** https://zulip.com/api/rest-error-handling#ignored-parameters */
  function noteIgnored(request: ChatRequest<z.ZodType>, parameters: readonly string[]): void {
    const unknown = parameters.filter((name) => !request.mayIgnore?.includes(name));
    if (unknown.length > 0) ignored.set(nameOf(request).replace(/\d+/g, '‹id›'), unknown);
  }

  const connection: ChatConnection = {
    realm,
    featureLevel: lowestFeatureLevel,
    ignored,
    onSkipped: settings.onSkipped ?? (() => undefined),
    download: (path, most, signal) =>
      download(realm + path, most, { request: 'GET a file', userAgent, signal, timeoutMs, dispatcher }),
    async stream({ path, loggedAs, stallMs, signal, ...streamed }) {
      forbidWrites(streamed.method, loggedAs);
      const headers = { ...streamed.headers, authorization };
      const terms: Terms = { request: loggedAs, userAgent, signal, timeoutMs: stallMs, dispatcher };
      return sendStream(`${realm}/api/v1/${path}`, { ...streamed, headers }, terms);
    },
    async call(request) {
      const { priority = 'housekeeping', signal, person } = request;
      for (;;) {
        if (!request.outsideBudget) await budget.turn(priority, signal, person);
        forbidWrites(request.method, nameOf(request));
        try {
          const raw = await sendRequest(request);
          const word = request.outsideBudget ? undefined : rateWordIn(raw.headers);
          if (word) budget.hear(word);
          const answer = interpretAnswer(nameOf(request), raw, request.answer);
          if (!request.outsideBudget) budget.answered();
          noteIgnored(request, answer.ignored);
          return answer.data;
        } catch (error) {
          const isLimited = error instanceof ChatError && error.kind === 'rateLimited';
          if (!isLimited || request.outsideBudget) throw error;
          // Not carried out: it may be sent again, whatever it was.
          budget.pause(error.retryAfterMs ?? 0);
        }
      }
    },
  };
  return connection;
}

/** Strings go as they are, everything else as JSON text: https://zulip.com/api/rest#request-parameters */
function encodeParameters(
  { parameters = {}, since = {} }: ChatRequest<z.ZodType>,
  featureLevel: number,
): Record<string, string> {
  const given = Object.entries(parameters).filter(
    ([name, value]) => value !== undefined && featureLevel >= (since[name] ?? 0),
  );
  return Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

const nameOf = ({ method, path, loggedAs }: ChatRequest<z.ZodType>) => `${method} ${loggedAs ?? path}`;

/** The type of the part decides with emoji: without one the server takes the file for no image. */
function formWith(
  { name, contentType, bytes }: SentFile,
  parameters: Readonly<Record<string, string>>,
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(parameters)) form.set(key, value);
  form.set('file', new File([new Uint8Array(bytes)], name, { type: contentType }));
  return form;
}

/** The same connection; its requests are for this person's answers, unless they say that they are less. */
export function onBehalfOf(chat: ChatConnection, person: number): ChatConnection {
  return {
    realm: chat.realm,
    ignored: chat.ignored,
    onSkipped: chat.onSkipped,
    get featureLevel() {
      return chat.featureLevel;
    },
    set featureLevel(level) {
      chat.featureLevel = level;
    },
    call: (request) => chat.call({ priority: 'answer', ...request, person }),
    download: (path, most, signal) => chat.download(path, most, signal),
    stream: (request) => chat.stream(request),
  };
}
