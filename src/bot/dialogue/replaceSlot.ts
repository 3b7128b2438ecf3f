// „und in Hamburg?“ after an answer: the same question with what is said now in place of its own value.
import { dayIn } from '../../document/index.ts';
import type { Word } from '../../kit/index.ts';
import { isSameValue, splitJoinedWords, textAround } from '../understanding/doubts.ts';
import { unclaimedWords } from '../understanding/slotProblems.ts';
import { type FilledSlot, fillSlots, isTakenBy } from '../understanding/fillSlots.ts';
import type { CommandMatch } from '../understanding/matchCommand.ts';
import { parseMessage } from '../understanding/parseMessage.ts';
import { findCommand, loadChoices, type UnderstandParts } from '../understanding/understand.ts';

/** A text's words, and which of them are the value of which argument. */
interface WithSlots {
  readonly match: CommandMatch;
  /** Without the command's name. */
  readonly words: readonly Word[];
  readonly slots: readonly FilledSlot[];
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
export async function replaceSlots(
  before: CommandMatch,
  said: string,
  askedAt: Date,
  { catalogue, facts, timeZone }: UnderstandParts,
  signal: AbortSignal,
): Promise<string | undefined> {
  const assigned = async (match: CommandMatch): Promise<WithSlots> => {
    const { command, lang, isStrict, rest } = match;
    const choicesOf = await loadChoices(command, facts, signal);
    const context = { lang, isStrict, isSentence: false, askedOn: dayIn(timeZone, askedAt), choicesOf };
    const words = splitJoinedWords(rest, command, context);
    return { match, words, slots: fillSlots(command, words, context).slots };
  };
  const earlier = await assigned(before);
  const later = await assigned({ ...before, rest: parseMessage(said).words });
  const changes = changesBy(later, earlier);
  if (!changes || !isUnderstood(later)) return undefined;
  const text = withChanges(earlier, changes);
  const now = await assigned(findCommand(parseMessage(text), catalogue.commands, catalogue));
  return isReplacement(now, earlier, later) ? text : undefined;
}

/** No word but values, and those that say nothing. */
const isUnderstood = ({ match, words, slots }: WithSlots) =>
  unclaimedWords(match.command, words, isTakenBy(slots)).length === 0;

function changesBy(later: WithSlots, earlier: WithSlots): readonly Change[] | undefined {
  const changes: Change[] = [];
  for (const { key, argument, candidate, announcedAt } of later.slots) {
    if (!candidate) continue;
    const isAmongOthers = later.slots.some(
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

const valueOf = ({ slots }: { readonly slots: readonly FilledSlot[] }, key: string) =>
  slots.find((reading) => reading.key === key)?.candidate;

function withChanges({ words, match }: WithSlots, changes: readonly Change[]): string {
  const changed = changes
    .toSorted((a, b) => a.from - b.from)
    .reduceRight(
      (all, change) => all.toSpliced(change.from, change.to - change.from, ...change.words),
      words,
    );
  const end = { from: changed.length, to: changed.length };
  const { before, after } = textAround(match.command, changed, end, match);
  return `${before} ${after}`.trim();
}

/** What was said now is read as it was, and all else as before. */
function isReplacement(now: WithSlots, earlier: WithSlots, later: WithSlots): boolean {
  if (now.match.command !== earlier.match.command) return false;
  return now.slots.every(({ key, candidate }) => {
    const meant = valueOf(later, key) ?? valueOf(earlier, key);
    return isSameValue(candidate?.value, meant?.value);
  });
}
