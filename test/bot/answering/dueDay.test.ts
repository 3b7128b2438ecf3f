// A period that the service states, and the day that it begins on, told by the asker: its last day stands first.
import { expect, test } from 'vitest';
import { shareConversations, shareOffice } from '../../support/sharedOffice.ts';

const ask = shareOffice();
const converse = shareConversations();
const firstLine = async (question: string) => (await ask(question)).reply.split('\n')[0] ?? '';

test.each([
  [
    'Bußgeldbescheid am 6.11. zugestellt, 180 Euro. Bis wann Einspruch und wie hoch sind die Verfahrenskosten?',
    /^\*\*Bis 20\.11\.2026 \(Fr\.\), das ist vorbei\*\*, vom 06\.11\.2026 an gerechnet\. Einspruchsfrist \*\*14 Tage/,
  ],
  [
    'Ich habe den Bescheid gestern bekommen, wie lange habe ich für den Einspruch beim Bußgeld?',
    /^\*\*Bis 04\.12\.2026 \(Fr\.\)\*\*, vom 20\.11\.2026 an gerechnet\./,
  ],
  [
    'bußgeldbescheid kam letzten freitag, wie lange hab ich für den einspruch',
    /^\*\*Bis 04\.12\.2026 \(Fr\.\)\*\*, vom 20\.11\.2026 an gerechnet\./,
  ],
  // Nine days ago, and no eleven months ahead.
  [
    'anhörungsbogen hier, frau m. hat den bescheid am 12.11. im kasten gehabt. bis wann kann sie sich wehren?',
    /^\*\*Bis 26\.11\.2026 \(Do\.\)\*\*, vom 12\.11\.2026 an gerechnet\./,
  ],
  [
    'Habe mein Balkonkraftwerk am 15.11. angeschlossen, bis wann muss ich es anmelden?',
    /^\*\*Bis 15\.12\.2026 \(Di\.\)\*\*, vom 15\.11\.2026 an gerechnet\. .*\*\*innerhalb eines Monats\*\*/,
  ],
  [
    'We plugged in the balcony solar on 31 October, until when must it be registered?',
    /^\*\*By 30 November 2026 \(Mon\)\*\*, counted from 31 October 2026\./,
  ],
])('“%s”', async (question, said) => {
  expect(await firstLine(question)).toMatch(said);
});

test('the day was told with the question before', async () => {
  const replies = await converse([
    'Alleinerziehend, zwei Kinder (9 und 14), zvE 43.800, neuer vollelektrischer Kleinwagen am 17.03.2026 zugelassen. Was gibt es?',
    'Wie lange hat sie noch Zeit für den Antrag?',
  ]);
  expect(replies[1]?.reply).toMatch(
    /^\*\*Bis 17\.03\.2027 \(Mi\.\)\*\*, vom 17\.03\.2026 an gerechnet\. Antragsfrist nach der Zulassung/,
  );
});

test.each([
  'Wie lange hat man bei der E-Auto-Förderung Zeit für den Antrag?',
  'E-Auto-Prämie: wie viel Zeit bleibt für den Antrag?',
  'Bis wann muss man die E-Auto-Förderung beantragen?',
])('“%s”: what is called the deadline of that', async (question) => {
  expect(await firstLine(question)).toMatch(/12 Monate|binnen eines Jahres/);
});

test.each([
  // How long something takes is no period.
  'Wie lange dauert es, wenn ich am 5.1. den Erbschein beantrage?',
  // No day, or two of them.
  'Bis wann kann ich gegen einen Bußgeldbescheid Einspruch einlegen?',
  'Bußgeldbescheid vom 3.11., zugestellt am 6.11.: bis wann Einspruch?',
  // A period that ends on the day.
  'Umzug am 18.12. nach Augsburg, welche Frist gilt für das Halteverbot?',
  'AEVO-Prüfung am 3.3. in Köln, bis wann muss ich mich anmelden, wie ist die Frist?',
  // No period, but a day of its own.
  'Habe am 14.08.2026 ein E-Auto zugelassen, bis wann THG-Quote beantragen?',
])('“%s” has nothing counted', async (question) => {
  expect(await firstLine(question)).not.toContain('gerechnet');
});
