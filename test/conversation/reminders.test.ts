// Reminders: asked for in the chat, posted when their time has come, once, where they were asked for.
import { describe, expect, test } from 'vitest';
import { clientOf } from '../../packages/zulip-sandbox/test/support/chatClient.ts';
import { editFollowed } from '../support/editing.ts';
import { type Office, until, type Where } from '../support/office.ts';
import { askSettled, errorsIn, heardAll, settled, untilQuiet } from '../support/settled.ts';
import { refusing } from '../support/setUps.ts';
import { openTimedOffice } from '../support/timedOffice.ts';
import { long } from '../support/long.ts';

const inUmzug = { channel: 'umzug' } as const;
const asErika = { ...inUmzug, as: 'erika' } as const;
const asGisela = { ...inUmzug, as: 'gisela' } as const;

const wish = 'erinnere 04.05.2027 9:00 Antrag Halteverbot';
const due = '2027-05-04T07:00:20Z';

/** The newest message as a person sees it. */
async function newestFor(office: Office, name: 'max' | 'erika') {
  const call = clientOf(office.chat, office.chat.people[name]);
  const { body } = await call('GET', 'messages', { anchor: 'newest', num_before: 1, num_after: 0 });
  return body.messages?.at(-1);
}

const idOf = (office: Office, name: 'max' | 'erika' | 'gisela') => office.chat.people[name].userId;

const buttonsIn = (office: Office): readonly { readonly long_name: string; readonly reply: string }[] => {
  const [row] = office.chat.messages().at(-1)?.submessages ?? [];
  return row ? JSON.parse(row.content).extra_data.choices : [];
};

/** Presses a button under the newest message, and gives the answer. */
async function press(office: Office, button: string): Promise<string> {
  const id = office.chat.as(office.chat.people.max).press(office.chat.messages().at(-1)?.id ?? 0, button);
  await until(() => office.answersTo(id).length > 0, 'an answer to the button');
  return settled(office, id);
}

