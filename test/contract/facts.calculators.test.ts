// The facts service's contract for the calculators: bounds, defaults, and values that only look right.
import { describe, expect, test } from 'vitest';
import { knownValues } from './factsExamples.ts';
import { forEveryService, reason } from './factsTargets.ts';
import { addressOf, rowOf } from '../../packages/facts-sandbox/test/contract/rowsAddress.ts';

const wallbox = '/calculator/wallbox/results/einfamilienhaus/bayern';
const eAuto = '/calculator/e-auto/results';
const waermepumpe = '/calculator/waermepumpe/results/{pumpType}/{populationClass}/';
const sachkunde34a = '/calculator/sachkunde34a/results';

forEveryService((service) => {
  const { get, postcodes } = service;
  const statusOf = async (path: string) => (await get(path)).status;
  /** The status for a row's address with these values in place of its examples. */
  const statusWith = (path: string, values: Readonly<Record<string, string>>) =>
    statusOf(addressOf(rowOf(path), values));

  test.for([
    ['preis', '199', 200],
    ['preis', '2000', 200],
    ['preis', '198', 400],
    ['preis', '2001', 400],
    ['preis', 'abc', 400],
    ['strom', '0.2', 200],
    ['strom', '0.5', 200],
    ['strom', '0.19', 400],
    ['strom', '0.51', 400],
    ['strom', 'abc', 400],
  ] as const)('balcony solar, %s %s: %i', async ([name, value, status]) => {
    const path = '/calculator/balkonkraftwerk/results/{city}/{leistung}/';
    expect(await statusWith(path, { [name]: value })).toBe(status);
  });

  test.for(['5000', '60000', '4999', '60001', '0', '1000000', '12345.67'])(
    'a heat pump for %s EUR: what is out of range is brought into it, not refused',
    async (kosten) => {
      expect(await statusWith(waermepumpe, { kosten })).toBe(200);
    },
  );

  test.for(['1234', '123456', 'abcde', '1011a'])('a heat pump at %s, which is no PLZ: 400', async (plz) => {
    expect(await statusWith(waermepumpe, { plz })).toBe(400);
  });

  test('a heat pump: says something else when it knows the PLZ', async () => {
    const row = rowOf(waermepumpe);
    const without = (await get(addressOf(row))).body;
    // Stuttgart's first.
    expect((await get(addressOf(row, { plz: '70173' }))).body).not.toEqual(without);
  });

  test.for([
    ['1', 200],
    ['0', 400],
    ['0.99', 400],
    ['-1', 400],
    ['1234.5', 200],
  ] as const)('a stove for %s EUR: %i', async ([costs, status]) => {
    const row = rowOf('/calculator/kaminofen/results/{stoveType}/{state}/{costs}/');
    const known = await knownValues(service, row);
    expect(await statusOf(addressOf(row, { ...known, costs }))).toBe(status);
  });

  test.for([
    ['bev/0/0', 200],
    ['phev_range_extender/10000000/12', 200],
    ['bev/abc/0', 400],
    ['bev/0/abc', 400],
    ['fcev/50000/0', 404],
  ] as const)('an electric car, %s: %i', async ([path, status]) => {
    expect(await statusOf(`${eAuto}/${path}/`)).toBe(status);
  });

  test.for(['0', '4', '51', 'abc'])('a wallbox for %s parking spaces: 404', async (spaces) => {
    expect(await statusOf(`${wallbox}/${spaces}/standard/`)).toBe(404);
  });

  describe('the examination for security staff', () => {
    // Berlin's first PLZ, Hamburg's and Munich's: if a lookup by prefix has any, it has these.
    test.for(postcodes?.known ?? ['10115', '20095', '80331'])(
      `is found by PLZ %s${reason(postcodes)}`,
      async (plz) => {
        expect(await statusOf(`${sachkunde34a}/${plz}/`)).toBe(200);
      },
    );

    test.for(['1011', '101150', '10115x'])('is not found by %s, which is no PLZ: 404', async (plz) => {
      expect(await statusOf(`${sachkunde34a}/${plz}/`)).toBe(404);
    });
  });

  test.for([
    [
      '/calculator/wallbox/results/{gebaeudetyp}/{bundesland}/{stellplaetze}/{wallboxTyp}/',
      'applicant',
      'privatperson',
    ],
    ['/calculator/sachkunde34a/results/{city}/', 'kursformat', 'median'],
  ] as const)('%s answers without %s as with %s', async ([path, name, value]) => {
    const row = rowOf(path);
    const known = await knownValues(service, row);
    const plain = await get(addressOf(row, known));
    expect((await get(addressOf(row, { ...known, [name]: value }))).body).toEqual(plain.body);
  });
});
