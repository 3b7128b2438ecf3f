// Fact sheets: topics by any of their names, states as they are stored, and what the service does not have.
import type { FactsRequest } from 'facts-sandbox';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { startOtherFactsServer } from '../support/otherFactsServer.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

const asked = (requests: readonly FactsRequest[]) =>
  requests.map(({ path }) => decodeURIComponent(path).replace('/api/v1/', '')).filter(Boolean);

describe('a topic', () => {
  test.each([
    ['fakten aevo-ausbilderschein', 'aevo-ausbilderschein'],
    ['fakten AdA-Schein', 'aevo-ausbilderschein'],
    ['Steckbrief zu E-Auto', 'e-auto-foerderung'],
    ['fakten 34a', 'sachkundepruefung-34a'],
    ['kfz steuer', 'kfz-steuer'],
    ['Was mache ich mit einem Strafzettel?', 'bussgeldverfahren'],
    ['thg-prämie', 'thg-quote'],
    ['facts heat pump', 'waermepumpe'],
  ])('%s asks for %s', async (text, slug) => {
    const { requests } = await ask(text);
    expect(asked(requests).at(-1)).toBe(`topics/${slug}/facts/`);
  });

  test.each(['fakten reisepass', 'fakten ../x', 'fakten %2e%2e', 'fakten x/y'])(
    'that is none (%s) is refused with the topics, and not asked for',
    async (text) => {
      const { reply, requests } = await ask(text);
      expect(reply).toContain('Möglich für „Thema“ sind diese 23');
      expect(asked(requests)).toEqual([]);
    },
  );

  test('that is missing is asked for, and the next message names it', async () => {
    const office = await openOffice();
    expect(await office.ask('fakten')).toContain('**Zu welchem Thema?**');
    expect(await office.ask('erbschein')).toContain('Erbschein: Gebühr **ab 30 €**');
  });

  test('is not taken from another command', async () => {
    const office = await openOffice();
    expect(await office.ask('jagdschein fakten bayern')).toContain('Jägerprüfung in Bayern');
    expect(await office.ask('fakten jagdschein bayern')).toContain('Zuständig für Jagdschein in Bayern');
  });
});

describe('the fee', () => {
  test.each([
    ['fakten erbschein', 'Gebühr **ab 30 €**'],
    ['fakten kaminofen', '**80 bis 200 €** – Beispielwert, nicht bestätigt'],
    ['fakten solaranlage', 'Gebühr **0 €** (Registrierung kostenfrei)'],
    ['fakten kfz-steuer', 'Kfz-Steuer: fahrzeugabhängige Steuer, keine Bearbeitungsgebühr.'],
  ])('of %s reads %s', async (text, said) => {
    expect((await ask(text)).reply).toContain(said);
  });
});

describe('the fee is asked for, and no remark beside it', () => {
  test.each([
    'Meisterprüfung im Elektrohandwerk in Kassel, mit welchen Prüfungsgebühren muss man rechnen?',
    'Elektromeister in Kassel: Prüfungsgebühren, womit muss man rechnen?',
    'Welche Prüfungsgebühr fällt in Kassel für die Meisterprüfung an?',
  ])('%s', async (text) => {
    expect((await ask(text)).reply).toMatch(/^Gebühr \*\*700 bis 1\.700\s€\*\*/);
  });

  test.each([
    'Was kosten die Kurse zur Meisterprüfung im Elektrohandwerk?',
    'Wie teuer ist der Vorbereitungslehrgang zur Meisterprüfung?',
  ])('%s', async (text) => {
    expect((await ask(text)).reply).toMatch(/^Kurse \*\*4\.000-10\.000 EUR\*\*/);
  });
});

describe('a state', () => {
  test.each([
    ['fakten erbschein bw', 'Baden-Württemberg'],
    ['fakten erbschein nrw', 'Nordrhein-Westfalen'],
    ['fakten thüringen erbschein', 'Thüringen'],
    ['fakten erbschein land=bremen', 'Bremen'],
  ])('%s goes out as its stored name', async (text, state) => {
    const { reply, requests } = await ask(text);
    expect(reply).toContain(`Zuständig für Erbschein in ${state}: **Amtsgericht`);
    expect(asked(requests).at(-1)).toBe(`topics/erbschein/facts/${state}/`);
  });

  test('that is none is refused with the states, and not asked for', async () => {
    const office = await openOffice();
    expect(await office.ask('fakten erbschein tirol')).toContain('Möglich für „Bundesland“ sind diese 16');
    expect(asked(office.facts.requests)).toEqual([]);
    expect(await office.ask('bayern')).toContain('in Bayern: **Amtsgericht');
  });

  test('without records is said to have none, and the topic follows', async () => {
    const { reply: answer } = await ask('fakten thg-quote hessen');
    expect(answer).toContain('Für Hessen nennt der Dienst keine eigene Behörde.');
    expect(answer).toContain('Umweltbundesamt');
  });

  test('without records is answered with who it is in general', async () => {
    const { reply: answer } = await ask('Wer ist in Hessen für die THG-Quote zuständig?');
    expect(firstLineOf(answer)).toBe(
      'Für Hessen nennt der Dienst keine eigene Behörde. Allgemein zuständig: **Umweltbundesamt; Auszahlung durch private Anbieter**.',
    );
  });
});

