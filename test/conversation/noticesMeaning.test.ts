// What „abo“ subscribes to: the case, the topic with all that was meant, or the answer before; and what of it is said.
import { describe, expect, test } from 'vitest';
import { noticesIn, officeWithClock, setFields, setTop } from '../support/noticeOffice.ts';
import { type Office, openOffice, until } from '../support/office.ts';

describe('a topic with a state', () => {
  test.each([
    ['abo erbschein bayern', 'Gebühr jetzt **ab 45 €**, bisher ab 30 €'],
    [
      'Sag mir bitte Bescheid, wenn sich die Gebühr für den Erbschein in Bayern ändert',
      'Gebühr jetzt **ab 45 €**, bisher ab 30 €',
    ],
    ['subscribe erbschein bavaria', 'Fee now **from €45**, before from €30'],
  ])('is watched with its fee: “%s”', async (text, expected) => {
    const { office, hour } = await officeWithClock();
    expect(await office.ask(text)).toMatch(/^(?:Abonniert|Subscribed): \*\*.*, (?:Bayern|Bavaria)\*\*/);
    setFields(office, { min_eur: 45 }, '/erbschein/facts/', 'fee');
    await hour();
    expect(noticesIn(office)).toHaveLength(1);
    expect(noticesIn(office)[0]).toContain(expected);
  });

  test('is watched with its fee after the answer on it', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('fakten erbschein bayern');
    await office.ask('abo');
    setFields(office, { min_eur: 45 }, '/erbschein/facts/', 'fee');
    await hour();
    expect(noticesIn(office)).toHaveLength(1);
  });

  test('is not told of the authorities of other states', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('abo erbschein bayern');
    office.facts.change({ path: '/erbschein/facts/', answer: (json) => inOthers(json) });
    await hour();
    expect(noticesIn(office)).toEqual([]);
  });

  /** Other opening hours, but in Bavaria. */
  function inOthers(json: unknown): unknown {
    if (Array.isArray(json)) return json.map(inOthers);
    if (json === null || typeof json !== 'object') return json;
    const fields = Object.fromEntries(Object.entries(json).map(([name, value]) => [name, inOthers(value)]));
    const { state } = fields;
    return typeof state === 'string' && state !== 'Bayern'
      ? { ...fields, level: 'Landgericht', note: 'Telefon 12345' }
      : fields;
  }

  test.each(['wallbox nrw', 'kaminofen bayern', 'wärmepumpe nrw', 'e-auto bayern'])(
    '„%s“ names no case: what is watched instead is said',
    async (topic) => {
      const office = await openOffice();
      const said = await office.ask(`abo ${topic}`);
      expect(said).toContain('Abonniert: **');
      expect(said).toContain('Beobachtet wird, was allgemein zum Thema gilt, kein einzelner Fall');
    },
  );

  test('is told in English, too', async () => {
    const office = await openOffice();
    expect(await office.ask('subscribe wallbox nrw')).toContain(
      'not a single case: for that, ask for it first',
    );
  });
});

describe('a case', () => {
  test('with a place of several readings is asked about, and begins with the answer', async () => {
    const { office, hour } = await officeWithClock();
    const asked = await office.ask('abo halteverbot berlin hamburg');
    expect(asked).toContain('Was ist mit „berlin“ gemeint?');
    expect(await office.ask('mitte')).toContain('Abonniert: **Halteverbot Berlin Mitte – Hamburg**');
    setFields(office, { fee_max_eur: 140 });
    await hour();
    expect(noticesIn(office)).toHaveLength(1);
  });

  test('is not begun by what people say to each other meanwhile', async () => {
    const office = await openOffice();
    const topic = { as: 'erika', channel: 'umzug', topic: 'Fragen' } as const;
    await office.ask('abo halteverbot berlin hamburg', topic);
    const talk = office.chat.as(office.chat.people.max).send({ ...topic, content: 'Pankow ist doch schön' });
    expect(await office.ask('mitte', topic)).toContain('Abonniert: **Halteverbot Berlin Mitte – Hamburg**');
    expect(office.answersTo(talk)).toEqual([]);
  });

  test('is chosen at a press', async () => {
    const office = await openOffice();
    await office.ask('subscribe halteverbot berlin hamburg');
    const asking = office.chat.messages().at(-1);
    const id = office.chat.as(office.chat.people.max).press(asking?.id ?? 0, 'C');
    await expect.poll(() => office.answersTo(id).join()).toContain('Subscribed: **No-parking');
    expect(office.answersTo(id).join()).toContain('Pankow – Hamburg');
  });

  test('is another question, where somebody asks one in place of the answer', async () => {
    const office = await openOffice();
    await office.ask('abo halteverbot berlin hamburg');
    expect(await office.ask('gmbh köln muster')).toContain('Gründungskosten in Köln');
    expect(await office.ask('abos')).toContain('nichts abonniert');
  });

  test('of a town that the service has nothing for says so', async () => {
    const office = await openOffice();
    const said = await office.ask('abo balkonkraftwerk köln');
    expect(said).toContain('Abonniert: **Balkonkraftwerk Köln (kein Programm)**');
  });

  test('that misses something is asked for it, where the topic has no sheet for that', async () => {
    const office = await openOffice();
    expect(await office.ask('abo kfz köln')).toContain('Welcher Vorgang?');
  });
});

