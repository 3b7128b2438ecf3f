// The settings: one schema of the environment, and the only reader of process.env.
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { RateLimit } from './chat/index.ts';

const httpUrl = z.url({ protocol: /^https?$/, error: 'an address that begins with https:// or http://' });

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

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('de', { timeZone: name }));
  } catch {
    return false;
  }
};

/** Every setting, by the name of its variable; .env.example says the same to the operator, and a test compares. */
export const Environment = z.object({
  ZULIP_REALM: httpUrl,
  ZULIP_USERNAME: z.string({ error: "the account's e-mail address in Zulip" }),
  ZULIP_API_KEY: z.string({ error: 'the API key of that account, 32 letters and digits' }).min(1),
  ZULIPRC: z.string().optional(),
  ZULIP_CHANNELS: Channels.prefault('all'),
  ZULIP_ADMIN_USERNAME: z.string().optional(),
  ZULIP_ADMIN_API_KEY: z.string().optional(),
  ZULIP_RATE_LIMITS: RateLimits.prefault('200/60'),
  FACTS_BASE_URL: httpUrl,
  FACTS_ALT_BASE_URL: httpUrl.optional(),
  FACTS_AUTHORIZATION: z.string().optional(),
  MAX_QUESTION_AGE: Duration.prefault('12h'),
  BOT_LANGUAGE: z.enum(['de', 'en'], 'de or en').prefault('de'),
  TZ: z.string().refine(isTimeZone, 'a time zone such as Europe/Berlin').prefault('Europe/Berlin'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'a port number')
    .transform(Number)
    .prefault('8080'),
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
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readSettings(process.env);
}

/** Settings from variables; empty ones count as absent. Throws SettingsError that names every fault. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const rc = given['ZULIPRC'] ? readZuliprc(given['ZULIPRC']) : {};
  const { data, error } = Environment.safeParse({
    ...given,
    // The names of Zulip's own clients are understood as well.
    ZULIP_REALM: given['ZULIP_REALM'] ?? given['ZULIP_SITE'] ?? rc['site'],
    ZULIP_USERNAME: given['ZULIP_USERNAME'] ?? given['ZULIP_EMAIL'] ?? rc['email'],
    ZULIP_API_KEY: given['ZULIP_API_KEY'] ?? rc['key'],
  });
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new SettingsError(
    `These settings are missing or wrong (.env.example describes them all):\n${faults.join('\n')}`,
  );
}

/** The [api] section of a zuliprc file: https://zulip.com/api/configuring-python-bindings */
function readZuliprc(file: string): Record<string, string> {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    throw new SettingsError(`ZULIPRC: the file ${file} cannot be read`);
  }
  const [, section = ''] = content.split(/^\s*\[api\]\s*$/m);
  const [own = ''] = section.split(/^\s*\[/m);
  const entries = own.split(/\r?\n/).flatMap((line) => {
    const [, key, value] = /^\s*(\w+)\s*[=:]\s*(.*?)\s*$/.exec(line) ?? [];
    return key && value ? [[key, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The values that must appear nowhere. */
export function secretsOf(settings: Settings): readonly string[] {
  const { ZULIP_API_KEY, ZULIP_ADMIN_API_KEY, FACTS_AUTHORIZATION } = settings;
  return [ZULIP_API_KEY, ZULIP_ADMIN_API_KEY, FACTS_AUTHORIZATION].filter((secret) => secret !== undefined);
}