describe('a service with other names', () => {
  async function openOther() {
    const other = await startOtherFactsServer();
    onTestFinished(() => other.close());
    return openOffice({ factsUrl: other.baseUrl });
  }

  test('gives its fee, its days and its papers, and its hostile text does nothing', async () => {
    const office = await openOther();
    const answer = await office.ask('fakten erbschein', { channel: 'umzug' });
    expect(answer).toContain('Erbschein: Gebühr **12,50 bis 1.480,00 €** (je nach Aufwand).');
    expect(answer).toContain('| Dauer | 3 bis 45 Tage |');
    expect(answer).toContain('| Unterlagen | Ausweis; Nachweis &#96;B&#96; |');
    expect(answer).not.toMatch(/@\*\*|\]\(javascript|^\/poll/m);
  });

  test('is asked for a state under the name that it has for it', async () => {
    const office = await openOther();
    const answer = await office.ask('fakten kfz-steuer sachsen');
    expect(answer).toContain('Zuständig für Kfz-Steuer in Sachsen: **');
    expect(answer).toContain('Musterbehörde Freistaat Sachsen');
    expect(answer).toContain('| 115 |');
  });

  test('has other states, which are named', async () => {
    const office = await openOther();
    const answer = await office.ask('fakten kfz-steuer bremen');
    expect(answer).toContain('wohl aber für: Bayern, Berlin, Freistaat Sachsen.');
  });
});

test.each([
  ['Kann ich den Erbschein online beantragen?', /^Nein, das geht nicht online \(Vordrucke online/],
  ['Can I apply for the certificate of inheritance online?', /^No, that does not work online\.$/],
  ['Kann ich die Kfz-Steuer online erledigen?', /^Ja, das geht online \(Zoll-Portal\)/],
  ['Kann ich eine GmbH online gründen?', /^Teilweise geht das online \(Online-Beurkundung/],
  ['Wie beantrage ich den Erbschein online?', /^Nein, das geht nicht online/],
  [
    'Which documents do I need for a certificate of inheritance?',
    /^You need these documents: Sterbeurkunde; .* \(German\)\.$/,
  ],
  ['kfz-steuer e-auto wieviel', /^Fahrzeugabhängige Steuer/],
])('%j: the first line answers what was asked', async (asked, beginning) => {
  expect(plain((await ask(asked)).reply)).toMatch(beginning);
});

/** The first line without bold, and with plain spaces. */
const plain = (answer: string) =>
  (answer.split('\n')[0] ?? '').replaceAll('**', '').replaceAll('\u00a0', ' ');

test.each([
  ['PV Überschuss ins E-Auto laden', /^E-Auto mit Solarstrom laden: /],
  ['What is the THG quota?', /^The service says of it, in German: Halterinnen und Halter/],
  ['Was ist die THG-Quote?', /^Halterinnen und Halter/],
])('%j: other names of the topics', async (asked, beginning) => {
  const { reply: answer } = await ask(asked);
  expect(plain(answer)).toMatch(beginning);
  expect(answer).not.toMatch(/Nicht verstanden|Not understood/);
});

test.each([
  ['Brauche ich für ein Balkonkraftwerk eine Genehmigung?', '**Nein**: Steckersolargeräte bis 2.000 W'],
  ['Muss ich die Wallbox anmelden?', '**Ja**: Wallboxen sind vor Inbetriebnahme'],
  ['Brauche ich eine Heilpraktikererlaubnis?', '**Es kommt darauf an**: Wer ohne ärztliche Approbation'],
  ['Brauche ich für den Erbschein eine Sterbeurkunde?', '**Ja**: Zu den Unterlagen gehört: Sterbeurkunde.'],
  ['Do I need a permit for a balcony power plant?', '**No**: the service says, in German: Steckersolar'],
  ['Muss ich als Meister eine Gesellenprüfung haben?', 'Zugelassen wird, wer'],
  [
    'Wann muss ich das Balkonkraftwerk registrieren?',
    'Nötig ist nur die Registrierung im Marktstammdatenregister **innerhalb eines Monats**',
  ],
])('%s: what a sentence of the sheet says, and a yes or no only where it does', async (asked, said) => {
  expect(firstLineOf((await ask(asked)).reply)).toContain(said);
});

const firstLineOf = (reply: string) => reply.split('\n')[0] ?? '';

test('a town that may be in several states is left out of a fact sheet, and nothing is asked for it', async () => {
  const office = await openOffice();
  const answer = await office.ask('Erbschein in Neustadt, was kostet der?');
  expect(answer).toMatch(/^Gebühr \*\*ab 30 €\*\*/);
  expect(answer).toContain('„Neustadt“ ist nicht genau genug');
});
