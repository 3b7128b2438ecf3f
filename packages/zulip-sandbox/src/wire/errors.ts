// What goes wrong, in Zulip's words: https://zulip.com/api/rest-error-handling

/** An answer that is not a success; an object is sent as JSON, a string as HTML. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly body: string | object;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: string | object, headers: Readonly<Record<string, string>> = {}) {
    super(`${status} ${typeof body === 'string' ? body : JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

interface Details {
  readonly status?: number;
  /** Further fields; they stand between `msg` and `code`. */
  readonly fields?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Zulip's usual error body. */
export function refusal(code: string, msg: string, { status = 400, fields, headers }: Details = {}): Refusal {
  return new Refusal(status, { result: 'error', msg, ...fields, code }, headers);
}

export const badRequest = (msg: string) => refusal('BAD_REQUEST', msg);

export const missingArgument = (name: string) =>
  refusal('REQUEST_VARIABLE_MISSING', `Missing '${name}' argument`, { fields: { var_name: name } });

export const unauthorized = (msg: string) =>
  refusal('UNAUTHORIZED', msg, { status: 401, headers: { 'www-authenticate': 'Basic realm="zulip"' } });

export const badEventQueueId = (queueId: string) =>
  refusal('BAD_EVENT_QUEUE_ID', `Bad event queue ID: ${queueId}`, { fields: { queue_id: queueId } });

export const badNarrow = (desc: string) =>
  refusal('BAD_NARROW', `Invalid narrow operator: ${desc}`, { fields: { desc } });

/** Not 403, as one might expect. */
export const mustBeAdministrator = () =>
  refusal('UNAUTHORIZED_PRINCIPAL', 'Must be an organization administrator');

export const notFound = (msg: string) => refusal('BAD_REQUEST', msg, { status: 404 });

/** There is no such message, or none for this account: Zulip does not say which. */
export const invalidMessage = () => badRequest('Invalid message(s)');

export function channelDoesNotExist(channel: string | number): Refusal {
  return typeof channel === 'number'
    ? refusal('STREAM_DOES_NOT_EXIST', `Channel with ID '${channel}' does not exist`, {
        fields: { stream_id: channel },
      })
    : refusal('STREAM_DOES_NOT_EXIST', `Channel '${channel}' does not exist`, {
        fields: { stream: channel },
      });
}

export const channelAlreadyExists = (name: string) =>
  refusal('CHANNEL_ALREADY_EXISTS', `Channel '${name}' already exists`, {
    status: 409,
    fields: { channel_name: name },
  });

/** Trouble inside the server: the one JSON error without a `code`. */
export const internalServerError = () => new Refusal(500, { result: 'error', msg: 'Internal server error' });

/** As the web server in front answers while the application is down. */
export const badGateway = () => new Refusal(502, htmlPage('502 Bad Gateway'));

export const entityTooLarge = () => new Refusal(413, htmlPage('413 Request Entity Too Large'));

export const addressTooLong = () => new Refusal(414, htmlPage('414 Request-URI Too Large'));

export const notAllowedInFront = () =>
  new Refusal(405, htmlPage('405 Not Allowed'), { allow: 'OPTIONS, GET, DELETE' });

export const pageNotFound = () => new Refusal(404, htmlPage('Page not found'));

/** What a real server serves, and this one does not. */
export const notServed = (method: string, path: string) =>
  refusal('NOT_SERVED', `${method} /api/v1/${path} is not served by the sandbox`, { status: 501 });

/** HEAD comes with GET. The body is JSON, whatever its content type says. */
export function methodNotAllowed(methods: readonly string[]): Refusal {
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  const body = { result: 'error', msg: 'Method Not Allowed', allowed_methods: allowed };
  return new Refusal(405, body, {
    allow: allowed.join(', '),
    'content-type': 'text/html; charset=utf-8',
  });
}

const htmlPage = (title: string) =>
  `<html>\n<head><title>${title}</title></head>\n<body><center><h1>${title}</h1></center></body>\n</html>\n`;
