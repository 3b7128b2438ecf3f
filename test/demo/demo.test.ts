// npm run demo: both servers and the bot between them, from the sources; what one types is asked and answered.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import type { Understood } from 'zulip-sandbox';

const program = new URL('../../src/demo/main.ts', import.meta.url).pathname;

test('it answers its own questions, and those that are typed; SIGTERM ends it', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', program], { stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  let written = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written += text));
  const exit = once(child, 'close').then(([code]: unknown[]) => code);
  await expect.poll(() => written, { timeout: 40_000 }).toContain('Type a question and press Enter');
  expect(written).toMatch(/Open this in a browser: http:\/\/127\.0\.0\.1:\d+\//);

  const url = /in a browser: (\S+)\/\n/.exec(written)?.[1] ?? '';
  const before = written.length;
  child.stdin.write('halteverbot essen bremen\n');
  await expect.poll(() => written.slice(before), { timeout: 10_000 }).toContain('Essen');
  await expect
    .poll(() => understoodOfNewest(url), { timeout: 10_000 })
    .toContain('von = {"value":"essen","label":"Essen"} from “essen”, score 1');
  child.stdin.write('und nach hamburg?\n');
  await expect
    .poll(() => understoodOfNewest(url), { timeout: 10_000 })
    .toContain('“halteverbot essen bremen”, “und nach hamburg?”');
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

/** What the page's side panel would say of the last question of the one who types. */
async function understoodOfNewest(url: string): Promise<readonly string[]> {
  const world: World = JSON.parse(await textOf(`${url}/sandbox/world`));
  const max = world.people.find(({ fullName }) => fullName === 'Max Muster');
  const authorization = `Basic ${Buffer.from(`${max?.email}:${max?.apiKey}`).toString('base64')}`;
  const newest = 'anchor=newest&num_before=10&num_after=0&narrow=[]';
  const { messages }: { messages: { id: number; sender_full_name: string }[] } = JSON.parse(
    await textOf(`${url}/api/v1/messages?${newest}`, { authorization }),
  );
  const own = messages.filter(({ sender_full_name }) => sender_full_name === 'Max Muster').toReversed();
  const ids = own.map(({ id }) => id).join();
  const { questions }: { questions: Understood[] } = JSON.parse(
    await textOf(`${url}/sandbox/understood?messages=${ids}`),
  );
  return questions.flatMap(({ lines }) => lines.map(({ text }) => text));
}

const textOf = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).text();

interface World {
  readonly people: readonly { readonly fullName: string; readonly email: string; readonly apiKey: string }[];
}
