// Going on with an answer: more is said, or something else in place of a value.
import { expect, test } from 'vitest';
import { fetched, fileIn, readCsv } from '../support/files.ts';
import { openOffice } from '../support/office.ts';
import { shareConversations } from '../support/sharedOffice.ts';

const noData = 'Dazu habe ich keine Daten';

const converse = shareConversations();

/** What is said last is what the answer is looked at for. */
const lastAnswer = async (said: readonly string[]): Promise<string> =>
  (await converse(said)).at(-1)?.reply ?? '';

test.each([
  [['jagdschein köln', 'und in Hamburg?'], 'im ersten Jahr in Hamburg'],
  [['jagdschein köln', 'Hamburg?'], 'im ersten Jahr in Hamburg'],
  [['jagdschein köln', 'und was kostet das in Hamburg?'], 'im ersten Jahr in Hamburg'],
  [['hunting-licence cologne', 'and in Hamburg?'], 'first year in Hamburg'],
  [['Was kostet ein Jagdschein in Köln?', 'Und wie ist es in Hamburg?'], 'jagdschein, Hamburg'],
  [['wallbox nrw 10 mfh standard', 'und in Hamburg?'], '| Bundesland | Hamburg |'],
  [['wallbox nrw 10 mfh standard', 'und für 5 Stellplätze?'], '| Stellplätze | 5 |'],
  [['balkonkraftwerk freiburg 600w', 'und mit 800 Watt?'], '800 W'],
  [
    ['balkonkraftwerk freiburg 600w', 'danke! und falls die Stadt gar nichts dazugibt?'],
    '**2,2 Jahren** ohne',
  ],
  [['kfz abmeldung online nein', 'ach, und am Schalter?'], '**15,90 bis 16,80 €**'],
  [['wärmepumpe luft unter 100k 26000', 'die Familie wohnt selbst im Haus'], '26.000 €, selbst genutzt'],
  // The same is asked of another matter, unless that is a case of its own.
  [
    ['Welche Unterlagen gehören zum Erbschein-Antrag?', 'Und zur Ummeldung vom Auto?'],
    '**Mitzubringen** für die',
  ],
  [['Wie lange dauert ein Erbschein?', 'und eine GmbH-Gründung?'], '**11 bis 47 Tage**'],
  [['Wie lange dauert ein Erbschein?', 'und 34a köln median'], '**Kein Gesamtpreis:**'],
  [['gmbh bremen muster', 'und der Bewacherschein dort?'], '(Bremen), je nach Kurs: '],
  [
    [
      'Luft-Wasser-Wärmepumpe, Großstadt, 29.500 Euro',
      'Nachtrag: zu versteuern sind 36.000, und sie wohnt selbst drin',
    ],
    '29.500 €, selbst genutzt, Einkommen bis 40.000 €',
  ],
  [['halteverbot köln hamburg 1.6.2027', 'und am 1.7.2027?'], '10.06.2027'],
  [['halteverbot köln hamburg', 'und nach Leipzig?'], '|  | Köln | Leipzig |'],
  [['halteverbot köln hamburg', 'und von Leipzig?'], '|  | Leipzig | Hamburg |'],
  [['Halteverbot von Köln nach Hamburg?', 'und nach Leipzig?'], '|  | Köln | Leipzig |'],
  [
    ['Wer darf die THG-Quote verkaufen?', 'und bis wann muss man das fürs laufende Jahr melden?'],
    'fakten, THG-Quote',
  ],
  [
    ['Wallbox in unserem Mietshaus, privat', 'Schleswig-Holstein, zehn Stück', 'normale'],
    '| Stellplätze | 10 |',
  ],
  [['Was kostet der Erbschein bei 50.000 €?', 'und bei 25.000'], '**230 €** bei 25.000 €'],
  // A place or a pronoun does not keep a question with the topic before it.
  [
    ['gmbh köln muster', 'luft-wasser wp 80331 münchen 30000 €, gibt die Stadt noch was dazu?'],
    '**Von Stadt oder Gemeinde**',
  ],
  [
    ['gmbh köln muster', 'Dach-PV 9 kWp: fällt da Mehrwertsteuer an und wo muss man sie anmelden?'],
    '**Nein**: Kauf und Installation',
  ],
  // Of another state the sheet is looked through anew, for all that was wanted.
  [['Heilpraktikererlaubnis Kosten', 'und in Brandenburg?'], '**1.230 EUR**'],
  [
    ['Heilpraktikerprüfung in Brandenburg, welche Kosten und welche Behörde?', 'und in Schleswig-Holstein?'],
    'Gebühr **275 bis 1.230 €**',
  ],
  [
    ['Was kostet die Gründung einer GmbH in Köln und wie lange dauert sie?', 'und in Hamburg?'],
    '**11 bis 47 Tage**',
  ],
  // A place beyond the states that a sheet has is a case.
  [
    ['Halteverbot: wie lange vorher muss der Antrag gestellt werden?', 'Berlin-Reinickendorf'],
    '**14 bis 28 Tage Vorlauf** in Berlin Reinickendorf',
  ],
  [
    [
      'pelletofen wasserführend brandenburg 16.000 €, einkommen unter 40.000',
      'halt, das Einkommen liegt bei 52.000',
    ],
    '**4.800 € Zuschuss** (30 % von 16.000 €)',
  ],
  // Whether the office does it or a firm looks for none; „kennst du eine?“ does.
  [
    [
      'wer stellt in Friedrichshain die schilder fürs halteverbot auf, das amt oder muss ich da ne firma nehmen',
    ],
    'Schilder besorgt man selbst oder über eine Firma',
  ],
  [
    ['halteverbot friedrichshain, wer stellt die schilder, das amt oder eine firma?', 'kennst du eine?'],
    'Anbieter** für Halteverbot in Berlin',
  ],
  // Whether it is cheaper, compares with what was told; „auch günstiger“ wants the other one alone.
  [['GmbH in Köln mit Musterprotokoll', 'und ist das in Berlin billiger'], 'Berlin im Mittel 10 € billiger'],
  [
    ['GmbH Nürnberg eigene Satzung', 'mit musterprotokoll wäre es billiger oder? wieviel genau'],
    '**Musterprotokoll** ist 443 bis 598 € billiger',
  ],
  [
    ['GmbH Nürnberg eigene Satzung', 'wie wärs mit Musterprotokoll, wieviel spart man'],
    '**Musterprotokoll**, 443 bis 598 € weniger',
  ],
  [
    ['kfz halterwechsel amt nein', 'welche papiere?', 'online billiger?'],
    '**Online** ist 13,70 bis 17,90 € billiger',
  ],
  [
    ['GmbH Nürnberg Musterprotokoll', 'ist da das Stammkapital schon mit drin??'],
    '**Nein**, das Stammkapital ist nicht enthalten',
  ],
  [['Sachkundeprüfung Berlin, Kosten?', "geht's auch günstiger, also online lernen?"], '**249 €**'],
  // What was told is no question, though it begins with a verb.
  [['gmbh köln musterprotokoll kosten', 'ne doch mit eigener satzung, sind zu dritt'], '**932 bis 1.123 €**'],
  // It stays the renewal whose papers are wanted, and it is not asked how long its papers hold.
  [['Was kostet die Verlängerung des Jagdscheins in Hessen?', 'welche unterlagen?'], 'Zur **Verlängerung**'],
  [['Was kostet die Verlängerung des Jagdscheins in Hessen?', 'und wie lange gilt er?'], 'ein Jagdjahr'],
  [
    ['halteverbot hannover 3 tage, kosten?', 'und in köln?', 'welche von beiden muss man früher beantragen'],
    '**Köln** ist früher zu beantragen: 14 bis 21 statt 7 bis 14 Tage',
  ],
  // Which of both is asked of what was asked one after the other.
  [
    ['sachkunde 34a hamburg gesamtkosten normaler kurs', 'und in bremen', 'wo ist es billiger'],
    '**Bremen** ist 25 € billiger: 540 statt 565 €',
  ],
  [
    ['Balkonkraftwerk 800 Watt Berlin', 'und in München', 'wo rechnet es sich schneller?'],
    '**Berlin** ist schneller: 0,9 statt 1,1 Jahre',
  ],
  [
    ['halteverbot köln', 'und hannover?', 'wo dauert es länger?'],
    '**Köln** dauert länger: 14 bis 21 statt 7 bis 14',
  ],
  [
    ['e-auto bev 52000 1 kind', 'und mit 2 kindern', 'wie groß ist der unterschied?'],
    '**500 € Unterschied**',
  ],
  // Of all, not of both.
  [['gmbh köln muster', 'und in hamburg?', 'wo ist es am günstigsten?'], 'Am günstigsten: **Hamburg'],
  // A place is all that the command needs.
  [['Ist AEVO noch Pflicht?', 'und was kostet sie in erfurt'], 'mittlerer Kurs 754 €'],
  [['THG-Quote fürs Motorrad?', 'gilt das auch für meinen Plug-in?'], '**Nein**: Plug-in-Hybride'],
  [
    ['wieviel e-auto prämie bei 58.000 zvE und 2 kindern', 'sorry, ein kind ist schon 19'],
    '**4.500 €** (vollelektrisch)',
  ],
  [
    ['wieviel e-auto prämie bei 58.000 zvE und 2 kindern', 'und wenn es geleast ist'],
    'Am nächsten kommt: Leasing möglich',
  ],
  [
    [
      'bekommt man für nen schwedenofen irgendeine förderung',
      'und für einen pelletofen mit wassertasche, 9.500 euro?',
      'wer nimmt den ofen am ende ab',
    ],
    'Bevollmächtigter Bezirksschornsteinfeger',
  ],
  [
    ['Plug-in hybrid, 58k zu versteuern, 1 kind -> wieviel', 'und bei 61?'],
    'Plug-in-Hybrid oder Range-Extender, 61.000 €',
  ],
  [
    ['gibts was für ne wallbox?', 'einfamilienhaus, niedersachsen, ein stellplatz, eine ganz normale'],
    '**0 € gesichert**',
  ],
  [
    [
      'luftwärmepumpe 28.500, ölheizung raus, wohn selber drin, zve 52000',
      'ah moment, zve sind zusammen nur 39.800',
    ],
    '**19.950 € Zuschuss** (70 % von 28.500 €)',
  ],
  [
    [
      'Luft-Wasser-Wärmepumpe für 29.000 Euro, Großstadt, wie viel Zuschuss?',
      'Unser zu versteuerndes Haushaltseinkommen ist 36.000, ändert das was?',
    ],
    'von 29.000 €',
  ],
])('%j: in place of what was said before', async (said, answer) => {
  expect(await lastAnswer(said)).toContain(answer);
});

