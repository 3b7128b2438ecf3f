// A frame as developers see it: each value with its words and score, and what keeps it from being answered.
import { startFactsSandbox } from 'facts-sandbox';
import { beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '../../../src/bot/understanding/catalogue.ts';
import { asLines, describeProblem, describeReading } from '../../../src/bot/understanding/describeFrame.ts';
import { parseMessage } from '../../../src/bot/understanding/parseMessage.ts';
import { findCommand } from '../../../src/bot/understanding/chooseCommand.ts';
import type { UnderstandParts } from '../../../src/bot/understanding/heard.ts';
import { readFrame } from '../../../src/bot/understanding/readFrame.ts';
import { connectFacts } from '../../../src/facts/index.ts';
import { saturday } from '../../support/office.ts';

let parts: UnderstandParts;

beforeAll(async () => {
  const { baseUrl, stop } = await startFactsSandbox({ now: () => saturday.getTime() });
  const timeZone = 'Europe/Berlin';
  const facts = connectFacts({ baseUrl, timeZone, now: () => saturday });
  parts = { catalogue: await loadCatalogue(), facts, timeZone };
  return stop;
});

async function described(text: string): Promise<string> {
  const said = parseMessage(text);
  const found = findCommand(said, parts.catalogue);
  const frame = await readFrame(found, {
    said,
    askedAt: saturday,
    parts,
    signal: new AbortController().signal,
  });
  return asLines(describeReading({ said, result: { frame } })).join('\n');
}

test('names the command, what is wanted, and each value with its words and its score', async () => {
  const lines = await described(
    'Was kostet eine Wallbox am Einfamilienhaus in Sachsen, 5 Stellplätze, Standard?',
  );
  expect(lines).toMatch(/^command +wallbox, de, in a sentence$/m);
  expect(lines).toMatch(/^intent +cost$/m);
  expect(lines).toMatch(/^slot +bundesland = "sachsen" from “Sachsen”, score 1$/m);
  expect(lines).toMatch(/^not said +applicant \(assumed "privatperson"\)$/m);
});

test('tells what is missing, and what would be possible', async () => {
  expect(await described('gmbh in Köln')).toMatch(/^slot +city = .*"koeln".* from “Köln”/m);
  expect(await described('wallbox efh sachsen standard')).toMatch(/^open +stellplaetze, missing: 1 · 2/m);
});

test('tells what no value can be', async () => {
  expect(await described('wallbox efh sachsen 4 standard')).toMatch(
    /^doubt +stellplaetze, unknownValue “4”: 1 · 2 · 3 · 5 · 10 · 15 · … 9$/m,
  );
});

test('tells what was learned of topic and wish, with scores and reasons, and the judgement', async () => {
  const lines = await described('Was kostet eine GmbH in Köln?');
  expect(lines).toMatch(/^topic +gmbh-gruendung [01]\.\d\d, .*because of .*“gmbh”/m);
  expect(lines).toMatch(/^wish +result [01]\.\d\d, .*because of “/m);
  expect(await described('gmbh köln muster')).toMatch(/^judged +to be answered$/m);
  expect(await described('wallbox efh sachsen standard')).toMatch(/^judged +not to be answered .*missing$/m);
});

test('a problem without a frame', () => {
  expect(describeProblem({ kind: 'unknownCommand', typed: 'gnbh', near: ['gmbh'] })).toBe(
    'unknownCommand “gnbh”: gmbh',
  );
});
