// „mehr“, „quellen“ and the reaction :plus:: what an answer has folded, and its sources in full.
import { describe, expect, test } from 'vitest';
import { wishFile } from '../support/fileWish.ts';
import { type Office, openOffice, until } from '../support/office.ts';
import { askSettled, messageFor, messagesFor } from '../support/settled.ts';

const inUmzug = { channel: 'umzug' } as const;

describe('as the next message', () => {
  test.each([
    [
      'gmbh köln muster',
      'mehr',
      '**Alle Angaben** zur Antwort oben',
      '| Registergericht | Amtsgericht Köln |',
    ],
    ['gmbh köln muster', 'alle Angaben bitte', '**Alle Angaben** zur Antwort oben', 'XML-Strukturdaten'],
    ['gmbh-founding köln muster', 'more', '**All details** of the answer above', 'Amtsgericht Köln'],
    ['hilfe', 'mehr', '**Mehr gibt es dazu nicht**', 'in der Antwort oben steht alles'],
  ])('“%s”, “%s”: what was folded, open', async (first, next, headline, said) => {
    const office = await openOffice();
    await office.ask(first, inUmzug);
    const more = await office.ask(next, inUmzug);
    expect(more).toContain(headline);
    expect(more).toContain(said);
    expect(more).not.toContain('spoiler');
  });

  test.each([
    ['halteverbot köln münchen', 'quellen', '** der Antwort oben, Stand 29.03.2026'],
    ['no-parking köln münchen', 'sources please', '** of the answer above, as of 29 March 2026'],
  ])('“%s”, “%s”: all sources with their links', async (first, next, headline) => {
    const office = await openOffice();
    await office.ask(first, inUmzug);
    const sources = await office.ask(next, inUmzug);
    expect(sources).toContain(headline);
    expect(sources).toMatch(/^\| \[[^\]]+\]\(https:[^)]+\) \| \S/m);
  });

  test('what goes on afterwards goes on with the answer, not with the part of it', async () => {
    const office = await openOffice();
    await office.ask('gmbh köln muster', inUmzug);
    await office.ask('mehr', inUmzug);
    expect(await office.ask('und in Hamburg?', inUmzug)).toContain('in Hamburg mit Musterprotokoll');
    expect(await office.ask('als csv', inUmzug)).toContain('gmbh-gruendung-');
  });

  test('with anything else beside it, it is a question of its own', async () => {
    const office = await openOffice();
    await office.ask('gmbh köln muster', inUmzug);
    expect(await office.ask('mehr zu jagdschein bayern', inUmzug)).toContain('im ersten Jahr in Bayern');
  });

  test('without an answer before it, it is not understood', async () => {
    const office = await openOffice();
    expect(await office.ask('mehr', inUmzug)).toContain('`hilfe`');
  });
});

describe('the reaction :plus: on an answer', () => {
  const partsFor = (office: Office, questionId: number) =>
    messagesFor(office, questionId)
      .map(({ content }) => content)
      .filter((content) => /\[↩ (?:Alle Angaben|All details)\]/.test(content));

  test('gives what it has folded, once, whoever reacts', async () => {
    const office = await openOffice();
    const { id } = await askSettled(office, 'gmbh köln muster', inUmzug);
    const answer = messageFor(office, id).id;
    office.chat.as(office.chat.people.max).react(answer, 'plus');
    await until(() => partsFor(office, id).length > 0, 'the details');
    office.chat.as(office.chat.people.erika).react(answer, 'plus');
    await office.ask('hilfe', inUmzug);
    await office.ask('hilfe', inUmzug);
    expect(partsFor(office, id)).toHaveLength(1);
    expect(partsFor(office, id)[0]).toContain('| Registergericht | Amtsgericht Köln |');
  });

  test('and :document: the file of the same answer', async () => {
    const office = await openOffice();
    const { id } = await askSettled(office, 'gmbh köln muster', inUmzug);
    const answer = messageFor(office, id).id;
    office.chat.as(office.chat.people.max).react(answer, 'plus');
    await until(() => partsFor(office, id).length > 0, 'the details');
    await wishFile(office, answer);
    await until(() => messagesFor(office, id).length === 3, 'the file');
    expect(messagesFor(office, id).at(-1)?.content).toContain('gmbh-gruendung-');
  });
});
