// What no argument took: words that say nothing here, and words that may have been meant as a value.
import {
  type Argument,
  type Choice,
  type Clarification,
  type Command,
  isDegree,
  isFilling,
  isFree,
  isStreet,
  isTownName,
  mayBeName,
  personFrom,
  plainName,
  quantitiesIn,
  type Text,
  type UnlistedPlace,
  type Word,
} from '../../kit/index.ts';
import { oncePer } from '../../memo.ts';
import { correctionsIn } from './cues.ts';
import { announces, type FilledSlots, isTakenBy, type SlotContext } from './fillSlots.ts';
import { type Doubt, isNeeded } from './frame.ts';

export const textAt = (words: readonly Word[], places: readonly number[]) =>
  places.map((at) => words[at]?.text).join(' ');

/** What a value must be: one of a list, or of a kind; undefined where only the service can say. */
export function possible(
  argument: Argument,
  { lang, choicesOf }: SlotContext,
): { readonly choices: readonly Choice[]; readonly expects: Text | undefined } | undefined {
  const { recogniser } = argument;
  const { expects } = recogniser;
  const choices = choicesOf(argument) ?? recogniser.offers?.(lang);
  return choices || expects ? { choices: choices ?? [], expects } : undefined;
}

/** What was typed is no such value; what one is. */
export const unknown = (
  argument: Argument,
  typed: string,
  context: SlotContext,
  place?: UnlistedPlace,
): Clarification => ({
  kind: 'unknownValue',
  typed,
  label: argument.label,
  place,
  choices: [],
  asksBack: true,
  ...possible(argument, context),
});

/** Where the words stand that were not understood. */
export const unclaimedWords = (
  command: Command,
  words: readonly Word[],
  isTaken: (at: number) => boolean,
): readonly number[] => {
  // „anbieter quatsch“, „gmbh berlin quatsch“ correct nothing.
  const cues = correctionsIn(words).filter(({ from, to }) => from > 0 && to < words.length);
  // „und mein Vater meldet seinen ab“: for whom it is says nothing of the case.
  const persons = words.flatMap((_, at) => personFrom(words, at) ?? []);
  return words.flatMap((word, at) =>
    isFilling(word) ||
    !isFree(at, persons) ||
    isDegree(word) ||
    !isFree(at, cues) ||
    isStreet(word) ||
    isTaken(at) ||
    isNounOfValue(words, at, isTaken) ||
    saidOf(command).has(word.plain) ||
    (command.about && isHelping(word)) ||
    (command.reckons === 'grants' && ofGrants.test(word.plain))
      ? []
      : [at],
  );
};

/** „Wallbox NRW gefördert?“ */
const ofGrants = /^(?:gefoerdert|bezuschusst|subventioniert|funded|subsidi[sz]ed)$/;

/** „vermietetes Haus“: the noun behind an adjective that was taken is what that is said of. */
function isNounOfValue(words: readonly Word[], at: number, isTaken: (at: number) => boolean): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word || !isTaken(at - 1) || before.stop !== undefined) return false;
  return (
    /^\p{Ll}{3,}e[nmrs]?$/u.test(before.text) && /^\p{Lu}\p{Ll}+$/u.test(word.text) && !isTownName(word.plain)
  );
}

/** „Anbieter, die helfen“, „Jagdschulen, Liste“ */
const isHelping = ({ plain }: Word) =>
  /^(?:helf\w*|hilft|\w*listen?|list|tabelle|table|help\w*|offer\w*|nennen|zeigen|zeig|aufzaehlen|angeben|show|name)$/.test(
    plain,
  );

/** „parkverbot für möbelwagen“, „sachkunde nach 34a“: what belongs to the subject needs no understanding. */
const saidOf = oncePer((command: Command): ReadonlySet<string> => {
  const { de = [], en = [] } = command.words ?? {};
  const withValue = command.nameWithValue ?? { de: [], en: [] };
  const names = [...command.name.de, ...command.name.en, ...withValue.de, ...withValue.en];
  const announcers = Object.values(command.arguments).flatMap(({ after = [] }) => after);
  return new Set(
    [...de, ...en, ...names, ...announcers].filter((word) => !word.endsWith('*')).map(plainName),
  );
});

const beginningsOf = oncePer((command: Command): readonly string[] => {
  const { de = [], en = [] } = command.words ?? {};
  return [...de, ...en].filter((word) => word.endsWith('*')).map(plainName);
});

/** „Umzugstag“, „Wunschtermin“ */
const ofDays = /(?:tag|termin|datum|zeitpunkt|moving ?day|date)$/;

/** „Köln, Umzug am 15.“: what speaks of the subject, or says that a day follows, stands in no value's place. */
export const isOfSubject = (command: Command, { text, plain }: Word): boolean =>
  /^\p{L}+$/u.test(text) &&
  (ofDays.test(plain) || beginningsOf(command).some((beginning) => plain.startsWith(beginning)));

