// Who asks something, and in the same message for somebody who does it, asks two things of two commands: they are told apart here.
import { anyOf, beginsOpenly, isPlaceName, languageOf, placesAmong, readWords } from '../../kit/index.ts';
import { asks, splitSentences } from '../mails/sentences.ts';
import { intentOf, parseMessage } from './parseMessage.ts';
import { wantedIn } from './whatIsWanted.ts';
import { asksForFirms, seeksNamed, wantsTrade } from './wantsTrade.ts';

/** So much of a message is looked at. */
const mostLetters = 1_200;

/** Which topic a text is about, named or learned; undefined for none. */
type TopicIn = (text: string) => string | undefined;

/** One of two questions, and what it is about where only the other one says it. */
export interface BesideTrade {
  readonly text: string;
  readonly about: string | undefined;
}

/** Both questions in their order; none for a message with one of them alone. Pure. */
export function besideTrade(question: string, topicIn: TopicIn): readonly BesideTrade[] {
  if (question.length > mostLetters || !mayHaveTwo.test(question)) return [];
  const parts = splitSentences(question).flatMap(partsOf);
  const trade = parts.filter(isTrade);
  const others = parts.filter((part) => !trade.includes(part));
  const [first] = trade;
  if (!first || trade.length > 1 || !others.some(asksOther)) return [];
  const other = others.join(' ');
  const about = topicIn(question);
  const ofTrade = {
    text: withPlaceOf(seeking(first.replace(joining, '')), other),
    about: topicIn(first) ? undefined : about,
  };
  const ofOther = { text: other, about: topicIn(other) ? undefined : about };
  return parts.indexOf(first) === 0 ? [ofTrade, ofOther] : [ofOther, ofTrade];
}

/** Two sentences, or two halves of one. */
const mayHaveTwo = /[?!.;,] \S|\s(?:und|sowie|and)\s/iu;
const between = /[,;]?\s+(?=(?:und|sowie|außerdem|and)\s)|;\s+/iu;

/** „Wer verkauft und montiert …?“ asks for one thing. */
const partsOf = (sentence: string): readonly string[] =>
  sentence.split(between).reduce<readonly string[]>((parts, part, at) => {
    const text = part.replace(joining, '').replace(/\?$/, '');
    const isOwn = at === 0 || beginsOpenly(text) || asks(text) || isTrade(part);
    return isOwn ? [...parts, part] : [...parts.slice(0, -1), `${parts.at(-1) ?? ''} ${part}`];
  }, []);
const joining = /^(?:(?:und|sowie|außerdem|and|also|dann|gleich|auch|noch|bitte)(?!\p{L})[\s:,]*)+/iu;

/** „kennst du ne Schule, die …“, „einen Bildungsträger in Bayern“, „wer montiert so was?“ */
function isTrade(part: string): boolean {
  const said = parseMessage(part.replace(joining, ''));
  const isWho = who.test(said.text) && wantsTrade(said);
  return isWho || seeksNamed(said) || asksForFirms(said);
}
/** „Kennt sich wer mit Blitzern aus?“ looks for nobody. */
const who = anyOf('^(?:wer|wo|welcher?|gibt ?e?s|habt ihr|haben sie|who|where|which|are there|do you have)');

/** „Können Sie uns helfen?“ asks for nothing. */
const polite =
  /^(?:können|könnten|könnt|kannst|could|can) (?:sie|ihr|du|you) (?:\p{L}+ ){0,3}(?:helfen|help)/iu;
const bareWish = anyOf('kosten|gebühr|preis|frist|unterlagen|papiere|dauer|fees?|costs?|deadline|documents');
/** „… und in der Nähe?“ */
const leastWords = 5;
/** „Wen haben wir da?“ is the same once more. */
const sameWishes: ReadonlySet<string | undefined> = new Set([
  undefined,
  'suppliers',
  'other',
  'talk',
  'help',
]);

function asksOther(part: string): boolean {
  const clauses = part.replace(joining, '').split(/[:,] /u);
  const isAsked = (text: string) =>
    beginsOpenly(text) ||
    bareWish.test(text) ||
    (asks(text) && !/^will /i.test(text) && part.split(' ').length >= leastWords);
  const said = parseMessage(part);
  const { aspect } = intentOf(said);
  const isOfItsOwn =
    (aspect !== undefined && aspect !== 'authority') || !sameWishes.has(wantedIn(said).intents[0]?.value);
  return isOfItsOwn && clauses.some((text) => isAsked(text) && !polite.test(text));
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
  const [place, ...more] = placesAmong(words);
  return place && more.length === 0 ? `${text} – ${place.name}` : text;
}
