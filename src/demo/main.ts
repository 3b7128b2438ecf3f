// npm run demo: Amtsbot between both servers of the sandbox, with a short conversation in the terminal to begin with.
import { fstatSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { ZulipSandbox, ZulipSandboxOptions } from 'zulip-sandbox';
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
import { terminalFor } from './terminal.ts';
import { conversation, welcome } from './welcome.ts';

/** Beside those of the servers alone, 7991 and 7992: both can run, and the address stays the same. */
const usualPort = '7990';
const usage = `npm run demo -- …: Amtsbot on this machine, with a chat server and a facts service to try it with

  --port=${usualPort}         of the chat server and its page; 0 takes any free one
${accountUsage}`;
/** So long questions that came through a pipe may take after its end. */
const lastAnswersMs = 30_000;

const options = readOptions();
if (options) await run(options);

/** Undefined when help was wanted and is given, or an option is wrong. */
function readOptions(): ZulipSandboxOptions | undefined {
  const known = { ...accountOptions, port: { type: 'string', default: usualPort } } as const;
  try {
    const { values } = parseArgs({ options: known });
    if (values.help) {
      say(usage);
      return undefined;
    }
    return {
      port: portFrom('port', values.port),
      featureLevel: levelFrom(values.level),
      ...accountFrom(values),
      welcome: welcome(new Date()),
    };
  } catch (error) {
    return refuse(wrongOption(error, 'npm run demo'));
  }
}

async function run(options: ZulipSandboxOptions): Promise<void> {
  // All the rest of the program, which help and a wrong option need not wait for.
  const { openPremises } = await import('./office.ts');
  const premises = await openPremises(options, (account, { chat }) => {
    listenTo(chat);
    const kind = account === 'bot' ? 'a bot account' : 'an ordinary account';
    say(`\nEverything has begun anew; Amtsbot has ${kind}.`);
  }).catch((error: unknown) =>
    refuse(portTaken(error, 'choose another port with npm run demo -- --port=8990')),
  );
  if (!premises) return;
  const { office } = premises;
  const { url, people, amtsbot } = office.chat;
  const { isTTY, columns } = process.stdout;
  const isStyled = isTTY && process.stdout.hasColors();
  // Longer lines are hard to read, and without a terminal nothing says how wide it is.
  const terminal = terminalFor({ columns: Math.min(columns ?? 110, 110), isStyled, pageUrl: `${url}/` });
  const bold = (text: string) => (isStyled ? `\u001b[1m${text}\u001b[22m` : text);

  function listenTo(chat: ZulipSandbox): void {
    chat.onMessage(({ senderId, content }) => {
      if (senderId === chat.amtsbot.userId) say(`\n${bold('Amtsbot:')}\n${terminal.shown(content)}`);
    });
  }
  listenTo(office.chat);
  say(`Open this in a browser: ${bold(`${url}/`)}

Facts service  ${office.facts.baseUrl}
To ask from another terminal:
  curl -u ${people.max.email}:${people.max.apiKey} ${url}/api/v1/messages \\
    -d type=private -d 'to=["${amtsbot.email}"]' -d content='hilfe'`);

  for (const question of conversation(new Date())) {
    say(`\n${'─'.repeat(60)}\n${bold('Max Muster:')} ${question}`);
    await ask(premises.office.chat, question);
  }
  say(`
${'─'.repeat(60)}
Type a question and press Enter. ${bold('+1')} opens fold 1, ${bold('+')} the newest one. Ctrl-D ends the demo.
The same in a browser, with files and buttons: ${bold(`${url}/`)}`);

  const lines = createInterface({ input: process.stdin });
  const typed = new Set<number>();
  lines.on('line', (line) => {
    const [, number] = /^\s*\+\s*(\d*)\s*$/.exec(line) ?? [];
    if (number !== undefined) {
      const inside = terminal.opened(number === '' ? undefined : Number(number));
      say(inside === undefined ? 'There is no such fold.' : `\n${inside}`);
    } else if (line.trim()) {
      const { chat } = premises.office;
      typed.add(chat.as(chat.people.max).sendDirect([chat.amtsbot], line));
    }
  });
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    lines.once('close', () => {
      // Begun in the background it has no input at all, and goes on until it is told to end.
      if (process.stdin.isTTY) resolve();
      else if (hasInput()) void answered(premises.office.chat, typed).then(resolve);
    });
  });
  lines.close();
  await premises.close();
}

/** Asks in a channel, as a colleague would, and waits for the whole answer. */
async function ask(chat: ZulipSandbox, question: string): Promise<void> {
  const content = `@**${chat.amtsbot.fullName}** ${question}`;
  const id = chat.as(chat.people.max).send({ channel: 'umzug', topic: 'Fragen', content });
  await answered(chat, new Set([id]));
}

/** The bot marks as read what it has done with. */
async function answered(chat: ZulipSandbox, questions: ReadonlySet<number>): Promise<void> {
  const until = Date.now() + lastAnswersMs;
  const isOpen = () =>
    chat.messages().some(({ id, readBy }) => questions.has(id) && !readBy.has(chat.amtsbot.userId));
  while (isOpen() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A pipe or a file, and not /dev/null. */
function hasInput(): boolean {
  return !fstatSync(process.stdin.fd).isCharacterDevice();
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
