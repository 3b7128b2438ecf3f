// The facts service's contract, row by row: what answers, what lists, which values it takes and which it refuses.
import { describe, expect, test } from 'vitest';
import { listLengths, longestList } from '../../packages/facts-sandbox/test/support/anyShape.ts';
import { knownValues } from './factsExamples.ts';
import { forEveryService, reason } from './factsTargets.ts';
import { addressOf } from '../../packages/facts-sandbox/test/contract/rowsAddress.ts';
import { rows } from '../../packages/facts-sandbox/test/contract/rows.ts';

test('the contract has 31 rows', () => {
  expect(new Set(rows.map(({ path }) => path)).size).toBe(31);
});

forEveryService((service) => {
  const { get, places, bare } = service;
  const ownCount: Readonly<Record<number, number | undefined>> = places
    ? { 24: places.count, 576: places.count ** 2 }
    : {};

  describe.for(rows.map((row) => [row.path, row] as const))('%s', ([, row]) => {
    const { lists } = row;
    const parameters = [...row.inPath, ...row.inQuery];
    const taken = parameters.flatMap(({ name, example, values = [example], shownBy }) =>
      shownBy === undefined ? values.map((value) => [name, value] as const) : [],
    );
    const refused = parameters.flatMap(({ name, impossible }) =>
      impossible ? [[name, impossible.value, impossible.statuses] as const] : [],
    );

    const isBare = bare?.overviews.includes(row.path) ?? false;
    const isAbsent = bare?.absent.includes(row.path) ?? false;

    test.skipIf(isAbsent)('answers 200 with JSON, with the slash at its end', async () => {
      const address = addressOf(row, await knownValues(service, row));
      expect(await get(address)).toMatchObject({ status: 200, body: expect.any(Object) });
    });

    if (lists === 'some') {
      test.skipIf(isBare)(`lists something${isBare ? reason(bare) : ''}`, async () => {
        expect(longestList((await get(addressOf(row))).body)).toBeGreaterThan(0);
      });
    } else if (lists) {
      const count = ownCount[lists] ?? lists;
      test(`lists ${count} records${count === lists ? '' : reason(places)}`, async () => {
        expect(listLengths((await get(addressOf(row))).body)).toContain(count);
      });
    }

    test.for(taken)('takes for %s: %s', async ([name, value]) => {
      const known = await knownValues(service, row);
      expect((await get(addressOf(row, { ...known, [name]: value }))).status).toBe(200);
    });

    test.for(refused)('does not take for %s: %s', async ([name, value, statuses]) => {
      const known = await knownValues(service, row);
      const { status } = await get(addressOf(row, { ...known, [name]: value }));
      expect(statuses).toContain(status);
    });
  });
});
