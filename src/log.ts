// The log: JSON lines on standard output, without secrets, and never in the way of the work.
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { boundedOutput } from './logOutput.ts';

/** Texts in fields with the names of secrets, at any depth of a line. pino's own redaction takes ten times as long. */
const secretFields =
  /("(?:apiKey|ZULIP_API_KEY|ZULIP_ADMIN_API_KEY|FACTS_AUTHORIZATION|authorization)":)"(?:[^"\\]|\\.)*"/g;

/** A secret as it is written inside a line of JSON, as it is, and in base64, with whatever stands before or behind it. */
const formsOf = (secret: string): readonly string[] => {
  const bytes = Buffer.from(secret);
  const inBase64 = [0, 1, 2].flatMap((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    // What the neighbours have a part in is left out: two letters in front, one at the end.
    const own = encoded.slice(before === 0 ? 0 : before + 1, bytes.length > 3 ? -1 : undefined);
    return [own, own.replaceAll('+', '-').replaceAll('/', '_')];
  });
  const written = [JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)];
  return [...written, ...inBase64.filter((form) => form.length >= shortestForm)];
};

/** What is left of a short one in base64 is part of too many words. */
const shortestForm = 5;

export interface LogOptions {
  readonly level: string;
  readonly secrets: readonly string[];
  /** Stands in each line, where there are many. */
  readonly organisation?: string;
}

/** A logger that hides fields with secret names, and the secrets themselves wherever they turn up in a line. */
export function createLog(
  { level, secrets, organisation }: LogOptions,
  destination: DestinationStream = boundedOutput(),
): Logger {
  const hidden = [...new Set(secrets.filter((secret) => secret !== '').flatMap(formsOf))];
  const withoutSecrets = (line: string) =>
    hidden.reduce(
      (text, secret) => text.replaceAll(secret, '[secret]'),
      line.replace(secretFields, '$1"[secret]"'),
    );
  const isOften = countedByMinute();
  const hooks: LoggerOptions['hooks'] = {
    streamWrite: withoutSecrets,
    logMethod(args, method, importance) {
      const said = args.find((one) => typeof one === 'string') ?? '';
      if (importance < warning || !isOften(said)) method.apply(this, args);
    },
  };
  const base = organisation === undefined ? null : { organisation };
  return pino({ level, base, serializers: { err: errorForLog }, hooks }, destination);
}

/** What an error may say: of what comes from outside its kind, and where a bug is, the place in our code. */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const told = Object.fromEntries(
    ['kind', 'status', 'code', 'retryAfterMs', 'address', 'problem'].flatMap((field) => {
      const value: unknown = Reflect.get(error, field);
      return typeof value === 'string' || typeof value === 'number' ? [[field, value]] : [];
    }),
  );
  const issues: unknown = Reflect.get(error, 'issues');
  if (Array.isArray(issues)) return { type: name, issues: issues.slice(0, mostIssues).map(issueForLog) };
  const because = cause === undefined ? {} : { cause: errorForLog(cause) };
  return { type: name, message, ...told, stack, ...because };
}

const mostIssues = 5;

/** Where a shape does not fit: names of fields as Zulip has them; keys of a table may be addresses of people. */
function issueForLog(issue: unknown): unknown {
  const { code, path } = issue as { readonly code?: unknown; readonly path?: readonly unknown[] };
  const names = (path ?? []).map((part) => (/^[a-z_]{1,40}$/.test(String(part)) ? String(part) : '…'));
  return { code: String(code), path: names.join('.') };
}

const warning = 40;
const mostInMinute = 100;
const minuteMs = 60_000;

/** The same warning or error more often than a hundred times a minute: whoever causes it must not fill the disk. */
function countedByMinute(): (said: string) => boolean {
  let since = performance.now();
  let counts = new Map<string, number>();
  return (said) => {
    if (performance.now() - since > minuteMs) {
      since = performance.now();
      counts = new Map();
    }
    const count = (counts.get(said) ?? 0) + 1;
    counts.set(said, count);
    return count > mostInMinute;
  };
}
