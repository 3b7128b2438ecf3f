// The first line has the point of a question, wherever the service says it; what a case was told for keeps its figure.
import { describe, expect, test } from 'vitest';
import { shareOffice } from '../../support/sharedOffice.ts';

const ask = shareOffice();

async function firstLine(question: string): Promise<string> {
  const { reply } = await ask(question);
  return reply.split('\n')[0] ?? '';
}

describe('the point of a question is said first', () => {
  test.each([
    ['wie lang dauern schriftlich und mündlich bei der 34a prüfung', '**15 Minuten**', '**120 Minuten**'],
    [
      'Nachtwache in einer Lagerhalle, kein Publikum. Sachkundeprüfung nötig oder langt die Unterrichtung?',
      'genügt die 40-stündige Unterrichtung',
    ],
    [
      'Ab welchem Datum greift die 65-Prozent-Regel in einer Stadt mit gut 210.000 Einwohnern?',
      'mehr als 100.000 Einwohnern',
      '**01.07.2026**',
    ],
    // They share no word with what answers them.
    ['Kann man das E aufs Nummernschild auch später noch kriegen?', 'auch nachträglich'],
    ['bin 23 und will heilpraktikerin werden, geht das schon?', 'Mindestalter 25'],
    ['wieviel % muss man in der schriftlichen 34a haben', '**50 %**'],
    ['Wer muss den neuen Schwedenofen abnehmen, bevor man ihn anheizt', 'Bezirksschornsteinfeger'],
    ['Balkonkraftwerk mit 2000 Wp Modulen und 800 W Wechselrichter erlaubt?', '**Ja**: Steckersolargeräte'],
    ['GmbH gründen mit 12.500 Stammkapital, reicht das?', 'mindestens 25.000 EUR'],
    ['mein kaminofen ist von 1998, muss der jetzt raus?', '**Ausdrücklich sagt der Dienst das nicht.**'],
    [
      'Muss ich den Antrag für die Wärmepumpen-Förderung vor der Beauftragung stellen?',
      'Antrag im KfW-Portal vor Beginn der Arbeiten',
    ],
    ['Gilt in unserer Stadt (240.000 Einwohner) die 65-Prozent-Regel schon?', 'nach Ablauf des 30.06.2026'],
    [
      'Welche Strafe droht, wenn man das Balkonkraftwerk nicht im Marktstammdatenregister einträgt?',
      '**Ausdrücklich sagt der Dienst das nicht.**',
    ],
    ['Wer nimmt die Meisterprüfung ab?', 'Handwerkskammer'],
    ['Gilt die E-Auto-Prämie auch für junge Gebrauchte?', '**Nein: keine Förderung für Gebrauchtwagen**'],
    ['Was kostet die Heilpraktikererlaubnis in Brandenburg?', '**1.230 EUR**'],
    [
      'Brauch ich in Niedersachsen für jeden Hund einen Sachkundenachweis, und wie ist das in NRW?',
      'Niedersachsen: **Ja**: In Niedersachsen brauchen ihn',
      'Nordrhein-Westfalen: In Nordrhein-Westfalen gilt er für große und gelistete Hunde',
    ],
    [
      'Kann ich die Prämie noch für ein Elektroauto beantragen, das ich am 3. September 2026 zugelassen habe?',
      '**12 Monate**',
    ],
    [
      'Kann man die Wallbox-Förderung in NRW auch rückwirkend beantragen?',
      '**Ausdrücklich sagt der Dienst das nicht.**',
    ],
    ['Ab wann darf man den Jagdschein machen, mein Sohn ist 16', 'ab 16 Jahren'],
  ])('“%s”', async (question, ...said) => {
    const line = await firstLine(question);
    for (const part of said) expect(line).toContain(part);
  });

  test('what others asked in such words is found without a word of the statement', async () => {
    const { reply } = await ask(
      'Objektschützer auf nem Firmengelände – muss der die 34a Prüfung haben oder reicht der Kurs?',
    );
    expect(reply).toMatch(/^Für einfache Bewachung genügt die 40-stündige Unterrichtung\./);
  });

  test('where nothing says it, what comes nearest stands below', async () => {
    const { reply } = await ask(
      'Muss ich auf dem Anhörungsbogen vom Bußgeldverfahren sagen, dass ich gefahren bin?',
    );
    expect(reply).toMatch(
      /^\*\*Ausdrücklich sagt der Dienst das nicht\.\*\* Auskunft gibt: .*\n\nAm nächsten kommt: /,
    );
  });

  test('what was surely asked for is said rather than the field of that name', async () => {
    const decides = await firstLine(
      'Wer entscheidet eigentlich, wenn einer gegen den Bußgeldbescheid angeht?',
    );
    expect(decides).toContain('entscheidet gegebenenfalls das Amtsgericht');
    expect(await firstLine('Wer zieht die Kfz-Steuer ein?')).toContain('erhebt der Zoll');
  });

  test('an age that was said is held against the one that is stated', async () => {
    expect(await firstLine('bin 23 und will heilpraktikerin werden, geht das schon?')).toMatch(
      /^\*\*Nein, erst ab 25 Jahren\*\*/,
    );
  });

  test('what must be done does not make it depend who may; a yes in a field is no yes to its contrary', async () => {
    expect(await firstLine('darf der ofenbauer den kaminofen selber abnehmen?')).not.toMatch(/^\*\*Ja/);
    expect(await firstLine('sind gebrauchte e autos auch förderfähig')).not.toMatch(/^\*\*Ja/);
  });

  test('of a sentence on several states the part on the one that was named is said', async () => {
    expect(await firstLine('Was bringt der Hundeführerschein in Berlin überhaupt?')).toBe(
      'In Berlin befreit er von der Leinenpflicht.',
    );
  });

  test('where either part of a sentence may be the answer, it stays whole', async () => {
    const line = await firstLine('Braucht’s fürn AdA-Schein ne abgeschlossene Ausbildung als Voraussetzung?');
    expect(line).toContain('besondere Zulassungsvoraussetzungen gibt es nicht');
  });

  test('a share that is stated is worked out for the value that was said', async () => {
    expect(await firstLine('bußgeld 400€, was überweist der am ende insgesamt')).toMatch(
      /^Verfahrenskosten bei 400 €: \*\*28,50 €\*\* \(5 % des Bußgelds, mindestens 25 EUR/,
    );
  });

  test('an amount that others asked for in other words is told', async () => {
    const line = await firstLine('Was kostet die Umstellung aufs E-Kennzeichen am Amt?');
    expect(line).toContain('Amt **ca. 30 EUR**');
  });
});

describe('whatever case was told, the first line answers what was asked', () => {
  test.each([
    ['Wie schnell kriegt man in Bremen den Jagdschein, wenn alles vollständig ist?', '**sofort** möglich'],
    [
      'Bin gerade von Kassel nach Fulda gezogen, kann ich mein Kennzeichen behalten?',
      '**Ja**',
      'Mitnahme bundesweit möglich',
    ],
    [
      'Umzug an einem Sonntag in Stuttgart, bekommt sie dafür ein Halteverbot?',
      '**Nein**',
      'Keine Genehmigung',
    ],
    ['Was passiert, wenn ich das Halteverbot in Köln zu spät beantrage?', 'Risiko von Ortsbesichtigung'],
    [
      'Ich wüsste gern, ob ich das Halteverbot in Hamburg online beantragen kann.',
      'Teilweise geht das online',
    ],
    ['Who issues the no-parking permit in Hamburg?', 'Straßenverkehrsbehörde'],
    [
      'Client wants to become a Heilpraktiker, she is 23. Is that too young?',
      '**Yes, only from the age of 25**',
    ],
  ])('“%s”', async (question, ...said) => {
    const line = await firstLine(question);
    for (const part of said) expect(line).toContain(part);
  });

  test('of another kind of the same thing nothing is told', async () => {
    expect(await firstLine('Was kostet ein Kurzzeitkennzeichen für fünf Tage?')).not.toContain('27,10');
  });

  test('no yes is made of a word that many things share', async () => {
    expect(await firstLine('Ist die 34a-Prüfung online möglich?')).not.toContain('**Ja**');
  });

  test('what no argument took was the question itself: nobody is told that it was left out', async () => {
    const { reply } = await ask('E-Kennzeichen Pflicht?');
    expect(reply).toContain('**Nein**');
    expect(reply).not.toContain('Nicht verstanden');
  });
});

describe('a case that was told keeps its answer, and costs no request more', () => {
  test.each([
    ['halteverbot köln bremen 2026-12-12', '206 bis 469 €'],
    ['Was kostet der Jagdschein in Bayern?', '1.580 bis 3.440 €'],
    ['Was kostet die Gründung einer GmbH in Köln mit Musterprotokoll?', 'Gründungskosten'],
  ])('“%s”', async (question, said) => {
    const { reply, requests } = await ask(question);
    expect(reply.split('\n')[0]).toContain(said);
    expect(requests.filter(({ path }) => /\/topics\/[^/]+\/facts\//.test(path))).toEqual([]);
  });
});

describe('a question that names no topic', () => {
  test('has what a likely one says, where that surely answers', async () => {
    const line = await firstLine('Baugenehmigung für Solar aufm Hausdach nötig?');
    expect(line).toMatch(/^Solaranlage: .*meist verfahrensfrei/);
  });

  test('else it is denied, with what comes nearest', async () => {
    const { reply } = await ask('Können wir drei Geschwister das gemeinsam beantragen, oder jeder für sich?');
    expect(reply).toMatch(/^Dazu habe ich keine Daten.*\n\nAm nächsten kommt: /);
  });

  test('and without a likely topic, nothing is added', async () => {
    const { reply } = await ask('was kostet ein kleiner Waffenschein und wo beantragen');
    expect(reply).not.toContain('Am nächsten kommt: ');
  });

  test.each([
    ['brauch ich für den plug in hybrid ein E kennzeichen oder ist das freiwillig', /^Es ist freiwillig und/],
    [
      'Wallbox 11 kW im Carport, muss die beim Netzbetreiber nur gemeldet oder genehmigt werden?',
      /^Wallboxen sind vor Inbetriebnahme beim Netzbetreiber anzumelden, über 12 kW/,
    ],
    [
      'Muss ich den Jagdschein beim Amt beantragen oder geht das auch online?',
      /^\*\*Teilweise geht das online/,
    ],
  ])('either or is no yes and no no: “%s”', async (question, said) => {
    expect(await firstLine(question)).toMatch(said);
  });
});
