// Two questions in one message, on two matters or on one and for somebody who does it, get both answers.
import { expect, test } from 'vitest';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

test.each([
  [
    'nächster Termin für die Heilpraktikerprüfung? und kennst du ne Schule in Hamburg, die drauf vorbereitet',
    [
      '**1.** Feste Termine März/Oktober',
      '**2.** **Erfundene Beispiele**',
      'Heilpraktikererlaubnis in Hamburg',
    ],
  ],
  [
    'Was kostet das Halteverbot in Köln und wer stellt die Schilder auf?',
    ['**1.** **116 bis 214 €** in Köln', '**2.** **Erfundene Beispiele**', 'für Halteverbot in Köln'],
  ],
  [
    'Balkonkraftwerk Freiburg 600 W: was spart das, und wo kauft man so was?',
    ['**1.** Im Jahr **176,12 €**', 'für Balkonkraftwerk in Freiburg'],
  ],
  [
    'Ich bräuchte die Kosten vom Security-Schein in Stuttgart (mittlerer Kurs) und einen Bildungsträger in Bayern.',
    ['**1.** **Kein Gesamtpreis:**', '§ 34a in Bayern'],
  ],
  [
    'How much is the hunting licence in Bavaria, and can you recommend a school?',
    ['**1.** **€1,580–3,440**', '**2.** **Invented examples**'],
  ],
])('%s', async (question, parts) => {
  const { reply } = await ask(question);
  for (const part of parts) expect(reply.replaceAll('\u00a0', ' ')).toContain(part);
});

test.each([
  [
    'Nagelneues E-Auto: was kostet die Zulassung online ohne Wunschkennzeichen, und gibts bei 62.000 zvE mit einem Kind die Kaufprämie?',
    ['**1.** **12,80 bis 13,40 €** Gebühr für die Neuzulassung online', '**2.** **Ja, 3.500 €** Förderung'],
  ],
  [
    'Was kostet das Halteverbot in Köln, und was kostet die Ummeldung vom Auto?',
    ['**1.** **116 bis 214 €** in Köln', '**2.** Ummeldung: **9,90 bis 43,10 €**'],
  ],
  [
    'Muss der Hund vor dem Hundeführerschein gechipt sein? Und bekomme ich die THG-Quote für einen Plug-in-Hybriden?',
    ['**2.** **Nein**: Plug-in-Hybride sind ausgeschlossen'],
  ],
])('on two matters: %s', async (question, parts) => {
  const { reply } = await ask(question);
  for (const part of parts) expect(reply.replaceAll('\u00a0', ' ')).toContain(part);
});

test('what is open is asked back first, and the others stand below; the place is that of both', async () => {
  const { reply } = await ask('Was bringt ein Balkonkraftwerk in Stuttgart? Und wer montiert so was dort?');
  expect(reply).toContain('für Balkonkraftwerk in Stuttgart');
});

test.each([
  'Brauche ich für die Heilpraktikerprüfung eine Schule und was kostet die Prüfung?',
  'Muss die Firma die Schilder stellen, oder reicht es, wenn ich das selbst mache?',
  'Kennst du eine Jagdschule in Köln und in der Nähe?',
  'Wer verkauft und montiert Wallboxen in Berlin? Brauche Firmennamen.',
  'Eine Bürgerin aus Hessen sucht eine Jagdschule. Wen haben wir da?',
  'Unser Betrieb stellt zwei öffentliche Ladepunkte auf. Wem ist das zu melden?',
])('one thing alone is not taken apart: %s', async (question) => {
  expect((await ask(question)).reply).not.toContain('**2.**');
});
