// Which mail of a row asks, and of which other one.
import { isPlaceName, placesAmong, readWords } from '../../kit/index.ts';
import { pointsBelow } from './mailFurniture.ts';
import type { MailPart } from './mailParts.ts';

/** Which topic words name; undefined for none. */
export type TopicIn = (text: string) => string | undefined;

/** A mail of the row, and what is left of its sentences. */
export interface Cleaned {
  readonly sentences: readonly string[];
  readonly asksOf: boolean;
  readonly part: MailPart;
}

const mostToPassOn = 12;

interface PartsAsking {
  /** Undefined where none asks. */
  readonly asking: Cleaned | undefined;
  /** In the order in which they are read: also what it asks of, or all where none asks. */
  readonly all: readonly Cleaned[];
}

/** The one that asks, with what it asks of. Pure. */
export function partsAsking(cleaned: readonly Cleaned[], topicIn: TopicIn): PartsAsking {
  const textOf = ({ sentences }: Cleaned) => sentences.join(' ');
  const topicOf = (one: Cleaned) => topicIn(textOf(one));
  // „Bis wann müssen die beantragen?“ says no more of the matter than its topic.
  const quotedFor = (one: Cleaned): Cleaned | undefined => {
    const [text, topic] = [textOf(one), topicOf(one)];
    const saysMore = topic !== undefined && /\d/.test(text);
    if (text.split(' ').length > mostToPassOn || saysMore) return undefined;
    const isOfIt = (other: string | undefined) => other !== undefined && other === (topic ?? other);
    return cleaned.find((other) => other.part.isQuoted && isOfIt(topicOf(other)));
  };
  // What is not quoted is newer; „Könnt ihr das ausrechnen?“ only passes on what is, if that has a topic.
  const isPassing = (one: Cleaned) => quotedFor(one) !== undefined && topicOf(one) === undefined;
  const asking =
    cleaned.find((one) => one.asksOf && !one.part.isQuoted && !isPassing(one)) ??
    cleaned.find(({ asksOf, part }) => asksOf && part.isQuoted) ??
    cleaned.find(({ asksOf }) => asksOf);
  if (!asking) return { asking, all: cleaned };
  // „… bitte auch noch für Rheinland-Pfalz“ has its own case.
  const isOwn = asking.part.isQuoted || namesPlace(textOf(asking));
  const quoted = isOwn ? undefined : quotedFor(asking);
  if (quoted) return { asking, all: [quoted, asking] };
  const below = pointsBelow(asking.sentences) ? cleaned.slice(cleaned.indexOf(asking) + 1) : [];
  return { asking, all: [asking, ...below.slice(0, 1)] };
}

const namesPlace = (text: string): boolean => {
  const words = readWords(text);
  return placesAmong(words).length > 0 || words.some(({ plain }) => isPlaceName(plain));
};