describe('a reminder', () => {
  test.each<[string, Where, string]>([
    ['in a channel', inUmzug, ''],
    ['in a direct message', {}, ''],
    ['in a group', { withPeople: ['erika'] }, '@**Amtsbot** '],
  ])('is confirmed, and posted in its minute with a real mention, %s', async (_, where, mention) => {
    const { office, tickAt, posted } = await openTimedOffice();
    const { id, answer } = await askSettled(office, mention + wish, where);
    expect(answer).toMatch(
      /^\*\*Erinnerung 1\*\* am 04\.05\.2027 \(Di\.\) um 9:00 Uhr: Antrag Halteverbot\.\n/,
    );
    expect(answer).toContain('`erinnerung löschen 1`');
    await tickAt('2027-05-04T06:59:59Z');
    expect(posted()).toEqual([]);
    await tickAt(due);
    const max = idOf(office, 'max');
    expect(posted()).toHaveLength(1);
    expect(posted()[0]).toMatch(
      new RegExp(String.raw`^@\*\*\|${max}\*\* \*\*Erinnerung:\*\* Antrag Halteverbot\. · \[↩ Erinnerung\]`),
    );
    expect(posted()[0]).toContain(`/near/${id})`);
    expect(await newestFor(office, 'max')).toMatchObject({ flags: expect.arrayContaining(['mentioned']) });
    const asked = office.chat.messages().find((message) => message.id === id);
    const post = office.chat.messages().at(-1);
    expect([post?.channelId, post?.topic]).toEqual([asked?.channelId, asked?.topic]);
    await tickAt('2027-05-04T07:01:20Z');
    expect(posted()).toHaveLength(1);
    expect(errorsIn(office)).toEqual([]);
  });

  test.each([
    ['erinnere mich in zwei Wochen an den Bescheid', 'am 05.12.2026 (Sa.) um 9:00 Uhr: Bescheid.'],
    [
      'bitte erinnere mich am Freitag um halb zehn an die Sitzung',
      'am 27.11.2026 (Fr.) um 9:30 Uhr: Sitzung.',
    ],
    ['erinnere mich in 20 Minuten an den Anruf', 'am 21.11.2026 (Sa.) um 10:20 Uhr: Anruf.'],
    ['erinnere um 15 Uhr an den Anruf', 'am 21.11.2026 (Sa.) um 15:00 Uhr: Anruf.'],
    ['erinnere um 8 Uhr an den Anruf', 'am 22.11.2026 (So.) um 8:00 Uhr: Anruf.'],
    ['Bitte erinnern Sie mich am 4.5. an den Antrag', 'am 04.05.2027 (Di.) um 9:00 Uhr: Antrag.'],
    ['erinnere mich eine Woche vor dem 10.6.2027 an den Antrag', 'am 03.06.2027 (Do.) um 9:00 Uhr: Antrag.'],
    ['erinnere 10.06.2027, 3 Tage vorher: Antrag', 'am 07.06.2027 (Mo.) um 9:00 Uhr: Antrag.'],
    ['remind me two days before 10 June 2027 of the move', 'on 8 June 2027 (Tue) at 9:00: move.'],
    ['Erinnerung: 5.5. Antrag', 'am 05.05.2027 (Mi.) um 9:00 Uhr: Antrag.'],
    ['erinnere mich morgen an den Bescheid vom 3.5.', 'am 22.11.2026 (So.) um 9:00 Uhr: Bescheid vom 3.5.\n'],
    ['erinnere 04.05.2027 Notiz "Termin am 6.5."', 'am 04.05.2027 (Di.) um 9:00 Uhr: Notiz "Termin am 6.5."'],
    ['erinnere 04.05.2027', 'am 04.05.2027 (Di.) um 9:00 Uhr.\n'],
    ['remind me on 4 May 2027 at 2 pm about the permit', 'on 4 May 2027 (Tue) at 14:00: permit.'],
    ['Kannst du mich morgen um 9 an den Antrag erinnern?', 'am 22.11.2026 (So.) um 9:00 Uhr: Antrag.'],
    ['Ich möchte am Freitag an die Frist erinnert werden', 'am 27.11.2026 (Fr.) um 9:00 Uhr: Frist.'],
    [
      'Stell mir bitte eine Erinnerung für den 4.5. um 8 Uhr: Antrag',
      'am 04.05.2027 (Di.) um 8:00 Uhr: Antrag.',
    ],
    ['Could you remind me on Friday of the form?', 'on 27 November 2026 (Fri) at 9:00: form.'],
    ['remind me in half an hour to call the office', 'on 21 November 2026 (Sat) at 10:30: call the office.'],
  ])('is understood as “%s”', async (text, expected) => {
    const { office } = await openTimedOffice();
    expect(await office.ask(text)).toContain(expected);
  });

  test('counts from the day on which it was written, however late it is read', async () => {
    const { office, setTime, stopBot } = await openTimedOffice({ settings: { MAX_QUESTION_AGE: '72h' } });
    await heardAll(office);
    await stopBot();
    const id = office.say('erinnere mich übermorgen an die Sitzung');
    setTime('2026-11-22T09:00:00Z');
    await office.startBot();
    await until(() => office.answersTo(id).length > 0, 'the answer');
    expect(office.answersTo(id)[0]).toContain('am 23.11.2026 (Mo.)');
  });

  test('in some minutes is told for the minute in which it comes', async () => {
    const { office, setTime, tickAt, posted } = await openTimedOffice();
    setTime('2026-11-21T09:00:21Z');
    expect(await office.ask('erinnere in 1 Minute an den Anruf')).toContain('um 10:02 Uhr: Anruf.');
    await tickAt('2026-11-21T09:01:00Z');
    expect(posted()).toEqual([]);
    await tickAt('2026-11-21T09:02:00Z');
    expect(posted()).toHaveLength(1);
  });

  test('says when no time of day was told which one it takes', async () => {
    const { office } = await openTimedOffice();
    const told = 'Ohne Uhrzeit erinnere ich um 9:00 Uhr.';
    expect(await office.ask('erinnere 04.05.2027 Antrag')).toContain(told);
    expect(await office.ask(wish)).not.toContain(told);
  });

  test.each([
    ['erinnere 04.05.2026 Antrag', 'Das ist schon vorbei'],
    ['erinnere heute 8 Uhr Antrag', 'Das ist schon vorbei'],
    ['erinnere 04.05.2077 Antrag', 'in mehr als zehn Jahren'],
    ['erinnere 30.02.2027 Antrag', 'Den Tag „30.02.2027“ gibt es nicht'],
    ['erinnere mich jeden Montag um 9 Uhr an die Sitzung', 'Ich erinnere einmal, nicht regelmäßig.'],
    ['erinnere mich einen Monat vor dem 10.6.2027', 'Wie viele Tage oder Wochen davor?'],
    ['erinnere mich an den Antrag', '**Wann soll ich erinnern?**'],
    ['remind 4 May 2026 application', 'That is over already'],
  ])('is refused kindly: “%s”', async (text, expected) => {
    const { office } = await openTimedOffice();
    expect(await office.ask(text)).toContain(expected);
    expect(await office.ask('erinnerungen')).toContain('**keine Erinnerungen**');
  });

  test.each([301, 8000])('of %d letters is too long', async (letters) => {
    const { office } = await openTimedOffice();
    const what = 'ä'.repeat(letters);
    expect(await office.ask(`erinnere 04.05.2027 ${what}`)).toContain('höchstens 300 Zeichen');
    expect(await office.ask(`erinnere 04.05.2027 ${what.slice(0, 300)}`)).toContain('**Erinnerung 1**');
  });

  test('asks back which of two days is meant, and takes what is said then', async () => {
    const { office } = await openTimedOffice();
    expect(await office.ask('erinnere mich an den Antrag vom 3.5. am 2.6.', inUmzug)).toContain(
      'Montag, 3. Mai 2027 · Mittwoch, 2. Juni 2027',
    );
    expect(await press(office, 'B')).toContain('am 02.06.2027 (Mi.)');
  });

  test('that is asked back is not answered by what people say besides', async () => {
    const { office } = await openTimedOffice();
    await office.ask('erinnere mich an den Antrag', inUmzug);
    const said = office.chat.as(office.chat.people.max).send({
      ...inUmzug,
      topic: 'Fragen',
      content: 'Ich gehe dann mal in die Pause.',
    });
    expect(await settled(office, said)).toBe('');
    expect(await office.ask('04.05.2027 14 Uhr', inUmzug)).toContain('um 14:00 Uhr: Antrag.');
    await office.ask('erinnere mich', inUmzug);
    expect(await office.ask('nein', inUmzug)).toContain('Gut, keine Erinnerung.');
  });

  test('mentions nobody else, whatever its text says, and shows it as it was typed', async () => {
    const { office, tickAt, posted } = await openTimedOffice();
    const { erika } = office.chat.people;
    const hostile = `@**${erika.fullName}** @**all** @**|${erika.userId}** [x](http://b.de) \`c\` \u202e| **d**`;
    const { answer } = await askSettled(office, `erinnere 04.05.2027 9:00 ${hostile}`, inUmzug);
    const list = await office.ask('erinnerungen', inUmzug);
    await tickAt(due);
    const [post = ''] = posted();
    expect(post).toContain(`&#64;&#42;&#42;${erika.fullName}&#42;&#42;`);
    for (const shown of [answer, list, post.replace(/^@\*\*\|\d+\*\*/, '')]) {
      expect(shown).not.toMatch(/@\*\*|http:\/\/b|\u202e/);
    }
    expect((await newestFor(office, 'erika'))?.flags).not.toContain('mentioned');
    expect((await newestFor(office, 'max'))?.flags).toContain('mentioned');
  });

  test('is limited to fifty for a person', { ...long, timeout: 60_000 }, async () => {
    const { office } = await openTimedOffice();
    const ids = Array.from({ length: 50 }, () => office.say(wish, inUmzug));
    await until(() => ids.every((id) => office.answersTo(id).length > 0), 'all answers');
    expect(await office.ask(wish)).toContain('Sie haben schon 50 Erinnerungen');
    expect(await office.ask(wish, asErika)).toContain('**Erinnerung 51**');
    await office.ask('erinnerung löschen 17', inUmzug);
    expect(await office.ask(wish)).toContain('**Erinnerung 1**');
  });
});

