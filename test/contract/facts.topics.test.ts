// The facts service's contract for what is asked by topic or state: a 404 that lists what there would be.
import { describe, expect, test } from 'vitest';
import { textsIn } from '../../packages/facts-sandbox/test/support/anyShape.ts';
import { forEveryService } from './factsTargets.ts';
import { supplierTopics, topics } from '../../packages/facts-sandbox/test/contract/rowsValues.ts';

/** Slugs of states without an umlaut and without a hyphen: there is one way to write them. */
const plainStates = [
  'bayern',
  'berlin',
  'brandenburg',
  'bremen',
  'hamburg',
  'hessen',
  'niedersachsen',
  'saarland',
  'sachsen',
];

forEveryService(({ get }) => {
  describe('a topic that is not there', () => {
    test('is answered with 404 and all topics', async () => {
      const { status, body } = await get('/topics/atlantis/facts/');
      expect(status).toBe(404);
      expect(textsIn(body)).toEqual(expect.arrayContaining(topics));
    });

    // erbschein is a topic, but has no suppliers.
    test.for(['atlantis', 'erbschein'])('%s: no suppliers, 404 and the topics with some', async (topic) => {
      const { status, body } = await get(`/topics/${topic}/suppliers/`);
      expect(status).toBe(404);
      expect(textsIn(body)).toEqual(expect.arrayContaining(supplierTopics));
    });
  });

  describe('a state of the hunting licence', () => {
    test('that is not there is answered with 404 and all states', async () => {
      const { status, body } = await get('/jagdschein/facts/atlantis/');
      expect(status).toBe(404);
      expect(textsIn(body)).toEqual(expect.arrayContaining(plainStates));
    });

    test.for(['/jagdschein/facts/', '/jagdschein/detail/', '/calculator/jagdschein/results/'])(
      'is in %s, and has an answer of its own',
      async (path) => {
        const shown = textsIn((await get(path)).body).map((text) => text.toLowerCase());
        expect(shown).toEqual(expect.arrayContaining(plainStates));
        for (const state of plainStates) expect((await get(`${path}${state}/`)).status).toBe(200);
      },
    );
  });
});
