// The command facts-sandbox: the facts service on a port of this machine.
import { parseArgs } from 'node:util';
import { startFactsSandbox } from './start.ts';

const usage = `facts-sandbox: a facts service about German administrative processes, to try and test with

  --port=9992         0 takes any free one
  --help              this
`;

try {
  const port = readPort();
  if (port === undefined) say(usage);
  else await run(port);
} catch (error) {
  process.stderr.write(`${wordsFor(error)}\n`);
  process.exitCode = 1;
}

async function run(port: number): Promise<void> {
  const { baseUrl, stop } = await startFactsSandbox({ port });
  say(`Facts service   ${baseUrl}/   (what there is; ${baseUrl}/openapi.json describes it)
Ctrl-C ends it.`);
  const end = () => void stop();
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

/** Undefined when help is wanted. */
function readPort(): number | undefined {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '9992' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return undefined;
  if (!/^\d{1,5}$/.test(values.port)) throw new Error('--port is a number');
  return Number(values.port);
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
