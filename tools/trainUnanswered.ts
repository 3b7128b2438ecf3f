// Learns which words belong to questions that the service has no answer to („durchgefallen“, „Sacheinlage“), and which are said
// of any case („rechnen“, „Kollege“). npx tsx tools/trainUnanswered.ts: writes unanswered.json in src/kit/presenting, from
// tools/training/statements.tsv and cases.tsv and the kept examinations; the same each time.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tellingStemOf, unansweredFile, type WrittenWords } from '../src/kit/presenting/unanswered.ts';
import { readWords } from '../src/kit/index.ts';
import { readExam } from '../test/understanding/exam.ts';
import { hashOfStatements } from './training/statements.ts';

/** A word must stand in so many questions without an answer, and be so seldom in others. */
const least = { unanswered: 3, share: 0.45, matters: 3, cases: 4 } as const;
/** A word of cases stands in no more than that. */
const mostUnanswered = 0.2;
/** Of one more question nothing is known. */
const unknown = 0.5;

interface Asked {
  readonly question: string;
  /** What it is about. */
  readonly matter: string;
  /** A case was reckoned for it; the service says it; or it does not. */
  readonly by: 'case' | 'statement' | 'nothing';
}

const training = new URL('training/', import.meta.url);
const exams = new URL('../test/understanding/exams/', import.meta.url);

function readTraining(name: string): readonly Asked[] {
  return readFileSync(new URL(name, training), 'utf8')
    .split('\n')
    .flatMap((line): readonly Asked[] => {
      const [about = '', question = '', answers = ''] = line.split('\t');
      const by = /^#(?:case|fee|time|list)/.test(answers) ? 'case' : answers === '' ? 'nothing' : 'statement';
      return question === '' ? [] : [{ question, matter: about.split('@')[0] ?? '', by }];
    });
}

/** Examinations ask for cases. */
function readExams(): readonly Asked[] {
  const files = readdirSync(exams).filter((name) => name.endsWith('.jsonl'));
  return files.toSorted().flatMap((name) =>
    readExam(readFileSync(new URL(name, exams), 'utf8')).flatMap(({ say, then }): readonly Asked[] => {
      const requests = then.flatMap((outcome) =>
        outcome.is === 'result' ? [outcome.request] : outcome.is === 'compares' ? outcome.requests : [],
      );
      const [request] = requests.filter((one) => !one.startsWith('/topics'));
      return request === undefined
        ? []
        : [{ question: say.join(' '), matter: request.split('/results')[0] ?? '', by: 'case' }];
    }),
  );
}

const asked = [...readTraining('statements.tsv'), ...readTraining('cases.tsv'), ...readExams()];
const all = { case: 0, statement: 0, nothing: 0 };
interface Count {
  case: number;
  statement: number;
  nothing: number;
  readonly matters: Set<string>;
}

const counts = new Map<string, Count>();
for (const { question, matter, by } of asked) {
  all[by] += 1;
  for (const stem of new Set(readWords(question).flatMap(tellingStemOf))) {
    const count = counts.get(stem) ?? { case: 0, statement: 0, nothing: 0, matters: new Set() };
    count[by] += 1;
    if (by === 'case') count.matters.add(matter);
    counts.set(stem, count);
  }
}

/** There are fewer questions on cases: each counts for so many. */
const forCase = (all.statement + all.nothing) / all.case;
const wordsThat = (isSo: (count: Count) => boolean) =>
  [...counts]
    .filter(([, count]) => isSo(count))
    .map(([stem]) => stem)
    .toSorted((one, other) => (one < other ? -1 : 1));

/** How many of the questions with a word had no answer. */
const shareOf = ({ case: ofCases, statement, nothing }: Count) =>
  nothing / (nothing + statement + forCase * ofCases + unknown);

const unanswered = wordsThat((count) => count.nothing >= least.unanswered && shareOf(count) >= least.share);
const ofAnyCase = wordsThat(
  (count) =>
    count.matters.size >= least.matters || (count.case >= least.cases && shareOf(count) < mostUnanswered),
);
const file: WrittenWords = {
  about: {
    note: 'Written by npx tsx tools/trainUnanswered.ts from tools/training and test/understanding/exams, never by hand',
    learned: hashOfStatements('all'),
  },
  unanswered: unanswered.join(' '),
  ofAnyCase: ofAnyCase.filter((stem) => !unanswered.includes(stem)).join(' '),
};
writeFileSync(unansweredFile, `${JSON.stringify(file, undefined, 1)}\n`);
process.stdout.write(
  `${unanswered.length} words of questions without an answer, ${ofAnyCase.length} of any case\n`,
);
