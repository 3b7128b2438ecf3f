// Pairs of answers of the service: what of their difference people are told, and what is no change.
import { startFactsSandbox } from 'facts-sandbox';
import { afterAll, describe, expect, test } from 'vitest';
import { unknownServer } from '../../../src/bot/model/account.ts';
import { changesBetween } from '../../../src/bot/notices/changes.ts';
import { packed, unpacked } from '../../../src/bot/notices/packed.ts';
import { lookUp, type Subject } from '../../../src/bot/notices/subject.ts';
import { loadCatalogue } from '../../../src/bot/understanding/catalogue.ts';
import { connectFacts } from '../../../src/facts/index.ts';
import { createLog } from '../../../src/log.ts';
import type { AnswerParts } from '../../../src/bot/answering/call.ts';

const facts = await startFactsSandbox({ now: () => Date.parse('2026-11-21T09:00:00Z') });
afterAll(() => facts.stop());
const catalogue = await loadCatalogue();
const { signal } = new AbortController();

type Json = Readonly<Record<string, unknown>>;
type Patch = (answer: Json) => Json;

const topic: Subject = {
  command: 'fakten',
  isOverview: false,
  lang: 'de',
  title: 'Erbschein',
  cases: [{ values: { thema: { value: 'erbschein', label: 'Erbschein' } } }],
};
const place = (value: string) => ({ value, label: value });
const move = (datum?: string): Subject => ({
  command: 'halteverbot',
  isOverview: false,
  lang: 'de',
  title: 'Halteverbot',
  cases: [{ values: { von: place('berlin-mitte'), nach: place('hamburg'), datum } }],
});

/** The answer now, by a connection that remembers nothing. */
async function look(subject: Subject, patch: Patch, today: string) {
  const undo = facts.change({
    path: /\/(?:erbschein\/facts|hamburg)\/$/,
    answer: (json) => patch(json as Json),
  });
  facts.setClock(() => Date.parse(`${today}T09:00:00Z`));
  const answering = {
    catalogue,
    facts: connectFacts({ baseUrl: facts.baseUrl, timeZone: 'Europe/Berlin' }),
    timeZone: 'Europe/Berlin',
    now: () => new Date(`${today}T09:00:00Z`),
    language: 'de',
    log: createLog({ level: 'error', secrets: [] }, { write: () => undefined }),
    account: { ...unknownServer, self: { userId: 1, fullName: 'Amtsbot', isBot: true } },
    chat: { featureLevel: 421 },
    subscriptions: () => undefined,
  } as unknown as AnswerParts;
  const looked = await lookUp(subject, answering, signal);
  undo();
  return looked;
}

async function told(subject: Subject, before: Patch, after: Patch, days = 1): Promise<readonly string[]> {
  const [from, to] = ['2026-11-21', `2026-11-${21 + days}`];
  const [then, now] = [await look(subject, before, from), await look(subject, after, to)];
  const countsDays = now.sums.some(([address]) => address.today);
  const kept = unpacked(packed(then.leaves, Infinity) ?? '');
  return changesBetween(kept, now.leaves, { from, to, countsDays }).map(
    ({ label, before: was, after: is }) => `${label}: ${was} → ${is}`,
  );
}

const same: Patch = (answer) => answer;
const inside =
  (name: string, fields: Json): Patch =>
  (answer) => ({ ...answer, [name]: { ...(answer[name] as Json), ...fields } });
const top =
  (fields: Json): Patch =>
  (answer) => ({ ...answer, ...fields });
const both =
  (...patches: readonly Patch[]): Patch =>
  (answer) =>
    patches.reduce((one, patch) => patch(one), answer);
const without =
  (...names: readonly string[]): Patch =>
  (answer) =>
    Object.fromEntries(Object.entries(answer).filter(([name]) => !names.includes(name)));
const backwards: Patch = (answer) => Object.fromEntries(Object.entries(answer).toReversed());

const documents = ['Sterbeurkunde', 'Ausweis', 'Personenstandsurkunden'];
const fee = (fields: Json) => inside('fee', { text_de: null, ...fields });

