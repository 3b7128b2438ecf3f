// Which command a text names, and in which language: rightly spelt, inside a longer word, or with a typing error.
import {
  countTelling,
  isFilling,
  isJoining,
  isTelling,
  languageOf,
  plainName,
  readWords,
  runsFrom,
  type Word,
} from '../../kit/index.ts';
import { oncePer } from '../../memo.ts';
import type { ParsedMessage } from './parseMessage.ts';
import { type Catalogue, hasSubject, knownAt, type NamedCommand, nameNear } from './catalogue.ts';

export interface CommandMatch extends NamedCommand {
  /** The text begins with the name: then every further word should be an argument. */
  readonly isStrict: boolean;
  /** The words without the name, unless it says a value as well. */
  readonly rest: readonly Word[];
  /** How many words there are up to the end of the name. */
  readonly nameEnd: number;
  /** Every word seems to be a value as the contract writes it (exactLine.ts). */
  readonly isExact?: true;
  /** The name as typed, where it was not typed rightly. */
  readonly misspelt?: string;
}

const longestName = 4;

/** The command that a text is named after; else one that a word of it begins with or resembles. Pure. */
export const matchCommand = (words: readonly Word[], catalogue: Catalogue): CommandMatch | undefined =>
  matchesOf(catalogue)(words);

const matchesOf = oncePer((catalogue: Catalogue) =>
  oncePer((words: readonly Word[]) => bestMatch(words, catalogue)),
);

function bestMatch(words: readonly Word[], catalogue: Catalogue): CommandMatch | undefined {
  const names = matchNames(words, catalogue);
  const match =
    matchAbout(words, catalogue) ??
    (names.length > 0 ? speaksAbout(words, catalogue) : undefined) ??
    resolveIntentConflict(names) ??
    matchMisspelt(words, catalogue) ??
    matchCompound(words, catalogue);
  return match && { ...match, lang: languageSpoken(match, words, catalogue) };
}

/** The command that a text names; one of the bot's own only where nothing else is said. What is no order changes nothing. */
export function namedIn({ words, isOrder }: ParsedMessage, catalogue: Catalogue): CommandMatch | undefined {
  const found = matchCommand(words, catalogue);
  if (found?.command.changes && !isOrder) return undefined;
  if (!found || found.command.words || found.command.changes || found.command.text) return found;
  const context = { lang: found.lang, askedOn: '', choices: undefined };
  const all = Object.values(found.command.arguments).map(({ recogniser }) => recogniser);
  const values = all.flatMap((one) => (one.isAnything ? [] : one.find(found.rest, context)));
  const left = found.rest.filter(
    (word, at) =>
      !isFilling(word) && !isTelling(word) && !values.some(({ from, to }) => from <= at && at < to),
  );
  // „Wer bist du, und was kannst du?“
  const [joiner, asking] = found.rest;
  const asksMore =
    /^(?:und|and)$/.test(joiner?.plain ?? '') &&
    /^(?:was|wie|wer|wo\w*|what|how|who)$/.test(asking?.plain ?? '');
  // „Wer ist da zuständig?“: a name of several words is a sentence, and goes on.
  const isSentence = words.length - found.rest.length > 1;
  const takesAnything = all.some(({ isAnything }) => isAnything);
  const most = takesAnything ? 2 : 1;
  const goesOn = isSentence ? left.some(({ plain }) => !ofNow.test(plain)) : left.length > most;
  // „Kollege bittet um Hilfe bei dieser Mail …“ is about the mail, „hilfe xyz“ a line.
  const isBesides = all.length === 0 || (takesAnything && !found.isStrict);
  if ((goesOn || asksMore) && isBesides) return undefined;
  return takesAnything && !found.isStrict ? { ...found, rest: words.slice(found.nameEnd) } : found;
}

const ofNow = /^(?:grade?|gerade|heute|jetzt|noch|momentan|alles|now|today|currently)$/;

