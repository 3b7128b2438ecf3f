// What a message wants to know: by its words, and where they say nothing clear, by what was learned.
import {
  type Aspect,
  asksForAllPlaces,
  asksForMost,
  asksItself,
  asksWhichPlaces,
  type QuestionIntent,
} from '../../kit/index.ts';
import { oncePer } from '../../memo.ts';
import { type Intent, likelihoodOf, sure, topicIn, type Wanted, wantedOf } from '../wanted/wanted.ts';
import { correctionsIn } from './cues.ts';
import type { CommandMatch } from './matchCommand.ts';
import { intentOf, type ParsedMessage } from './parseMessage.ts';
import { likelier, spoken } from './spokenOf.ts';

/** What a message wants. Pure. */
export const wantedIn = oncePer(({ words, typed, about, before }: ParsedMessage): Wanted => {
  const wanted = wantedOf(words, typed);
  // What was answered last says more than what the channel is called.
  const topic = before ?? about;
  const weight = topic === about ? spoken.there : spoken.before;
  return topic === undefined ? wanted : { ...wanted, topics: likelier(wanted.topics, topic, weight) };
});

/** So sure the learned reading must be to overrule the words for what is wanted. */
const surerThanWords = 0.75;

const aspectOf: Readonly<Partial<Record<Intent, Aspect>>> = {
  result: 'cost',
  duration: 'duration',
  documents: 'documents',
  authority: 'authority',
  basis: 'basis',
  requirements: 'duty',
  online: 'online',
  meaning: 'meaning',
};

/** What a message wants to know first: by its words, and where they say nothing clear, by what was learned. Pure. */
export function intentIn(said: ParsedMessage, { isStrict }: Pick<CommandMatch, 'isStrict'>): QuestionIntent {
  const byWords = intentOf(said);
  if (isStrict) return byWords;
  const [best] = wantedIn(said).intents;
  const learned = best && aspectOf[best.value];
  // „I meant the AEVO“ puts something else in the place of what was said, and wants the same of it.
  if (!byWords.aspect && correctionsIn(said.words).length > 0) return byWords;
  if (!learned || best.score < (byWords.aspect ? surerThanWords : sure.intent)) return byWords;
  // „Ist das noch möglich?“ wants a yes or a no, „wann …“ a time, and no amount.
  if (asksItself(byWords) && learned === 'cost') return byWords;
  // Papers that are named are papers, whatever must be fulfilled besides; and the price that an authority takes is one.
  if (byWords.aspect === 'documents' && learned === 'duty') return byWords;
  // „Wer muss das erlauben?“
  if (byWords.aspect === 'authority' && learned === 'duty' && asksWho.test(said.typed)) return byWords;
  if (byWords.aspect === 'cost' && learned === 'authority' && byWords.aspects.includes(learned))
    return byWords;
  return { ...byWords, aspect: learned, aspects: [...new Set([learned, ...byWords.aspects])] };
}

const asksWho = /(?<!\p{L})(?:wer|who) (?:muss|darf|kann|soll|must|may|can)(?!\p{L})/iu;

/** Where nothing else could be meant, less is enough. */
const likely = 0.35;

const probably = (said: ParsedMessage, ...wishes: readonly Intent[]) =>
  wantedIn(said)
    .intents.filter(({ value }) => wishes.includes(value))
    .reduce((sum, { score }) => sum + score, 0) >= likely;

const comparing =
  /unterschied|was trennt|(?<!\p{L})(?:was|wie ?viel) (?:kriegt|bekommt|zahlt|kostet) wer(?!\p{L})|die einen?(?!\p{L}).{1,80}die ander(?:e|en|n)(?!\p{L})|vergleich|gegenüber|nebeneinander|side by side|\bput\b.{1,80}\bnext to\b|(?:günstiger|billiger|teurer|mehr|weniger|länger|schneller) als|difference|compar|versus|\bvs\b|\b(?:mehr|weniger|more|less) (?:\p{Ll}+ ){1,2}(?:als|than) (?!\d)|(?:cheaper|more|less|longer|faster) than/iu;

/** Whether cases are wanted side by side. Pure. */
export const wantsComparison = (said: ParsedMessage): boolean =>
  comparing.test(said.typed) || probably(said, 'compare');

/** Whether everything is wanted, or the first and the last of it: where a single case was not said. Pure. */
export const wantsRanking = (said: ParsedMessage): boolean =>
  [asksForMost, asksWhichPlaces, asksForAllPlaces].some((asks) => asks(said.typed)) ||
  probably(said, 'overview', 'rank');

/** What is wanted where that is sure enough to act on. Pure. */
export function surelyWanted(said: ParsedMessage): Intent | undefined {
  const [best] = wantedIn(said).intents;
  return best && best.score >= sure.intent ? best.value : undefined;
}

/** The topic that it is about, where that is sure enough. Pure. */
export const surelyAbout = (said: ParsedMessage, least: number = sure.topic): string | undefined =>
  topicIn(wantedIn(said), least);

/** How likely it is about a topic; about `none` of them. Pure. */
export const likelyAbout = (said: ParsedMessage, topic: string): number =>
  likelihoodOf(topic, wantedIn(said));

/** „ok reicht mir, schönen Feierabend!“: however it begins, it asks nothing. Pure. */
export const isOnlyTalk = (said: ParsedMessage): boolean =>
  wantedIn(said).intents.some(({ value, score }) => value === 'talk' && score >= surerThanCues);

const surerThanCues = 0.95;