describe('no change is', () => {
  const pairs: readonly (readonly [string, Subject, Patch, Patch])[] = [
    ['the same answer', topic, same, same],
    ['another order of the fields', topic, same, backwards],
    ['another order of a list', topic, top({ documents }), top({ documents: documents.toReversed() })],
    [
      'an entry in other words',
      topic,
      top({ documents }),
      top({ documents: [...documents.slice(1), 'Sterbeurkunde (Original)'] }),
    ],
    [
      'an entry with a hyphen',
      topic,
      top({ documents: ['Antrag mit Skizze'] }),
      top({ documents: ['Antrags-Formular, Skizze'] }),
    ],
    ['a summary in other words', topic, same, top({ summary_de: 'Ganz neu geschrieben, aber dasselbe.' })],
    [
      'a note in other words',
      topic,
      same,
      inside('online', { text_de: 'Vordrucke im Internet, Versicherung vor Ort' }),
    ],
    [
      'an authority in more words',
      topic,
      same,
      top({ authority_type: 'Amtsgericht (Abteilung Nachlass) als Nachlassgericht' }),
    ],
    ['a note that is gone', topic, same, inside('fee', { text_de: null })],
    ['a later date of the data', topic, same, top({ as_of: '2026-11-20' })],
    ['a date of retrieval', topic, top({ retrieved_at: '2026-11-20' }), top({ retrieved_at: '2026-11-21' })],
    ['another source', topic, same, top({ source: ['gnot'] })],
    ['another certainty', topic, same, top({ confidence: 'statutory' })],
    ['another disclaimer', topic, same, top({ disclaimer_de: 'Ohne Gewähr.' })],
    ['30.0 for 30', topic, fee({ min_eur: 30, max_eur: 60 }), fee({ min_eur: 30, max_eur: 60.000001 })],
    [
      'the same amount, open now',
      topic,
      fee({ min_eur: 30, max_eur: 40 }),
      fee({ min_eur: 30, max_eur: null }),
    ],
    [
      'a rounded cent',
      topic,
      fee({ min_eur: 489.45, max_eur: 489.45 }),
      fee({ min_eur: 489.454, max_eur: 489.454 }),
    ],
    [
      'an amount rounded to the euro',
      topic,
      fee({ min_eur: 489.45, max_eur: 489.45 }),
      fee({ min_eur: 489, max_eur: 489 }),
    ],
    [
      'a hundred and more, rounded up to the euro',
      topic,
      fee({ min_eur: 215.5, max_eur: 215.5 }),
      fee({ min_eur: 216, max_eur: 216 }),
    ],
    ['an amount as text', topic, fee({ min_eur: 30, max_eur: 40 }), fee({ min_eur: '30', max_eur: '40' })],
    [
      'nothing where an amount was',
      topic,
      same,
      inside('fee', { min_eur: null, max_eur: null, text_de: null }),
    ],
    ['half an answer', topic, same, without('fee', 'processing_time', 'documents')],
    ['an answer of another shape', topic, same, (answer) => ({ result: { items: [answer['title_de']] } })],
    ['a field that is new', topic, same, top({ processing_fee_eur: 12 })],
    ['days until the move, one fewer', move('2026-12-24'), same, same],
    [
      'days until the move in words, one fewer, and a day that counts from today',
      move('2026-12-24'),
      inside('nach', { fee_rule_de: 'noch 33 Tage, bei Antrag bis 22.11.2026 sind es 20 EUR' }),
      inside('nach', { fee_rule_de: 'noch 32 Tage, bei Antrag bis 23.11.2026 sind es 20 EUR' }),
    ],
    ['both ends of the move in another order', move(), same, backwards],
    [
      'a portal with another address',
      move(),
      same,
      inside('nach', { portal_url: 'https://www.hamburg.de/neu' }),
    ],
    [
      'a name of the authority',
      move(),
      same,
      inside('nach', { authority: 'Straßenverkehrsbehörde beim Polizeikommissariat' }),
    ],
  ];
  test.each(pairs)('%s', async (_, subject, before, after) => {
    expect(await told(subject, before, after)).toEqual([]);
  });
});

