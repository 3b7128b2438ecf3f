// The command zulip-sandbox: the chat server with its page, for whoever writes a bot.
import { parseArgs } from 'node:util';
import { zuliprcOf } from './control/control.ts';
import { type Role, role } from './organization/world.ts';
import { startZulipSandbox, type ZulipSandbox, type ZulipSandboxOptions } from './start.ts';

const usage = `zulip-sandbox: a Zulip server to try bots with, on this machine

  --port=9991         0 takes any free one
  --level=421         the feature level: https://zulip.com/api/changelog
  --account=bot       what kind of account Amtsbot has: bot or human
  --role=member       its role: ${Object.keys(role).join(', ')}
  --bot=NAME          a further bot account, as often as you like; it is in the channel umzug
  --person=NAME       a further person
  --help              this
`;

const known = {
  port: { type: 'string', default: '9991' },
  level: { type: 'string', default: '421' },
  account: { type: 'string', default: 'bot' },
  role: { type: 'string', default: 'member' },
  bot: { type: 'string', multiple: true, default: [] as string[] },
  person: { type: 'string', multiple: true, default: [] as string[] },
  help: { type: 'boolean', default: false },
} as const;

try {
  const options = readOptions();
  if (options) await run(options);
  else say(usage);
} catch (error) {
  process.stderr.write(`${wordsFor(error)}\n`);
  process.exitCode = 1;
}

async function run(options: ZulipSandboxOptions): Promise<void> {
  const server = await startZulipSandbox(options);
  say(introduction(server));
  const end = () => void server.stop();
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

/** Undefined when help is wanted. */
function readOptions(): ZulipSandboxOptions | undefined {
  const { values } = parseArgs({ options: known });
  if (values.help) return undefined;
  const { account } = values;
  if (account !== 'bot' && account !== 'human') throw new Error('--account is bot or human');
  return {
    port: wholeNumber('port', values.port),
    featureLevel: wholeNumber('level', values.level),
    account,
    accountRole: roleNamed(values.role),
    accounts: [
      ...values.bot.map((fullName) => ({ fullName, kind: 'bot' }) as const),
      ...values.person.map((fullName) => ({ fullName, kind: 'human' }) as const),
    ],
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new Error(`--${name} is a number`);
  return Number(text);
}

function roleNamed(name: string): Role {
  const found = Object.entries(role).find(([its]) => its === name);
  if (!found) throw new Error(`--role is one of ${Object.keys(role).join(', ')}`);
  return found[1];
}

function introduction({ url, amtsbot, ...sandbox }: ZulipSandbox): string {
  const accounts = sandbox.accounts.map(
    ({ fullName, email, apiKey }) => `  ${fullName.padEnd(15)} ${email.padEnd(42)} ${apiKey}`,
  );
  return `Chat server     ${url}/   (a page to write on, in a browser)

Accounts, with keys that are the same at every start (Erika administers, Gisela is a guest):
${accounts.join('\n')}

A zuliprc for Amtsbot; ${url}/sandbox/accounts gives the others:

${zuliprcOf(amtsbot, url)}
Faults to order over HTTP, and more: README.md of this package. Ctrl-C ends it.
`;
}

function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error;
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${message}\nAnother program has this port: choose another one with --port.`;
  }
  return `${message}\n\n${usage}`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
