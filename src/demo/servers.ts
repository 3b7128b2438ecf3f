// npm run sandbox: the chat server with its page and the facts service, and no bot, for whoever writes their own.
import { parseArgs } from 'node:util';
import { startZulipSandbox, zuliprcOf, type ZulipSandbox, type ZulipSandboxOptions } from 'zulip-sandbox';
import { type FactsSandbox, startFactsSandbox } from 'facts-sandbox';
import {
  accountFrom,
  accountOptions,
  accountUsage,
  levelFrom,
  portFrom,
  portTaken,
  refuse,
  wrongOption,
} from './options.ts';

const usage = `npm run sandbox -- …: a Zulip server to try bots with, on this machine

  --port=7991         of the chat server; 0 takes any free one
  --facts-port=7992   of the facts service
${accountUsage}`;

const known = {
  ...accountOptions,
  port: { type: 'string', default: '7991' },
  'facts-port': { type: 'string', default: '7992' },
} as const;

interface Chosen {
  readonly chat: ZulipSandboxOptions;
  readonly factsPort: number;
}

const chosen = readOptions();
if (chosen) await run(chosen);

async function run({ chat: options, factsPort }: Chosen): Promise<void> {
  const servers = await begin(options, factsPort).catch((error: unknown) =>
    refuse(portTaken(error, 'choose others with --port and --facts-port')),
  );
  if (!servers) return;
  const { chat, facts } = servers;
  chat.showBackstage(facts);
  say(introduction(chat, facts));
  const end = () => void Promise.all([chat.stop(), facts.stop()]);
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

async function begin(options: ZulipSandboxOptions, factsPort: number) {
  const chat = await startZulipSandbox(options);
  const facts = await startFactsSandbox({ port: factsPort }).catch(async (error: unknown) => {
    await chat.stop();
    throw error;
  });
  return { chat, facts };
}

/** Undefined when help was wanted and is given, or an option is wrong. */
function readOptions(): Chosen | undefined {
  try {
    const { values } = parseArgs({ options: known });
    if (values.help) {
      say(usage);
      return undefined;
    }
    return {
      chat: {
        port: portFrom('port', values.port),
        featureLevel: levelFrom(values.level),
        ...accountFrom(values),
      },
      factsPort: portFrom('facts-port', values['facts-port']),
    };
  } catch (error) {
    return refuse(wrongOption(error, 'npm run sandbox'));
  }
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

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