test.each([
  [
    ['gmbh nürnberg individuell zwei gesellschafter', 'Davon der Notaranteil?'],
    'Notar (brutto): **699,13 bis 889,53 €**.',
  ],
  [['gmbh nürnberg individuell', 'was macht davon das Handelsregister?'], 'Handelsregister: **200 €**.'],
  [
    [
      'wärmepumpe luft 33.500 € selbst bewohnt',
      'Und bis wann müsste getauscht werden, Stadt hat 98.000 Einwohner?',
    ],
    'GEG-Frist: **30.06.2028 (Fr.)**.',
  ],
  [['gmbh nürnberg individuell', 'Davon der Notaranteil?', 'und in Köln?'], 'Gründungskosten in Köln'],
  [
    ['auto gekauft, kennzeichen soll bleiben, online: was kostet das', 'und was brauch ich dafür alles?'],
    '**Mitzubringen** für den Halterwechsel online',
  ],
  [
    ['Was kostet der Erbschein bei 50.000 €?', 'braucht man den auch wenns ein notarielles testament gibt?'],
    'oft entbehrlich',
  ],
  [
    ['Was kostet der Jagdschein in Thüringen?', 'darf er dann alleine auf den hochsitz?'],
    'Jugendjagdschein 16 bis unter 18 Jahre, nur in Begleitung',
  ],
])('%j: a part, or the time, of the same case is said first', async (said, beginning) => {
  const answer = await lastAnswer(said);
  expect(answer.split('\n')[0]).toContain(beginning);
});

