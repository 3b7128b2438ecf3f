// A command line that is written as the contract writes it is read without a search, and as the search would read it.
import { startFactsSandbox } from 'facts-sandbox';
import { afterAll, expect, test } from 'vitest';
import { loadCatalogue } from '../../../src/bot/understanding/catalogue.ts';
import { findCommand } from '../../../src/bot/understanding/chooseCommand.ts';
import { exactLineIn, readExactLine } from '../../../src/bot/understanding/exactLine.ts';
import { judge } from '../../../src/bot/understanding/judge.ts';
import { parseMessage } from '../../../src/bot/understanding/parseMessage.ts';
import { readFrame } from '../../../src/bot/understanding/readFrame.ts';
import { connectFacts } from '../../../src/facts/index.ts';
import { saturday } from '../../support/office.ts';
import { allQuestions } from '../../understanding/questions/index.ts';
import { long } from '../../support/long.ts';

const catalogue = await loadCatalogue();
const server = await startFactsSandbox({ now: () => saturday.getTime() });
const facts = connectFacts({ baseUrl: server.baseUrl, timeZone: 'Europe/Berlin', now: () => saturday });
const parts = { catalogue, facts, timeZone: 'Europe/Berlin' };
const { signal } = new AbortController();

afterAll(() => server.stop());

async function exactly(line: string) {
  const said = parseMessage(line);
  const match = exactLineIn(said, catalogue);
  return match && readExactLine(match, { said, askedAt: saturday, parts, signal });
}

/** What the search makes of the same line: as if somebody had put a full stop behind it. */
async function searched(line: string) {
  const said = { ...parseMessage(`${line} .`), question: line };
  return readFrame(findCommand(said, catalogue), {
    said,
    askedAt: saturday,
    parts,
    signal,
  });
}

const examples = catalogue.commands.flatMap(({ examples: { de, en } }) =>
  [...de, ...en].map(({ ask }) => ask),
);
const lines = [...new Set([...examples, ...allQuestions.map(({ ask }) => ask)])];

test(
  'every exact line of the question sets and examples is read as the search would read it',
  long,
  async () => {
    let exact = 0;
    for (const line of lines) {
      const frame = await exactly(line);
      if (!frame) continue;
      exact += 1;
      const { values, lang, compared } = judge(frame);
      const other = judge(await searched(line));
      expect({ line, values, lang, compared, command: frame.match.command }).toEqual({
        line,
        values: other.values,
        lang: other.lang,
        compared: other.compared,
        command: other.command,
      });
    }
    process.stdout.write(`${exact} of ${lines.length} lines are exact\n`);
    expect(exact).toBeGreaterThan(50);
  },
);

test.each([
  ['halteverbot berlin-mitte hamburg 2027-06-01', ['von', 'nach', 'datum']],
  ['halteverbot köln münchen', ['von', 'nach']],
  ['e-auto bev 52000 1', ['fahrzeugtyp', 'einkommen', 'kinder']],
  ['gmbh koeln muster', ['city', 'gesellschaftsvertrag']],
])('„%s“ is exact', async (line, keys) => {
  expect([...((await exactly(line))?.slots.keys() ?? [])]).toEqual(keys);
});

test.each([
  ['a name mistyped', 'halteverbott köln münchen'],
  ['a day in words', 'halteverbot köln münchen morgen'],
  ['a day that no calendar has', 'halteverbot köln münchen 2027-02-30'],
  ['something missing', 'wallbox efh'],
  ['a word too many', 'halteverbot köln münchen hamburg bremen'],
  ['a place that the service does not have', 'halteverbot atlantis münchen'],
  ['a value out of range', 'balkonkraftwerk stuttgart 900w'],
  ['a sentence', 'halteverbot köln münchen, wie lange vorher?'],
  ['the name alone', 'halteverbot'],
  ['what changes something', 'status frei heute'],
  ['nothing', ''],
])('%s is not exact: „%s“', async (_, line) => {
  expect(await exactly(line)).toBeUndefined();
});