describe('a day on which nobody works', () => {
  test('is told where the days before it are over', async () => {
    const { office, tickAt } = await openTimedOffice();
    await tickAt('2027-05-08T08:00:00Z');
    expect(await office.ask('erinnere 09.05.2027 10 Uhr Antrag', inUmzug)).toMatch(
      /^\*\*Erinnerung 1\*\* am 09\.05\.2027 \(So\.\) um 10:00 Uhr: Antrag\.\n+Der 09\.05\.2027 ist ein Sonntag\./,
    );
  });

  test('is asked about, and the days before it are offered', async () => {
    const { office } = await openTimedOffice();
    expect(await office.ask('erinnere 09.05.2027 10 Uhr Antrag', inUmzug)).toContain(
      '**Der 09.05.2027 ist ein Sonntag. Wann soll ich erinnern?**',
    );
    expect(buttonsIn(office).map(({ long_name, reply }) => [long_name, reply])).toEqual([
      ['Samstag, 8. Mai 2027', '08.05.2027'],
      ['Freitag, 7. Mai 2027', '07.05.2027'],
      ['Sonntag, 9. Mai 2027', '09.05.2027'],
    ]);
    expect(await press(office, 'B')).toContain('am 07.05.2027 (Fr.) um 10:00 Uhr: Antrag.');
  });

  test.each([
    ['trotzdem', 'am 17.05.2027 (Mo., Pfingstmontag)'],
    ['am Tag davor', 'am 15.05.2027 (Sa.)'],
    ['Freitag', 'am 14.05.2027 (Fr.)'],
    ['2', 'am 14.05.2027 (Fr.)'],
    ['17.05.2027', 'am 17.05.2027 (Mo., Pfingstmontag)'],
    ['4 Tage vorher', 'am 13.05.2027 (Do.'],
    ['lieber 12.05.2027 11 Uhr', 'am 12.05.2027 (Mi.) um 11:00 Uhr'],
  ])('a holiday, answered with „%s“', async (text, expected) => {
    const { office } = await openTimedOffice();
    expect(await office.ask('erinnere 17.05.2027 Antrag')).toContain('ist ein Feiertag (Pfingstmontag)');
    expect(await office.ask(text)).toContain(expected);
  });

  test('is asked about in English', async () => {
    const { office } = await openTimedOffice();
    expect(await office.ask('remind 2027-05-01 application')).toContain(
      '**2027-05-01 is a holiday (Labour Day). When shall I remind you?**',
    );
    expect(await office.ask('anyway')).toContain('on 1 May 2027 (Sat, Labour Day)');
  });
});

