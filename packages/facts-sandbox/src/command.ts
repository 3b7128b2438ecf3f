// The command facts-sandbox: the facts service on a port of this machine.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startFactsSandbox } from './start.ts';

const usage = `facts-sandbox: a facts service about German administrative processes, to try and test with

  --port=7992         0 takes any free one
  -h, --help          this
  --version           the version of this program
`;

const known = {
  port: { type: 'string', default: '7992' },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
} as const;

try {
  const { values } = parseArgs({ options: known });
  if (values.help) say(usage);
  else if (values.version) say(ownVersion());
  else await run(portIn(values.port));
} catch (error) {
  process.stderr.write(`${wordsFor(error)}\n`);
  process.exitCode = 1;
}

/** Its last line tells a program that waits for it that the service answers, and where. */
async function run(port: number): Promise<void> {
  const { baseUrl, stop } = await startFactsSandbox({ port });
  say(`Facts service   ${baseUrl}/   (what there is; ${baseUrl}/openapi.json describes it)
Ctrl-C ends it.
Ready: ${baseUrl}`);
  const end = () => void stop();
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

function portIn(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  if (port <= 65_535) return port;
  throw new Error('--port is a number from 0 to 65535');
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
