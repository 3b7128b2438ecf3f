// What is spoken of where a message stands: a channel or a topic of that name. „Was kostet das?“ in #jagdschein is about that.
import { isKnownTopic, type Lang, readWords, stemOf, type Word } from '../../kit/index.ts';
import { topicNamed } from '../mails/namedTopic.ts';
import { isOfNoTopic, isOfOtherTopic, type Wanted } from '../wanted/wanted.ts';

/** As Zulip calls the place; neither in a direct message. */
export interface SpokenIn {
  readonly kind?: string;
  readonly topic?: string;
  readonly channelName?: string;
}

/** The slug of the topic that the place is named after. Pure. */
export const spokenOf = ({ topic = '', channelName = '' }: SpokenIn): string | undefined =>
  topicNamed(topic) ?? topicNamed(channelName);

/** So many times as likely is what is spoken of, and so likely at least: other topics win where the message is clear. */
export const spoken = {
  /** Where the message stands. */
  there: { times: 40, least: 0.4 },
  /** In what the asker was last answered or asked back. */
  before: { times: 8, least: 0.1 },
} as const;

/** Scores that are 1 together again, best first. Pure. */
export function likelier(
  topics: Wanted['topics'],
  about: string,
  { times, least }: (typeof spoken)[keyof typeof spoken],
): Wanted['topics'] {
  const weighed = topics.map((one) =>
    one.value === about ? { ...one, score: Math.max(one.score * times, least) } : one,
  );
  const whole = weighed.reduce((sum, { score }) => sum + score, 0);
  return weighed
    .map((one) => ({ ...one, score: one.score / whole }))
    .toSorted((one, other) => other.score - one.score);
}

/**
 * „Was kostet ein Busticket?“: what is spoken of for the first time, and of no topic or of another one, is not `about`;
 * unless the service speaks of it there, in `texts`. Pure.
 */
export const speaksAnew = (
  words: readonly Word[],
  about: string | undefined,
  texts: readonly string[],
): boolean =>
  words.some(
    (word, at) =>
      /^(?:ein(?:e[nmrs]?)?|an?)$/.test(words[at - 1]?.plain ?? '') &&
      /^\p{Lu}\p{Ll}/u.test(word.text) &&
      !texts.some((text) => readWords(text).some(({ plain }) => isSameWord(plain, word.plain))) &&
      (isOfNoTopic(word, 'de') ||
        isOfOtherTopic(word, about !== undefined && isKnownTopic(about) ? about : undefined, 'de')),
  );

const isSameWord = (one: string, other: string) => stemOf(one, 'de') === stemOf(other, 'de');

/** „die Schlange im Bürgeramt“: something in it was learned to be of no topic. Pure. */
export const speaksOfNoTopic = (words: readonly Word[], lang: Lang): boolean =>
  words.some((word) => isOfNoTopic(word, lang));
