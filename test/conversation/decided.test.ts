// Questions that were written before anybody looked at what the service says: a statement of it, a field of the fact sheet,
// or that it does not say it. None of them was learned from.
import { describe, expect, test } from 'vitest';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

async function firstLine(question: string): Promise<string> {
  const { reply } = await ask(question);
  return reply.split('\n')[0] ?? '';
}

test.each([
  ['Bis wann nach dem Einstecken muss das Balkonkraftwerk registriert sein?', '**innerhalb eines Monats**'],
  // A line that asks of more than its topic.
  ['bußgeldbescheid einspruch frist', 'Einspruchsfrist **14 Tage**'],
  ['Wie lange kann man gegen einen Bußgeldbescheid Einspruch einlegen?', '**innerhalb von zwei Wochen**'],
  ['wann verjährt blitzer', 'Verjährung Verkehrssachen **3 Monate** bis zum Bescheid, dann 6 Monate'],
  ['Wer entscheidet über meinen Einspruch, wenn die Behörde bei ihrer Meinung bleibt', 'das Amtsgericht'],
  ['Welche Autos kriegen überhaupt das E hinten dran?', 'können ein Kennzeichen mit dem Zusatz E erhalten'],
  ['Wie lange nach der Zulassung darf man den Antrag auf die Kaufprämie noch stellen?', '**12 Monate**'],
  ['wie lang dauern schriftlich und mündlich bei der 34a prüfung', 'Mündlich: **15 Minuten**'],
  [
    'Muss man eine Lehre abgeschlossen haben, um sich zur Ausbildereignungsprüfung anzumelden?',
    'Zulassungsvoraussetzungen gibt es nicht',
  ],
])('a statement answers: %s', async (question, part) => {
  expect(await firstLine(question)).toContain(part);
});

describe('what the service does not say', () => {
  // Neither a place nor a trade that is named makes a question of what may or must be done a case to reckon.
  test.each([
    'Kann ihm der Jagdschein wegen Unzuverlässigkeit versagt werden? Er möchte die Jägerprüfung in Hessen machen.',
    'Brauche ich für ein Haltverbot eine Vollmacht vom Umzugsunternehmen oder kann das der Umziehende selbst beantragen?',
    'Wir sind vier Leute, dürfen wir für die GmbH das Musterprotokoll nehmen?',
    'Kriegt man beim Bußgeldverfahren Akteneinsicht auch ohne Rechtsanwalt?',
    'Kann ich das Erbe noch ausschlagen, nachdem ich den Erbschein beantragt hab?',
    'Can the court make the fine even higher if I object to my speeding fine notice?',
  ])('%s', async (question) => {
    const line = await firstLine(question);
    expect(line).toMatch(/^\*\*(?:Ausdrücklich sagt der Dienst das nicht|The service does not say that)/);
    expect(line).not.toMatch(/\*\*(?:Ja|Nein|Yes|No)\*\*|\d+ (?:€|Tage)/);
  });
});

test('no value is asked back for what is the same whatever it is, and a topic that was only guessed is named', async () => {
  expect(await firstLine('Und wenn ich lease statt kaufe?')).toContain('Leasing möglich');
  expect(await firstLine('Wie lang muss i den Wagen dann behalten?')).toContain('36 Monate');
  expect(await firstLine('Wie lang muss i den dann behalten?')).toMatch(/^E-Auto-Förderung: .*36 Monate/);
});

test('what comes nearest stands below a denial, without its yes or no', async () => {
  const { reply } = await ask(
    'Umzug innerhalb derselben Stadt: gilt ein Halteverbots-Antrag für beide Wohnungen?',
  );
  expect(reply).toMatch(/^\*\*Ausdrücklich sagt der Dienst das nicht/);
  expect(reply).toContain('Am nächsten kommt: Antrag je Adresse, meist mindestens 14 Tage vorher');
});