describe('„abo“ alone means the last answer of the service', () => {
  test.each(['abos', 'hilfe', 'erinnerungen', 'danke'])('also after „%s“', async (between) => {
    const office = await openOffice();
    await office.ask('halteverbot berlin-mitte hamburg');
    await office.ask(between);
    expect(await office.ask('abo')).toContain('Abonniert: **Halteverbot Berlin Mitte – Hamburg**');
  });

  test('which somebody else may have asked for', async () => {
    const office = await openOffice();
    const topic = { channel: 'umzug', topic: 'Fragen' } as const;
    await office.ask('gmbh köln muster', { ...topic, as: 'erika' });
    await office.ask('halteverbot berlin-mitte hamburg', { ...topic, as: 'max' });
    await office.ask('abos', { ...topic, as: 'max' });
    expect(await office.ask('abo', { ...topic, as: 'erika' })).toContain('Abonniert: **Halteverbot');
  });

  test('and nothing where there is none', async () => {
    const office = await openOffice();
    await office.ask('hilfe');
    await office.ask('abos');
    expect(await office.ask('abo')).toContain('Was soll ich beobachten?');
  });
});

describe('the link to the answer with the old figure', () => {
  const registerCourt = (office: Office) =>
    setTop(office, '/koeln/muster/', () => ({ handelsregister_eur: 220 }));

  test('is to one on the same case alone, whatever has the figure since', async () => {
    const { office, hour } = await officeWithClock();
    const asked = office.say('gmbh köln muster');
    await until(() => office.answersTo(asked).length > 0, 'the answer');
    const answer = office.chat.messages().find(({ content }) => content.endsWith(`/near/${asked})`));
    await office.ask('abo');
    await office.ask('gmbh frankfurt individuell');
    await office.ask('wallbox alle');
    registerCourt(office);
    await hour();
    expect(noticesIn(office)[0]).toMatch(new RegExp(`\\[meine Antwort\\]\\([^)]*/near/${answer?.id}\\)`));
  });

  test('is not there where only other cases were answered with that figure', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('abo gmbh köln muster');
    await office.ask('gmbh frankfurt individuell');
    registerCourt(office);
    await hour();
    expect(noticesIn(office)[0]).toContain('Handelsregister jetzt **220 €**, bisher 200 €');
    expect(noticesIn(office)[0]).not.toContain('meine Antwort');
  });

  test('is not to an answer that has the figure only as the end of another', async () => {
    const { office, hour } = await officeWithClock();
    const undo = setTop(office, '/koeln/muster/', () => ({ handelsregister_eur: 1200 }));
    await office.ask('gmbh köln muster');
    undo();
    await hour();
    await office.ask('abo gmbh köln muster');
    registerCourt(office);
    await hour();
    expect(noticesIn(office)[0]).not.toContain('meine Antwort');
  });

  test('is to an answer that was asked for in steps', async () => {
    const { office, hour } = await officeWithClock();
    await office.ask('halteverbot berlin hamburg');
    await office.ask('mitte');
    await office.ask('abo halteverbot berlin-mitte hamburg');
    setFields(office, { fee_max_eur: 140 });
    await hour();
    expect(noticesIn(office)[0]).toContain('[meine Antwort]');
  });
});

describe('an order in plain words', () => {
  test.each(['Bitte informiere mich bei Änderungen', 'Please inform us of changes'])(
    'is about the answer before: “%s”',
    async (order) => {
      const office = await openOffice();
      await office.ask('gmbh köln muster');
      expect(await office.ask(order)).toMatch(/(?:Abonniert|Subscribed): \*\*GmbH/);
    },
  );

  test.each([
    'Bitte informieren Sie mich über Änderungen beim Erbschein',
    'inform me about changes to erbschein',
  ])('names its topic: “%s”', async (order) => {
    const office = await openOffice();
    expect(await office.ask(order)).toMatch(/(?:Abonniert|Subscribed): \*\*(?:Erbschein|Certificate)/);
  });

  test.each(['beende alle Abos', 'beende bitte alle meine Abos', 'cancel all our subscriptions'])(
    'ends all of them: “%s”',
    async (order) => {
      const office = await openOffice();
      await office.ask('abo erbschein');
      await office.ask('abo jagdschein hessen');
      expect(await office.ask(order)).toMatch(/\*\*2 (?:Abos|subscriptions)\*\* (?:beendet|ended)/);
    },
  );

  test.each([
    ['wie kann ich ein abo kündigen?', '`abo ende alle`'],
    ['Wie bestelle ich das Abo ab?', '`abo ende alle`'],
    ['How do I cancel a subscription?', '`subscribe end all`'],
  ])('is no question how one ends it: “%s”', async (question, expected) => {
    const office = await openOffice();
    await office.ask('abo erbschein');
    expect(await office.ask(question)).toContain(expected);
    expect(await office.ask('abos')).toContain('Erbschein');
  });
});
