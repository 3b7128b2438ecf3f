// The questions of statements.tsv beside all that the service says of their topics, and of cases.tsv beside what it says of their
// case as well: what relevance is learned from.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { startFactsSandbox } from 'facts-sandbox';
import { knownOf } from '../../src/bot/answering/matter.ts';
import { type Catalogue, loadCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { topicOfCommand } from '../../src/bot/understanding/chooseCommand.ts';
import { connectFacts, type FactsConnection } from '../../src/facts/index.ts';
import {
  coverageOf,
  type Piece,
  piecesIn,
  pointOf,
  readIntent,
  readWords,
  type Speaking,
  stemOf,
  topicOf,
} from '../../src/kit/index.ts';
import { type Candidate, candidateOf, kindCandidates } from '../../src/kit/presenting/candidates.ts';
import type { Compared } from '../../src/kit/presenting/relevance.ts';
import { questionRooms, questionWords } from '../../src/kit/presenting/relevanceFeatures.ts';
import { type AnswerKind, answerKinds } from '../../src/kit/command/answerKind.ts';
import { inLanguage } from '../../src/document/index.ts';
import { formatCell } from '../../src/render/value.ts';
import { piecesOfCase } from './caseRecords.ts';

const general = new URL('statements.tsv', import.meta.url);
const files = [general, new URL('cases.tsv', import.meta.url)];

export interface Example extends Compared {
  readonly topic: string;
  /** The topic, with its case if any, as in the file. */
  readonly about: string;
  /** Which half of the file it is in. */
  readonly half: string;
  /** All that is known of the topic, then of the case alone, and the answerKinds. */
  readonly candidates: readonly Candidate[];
  /** The first so many of them hold whatever the case is. */
  readonly general: number;
  /** By place among the candidates, how well each answers; none at all where nothing does. */
  readonly right: ReadonlyMap<number, number>;
}

/** What the weights were learned from, in a few letters. */
export function hashOfStatements(of: 'general' | 'all'): string {
  const hash = createHash('sha256');
  for (const file of of === 'all' ? files : [general]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Each line of the files: a topic, of cases.tsv with the command line of the case behind an @, a question, what answers it, best
 * first, which half it is in, and whether that says yes or no.
 */
export const readExamples = (): Promise<readonly Example[]> => readExamplesOf(...files);
export const isOfCase = ({ about }: Example): boolean => about.includes('@');

/** The same of other files. */
export async function readExamplesOf(...tsv: readonly URL[]): Promise<readonly Example[]> {
  const { lines, known } = await readLines(tsv);
  return lines.map(([about = '', question = '', answers = '', half = ''], at) => ({
    half,
    ...exampleOf(about, question, answersIn(answers), known.get(about) ?? nothing, at + 1),
  }));
}

/** Answers of the file that the service does not say, in the words that they are labelled with. */
export async function answersUnsaid(): Promise<readonly string[]> {
  const { lines, known } = await readLines(files);
  const said = new Map(
    [...known].map(([about, { pieces }]) => [about, new Set(pieces.map(inWords))] as const),
  );
  const unsaid = lines.flatMap(([about = '', , answers = '']) =>
    answersIn(answers).filter((answer) => !answer.startsWith('#') && !said.get(about)?.has(answer)),
  );
  return [...new Set(unsaid)];
}

const answersIn = (written: string): readonly string[] => (written === '' ? [] : written.split(' | '));

/** What is known of a topic, or of a case of it. */
interface KnownPieces {
  readonly pieces: readonly Piece[];
  /** The first so many hold whatever the case is. */
  readonly general: number;
}
const nothing: KnownPieces = { pieces: [], general: 0 };

/** The lines of the files, and what is known of each topic or case in them. */
async function readLines(tsv: readonly URL[]) {
  const now = new Date('2026-11-21T09:00:00Z');
  const service = await startFactsSandbox({ now: () => now.getTime() });
  try {
    const facts = connectFacts({ baseUrl: service.baseUrl, timeZone: 'Europe/Berlin', now: () => now });
    const catalogue = await loadCatalogue();
    const lines = tsv.flatMap((file) =>
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split('\t')),
    );
    // One after another: what is reckoned for each line would keep the service's answers waiting.
    const known = new Map<string, KnownPieces>();
    for (const about of new Set(lines.map(([about = '']) => about))) {
      const [topic = '', line] = about.split('@');
      const general = await piecesOn(topic, facts, catalogue);
      const ofCase = line === undefined ? [] : await piecesOfCase(line, now, facts, catalogue);
      known.set(about, { pieces: eachOnce([...general, ...ofCase]), general: eachOnce(general).length });
    }
    return { lines, known };
  } finally {
    await service.stop();
  }
}

async function piecesOn(
  topic: string,
  facts: FactsConnection,
  catalogue: Catalogue,
): Promise<readonly Piece[]> {
  const { signal } = new AbortController();
  const command = catalogue.commands.find((one) => topicOfCommand(one, catalogue) === topic);
  const knowing = { facts, signal, lang: 'de', state: undefined, values: {} } as const;
  const known = await knownOf({ topic, command }, knowing, true);
  return known.flatMap(({ answer, fields, sameIn }) =>
    piecesIn(answer, { isNamed: () => false, fields, sameIn, lang: 'de' }),
  );
}

/** The last of those that say the same, in the place of the first. */
const eachOnce = (all: readonly Piece[]): readonly Piece[] => [
  ...new Map(all.map((piece) => [inWords(piece), piece])).values(),
];

function inWords({ about, says }: Piece): string {
  const said = 'clause' in says ? says.clause : `${says.label}: ${formatCell(says.cell, 'de')}`;
  return about === undefined ? said : `${about}: ${said}`;
}

const isEnglish = /\b(?:the|is|do|does|how|what|can|my|for|are|need|which|when|who|to|of)\b/i;

function exampleOf(
  about: string,
  asked: string,
  answers: readonly string[],
  { pieces, general }: KnownPieces,
  line: number,
): Omit<Example, 'half'> {
  const [topic = ''] = about.split('@');
  const names = topicOf(topic);
  const called = [topic, ...(names ? [...names.de, ...names.en] : [])];
  const lang = isEnglish.test(asked) ? 'en' : 'de';
  const intent = readIntent(asked, readWords(asked));
  const speaking: Speaking = { question: asked, lang, intent, say: inLanguage(lang), today: '2026-11-21' };
  const point = pointOf(speaking, called, []);
  const texts = pieces.map(inWords);
  const right = new Map<number, number>();
  for (const [rank, answer] of answers.entries()) {
    if (answer.startsWith('#')) {
      const kind = answerKinds.indexOf(answer.slice(1) as AnswerKind);
      if (kind < 0) throw new Error(`line ${line}: there is no kind “${answer}”`);
      right.set(pieces.length + kind, rank === 0 ? 1 : 0.5);
      continue;
    }
    const found = texts.indexOf(answer);
    if (found < 0) throw new Error(`line ${line}: the service does not say “${answer}”`);
    // What says the same in other places is as right.
    for (const [at, text] of texts.entries()) {
      if (at === found || isSame(answer, text))
        right.set(at, Math.max(right.get(at) ?? 0, rank === 0 ? 1 : 0.5));
    }
  }
  const covers = coverageOf(
    point,
    pieces.map(({ searchWords }) => searchWords),
    lang,
  );
  return {
    topic,
    about,
    rooms: questionRooms(speaking, point.asked, called),
    words: questionWords(speaking, called),
    need: point.need,
    general,
    candidates: [
      ...pieces.map((piece, at) => candidateOf(piece, covers[at]?.coverage ?? 0)),
      ...kindCandidates,
    ],
    right,
  };
}

/** Nearly all words of the one are in the other. */
function isSame(one: string, other: string): boolean {
  const [own, theirs] = [one, other].map(
    (text) => new Set(readWords(text).map(({ plain }) => stemOf(plain, 'de'))),
  );
  if (!own || !theirs) return false;
  const shared = [...own].filter((stem) => theirs.has(stem)).length;
  return shared >= 2 && (shared / own.size > 0.75 || shared / theirs.size > 0.9);
}
