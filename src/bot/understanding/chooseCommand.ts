// Which command a message asks for: by a name in front, else by what is wanted and about which topic; where several
// are spoken of, the asker is asked, and what nobody knows is said to be so.
import type { Lang } from '../../document/index.ts';
import {
  ClarificationNeeded,
  type Command,
  isJoining,
  languageOf,
  readWords,
  runsFrom,
  topicOf,
  topics,
  type TopicSlug,
  type Word,
  wordsIn,
} from '../../kit/index.ts';
import { asksNothingOfOffice } from './aside.ts';
import type { Catalogue } from './catalogue.ts';
import { exactLineIn } from './exactLine.ts';
import { type CommandMatch, matchCommand, namedIn } from './matchCommand.ts';
import { surelyWanted, wantedIn } from './whatIsWanted.ts';
import { asksForFirms, seeksAdviser, wantsTrade } from './wantsTrade.ts';
import { type ParsedMessage, wantsOnlyFile } from './parseMessage.ts';
import { fileOfWhat, noSuppliers, unknown, whichOf } from './noCommand.ts';
import { matchSubjects, speaksOfOtherMatters } from './subjects.ts';
import { ownThingsIn } from '../wanted/ownThings.ts';
import { sure, topicIn, wantedOf, type WantedTopic } from '../wanted/wanted.ts';
import { asCommandLine, isCommandLine } from './commandLine.ts';
import { withoutPlacesOfOthers } from './destination.ts';

/** So sure the learned reading must be to overrule a command that the text names. */
const surerThanNames = 0.7;
/** The same where the text names that one too: „my company … AEVO“. */
const surerThanOneOfTwo = 0.5;
const leastForSuppliers = 0.1;
/** A topic that is named, and that next to nothing else speaks for, was only mentioned: „the removal company“. */
const mentionedOnly = 0.1;
const surerThanMentioned = 0.3;
/** „Wir heiraten und ziehen nach Hamburg, Halteverbot?“: another matter is only mentioned. */
const surerThanMatters = 0.9;
/** A command that the text speaks of, beside another matter. */
const surerThanNothing = 0.5;
/** So sure to choose among several commands that the text speaks of equally. */
const surerThanOthers = 0.55;

