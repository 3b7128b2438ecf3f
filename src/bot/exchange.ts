// „und in Hamburg?“ after an answer: the same question with what is said now in place of its own value.
import { dayIn } from '../document/index.ts';
import { type Word, wordsIn } from '../kit/index.ts';
import { assign, isTakenBy, type Reading } from './assign.ts';
import { isSame } from './doubts.ts';
import { takeApart } from './joinedWords.ts';
import { leftOver } from './leftWords.ts';
import type { CommandMatch } from './matchCommand.ts';
import { readText } from './readText.ts';
import { findCommand, loadChoices, type UnderstandParts } from './understand.ts';

/** A text's words, and which of them are the value of which argument. */
interface Assigned {
  readonly match: CommandMatch;
  /** Without the command's name. */
  readonly words: readonly Word[];
  readonly readings: readonly Reading[];
}

interface Change {
  /** Words of the question before; none for a value that it had not. */
  readonly from: number;
  readonly to: number;
  /** In their place. */
  readonly words: string;
}

/**
 * The question before with what is said now. Undefined where it is not certain in place of what: „und in Leipzig?“ may
 * be either of two places. Throws AskError for a text without a command.
 */
export async function exchanged(
  before: string,
  said: string,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { catalogue, facts, timeZone } = parts;
  const assigned = async (text: string, of?: CommandMatch): Promise<Assigned> => {
    const read = readText(text);
    const match = of ? { ...of, rest: read.words } : findCommand(read, catalogue.commands, catalogue);
    const { command, lang, isStrict, rest } = match;
    const choicesOf = await loadChoices(command, facts, signal);
    const context = { lang, isStrict, isSentence: false, askedOn: dayIn(timeZone, askedAt), choicesOf };
    const words = takeApart(rest, command, context);
    return { match, words, readings: assign(command, words, context).readings };
  };
  const earlier = await assigned(before);
  const later = await assigned(said, earlier.match);
  const changes = changesBy(later, earlier);
  if (!changes || !isUnderstood(later)) return undefined;
  const text = withChanges(earlier, changes);
  return isExchange(await assigned(text), earlier, later) ? text : undefined;
}

/** No word but values, and those that say nothing. */
const isUnderstood = ({ match, words, readings }: Assigned) =>
  leftOver(match.command, words, isTakenBy(readings)).length === 0;

const nameIn = ({ match: { command, lang } }: Assigned) => command.name[lang][0];

function changesBy(later: Assigned, earlier: Assigned): readonly Change[] | undefined {
  const changes: Change[] = [];
  for (const { key, argument, candidate, announcedAt } of later.readings) {
    if (!candidate) continue;
    const isAmongOthers = later.readings.some(
      (other) => other.key !== key && other.argument.recogniser === argument.recogniser,
    );
    if (isAmongOthers && announcedAt === undefined) return undefined;
    const own = valueOf(earlier, key);
    const words = { from: own ? candidate.from : (announcedAt ?? candidate.from), to: candidate.to };
    const end = earlier.words.length;
    changes.push({ from: own?.from ?? end, to: own?.to ?? end, words: wordsIn(later.words, words) });
  }
  return changes.length > 0 ? changes : undefined;
}

const valueOf = ({ readings }: { readonly readings: readonly Reading[] }, key: string) =>
  readings.find((reading) => reading.key === key)?.candidate;

/** The name goes where it keeps the text what it was: in front of a command line, behind free text. */
function withChanges(earlier: Assigned, changes: readonly Change[]): string {
  const { words, match } = earlier;
  const name = nameIn(earlier);
  const pieces: string[] = [];
  let at = 0;
  for (const change of changes.toSorted((a, b) => a.from - b.from)) {
    pieces.push(wordsIn(words, { from: at, to: change.from }), change.words);
    at = change.to;
  }
  pieces.push(wordsIn(words, { from: at, to: words.length }));
  return (match.isStrict ? [name, ...pieces] : [...pieces, name]).filter(Boolean).join(' ');
}

/** What was said now is read as it was, and all else as before. */
function isExchange(now: Assigned, earlier: Assigned, later: Assigned): boolean {
  if (now.match.command !== earlier.match.command) return false;
  return now.readings.every(({ key, candidate }) => {
    const meant = valueOf(later, key) ?? valueOf(earlier, key);
    return isSame(candidate?.value, meant?.value);
  });
}
