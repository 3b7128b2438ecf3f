// A facts service that many share: asked once, told to all, and there as long as one of them is.
import { startFactsSandbox } from 'facts-sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { type FactsSettings, sharedFacts } from '../../src/facts/index.ts';

const resource = ['topics', 'halteverbot', 'facts'];

async function open() {
  const sandbox = await startFactsSandbox({});
  onTestFinished(() => sandbox.stop());
  const connect = sharedFacts();
  return {
    sandbox,
    user: (more: Partial<FactsSettings> = {}) => {
      const end = new AbortController();
      const seen: string[] = [];
      const facts = connect({
        baseUrl: sandbox.baseUrl,
        timeZone: 'Europe/Berlin',
        signal: end.signal,
        onSeen: (how) => void seen.push(how),
        ...more,
      });
      return { end, seen, ask: () => facts.get(resource, { signal: end.signal }) };
    },
  };
}

test('what one has asked, another one has; both are told', async () => {
  const { sandbox, user } = await open();
  const [one, other] = [user(), user()];
  const said = await one.ask();
  expect(await other.ask()).toBe(said);
  expect(sandbox.requests).toHaveLength(1);
  expect([one.seen, other.seen]).toEqual([['reachable'], ['reachable']]);
});

test('another key or another address is another service', async () => {
  const { sandbox, user } = await open();
  await user().ask();
  await user({ authorization: 'Bearer other' }).ask();
  await user({ baseUrl: `${sandbox.baseUrl}/` }).ask();
  expect(sandbox.requests).toHaveLength(3);
});

test('the end of one ends its waiting, and not that of the others', async () => {
  const { sandbox, user } = await open();
  sandbox.fault({ how: { kind: 'slow', ms: 200 } });
  const [one, other] = [user(), user()];
  const [first, second] = [one.ask(), other.ask()];
  one.end.abort();
  await expect(first).rejects.toThrow();
  expect(await second).toBeTypeOf('object');
  expect(one.seen).toEqual([]);
});

test('the end of the last one ends what is asked; who comes then begins anew', async () => {
  const { sandbox, user } = await open();
  const one = user();
  await one.ask();
  one.end.abort();
  await user().ask();
  expect(sandbox.requests).toHaveLength(2);
});
