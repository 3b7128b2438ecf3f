// npm run sandbox: the chat server with its page and the facts service, and no bot, for whoever writes their own.
import { parseArgs } from 'node:util';
import {
  type Role,
  role,
  startZulipSandbox,
  zuliprcOf,
  type ZulipSandbox,
  type ZulipSandboxOptions,
} from 'zulip-sandbox';
import { type FactsSandbox, startFactsSandbox } from 'facts-sandbox';

const usage = `npm run sandbox -- …: a Zulip server to try bots with, on this machine

  --port=7991         of the chat server; 0 takes any free one
  --facts-port=7992   of the facts service
  --level=421         the feature level of the chat server: https://zulip.com/api/changelog
  --account=bot       what kind of account Amtsbot has: bot or human
  --role=member       its role: ${Object.keys(role).join(', ')}
  --help              this
`;

const known = {
  port: { type: 'string', default: '7991' },
  'facts-port': { type: 'string', default: '7992' },
  level: { type: 'string', default: '421' },
  account: { type: 'string', default: 'bot' },
  role: { type: 'string', default: 'member' },
  help: { type: 'boolean', default: false },
} as const;

interface Chosen {
  readonly chat: ZulipSandboxOptions;
  readonly factsPort: number;
}

try {
  const chosen = readOptions();
  if (chosen) await run(chosen);
  else say(usage);
} catch (error) {
  process.stderr.write(`${wordsFor(error)}\n`);
  process.exitCode = 1;
}

async function run({ chat: options, factsPort }: Chosen): Promise<void> {
  const chat = await startZulipSandbox(options);
  const facts = await startFactsSandbox({ port: factsPort }).catch(async (error: unknown) => {
    await chat.stop();
    throw error;
  });
  chat.showBackstage(facts);
  say(introduction(chat, facts));
  const end = () => void Promise.all([chat.stop(), facts.stop()]);
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

/** Undefined when help is wanted. */
function readOptions(): Chosen | undefined {
  const { values } = parseArgs({ options: known });
  if (values.help) return undefined;
  const account = values.account;
  if (account !== 'bot' && account !== 'human') throw new Error('--account is bot or human');
  return {
    chat: {
      port: wholeNumber('port', values.port),
      featureLevel: wholeNumber('level', values.level),
      account,
      accountRole: roleNamed(values.role),
    },
    factsPort: wholeNumber('facts-port', values['facts-port']),
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

function introduction({ url, amtsbot, ...sandbox }: ZulipSandbox, { baseUrl }: FactsSandbox): string {
  const accounts = sandbox.accounts.map(
    ({ fullName, email, apiKey }) => `  ${fullName.padEnd(15)} ${email.padEnd(42)} ${apiKey}`,
  );
  return `Chat server     ${url}/   (a page to write on, in a browser)
Facts service   ${baseUrl}/

Accounts, with keys that are the same at every start (Erika administers, Gisela is a guest):
${accounts.join('\n')}

A zuliprc for Amtsbot; ${url}/sandbox/accounts gives the others:

${zuliprcOf(amtsbot, url)}
Faults to order over HTTP, and more: packages/zulip-sandbox/README.md. Ctrl-C ends both.
`;
}

function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error;
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${message}\nAnother program has this port: choose others with --port and --facts-port.`;
  }
  return `${message}\n\n${usage}`;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
