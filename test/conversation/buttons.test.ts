// What is asked back has its choices as buttons, and a press is an answer like any other.
import { describe, expect, test } from 'vitest';
import { edit, editFollowed } from '../support/editing.ts';
import { type Office, openOffice, until, type Where } from '../support/office.ts';
import { refusing } from '../support/setUps.ts';
import { askSettled, messagesFor } from '../support/settled.ts';
import { long } from '../support/long.ts';

interface Widget {
  readonly widget_type: string;
  readonly extra_data: {
    readonly type: string;
    readonly heading: string;
    readonly choices: readonly Readonly<Record<'type' | 'short_name' | 'long_name' | 'reply', unknown>>[];
  };
}

const messagesOf = (office: Office) =>
  office.chat.messages().filter(({ senderId }) => senderId === office.chat.amtsbot.userId);

/** The buttons under the newest message of the bot. */
function widgetIn(office: Office): Widget | undefined {
  const [row] = messagesOf(office).at(-1)?.submessages ?? [];
  return row && (JSON.parse(row.content) as Widget);
}

const choicesIn = (office: Office) =>
  widgetIn(office)?.extra_data.choices.map(({ long_name, reply }) => [long_name, reply]) ?? [];

/** Presses one of them as Max, and gives the answer. */
async function press(office: Office, button: string, as: 'max' | 'erika' = 'max'): Promise<string> {
  const asking = messagesOf(office).findLast(({ submessages }) => submessages.length > 0);
  const id = office.chat.as(office.chat.people[as]).press(asking?.id ?? 0, button);
  await until(() => office.answersTo(id).length > 0, `an answer to the button ${button}`);
  return office.answersTo(id).join('\n\n');
}

const ambiguous = 'halteverbot berlin hamburg';
const inUmzug = { channel: 'umzug' } as const;

