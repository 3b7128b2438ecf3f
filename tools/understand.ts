// npm run understand -- "text" ["next message" …] [--service=1|2|3]: what the bot understands of each message of a
// conversation, the requests that it leads to, and the beginning of the answer.
import { parseArgs } from 'node:util';
import { loadCatalogue } from '../src/bot/understanding/catalogue.ts';
import { asLines, describeReading, type Reading } from '../src/bot/understanding/describeFrame.ts';
import type { Frame } from '../src/bot/understanding/frame.ts';
import { firstDoubt } from '../src/bot/understanding/judge.ts';
import { mannerIn } from '../src/bot/understanding/message.ts';
import { parseMessage, type ParsedMessage } from '../src/bot/understanding/parseMessage.ts';
import { findCommand } from '../src/bot/understanding/chooseCommand.ts';
import { readFrame, type UnderstandParts } from '../src/bot/understanding/readFrame.ts';
import { nextFrame } from '../src/bot/dialogue/nextFrame.ts';
import { connectFacts } from '../src/facts/index.ts';
import { ClarificationNeeded } from '../src/kit/index.ts';
import { saturday } from '../test/support/office.ts';
import { type ServiceNumber, services } from '../test/support/services.ts';
import { askConversations } from '../test/understanding/askAll.ts';
import type { Came } from '../test/understanding/judge.ts';

const usage = `npm run understand -- "gmbh in kiel" "und in mainz?" [--service=3]

  what the bot understands of each message of a conversation, on Saturday 21 November 2026
  --service=1   over our own data; 2 and 3: services of other shapes
`;

const { values, positionals: messages } = parseArgs({
  allowPositionals: true,
  options: { service: { type: 'string', default: '1' }, help: { type: 'boolean', default: false } },
});
const isNumber = (typed: string): typed is `${ServiceNumber}` => Object.hasOwn(services, typed);

if (values.help || messages.length === 0 || !isNumber(values.service)) {
  process.stdout.write(usage);
  process.exitCode = values.help ? 0 : 2;
} else {
  const lines = await understood(Number(values.service) as ServiceNumber);
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function understood(service: ServiceNumber): Promise<readonly string[]> {
  const timeZone = 'Europe/Berlin';
  const [came = []] = await askConversations([messages], { service });
  const server = await services[service]({ now: () => saturday.getTime() });
  const facts = connectFacts({ baseUrl: server.baseUrl, timeZone, now: () => saturday });
  const parts = { catalogue: await loadCatalogue(), facts, timeZone };
  const lines: string[] = [];
  let before: Frame | undefined;
  for (const [index, message] of messages.entries()) {
    const read = await readMessage(message, before, parts);
    lines.push(`> ${message}`, ...read.lines, ...whatCame(came[index]), '');
    before = read.frame ?? before;
  }
  await server.close();
  return lines;
}

/** As a message that goes on with the one before, or as a question of its own. */
async function readMessage(message: string, before: Frame | undefined, parts: UnderstandParts) {
  const { signal } = new AbortController();
  const said = parseMessage(message);
  try {
    const isAskedBack = before !== undefined && firstDoubt(before) !== undefined;
    const next =
      before && (await nextFrame({ frame: before, isAskedBack }, { said, askedAt: saturday, parts, signal }));
    const { catalogue } = parts;
    const manner = next ? undefined : mannerIn(said, catalogue);
    if (manner) return { frame: undefined, lines: linesOf(said, { manner }) };
    const frame =
      next ??
      (await readFrame(findCommand(said, catalogue.commands, catalogue), said, saturday, parts, signal));
    return { frame, lines: linesOf(said, { frame }) };
  } catch (error) {
    if (!(error instanceof ClarificationNeeded)) throw error;
    return { frame: undefined, lines: linesOf(said, { problem: error.problem }) };
  }
}

function linesOf(said: ParsedMessage, result: Reading['result']): readonly string[] {
  return asLines(describeReading({ said, result }));
}

/** Up to the first table: the sentences. */
function whatCame(came: Came | undefined): readonly string[] {
  const asked = (came?.requests ?? []).map(({ path, query, status }) => {
    const said = new URLSearchParams(query).toString();
    return `asks      ${decodeURIComponent(path)}${said ? `?${said}` : ''} → ${status}`;
  });
  const sentences = (came?.reply ?? '')
    .split('\n')
    .filter((one) => one !== '')
    .slice(0, 6);
  const end = sentences.findIndex((one) => /^[|`]/.test(one));
  return [...asked, ...(end < 0 ? sentences : sentences.slice(0, end)).map((one) => `says      ${one}`)];
}
