// A message as what it asks: mails cut to their questions, without greetings and without what may be personal.
import { readWords } from '../../kit/index.ts';
import { oncePer } from '../../memo.ts';
import type { Catalogue } from './catalogue.ts';
import { readMail } from '../mails/mail.ts';
import { topicNamed } from '../mails/namedTopic.ts';
import { type Manner, readManner } from '../manners/manners.ts';
import { questionsApart } from './questionsApart.ts';
import { beginsWithCommand, exactLineIn } from './exactLine.ts';
import { namedIn } from './matchCommand.ts';
import { type ParsedMessage, parseMessage } from './parseMessage.ts';
import { withoutPersonal } from '../mails/personal.ts';
import { topicIn, wantedOf } from '../wanted/wanted.ts';
import { type SpokenIn, spokenOf } from './spokenOf.ts';
import { surelyAbout, surelyWanted } from './whatIsWanted.ts';
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
    return isSpokenOf
      ? questions.map((said) => ({ ...said, about: said.about ?? about, before }))
      : questions;
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
  const eachIn = (question: string, one: (text: string) => ParsedMessage): readonly ParsedMessage[] => {
    const two = questionsApart(question, topicOfText);
    return two.length > 0 ? two.map(({ text, about }) => ({ ...one(text), about })) : [one(question)];
  };
  if (beginsWithCommand(firstWordsOf(whole), catalogue, ({ command }) => !command.changes)) {
    return eachIn(atMost(whole.text), (line) => (line === whole.text ? whole : shorter(line)));
  }
  const looked = whole.text.slice(0, mostLetters);
  const { isMail, questions } = readMail(looked, topicOfText);
  return (isMail && questions.length > 0 ? questions : [looked])
    .map(atMost)
    .flatMap((each) => eachIn(each, (question) => withoutManners(question, whole, shorter)));
}

/** What it asks, without greetings and what may be personal. */
function withoutManners(
  question: string,
  whole: ParsedMessage,
  shorter: (text: string) => ParsedMessage,
): ParsedMessage {
  const manners = takeOffManners(question);
  const asked = manners.said.length > 0 && manners.question !== '' ? manners.question : question;
  const plain = withoutPersonal(asked).trim();
  const said = plain === whole.text ? whole : shorter(plain === '' ? question : plain);
  return manners.said.length > 0 ? { ...said, manners } : said;
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
const topicOfText = (text: string): string | undefined =>
  topicNamed(text) ?? topicIn(wantedOf(readWords(text), text));

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
