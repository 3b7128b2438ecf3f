// The settings: one schema of the environment, and the only reader of process.env.
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import type { RateLimit } from './chat/index.ts';
import { httpAddress, isClear, realmAddress } from './settingsAddress.ts';
import { hoursIn, isCron } from './settingsTimes.ts';

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

/** Every setting, by the name of its variable; .env.example says the same to the operator, and a test compares. */
export const Environment = z.object({
  ZULIP_REALM: realmAddress("the organization's address, as in a browser: https://…"),
  ZULIP_USERNAME: z.string({ error: "the account's e-mail address in Zulip" }),
  ZULIP_API_KEY: ApiKey,
  ZULIPRC: z.string().optional(),
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

/** Says all that is wrong with the settings, a line each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** The settings of this process: its environment, over an .env file in the working directory. Throws SettingsError. */
export function readProcessSettings(): Settings {
  const faults: string[] = [];
  if (existsSync('.env')) {
    try {
      process.loadEnvFile('.env');
    } catch {
      faults.push('.env: the file is there, but cannot be read');
    }
  }
  return readSettings(process.env, faults);
}

/** Settings from variables; empty ones count as absent. Throws SettingsError that names every fault, and those given. */
export function readSettings(
  variables: Readonly<Record<string, string | undefined>>,
  before: readonly string[] = [],
): Settings {
  const trimmed = Object.entries(variables).map(([name, value]) => [name, value?.trim()] as const);
  const given: Readonly<Record<string, string | undefined>> = Object.fromEntries(
    trimmed.filter(([, value]) => value),
  );
  const rc = given['ZULIPRC'] ? readZuliprc(given['ZULIPRC']) : {};
  // The names of Zulip's own clients are understood as well.
  const account: Readonly<Record<string, string | undefined>> = {
    ZULIP_REALM: given['ZULIP_REALM'] ?? given['ZULIP_SITE'] ?? rc.site,
    ZULIP_USERNAME: given['ZULIP_USERNAME'] ?? given['ZULIP_EMAIL'] ?? rc.email,
    ZULIP_API_KEY: given['ZULIP_API_KEY'] ?? rc.key,
  };
  const { data, error } = Environment.safeParse({ ...given, ...account });
  const faults = [
    ...before,
    ...(rc.fault ? [`ZULIPRC: ${rc.fault}`] : []),
    ...(error?.issues ?? [])
      .map(({ path, message }) => ({ name: path.join('.'), message }))
      // They may well be in the file that could not be read.
      .filter(({ name }) => !(rc.fault && name in account && account[name] === undefined))
      .map(({ name, message }) => `${name}: ${message}`),
    ...faultsBetween(given),
  ];
  if (data && faults.length === 0) return data;
  const lines = faults.map((fault) => `  ${fault}\n`).join('');
  throw new SettingsError(
    `These settings are missing or wrong; write them into .env or the environment (.env.example describes them all):\n${lines}`.trimEnd(),
  );
}

/** What is wrong with two settings together. */
function faultsBetween(given: Readonly<Record<string, string | undefined>>): readonly string[] {
  const faults: string[] = [];
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

interface Zuliprc {
  readonly site?: string | undefined;
  readonly email?: string | undefined;
  readonly key?: string | undefined;
  /** Why it gives nothing. */
  readonly fault?: string;
}

/** The [api] section of a zuliprc file: https://zulip.com/api/configuring-python-bindings */
function readZuliprc(file: string): Zuliprc {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    return { fault: `the file ${file} cannot be read` };
  }
  const [, section] = content.split(/^\s*\[api\]\s*$/m);
  if (section === undefined) return { fault: `the file ${file} has no section [api]` };
  const [own = ''] = section.split(/^\s*\[/m);
  const entries = own.split(/\r?\n/).flatMap((line) => {
    const [, key, value] = /^\s*(\w+)\s*[=:]\s*(.*?)\s*$/.exec(line) ?? [];
    return key && value ? [[key, value] as const] : [];
  });
  return Object.fromEntries(entries.filter(([key]) => /^(?:site|email|key)$/.test(key)));
}

/** The values that must appear nowhere. */
export function secretsOf(settings: Settings): readonly string[] {
  const { ZULIP_API_KEY, ZULIP_ADMIN_API_KEY, FACTS_AUTHORIZATION } = settings;
  return [ZULIP_API_KEY, ZULIP_ADMIN_API_KEY, FACTS_AUTHORIZATION].filter((secret) => secret !== undefined);
}
