// Two questions in one message that two commands answer: on two matters, or on one and for somebody who does it.
import {
  anyOf,
  asksOpenly,
  beginsOpenly,
  isPlaceName,
  isStateName,
  languageOf,
  placesAmong,
  readWords,
} from '../../kit/index.ts';
import { asks, splitSentences } from '../mails/sentences.ts';
import { intentOf, parseMessage } from './parseMessage.ts';
import { surelyAbout, wantedIn } from './whatIsWanted.ts';
import { isBareWish } from './askingClauses.ts';
import { asksForFirms, namesTrade, seeksNamed, wantsTrade, wantsTradeOfTopic } from './wantsTrade.ts';

/** A longer message, or one of more halves of sentences, is a story. */
const mostLetters = 1_200;
const mostParts = 10;

/** Which topic a text is about, named or learned; undefined for none. */
type TopicOfText = (text: string) => string | undefined;

/** One of two questions, and what it is about where only the other one says it. */
export interface QuestionApart {
  readonly text: string;
  readonly about: string | undefined;
}

/** Both questions in their order; none for a message that has one. Pure. */
export function questionsApart(question: string, topicOfText: TopicOfText): readonly QuestionApart[] {
  if (question.length > mostLetters || !mayHaveTwo.test(question)) return [];
  const sentences = splitSentences(question).map((sentence) => sentence.split(between));
  if (sentences.flat().length > mostParts) return [];
  const parts = sentences.flatMap(joinedAgain);
  if (parts.length < 2) return [];
  const ofTrade = besideTrade(parts, question, topicOfText);
  return ofTrade.length > 0 ? ofTrade : onTwoTopics(parts);
}

function besideTrade(
  parts: readonly string[],
  question: string,
  topicOfText: TopicOfText,
): readonly QuestionApart[] {
  const about = topicOfText(question);
  const trade = parts.filter((part) => isTrade(part) || (about !== undefined && isTradeOfTopic(part)));
  const others = parts.filter((part) => !trade.includes(part));
  const [first] = trade;
  const isNamed = first !== undefined && namesTrade(parseMessage(first));
  if (!first || trade.length > 1 || !others.some((part) => asksOther(part, isNamed))) return [];
  const other = others.join(' ');
  const ofTrade = {
    text: withPlaceOf(seeking(first.replace(joining, '')), other),
    about: topicOfText(first) ? undefined : about,
  };
  const ofOther = { text: other, about: topicOfText(other) ? undefined : about };
  return parts.indexOf(first) === 0 ? [ofTrade, ofOther] : [ofOther, ofTrade];
}

/** So sure each of two topics must be. */
const surelyOn = 0.95;

/** „Was kostet das Halteverbot in Köln, und was kostet die Ummeldung vom Auto?“ */
function onTwoTopics(parts: readonly string[]): readonly QuestionApart[] {
  const topics = parts.map((part) => topicOf(part));
  const from = topics.findIndex((topic) => topic !== undefined && topic !== topics[0]);
  const isTwo = topics[0] !== undefined && from > 0 && new Set(topics.filter(Boolean)).size === 2;
  const [first, second] = [parts.slice(0, from), parts.slice(from)];
  const isInOrder = topics.slice(from).every((topic) => topic !== topics[0]);
  if (!isTwo || !isInOrder || !first.some(asksAny) || !second.some(asksAny)) return [];
  const text = second.join(' ').replace(joining, '');
  // „Neues E-Auto: was kostet die Zulassung, und gibt es die Prämie?“: what is told first is told of both.
  const told = /^([^:?\d]{3,80}):\s/u.exec(first[0] ?? '')?.[1];
  const whole = told === undefined ? text : `${told}: ${text}`;
  return [first.join(' '), topicOf(whole) === topics[from] ? whole : text].map((each) => ({
    text: each,
    about: undefined,
  }));
}

const topicOf = (part: string): string | undefined => surelyAbout(parseMessage(part), surelyOn);

/** Two sentences, or two halves of one. */
const mayHaveTwo = /[?!.;,] \S|\s(?:und|sowie|and)\s/iu;
const between = /[,;]?\s+(?=(?:und|sowie|außerdem|and)\s)|;\s+/iu;

