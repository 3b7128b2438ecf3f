// „als Kalender“: the dates of an answer as a calendar file.
import { describe, expect, onTestFinished, test } from 'vitest';
import { fetched, fileIn, filesIn } from '../support/files.ts';
import { type Office, openOffice } from '../support/office.ts';
import { type ServiceNumber, services } from '../support/services.ts';
import { errorsIn } from '../support/settled.ts';

const pair = 'halteverbot köln hamburg 2027-06-10';

interface Entry {
  readonly day: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly uid: string;
  readonly reminder: string | undefined;
}

/** Read as a calendar program reads it: lines unfolded, signs unescaped. */
async function entriesIn(office: Office, answer: string): Promise<readonly Entry[]> {
  const { status, type, bytes } = await fetched(office, fileIn(answer, 'ics'));
  expect([status, type]).toEqual([200, 'text/calendar']);
  const lines = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n[ \t]/g, '');
  expect(lines).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*END:VCALENDAR\r\n$/);
  return lines.split('BEGIN:VEVENT').flatMap((entry, at): readonly Entry[] => {
    const value = (name: string) =>
      new RegExp(`^${name}:(.*)$`, 'm')
        .exec(entry)?.[1]
        ?.replace(/\\([,;\\])/g, '$1')
        .trim();
    const [title, description, uid] = [value('SUMMARY'), value('DESCRIPTION'), value('UID')];
    return at === 0 || !title || !description || !uid
      ? []
      : [{ day: value('DTSTART;VALUE=DATE'), title, description, uid, reminder: value('TRIGGER') }];
  });
}

const daysIn = (entries: readonly Entry[]) =>
  entries.map(({ day, title }) => `${day} ${title.split(' · ')[0]}`);

const daysOfPair = [
  '20270520 Sicher beantragt bis: Köln',
  '20270527 Sicher beantragt bis: Hamburg',
  '20270527 Allerspätestens: Köln',
  '20270603 Allerspätestens: Hamburg',
  '20270606 Schilder stehen spätestens: Köln, Hamburg',
  '20270610 Umzugstag: Köln, Hamburg',
];

