// What a message wants and about which topic: plain sentences of each kind, other matters, hostile texts, the file of weights.
import { describe, expect, test } from 'vitest';
import { type Intent, wantedOf, type WantedTopic } from '../../../src/bot/wanted/wanted.ts';
import { readWeights } from '../../../src/bot/wanted/wantedWeights.ts';
import { readWords, topics } from '../../../src/kit/index.ts';
import { hashOfSentences } from '../../../tools/training/sentences.ts';
import { quickestMs } from '../../support/processorTime.ts';

const read = (text: string) => wantedOf(readWords(text), text);
const best = (text: string) => {
  const { topics, intents } = read(text);
  return [topics[0]?.value, intents[0]?.value];
};

describe('topic and intent', () => {
  test.each<[text: string, topic: WantedTopic, intent: Intent]>([
    ['Was kostet eine GmbH in Köln?', 'gmbh-gruendung', 'result'],
    ['Wie lange dauert die Jägerprüfung in Hessen?', 'jagdschein', 'duration'],
    ['Welche Unterlagen brauche ich für den Erbschein?', 'erbschein', 'documents'],
    ['Wer ist in Bayern für den Erbschein zuständig?', 'erbschein', 'authority'],
    ['Auf welcher Rechtsgrundlage beruht das Bußgeldverfahren?', 'bussgeldverfahren', 'basis'],
    ['Muss ich mein Balkonkraftwerk anmelden?', 'balkonkraftwerk', 'requirements'],
    ['Kann ich mein Auto online abmelden?', 'kfz-zulassung', 'online'],
    ['Was ist die THG-Quote?', 'thg-quote', 'meaning'],
    ['Welche Firma baut mir in Essen eine Wärmepumpe ein?', 'waermepumpe', 'suppliers'],
    ['Übersicht aller Länder zum Jagdschein', 'jagdschein', 'overview'],
    ['In welcher Stadt ist der Ausbilderschein am günstigsten?', 'aevo-ausbilderschein', 'rank'],
    ['How much is the subsidy for a heat pump?', 'waermepumpe', 'result'],
    ['Which documents do I need for a hunting licence?', 'jagdschein', 'documents'],
  ])('%s', (text, topic, intent) => {
    expect(best(text)).toEqual([topic, intent]);
  });

  test.each<[text: string, intent: Intent]>([
    ['Guten Morgen!', 'talk'],
    ['vielen Dank', 'talk'],
    ['Was kannst du alles?', 'help'],
    ['Kann ich bitte mit einem Mitarbeiter sprechen?', 'person'],
    ['Was kostet ein Reisepass?', 'other'],
    ['Wie lange dauert der Antrag auf Elterngeld?', 'other'],
  ])('%s is about no topic', (text, intent) => {
    expect(best(text)).toEqual(['none', intent]);
  });

  test('a compound and a mistyped word are read as the words that they are made of', () => {
    expect(best('Wallboxzuschuss Bremen')[0]).toBe('wallbox');
    expect(best('hundefürherschein pflicht')[0]).toBe('hundefuehrerschein');
  });

  test('all topics and intents have a score, the best first, and all are 1 together', () => {
    const { topics: scored, intents } = read('Was kostet eine GmbH in Köln?');
    expect(new Set(scored.map(({ value }) => value))).toEqual(new Set([...Object.keys(topics), 'none']));
    expect(intents).toHaveLength(17);
    for (const list of [scored, intents]) {
      const scores = list.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1, 9);
    }
  });

  test('the reasons are words of the message', () => {
    const { reasons } = read('Welche Unterlagen brauche ich für den Erbschein?');
    expect(reasons.topic).toContain('erbschein');
    expect(reasons.intent).toContain('unterlag');
  });
});

describe('whatever is typed', () => {
  test.each([
    ['nothing', ''],
    ['signs only', '?!?'],
    ['names of what every object has', 'constructor __proto__ toString hasOwnProperty'],
    ['one endless word', 'a'.repeat(10_000)],
  ])('%s has scores', (_, text) => {
    const { topics: scored, intents } = read(text);
    for (const { score } of [...scored, ...intents]) expect(score).toBeGreaterThanOrEqual(0);
  });

  test('a long text is read in no time', () => {
    const hostile = 'wärmepumpenhalteverbotszonenführerschein?! '.repeat(250);
    const words = readWords(hostile);
    expect(quickestMs(() => wantedOf(words, hostile))).toBeLessThan(5 * 1);
  });
});

describe('the file of weights', () => {
  test('was learned from the sentences that are there: else run tools/train.ts', () => {
    expect(readWeights().about.sentences).toBe(hashOfSentences());
  });
});