describe('summer time', () => {
  test.each([
    ['erinnere 27.03.2027 9:00 x', '2027-03-27T08:00:00Z', 'um 9:00 Uhr'],
    ['erinnere 29.03.2027 9:00 x', '2027-03-29T07:00:00Z', 'um 9:00 Uhr'],
    ['erinnere 28.03.2027 2:30 x', '2027-03-28T01:30:00Z', 'um 3:30 Uhr'],
    ['erinnere 31.10.2027 2:30 x', '2027-10-31T00:30:00Z', 'um 2:30 Uhr'],
    ['erinnere 31.10.2027 3:00 x', '2027-10-31T02:00:00Z', 'um 3:00 Uhr'],
  ])('„%s“ comes at %s', async (text, instant, time) => {
    const { office, tickAt, posted } = await openTimedOffice();
    const first = await office.ask(text);
    const answer = first.includes('Wann soll ich erinnern?') ? await office.ask('trotzdem') : first;
    expect(answer).toContain(time);
    await tickAt(new Date(Date.parse(instant) - 1000).toISOString());
    expect(posted()).toEqual([]);
    await tickAt(instant);
    expect(posted()).toHaveLength(1);
  });

  test('says that an hour is skipped, or there twice', async () => {
    const { office } = await openTimedOffice();
    await office.ask('erinnere 28.03.2027 2:30 x');
    expect(await office.ask('trotzdem')).toContain('weil die Uhren vorgestellt werden');
    await office.ask('erinnere 31.10.2027 2:30 x');
    expect(await office.ask('trotzdem')).toContain('Ich erinnere beim ersten Mal');
  });
});

