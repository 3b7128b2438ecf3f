// The facts service is down: one note, patience, and the answer when it is back.
import { describe, expect, test } from 'vitest';
import { createMetrics } from '../../src/metrics.ts';
import { edit } from '../support/editing.ts';
import { filesIn } from '../support/files.ts';
import { saturday, until } from '../support/office.ts';
import { answeredWhenBack, kindsFor, openInOutage, timesDone, waiting } from '../support/outage.ts';
import { askSettled, errorsIn, heardAll, messagesFor, settled, untilQuiet } from '../support/settled.ts';
import { long } from '../support/long.ts';

const pair = 'halteverbot köln münchen';
const figure = '**21 Tage Vorlauf**';
const hourMs = 3_600_000;
const inUmzug = { channel: 'umzug' } as const;

const waitingWords =
  '**Der Faktendienst antwortet gerade nicht.** Ich versuche es weiter und antworte hier, sobald er wieder da ist (längstens bis 22:00 Uhr).';
const givenUpWords = '**Der Faktendienst war bis jetzt nicht zu erreichen;** ich versuche es nicht weiter.';

describe('a question', () => {
  test.each([{}, inUmzug, { withPeople: ['erika'] as const }])(
    'has one note, stays unread, and is answered in a new message when the service is back (%j)',
    async (where) => {
      const office = await openInOutage();
      const id = await waiting(office, pair, where);
      expect(office.answersTo(id)[0]).toContain(waitingWords);
      await office.tick('retry');
      await office.tick('sweep');
      await heardAll(office);
      expect([kindsFor(office, id), office.isRead(id)]).toEqual([['Hinweis'], false]);
      await answeredWhenBack(office, id);
      expect(kindsFor(office, id)).toEqual(['Hinweis', 'Antwort']);
      expect(office.answersTo(id)[1]).toContain(figure);
      expect(errorsIn(office)).toEqual([]);
    },
  );

  test('costs nothing when what is unread is looked at', long, async () => {
    const office = await openInOutage();
    const id = await waiting(office, pair, inUmzug);
    const before = office.facts.requests.length;
    await office.tick('sweep');
    await untilQuiet(office);
    expect(office.facts.requests).toHaveLength(before);
    await answeredWhenBack(office, id);
  });

  test('does not hold up what needs no facts; and has an English note if it is English', async () => {
    const office = await openInOutage();
    const id = await waiting(office, 'no-parking köln münchen', inUmzug);
    const note = 'I keep trying and answer here as soon as it is back (until 22:00 at the latest).';
    expect([office.answersTo(id)[0]?.includes(note), kindsFor(office, id)]).toEqual([true, ['Note']]);
    expect(await office.ask('hilfe', inUmzug)).toContain('Das können Sie mich fragen');
    expect(office.isRead(id)).toBe(false);
  });

  test('is answered in its turn, with the others that wait', async () => {
    const office = await openInOutage();
    const asked = [pair, 'halteverbot essen bremen', 'jagdschein bayern'];
    const ids: number[] = [];
    for (const text of asked) ids.push(await waiting(office, text, inUmzug));
    for (const id of ids) await answeredWhenBack(office, id);
    const answers = ids.map((id) => messagesFor(office, id)[1]?.id ?? 0);
    expect(answers).toEqual(answers.toSorted((a, b) => a - b));
    expect(ids.map((id) => kindsFor(office, id))).toEqual(ids.map(() => ['Hinweis', 'Antwort']));
  });

  test('has no second note after a restart, which takes the note for no answer', long, async () => {
    const office = await openInOutage({ withoutBot: true });
    const bot = await office.startBot();
    const id = await waiting(office, pair, inUmzug);
    await bot.stop();
    const next = await office.startBot();
    await heardAll(office);
    expect(kindsFor(office, id)).toEqual(['Hinweis']);
    await next.stop();
    office.mend();
    await office.startBot();
    expect(await settled(office, id)).toContain(figure);
    expect(kindsFor(office, id)).toEqual(['Hinweis', 'Antwort']);
  });

  test.each([
    ['12h', 12 * hourMs],
    ['1m', 60_000],
  ])('older than %s has a last sentence, and is read', long, async (age, ms) => {
    const office = await openInOutage({ settings: { MAX_QUESTION_AGE: age } });
    const id = await waiting(office, pair);
    office.later(ms - 1_000);
    await office.tick('retry');
    expect(office.isRead(id)).toBe(false);
    office.later(1_000);
    await office.tick('retry');
    expect(await settled(office, id)).toContain(givenUpWords);
    office.mend();
    await office.tick('retry');
    await heardAll(office);
    expect(kindsFor(office, id)).toEqual(['Hinweis', 'Antwort']);
  });

  test('that is deleted meanwhile is not answered, and its note goes', async () => {
    const office = await openInOutage();
    const id = await waiting(office, pair, inUmzug);
    office.chat.as(office.chat.people.max).delete(id);
    await until(() => messagesFor(office, id).length === 0, 'the note to go');
    office.mend();
    await office.tick('retry');
    await heardAll(office);
    await office.ask('hilfe', inUmzug);
    expect([messagesFor(office, id), errorsIn(office)]).toEqual([[], []]);
  });

  test('that is edited meanwhile is answered as it is now, after one note', long, async () => {
    const office = await openInOutage();
    const id = await waiting(office, pair);
    edit(office, id, 'halteverbot köln hamburg pdf');
    await heardAll(office);
    expect(await answeredWhenBack(office, id)).toContain('| Köln | Hamburg |');
    expect(kindsFor(office, id)).toEqual(['Hinweis', 'Antwort']);
    expect(filesIn(office.answersTo(id)[1] ?? '')).toHaveLength(1);
  });

  test('that is moved meanwhile is answered where it is', async () => {
    const office = await openInOutage();
    const id = await waiting(office, pair, inUmzug);
    office.chat.as(office.chat.people.max).moveTopic(id, 'Neu');
    await heardAll(office);
    await answeredWhenBack(office, id);
    expect(messagesFor(office, id).map(({ topic }) => topic)).toEqual(['Neu', 'Neu']);
  });

  test('where the bot cannot see what it has said is told at once to be asked later', async () => {
    const office = await openInOutage();
    const { id, answer } = await askSettled(office, pair, { channel: 'personal' });
    expect(answer).toContain('**Der Faktendienst antwortet gerade nicht.** Ohne ihn nenne ich keine Zahlen.');
    expect(kindsFor(office, id)).toEqual(['Antwort']);
  });
});

