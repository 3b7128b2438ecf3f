// What the service said of just the case answers what its command does not tell, also behind the answer to it; and nothing
// that is said of another place.
import { expect, test } from 'vitest';
import { shareConversations } from '../support/sharedOffice.ts';

const converse = shareConversations();

const firstLine = async (said: readonly string[]): Promise<string> => {
  const replies = await converse(said);
  return (replies.at(-1)?.reply ?? '').split('\n\n')[0]?.replaceAll('\u00A0', ' ') ?? '';
};

test.each([
  [
    [
      'Frankfurt am Main, HVZ für den 27.02. ist beantragt, jetzt wackelt der Umzug. Wenn er ausfällt, gibts die Gebühr zurück?',
    ],
    'Gebühr fällt auch an, wenn die Maßnahme entfällt',
  ],
  [
    ['rheinland-pfalz, ist der tagesschein wenigstens billiger als der jagdschein fürs ganze jahr?'],
    'Tagesjagdschein kostet so viel wie Jahresjagdschein',
  ],
  [
    [
      '34a in 20095 mit günstigem Kurs, was kostets zusammen?',
      'und wenn er im mündlichen durchfällt, was zahlt er nochmal',
    ],
    'Mündliche Wiederholung **90 €**',
  ],
  // What surely answers stands above what was reckoned.
  [
    [
      'Balkonsolar München mit 1600 Watt, 850 Euro, Strompreis 36 Cent: wie hoch ist der Zuschuss und was spart man jährlich?',
      'Darf das denn mit vollen 1600 ins Netz einspeisen?',
    ],
    'die Einspeisung ist auf 800 VA begrenzt',
  ],
  [
    [
      'WEG in Köln, 10 Stellplätze, ganz normale Wallboxen, Eigentümer sind Privatleute. Mit wieviel Fördergeld können die sicher rechnen?',
      'Die haben den Elektriker schon beauftragt. Schlimm?',
    ],
    'Antrag und Bestätigung vor Auftragsvergabe',
  ],
  // Amounts and days that were reckoned stay, and so does a case of which nothing is asked.
  [['halteverbot hannover eine woche, wie teuer?'], 'in Hannover (errechnet): Gebühr 64 €'],
  [['AEVO Krefeld ohne Lehrgang, was kostet das?'], 'Prüfungsgebühr **115 €**'],
  [
    ['Gebrauchter von privat, will ihn am Schalter umschreiben, kein Wunschschild'],
    '**23,60 bis 30,30 €** Gebühr',
  ],
  // What one may do first is no question about the amount.
  [
    ['800er Balkonkraftwerk in Berlin - kann ich das erst kaufen und dann den Zuschuss beantragen?'],
    'Antrag vor dem Kauf',
  ],
])('%j', async (said, part) => {
  expect(await firstLine(said)).toContain(part);
});

test('of another place it says nothing', async () => {
  const said = ['balkonkraftwerk stuttgart 800w', 'die hat nen Sozialpass, ändert das was?'];
  expect(await firstLine(said)).not.toContain('300 EUR');
});

test('a year is no amount, though its field is named after a fee', async () => {
  const reply = (await converse(['sachkunde34a aachen median'])).at(-1)?.reply ?? '';
  expect(reply.replaceAll('\u00A0', ' ')).not.toContain('2.025 €');
});

test.each([
  [
    ['Jagdschein verloren, was kostet die Ersatzausfertigung in Bremen'],
    'Bremen: Ersatzausfertigung **18 EUR**',
  ],
  [['Jagdschein verloren, was kostet die Ersatzausfertigung in NRW'], 'Zur Gebühr sagt der Dienst nur'],
  [['Was kostet die Auflösung einer GmbH in Köln?'], '**Einen Betrag dafür nennt der Dienst nicht.**'],
  [
    ['gmbh köln muster', 'und was kostet später die Auflösung?'],
    '**Einen Betrag dafür nennt der Dienst nicht.**',
  ],
])('another act than the one that is reckoned: %j', async (said, part) => {
  expect(await firstLine(said)).toContain(part);
});

test.each([
  // A value behind the fact sheet is of the case before it; a place is asked of the sheet.
  [
    [
      'Ehepaar zvE 43.800, drei Kinder unter 18, neues E-Auto bev',
      'wie lange müssen sie den behalten',
      'und als Plug-in',
    ],
    '**4.500 €** Förderung',
  ],
  [['gmbh köln muster', 'wer ist zuständig', 'und in Hamburg'], '**Amtsgericht Hamburg**'],
  // How long a permit takes depends on the pump.
  [
    [
      'Erdwärme mit Sonde, 38.500 €, selbst bewohnt',
      'welche Genehmigungen braucht er für die Bohrung und wie lang dauert das',
    ],
    '**eine wasserrechtliche Erlaubnis ist nötig**; das dauert 28 bis 84 Tage',
  ],
  [
    ['GmbH in Nürnberg, eine Person, Musterprotokoll', 'wieviel muss am Anfang aufs Konto eingezahlt sein'],
    '12.500 €',
  ],
  [
    ['34a Hamburg, mündlich durchgefallen', 'kann er das auch bei ner anderen IHK machen?'],
    '**Ja**, die Prüfung kann',
  ],
  [
    [
      'Luft-Wasser-WP für 36.000 Euro, selbstgenutzt, Ölheizung läuft noch, Einkommen 38.000',
      'und ohne den Einkommensbonus?',
    ],
    '**15.000 € Zuschuss**',
  ],
  // „the licence“ is the one that was spoken of.
  [
    [
      'Which documents does someone need for the Heilpraktiker licence?',
      'what does the licence cost in Brandenburg',
    ],
    '**€1,230**',
  ],
])('behind a case: %j', async (said, part) => {
  expect(await firstLine(said)).toContain(part);
});