describe('after an answer with days', () => {
  const pair = 'halteverbot köln hamburg 2027-06-10';

  test.each([
    ['2', 'am 27.05.2027 (Do.'],
    ['bitte den ersten', 'am 20.05.2027 (Do.)'],
  ])('a day is chosen by its number: „%s“', async (text, expected) => {
    const { office } = await openTimedOffice();
    await office.ask(pair);
    await office.ask('erinnere');
    expect(await office.ask(text)).toContain(expected);
  });

  test('its days are offered, and what is chosen links the answer', async () => {
    const { office, tickAt, posted } = await openTimedOffice();
    await askSettled(office, pair, inUmzug);
    const answerId = office.chat.messages().at(-1)?.id;
    expect(await office.ask('erinnere', inUmzug)).toContain(
      '**Woran soll ich erinnern (Halteverbot Köln – Hamburg, 10.06.2027)?** Donnerstag, 20. Mai 2027: sicher beantragt bis (Köln) · ',
    );
    expect(buttonsIn(office)[0]).toMatchObject({
      long_name: 'Donnerstag, 20. Mai 2027: sicher beantragt bis (Köln)',
      reply: 'erinnere 20.05.2027 sicher beantragt bis',
    });
    expect(await press(office, 'A')).toContain(
      'am 20.05.2027 (Do.) um 9:00 Uhr: sicher beantragt bis: Köln · Halteverbot Köln – Hamburg, 10.06.2027.',
    );
    await tickAt('2027-05-20T07:00:10Z');
    expect(posted()[0]).toContain('**Erinnerung:** sicher beantragt bis: Köln · Halteverbot Köln – Hamburg');
    expect(posted()[0]).toMatch(
      new RegExp(String.raw`\[zur Antwort von damals\]\(#narrow/\S+/near/${answerId}\)`),
    );
  });

  test.each<[string, Where]>([
    ['privately', {}],
    ['in a channel', inUmzug],
  ])('each of its buttons gives a reminder, %s', long, async (_, where) => {
    const { office } = await openTimedOffice();
    await askSettled(office, pair, where);
    await office.ask('erinnere', where);
    const asking = office.chat.messages().at(-1)?.id ?? 0;
    const pressed = async (button: string) => {
      const id = office.chat.as(office.chat.people.max).press(asking, button);
      await until(() => office.answersTo(id).length > 0, 'an answer to the button');
      return settled(office, id);
    };
    for (const [at, button] of ['A', 'B', 'C', 'D'].entries())
      expect(await pressed(button)).toContain(`**Erinnerung ${at + 1}**`);
    expect(await pressed('F')).toContain('Umzugstag: Köln, Hamburg · Halteverbot Köln – Hamburg');
    expect(await pressed('E')).toContain('Der 06.06.2027 ist ein Sonntag');
    expect(await office.ask('trotzdem', where)).toContain(
      'am 06.06.2027 (So.) um 9:00 Uhr: Schilder stehen spätestens: Köln, Hamburg · Halteverbot',
    );
  });

  test('what a day is called there is not read as a time, a number of days, or again and again', async () => {
    const { office } = await openTimedOffice();
    office.facts.change({
      path: '/koeln/hamburg/',
      answer: (json) => ({ ...Object(json), jeden_montag_3_tage_vorher_um_12_uhr: '2027-06-01' }) as unknown,
    });
    await askSettled(office, pair);
    await office.ask('erinnere');
    const at = buttonsIn(office).findIndex(({ long_name }) => /3 tage vorher um 12 uhr/i.test(long_name));
    expect(at).toBeGreaterThanOrEqual(0);
    expect(await press(office, String.fromCharCode('A'.charCodeAt(0) + at))).toMatch(
      /am 01\.06\.2027 \(Di\.\) um 9:00 Uhr: Jeden Montag 3 tage vorher um 12 uhr · Halteverbot/i,
    );
  });

  test('its days are offered for what was said already, which stays', async () => {
    const { office } = await openTimedOffice();
    await askSettled(office, pair);
    await office.ask('erinnere mich an die Nachbarn');
    expect(await press(office, 'A')).toContain(
      'am 20.05.2027 (Do.) um 9:00 Uhr: Nachbarn · Halteverbot Köln – Hamburg, 10.06.2027.',
    );
  });

  test('also when the bot has started again in between, and in English', async () => {
    const { office, restart, tickAt, posted } = await openTimedOffice();
    await askSettled(office, 'no-parking Berlin Mitte to Hamburg on 1 June 2027', inUmzug);
    const answerId = office.chat.messages().at(-1)?.id;
    await restart();
    expect(await office.ask('remind me', inUmzug)).toContain('Of what shall I remind you (No-parking');
    await restart();
    expect(await press(office, 'A')).toContain('on 4 May 2027 (Tue) at 9:00: Apply by, to be safe');
    await restart();
    await tickAt(due);
    expect(posted()[0]).toMatch(/^@\*\*\|\d+\*\* \*\*Reminder:\*\* Apply by/);
    expect(posted()[0]).toContain(`[to the answer of that time](#narrow/`);
    expect(posted()[0]).toContain(`/near/${answerId})`);
  });

  test('each is offered the days of his own answer', async () => {
    const { office } = await openTimedOffice();
    await office.ask('halteverbot köln 2027-06-10', inUmzug);
    await office.ask('halteverbot dortmund 2027-07-08', asErika);
    expect(await office.ask('erinnere', inUmzug)).toContain('(Halteverbot Köln, 10.06.2027)');
    expect(await office.ask('erinnere', asErika)).toContain('(Halteverbot Dortmund, 08.07.2027)');
    expect(await office.ask('10.06.2027', inUmzug)).toContain('Halteverbot Köln, 10.06.2027');
    expect(await office.ask('08.07.2027', asErika)).toContain('Halteverbot Dortmund, 08.07.2027');
  });

  test('some days before one of them can be said, too', async () => {
    const { office, tickAt, posted } = await openTimedOffice();
    await office.ask(pair, inUmzug);
    await office.ask('erinnere', inUmzug);
    expect(await office.ask('20.05.2027, 2 Tage vorher um 14 Uhr', inUmzug)).toContain(
      'am 18.05.2027 (Di.) um 14:00 Uhr: sicher beantragt bis: Köln · Halteverbot',
    );
    await tickAt('2027-05-18T12:00:00Z');
    expect(posted()[0]).toContain('[zur Antwort von damals]');
  });

  test('without days there is nothing to offer', async () => {
    const { office } = await openTimedOffice();
    await office.ask('gmbh köln muster');
    await office.ask('erinnere 04.05.2027 x');
    await office.ask('erinnerungen');
    expect(await office.ask('erinnere')).toContain('**Wann soll ich erinnern?** Gebraucht wird ein Tag');
  });
});

