// The facts service's contract for suppliers: nobody's phone number, a fixed order, nationwide ones everywhere.
import { describe, expect, test } from 'vitest';
import {
  fieldsIn,
  leavesOf,
  listLengths,
  valuesNamed,
} from '../../packages/facts-sandbox/test/support/anyShape.ts';
import { forEveryService, reason } from './factsTargets.ts';
import { supplierTopics } from '../../packages/facts-sandbox/test/contract/rowsValues.ts';

const filters = ['city=berlin', 'city=hamburg', 'state=bayern', 'state=berlin', 'plz=10115', 'plz=20095'];

forEveryService(({ get, sendsContacts }) => {
  describe.for(supplierTopics)('suppliers for %s', (topic) => {
    async function suppliers(query = ''): Promise<unknown> {
      const { status, body } = await get(`/topics/${topic}/suppliers/${query}`);
      expect(status).toBe(200);
      return body;
    }
    /** Each supplier by the one field that tells it from the others, in the order in which they are placed. */
    const profiles = async (query = '') => valuesNamed(await suppliers(query), 'profile_url');

    test('each have a profile_url and an intro_action', async () => {
      const body = await suppliers();
      const count = valuesNamed(body, 'profile_url').length;
      expect(count).toBeGreaterThan(0);
      expect(valuesNamed(body, 'intro_action')).toHaveLength(count);
      expect(listLengths(body)).toContain(count);
    });

    test.skipIf(sendsContacts)(`show no phone, email or website${reason(sendsContacts)}`, async () => {
      for (const query of ['', ...filters.map((filter) => `?${filter}`)]) {
        const body = await suppliers(query);
        expect(fieldsIn(body).filter(namesContact)).toEqual([]);
        expect(leavesOf(body).map(String).filter(isContact)).toEqual([]);
      }
    });

    test.for(filters)('filtered by %s are some of all, in the same order', async (filter) => {
      const left = await profiles(`?${filter}`);
      const all = await profiles();
      expect(left).toEqual(all.filter((profile) => left.includes(profile)));
    });

    test.for(filters)('filtered by %s still have all that work nationwide', async (filter) => {
      // In a city that does not exist there is nobody else.
      const nationwide = await profiles('?city=atlantis');
      expect(await profiles(`?${filter}`)).toEqual(expect.arrayContaining(nationwide));
    });
  });
});

/** profile_url and intro_action are what takes the place of these. */
const namesContact = (field: string) => /phone|telefon|mail|website|webseite|homepage/i.test(field);
/** An address of electronic mail, or a number with its country's or its town's prefix. */
const isContact = (value: string) =>
  /[^\s@]@[^\s@]+\.[a-z]{2,}|^(?:tel:)?(?:\+|0)\d[\d\s/()-]{6,}$/i.test(value);