test('questions that wait are unanswered questions', long, async () => {
  let now = saturday.getTime();
  const metrics = createMetrics({ now: () => now, budgetLeft: () => undefined });
  const office = await openInOutage({ bot: { observer: metrics } });
  const value = async (name: string) =>
    Number(new RegExp(`^amtsbot_${name} (\\S+)$`, 'm').exec(await metrics.text())?.[1]);
  const ids: number[] = [];
  for (const to of ['münchen', 'hamburg', 'bremen', 'essen', 'dresden'])
    ids.push(await waiting(office, `halteverbot köln ${to}`));
  now += 600_000;
  expect(await value('oldest_unanswered_seconds')).toBeCloseTo(600, -1);
  expect([await value('questions_total'), await value('questions_left_total')]).toEqual([5, 0]);
  const [deleted = 0, ...others] = ids;
  office.chat.as(office.chat.people.max).delete(deleted);
  await until(() => messagesFor(office, deleted).length === 0, 'the note to go');
  for (const id of others) await answeredWhenBack(office, id);
  await expect.poll(() => value('oldest_unanswered_seconds')).toBe(0);
  expect(await metrics.text()).toContain('amtsbot_answers_total{outcome="deleted"} 1\n');
});

test('a note that comes privately is no answer either', long, async () => {
  const office = await openInOutage({ chat: { account: 'human' }, withoutBot: true });
  office.chat.createChannel('aushang', { adminsOnlyPosting: true, subscribers: [office.chat.people.erika] });
  const bot = await office.startBot();
  await office.ask('hilfe');
  const id = await waiting(office, pair, { channel: 'aushang', as: 'erika' });
  await office.tick('sweep');
  await bot.stop();
  await office.startBot();
  expect(await answeredWhenBack(office, id)).toContain(figure);
  expect(messagesFor(office, id).map(({ type }) => type)).toEqual(['private', 'private']);
});

test('what answers the bot is answered as such, whatever is asked in between', long, async () => {
  const office = await openInOutage({}, (open) => open.ask('halteverbot berlin hamburg'));
  const id = await waiting(office, 'mitte');
  await office.ask('hilfe');
  expect(await answeredWhenBack(office, id)).toContain('| Berlin Mitte | Hamburg |');
});

test('what has become too old has one last sentence, whoever comes first', long, async () => {
  const office = await openInOutage();
  const id = await waiting(office, pair);
  office.later(12 * hourMs + 1_000);
  await office.tick('sweep');
  await office.tick('retry');
  await until(() => timesDone(office, id) > 0, 'the last sentence');
  expect(kindsFor(office, id)).toEqual(['Hinweis', 'Antwort']);
});

test('too old at a start, it is not said that the bot was away', long, async () => {
  const office = await openInOutage({ withoutBot: true });
  const bot = await office.startBot();
  const id = await waiting(office, pair);
  await bot.stop();
  office.later(12 * hourMs + 1_000);
  await office.startBot();
  await until(() => messagesFor(office, id).length > 1, 'the last sentence');
  expect(office.answersTo(id)[1]).not.toContain('Während ich nicht erreichbar war');
});

test('an answered question that is edited meanwhile waits like any other', long, async () => {
  let id = 0;
  const office = await openInOutage({}, async (open) => ({ id } = await askSettled(open, pair)));
  edit(office, id, 'jagdschein bayern');
  await until(() => !office.answersTo(id).join().includes(figure), 'the old answer to go');
  const isAnswered = () => office.answersTo(id).join().includes('1.580 bis 3.440 €');
  expect(await answeredWhenBack(office, id, isAnswered)).toContain('1.580 bis 3.440 €');
});
