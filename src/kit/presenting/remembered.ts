// What people asked for before: the questions of tools/training/statements.tsv beside the words of the statements that
// answered them, or the kinds of other answers, and those that nothing answered. Found again by words, so also where a service
// says it in nearly the same ones; where its statements are others, nothing is. Written by tools/trainRelevance.ts.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { memo, once } from '../../memo.ts';
import { type Index, indexOf } from './nearness.ts';
import type { Candidate } from './candidates.ts';

/** All as numbers for words, as relevanceFeatures.ts gives them. */
export interface Remembered {
  readonly statements: readonly RememberedStatement[];
  readonly questions: readonly RememberedQuestion[];
}

interface RememberedStatement {
  readonly words: readonly number[];
  /** Statements of one matter have the same number; the kinds of other answers that of no matter. */
  readonly matter: number;
}

/** The number of what answers questions on every matter. */
export const noMatter = 65_535;

interface RememberedQuestion {
  readonly words: readonly number[];
  readonly matter: number;
  /** The statements that answered it, the best first. */
  readonly answers: readonly number[];
}

/** How near a question comes to those that were asked before, each from 0 to 1. */
export interface Recalled {
  /** For each candidate: the nearest question that it answered, and the next two together. */
  readonly of: readonly { readonly best: number; readonly next: number }[];
  /** The nearest question on these statements that none of them answered. */
  readonly unanswered: number;
}

type Known = Pick<Candidate, 'words' | 'isKind'>;
export type Memory = (question: readonly number[], candidates: readonly Known[]) => Recalled | undefined;

/** Less alike are statements of something else: „Personenschäden“ beside „Sachschäden“. */
const alike = 0.75;
/** A matter is known where so much of its statements, or of those at hand, is; what it left open where it is of its own. */
const known = 0.5;
/** What answered second best was not quite what was asked for. */
const forSecond = 0.8;
const mostKept = 2_000;

interface Likeness {
  readonly statement: number;
  readonly likeness: number;
}

/** Undefined is what it gives where the statements are others than those that are remembered. Pure. */
export function memoryOf({ statements, questions }: Remembered): Memory {
  const findStatements = indexOf(statements.map(({ words }) => words));
  const findQuestions = indexOf(questions.map(({ words }) => words));
  const asked = askedOfEach(questions, statements.length);
  const open = questions.flatMap(({ answers, matter }, at) => (answers.length === 0 ? [{ at, matter }] : []));
  const sizes = new Map<number, number>();
  for (const { matter } of statements) sizes.set(matter, (sizes.get(matter) ?? 0) + 1);
  const kept = memo<string, readonly Likeness[]>(mostKept);
  const likeTo = ({ words }: Known) => kept(words.join(' '), () => alikeTo(words, findStatements));
  return (question, candidates) => {
    const likes = candidates.map(likeTo);
    const ofStatements = likes.filter((_, at) => candidates[at]?.isKind === false);
    const found = new Set(ofStatements.flatMap((like) => like.map(({ statement }) => statement)));
    const parts = new Map<number, number>();
    for (const at of found) {
      const matter = statements[at]?.matter ?? -1;
      parts.set(matter, (parts.get(matter) ?? 0) + 1 / (sizes.get(matter) ?? 1));
    }
    const isMost = ofStatements.filter((like) => like.length > 0).length >= ofStatements.length * known;
    if (!isMost && Math.max(0, ...parts.values()) < known) return undefined;
    const near = findQuestions(question);
    const of = likes.map((like) => nearestOf(like, asked, near));
    let unanswered = 0;
    for (const { at, matter } of open)
      if ((parts.get(matter) ?? 0) >= known) unanswered = Math.max(unanswered, near[at] ?? 0);
    return { of, unanswered };
  };
}

const alikeTo = (words: readonly number[], find: Index): readonly Likeness[] =>
  [...find(words)].flatMap((likeness, statement) => (likeness >= alike ? [{ statement, likeness }] : []));

interface AskedOf {
  readonly question: number;
  readonly weight: number;
}

