// A forwarded mail: what it asks is answered, several questions one after the other; what is personal is not repeated.
import { describe, expect, test } from 'vitest';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();
const answerTo = async (lines: readonly string[]) =>
  (await ask(lines.join('\n'))).reply.replaceAll('\u00a0', ' ');

const personal = /Muster|Vogel|Smith|example|4455667|2345678|Hauptstraße/;

describe('with one question', () => {
  test.each([
    [
      'in German',
      [
        ...['Von: Sabine Muster <s.muster@example.org>', 'An: Amt', 'Betreff: Frage', ''],
        ...['Sehr geehrte Damen und Herren,', ''],
        ...['wir ziehen am 1.6.2027 von Köln nach Hamburg um. Was kostet das Halteverbot?', ''],
        ...['Mit freundlichen Grüßen', 'Sabine Muster', 'Tel. 0221 4455667', 'Hauptstraße 12, 50667 Köln'],
      ],
      'Verstanden als: halteverbot, Köln, Hamburg, 01.06.2027.',
    ],
    [
      'in English',
      [
        ...['From: Ann Smith <ann@example.org>', 'Subject: Moving', '', 'Hello,'],
        'how much are the no-parking zones from Cologne to Hamburg on 1 June 2027?',
        ...['Best regards,', 'Ann'],
      ],
      'Understood as: no-parking, Köln, Hamburg, 1 June 2027.',
    ],
    [
      'quoted',
      [
        ...['Fwd: Anfrage', '', '> Hallo,', '> wie lange dauert die GmbH-Gründung in Köln?'],
        ...['> Danke und viele Grüße', '> Peter'],
      ],
      '**11 bis 47 Tage',
    ],
  ])('%s', async (_, mail, answer) => {
    const reply = await answerTo(mail);
    expect(reply).toContain(answer);
    expect(reply).not.toMatch(/Nicht verstanden|Not understood|kenne ich nicht/);
    expect(reply.split('Stand ')[0]).not.toMatch(/s\.muster|ann@|4455667|Hauptstraße/);
  });
});

describe('with two questions', () => {
  const ofTwo = [
    ...['-----Ursprüngliche Nachricht-----', 'Von: Jonas Vogel <jonas@example.org>'],
    ...['Gesendet: Montag, 16. November 2026 10:02', 'Betreff: zwei Fragen', '', 'Guten Tag,', ''],
    'was kostet der Jagdschein in Hessen? Und welche Unterlagen brauche ich für einen Erbschein?',
    ...['', 'Viele Grüße', 'Jonas Vogel', '0171 2345678'],
  ];

  test('both are answered, one after the other', async () => {
    const [first, , second = ''] = (await answerTo(ofTwo)).split('\n');
    expect(first).toMatch(/^\*\*1\.\*\* \*\*1\.500 bis 3\.360 €\*\* im ersten Jahr in Hessen/);
    expect(second).toMatch(/^\*\*2\.\*\* Nötige Unterlagen: \*\*Sterbeurkunde; Ausweis;/);
  });

  test('nothing personal is repeated', async () => {
    const [headlines = ''] = (await answerTo(ofTwo)).split('| --- |');
    expect(headlines).not.toMatch(personal);
  });

  test('what there are no data on is said, beside the answer to the other', async () => {
    const reply = await answerTo([
      ...['From: Ann Smith <ann@example.org>', 'Subject: Question', '', 'Dear Sir or Madam,', ''],
      'How much is the hunting licence in Hesse? And which documents do I need for a passport?',
      ...['', 'Kind regards', 'Ann Smith', '+49 171 2345678'],
    ]);
    expect(reply).toMatch(/^\*\*1\.\*\* \*\*€1,500–3,360\*\* in the first year in Hessen/);
    expect(reply).toContain('**2.** I have no data on that, and I do not guess.');
  });
});
