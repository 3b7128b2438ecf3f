// npx tsx tools/sameAnswers.ts NOW.jsonl [--before=BASE.jsonl]: writes what the bot says to every kept conversation, on
// the service it was written for, and prints what differs from an earlier file: for changes that should change nothing.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { ServiceNumber } from '../test/support/services.ts';
import { askConversations } from '../test/understanding/askAll.ts';
import { readExam } from '../test/understanding/exam.ts';
import { allQuestions } from '../test/understanding/questions/index.ts';

const usage = `npx tsx tools/sameAnswers.ts NOW.jsonl: all answers to the kept conversations, a line each; 4 to 9 minutes

  --before=BASE.jsonl   such a file, written by the code of before: prints what now differs
  --words               whole answers where they differ, not their first lines alone
`;

/** A conversation, and the answer to each of its messages. */
interface Answers {
  readonly from: string;
  readonly say: readonly string[];
  readonly replies: readonly string[];
}

const serviceOf: Readonly<Record<string, ServiceNumber>> = { own: 1, second: 2, third: 3 };
const folders = ['exams', 'exams/unlearned'].map(
  (name) => new URL(`../test/understanding/${name}/`, import.meta.url),
);

async function answersTo(
  from: string,
  said: readonly (readonly string[])[],
  service: ServiceNumber,
): Promise<readonly Answers[]> {
  const came = await askConversations(said, { service });
  return said.map((say, index) => ({ from, say, replies: (came[index] ?? []).map(({ reply }) => reply) }));
}

async function everyAnswer(): Promise<readonly Answers[]> {
  const all = [
    ...(await answersTo(
      'questions',
      allQuestions.map(({ ask, next }) => (next ? [ask, next.say] : [ask])),
      1,
    )),
  ];
  for (const folder of folders) {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted();
    for (const file of files) {
      const said = readExam(await readFile(new URL(file, folder), 'utf8')).map(({ say }) => say);
      all.push(...(await answersTo(file, said, serviceOf[file.split('-')[0] ?? ''] ?? 1)));
    }
  }
  return all;
}

const keyOf = ({ from, say }: Answers) => JSON.stringify([from, say]);
const firstLine = (reply: string | undefined) => reply?.split('\n')[0] ?? '(nothing)';

/** The messages whose answers differ; those that only one file has do not count. */
function differences(
  before: readonly Answers[],
  now: readonly Answers[],
  inFull: boolean,
): readonly string[] {
  const earlier = new Map(before.map((one) => [keyOf(one), one.replies]));
  return now.flatMap((one) => {
    const old = earlier.get(keyOf(one));
    const at = old ? one.replies.findIndex((reply, index) => reply !== old[index]) : -1;
    if (!old || at < 0) return [];
    const shown = inFull ? (reply: string | undefined) => `\n${reply ?? ''}` : firstLine;
    return [
      `${one.from}: ${one.say.slice(0, at + 1).join(' → ')}\n  - ${shown(old[at])}\n  + ${shown(one.replies[at])}`,
    ];
  });
}

const read = async (file: string) =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Answers);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    before: { type: 'string' },
    words: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [file] = positionals;

if (values.help || file === undefined) {
  process.stdout.write(usage);
  process.exitCode = values.help ? 0 : 2;
} else {
  const now = await everyAnswer();
  await writeFile(file, now.map((one) => `${JSON.stringify(one)}\n`).join(''));
  const differing = values.before ? differences(await read(values.before), now, values.words) : [];
  process.stdout.write(
    [...differing, `${now.length} conversations, ${differing.length} with another answer`, ''].join('\n'),
  );
}