/** „GmbH in Saarbrücken gründen“, „von Potsdam“: a place in plain sight that the list does not have is said. */
function unlistedPlace(
  { slots, words, context }: FilledSlots,
  ignored: readonly number[],
): { readonly argument: Argument; readonly at: number } | undefined {
  for (const { argument, candidate } of slots) {
    if (candidate || !context.choicesOf(argument)) continue;
    const announcers = new Set([...(isNeeded(argument) ? ['in'] : []), ...(argument.after ?? [])]);
    const at = ignored.find((place) => {
      const [before, word] = [words[place - 1], words[place]];
      const isAnnounced = before?.stop === undefined && announcers.has(before?.plain ?? '');
      return isAnnounced && word !== undefined && isPlaceName(word);
    });
    if (at !== undefined) return { argument, at };
  }
  return undefined;
}

const isPlaceName = (word: Word) =>
  (isTownName(word.plain) && !/['’]/.test(word.text)) ||
  (mayBeName(word) && /^\p{Lu}\p{Ll}{2}/u.test(word.text) && !noPlaces.has(word.plain));

/** A year says nothing by itself. */
export const isYear = (text: string) => /^20[2-4]\d$/.test(text);

const noPlaces = new Set(
  'deutschland germany europa teilzeit vollzeit eigentum planung zukunft anfang mitte ende umzug montag dienstag mittwoch donnerstag freitag samstag sonntag'.split(
    ' ',
  ),
);

/** „5 Stunden“: that 5 is none of the numbers that are possible, 5 alone may be one. */
function withUnit(words: readonly Word[], places: readonly number[]): readonly number[] {
  const [only = -1, second] = places;
  const quantity =
    second === undefined ? quantitiesIn(words).find(({ figure }) => figure.from === only) : undefined;
  const to = quantity?.unitAt === undefined ? only + 1 : Math.max(only, quantity.unitAt) + 1;
  return second === undefined ? Array.from({ length: to - only }, (_, more) => only + more) : places;
}

/** Words in the place of a value that are none. */
export function unknownIn(
  filled: FilledSlots,
  left: readonly number[],
  told: readonly number[],
): readonly Doubt[] {
  const { slots, failed, words, context } = filled;
  const { isSentence, choicesOf } = context;
  const isTaken = isTakenBy(filled);
  const keyOf = (argument: Argument) => slots.find((slot) => slot.argument === argument)?.key ?? '';
  const doubt = (argument: Argument, places: readonly number[]): Doubt => ({
    keys: [keyOf(argument)],
    problem: unknown(argument, textAt(words, withUnit(words, places)), context),
  });
  const unlisted = unlistedPlace(filled, left);
  if (unlisted) return [doubt(unlisted.argument, [unlisted.at])];
  const isGap = slots.some(({ argument, candidate }) => !candidate && !argument.named);
  const isFigure = /^\d{1,3}$/.test(words[failed?.at ?? -1]?.text ?? '');
  const isInPlace =
    failed &&
    told.includes(failed.at) &&
    (failed.at === 0 || isTaken(failed.at - 1)) &&
    !(isFigure && choicesOf(failed.argument) !== undefined);
  const isValue = told.length === 1 || (failed && choicesOf(failed.argument) !== undefined);
  const lastTaken = Math.max(-1, ...slots.map(({ candidate }) => candidate?.to ?? -1));
  const mayBeTalk = (argument: Argument) =>
    isSentence && !isNeeded(argument) && told.every((at) => at >= lastTaken);
  if (isGap && isInPlace && isValue && !mayBeTalk(failed.argument) && possible(failed.argument, context)) {
    return [doubt(failed.argument, [failed.at])];
  }
  for (const { argument, candidate } of slots) {
    if (candidate) continue;
    const announced = told.filter((at) => announces(argument, words, at));
    // „25 Meter“ is no place, whatever there is.
    const isPlace = choicesOf(argument) !== undefined;
    const mayBe = (at: number) => !(isPlace && /^\d{1,3}$/.test(words[at]?.text ?? ''));
    const meant = argument.named
      ? announced
      : told.filter((at) => mayBe(at) && (at === 0 || isTaken(at - 1) || announced.includes(at)));
    // Several words beside what was understood are rather talk than a value, unless the service could know them.
    const isTalk =
      announced.length === 0 && (mayBeTalk(argument) || (told.length > 1 && !choicesOf(argument)));
    if (meant.length > 0 && !(isTalk && !isNeeded(argument)) && possible(argument, context)) {
      return [doubt(argument, meant)];
    }
    // What is needed is asked for first.
    if (isNeeded(argument)) return [];
  }
  return [];
}
