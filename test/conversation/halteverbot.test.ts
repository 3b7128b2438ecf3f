// No-parking zones: what the first line answers, on time, on the signs, on fees, and on applying online.
import { expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

test.each([
  [
    'Klappt das Halteverbot am 1.6.2027 von Köln nach Hamburg noch?',
    /^Ja, die Zeit reicht: sicher beantragt bis 11\.05\.2027 \(Di\.\) in Köln, allerspätestens .*; in Hamburg bis 18\.05\.2027 \(Di\.\)/,
  ],
  [
    'Is a no-parking zone in Cologne on 1 June 2027 still possible?',
    /^Yes, there is time: apply by 11 May 2027 \(Tue\) \(calculated\)/,
  ],
  ['Klappt das Halteverbot am 12.12. von Neukölln nach Hamburg noch?', /^Es wird knapp/],
  [
    'Halteverbot morgen in Köln, geht das noch?',
    /^Für die übliche Bearbeitung ist es zu spät.*ob es noch geht, sagt die Behörde/,
  ],
  ['Ist am 1.6.2025 ein Halteverbot in Köln noch möglich?', /^Nein, der 01\.06\.2025 ist schon vorbei/],
  ['Muss ich für ein Halteverbot in Köln am 1.6.2027 bezahlen?', /^116 bis 214 € in Köln/],
  ['Ist es für ein Halteverbot am 1.6.2027 in Köln zu spät?', /^Nein, die Zeit reicht: sicher beantragt/],
  // That the time is enough is no yes to anything else.
  [
    'Halteverbot Köln am 1.6.2027, kann man die Schilder selbst hinstellen?',
    /^Sicher beantragt bis 11\.05\.2027/,
  ],
  // What the rule and the notes of a place say of just that.
  ['Was kostet ein Außenaufzug beim Halteverbot in Köln extra?', /^Köln: Außenaufzug \+14 EUR\.$/],
  [
    'Halteverbot Stuttgart, Umzug fällt auf einen Sonntag – genehmigen die das überhaupt?',
    /^Nein, Stuttgart: Keine Genehmigung für Sonn- und Feiertage\.$/,
  ],
  [
    'Halteverbot in Stuttgart am Sonntag, 14.3.2027, geht das?',
    /^Nein, Stuttgart: Keine Genehmigung für Sonn- und Feiertage\.$/,
  ],
  ['Klappt das Halteverbot in Stuttgart am 14.3.2027 noch?', /^Nein, Stuttgart: Keine Genehmigung für Sonn/],
  ['Geht das Halteverbot am 1.6.2027 in Köln nicht mehr?', /^Sicher beantragt bis/],
  ['Ist das Halteverbot am 1.6.2027 in Köln nicht mehr möglich?', /^Sicher beantragt bis/],
  ['halteverbot köln hamburg 2027-06-01', /^Sicher beantragt bis 11\.05\.2027/],
  ['Wie lange vorher muss ich das Halteverbot in Köln beantragen?', /^14 bis 21 Tage Vorlauf in Köln\.$/],
  ['How long before must I apply for a no-parking zone in Cologne?', /^14 to 21 days of lead time in Köln\./],
  [
    'Wann müssen die Schilder stehen? Halteverbot Hamburg am 1.6.2027',
    /^Die Schilder stehen spätestens am 28\.05\.2027 \(Fr\.\) \(errechnet\)\./,
  ],
  [
    'Wann müssen die Schilder stehen? Halteverbot von Köln nach Hamburg am 1.6.2027',
    /^Die Schilder stehen spätestens am 28\.05\.2027 \(Fr\.\)\.$/,
  ],
  [
    'Wie viele Tage vorher müssen die Schilder in München stehen?',
    /^Die Schilder stehen spätestens 4 Tage vorher in München\./,
  ],
  [
    'how many days before must the signs be up in Cologne?',
    /^The signs must be up at least 4 days before in Köln\./,
  ],
  ['How much does a no parking zone in Frankfurt cost, signs included?', /^€110–265 in Frankfurt am Main/],
  ['ab wann müssen die schilder stehen', /^Die Schilder stehen spätestens 4 Tage vorher, überall gleich\./],
  ['Wie hoch ist die Gebühr für ein Halteverbot in Düsseldorf?', /^30 bis 35 € Gebühr in Düsseldorf\.$/],
  [
    'Wie hoch ist die Gebühr für ein Halteverbot in München?',
    /^40 bis 100 € Gebühr in München \(Beispielwert, nicht bestätigt\)/,
  ],
  [
    'Umzug von Düsseldorf nach Frankfurt am Main am 8.1.2027: welche Stadt zuerst, und bis wann?',
    /^Sicher beantragt bis 25\.12\.2026 \(Fr\., 1\. Weihnachtstag\) in beiden Orten, besser bis 24\.12\.2026 \(Do\.\)\.$/,
  ],
  [
    'Was kosten die Schilder beim Umzug von Köln nach Bremen?',
    /^80 bis 160 € für die Schilder in Köln, 60 bis 150 € in Bremen\.$/,
  ],
  [
    'Wie hoch ist die Gebühr für das Halteverbot von Köln nach München?',
    /^36 bis 54 € Gebühr in Köln, 40 bis 100 € in München \(Beispielwert, nicht bestätigt\)\.$/,
  ],
  [
    'Wann muss ich beantragen und wann müssen die Schilder stehen beim Halteverbot in Köln?',
    /^14 bis 21 Tage Vorlauf in Köln\. Die Schilder stehen spätestens 4 Tage vorher in Köln\.$/,
  ],
  ['Was kosten die Schilder beim Halteverbot in Köln?', /^80 bis 160 € für die Schilder in Köln\./],
  ['Was kostet ein Halteverbot in Düsseldorf mit Schildern?', /^90 bis 185 € in Düsseldorf/],
  ['no-parking zones from Düsseldorf to Bremen, total cost incl. signs?', /€180–440 for both zones/],
  ['Kann ich das Halteverbot in Köln online beantragen?', /^Ja, das geht online in Köln\./],
  ['Kann ich das Halteverbot in Hamburg online beantragen?', /^Teilweise geht das online in Hamburg\./],
  [
    'Kann ich das Halteverbot von Köln nach Hamburg online beantragen?',
    /^Ja, das geht online in Köln\. Teilweise geht das online in Hamburg\.$/,
  ],
])('%j: the first line answers what was asked', async (asked, beginning) => {
  const office = await openOffice();
  expect(plain(await office.ask(asked))).toMatch(beginning);
});

/** The first line without bold, and with plain spaces. */
const plain = (answer: string) =>
  (answer.split('\n')[0] ?? '').replaceAll('**', '').replaceAll('\u00a0', ' ');

test.each([
  [
    'Halteverbot von Köln nach Hamburg irgendwann im Januar, was kostet das?',
    'Datum: „im Januar“ ist nicht genau',
  ],
  ['Was kostet das Halteverbot von Köln nach Hamburg in KW 2?', 'Datum: „KW 2“ ist nicht genau'],
  [
    'What does a no-parking zone from Cologne to Hamburg cost around Easter?',
    'date: “Easter” is not precise',
  ],
])('%j is answered without a day, and says so', async (asked, said) => {
  const office = await openOffice();
  const answer = await office.ask(asked);
  expect(answer).toContain(said);
  const pair = office.facts.requests.find(
    ({ path }) => path === '/api/v1/calculator/halteverbot/results/koeln/hamburg/',
  );
  expect(pair).toBeDefined();
  expect(new URLSearchParams(pair?.query).get('datum')).toBeNull();
});

test('a rough date in a command line is asked for', async () => {
  const office = await openOffice();
  expect(await office.ask('halteverbot köln hamburg Anfang Februar')).toContain('An welchem Tag?');
});

test.each([
  [
    'Ich ziehe am 5. März 2027 in München um. Reicht es, wenn ich am 15. Februar beantrage?',
    '**Ja, die Zeit reicht:**',
  ],
  [
    'Ich ziehe am 5. März 2027 in München um. Reicht es, wenn ich am 22. Februar beantrage?',
    '**Es wird knapp**: am 22.02.2027 (Mo.) beantragt',
  ],
  [
    'Ich ziehe am 5. März 2027 in München um. Reicht es, wenn ich am 1. März beantrage?',
    '**Nein**: am 01.03.2027 (Mo.) beantragt',
  ],
  [
    'Umzug 19.12.2026 von Dortmund nach Essen, heute noch nichts beantragt. Reicht das noch?',
    '**Ja, die Zeit reicht:**',
  ],
])('%s: the day of applying is no second day of the move', async (asked, said) => {
  const office = await openOffice();
  expect((await office.ask(asked)).replaceAll('\u00a0', ' ').startsWith(said)).toBe(true);
});

test.each([
  ['halteverbot orte Berliner Bezirke, die langsamsten zuerst'],
  [
    'Sortieren Sie mir bitte die Berliner Bezirke nach Bearbeitungszeit fürs Haltverbot, die langsamsten zuerst.',
  ],
])('%s: the districts alone, in that order', async (asked) => {
  const office = await openOffice();
  const answer = await office.ask(asked);
  expect(answer).toMatch(/^Am längsten: \*\*Berlin (?:Friedrichshain-Kreuzberg|Charlottenburg-Wilmersdorf)/);
  expect(answer).toContain('**12 Orte**');
});

test.each([
  [
    'er wohnt in köln und ich noch in hamburg, ich zieh zu ihm, Halteverbot an beiden seiten',
    '/hamburg/koeln/',
  ],
  [
    'meine Freundin wohnt in Köln, ich in Hamburg, sie zieht zu mir, Halteverbot an beiden Orten',
    '/koeln/hamburg/',
  ],
  ['neue Wohnung in Köln, alte in Hamburg, Halteverbot an beiden', '/hamburg/koeln/'],
  [
    "I'm moving in with my boyfriend, he lives in Cologne, I'm in Hamburg, no-parking zones at both ends",
    '/hamburg/koeln/',
  ],
  ['Halteverbot Köln Hamburg, ich ziehe zu meiner Freundin', '/koeln/hamburg/'],
  ['Halteverbot Köln Hamburg, beantragen wollte ich am 25.11., Umzug ist am 12.12.', '/koeln/hamburg/'],
])('%s: from one to the other', async (asked, path) => {
  const office = await openOffice();
  await office.ask(asked);
  expect(office.facts.requests.at(-1)?.path).toContain(path);
});

test('the rows are those of the question: of the costs, of the time, or of the part that was asked for', async () => {
  const office = await openOffice();
  const seen = async (asked: string) =>
    [
      ...((await office.ask(asked)).split('```spoiler')[0] ?? '').matchAll(/^\| ([^|]*?) \| (?!---)/gm),
    ].flatMap(([, label = '']) => (/^(?:Angabe|-+)$/.test(label) ? [] : [label]));
  expect(await seen('Was kostet das Halteverbot in Köln?')).toEqual([
    'Gebühr',
    'Schildermiete',
    'Summe, errechnet',
  ]);
  // The first line has said it.
  expect(await seen('Was kosten die Schilder beim Halteverbot in Köln?')).toEqual([]);
  expect(await seen('Bis wann muss ich das Halteverbot am 1.6.2027 in Köln beantragen?')).toEqual([
    'Vorlauf in Kalendertagen',
    'sicher beantragt bis (errechnet)',
    'allerspätestens (errechnet)',
    'Schilder stehen spätestens (errechnet)',
  ]);
  expect(await seen('halteverbot köln')).toContain('online');
});

test.each([
  ['Halteverbot für einen Umzug aus Hamburg am 5. Januar', 'Ziel ist Hannover'],
  ['Halteverbot für einen Umzug aus Hamburg am 5. Januar', 'es geht nach Hannover'],
  ['Halteverbot für einen Umzug aus Hamburg am 5. Januar', 'hin nach Hannover'],
  ['no-parking from Hamburg on 5 January 2027', 'destination is Hannover'],
])('%s, then %s: where it goes to is added', async (first, next) => {
  const office = await openOffice();
  await office.ask(first);
  await office.ask(next);
  const [request] = office.facts.requests.slice(-1);
  expect(request?.path).toContain('/hamburg/hannover/');
  expect(request?.query).toEqual({ datum: '2027-01-05' });
});

test.each([
  ['Umzug innerhalb von Köln, von der Südstadt raus nach Porz, Halteverbot', '/koeln/koeln/'],
  ['Umzug innerhalb Münchens von Schwabing nach Sendling, Halteverbot', '/muenchen/muenchen/'],
  ['moving within Munich, from Schwabing to Sendling, no-parking zone', '/muenchen/muenchen/'],
  // The service has both ends.
  ['Umzug innerhalb von Berlin, von Mitte nach Pankow, Halteverbot', '/berlin-mitte/berlin-pankow/'],
])('%s: within a town, the places beside it are its districts', async (asked, path) => {
  const office = await openOffice();
  await office.ask(asked);
  expect(office.facts.requests.at(-1)?.path).toContain(path);
});

test.each([
  [
    'Was kostet die Zone in Hannover, wenn der Möbelwagen drei Tage stehen soll?',
    '**Hannover**: 23 EUR für einen Tag, 64 EUR bis zu einer Woche',
  ],
  [
    'halteverbot düsseldorf 25 meter lang, 3 tage, gebühr?',
    '**Düsseldorf**: 35 EUR unabhängig von der Dauer',
  ],
  ['Halteverbot Köln nach Hannover am 1.3.2027 für zwei Tage, Kosten?', '**Köln**: 36 EUR erster Tag'],
])('“%s”: how the fee is made up stands beside it', async (question, rule) => {
  expect((await ask(question)).reply).toContain(rule);
});

test('days before the move are no duration', async () => {
  expect((await ask('Stehen die Schilder in Köln drei Tage vorher?')).reply).not.toContain('Gebührenregel –');
});

test.each([
  [
    'wer ist in hamburg zuständig für haltverbotszonen, polizei oder bezirk?',
    'Zuständig in Hamburg: **Straßenverkehrsbehörde beim zuständigen Polizeikommissariat**',
  ],
  ['Hamburg Halteverbot: Polizei oder Bezirksamt?', 'Zuständig in Hamburg: **Straßenverkehrsbehörde'],
  [
    'Wo beantrage ich in Köln eine Halteverbotszone und was kostet sie?',
    'Zuständig in Köln: **Stadt Köln, Amt für öffentliche Ordnung**; **116 bis 214 €**',
  ],
  [
    'Umzug von Köln nach Hamburg, wo beantrage ich das Halteverbot?',
    '**Stadt Köln, Amt für öffentliche Ordnung**; in Hamburg: **Straßenverkehrsbehörde',
  ],
  ['wer ist zuständig für das Halteverbot?', 'Zuständig: **Straßenverkehrsbehörde (Stadt, Bezirksamt'],
])('“%s”: the office of the place, where the service has one', async (question, office) => {
  expect((await ask(question)).reply).toContain(office);
});

test('whether the time is enough is reckoned for the move, and not looked up', async () => {
  const asked =
    'moin, ne bürgerin zieht am 18.12. von altona nach köln ehrenfeld, reicht die zeit noch fürs halteverbot?';
  expect((await ask(asked)).reply).toMatch(
    /^\*\*Ja, die Zeit reicht:\*\* sicher beantragt bis \*\*27\.11\.2026/,
  );
});

test('the answer on one place has the sources of that place, and is as sure as its figures', async () => {
  const { reply } = await ask('halteverbot düsseldorf');
  expect(reply).toContain('typische Angabe, nicht amtlich · Quellen: [Stadt Düsseldorf]');
  expect(reply).not.toContain('weitere');
  expect((await ask('halteverbot frankfurt')).reply).toContain('**Beispielwert, nicht bestätigt**');
});

test.each([
  [
    'Eine Familie zieht am 9. Januar von Charlottenburg nach Leipzig. Wann müssen die Schilder spätestens stehen?',
    /^\*\*Die Schilder stehen spätestens am 05\.01\.2027/,
    '**Es wird knapp: möglichst heute beantragen**, allerspätestens am 28.11.2026 (Sa.)',
  ],
  [
    'umzug köln am 5.12., was kostet die halteverbotszone',
    /^\*\*116 bis 214 €\*\*/,
    '**Es wird knapp: möglichst heute beantragen**',
  ],
])('“%s”: that it is late is said, whatever was asked', async (question, first, late) => {
  const reply = (await ask(question)).reply.replaceAll('\u00a0', ' ');
  expect(reply).toMatch(first);
  expect(reply).toContain(late);
});

test.each([
  ['halteverbot hannover 3 tage, kosten?', /^\*\*124 bis 214 €\*\* in Hannover \(errechnet\): Gebühr 64 €/],
  [
    'Was kostet in Köln eine Halteverbotszone für drei Tage?',
    /^\*\*152 bis 232 €\*\* in Köln \(errechnet\): Gebühr 72 €/,
  ],
  [
    'halteverbot hannover eine woche, wie teuer',
    /Gebühr 64 €[^]*23 EUR für einen Tag, 64 EUR bis zu einer Woche/,
  ],
  ['No-parking zone in Hanover for one day, how much?', /: fee €23, /],
  ['halteverbot düsseldorf 10 tage, gebühr?', /^\*\*35 €\*\* Gebühr in Düsseldorf/],
  // Both ends: the service's sum with the fees of just these days.
  [
    'Halteverbot von Köln nach Hannover für 2 Tage, was kostet das?',
    /^\*\*258 bis 428 €\*\* für beide Zonen/,
  ],
  // The rule names no fee for it.
  ['halteverbot hannover 10 tage, kosten?', /Gebühr 23 bis 64 €/],
  [
    'halteverbot bremen 5 tage, kosten?',
    /Gebühr 30 bis 105 €[^]*Wie sich die Gebühr nach der Dauer richtet, nennt der Dienst nicht für Bremen/,
  ],
  // Days that are no length.
  ['moving within Cologne two weeks from today, what do the no-parking signs cost', /5 December 2026/],
  ['Ich ziehe in 3 Tagen in Köln um, was kostet die Halteverbotszone?', /Gebühr 36 bis 54 €/],
  ['Halteverbot Köln, was kostet es, wenn ich 3 Tage vorher beantrage?', /Gebühr 36 bis 54 €/],
])('the fee for just the days of the zone: “%s”', async (question, said) => {
  expect((await ask(question)).reply).toMatch(said);
});

test.each([
  ['a Sunday', 'halteverbot köln stuttgart 2027-03-14', true],
  ['a holiday', 'halteverbot stuttgart 2027-05-06', true],
  ['a Monday', 'halteverbot köln stuttgart 2027-03-15', false],
])('what Stuttgart says of Sundays and holidays stands beside a move on %s', async (_, line, isSaid) => {
  const { reply } = await ask(line);
  const [visible = ''] = reply.split('```spoiler');
  expect(visible.includes('**Stuttgart**: Keine Genehmigung für Sonn- und Feiertage.')).toBe(isSaid);
  expect(visible).toMatch(/^\*\*Sicher beantragt bis/);
});

test('where a place permits nothing on the day, it is not told that there is time', async () => {
  const { reply } = await ask('Klappt das Halteverbot in Stuttgart am 14.3.2027 noch?');
  expect(reply.split('```spoiler')[0]).not.toContain('die Zeit reicht');
});
