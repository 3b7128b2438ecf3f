// npm run understand -- "text" ["next message" …] [--service=1|2|3]: what the bot understands of each message of a
// conversation, the requests that it leads to, and the beginning of the answer.
import { parseArgs } from 'node:util';
import { asLines, describeReading, type Reading } from '../src/bot/understanding/describeFrame.ts';
import { type ServiceNumber, services } from '../test/support/services.ts';
import { askConversations, type CameRead } from '../test/understanding/askAll.ts';

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

/** As the bot itself has read and answered them. */
async function understood(service: ServiceNumber): Promise<readonly string[]> {
  const [came = []] = await askConversations([messages], { service });
  return messages.flatMap((message, index) => {
    const one = came[index];
    return [`> ${message}`, ...(one ? [...whatWasRead(one), ...whatCame(one)] : []), ''];
  });
}

/** Each question in it; what was read several times on the way to one answer, as it was read last. */
function whatWasRead({ readings }: CameRead): readonly string[] {
  const last = new Map<string, Reading>(readings.map((reading) => [reading.said.typed, reading]));
  return [...last].flatMap(([typed, reading]) => [
    ...(last.size > 1 ? [`asked       “${typed}”`] : []),
    ...asLines(describeReading(reading)),
  ]);
}

/** Up to the first table: the sentences. */
function whatCame({ requests, reply }: CameRead): readonly string[] {
  const asked = requests.map(({ path, query, status }) => {
    const said = new URLSearchParams(query).toString();
    return `asks        ${decodeURIComponent(path)}${said ? `?${said}` : ''} → ${status}`;
  });
  const sentences = reply
    .split('\n')
    .filter((one) => one !== '')
    .slice(0, 6);
  const end = sentences.findIndex((one) => /^[|`]/.test(one));
  return [...asked, ...(end < 0 ? sentences : sentences.slice(0, end)).map((one) => `says        ${one}`)];
}