describe('what is asked back', () => {
  test('has over its buttons once what the figures hold under', async () => {
    const office = await openOffice();
    const answer = await office.ask('Wie viel Förderung gibt es für eine Wärmepumpe?');
    const [under = ''] = /Nicht angegeben und ohne Bonus gerechnet: [^.]*/.exec(answer) ?? ['missing'];
    expect(widgetIn(office)?.extra_data.heading.split(under.replaceAll('*', ''))).toHaveLength(2);
  });

  test('is the same message, with the question and its choices as Zulip takes them', async () => {
    const office = await openOffice();
    expect(await office.ask(ambiguous)).toMatch(
      /^\*\*Was ist mit „berlin“ gemeint\?\*\* Berlin Mitte · .* Oder `egal` für Berlin \(gesamt\)\. · \[↩ Rückfrage\]/,
    );
    expect(widgetIn(office)).toEqual({
      widget_type: 'zform',
      extra_data: {
        type: 'choices',
        heading:
          'Was ist mit „berlin“ gemeint? Andere bitte schreiben: Berlin Steglitz-Zehlendorf, ' +
          'Berlin Tempelhof-Schöneberg, Berlin Neukölln, Berlin Treptow-Köpenick, Berlin Marzahn-Hellersdorf, ' +
          'Berlin Lichtenberg, Berlin Reinickendorf.',
        choices: [
          ['A', 'Berlin Mitte', 'berlin-mitte'],
          ['B', 'Berlin Friedrichshain-Kreuzberg', 'berlin-friedrichshain-kreuzberg'],
          ['C', 'Berlin Pankow', 'berlin-pankow'],
          ['D', 'Berlin Charlottenburg-Wilmersdorf', 'berlin-charlottenburg-wilmersdorf'],
          ['E', 'Berlin Spandau', 'berlin-spandau'],
          ['F', 'Berlin (gesamt)', 'egal'],
        ].map(([short_name, long_name, reply]) => ({
          type: 'multiple_choice',
          short_name,
          long_name,
          reply,
        })),
      },
    });
  });

  test.each<[string, Where]>([
    ['in a direct message', {}],
    ['in a channel', inUmzug],
    ['in a group', { withPeople: ['erika'] }],
    ['in a channel that the bot is not in', { channel: 'allgemein' }],
  ])('is answered by a press, %s', async (_, where) => {
    const office = await openOffice();
    await office.ask(ambiguous, where);
    expect(await press(office, 'C')).toContain('| Berlin Pankow | Hamburg |');
    const [pressed] = office.chat.messages().filter(({ content }) => /berlin-pankow$/.test(content));
    expect(pressed?.content).toBe(where.channel ? '@**Amtsbot** berlin-pankow' : 'berlin-pankow');
  });

  test('is answered by a press after a restart', async () => {
    const office = await openOffice({ withoutBot: true });
    const bot = await office.startBot();
    await office.ask(ambiguous, inUmzug);
    await bot.stop();
    await office.startBot();
    expect(await press(office, 'F')).toContain('| Berlin (gesamt) | Hamburg |');
  });

  test('may be answered by a second press, which goes on with the answer', async () => {
    const office = await openOffice();
    await office.ask('gmbh muster', inUmzug);
    expect(await press(office, 'A')).toContain('Gründungskosten in Berlin');
    expect(await press(office, 'C')).toContain('Gründungskosten in München');
  });

  test('says in the heading too that an answer needs the mention', async () => {
    const office = await openOffice();
    await office.ask(ambiguous, { channel: 'allgemein' });
    expect(widgetIn(office)?.extra_data.heading).toMatch(
      /Berlin Reinickendorf\. Bitte beginnen Sie die Antwort mit @\*\*Amtsbot\*\*: Ich lese diesen Kanal nicht mit\.$/,
    );
  });

  test.each([
    ['what is missing', 'gmbh muster', /^In welcher Stadt wird gegründet\? Andere bitte schreiben: Frankf/],
    ['a kind that is missing', 'e-auto 50000 1 kind', /^Was für ein Fahrzeug\?$/],
    ['the subject', 'Intensivkurs Bremen Gesamtpreis', /^Worum geht es\?$/],
    ['a contradiction', 'gmbh berlin hamburg muster', /^Zwei Angaben für „Stadt“\. Welche gilt\?$/],
    [
      'a day',
      'HVZ hamburg bremen zwischen dem 12. und 14. Januar',
      /^Was ist mit „12\. und 14\. Januar“ gemeint\?$/,
    ],
    [
      'an unknown value',
      'balkonkraftwerk stuttgart 900w',
      /^„900w“ kenne ich nicht\. Was soll für „Leistung“ gelten\?$/,
    ],
    [
      'an unknown place',
      'halteverbot atlantis köln',
      /^„atlantis“ kenne ich nicht\. Was soll für „Ort“ gelten\? Andere/,
    ],
    [
      'a town that is not there',
      'gmbh marburg muster',
      /^Für Marburg nennt der Dienst nichts; in Hessen kennt er Frankfurt am Main\. Allgemein: Gebühr .* Was stattdessen\?/,
    ],
    ['a topic', 'fakten reisepass', /^„reisepass“ kenne ich nicht/],
    ['in English', 'heat pump 30,000 euros', /^Which heat pump\?$/],
    [
      'an unknown value in English',
      'facts passport',
      /^I do not know “passport”\. What should “topic” be\? Others, please/,
    ],
  ])('%s: every button is understood as the answer', long, async (_, question, heading) => {
    const office = await openOffice();
    await office.ask(question, { channel: 'umzug', topic: 'first' });
    const asked = widgetIn(office)?.extra_data;
    expect(asked?.heading).toMatch(heading);
    expect(asked?.choices.length).toBeGreaterThan(1);
    expect(asked?.choices.length).toBeLessThan(7);
    for (const { short_name } of asked?.choices ?? []) {
      const button = String(short_name);
      // A topic of its own: a second press would go on with the first.
      await office.ask(question, { channel: 'umzug', topic: button });
      const answer = await press(office, button);
      expect(answer).not.toMatch(/kenne ich nicht|I do not know|keine Daten|gemeint|Zwei Angaben/);
      expect(widgetIn(office)?.extra_data.heading).not.toBe(asked?.heading);
    }
  });

  test.each([
    ['has no choices', 'e-auto bev 52000'],
    ['is an answer beside', 'halteverbot'],
  ])('has no buttons where it %s', async (_, question) => {
    const office = await openOffice();
    expect(await office.ask(question)).toContain('Rückfrage');
    expect(choicesIn(office)).toEqual([]);
  });

  test('has none privately: there is no way back from there', async () => {
    const office = await openOffice({ chat: { account: 'human' } });
    const { max, erika } = office.chat.people;
    office.chat.createChannel('aushang', { adminsOnlyPosting: true, subscribers: [max, erika] });
    await office.ask('hilfe');
    expect(await office.ask(ambiguous, { as: 'erika', channel: 'aushang' })).toContain('Antwort von dort');
    expect(choicesIn(office)).toEqual([]);
  });
});

