// Learns which statement of the service answers a question, from tools/training/statements.tsv and cases.tsv.
// npx tsx tools/trainRelevance.ts [--only-weights]: writes relevance.json, relevanceOfCases.json and remembered.json in
// src/kit/presenting; the same each time. It says how often the right one is found for people, and in topics, that were not learned from.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import {
  type KnownFactors,
  scoresOf,
  shares,
  type Weights,
  weightsFiles,
  type Written,
} from '../src/kit/presenting/relevance.ts';
import {
  type LearnedOf,
  packMemory,
  rememberedFile,
  type WrittenMemory,
} from '../src/kit/presenting/remembered.ts';
import { countRight, type Rated } from './training/countRight.ts';
import { fitKnown, ratedKnown, type Row, rowsOf } from './training/fitKnown.ts';
import { fitRelevance } from './training/fitRelevance.ts';
import { rememberedIn } from './training/remember.ts';
import { type Example, hashOfStatements, isOfCase, readExamples } from './training/statements.ts';

const examples = await readExamples();
const general = examples.filter((one) => !isOfCase(one));
const print = (text: string) => process.stdout.write(`${text}\n`);
const note = 'Written by npx tsx tools/trainRelevance.ts from tools/training, never by hand';
const learned = { general: hashOfStatements('general'), ofCase: hashOfStatements('all') };

function writtenWeights({ table, factors }: Weights, known: KnownFactors, field: LearnedOf): string {
  const most = table.reduce((so, one) => Math.max(so, Math.abs(one)), 0);
  const step = most / 127;
  const bytes = Int8Array.from(table, (one) => Math.round(one / step));
  const about = { note, learned: learned[field] };
  const file: Written = { about, factors, known, step, table: Buffer.from(bytes.buffer).toString('base64') };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}

function writtenMemory(): string {
  const about = { note, learned: learned.ofCase };
  const { statements, questions } = rememberedIn(general);
  const file: WrittenMemory = {
    about,
    general: { statements: statements.length, questions: questions.length },
    ...packMemory(rememberedIn(examples)),
  };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}

/** What is known of one half of the file to those who only know the other. */
function halvesOf(some: readonly Example[]): readonly (readonly Row[])[] {
  return [...new Set(some.map(({ half }) => half))].map((half) => {
    const isTheirs = (one: Example) => one.half === half;
    return rowsOf(
      some.filter((one) => !isTheirs(one)),
      some.filter(isTheirs),
    );
  });
}

const fields = { general, ofCase: examples } as const;
for (const field of ['general', 'ofCase'] as const) {
  const some = fields[field];
  const halves = halvesOf(some);
  const weights = writtenWeights(fitRelevance(some), fitKnown(halves.flat()), field);
  writeFileSync(weightsFiles[field], weights);
  print(`${field}: ${Math.round(weights.length / 1024)} KiB, from ${some.length} questions`);
  const ofOthers = halves.flatMap((rows, at) => {
    const factors = fitKnown(halves.filter((_, other) => other !== at).flat());
    return rows.map((row): Rated => ({ example: row.example, rated: ratedKnown(row, factors) }));
  });
  print(`other people: ${countRight(ofOthers)}`);
}
const memory = writtenMemory();
writeFileSync(rememberedFile, memory);
print(`remembered.json: ${Math.round(memory.length / 1024)} KiB`);

/** As if the service's statements had never been asked for. */
function otherTopics(folds: number): readonly Rated[] {
  const topics = [...new Set(general.map(({ topic }) => topic))];
  const isIn = ({ topic }: Example, fold: number) => topics.indexOf(topic) % folds === fold;
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const learned = fitRelevance(general.filter((one) => !isIn(one, fold)));
    return general
      .filter((one) => isIn(one, fold))
      .map((example): Rated => {
        const scores = scoresOf(example.rooms, example.need, example.candidates, learned);
        return { example, rated: shares([...scores, learned.factors.none]) };
      });
  });
}

if (!process.argv.includes('--only-weights')) print(`other topics: ${countRight(otherTopics(6))}`);
