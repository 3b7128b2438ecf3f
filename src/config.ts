// The settings: one schema of the environment, and the only reader of process.env.
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import type { RateLimit } from './chat/index.ts';
import { httpAddress, isClear, realmAddress } from './settingsAddress.ts';
import { hoursIn, isCron } from './settingsTimes.ts';
import { readZuliprc, type Zuliprc } from './zuliprc.ts';

/** Goes into a header: nothing else can be sent there. */
const printable = /^[\x20-\x7e]+$/;

const RateLimits = z
  .string()
  .regex(/^(?:off|\d+\/\d+(?:,\d+\/\d+)*)$/, 'requests per seconds, such as 200/60,2000/3600, or off')
  .transform((text): readonly RateLimit[] =>
    text === 'off'
      ? []
      : text.split(',').map((rule) => {
          const [requests = 0, seconds = 0] = rule.split('/').map(Number);
          return { requests, seconds };
        }),
  )
  .refine(
    (limits) => limits.every(({ requests, seconds }) => requests > 0 && seconds > 0),
    'numbers above zero',
  );

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const Duration = z
  .string()
  .regex(/^[1-9]\d{0,5}[mhd]$/, 'a number with m, h or d behind it, such as 12h')
  .transform((text) => Number(text.slice(0, -1)) * unitMs[z.enum(['m', 'h', 'd']).parse(text.slice(-1))]);

const Channels = z.string().transform((text): 'all' | 'invited' | readonly string[] => {
  if (text === 'all' || text === 'invited') return text;
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
});

const Hours = z.string().transform((text, context): readonly [number, number] => {
  const hours = hoursIn(text);
  if (!hours) context.addIssue('two hours of a day such as 7-19, the earlier one first');
  return hours ?? [0, 24];
});

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('de', { timeZone: name }));
  } catch {
    return false;
  }
};

const aPort = 'a whole number from 1 to 65535, or 0 for any free port';

const ApiKey = z
  .string({ error: 'the API key of that account, 32 letters and digits' })
  .regex(/^[\x21-\x7e]+$/, 'the API key as Zulip shows it: letters and digits, without blanks');

const theEngine = 'the address of Redis or Valkey, such as redis://127.0.0.1:6379';
const QueueUrl = z
  .string({ error: theEngine })
  .refine((text) => URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol), theEngine);

