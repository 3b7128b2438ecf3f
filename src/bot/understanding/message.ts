// A message as what it asks: mails cut to their questions, without greetings and without what may be personal.
import {
  type Aspect,
  asksForAllPlaces,
  asksForMost,
  asksWhichPlaces,
  type QuestionIntent,
  readWords,
} from '../../kit/index.ts';
import { oncePer } from '../../memo.ts';
import type { Catalogue } from './catalogue.ts';
import { readMail } from '../mails/mail.ts';
import { topicNamed } from '../mails/namedTopic.ts';
import { type Manner, readManner } from '../manners/manners.ts';
import { correctionsIn } from './cues.ts';
import { beginsWithCommand, exactLineIn } from './exactLine.ts';
import { type CommandMatch, namedIn } from './matchCommand.ts';
import { intentOf, type ParsedMessage, parseMessage } from './parseMessage.ts';
import { withoutPersonal } from '../mails/personal.ts';
import { type Intent, sure, type Wanted, wantedOf } from '../wanted/wanted.ts';
import { likelier, spoken, type SpokenIn, spokenOf } from './spokenOf.ts';
import { takeOffManners } from '../manners/withoutManners.ts';

export { topicNamed };
/** So much of a mail is looked at. */
const mostLetters = 5_000;

/** A message as it was asked. */
export interface AskedText {
  readonly text: string;
  /** What of it may be an order to change something: all of it, where nothing is told. */
  readonly order?: string;
  /** In a channel, what that and its topic are called tells what is spoken of. */
  readonly conversation?: SpokenIn;
  /** What the asker was last answered on, or asked back about: a slug. */
  readonly before?: string | undefined;
}

/**
 * Several for a mail that asks several things; a command line is taken as it stands. Read once for each question,
 * which is read for what it goes on with, and then to be answered. Pure.
 */
export const readMessage = (asked: AskedText, catalogue: Catalogue): readonly ParsedMessage[] =>
  messagesOf(catalogue)(asked);

const messagesOf = oncePer((catalogue: Catalogue) =>
  oncePer(({ text, order = text, conversation = {}, before }: AskedText) => {
    const ordered = parseMessage(order);
    if (exactLineIn(ordered, catalogue) && order === text) return [ordered];
    const isOrder = beginsWithCommand(firstWordsOf(ordered), catalogue, ({ command }) => command.changes);
    if (isOrder) return [{ ...ordered, isOrder }];
    const line = lineOf(order, catalogue);
    if (line !== undefined) return [{ ...parseMessage(line), isOrder: true }];
    const about = spokenOf(conversation);
    const questions = questionsIn(order === text ? ordered : parseMessage(text), catalogue);
    const isSpokenOf = about !== undefined || before !== undefined;
    return isSpokenOf ? questions.map((said) => ({ ...said, about, before })) : questions;
  }),
);

/** „Kannst du mich morgen an den Antrag erinnern?“, as if it began with the name. */
function lineOf(order: string, { commands }: Catalogue): string | undefined {
  for (const command of commands) {
    const said = command.plainOrder?.(order);
    if (said) return `${command.name[said.lang][0]} ${said.text}`;
  }
  return undefined;
}

function questionsIn(whole: ParsedMessage, catalogue: Catalogue): readonly ParsedMessage[] {
  const shorter = (text: string): ParsedMessage => {
    const said = parseMessage(text);
    return { ...said, uploads: whole.uploads, wanted: said.wanted.length > 0 ? said.wanted : whole.wanted };
  };
  if (beginsWithCommand(firstWordsOf(whole), catalogue, ({ command }) => !command.changes)) {
    const line = atMost(whole.text);
    return [line === whole.text ? whole : shorter(line)];
  }
  const looked = whole.text.slice(0, mostLetters);
  const { isMail, questions } = readMail(looked, topicOfText);
  return (isMail && questions.length > 0 ? questions : [looked]).map(atMost).map((question) => {
    const manners = takeOffManners(question);
    const asked = manners.said.length > 0 && manners.question !== '' ? manners.question : question;
    const plain = withoutPersonal(asked).trim();
    const said = plain === whole.text ? whole : shorter(plain === '' ? question : plain);
    return manners.said.length > 0 ? { ...said, manners } : said;
  });
}

/** Three times as long as the longest single question that we have seen. */
const longestQuestion = 1_200;
const longestPart = 150;

/**
 * Of one question that is longer, its beginning, which says what it is about, and its end, which asks: whatever reads it
 * further on need not be afraid of its length.
 */
function atMost(question: string): string {
  if (question.length <= longestQuestion) return question;
  return `${beginningOf(question)} ${question.slice(-longestPart).replace(/^\S*(?=\s)/, '')}`;
}

const beginningOf = (question: string) => question.slice(0, longestPart).replace(/(?<=\s)\S*$/, '');

/** What a message begins with: of a long one that is all that is looked at. */
const firstWordsOf = (said: ParsedMessage) =>
  said.question.length > longestQuestion ? readWords(beginningOf(said.question)) : said.words;

/** The topic of a part of a mail: named, or told by what was learned. */
function topicOfText(text: string): string | undefined {
  const [best] = wantedOf(readWords(text), text).topics;
  const learned = best && best.value !== 'none' && best.score >= sure.topic ? best.value : undefined;
  return topicNamed(text) ?? learned;
}

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
  if ((byWords.whether || byWords.aspect) && learned === 'cost') return byWords;
  // Papers that are named are papers, whatever must be fulfilled besides; and the price that an authority takes is one.
  if (byWords.aspect === 'documents' && learned === 'duty') return byWords;
  if (byWords.aspect === 'cost' && learned === 'authority' && byWords.aspects.includes(learned))
    return byWords;
  return { ...byWords, aspect: learned, aspects: [...new Set([learned, ...byWords.aspects])] };
}

/** Where nothing else could be meant, less is enough. */
const likely = 0.35;

const probably = (said: ParsedMessage, ...wishes: readonly Intent[]) =>
  wantedIn(said)
    .intents.filter(({ value }) => wishes.includes(value))
    .reduce((sum, { score }) => sum + score, 0) >= likely;

const comparing =
  /unterschied|was trennt|vergleich|gegenüber|nebeneinander|side by side|(?:günstiger|billiger|teurer|mehr|weniger|länger|schneller) als|difference|compar|versus|\bvs\b|(?:cheaper|more|less|longer|faster) than/i;

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
export function surelyAbout(said: ParsedMessage): string | undefined {
  const [best] = wantedIn(said).topics;
  return best && best.value !== 'none' && best.score >= sure.topic ? best.value : undefined;
}

/** „ok reicht mir, schönen Feierabend!“: however it begins, it asks nothing. Pure. */
export const isOnlyTalk = (said: ParsedMessage): boolean =>
  wantedIn(said).intents.some(({ value, score }) => value === 'talk' && score >= surerThanCues);

const surerThanCues = 0.95;

/** What is said by somebody who asks nothing of the service; undefined for a question. Pure. */
export function mannerIn(said: ParsedMessage, catalogue: Catalogue): Manner | undefined {
  if (exactLineIn(said, catalogue)) return undefined;
  const named = namedIn(said, catalogue);
  // „Welche Themen gibt es?“ is a command of the bot's own.
  if (named && !named.saysValue && (named.isStrict || named.command.words === undefined)) return undefined;
  const hint = { intent: surelyWanted(said), topic: surelyAbout(said) };
  const manner = readManner(said.manners ?? takeOffManners(said.text), hint);
  // What the service does not have is told with what is near to it.
  return manner?.kind === 'noData' ? undefined : manner;
}