describe('people are told of', () => {
  const pairs: readonly (readonly [string, Subject, Patch, Patch, readonly string[]])[] = [
    [
      'an amount',
      topic,
      fee({ min_eur: 30, max_eur: 40 }),
      fee({ min_eur: 30, max_eur: 45 }),
      ['Gebühr: 30 bis 40 € → 30 bis 45 €'],
    ],
    [
      'a range that has become one amount',
      topic,
      fee({ min_eur: 30, max_eur: 40 }),
      fee({ min_eur: 40, max_eur: 40 }),
      ['Gebühr: 30 bis 40 € → 40 €'],
    ],
    [
      'a range that is open now',
      topic,
      fee({ min_eur: 30, max_eur: 40 }),
      fee({ min_eur: 50, max_eur: null }),
      ['Gebühr: 30 bis 40 € → ab 50 €'],
    ],
    [
      'an amount that is not confirmed, and open now',
      topic,
      fee({ min_eur: 30, max_eur: 40, confidence: 'illustrative' }),
      fee({ min_eur: 50, max_eur: null, confidence: 'illustrative' }),
      ['Gebühr: Beispielwert, nicht bestätigt: 30 bis 40 € → Beispielwert, nicht bestätigt: ab 50 €'],
    ],
    [
      'cents',
      topic,
      fee({ min_eur: 21.4, max_eur: 21.4 }),
      fee({ min_eur: 21.9, max_eur: 21.9 }),
      ['Gebühr: 21,40 € → 21,90 €'],
    ],
    [
      'a small amount without its cents',
      topic,
      fee({ min_eur: 21.4, max_eur: 21.4 }),
      fee({ min_eur: 21, max_eur: 21 }),
      ['Gebühr: 21,40 € → 21 €'],
    ],
    [
      'a fee that is there no more',
      topic,
      fee({ min_eur: 30, max_eur: 30 }),
      fee({ min_eur: 0, max_eur: 0 }),
      ['Gebühr: 30 € → 0 €'],
    ],
    [
      'a time',
      topic,
      inside('processing_time', { text_de: null }),
      inside('processing_time', { text_de: null, max_days: 150 }),
      ['Dauer: 28 bis 120 Tage → 28 bis 150 Tage'],
    ],
    [
      'a document that is needed, too',
      topic,
      top({ documents }),
      top({ documents: [...documents, 'Passfoto'] }),
      ['Unterlagen:  → Passfoto'],
    ],
    [
      'a document that is not needed any more',
      topic,
      top({ documents }),
      top({ documents: documents.slice(0, 2) }),
      ['Unterlagen: Personenstandsurkunden → '],
    ],
    [
      'yes and no',
      topic,
      inside('online', { text_de: null }),
      inside('online', { available: 'ja', text_de: null }),
      ['Online: nein → ja'],
    ],
    [
      'a figure in words',
      move(),
      same,
      inside('nach', { fee_rule_de: 'im Regelfall 20-130 EUR' }),
      ['Gebührenregel, Hamburg: im Regelfall 20-125 EUR → im Regelfall 20-130 EUR'],
    ],
    [
      'a fee at one end of a move',
      move(),
      same,
      inside('nach', { fee_max_eur: 140 }),
      ['Gebühr, Hamburg: 20 bis 125 € → 20 bis 140 €'],
    ],
    [
      'fees at both ends',
      move(),
      same,
      both(inside('von', { fee_max_eur: 130 }), inside('nach', { fee_min_eur: 22 })),
      ['Gebühr, Berlin Mitte: 21 bis 120 € → 21 bis 130 €', 'Gebühr, Hamburg: 20 bis 125 € → 22 bis 125 €'],
    ],
    [
      'costs as a whole',
      move(),
      same,
      top({ cost_max_eur: 560 }),
      ['Kosten für beide Zonen: 151 bis 545 € → 151 bis 560 €'],
    ],
    [
      'a fee while the days go on',
      move('2026-12-24'),
      same,
      inside('nach', { fee_max_eur: 140 }),
      ['Gebühr, Hamburg: 20 bis 125 € → 20 bis 140 €'],
    ],
    [
      'a fee that is lower by one euro a day later',
      move('2026-12-24'),
      inside('nach', { fee_min_eur: 30, fee_max_eur: 30 }),
      inside('nach', { fee_min_eur: 29, fee_max_eur: 29 }),
      ['Gebühr, Hamburg: 30 € → 29 €'],
    ],
    [
      'a figure in words while the days go on',
      move('2026-12-24'),
      same,
      inside('nach', { fee_rule_de: 'im Regelfall 20-130 EUR' }),
      ['Gebührenregel, Hamburg: im Regelfall 20-125 EUR → im Regelfall 20-130 EUR'],
    ],
    [
      'an amount in words that is lower by one euro a day later',
      move('2026-12-24'),
      same,
      inside('nach', { fee_rule_de: 'im Regelfall 20-124 EUR' }),
      ['Gebührenregel, Hamburg: im Regelfall 20-125 EUR → im Regelfall 20-124 EUR'],
    ],
  ];
  test.each(pairs)('%s', async (_, subject, before, after, changes) => {
    expect(await told(subject, before, after)).toEqual(changes);
  });

  test('a fee in an answer that is another in many ways', async () => {
    const after = both(
      backwards,
      top({ summary_de: 'Neu.', documents: documents.toReversed(), as_of: '2026-11-20' }),
      fee({ min_eur: 35, max_eur: 40 }),
    );
    expect(await told(topic, both(top({ documents }), fee({ min_eur: 30, max_eur: 40 })), after)).toEqual([
      'Gebühr: 30 bis 40 € → 35 bis 40 €',
    ]);
  });
});