test.each([
  [
    ['Wo in Deutschland ist der Jagdschein am billigsten?', 'und am teuersten?'],
    'Am teuersten: **Mecklenburg-Vorpommern: 2.035,50 bis 2.995,50 €** (Erstes Jahr zusammen); am günstigsten: Saarland',
  ],
  [
    ['Wo ist die Jagdprüfung am teuersten?', 'und am günstigsten?', 'und am teuersten?'],
    'Am teuersten: **Bayern: 280 €** (Prüfungsgebühr); am günstigsten: Saarland: 135 €',
  ],
  [
    ['Wo ist die 34a-Prüfungsgebühr am höchsten?', 'und am niedrigsten?'],
    'Am wenigsten: **Aachen: 131 €** (Prüfungsgebühr); am meisten: Hamburg: 175 €',
  ],
  [
    ['Wo dauert es mit der Halteverbotszone am längsten?', 'und am kürzesten?'],
    'Am kürzesten: **Hamburg, München, Hannover: 7 bis 14 Tage** (Vorlauf)',
  ],
  [
    ['34a: Berlin, Hamburg oder Aachen, bei welcher Kammer zahlt man am wenigsten?', 'und am meisten?'],
    '**Hamburg** am meisten: Hamburg',
  ],
  [
    ['Wo ist der Vorlauf fürs Halteverbot am längsten: Köln, Hamburg oder München?', 'und am kürzesten?'],
    '**Hamburg und München** am kürzesten: je 7 bis 14 Tage, Köln 14 bis 21 Tage',
  ],
  [
    ['Which city has the cheapest no-parking zone?', 'and the most expensive?'],
    'Most expensive: **Frankfurt',
  ],
])('%j: a ranking the other way round, by the same figure', async (said, answer) => {
  expect((await lastAnswer(said)).replaceAll('\u00a0', ' ')).toContain(answer);
});

