// The command zulip-sandbox: the chat server with its page, for whoever writes a bot.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { zuliprcOf } from './control/control.ts';
import { type Role, role } from './organization/world.ts';
import { type Account, startZulipSandbox, type ZulipSandbox, type ZulipSandboxOptions } from './start.ts';

/** Zulip 8.0 and 12.0: what the cases in test/conformance are run with lies between them. */
const levels = { oldest: 237, newest: 500 } as const;

const usage = `zulip-sandbox: a Zulip server to try bots with, on this machine

  --port=7991         0 takes any free one
  --level=421         the feature level, ${levels.oldest} (Zulip 8.0) to ${levels.newest} (Zulip 12.0): https://zulip.com/api/changelog
  --account=bot       what kind of account Amtsbot has: bot or human
  --role=member       its role: ${Object.keys(role).join(', ')}
  --bot=NAME          a further bot account, as often as you like; it is in the channel umzug
  --person=NAME       a further person
  -h, --help          this
  --version           the version of this program
`;

const known = {
  port: { type: 'string', default: '7991' },
  level: { type: 'string', default: '421' },
  account: { type: 'string', default: 'bot' },
  role: { type: 'string', default: 'member' },
  bot: { type: 'string', multiple: true, default: [] as string[] },
  person: { type: 'string', multiple: true, default: [] as string[] },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
} as const;

try {
  const { values } = parseArgs({ options: known });
  if (values.help) say(usage);
  else if (values.version) say(ownVersion());
  else await run(optionsFrom(values));
} catch (error) {
  process.stderr.write(`${wordsFor(error)}\n`);
  process.exitCode = 1;
}

async function run(options: ZulipSandboxOptions): Promise<void> {
  const server = await startZulipSandbox(options);
  const ofBot = options.accounts?.find(({ kind }) => kind === 'bot');
  say(introduction(server, ofBot ? server.account(ofBot.fullName) : server.amtsbot));
  const end = () => void server.stop();
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

type Values = ReturnType<typeof parseArgs<{ options: typeof known }>>['values'];

function optionsFrom({ account, ...values }: Values): ZulipSandboxOptions {
  if (account !== 'bot' && account !== 'human') throw new Error('--account is bot or human');
  return {
    port: numberBetween(0, 65_535, 'port', values.port),
    featureLevel: numberBetween(levels.oldest, levels.newest, 'level', values.level),
    account,
    accountRole: roleNamed(values.role),
    accounts: [
      ...values.bot.map((name) => ({ fullName: named('bot', name), kind: 'bot' }) as const),
      ...values.person.map((name) => ({ fullName: named('person', name), kind: 'human' }) as const),
    ],
  };
}

function numberBetween(least: number, most: number, option: string, text: string): number {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new Error(`--${option} is a number from ${least} to ${most}`);
}

function named(option: string, name: string): string {
  if (name.trim() === '') throw new Error(`--${option} is a name: --${option}=Echo`);
  return name.trim();
}

function roleNamed(name: string): Role {
  const found = Object.entries(role).find(([its]) => its === name);
  if (!found) throw new Error(`--role is one of ${Object.keys(role).join(', ')}`);
  return found[1];
}

/** Its last line tells a program that waits for it that the server answers, and where. */
function introduction({ url, ...sandbox }: ZulipSandbox, bot: Account): string {
  const accounts = sandbox.accounts.map(
    ({ userId, fullName, email, apiKey }) =>
      `  ${userId}  ${fullName.padEnd(15)} ${email.padEnd(42)} ${apiKey}`,
  );
  return `Chat server     ${url}/   (a page to write on, in a browser)

Accounts: user id, name, e-mail, key; they are the same at every start (Erika administers, Gisela is a guest):
${accounts.join('\n')}

A zuliprc for ${bot.fullName}, which is also at ${url}/sandbox/accounts/${bot.userId}/zuliprc
(the others have theirs under their user ids):

${zuliprcOf(bot, url)}
Faults to order over HTTP, and more: README.md of this package. Ctrl-C ends it.
Ready: ${url}`;
}

function ownVersion(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(manifest) as { readonly version: string };
  return version;
}

function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error;
  if ('code' in error && error.code === 'EADDRINUSE') {
    const taken = 'port' in error ? `Port ${String(error.port)}` : 'The port';
    return `${taken} is taken, perhaps by another one of these: choose another one with --port; 0 takes any free one.`;
  }
  return `${message}\n\n${usage}`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