/** The command that a text asks for. Throws ClarificationNeeded `unknownCommand` with those of `offered` that are near. */
export function findCommand(
  said: ParsedMessage,
  catalogue: Catalogue,
  offered: readonly Command[] = catalogue.commands,
): CommandMatch {
  const exact = exactLineIn(said, catalogue);
  if (exact) return exact;
  if (wantsOnlyFile(said)) throw fileOfWhat;
  const { text, words } = said;
  if (isOfOwnThing(said)) throw unknown(said, [], catalogue, 'thing');
  const found = namedIn(said, catalogue);
  if (found && isCommandLine(found, said)) return withTopic(asCommandLine(found, said), said, catalogue);
  const named = found && { ...found, isStrict: false };
  const { topics: scored } = wantedIn(said);
  const [best] = scored;
  const topic = best?.value ?? 'none';
  const score = best?.score ?? 0;
  const namedTopic = named && (topicOfCommand(named.command, catalogue) ?? topicSaid(named, words));
  const wantsSuppliers = wantsTrade(said);
  if (!wantsSuppliers && asksNothingOfOffice(said)) throw unknown(said, offered, catalogue, 'talk');
  const scoreOfNamed = scored.find(({ value }) => value === namedTopic)?.score ?? 0;
  const isMentionedOnly = namedTopic !== undefined && scoreOfNamed < mentionedOnly;
  const surer = isNamedToo(topic, said, catalogue) ? surerThanOneOfTwo : surerThanNames;
  const least = isMentionedOnly ? surerThanMentioned : surer;
  const isOther = namedTopic !== undefined && topic !== namedTopic && topic !== 'none' && score >= least;
  const likely = isOther ? topic : (namedTopic ?? topic);
  // „Are there companies who register the car?“ asks for no company.
  const withSuppliers = scored.find(
    ({ value, score: own }) => own >= leastForSuppliers && hasSuppliers(value),
  );
  const meant = wantsSuppliers && !hasSuppliers(likely) ? (withSuppliers?.value ?? likely) : likely;
  const isOfSuppliers = named?.command.about !== undefined && !named.saysValue;
  if (wantsSuppliers && !isOfSuppliers && hasSuppliers(meant)) {
    const suppliers = matchOfLine(`anbieter ${meant}`, words, catalogue, spokenLanguage(said, named));
    if (suppliers) return suppliers;
  }
  const isSought = commandFor(meant, catalogue) !== undefined || seeksAdviser(said) || asksForFirms(said);
  if (wantsSuppliers && isSought && meant !== 'none' && !hasSuppliers(meant)) throw noSuppliers(meant);
  if (named) {
    // „Brauche ich eine Vollmacht vom Umzugsunternehmen?“ looks for none.
    const isNoSearch =
      named.command.name.de[0] === 'anbieter' && !wantsSuppliers && surelyWanted(said) === 'requirements';
    const ofTopic = isOther || isNoSearch ? matchForTopic(topic, said, catalogue) : undefined;
    return ofTopic ?? oneOfSeveral(named, said, catalogue) ?? withTopic(named, said, catalogue);
  }
  const spoken = matchSubjects(text, words, catalogue.byWord);
  const agreed = spoken.find(({ command }) => topicOfCommand(command, catalogue) === topic);
  const isMentioned = agreed ? score >= surerThanNothing : topic !== 'none' && score >= surerThanMatters;
  if (speaksOfOtherMatters(words) && !isMentioned) throw unknown(said, offered, catalogue);
  if (agreed && (score >= surerThanOthers || spoken.length === 1)) return agreed;
  if (topic !== 'none' && score >= (spoken.length > 1 ? surerThanOthers : sure.topic)) {
    const learned = matchForTopic(topic, said, catalogue);
    if (learned) return learned;
  }
  const before = said.before ?? said.about;
  const spokenOf = spoken.find(({ command }) => topicOfCommand(command, catalogue) === before);
  if (before !== undefined && spokenOf) return spokenOf;
  const [only] = spoken;
  if (only && spoken.length === 1) return only;
  throw only ? new ClarificationNeeded(whichOf(spoken)) : unknown(said, offered, catalogue);
}

/** „Wie teuer ist ein Hundehalsband?“: nothing else in it tells a topic. */
function isOfOwnThing({ words, about }: ParsedMessage): boolean {
  const things = ownThingsIn(words);
  if (things.length === 0 || about !== undefined) return false;
  const others = words.filter((_, at) => !things.includes(at));
  return topicIn(wantedOf(others, wordsIn(others))) === undefined;
}

/** „Meisterprüfung: Voraussetzungen für die Zulassung?“ names two topics; what was learned tells which it is about. */
function oneOfSeveral(
  { command }: CommandMatch,
  said: ParsedMessage,
  catalogue: Catalogue,
): CommandMatch | undefined {
  const named = new Set(topicsSaid(command, said.words));
  if (command.about !== 'topics' || named.size < 2) return undefined;
  const likeliest = wantedIn(said).topics.find(({ value }) => named.has(value));
  const line = likeliest && `${command.name.de[0]} ${likeliest.value}`;
  return line ? matchOfLine(line, said.words, catalogue, spokenLanguage(said)) : undefined;
}

/** „Anbieter für 34a-Vorbereitungskurse“ names none; what was learned tells which topic it is about. */
function withTopic(match: CommandMatch, said: ParsedMessage, catalogue: Catalogue): CommandMatch {
  const { command } = match;
  if (command.about !== 'topics' || match.rest.length === 0) return match;
  if (topicsSaid(command, said.words).length > 0) return match;
  const [best] = wantedIn(said).topics.filter(
    ({ value, score }) => hasSuppliers(value) && score >= sure.topic,
  );
  if (!best) return match;
  const line = `${command.name.de[0]} ${best.value}`;
  return matchOfLine(line, said.words, catalogue, spokenLanguage(said, match)) ?? match;
}

