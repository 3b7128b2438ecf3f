// „und in Hamburg?“ after an answer: the same question with what is said now in place of its own value.
import { dayIn } from '../../document/index.ts';
import type { Word } from '../../kit/index.ts';
import { around, isSame, takeApart } from '../understanding/doubts.ts';
import { assign, isTakenBy, type Reading } from '../understanding/fillSlots.ts';
import type { CommandMatch } from '../understanding/matchCommand.ts';
import { readText } from '../understanding/parseMessage.ts';
import { leftOver } from '../understanding/slotProblems.ts';
import { findCommand, loadChoices, type UnderstandParts } from '../understanding/understand.ts';

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
  readonly words: readonly Word[];
}

/**
 * The question before, as it was matched, with what is said now. Undefined where it is not certain in place of what:
 * „und in Leipzig?“ may be either of two places.
 */
export async function exchanged(
  before: CommandMatch,
  said: string,
  askedAt: Date,
  { catalogue, facts, timeZone }: UnderstandParts,
  signal: AbortSignal,
): Promise<string | undefined> {
  const assigned = async (match: CommandMatch): Promise<Assigned> => {
    const { command, lang, isStrict, rest } = match;
    const choicesOf = await loadChoices(command, facts, signal);
    const context = { lang, isStrict, isSentence: false, askedOn: dayIn(timeZone, askedAt), choicesOf };
    const words = takeApart(rest, command, context);
    return { match, words, readings: assign(command, words, context).readings };
  };
  const earlier = await assigned(before);
  const later = await assigned({ ...before, rest: readText(said).words });
  const changes = changesBy(later, earlier);
  if (!changes || !isUnderstood(later)) return undefined;
  const text = withChanges(earlier, changes);
  const now = await assigned(findCommand(readText(text), catalogue.commands, catalogue));
  return isExchange(now, earlier, later) ? text : undefined;
}

/** No word but values, and those that say nothing. */
const isUnderstood = ({ match, words, readings }: Assigned) =>
  leftOver(match.command, words, isTakenBy(readings)).length === 0;

function changesBy(later: Assigned, earlier: Assigned): readonly Change[] | undefined {
  const changes: Change[] = [];
  for (const { key, argument, candidate, announcedAt } of later.readings) {
    if (!candidate) continue;
    const isAmongOthers = later.readings.some(
      (other) => other.key !== key && other.argument.recogniser === argument.recogniser,
    );
    if (isAmongOthers && announcedAt === undefined) return undefined;
    const own = valueOf(earlier, key);
    const begin = own ? candidate.from : (announcedAt ?? candidate.from);
    const end = earlier.words.length;
    const words = later.words.slice(begin, candidate.to);
    changes.push({ from: own?.from ?? end, to: own?.to ?? end, words });
  }
  return changes.length > 0 ? changes : undefined;
}

const valueOf = ({ readings }: { readonly readings: readonly Reading[] }, key: string) =>
  readings.find((reading) => reading.key === key)?.candidate;

function withChanges({ words, match }: Assigned, changes: readonly Change[]): string {
  const changed = changes
    .toSorted((a, b) => a.from - b.from)
    .reduceRight(
      (all, change) => all.toSpliced(change.from, change.to - change.from, ...change.words),
      words,
    );
  const end = { from: changed.length, to: changed.length };
  const { before, after } = around(match.command, changed, end, match);
  return `${before} ${after}`.trim();
}

/** What was said now is read as it was, and all else as before. */
function isExchange(now: Assigned, earlier: Assigned, later: Assigned): boolean {
  if (now.match.command !== earlier.match.command) return false;
  return now.readings.every(({ key, candidate }) => {
    const meant = valueOf(later, key) ?? valueOf(earlier, key);
    return isSame(candidate?.value, meant?.value);
  });
}