/** Every name, in the order of the text; one that it begins with decides. */
function matchNames(words: readonly Word[], catalogue: Catalogue): readonly CommandMatch[] {
  const found: CommandMatch[] = [];
  for (let from = 0; from < words.length; from++) {
    const match = nameAt(words, from, catalogue);
    if (!match) continue;
    found.push(match);
    if (match.isStrict) break;
    from = match.nameEnd - 1;
  }
  return found;
}

function nameAt(words: readonly Word[], from: number, { byName }: Catalogue): CommandMatch | undefined {
  const isInFront = () => words.slice(0, from).every(isJoining);
  for (const { plain, to } of runsFrom(words, from, longestName)) {
    const named = byName.get(plain);
    // „Wie ist der Status …“ is about something else, and nothing is changed in passing.
    if (!named || ((named.command.text || named.command.changes) && !isInFront())) continue;
    // „Kaminofen oder Pelletofen“ names the command, and two values of it.
    const isOneOfTwo = isChoice(words[from - 1]) || isChoice(words[to]);
    const staysValue =
      named.saysValue || (isOneOfTwo && takesAsValue(named, words.slice(from, to), named.lang));
    const rest = staysValue ? words : withoutName(words, from, to);
    return { ...named, isStrict: isInFront(), rest, nameEnd: to };
  }
  return hyphenatedName(words, from, byName);
}

/** „… für ihre GmbH. Was zahlen …“: where a sentence ended, one ends still. */
function withoutName(words: readonly Word[], from: number, to: number): readonly Word[] {
  const [last, stop] = [words[from - 1], words[to - 1]?.stop];
  const front =
    last && stop === 'end' ? [...words.slice(0, from - 1), { ...last, stop }] : words.slice(0, from);
  return [...front, ...words.slice(to)];
}

const isChoice = (word: Word | undefined) =>
  /^(?:und|oder|vs|versus|gegen|statt|and|or|against)$/.test(word?.plain ?? '');

/** „800-Watt-Balkonkraftwerk“: the other parts stay among the words. */
function hyphenatedName(
  words: readonly Word[],
  at: number,
  byName: Catalogue['byName'],
): CommandMatch | undefined {
  const parts = at < mostLookedAt ? (words[at]?.text.split('-', mostParts) ?? []) : [];
  if (parts.length < 2) return undefined;
  for (const from of parts.keys()) {
    for (let to = parts.length; to > from; to--) {
      const named = byName.get(plainName(parts.slice(from, to).join('')));
      if (!named || !hasSubject(named)) continue;
      const others = named.saysValue ? parts : [...parts.slice(0, from), ...parts.slice(to)];
      const rest = [...words.slice(0, at), ...readWords(others.join(' ')), ...words.slice(at + 1)];
      return { ...named, isStrict: words.slice(0, at).every(isJoining), rest, nameEnd: at + 1 };
    }
  }
  return undefined;
}

/** „anbeiter halteverbot“: mistyped, but in front. */
function matchAbout([first, ...rest]: readonly Word[], catalogue: Catalogue): CommandMatch | undefined {
  if (!first || catalogue.byName.has(first.plain)) return undefined;
  const named = nameNear(first, catalogue);
  if (!named?.command.about || named.saysValue) return undefined;
  return { ...named, isStrict: true, rest, nameEnd: 1, misspelt: first.text };
}

/** „Wer installiert Balkonkraftwerke?“: the words say that it is about suppliers, the name says of what. */
function speaksAbout(words: readonly Word[], { byWord }: Catalogue): CommandMatch | undefined {
  for (const at of words.slice(0, mostLookedAt).keys()) {
    const known = knownAt(words, at, byWord)
      .flatMap((said) => said.known)
      .find(({ command }) => command.about);
    if (known) return { ...known, saysValue: true, isStrict: false, rest: words, nameEnd: 0 };
  }
  return undefined;
}