/** Every setting, by the name of its variable; .env.example says the same to the operator, and a test compares. */
export const Environment = z.object({
  ZULIP_REALM: realmAddress("the organization's address, as in a browser: https://…"),
  ZULIP_USERNAME: z.string({ error: "the account's e-mail address in Zulip" }),
  ZULIP_API_KEY: ApiKey,
  ZULIPRC: z.string().optional(),
  ORGANISATIONS: z.string().optional(),
  QUEUE_URL: QueueUrl.optional(),
  ROLE: z.enum(['all', 'worker'], 'all, or worker for heavy work alone').prefault('all'),
  ZULIP_CHANNELS: Channels.prefault('all'),
  ZULIP_ADMIN_USERNAME: z.string().optional(),
  ZULIP_ADMIN_API_KEY: ApiKey.optional(),
  ZULIP_RATE_LIMITS: RateLimits.prefault('200/60'),
  FACTS_BASE_URL: httpAddress('the address of the facts service, with the /api/v1 at its end'),
  FACTS_ALT_BASE_URL: httpAddress('').optional(),
  FACTS_AUTHORIZATION: z
    .string()
    .regex(printable, 'the value of the header: one line of plain letters, such as Bearer abc')
    .optional(),
  NOTICES_CRON: z
    .string()
    .refine((text) => text === 'off' || isCron(text), 'a cron expression in UTC, such as 20 * * * *, or off')
    .optional(),
  NOTICES_HOURS: Hours.prefault('7-19'),
  MAX_QUESTION_AGE: Duration.prefault('12h'),
  BOT_LANGUAGE: z.enum(['de', 'en'], 'de or en').prefault('de'),
  TZ: z.string().refine(isTimeZone, 'a time zone such as Europe/Berlin').prefault('Europe/Berlin'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, aPort)
    .transform(Number)
    .refine((port) => port <= 65_535, aPort)
    .prefault('8080'),
  HEALTH_ADDRESS: z
    .string()
    .refine(
      (text) => isIP(text) !== 0,
      'an IP address of this machine, such as 127.0.0.1, or 0.0.0.0 for all',
    )
    .prefault('127.0.0.1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'debug, info, warn or error').prefault('info'),
  TUS_THRESHOLD_MIB: z
    .string()
    .regex(/^\d+$/, 'a whole number of MiB; 0: every file goes in pieces')
    .transform(Number)
    .prefault('20'),
});
export type Settings = Readonly<z.output<typeof Environment>>;
/** Settings as they are written. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Says all that is wrong with the settings, a line each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    const lines = faults.map((fault) => `  ${fault}\n`).join('');
    super(
      `These settings are missing or wrong; write them into .env or the environment (.env.example describes them all):\n${lines}`.trimEnd(),
    );
    this.faults = faults;
  }
}

/** What this process is given: its environment, over an .env file in the working directory; and what is wrong with that. */
export function readEnvironment(): { readonly variables: Variables; readonly faults: readonly string[] } {
  const faults: string[] = [];
  if (existsSync('.env')) {
    try {
      process.loadEnvFile('.env');
    } catch {
      faults.push('.env: the file is there, but cannot be read');
    }
  }
  return { variables: given(process.env), faults };
}

/** Empty ones count as absent. */
function given(variables: Variables): Variables {
  const trimmed = Object.entries(variables).map(([name, value]) => [name, value?.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value));
}

/** Settings from variables; empty ones count as absent. Throws SettingsError that names every fault, and those given. */
export function readSettings(all: Variables, before: readonly string[] = []): Settings {
  const variables = given(all);
  const rc: Zuliprc = variables['ZULIPRC'] ? readZuliprc(variables['ZULIPRC']) : {};
  // The names of Zulip's own clients are understood as well.
  const account: Variables = {
    ZULIP_REALM: variables['ZULIP_REALM'] ?? variables['ZULIP_SITE'] ?? rc.site,
    ZULIP_USERNAME: variables['ZULIP_USERNAME'] ?? variables['ZULIP_EMAIL'] ?? rc.email,
    ZULIP_API_KEY: variables['ZULIP_API_KEY'] ?? rc.key,
  };
  const { data, error } = Environment.safeParse({ ...variables, ...account });
  // They may well be in the file that could not be read.
  const mayBeThere = (fault: string) =>
    rc.fault !== undefined &&
    Object.keys(account).some((name) => !account[name] && fault.startsWith(`${name}:`));
  const faults = [
    ...before,
    ...(rc.fault ? [`ZULIPRC: ${rc.fault}`] : []),
    ...faultsIn(error).filter((fault) => !mayBeThere(fault)),
    ...faultsBetween(variables),
  ];
  if (data && faults.length === 0) return data;
  throw new SettingsError(faults);
}

/** Of a process that works for no organisation. */
export interface WorkerSettings extends Pick<Settings, 'PORT' | 'HEALTH_ADDRESS' | 'LOG_LEVEL'> {
  readonly QUEUE_URL: string;
}

/** What else stands in the environment is for others. Throws SettingsError that names every fault, and those given. */
export function readWorkerSettings(variables: Variables, before: readonly string[] = []): WorkerSettings {
  const wanted = Environment.pick({ PORT: true, HEALTH_ADDRESS: true, LOG_LEVEL: true });
  const { data, error } = wanted.extend({ QUEUE_URL: QueueUrl }).safeParse(variables);
  const faults = [...before, ...faultsIn(error)];
  if (data && faults.length === 0) return data;
  throw new SettingsError(faults);
}

/** A line for each. */
export const faultsIn = (error: z.ZodError | undefined) =>
  (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

/** What is wrong with two settings together. */
function faultsBetween(given: Variables): readonly string[] {
  const faults: string[] = [];
  if (given['QUEUE_URL']) faults.push('QUEUE_URL: replicas share what stands in ORGANISATIONS; give both');
  const pair = ['ZULIP_ADMIN_USERNAME', 'ZULIP_ADMIN_API_KEY'] as const;
  for (const [name, other] of [pair, [pair[1], pair[0]]] as const)
    if (given[other] && !given[name]) faults.push(`${name}: belongs to ${other}; give both, or neither`);
  for (const name of ['FACTS_BASE_URL', 'FACTS_ALT_BASE_URL']) {
    const address = given[name] ?? '';
    if (given['FACTS_AUTHORIZATION'] && URL.canParse(address) && isClear(address))
      faults.push(`${name}: with https://, or anybody on the way could read FACTS_AUTHORIZATION`);
  }
  return faults;
}

/** The values that must appear nowhere. */
export function secretsOf(settings: Settings): readonly string[] {
  const { ZULIP_API_KEY, ZULIP_ADMIN_API_KEY, FACTS_AUTHORIZATION } = settings;
  return [ZULIP_API_KEY, ZULIP_ADMIN_API_KEY, FACTS_AUTHORIZATION].filter((secret) => secret !== undefined);
}