/** „Wer verkauft und montiert …?“ asks for one thing. */
const joinedAgain = (halves: readonly string[]): readonly string[] =>
  halves.reduce<readonly string[]>((parts, part, at) => {
    const text = part.replace(joining, '').replace(/\?$/, '');
    const isOwn = at === 0 || beginsOpenly(text) || asks(text) || isTrade(part);
    return isOwn ? [...parts, part] : [...parts.slice(0, -1), `${parts.at(-1) ?? ''} ${part}`];
  }, []);
const joining =
  /^(?:(?:und|sowie|außerdem|and|also|dann|dazu|gleich|auch|noch|bitte|ach(?: ja|so)?)(?!\p{L})[\s:,]*)+/iu;

/** „kennst du ne Schule, die …“, „einen Bildungsträger in Bayern“, „wer montiert so was?“ */
function isTrade(part: string): boolean {
  const said = parseMessage(part.replace(joining, ''));
  const isWho = who.test(said.text) && wantsTrade(said);
  return isWho || seeksNamed(said) || asksForFirms(said);
}
/** „… und wer bietet da Kurse an?“, where the other half says of what. */
function isTradeOfTopic(part: string): boolean {
  const said = parseMessage(part.replace(joining, ''));
  return who.test(said.text) && wantsTradeOfTopic(said) && surelyAbout(said) === undefined;
}
/** „Kennt sich wer mit Blitzern aus?“ looks for nobody. */
const who = anyOf(
  '^(?:wer|wo|welcher?|gibt ?e?s|h[aä]tt?e?(?:ns?|t)? (?:ihr|sie)|habt ihr|haben sie|who|where|which|are there|is there an(?:y|ybody|yone)|do you have)',
);

/** „Wer ist zuständig, und eine Schule dort?“ */
const office = /zuständig|behörde|in charge/iu;
/** „Können Sie uns helfen?“ asks for nothing. */
const polite =
  /^(?:können|könnten|könnt|kannst|could|can) (?:sie|ihr|du|you) (?:\p{L}+ ){0,3}(?:helfen|help)/iu;
/** „… und in der Nähe?“ */
const leastWords = 5;
/** „Wen haben wir da?“ is the same once more. */
const sameWishes: ReadonlySet<string> = new Set(['suppliers', 'authority', 'other', 'talk', 'help']);

/** It asks something. */
function asksAny(part: string): boolean {
  const clauses = part.replace(joining, '').split(/[:,] /u);
  const isAsked = (text: string) =>
    beginsOpenly(text) ||
    isBareWish(text) ||
    asksOpenly(text) ||
    (asks(text) && !/^will /i.test(text) && part.split(' ').length >= leastWords);
  return clauses.some((text) => isAsked(text) && !polite.test(text));
}

/** It asks something else than for whom that does it; where a trade `isNamed` there, the authority is another. */
function asksOther(part: string, isNamed: boolean): boolean {
  const said = parseMessage(part);
  const { aspect } = intentOf(said);
  const [wish] = wantedIn(said).intents;
  const isOfItsOwn =
    (isNamed && office.test(said.text)) ||
    (aspect !== undefined && aspect !== 'authority') ||
    (wish !== undefined && !sameWishes.has(wish.value));
  return isOfItsOwn && asksAny(part);
}

/** „und einen Elektriker in Köln“: that one is looked for stands in the other half. */
function seeking(text: string): string {
  if (wantsTrade(parseMessage(text))) return text;
  return languageOf(readWords(text)) === 'en'
    ? `looking for providers: ${text}`
    : `Anbieter gesucht: ${text}`;
}

/** „und wer montiert so was dort?“ means the place of the other question. */
function withPlaceOf(text: string, other: string): string {
  const own = readWords(text);
  if (placesAmong(own).length > 0 || own.some(({ plain }) => isPlaceName(plain))) return text;
  const words = readWords(other);
  const states = words.filter(({ plain }) => isStateName(plain));
  const [place, ...more] = [
    ...placesAmong(words).map(({ name }) => name),
    ...states.map((state) => state.text),
  ];
  return place && more.length === 0 ? `${text} – ${place}` : text;
}