describe('in one topic', () => {
  test('each sees all, deletes his own, and administrators delete any', async () => {
    const { office, tickAt, posted } = await openTimedOffice();
    await office.ask('erinnere 04.05.2027 9:00 von Max', inUmzug);
    await office.ask('erinnere 05.05.2027 9:00 von Gisela', asGisela);
    await office.ask('erinnere 07.05.2027 9:00 von Erika', asErika);
    expect(await office.ask('erinnerungen', inUmzug)).toMatch(
      /\| 1 \| 04\.05\.2027 \(Di\.\), 9:00 Uhr \| von Max \| Sie \|\n\| 2 \| .* \| von Gisela \| Gisela/,
    );
    expect(await office.ask('reminders', asErika)).toContain(
      '| 3 | 7 May 2027 (Fri), 9:00 | von Erika | you |',
    );
    expect(await office.ask('erinnerungen', { channel: 'umzug', topic: 'Anderes' })).toContain('keine');
    expect(await office.ask('erinnerung löschen 3', inUmzug)).toContain('jemand anders bestellt');
    expect(await office.ask('erinnerung löschen 9', inUmzug)).toContain(
      'Eine Erinnerung 9 gibt es hier nicht',
    );
    expect(await office.ask('erinnerung löschen', inUmzug)).toContain('Welche?');
    expect(await office.ask('erinnerungen löschen 9', inUmzug)).toContain(
      'Eine Erinnerung 9 gibt es hier nicht',
    );
    expect(await office.ask('erinnerung 2 löschen', asErika)).toContain('Erinnerung 2 **gelöscht**');
    expect(await office.ask('reminder delete 1', inUmzug)).toContain('Reminder 1 **deleted**');
    await tickAt('2027-05-07T07:00:10Z');
    expect(posted()).toHaveLength(1);
    expect(posted()[0]).toContain(`@**|${idOf(office, 'erika')}** `);
  });
});