/** For each statement the questions that it answered. */
function askedOfEach(questions: readonly RememberedQuestion[], count: number): readonly AskedOf[][] {
  const asked = Array.from({ length: count }, (): AskedOf[] => []);
  for (const [question, { answers }] of questions.entries()) {
    for (const [rank, statement] of answers.entries())
      asked[statement]?.push({ question, weight: rank === 0 ? 1 : forSecond });
  }
  return asked;
}

/** Of the statements that are like one, that with the nearest question; and its next two. */
function nearestOf(
  likes: readonly Likeness[],
  asked: readonly (readonly AskedOf[])[],
  near: Float32Array,
): Recalled['of'][number] {
  let nearest = { best: 0, next: 0 };
  for (const { statement, likeness } of likes) {
    let [first, second, third] = [0, 0, 0];
    for (const { question, weight } of asked[statement] ?? []) {
      const rated = (near[question] ?? 0) * weight;
      if (rated > first) [first, second, third] = [rated, first, second];
      else if (rated > second) [second, third] = [rated, second];
      else if (rated > third) third = rated;
    }
    if (first * likeness > nearest.best)
      nearest = { best: first * likeness, next: (second + third) * likeness };
  }
  return nearest;
}

/** What was learned: of what holds whatever the case is, and of what is said of a case as well. */
export type LearnedOf = 'general' | 'ofCase';

/** Beside this file, in the sources as in the build. */
export const rememberedFile = new URL('remembered.json', import.meta.url);

const Written = z.object({
  about: z.object({ note: z.string(), learned: z.string() }),
  /** The first so many of them hold whatever the case is. */
  general: z.object({ statements: z.number(), questions: z.number() }),
  /** Numbers of 16 bits in base64: of each statement its matter, how many words, and these. */
  statements: z.string(),
  /** Of each question its matter, how many answers, these, how many words, and these. */
  questions: z.string(),
});

export type WrittenMemory = z.infer<typeof Written>;

const packed = (all: readonly number[]) => Buffer.from(Uint16Array.from(all).buffer).toString('base64');

type Packed = Pick<WrittenMemory, 'statements' | 'questions'>;

export const packMemory = ({ statements, questions }: Remembered): Packed => ({
  statements: packed(statements.flatMap(({ matter, words }) => [matter, words.length, ...words])),
  questions: packed(
    questions.flatMap(({ matter, answers, words }) => [
      matter,
      answers.length,
      ...answers,
      words.length,
      ...words,
    ]),
  ),
});

/** Pure. */
export function unpackMemory(written: Packed): Remembered {
  const ofStatements = readerOf(written.statements);
  const ofQuestions = readerOf(written.questions);
  const statements: RememberedStatement[] = [];
  const questions: RememberedQuestion[] = [];
  while (ofStatements.hasMore()) statements.push({ matter: ofStatements.one(), words: ofStatements.some() });
  while (ofQuestions.hasMore())
    questions.push({ matter: ofQuestions.one(), answers: ofQuestions.some(), words: ofQuestions.some() });
  return { statements, questions };
}

function readerOf(base64: string) {
  const bytes = Buffer.from(base64, 'base64');
  let at = 0;
  const one = (): number => {
    const number = bytes.readUInt16LE(at);
    at += 2;
    return number;
  };
  const some = (): readonly number[] => Array.from({ length: one() }, one);
  return { one, some, hasMore: () => at < bytes.length };
}

/** What was learned, read when it is first needed. */
export const recall = (field: LearnedOf, ...asked: Parameters<Memory>): ReturnType<Memory> =>
  learned[field]()(...asked);

const written = once(() => {
  const { general, ...packed } = Written.parse(JSON.parse(readFileSync(rememberedFile, 'utf8')));
  return { general, all: unpackMemory(packed) };
});

const learned: Readonly<Record<LearnedOf, () => Memory>> = {
  general: once(() => {
    const { general, all } = written();
    return memoryOf({
      statements: all.statements.slice(0, general.statements),
      questions: all.questions.slice(0, general.questions),
    });
  }),
  ofCase: once(() => memoryOf(written().all)),
};