/** Of the first word, any name; of the others, one that people mean when they speak of its subject. */
function matchMisspelt(words: readonly Word[], catalogue: Catalogue): CommandMatch | undefined {
  for (const [at, word] of words.slice(0, mostLookedAt).entries()) {
    const named = nameNear(word, catalogue);
    if (!named || (at > 0 && (!hasSubject(named) || word.plain.length < shortestInText))) continue;
    const rest = named.saysValue
      ? words.with(at, { text: named.spelling, plain: named.spelling })
      : words.filter((_, other) => other !== at);
    return { ...named, isStrict: at === 0, rest, nameEnd: at + 1, misspelt: word.text };
  }
  return undefined;
}

/** „Wallboxförderung“, „Halteverbotsantrag“ */
function matchCompound(words: readonly Word[], { byName }: Catalogue): CommandMatch | undefined {
  for (const [at, { plain }] of words.slice(0, mostLookedAt).entries()) {
    for (let length = Math.min(plain.length - 1, longestCompound); length >= shortestInText - 1; length--) {
      const name = plain.slice(0, length);
      const named = byName.get(name);
      // In „Jagdscheinsachsen“ the s begins the next word.
      const isEarlier = name.endsWith('s') && byName.has(name.slice(0, -1));
      if (!named || !hasSubject(named) || isEarlier) continue;
      const tail = plain.slice(length).replace(linkingS, '');
      const left = [...(named.saysValue ? [name] : []), ...(tail.length > longestEnding ? [tail] : [])];
      const parts = left.map((part) => ({ text: part, plain: part }));
      const rest = [...words.slice(0, at), ...parts, ...words.slice(at + 1)];
      return { ...named, isStrict: at === 0 && tail.length <= longestEnding, rest, nameEnd: at + 1 };
    }
  }
  return undefined;
}

/** „Halteverbotsschilder“: no German word begins with these letters. */
const linkingS = /^s(?=[sbdfghjrvwz])/;
const shortestInText = 7;
const longestCompound = 60;
/** „Wallboxen“ ends, „Wallboxbayern“ goes on. */
const longestEnding = 3;
const mostParts = 6;
/** So many words are compared letter by letter. */
const mostLookedAt = 40;

/** The sentence's own language, where it has one; the name alone decides for a command line. */
function languageSpoken(
  { command, lang, isStrict }: CommandMatch,
  words: readonly Word[],
  { byName }: Catalogue,
): NamedCommand['lang'] {
  const spoken = languageOf(words);
  if (spoken === undefined || spoken === lang) return lang;
  const isShared = command.name[spoken].some((name) => byName.get(plainName(name))?.lang === lang);
  // „AEVO in Kiel with the cheap course, how much?“ is a sentence, whatever name it begins with.
  const told = countTelling(words);
  const isClear = told[spoken] - told[lang] >= clearly;
  return isStrict && !isShared && !isClear ? lang : spoken;
}

/** So many more words of one language than of the other are no accident. */
const clearly = 4;

/**
 * „Wer macht Balkonkraftwerke, Anbieter?“ is about suppliers, „unsere GmbH baut 15 Wallboxen“ about the Wallboxen; else
 * the first name counts.
 */
function resolveIntentConflict(found: readonly CommandMatch[]): CommandMatch | undefined {
  const [first, ...others] = found;
  if (!first || first.isStrict) return first;
  const about = found.find(({ command, saysValue }) => command.about && !saysValue);
  // „Unser Meister …, was kostet der Ausbilderschein?“ is not about the Meister's own examination.
  const isMentionedOnly = first.command.about && first.saysValue;
  // The company that applies may be a value of the other one.
  const company = readWords(first.command.name[first.lang][0]);
  return (
    about ??
    others.find(
      (other) =>
        other.command !== first.command &&
        (takesAsValue(other, company, first.lang) || (isMentionedOnly && hasSubject(other))),
    ) ??
    first
  );
}

function takesAsValue({ command }: NamedCommand, name: readonly Word[], lang: NamedCommand['lang']): boolean {
  const context = { lang, askedOn: '', choices: undefined };
  return Object.values(command.arguments).some(
    ({ recogniser }) =>
      !recogniser.choices && recogniser.find(name, context).some(({ score }) => score === 1),
  );
}
