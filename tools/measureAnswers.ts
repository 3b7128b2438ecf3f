// npx tsx tools/measureAnswers.ts [--command=…] [--show]: how much of each answer a person sees: letters, rows, notes,
// folds over the questions of test/understanding and its examinations, command by command.
import { readdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { askConversations } from '../test/understanding/askAll.ts';
import { readExam } from '../test/understanding/exam.ts';
import { type Measures, measuresOf } from '../test/understanding/measures.ts';
import { allQuestions } from '../test/understanding/questions/index.ts';

const usage = `npx tsx tools/measureAnswers.ts: letters, rows, notes and folds of the answers, by command

  --command=wallbox   only its questions; „exams“ are the conversations of test/understanding/exams
  --every=5           only every fifth of them
  --show              each answer as it was sent, before the figures
`;

const { values } = parseArgs({
  options: {
    command: { type: 'string' },
    every: { type: 'string', default: '1' },
    show: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** The messages of one asker, the last of which is measured. */
interface Said {
  readonly command: string;
  readonly say: readonly string[];
}

async function allSaid(): Promise<readonly Said[]> {
  const folder = new URL('../test/understanding/exams/', import.meta.url);
  const exams: Said[] = [];
  for (const file of (await readdir(folder)).toSorted()) {
    const conversations = readExam(await readFile(new URL(file, folder), 'utf8'));
    exams.push(...conversations.map(({ say }) => ({ command: 'exams', say })));
  }
  return [...allQuestions.map(({ command, ask }) => ({ command, say: [ask] })), ...exams];
}

interface Measured extends Measures {
  readonly command: string;
}

/** The smallest value that so many of 100 do not exceed. */
function percentile(sorted: readonly number[], hundredths: number): number {
  return sorted[Math.max(0, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? 0;
}

const spread = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return [50, 90, 100].map((hundredths) => String(percentile(sorted, hundredths)).padStart(5)).join('');
};

function line(name: string, some: readonly Measured[]): string {
  const columns = [
    spread(some.map(({ letters }) => letters)),
    spread(some.map(({ rows }) => rows)),
    spread(some.map(({ notes }) => notes)),
    spread(some.map(({ folds }) => folds)),
  ];
  return [name.padEnd(18), String(some.length).padStart(5), ...columns].join(' |');
}

if (values.help) {
  process.stdout.write(usage);
} else {
  const every = Math.max(1, Number(values.every) || 1);
  const said = (await allSaid())
    .filter(({ command }) => values.command === undefined || command === values.command)
    .filter((_, index) => index % every === 0);
  const came = await askConversations(said.map(({ say }) => say));
  const measured = said.map(({ command, say }, index): Measured => {
    const reply = came[index]?.at(-1)?.reply ?? '';
    if (values.show) process.stdout.write(`\n> ${say.join(' → ')}\n\n${reply}\n`);
    return { command, ...measuresOf(reply) };
  });
  const answers = measured.filter(({ isAskBack }) => !isAskBack);
  const header = ['', 'count', ' letters', ' rows', ' notes', ' folds'];
  const widths = [18, 5, 15, 15, 15, 15];
  const lines = [
    'median, 90th percentile and most of each',
    header.map((name, index) => name.padEnd(widths[index] ?? 0)).join(' |'),
    ...[...new Set(answers.map(({ command }) => command))].map((name) =>
      line(
        name,
        answers.filter(({ command }) => command === name),
      ),
    ),
    line('all answers', answers),
    line(
      'questions back',
      measured.filter(({ isAskBack }) => isAskBack),
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
