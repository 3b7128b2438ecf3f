// Learns which statement of the service answers a question, from tools/training/statements.tsv.
// npx tsx tools/trainRelevance.ts [--only-weights]: writes src/kit/presenting/relevance.json and remembered.json; the same
// each time. It says how often the right one is found for people, and in topics, that were not learned from.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import {
  type KnownFactors,
  scoresOf,
  shares,
  type Weights,
  weightsFile,
  type Written,
} from '../src/kit/presenting/relevance.ts';
import { packMemory, rememberedFile, type WrittenMemory } from '../src/kit/presenting/remembered.ts';
import { countRight, type Rated } from './training/countRight.ts';
import { fitKnown, ratedKnown, type Row, rowsOf } from './training/fitKnown.ts';
import { fitRelevance } from './training/fitRelevance.ts';
import { rememberedIn } from './training/remember.ts';
import { type Example, hashOfStatements, readExamples } from './training/statements.ts';

const examples = await readExamples();
const print = (text: string) => process.stdout.write(`${text}\n`);
const about = {
  note: 'Written by npx tsx tools/trainRelevance.ts from tools/training/statements.tsv, never by hand',
  learned: hashOfStatements(),
};

function writtenWeights({ table, factors }: Weights, known: KnownFactors): string {
  const most = table.reduce((so, one) => Math.max(so, Math.abs(one)), 0);
  const step = most / 127;
  const bytes = Int8Array.from(table, (one) => Math.round(one / step));
  const file: Written = { about, factors, known, step, table: Buffer.from(bytes.buffer).toString('base64') };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}

function writtenMemory(): string {
  const file: WrittenMemory = { about, ...packMemory(rememberedIn(examples)) };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}

/** What is known of one half of the file to those who only know the other. */
const halves = [...new Set(examples.map(({ half }) => half))].map((half): readonly Row[] => {
  const isTheirs = (one: Example) => one.half === half;
  return rowsOf(
    examples.filter((one) => !isTheirs(one)),
    examples.filter(isTheirs),
  );
});

const weights = writtenWeights(fitRelevance(examples), fitKnown(halves.flat()));
writeFileSync(weightsFile, weights);
const memory = writtenMemory();
writeFileSync(rememberedFile, memory);
const kib = (text: string) => `${Math.round(text.length / 1024)} KiB`;
print(`relevance.json: ${kib(weights)}, remembered.json: ${kib(memory)}, from ${examples.length} questions`);

const ofOthers = halves.flatMap((rows, at) => {
  const factors = fitKnown(halves.filter((_, other) => other !== at).flat());
  return rows.map((row): Rated => ({ example: row.example, rated: ratedKnown(row, factors) }));
});
print(`other people: ${countRight(ofOthers)}`);

/** As if the service's statements had never been asked for. */
function otherTopics(folds: number): readonly Rated[] {
  const topics = [...new Set(examples.map(({ topic }) => topic))];
  const isIn = ({ topic }: Example, fold: number) => topics.indexOf(topic) % folds === fold;
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const learned = fitRelevance(examples.filter((one) => !isIn(one, fold)));
    return examples
      .filter((one) => isIn(one, fold))
      .map((example): Rated => {
        const scores = scoresOf(example.rooms, example.need, example.candidates, learned);
        return { example, rated: shares([...scores, learned.factors.none]) };
      });
  });
}

if (!process.argv.includes('--only-weights')) print(`other topics: ${countRight(otherTopics(6))}`);