test.each([
  [['balkonkraftwerk freiburg 800w', 'die hat nen Sozialpass, ändert das was?'], '300 EUR mit Sozialpass'],
  [['erbschein kosten bei 50000 erbe', 'sorry waren nur 25000'], '**230 €** bei 25.000 €'],
  // It is the amount of something else.
  [['Was kostet die Erteilung eines Hundeführerscheins?', 'Wie viel kostet ein Kleingarten?'], noData],
  [['Was kostet die Erteilung eines Hundeführerscheins?', 'Wie viel kostet ein Angelschein?'], noData],
  [['jagdschein bayern', 'Wie viel kostet ein Jagdhund?'], noData],
  [['jagdschein bayern', 'Was kostet ein Boot?'], noData],
  [['jagdschein bayern', 'und was kostet eine Prüfung?'], '**280 €**'],
  // What is said of Freiburg is nothing on Stuttgart.
  [
    ['balkonkraftwerk stuttgart 800w', 'die hat nen Sozialpass, ändert das was?'],
    '**Ausdrücklich sagt der Dienst das nicht',
  ],
])('%j: said on the answer before it, in words that others had for that', async (said, answer) => {
  expect(await lastAnswer(said)).toContain(answer);
});

test.each([
  [['fakten sachkundepruefung-34a', 'Wie viel Prozent zum Bestehen?'], '**50 %**'],
  [
    ['fakten aevo-ausbilderschein', 'läuft der Schein irgendwann ab?'],
    'Gültigkeitsdauer nennt der Dienst nicht',
  ],
  [['fakten gmbh-gruendung', 'wie lang dauert das, bis die firma im register steht'], '**ca. 2-7 Wochen**'],
  [
    ['fakten kfz-zulassung', 'Kann mein Sohn das für mich machen? Ich bin gehbehindert.'],
    'sagt der Dienst das nicht',
  ],
])('%j: what nobody wanted listed is no list of all cities', async (said, answer) => {
  expect(await lastAnswer(said)).toContain(answer);
});

test.each([
  [
    ['fakten e-auto-foerderung', 'Meine Freundin und ich sind nicht verheiratet. Zählt ihr Gehalt mit?'],
    'wird addiert',
  ],
  [
    ['fakten aevo-ausbilderschein', 'Kann man da hin ohne Kurs, also nur mit Buch gelernt?'],
    'besondere Zulassungsvoraussetzungen gibt es nicht',
  ],
  [
    ['fakten solarstrom-auto-laden', 'Kann mein Auto auch den Strom zurück ins Haus speisen?'],
    'bidirektionales Laden',
  ],
])('%j: a common word from another topic’s name names it not', async (said, answer) => {
  expect(await lastAnswer(said)).toContain(answer);
});

