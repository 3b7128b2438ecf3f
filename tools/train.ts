// Learns the weights by which a message's topic and intent are told, and says how well it reads what it has not learned.
// npx tsx tools/train.ts [--only-weights | --only-kinds]: writes src/bot/wanted/weights.json; the same each time. With
// --only-kinds all weights stay as they are but those that tell asides, and what is beyond the service.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { loadCatalogue } from '../src/bot/understanding/catalogue.ts';
import { readWeights, weightsFile, writtenWeights } from '../src/bot/wanted/wantedWeights.ts';
import { crossValidate, isSaid, type Reading } from './training/crossValidate.ts';
import { fitWeights, withKinds } from './training/fit.ts';
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
const isOfKinds = process.argv.includes('--only-kinds');
const learned = isOfKinds ? withKinds(readWeights(), sentences, about) : fitWeights(sentences, about);
const written = writtenWeights(learned);
writeFileSync(weightsFile, written);
print(
  `weights.json: ${Math.round(written.length / 1024)} KiB, from ${sentences.length} sentences and phrases`,
);

if (!isOfKinds && !process.argv.includes('--only-weights')) {
  const catalogue = await loadCatalogue();
  const crossed = crossValidate(sentences, folds);
  const rules = sentences.filter(isSaid).map((sentence) => readByRules(sentence, catalogue));
  for (const source of ['sentences', 'asked', 'matters', 'examined'] as const) {
    const own = (readings: readonly Reading[]) =>
      readings.filter(({ sentence }) => sentence.source === source);
    for (const by of ['topic', 'intent'] as const) {
      print(`${source}, ${by}: ${rate(own(crossed), by)}; by rules ${rate(own(rules), by)}`);
    }
    print(`${source}, a topic for another matter: ${taken(own(crossed))}; by rules ${taken(own(rules))}`);
  }
  const written = crossed.filter(({ sentence }) => sentence.source === 'sentences');
  const said = crossed.filter(({ sentence }) => sentence.source !== 'asked');
  print(`\nTopics of the sentences\n${classes(written, 'topic')}`);
  print(`\nIntents of the sentences\n${classes(written, 'intent')}`);
  print(`\nTopics by threshold, sentences and matters\n${thresholds(said)}`);
  print(`\nIntents by threshold, sentences\n${intentThresholds(written)}`);
}
