// Questions that the chat server would not let be answered for a while: what the same person asks there afterwards waits
// for them, however long that takes and wherever they are moved.
import { expect, onTestFinished, test, vi } from 'vitest';
import { clientOf } from '../../packages/zulip-sandbox/test/support/chatClient.ts';
import { long } from '../support/long.ts';
import { openOffice, saturday, until } from '../support/office.ts';
import { heardAll, messagesFor } from '../support/settled.ts';

const inUmzug = { channel: 'umzug', topic: 'Fragen' } as const;
const inNew = { ...inUmzug, topic: 'Neu' } as const;

/** Nothing waits between attempts; and the clock is the test's. */
async function opened() {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  onTestFinished(() => random.mockRestore());
  let now = saturday.getTime();
  const office = await openOffice({ bot: { now: () => new Date(now) } });
  office.chat.setClock(() => now);
  await heardAll(office);
  const path = `users/${office.chat.people.max.userId}`;
  const failures = () => office.log.filter(({ msg }) => msg === 'a question is put off').length;
  /** Who asks cannot be read, eight times: then the question in hand is given back. */
  async function inVain(act: () => unknown): Promise<void> {
    const mend = office.chat.fault({ method: 'GET', path, times: Infinity, how: { kind: 'drop' } });
    const before = failures();
    await act();
    await until(() => failures() >= before + 8, 'a round of failures');
    mend();
    await heardAll(office);
  }
  return { office, inVain, later: (ms: number) => void (now += ms) };
}

/** In which order they were answered. */
const order = ({ chat }: Awaited<ReturnType<typeof openOffice>>, ids: readonly number[]) =>
  chat.messages().flatMap(({ content }) => ids.find((id) => content.endsWith(`/near/${id})`)) ?? []);

test('what fails more often than anybody counts is not overtaken', long, async () => {
  const { office, inVain, later } = await opened();
  const ids: number[] = [];
  const say = (text: string) => void ids.push(office.say(text, inUmzug));
  await inVain(() => ['gmbh köln muster', 'und in Hamburg?'].forEach(say));
  for (let round = 0; round < 8; round++) {
    later(300_000);
    await inVain(() => office.tick('retry'));
  }
  say('und in Berlin?');
  await heardAll(office);
  expect(order(office, ids)).toEqual([]);
  later(300_000);
  await office.tick('retry');
  await until(() => ids.every((id) => office.isRead(id)), 'all to be answered');
  expect(order(office, ids)).toEqual(ids);
  const places = ['Köln', 'Hamburg', 'Berlin'];
  expect(ids.flatMap((id) => office.answersTo(id))).toEqual(
    places.map((place) => expect.stringContaining(`Gründungskosten in ${place}`)),
  );
});

test('what fails on and on is tried each minute at first, and every five minutes later', long, async () => {
  const { office, inVain, later } = await opened();
  const tries = () => office.chat.requests.filter(({ path }) => /^users\/\d+$/.test(path)).length;
  await inVain(() => office.say('hilfe', inUmzug));
  for (let minute = 0; minute < 5; minute++) {
    later(60_000);
    await inVain(() => office.tick('retry'));
  }
  const before = tries();
  later(60_000);
  await office.tick('retry');
  await heardAll(office);
  expect(tries()).toBe(before);
});

test('put off until it is too old, it has the note on old questions and no answer, and holds up nobody', async () => {
  const { office, inVain, later } = await opened();
  const ids: number[] = [];
  await inVain(() =>
    ids.push(...['gmbh köln muster', 'und in Hamburg?'].map((text) => office.say(text, inUmzug))),
  );
  later(12 * 3_600_000 + 1_000);
  await office.tick('sweep');
  await until(() => ids.every((id) => office.isRead(id)), 'the note');
  await office.tick('retry');
  await office.tick('sweep');
  expect(await office.ask('hilfe', inUmzug)).toContain('Das können Sie mich fragen');
  expect(ids.flatMap((id) => office.answersTo(id))).toEqual([
    expect.stringContaining('kamen hier **2 Fragen**'),
  ]);
});

test('what is still in hand when it becomes too old has its answer, and no note beside it', async () => {
  const { office, later } = await opened();
  office.facts.fault({ path: /koeln/, how: { kind: 'slow', ms: 500 } });
  const id = office.say('halteverbot köln münchen', inUmzug);
  await until(() => office.facts.requests.some(({ path }) => path.includes('koeln')), 'it to be in hand');
  later(12 * 3_600_000 + 1_000);
  await office.tick('sweep');
  await until(() => office.isRead(id), 'the answer');
  await heardAll(office);
  expect(office.answersTo(id)).toEqual([expect.stringContaining('21 Tage Vorlauf')]);
});

test('moved while it is put off, it holds up what is asked where it is now', async () => {
  const { office, inVain } = await opened();
  let first = 0;
  await inVain(() => (first = office.say('gmbh köln muster', inUmzug)));
  const max = clientOf(office.chat, office.chat.people.max);
  await max('PATCH', `messages/${first}`, { topic: 'Neu', propagate_mode: 'change_one' });
  await heardAll(office);
  const second = office.say('und in Hamburg?', inNew);
  const elsewhere = office.say('hilfe', inUmzug);
  await until(() => office.isRead(elsewhere), 'what is asked where it was');
  await heardAll(office);
  expect(order(office, [first, second])).toEqual([]);
  await office.tick('retry');
  await until(() => office.isRead(second), 'both to be answered');
  expect(order(office, [first, second])).toEqual([first, second]);
  expect(messagesFor(office, first).map(({ topic }) => topic)).toEqual(['Neu']);
  expect(office.answersTo(second)[0]).toContain('Gründungskosten in Hamburg');
});