describe('what may be the answer is told as what it is, and not denied', () => {
  test.each([
    [
      'langt es wenn die halteverbotsschilder am abend vor dem umzug aufgestellt werden?',
      /^Dazu sagt der Dienst: Die Straßenverkehrsbehörde .* mindestens drei volle Tage vorher auf/,
    ],
    // Twelve years in the trade are no age.
    [
      'Tischler ohne Gesellenbrief, 12 Jahre im Beruf, darf der überhaupt zum Meister?',
      /^Zugelassen wird, wer eine einschlägige Gesellenprüfung hat/,
    ],
    ['Darf ich als Mieter ein Balkonkraftwerk anbringen?', /^Dazu sagt der Dienst: Mietende und Wohn/],
    [
      'Stimmt es, dass man für den Erbschein persönlich zum Gericht muss?',
      /eidesstattliche Versicherung pers/,
    ],
    ['Bußgeldbescheid gestern im Kasten, bis wann kann man Einspruch einlegen?', /^\*\*Bis 04\.12\.2026/],
    [
      'Darf die Hausverwaltung einem Mieter in Potsdam das Steckersolargerät am Geländer verbieten?',
      /^Dazu sagt der Dienst: Mietende und Wohnungseigentümer haben einen Anspruch/,
    ],
    ['Wann muss ich das Balkonkraftwerk registrieren?', /\*\*innerhalb eines Monats/],
  ])('%s', async (question, said) => {
    const line = await firstLine(question);
    expect(line).toMatch(said);
    expect(line).not.toMatch(/nennt der Dienst nicht|sagt der Dienst das nicht|\*\*(?:Ja|Nein)\*\*/);
  });
});

test('what everybody needs is answered by yes or no; one’s right is no yes to what another one may', async () => {
  expect(await firstLine('Braucht jeder in Niedersachsen einen Hundeführerschein?')).toContain('**Ja**: ');
  const mays = await firstLine('Vermieter mauert beim Balkonkraftwerk. Darf der das einfach abschlagen?');
  expect(mays).toContain('Anspruch auf Gestattung');
  expect(mays).not.toContain('**Ja**');
});

describe('behind an answer, a question that names no topic is about that one', () => {
  /** In a channel that is called like another topic. */
  async function asked(topic: string, first: string, next: string): Promise<string> {
    await ask(first, { channel: 'umzug', topic });
    return (await ask(next, { channel: 'umzug', topic })).reply;
  }

  test.each([
    ['Mindestalter Heilpraktiker?', 'wie oft darf man wiederholen', 'Heilpraktikererlaubnis: **Ausdrücklich'],
    ['Gilt der AEVO-Schein unbefristet?', 'und im Ausland, z.B. Österreich?', '**Ausdrücklich sagt'],
    [
      'Wie alt muss man für den Jagdschein sein?',
      'muss ich da persönlich hin?',
      '**Teilweise geht das online**',
    ],
    // By its words alone it is about registering a car.
    [
      'fakten e-auto-foerderung',
      'Gilt der Zuschuss auch für einen Gebrauchten?',
      '**Nein: keine Förderung für',
    ],
    ['fakten halteverbot', 'Muss eine Skizze dabei sein?', 'Unterlagen: **Skizze oder Verkehrszeichenplan'],
    // What was answered without asking back, and what was asked back, is spoken of as well.
    [
      'Mein Kachelofen ist von 1992, muss der raus?',
      'und wenn ich den austausche, gibts dafür zuschuss?',
      '**Nein**: Klassische',
    ],
    [
      'E-Auto Förderung bei 50000 Einkommen und zwei Kindern',
      'muss der wagen neu sein',
      '**Ausdrücklich sagt',
    ],
    // „dafür“: papers of another office are asked of this matter.
    [
      'Was kostet der Jagdschein in Hessen',
      'brauche ich dafür ein Führungszeugnis?',
      'Nötige Unterlagen: **',
    ],
  ])('%s – %s', async (first, next, beginning) => {
    expect((await asked(first.slice(0, 60), first, next)).slice(0, beginning.length)).toBe(beginning);
  });

  test('nor is its fee told of something that nobody has spoken of', async () => {
    const next = 'Was kostet ein Anwohnerparkausweis in Bonn?';
    expect(await asked('Wache', 'Was kostet die 34a-Prüfung in Berlin?', next)).not.toMatch(/\d €/);
  });

  test('but not where something of its own is spoken of', async () => {
    const next = 'Wie lange ist heute die Schlange im Bürgeramt Neukölln?';
    expect(await asked('Praxis', 'Mindestalter Heilpraktiker?', next)).toMatch(/^Dazu habe ich keine Daten/);
  });
});