describe('a calendar file', () => {
  test('comes with the question: every day once, with its places, its source, and a reminder', async () => {
    const office = await openOffice();
    const answer = await office.ask(`${pair} als ics`);
    expect(answer).toContain('Als Kalenderdatei: [halteverbot-');
    expect(answer).toContain('| sicher beantragt bis | 20.05.2027 (Do.) |');
    const entries = await entriesIn(office, answer);
    expect(daysIn(entries)).toEqual(daysOfPair);
    const [first] = entries;
    expect(first?.title).toBe('Sicher beantragt bis: Köln · Halteverbot Köln – Hamburg, 10.06.2027');
    expect(first?.description).toContain(String.raw`20.05.2027 (Do.)\nFrage: ${pair}\nStand 29.03.2026`);
    expect(first?.description).toContain('Quellen: AmtsGuide Köln, AmtsScore');
    expect(first?.description).not.toContain('http');
    expect(new Set(entries.map(({ reminder }) => reminder))).toEqual(new Set(['-P2DT15H']));
  });

  test.each([
    'als Kalender bitte',
    'ics',
    'und die Termine in den Kalender',
    'als Kalenderdatei',
    'as a calendar file',
  ])('“%s” is about the answer before it', async (wish) => {
    const office = await openOffice();
    await office.ask(pair, { channel: 'umzug' });
    const answer = await office.ask(wish, { channel: 'umzug' });
    expect(answer).toContain('Die Antwort von oben als Datei.');
    expect(daysIn(await entriesIn(office, answer))).toEqual(daysOfPair);
  });

  test('asked for once more, in other words, has the same entries, so that none stands there twice', async () => {
    const office = await openOffice();
    const ids = async (ask: string) => (await entriesIn(office, await office.ask(ask))).map(({ uid }) => uid);
    const first = await ids(`${pair} ics`);
    expect(new Set(first).size).toBe(daysOfPair.length);
    expect(await ids('Halteverbot von Köln nach Hamburg am 10. Juni 2027, als Kalender')).toEqual(first);
    expect(await ids('halteverbot köln hamburg 2027-06-11 ics')).not.toEqual(first);
  });

  test('tells one place from another', async () => {
    const office = await openOffice();
    const of = async (place: string) =>
      entriesIn(office, await office.ask(`halteverbot ${place} 2027-06-10 ics`));
    const [cologne, dortmund] = [await of('köln'), await of('dortmund')];
    expect(daysIn(cologne).at(-1)).toBe('20270610 Umzugstag: Köln');
    const ids = [...cologne, ...dortmund].map(({ uid }) => uid);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is English for an English question', async () => {
    const office = await openOffice();
    const answer = await office.ask('no-parking Berlin Mitte to Hamburg on 1 June 2027 as ics');
    expect(answer).toContain('As a calendar file: [no-parking-');
    const entries = await entriesIn(office, answer);
    expect(daysIn(entries)[0]).toBe('20270504 Apply by, to be safe: Berlin Mitte');
    expect(daysIn(entries).at(-1)).toBe('20270601 Day of the move: Berlin Mitte, Hamburg');
    expect(entries[0]?.description).toContain('As of 29 March 2026');
  });

  test('has what is still to come: days that have passed are left out, and the reminder where its day has passed', async () => {
    const office = await openOffice();
    const entries = await entriesIn(office, await office.ask('halteverbot köln 2026-11-26 ics'));
    expect(entries.map(({ day, reminder }) => [day, reminder])).toEqual([
      ['20261122', undefined],
      ['20261126', '-P2DT15H'],
    ]);
  });

  test('has a deadline of a law', async () => {
    const office = await openOffice();
    const entries = await entriesIn(office, await office.ask('wärmepumpe luft kleinstadt kalender'));
    expect(daysIn(entries)[0]).toMatch(/^20280630 GEG-Frist: .*Luft-Wasser-Wärmepumpe/);
  });

  test('does not take the fold from the answer, which has more than dates', async () => {
    const office = await openOffice();
    expect(await office.ask(`${pair} ics`)).toContain('```spoiler Alle Angaben');
  });

  test('comes beside other files', async () => {
    const office = await openOffice();
    const answer = await office.ask(`${pair} als csv und kalender`);
    expect(filesIn(answer).map(({ text }) => text.split('.').at(-1))).toEqual(['csv', 'zip', 'ics']);
  });

  test.each([
    ['gmbh köln muster', 'als Kalender', 'In dieser Antwort steht kein Termin, der noch kommt'],
    ['gmbh-founding köln muster', 'as calendar please', 'This answer has no date that is still to come'],
  ])('“%s” has no date: one sentence says so', async (first, wish, said) => {
    const office = await openOffice();
    await office.ask(first);
    const answer = await office.ask(wish);
    expect(answer.split('\n')).toHaveLength(1);
    expect(answer).toContain(said);
  });

  test('with the question, the answer comes all the same', async () => {
    const office = await openOffice();
    const answer = await office.ask('halteverbot köln hamburg 2025-06-10 ics');
    expect(answer).toContain('**schon vorbei**');
    expect(answer).toContain('kein Termin, der noch kommt');
    expect(filesIn(answer)).toEqual([]);
  });

  test.each(['als kalender', 'halteverbot atlantis ics', 'quatsch mit soße ics'])(
    '“%s” is no answer, so no file, and no error',
    async (ask) => {
      const office = await openOffice();
      expect(filesIn(await office.ask(ask))).toEqual([]);
      expect(errorsIn(office)).toEqual([]);
    },
  );

  test.each([
    [2, `halteverbot berlin-mitte hamburg 2027-06-01 ics`, '20270601'],
    [3, `halteverbot kiel mainz 2027-06-01 ics`, '20270601'],
  ] as const)(
    'service %i: the days that it states, and the move',
    async (number: ServiceNumber, ask, move) => {
      const office = await officeOver(number);
      const entries = await entriesIn(office, await office.ask(ask));
      expect(entries.map(({ day }) => day)).toContain(move);
      expect(entries.every(({ title }) => /^\S.* · Halteverbot /.test(title))).toBe(true);
    },
  );
});

async function officeOver(number: ServiceNumber): Promise<Office> {
  const service = await services[number]({ now: () => Date.parse('2026-11-21T09:00:00Z') });
  onTestFinished(() => service.close());
  return openOffice({ factsUrl: service.baseUrl });
}