describe('the message that asked for it', () => {
  test('edited, neither doubles nor changes it', async () => {
    const { office, tickAt, posted } = await openTimedOffice();
    const { id } = await askSettled(office, wish, inUmzug);
    expect(await editFollowed(office, id, 'erinnere 05.05.2027 9:00 anderes', inUmzug)).toContain(
      'Wenn eine Nachricht bearbeitet wird, ändere ich nichts',
    );
    await tickAt('2027-05-06T07:00:00Z');
    expect(posted()).toHaveLength(1);
    expect(posted()[0]).toContain('Antrag Halteverbot');
  });

  test('deleted, ends it', async () => {
    const { office, tickAt, posted } = await openTimedOffice();
    const { id } = await askSettled(office, wish, inUmzug);
    office.chat.as(office.chat.people.max).delete(id);
    await until(() => office.answersTo(id).length === 0, 'the answer to go');
    expect(await office.ask('erinnerungen', inUmzug)).toContain('keine');
    await tickAt(due);
    expect(posted()).toEqual([]);
  });

  test.each([true, false])('moved, takes it along (while the bot is there: %j)', async (isThere) => {
    const { office, tickAt, posted, stopBot } = await openTimedOffice();
    const { id } = await askSettled(office, wish, inUmzug);
    if (!isThere) await stopBot();
    office.chat.as(office.chat.people.erika).moveTopic(id, '✔ Fragen');
    if (!isThere) await office.startBot();
    await heardAll(office);
    const moved = { channel: 'umzug', topic: '✔ Fragen' };
    if (isThere) expect(await office.ask('erinnerungen', moved)).toContain('Antrag Halteverbot');
    await tickAt(due);
    expect(posted()).toHaveLength(1);
    expect(office.chat.messages().at(-1)?.topic).toBe('✔ Fragen');
  });
});

describe('while the process is down', () => {
  test('what was missed comes at the next start, and says that it is late', async () => {
    const { office, restart, setTime, tickAt, posted, stopBot } = await openTimedOffice();
    await askSettled(office, wish, inUmzug);
    await stopBot();
    setTime('2027-05-04T11:00:00Z');
    await restart();
    await tickAt('2027-05-04T11:00:30Z');
    expect(posted()).toHaveLength(1);
    expect(posted()[0]).toContain('**Verspätete Erinnerung:** Antrag Halteverbot.');
    expect(posted()[0]).toContain('Fällig war sie am 04.05.2027 (Di.) um 9:00 Uhr');
    await restart();
    await tickAt('2027-05-04T11:02:00Z');
    expect(posted()).toHaveLength(1);
  });

  test('killed between posting and storing, it posts no second one', long, async () => {
    const { office, restart, tickAt, posted } = await openTimedOffice();
    await askSettled(office, wish, inUmzug);
    const drop = { kind: 'drop' } as const;
    const endFault = office.chat.fault({ method: 'DELETE', path: 'bot_storage', times: Infinity, how: drop });
    await expect(tickAt(due)).rejects.toThrow();
    expect(posted()).toHaveLength(1);
    await expect(tickAt('2027-05-04T07:01:20Z')).rejects.toThrow();
    expect(posted()).toHaveLength(1);
    endFault();
    await restart();
    await tickAt('2027-05-04T07:02:20Z');
    expect(posted()).toHaveLength(1);
    expect(office.log.filter(({ outcome }) => outcome === 'was posted')).toHaveLength(1);
    expect(await office.ask('erinnerungen', inUmzug)).toContain('keine');
  });

  test('killed before it was posted, it comes', async () => {
    const { office, restart, tickAt, posted } = await openTimedOffice();
    await askSettled(office, wish, inUmzug);
    office.chat.fault({ method: 'GET', path: /^users\/\d+$/, how: { kind: 'drop' } });
    await expect(tickAt(due)).rejects.toThrow();
    expect(posted()).toEqual([]);
    await restart();
    await tickAt('2027-05-04T07:01:20Z');
    expect(posted()).toHaveLength(1);
  });

  test('it is kept in messages to itself where the server keeps nothing for the account', async () => {
    const { office, restart, tickAt, posted } = await openTimedOffice();
    office.chat.fault({ path: 'bot_storage', times: Infinity, how: refusing('not for you') });
    await askSettled(office, wish, inUmzug);
    await restart();
    await tickAt(due);
    expect(posted()).toHaveLength(1);
    await restart();
    await tickAt('2027-05-04T07:01:20Z');
    expect(posted()).toHaveLength(1);
  });
});

