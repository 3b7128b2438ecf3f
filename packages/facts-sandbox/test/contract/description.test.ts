// The embedded service's machine-readable description: it says what the contract says, and what the service does.
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, describe, expect, test } from 'vitest';
import { startFactsSandbox } from '../../src/start.ts';
import { rawGet } from '../support/rawGet.ts';
import {
  addressOf,
  bodyChecker,
  type Declared,
  type Description,
  exampleOf,
  valuesOf,
} from './descriptionReader.ts';
import { rows } from './rows.ts';
import { nonsense } from './rowsValues.ts';

const service = await startFactsSandbox();
afterAll(service.stop);
const get = (path: string, method?: string) => rawGet(service.baseUrl, path, method);

const description = (await get('/openapi.json')).body as Description;
const faultsOf = bodyChecker(description);

const placeholder = 'PLACEHOLDER';

test('is valid OpenAPI 3.1', async () => {
  // A copy: the validator resolves references in place.
  const copy = JSON.parse(JSON.stringify(description));
  expect(await new Validator().validate(copy)).toEqual({ valid: true });
  expect(description.openapi).toMatch(/^3\.1\./);
});

test('carries version 1.0.0', () => {
  expect(description.info.version).toBe('1.0.0');
});

test('has the 31 rows of the contract, all of them only to read', () => {
  expect(Object.keys(description.paths).toSorted()).toEqual(rows.map(({ path }) => path).toSorted());
  for (const methods of Object.values(description.paths)) expect(Object.keys(methods)).toEqual(['get']);
});

describe.for(rows.map((row) => [row.path, row] as const))('%s', ([path, row]) => {
  const operation = description.paths[path]?.['get'] ?? { responses: {} };
  const parameters = operation.parameters ?? [];
  const inPath = parameters.filter((one) => one.in === 'path');
  const inQuery = parameters.filter((one) => one.in === 'query');

  const address = (values: Readonly<Record<string, string>> = {}) => addressOf(path, parameters, values);

  async function expectAnswer(values: Readonly<Record<string, string>>): Promise<void> {
    const { status, headers, body } = await get(address(values));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json\b/);
    expect(faultsOf(operation, 200, body)).toEqual([]);
  }

  test('declares the parameters that the contract has', () => {
    const declared = (of: readonly Declared[]) => of.map(({ name }) => name).toSorted();
    expect(declared(inPath)).toEqual(row.inPath.map(({ name }) => name).toSorted());
    expect(declared(inQuery)).toEqual(row.inQuery.map(({ name }) => name).toSorted());
  });

  test('answers with what it declares', () => expectAnswer({}));

  test('answers with what it declares when everything is asked for', () =>
    expectAnswer(Object.fromEntries(inQuery.map((one) => [one.name, exampleOf(one)]))));

  describe.for(parameters.map((one) => [one.name, one] as const))('%s', ([name, declared]) => {
    const inContract = [...row.inPath, ...row.inQuery].find((one) => one.name === name);
    const { impossible } = inContract ?? {};
    const values = valuesOf(declared);

    test('has an example, and is required where it is a part of the path', () => {
      expect(exampleOf(declared)).toBeTruthy();
      expect(declared.required ?? false).toBe(declared.in === 'path');
    });

    if (inContract?.values?.length) {
      test('takes the values that the contract enumerates', () => {
        expect(values.toSorted()).toEqual(inContract.values?.toSorted());
      });
    }

    test.for(values.length > 0 ? values : [exampleOf(declared)])('answers for %s', (value) =>
      expectAnswer({ [name]: value }),
    );

    test('whatever stands in its place, the answer is as it declares', async () => {
      for (const typed of nonsense) {
        const answer = await get(address({ [name]: placeholder }).replace(placeholder, typed));
        expect([typed, ...faultsOf(operation, answer.status ?? 0, answer.body)]).toEqual([typed]);
      }
    });

    if (impossible) {
      test('refuses what cannot be as it declares', async () => {
        const answer = await get(address({ [name]: impossible.value }));
        expect(impossible.statuses).toContain(answer.status);
        expect(answer.headers['content-type']).toMatch(/^application\/json\b/);
        expect(faultsOf(operation, answer.status ?? 0, answer.body)).toEqual([]);
      });
    }
  });

  test('is sent on from the same path without its slash', async () => {
    const [withSlash = '', query = ''] = address().split(/(?=\?)/);
    const { status, headers } = await get(withSlash.slice(0, -1) + query);
    expect([301, 308]).toContain(status);
    expect(headers.location).toBe(`/api/v1${withSlash}${query}`);
  });

  test.for(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])(
    'cannot be asked with %s: 405',
    async (method) => {
      expect(await get(address(), method)).toMatchObject({ status: 405, headers: { allow: 'GET' } });
    },
  );
});