/** The topic whose name asks for its fact sheet. */
const topicSaid = ({ command, saysValue }: CommandMatch, words: readonly Word[]): WantedTopic | undefined => {
  const [slug] = command.about === 'topics' && saysValue ? topicsSaid(command, words) : [];
  return slug !== undefined && isTopic(slug) ? slug : undefined;
};

/** Slugs, of all words that the command takes for a topic. */
function topicsSaid({ arguments: { thema } }: Command, words: readonly Word[]): readonly string[] {
  const found = thema?.recogniser.find(words, { lang: 'de', askedOn: '', choices: undefined }) ?? [];
  return found.map(({ value }) => (typeof value === 'string' ? value : (value as { value: string }).value));
}

/** Whether a text names the command of a topic, among others. */
function isNamedToo(topic: WantedTopic, { words }: ParsedMessage, catalogue: Catalogue): boolean {
  return words.some((_, at) =>
    runsFrom(words, at, longestName).some(({ plain }) => {
      const named = catalogue.byName.get(plain);
      return named !== undefined && topicOfCommand(named.command, catalogue) === topic;
    }),
  );
}

const longestName = 4;

/** The slug of the topic that a command reckons for: it is named by the fact sheet that it refers to. */
export function topicOfCommand({ reroute }: Command, { commands }: Catalogue): TopicSlug | undefined {
  const slug = reroute?.ask.split(' ')[1];
  return commands.length > 0 && slug !== undefined && isTopic(slug) ? slug : undefined;
}

/** The command that reckons for a topic. */
export const commandFor = (topic: string, catalogue: Catalogue): Command | undefined =>
  catalogue.commands.find((one) => topicOfCommand(one, catalogue) === topic);

const isTopic = (slug: string): slug is TopicSlug => Object.hasOwn(topics, slug);
/** Whether the service knows suppliers for a topic. */
export const hasSuppliers = (topic: string): boolean =>
  isTopic(topic) && topicOf(topic)?.hasSuppliers === true;

/** The command that reckons for a topic, or its fact sheet. */
function matchForTopic(
  topic: WantedTopic,
  said: ParsedMessage,
  catalogue: Catalogue,
): CommandMatch | undefined {
  if (topic === 'none') return undefined;
  const command = commandFor(topic, catalogue);
  const lang = spokenLanguage(said);
  if (!command) return matchOfLine(`fakten ${topic}`, said.words, catalogue, lang);
  return { command, lang, saysValue: true, isStrict: false, rest: said.words, nameEnd: 0 };
}

const spokenLanguage = ({ words }: ParsedMessage, named?: CommandMatch): Lang =>
  languageOf(words) ?? named?.lang ?? 'de';

/** A command line as a match, with the values that the words say for its other arguments. */
export function matchOfLine(
  line: string,
  typed: readonly Word[],
  catalogue: Catalogue,
  lang?: Lang,
): CommandMatch | undefined {
  const match = matchCommand(readWords(line), catalogue);
  if (!match) return undefined;
  const context = { lang: match.lang, askedOn: '', choices: undefined };
  const others = Object.values(match.command.arguments).filter(
    ({ recogniser }) => recogniser.find(match.rest, context).length === 0,
  );
  const words = withoutPlacesOfOthers(typed);
  const said = others.flatMap(({ recogniser }) => recogniser.find(words, context));
  // „in essen“: what stands in front may be what makes it a place.
  const before = (from: number) =>
    words.slice(Math.max(0, from - 1), from).some(isJoining) ? from - 1 : from;
  const rest = said.flatMap(({ from, to }) => words.slice(before(from), to));
  return { ...match, lang: lang ?? match.lang, isStrict: false, rest: [...match.rest, ...rest] };
}