test('an answer has no buttons, whatever it is', async () => {
  const office = await openOffice();
  for (const question of ['halteverbot köln münchen', 'hilfe', 'gmbh köln', 'hallo', 'grüne Ideen']) {
    await office.ask(question);
    expect(choicesIn(office)).toEqual([]);
  }
});

describe('a server that', long, () => {
  const toSend = { method: 'POST', path: 'messages' } as const;

  test('refuses the buttons gets the same message without, once', async () => {
    const office = await openOffice();
    office.chat.fault({ ...toSend, how: refusing('Widgets: unknown widget type: zform') });
    const { id, answer } = await askSettled(office, ambiguous);
    expect(answer).toContain('Was ist mit „berlin“ gemeint?');
    expect(messagesFor(office, id)).toMatchObject([{ submessages: [] }]);
    expect(await office.ask('mitte')).toContain('| Berlin Mitte | Hamburg |');
  });

  test('refuses them, and then breaks the connection when all is done, has it once', async () => {
    const office = await openOffice();
    office.chat.fault({ ...toSend, how: refusing('Widgets: no') });
    office.chat.fault({ ...toSend, how: { kind: 'dropAfter' } });
    const { id } = await askSettled(office, ambiguous);
    expect(messagesFor(office, id)).toMatchObject([{ submessages: [] }]);
  });

  test.each(['dropAfter', 'drop'] as const)(
    'loses the connection (%s) has it once, with them',
    async (kind) => {
      const office = await openOffice();
      office.chat.fault({ ...toSend, how: { kind } });
      const { id } = await askSettled(office, ambiguous);
      expect(messagesFor(office, id)).toMatchObject([{ submessages: [{ msg_type: 'widget' }] }]);
    },
  );
});

describe('a message with buttons', () => {
  test('stays as it is when its question is edited; the answer comes below it', async () => {
    const office = await openOffice();
    const { id } = await askSettled(office, ambiguous);
    edit(office, id, 'halteverbot köln hamburg');
    await until(() => messagesFor(office, id).length === 2, 'the answer');
    const [asking, answer] = messagesFor(office, id);
    expect(asking).toMatchObject({ submessages: [{ msg_type: 'widget' }] });
    expect(asking?.content).toContain('Was ist mit „berlin“ gemeint?');
    expect(answer?.content).toContain('| Köln | Hamburg |');
    expect(office.chat.requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  test('is not made of an answer that was edited: the question stands there without', async () => {
    const office = await openOffice();
    const { id } = await askSettled(office, 'halteverbot köln hamburg');
    expect(await editFollowed(office, id, ambiguous)).toContain('Was ist mit „berlin“ gemeint?');
    expect(messagesFor(office, id)).toMatchObject([{ submessages: [] }]);
    expect(await office.ask('mitte')).toContain('| Berlin Mitte | Hamburg |');
  });

  test('goes with its question', long, async () => {
    const office = await openOffice();
    const { id } = await askSettled(office, ambiguous);
    office.chat.as(office.chat.people.max).delete(id);
    await until(() => messagesFor(office, id).length === 0, 'the question back to go');
  });

  test('stays where it may not be deleted, for it cannot be edited', long, async () => {
    const office = await openOffice();
    const { id } = await askSettled(office, ambiguous);
    office.chat.fault({ method: 'DELETE', path: /^messages\/\d+$/, how: refusing('no') });
    office.chat.as(office.chat.people.max).delete(id);
    await until(
      () => office.log.some(({ msg }) => msg === 'a message of the bot’s own stays in the chat'),
      'a line',
    );
    expect(messagesFor(office, id)).toMatchObject([{ submessages: [{ msg_type: 'widget' }] }]);
    expect(await office.ask('gmbh köln muster')).toContain('Gründungskosten in Köln');
  });
});
