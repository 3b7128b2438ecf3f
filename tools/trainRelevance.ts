// Learns which statement of the service answers a question, from tools/training/statements.tsv.
// npx tsx tools/trainRelevance.ts [--only-weights]: writes src/kit/presenting/relevance.json; the same each time. It says how
// often the right one is found among statements, and in topics, that were not learned from.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import {
  scoresOf,
  shares,
  type Weights,
  weightsFile,
  type Written,
} from '../src/kit/presenting/relevance.ts';
import { fitRelevance } from './training/fitRelevance.ts';
import { type Example, hashOfStatements, readExamples } from './training/statements.ts';

const examples = await readExamples();
const print = (text: string) => process.stdout.write(`${text}\n`);

function written({ table, factors }: Weights): string {
  const most = table.reduce((so, one) => Math.max(so, Math.abs(one)), 0);
  const step = most / 127;
  const bytes = Int8Array.from(table, (one) => Math.round(one / step));
  const file: Written = {
    about: {
      note: 'Written by npx tsx tools/trainRelevance.ts from tools/training/statements.tsv, never by hand',
      learned: hashOfStatements(),
    },
    factors,
    step,
    table: Buffer.from(bytes.buffer).toString('base64'),
  };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}

/** How often the statement that is rated best, and one of the best three, is right; and by the words alone. */
function report(name: string, foldOf: (example: Example, at: number) => number, folds: number): void {
  const counts = { asked: 0, byWords: 0, first: 0, amongThree: 0, none: 0, noneSeen: 0 };
  for (let fold = 0; fold < folds; fold++) {
    const weights = fitRelevance(examples.filter((one, at) => foldOf(one, at) !== fold));
    for (const example of examples.filter((one, at) => foldOf(one, at) === fold)) {
      const { question, need, statements, right } = example;
      const rated = shares([...scoresOf(question, need, statements, weights), weights.factors.none]);
      const best = [...rated.keys()].toSorted((a, b) => (rated[b] ?? 0) - (rated[a] ?? 0));
      if (right.size === 0) {
        counts.none += 1;
        if (best[0] === statements.length) counts.noneSeen += 1;
        continue;
      }
      const [first = 0, ...next] = best.filter((at) => at < statements.length);
      const byWords = statements.reduce(
        (so, one, at) => (one.coverage > (statements[so]?.coverage ?? 0) ? at : so),
        0,
      );
      counts.asked += 1;
      if (right.has(byWords)) counts.byWords += 1;
      if (right.has(first)) counts.first += 1;
      if ([first, ...next.slice(0, 2)].some((at) => right.has(at))) counts.amongThree += 1;
    }
  }
  const { asked, none } = counts;
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  print(
    `${name}: ${percent(counts.first, asked)} of ${asked}, among the best three ${percent(counts.amongThree, asked)}, ` +
      `by words alone ${percent(counts.byWords, asked)}; nothing fits: seen in ${percent(counts.noneSeen, none)} of ${none}`,
  );
}

const text = written(fitRelevance(examples));
writeFileSync(weightsFile, text);
print(`relevance.json: ${Math.round(text.length / 1024)} KiB, from ${examples.length} questions`);

if (!process.argv.includes('--only-weights')) {
  const topics = [...new Set(examples.map(({ topic }) => topic))];
  report('other questions', (_, at) => at % 5, 5);
  report('other topics', ({ topic }) => topics.indexOf(topic) % 6, 6);
}
