// What somebody asks next: of the same topic, though no word names it; and what the service does not state is denied, not told
// by the figure of before.
import { describe, expect, test } from 'vitest';
import { shareConversations } from '../support/sharedOffice.ts';

const converse = shareConversations();

const lastOf = async (said: readonly string[]) =>
  ((await converse(said)).at(-1)?.reply ?? '').replaceAll('\u00a0', ' ');

test.each([
  [['Neuzulassung Kosten', 'sind die Schilder da schon drin?'], 'Nicht enthalten: **Kennzeichenschilder'],
  [
    [
      'langt für nen Türsteher in der Disco die 40-Stunden-Unterrichtung?',
      'und für jemand der bloß einfache bewachung macht?',
    ],
    'Für einfache Bewachung genügt die 40-stündige Unterrichtung',
  ],
  [
    [
      'WEG in Bochum, zwölf Parteien, wollen 15 Stellplätze mit normalen Boxen machen. was ist sicher drin vom Land?',
      'und wenn sie gleich die nehmen die auch zurückspeisen?',
    ],
    '**15.000 €** gesichert vom Land Nordrhein-Westfalen',
  ],
  [
    ['Neuzulassung Kosten', 'schilder sind da aber nicht mit drin oder?'],
    'Nicht enthalten: **Kennzeichenschilder',
  ],
  [
    [
      'Plugin Hybrid Fahrer fragt nach der THG Prämie',
      'Seine Frau hat nen vollelektrischen Twingo, die dann? Wieviel ca',
    ],
    'fakten, THG-Quote',
  ],
  [
    [
      'Pelletofen mit Wassertasche 13.800, Haus in Fulda vermietet. Zuschuss?',
      'gibts da nicht noch so nen extra Bonus wenn der wenig staubt',
    ],
    'Kaminofen',
  ],
  [
    ['34a prüfung in kiel', 'wie viel verdient man danach?'],
    'Sachkundeprüfung § 34a: **Einen Betrag dafür nennt',
  ],
  [
    ['34a Köln, Sachkunde billigster Kurs, was zahlt der insgesamt?', 'wie viel Minuten ist da mündlich'],
    'Mündlich: **15 Minuten**.',
  ],
  [
    ['Halteverbot Düsseldorf 11.12., geht das noch?', 'wann stehen dann spätestens die Schilder'],
    '**Die Schilder stehen spätestens am 07.12.2026 (Mo.)**',
  ],
  [
    [
      'WEG in Dortmund, 15 Stellplätze, Wallboxen, Eigentümer alle privat. Was zahlt das Land?',
      'und was wenn sie schon beauftragt haben?',
    ],
    'vor Auftragsvergabe',
  ],
  [['Erbschein, was kostet der Nachweis bei 50.000?', 'und wenns nur 25 sind?'], '**230 €** bei 25.000 €'],
])('%j stays with its topic', async (said, told) => {
  expect(await lastOf(said)).toContain(told);
});

describe('in place of what was asked back', () => {
  test.each([
    [['Anmeldung Balkonkraftwerk', 'wie lange hat man dafür Zeit?'], 'fakten, Balkonkraftwerk'],
    [['wallbox nrw efh', 'wem muss man die melden?'], 'Netzbetreiber'],
  ])('%j', async (said, told) => {
    expect(await lastOf(said)).toContain(told);
  });
});

test.each([
  'Wetter morgen in Köln?',
  'ist bei dir der Drucker auch schon wieder tot?',
  'und wie wird das Wetter am Samstag?',
])('what is no matter of an office is none of the matter before it: %s', async (aside) => {
  const reply = await lastOf(['E-Auto Plug-in, zvE 58.000, zwei Kinder', aside]);
  expect(reply).toMatch(/^(?:Da kann ich leider nicht helfen|\*\*Ausdrücklich sagt der Dienst das nicht)/);
});

test.each([
  [
    ['Jagdschein in Niedersachsen, was kostet der?', 'wie siehts in sachsen-anhalt aus?'],
    '**1.555 bis 3.415 €**',
  ],
  [
    ['Balkonkraftwerk mit 800 Watt in Düsseldorf', 'das Set kostet bei mir aber 449'],
    'Zuschuss **224,50 €**',
  ],
])('%j: in a chatty tone another value is one all the same', async (said, told) => {
  expect(await lastOf(said)).toContain(told);
});

test.each([
  [['Halteverbot Hannover für einen Tag?', 'Zahlt das Jobcenter?']],
  [
    [
      'Was kostet das E-Kennzeichen am Schalter?',
      'wie viele haben das bei uns in Jena eigentlich schon dran?',
    ],
  ],
  [['Balkonkraftwerk 800 Watt in Stuttgart, Zuschuss?', 'was wiegt so eine Platte?']],
])('%j: what the service does not state has no figure', async (said) => {
  const [line = ''] = (await lastOf(said)).split('\n');
  expect(line).toMatch(
    /nennt der Dienst nicht|sagt der Dienst (?:das nicht|nur)|kann ich leider nicht helfen/,
  );
  expect(line).not.toMatch(/\*\*[^*]*\d[^*]*\*\*/);
});

test.each([
  [
    'bis wann kann der betroffene gegen den bescheid vorgehen, gestern im kasten gehabt (blitzer)',
    /^\*\*Bis 04\.12\.2026 \(Fr\.\)\*\*/,
  ],
  [
    'Tesla, zugelassen neu März 2028, wie lange ist der steuerfrei?',
    /^\*\*Zehn Jahre befreit, längstens bis Ende 2035\*\*/,
  ],
  [
    'Mandantin will gegen den Bußgeldbescheid vorgehen, wie viel Zeit hat sie?',
    /^Einspruchsfrist \*\*14 Tage\*\*/,
  ],
  [
    'Kundin will ihr Auto abmelden, Schalter oder Netz, was ist billiger?',
    /^\*\*Online\*\* ist 13,80 bis 14,10 € billiger/,
  ],
  [
    'E-Kennzeichen nachträglich für nen Plugin, was muss der Bürger dabeihaben',
    /^Nötige Unterlagen: \*\*Zulassungs/,
  ],
  [
    'kfz-steuer für den firmen-stromer, zugelassen 12/2026, ab wann zahlt der da was',
    /^\*\*Zehn Jahre befreit, längstens bis Ende 2035\*\*/,
  ],
  [
    'Ausbilderschein Kassel, Vollzeitkurs, Endsumme bitte. und wie lang sitzt man da schriftlich',
    /^\*\*1\.090 €\*\*.*\n+Schriftlich: \*\*180 Minuten\*\*/,
  ],
])('%s', async (asked, told) => {
  expect(await lastOf([asked])).toMatch(told);
});