test.each([
  [
    'another question is another question',
    ['wallbox nrw 10 mfh standard', 'Was kostet ein Busticket in Hamburg?'],
  ],
  ['words that are not understood change nothing', ['jagdschein köln', 'und der Hamburger SV?']],
])('%s', async (_, said) => {
  expect(await lastAnswer(said)).toContain(noData);
});

test.each(['Was kostet ein Busticket?', 'Was kostet eine Taxifahrt?', 'Wie lange dauert eine Scheidung?'])(
  '“%s” has no figure of a topic that only sounds like it',
  async (question) => {
    expect(await lastAnswer([question])).toContain(noData);
  },
);

test('a question of its own is no answer to what is open, though a town in it would be one', async () => {
  const said = ['Wallbox Mieter Hessen', 'wie viele Tage vorher müssen die Schilder in München stehen?'];
  expect(await lastAnswer(said)).toMatch(/^Die Schilder stehen \*\*spätestens 4 Tage vorher\*\* in München/);
});

test('what is wanted next of the same place is told as if it had been asked at once', async () => {
  const said = ['halteverbot stuttgart kosten', 'wie weit vorher müssen die schilder stehen?'];
  expect(await lastAnswer(said)).toMatch(
    /^Die Schilder stehen \*\*spätestens 4 Tage vorher\*\* in Stuttgart/,
  );
});

test('what is said next goes on with what was said last, and so does the file', async () => {
  const said = ['wallbox nrw 10 mfh standard', 'und in Hamburg?', 'und für eine WEG?'];
  const office = await openOffice();
  let answer = '';
  for (const text of said) answer = await office.ask(text);
  expect(answer).toContain('| Bundesland | Hamburg |');
  expect(answer).toContain('| Gebäude | Wohnungseigentümergemeinschaft (WEG) |');
  const { bytes } = await fetched(office, fileIn(await office.ask('als csv bitte'), 'csv'));
  expect(readCsv(bytes).lines).toEqual(
    expect.arrayContaining(['Bundesland;Hamburg', 'Gebäude;Wohnungseigentümergemeinschaft (WEG)']),
  );
});

test('a command called like one of its values does not say that value', async () => {
  const answers = await converse(['e-auto 85000 2', 'und mit 3 Kindern?', 'plug-in-hybrid']);
  expect(answers[1]?.reply).toContain('Was für ein Fahrzeug?');
  expect(answers[2]?.reply).toContain('| Kinder unter 18 | 3 |');
});

test('what is asked back about can be said otherwise', async () => {
  const said = ['Förderung Wallbox NRW Mehrfamilienhaus', 'und in Hamburg?', '10', 'standard'];
  const answers = await converse(said);
  expect(answers[0]?.reply).toContain('Für wie viele Stellplätze?');
  expect(answers[1]?.reply).toContain('**0 € gesichert**');
  expect(answers[3]?.reply).toContain('| Bundesland | Hamburg |');
});

test('a question on another subject is no answer to what was asked back, in another language either', async () => {
  const office = await openOffice();
  await office.ask('Bekomme ich mit 60.000 Euro Einkommen und drei Kindern Geld für ein Elektroauto?');
  const answer = await office.ask('Which documents do I need to register my car?');
  expect(answer).not.toContain('Electric car');
  expect(answer).toContain('To bring along');
});

test.each([
  [
    [
      'Wie hoch ist die Kfz-Steuer für einen Benziner mit 999 ccm und 112 g?',
      'und für ein reines E-Auto, EZ Februar 2026?',
    ],
    'zehn Jahre befreit',
  ],
  [['Wie hoch ist die Kfz-Steuer für einen Diesel?', 'und bei einem Elektroauto?'], 'zehn Jahre befreit'],
  [['motor vehicle tax for a diesel, how much?', 'and for an electric car?'], 'zehn Jahre befreit'],
  [
    ['Wie hoch ist der Zuschuss für eine Luft-Wasser-Wärmepumpe?', 'und für eine Wallbox?'],
    'Was für ein Gebäude?',
  ],
])('%j: a case of the same, or another matter', async (said, answer) => {
  expect(await lastAnswer(said)).toContain(answer);
});
