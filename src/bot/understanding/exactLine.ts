// What begins with a command's name; and a command line in which every word is written as the contract writes it: slugs,
// days as 2027-06-01, plain figures. Nothing in it can mean anything else, so nothing is searched for, scored or doubted.
// All others are for readFrame.
import { dayIn } from '../../document/index.ts';
import { type Argument, mayBeName, plainIn, plainName, runsFrom, type Word } from '../../kit/index.ts';
import type { Catalogue, NamedCommand } from './catalogue.ts';
import type { SlotContext } from './fillSlots.ts';
import { type Frame, isNeeded, loadChoices, type Slot } from './frame.ts';
import type { Heard } from './heard.ts';
import type { CommandMatch } from './matchCommand.ts';
import type { ParsedMessage } from './parseMessage.ts';

/** No name with its arguments has more words. */
const mostWords = 10;
const longestLine = 200;
const longestName = 4;

/** Whether a text begins with a command's name, rightly spelt; `isMeant` may leave some of them out. */
export function beginsWithCommand(
  words: readonly Word[],
  catalogue: Catalogue,
  isMeant: (named: NamedCommand) => boolean = () => true,
): boolean {
  return runsFrom(words, 0, longestName).some(({ plain }) => {
    const named = catalogue.byName.get(plain);
    return named !== undefined && isMeant(named);
  });
}

/** The command that such a line names; a name of a place is taken for one that the service has. Pure. */
export function exactLineIn(
  { question }: ParsedMessage,
  { byName }: Pick<Catalogue, 'byName'>,
): CommandMatch | undefined {
  const words = wordsOfLine(question);
  const begins = words.slice(0, longestName).map((_, at) => plainIn(words, { from: 0, to: at + 1 }));
  const nameEnd = begins.findLastIndex((begin) => byName.has(begin)) + 1;
  const name = begins[nameEnd - 1] ?? '';
  const named = byName.get(name);
  if (!named || named.command.changes || named.command.text) return undefined;
  const { command, lang, saysValue } = named;
  // „Stromer 52000 1“ says which car; „e-auto“, in front of a line, is only the name.
  const isFirst = [command.name.de[0], command.name.en[0]].some((first) => plainName(first) === name);
  const rest = words.slice(nameEnd);
  const match = {
    command,
    lang,
    saysValue: false,
    isStrict: true,
    rest,
    nameEnd,
    isExact: true,
  } as const;
  const read = { lang, askedOn: '', choices: undefined };
  const mayBe: ValueOf = ({ recogniser }, word) =>
    recogniser.exact?.(word, read) ?? (recogniser.choices && mayBeName(word) ? word.text : undefined);
  return (isFirst || !saysValue) && slotsIn(match, mayBe) ? match : undefined;
}

/** No words for a text that is longer, or has a sign in it: only a question that is written as words needs readWords. */
function wordsOfLine(question: string): readonly Word[] {
  if (question.length > longestLine || /[^\p{L}\p{N}\s-]/u.test(question)) return [];
  const words = question.split(/\s+/).map((text) => ({ text, plain: plainName(text) }));
  return words.length < 2 || words.length > mostWords ? [] : words;
}

/**
 * The frame that readFrame would read too; undefined where a word is nothing that the service offers. Asks it only for
 * that.
 */
export async function readExactLine(
  match: CommandMatch,
  { said: { uploads, wanted, question }, askedAt, parts: { facts, timeZone }, signal }: Heard,
): Promise<Frame | undefined> {
  const { command, lang } = match;
  const context: SlotContext = {
    lang,
    isStrict: true,
    isSentence: false,
    isComparison: false,
    askedOn: dayIn(timeZone, askedAt),
    choicesOf: await loadChoices(command, facts, signal),
  };
  const { choicesOf } = context;
  const slots = slotsIn(match, (argument, word) =>
    argument.recogniser.exact?.(word, { ...context, choices: choicesOf(argument) }),
  );
  return (
    slots && {
      match,
      context,
      intent: { whether: false, worth: false, aspect: undefined, aspects: [] },
      isOverview: false,
      slots,
      doubts: [],
      ignored: '',
      text: '',
      uploads,
      wanted,
      said: [question],
    }
  );
}

/** The value that a word is of an argument; undefined where it is none. */
type ValueOf = (argument: Argument, word: Word) => unknown;

/** Each word the value of the argument whose turn it is; undefined where one is none, or one is missing. */
function slotsIn({ command, rest }: CommandMatch, valueOf: ValueOf): Frame['slots'] | undefined {
  const slots = new Map<string, Slot>();
  let at = 0;
  for (const [key, argument] of Object.entries(command.arguments)) {
    const word = rest[at];
    const value = word && !argument.named ? valueOf(argument, word) : undefined;
    if (word && value !== undefined) {
      slots.set(key, { candidate: { from: at, to: at + 1, value, score: 1 }, typed: word.text, others: [] });
      at += 1;
    } else if (!argument.named && isNeeded(argument)) return undefined;
  }
  return at === rest.length ? slots : undefined;
}