test('that could not be kept is not promised', async () => {
  const { office, tickAt, posted } = await openTimedOffice();
  await office.ask('erinnerungen');
  office.chat.fault({
    method: 'PUT',
    path: 'bot_storage',
    times: 9,
    how: { kind: 'answer', status: 500, body: '' },
  });
  expect(await office.ask(wish)).toContain('Der Chatserver hat nicht geantwortet');
  expect(await office.ask('erinnerungen')).toContain('keine');
  await tickAt(due);
  expect(posted()).toEqual([]);
});

describe('posting', () => {
  test.each([
    ['stored, but its connection breaks', { kind: 'dropAfter' }],
    ['not stored', { kind: 'drop' }],
  ] as const)('that is %s leads to one message', async (_, how) => {
    const { office, tickAt, posted } = await openTimedOffice();
    await askSettled(office, wish, inUmzug);
    office.chat.fault({ method: 'POST', path: 'messages', how });
    await tickAt(due);
    expect(posted()).toHaveLength(1);
  });

  test('asks the server for nothing while nothing is due', async () => {
    const { office, tickAt } = await openTimedOffice();
    await askSettled(office, wish, inUmzug);
    await tickAt('2026-11-22T09:00:00Z');
    await untilQuiet(office);
    const asked = () => office.chat.requests.filter(({ path }) => path !== 'events').length;
    const before = asked();
    for (let minute = 10; minute < 60; minute++) await tickAt(`2026-11-22T10:${minute}:00Z`);
    expect(asked()).toBe(before);
  });

  test('goes privately, with the reason, where the bot may not write any more', async () => {
    const { office, tickAt, posted } = await openTimedOffice();
    const { id } = await askSettled(office, wish, inUmzug);
    office.chat.fault({ method: 'POST', path: 'messages', how: refusing('Not authorized') });
    await tickAt(due);
    expect(posted()).toHaveLength(1);
    expect(posted()[0]).toContain('Antrag Halteverbot');
    expect(office.chat.messages().at(-1)).toMatchObject({ type: 'private' });
    expect(posted()[0]).toContain(`/near/${id})`);
  });

  test('of a deactivated person’s ends them', async () => {
    const { office, tickAt, posted } = await openTimedOffice();
    await askSettled(office, wish, asGisela);
    office.chat.setActive(office.chat.people.gisela, false);
    await tickAt(due);
    expect(posted()).toEqual([]);
    office.chat.setActive(office.chat.people.gisela, true);
    await tickAt('2027-05-05T07:00:00Z');
    expect(posted()).toEqual([]);
  });

  test('of several at once goes by their times, and each once', async () => {
    const { office, tickAt, posted } = await openTimedOffice();
    for (const [time, what] of [
      ['9:20', 'drei'],
      ['9:00', 'eins'],
      ['9:10', 'zwei'],
    ])
      await office.ask(`erinnere 04.05.2027 ${time} ${what}`, inUmzug);
    await tickAt('2027-05-04T07:20:10Z');
    expect(posted().map((post) => /Erinnerung:\*\* (\S+)\./.exec(post)?.[1])).toEqual([
      'eins',
      'zwei',
      'drei',
    ]);
  });

  test('writes no texts and no names into the log', async () => {
    const { office, tickAt } = await openTimedOffice();
    await askSettled(office, 'erinnere 04.05.2027 9:00 Geheimnis', inUmzug);
    await tickAt(due);
    expect(JSON.stringify(office.log)).not.toMatch(/Geheimnis|Max Muster/);
  });
});

describe('„daran“ behind an answer', () => {
  test.each([
    ['erinner mich nächsten Montag dran', 'um 9:00 Uhr: Jagdschein Hessen.'],
    ['bitte erinner mich in zwei Wochen daran!', 'um 9:00 Uhr: Jagdschein Hessen.'],
    ['könnt ihr mich morgen um 8 dran erinnern?', 'um 8:00 Uhr: Jagdschein Hessen.'],
    ['remind me about this next Monday', 'at 9:00: Jagdschein Hessen.'],
  ])('%s', async (text, said) => {
    const { office } = await openTimedOffice();
    await office.ask('Was kostet der Jagdschein in Hessen?');
    expect(await office.ask(text)).toContain(said);
  });
});
