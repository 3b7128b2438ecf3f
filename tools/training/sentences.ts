// The labelled sentences that the bot learns to read from, and which of them are paraphrases of one another.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { languageOf, readWords, stemOf } from '../../src/kit/index.ts';
import { examFiles, examinedIn } from './examined.ts';

export interface Sentence {
  readonly text: string;
  /** A slug of the contract, or `none`; `-` where it does not tell. */
  readonly topic: string;
  readonly intent: string;
  readonly source: Source;
  /** The examination that it is from. */
  readonly exam?: string;
  /** Its stems, each once. */
  readonly stems: readonly string[];
}

/**
 * `sentences`: written and labelled by people who did not know the bot; `asked`: the questions of test/understanding;
 * `matters`: what offices are asked besides; `vocabulary`, `cues`: words of each topic and of each intent; `examined`: the
 * messages of the kept examinations; `statements`: the questions beside what the service says.
 */
const sources = ['sentences', 'asked', 'matters', 'vocabulary', 'cues'] as const;
export type Source = (typeof sources)[number] | 'examined' | 'statements';

/** Lists of phrases with commas between them. */
const lists: ReadonlySet<Source> = new Set(['matters', 'vocabulary', 'cues']);

const fileOf = (source: (typeof sources)[number]) => new URL(`${source}.tsv`, import.meta.url);

/** All of them; throws for a line that has not three fields. */
export const readSentences = (): readonly Sentence[] => [
  ...sources.flatMap(readSource),
  ...examFiles.flatMap(examinedIn).map(({ topic, intent, text, exam }): Sentence => ({
    text,
    topic,
    intent,
    source: 'examined',
    exam,
    stems: stemsIn(text),
  })),
  ...questionsOfStatements(),
];

export const statements = new URL('statements.tsv', import.meta.url);
/** See statements.ts. */
export const cases = new URL('cases.tsv', import.meta.url);
/** See fitAsides.ts and fitBeyond.ts. */
export const asides = new URL('asides.tsv', import.meta.url);
export const beyond = new URL('beyond.tsv', import.meta.url);

export const linesOf = (file: URL): readonly string[] => readFileSync(file, 'utf8').trim().split('\n');

function questionsOfStatements(): readonly Sentence[] {
  return linesOf(statements).map((line) => {
    const [topic = '', text = ''] = line.split('\t');
    return { text, topic, intent: '-', source: 'statements', stems: stemsIn(text) };
  });
}

/** A matter that is asked for in the fewest words is one, by whatever it is called. */
const plainest = [
  ...[
    'X',
    'was kostet X',
    'Was kostet X in Köln?',
    'Wie teuer ist X?',
    'wie viel gibt es für X',
    'gibts was für X',
  ],
  ...['Wo ist X am günstigsten?', 'Wie lange dauert X?', 'welche Unterlagen für X', 'wo beantrage ich X'],
  ...['Brauche ich X?', 'Wer ist für X zuständig?', 'How much is X?', 'What do I need for X?'],
];

/** Each matter of the service, asked for in the fewest words; and in further forms with an X for it. */
export const plainestOf = (
  sentences: readonly Sentence[],
  further: readonly string[] = [],
): readonly string[] =>
  sentences
    .filter(({ source, topic }) => source === 'vocabulary' && topic !== 'none')
    .flatMap(({ text }) => [...plainest, ...further].map((form) => form.replace('X', text)));

/** Of all files together: the weights name the one that they were trained with. */
export function hashOfSentences(): string {
  const hash = createHash('sha256');
  for (const file of [...sources.map(fileOf), statements, cases, asides, beyond, ...examFiles])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function readSource(source: (typeof sources)[number]): readonly Sentence[] {
  return linesOf(fileOf(source)).flatMap((line, at) => {
    const [topic, intent, said, ...more] = line.split('\t');
    if (!topic || !intent || !said || more.length > 0)
      throw new Error(`${source}.tsv:${at + 1} is no sentence`);
    const texts = lists.has(source) ? said.split(', ') : [said];
    return texts.map((text) => ({ text, topic, intent, source, stems: stemsIn(text) }));
  });
}

/** The stems of a text, each once. */
export function stemsIn(text: string): readonly string[] {
  const words = readWords(text);
  const lang = languageOf(words) ?? 'de';
  return [...new Set(words.map(({ plain }) => stemOf(plain, lang)))];
}

/** From so many stems in common on, of all that two have, they are paraphrases. */
const inCommon = 0.6;

/** A number for each sentence, the same for paraphrases; figures make no difference. */
export function groupsOf(sentences: readonly Sentence[]): readonly number[] {
  const groups = sentences.map((_, at) => at);
  const groupOf = (at: number): number => {
    const parent = groups[at] ?? at;
    if (parent === at) return at;
    const top = groupOf(parent);
    groups[at] = top;
    return top;
  };
  const stems = sentences.map((sentence) => sentence.stems.filter((stem) => !/^\d/.test(stem)));
  const having = new Map<string, number[]>();
  for (const [at, own] of stems.entries()) {
    for (const other of paraphrases(own, having, stems)) groups[groupOf(at)] = groupOf(other);
    for (const stem of own) having.set(stem, [...(having.get(stem) ?? []), at]);
  }
  return groups.map((_, at) => groupOf(at));
}

/** Those before it that have most of its stems. */
function paraphrases(
  own: readonly string[],
  having: ReadonlyMap<string, readonly number[]>,
  stems: readonly (readonly string[])[],
): readonly number[] {
  const shared = new Map<number, number>();
  for (const stem of own) {
    for (const other of having.get(stem) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
  }
  return [...shared]
    .filter(([other, count]) => count >= inCommon * (own.length + (stems[other]?.length ?? 0) - count))
    .map(([other]) => other);
}
