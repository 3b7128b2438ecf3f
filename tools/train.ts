// Learns the weights by which a message's topic and intent are told, and says how well it reads what it has not learned.
// npx tsx tools/train.ts [--only-weights]: writes src/bot/wanted/weights.json; the same each time.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { loadCatalogue } from '../src/bot/understanding/catalogue.ts';
import { weightsFile, writtenWeights } from '../src/bot/wanted/wantedWeights.ts';
import { crossValidate, isSaid, type Reading } from './training/crossValidate.ts';
import { fitWeights } from './training/fit.ts';
import { classes, intentThresholds, rate, taken, thresholds } from './training/report.ts';
import { readByRules } from './training/rules.ts';
import { hashOfSentences, readSentences } from './training/sentences.ts';

const folds = 5;

const sentences = readSentences();
const print = (text: string) => process.stdout.write(`${text}\n`);

const about = {
  note: 'Written by npx tsx tools/train.ts from tools/training and the kept examinations, never by hand',
  sentences: hashOfSentences(),
};
const written = writtenWeights(fitWeights(sentences, about));
writeFileSync(weightsFile, written);
print(
  `weights.json: ${Math.round(written.length / 1024)} KiB, from ${sentences.length} sentences and phrases`,
);

if (!process.argv.includes('--only-weights')) {
  const catalogue = await loadCatalogue();
  const learned = crossValidate(sentences, folds);
  const rules = sentences.filter(isSaid).map((sentence) => readByRules(sentence, catalogue));
  for (const source of ['sentences', 'asked', 'matters', 'examined'] as const) {
    const own = (readings: readonly Reading[]) =>
      readings.filter(({ sentence }) => sentence.source === source);
    for (const by of ['topic', 'intent'] as const) {
      print(`${source}, ${by}: ${rate(own(learned), by)}; by rules ${rate(own(rules), by)}`);
    }
    print(`${source}, a topic for another matter: ${taken(own(learned))}; by rules ${taken(own(rules))}`);
  }
  const written = learned.filter(({ sentence }) => sentence.source === 'sentences');
  const said = learned.filter(({ sentence }) => sentence.source !== 'asked');
  print(`\nTopics of the sentences\n${classes(written, 'topic')}`);
  print(`\nIntents of the sentences\n${classes(written, 'intent')}`);
  print(`\nTopics by threshold, sentences and matters\n${thresholds(said)}`);
  print(`\nIntents by threshold, sentences\n${intentThresholds(written)}`);
}
