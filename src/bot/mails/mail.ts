// A mail that somebody forwards or pastes, cut to what it asks: its questions, each with the sentences that give its facts.
import {
  beforeFarewell,
  hasGreeting,
  isFurniture,
  isPassedOn,
  isSignature,
  saysPassedOn,
  withoutGreeting,
} from './mailFurniture.ts';
import { type MailPart, takeApart, type TakenApart } from './mailParts.ts';
import { type Cleaned, partsAsking, type TopicIn } from './partsAsking.ts';
import { topicNamed } from './namedTopic.ts';
import { withoutPersonal } from './personal.ts';
import { asks, splitSentences, trimSigns } from './sentences.ts';

export interface Mail {
  readonly isMail: boolean;
  /** What remains of it, in order; of a plain question the whole, unchanged. */
  readonly sentences: readonly string[];
  /** Each asks one thing and has the sentences with its facts; at most three. */
  readonly questions: readonly string[];
  /** It asks more than that. */
  readonly hasMore: boolean;
}

/** Letters; the rest of an endless mail is not looked at. */
const longestMail = 10_000;
const mostQuestions = 3;
/** So many words of one question are read further on; the facts nearest to it are kept. */
const mostWords = 110;

/** Pure. `topicIn` tells whether the text of a mail names its topic, or only its subject line does. */
export function readMail(text: string, topicIn: TopicIn = topicNamed): Mail {
  const said = text.slice(0, longestMail);
  const plain: Mail = { isMail: false, sentences: [text], questions: [text], hasMore: false };
  if (!mayBeMail.test(said)) return plain;
  const taken = takeApart(said);
  if (!isMail(said, taken)) return plain;
  const known = onceFor(topicIn);
  const sentences = whatRemains(taken.parts, known);
  const { questions, hasMore } = questionsOf(sentences, known);
  return { isMail: true, sentences, questions, hasMore };
}

/** The same texts are looked at several times. */
function onceFor(topicIn: TopicIn): TopicIn {
  const seen = new Map<string, string | undefined>();
  return (text) => {
    if (!seen.has(text)) seen.set(text, topicIn(text));
    return seen.get(text);
  };
}

/** One quick look, so that a plain question costs nothing. */
const mayBeMail =
  /betr|subject|wg:|fwd|fw:|aw:|re:|von|from|>|geehrte|liebe|dear|gr(?:ü|ue)(?:ß|ss)|gruss|mfg|lg|regards|sincerely|hochachtung|nachricht|message|schrieb|wrote|gesendet|sent|tel|mobil|@|quote/i;

const strongLabels =
  /^(?:betreff|betr|subject|gesendet|sent|cc|bcc|wg|fwd?|aw|reply-to|antwort an|absender|abs|empfänger|forwarded by|weitergeleitet von|erhalten)$/;
const subjectAlone = /^\W{0,4}(?:betreff|subject)\W{0,4}:/i;
const reach = /\d{5}|@|www\./;

/** By several signs of different kinds, never by how long it is. */
function isMail(text: string, { labels, isPassedOn, parts }: TakenApart): boolean {
  if (parts.length === 0) return false;
  if (subjectAlone.test(text)) return true;
  const sentences = parts.flatMap(({ body }) => splitSentences(body));
  const formal = /sehr geehrte|^\W{0,3}liebe[rs]? (?!gr)|^\W{0,3}dear |damen und herren/i;
  const strong = [...labels].filter((label) => strongLabels.test(label)).length;
  const signs = [
    strong > 0,
    // „Von“ and „Datum“ are words of any question.
    labels.size > 1 && (strong > 0 || /^\W{0,4}(?:von|from|an|to)\W{0,3}:/i.test(text)),
    labels.size > 2,
    isPassedOn || saysPassedOn(text.slice(0, 400)),
    sentences.some((sentence) => formal.test(sentence) || hasGreeting(sentence)),
    sentences.some((sentence) => beforeFarewell(sentence) !== undefined),
    reach.test(text) && withoutPersonal(text) !== text,
    /von meinem iphone|gesendet (?:von|mit)|sent from my|ursprüngliche nachricht|original message/i.test(
      text,
    ),
  ];
  return signs.filter(Boolean).length >= 2;
}

/** The sentences of the mail that asks, or of all where none does; the subject line where only it tells the topic. */
function whatRemains(parts: readonly MailPart[], topicIn: TopicIn): readonly string[] {
  const cleaned = parts.map((part): Cleaned => {
    const sentences = matterOf(part.body);
    return { part, sentences, asksOf: sentences.some((sentence) => asks(sentence) && !isPassedOn(sentence)) };
  });
  const { asking, all } = partsAsking(cleaned, topicIn);
  const sentences = all
    .flatMap((each) => each.sentences)
    .filter((sentence) => !isPassedOn(sentence))
    .flatMap((sentence) => {
      const left = withoutPersonal(sentence);
      return left === sentence || saysMore(left) ? [left] : [];
    });
  const subject = subjectOf(asking?.part.subjects.length ? [asking.part] : parts);
  const bodyTells = topicIn(sentences.join(' ')) !== undefined;
  const isNeeded = sentences.length === 0 || (!bodyTells && (!asking || topicIn(subject) !== undefined));
  return subject !== '' && isNeeded ? [subject, ...sentences] : sentences;
}

/** Of „Sie erreichen mich unter 0151 …“ nothing is left. */
const saysMore = (left: string) =>
  asks(left) || /\d/.test(left) || (left.match(/\p{L}{2,}/gu) ?? []).length > 6;

/** Subject lines that tell nothing. */
const empty =
  /^(?:(?:eine |kurze |dringende |allgemeine |noch eine |meine |ihre |ihr |bitte um )*(?:frage|fragen|anfrage|rückfrage|nachfrage|auskunft|hilfe|info|information|informationen|anliegen|antrag|mail|nachricht|kein betreff|question|inquiry|enquiry|request|help|no subject)\b[\s!.?]*)$/i;

function subjectOf(parts: readonly MailPart[]): string {
  const [subject = ''] = parts
    .flatMap(({ subjects }) => subjects)
    .map((line) => line.replace(/^(?:(?:wg|aw|re|fwd?|antwort)\s?:\s*)+/i, '').trim())
    .filter((line) => /\p{L}/u.test(line) && !empty.test(line));
  const line = withoutPersonal(subject);
  return /[.?!]$/.test(line) || line === '' ? line : `${line}.`;
}

/** The sentences between greeting and farewell, and behind a postscript. */
function matterOf(body: string): readonly string[] {
  const matter: string[] = [];
  let isOver = false;
  for (const sentence of splitSentences(body)) {
    const postscript = /^p\.? ?s\.?\s?[:.]*\s(?=\S)/i.exec(sentence);
    if (postscript) isOver = false;
    // Under a signature only a question is read again.
    else if (isOver && !(asks(sentence) && sentence.split(' ').length > 3)) continue;
    const said = withoutGreeting(postscript ? sentence.slice(postscript[0].length) : sentence);
    const before = beforeFarewell(said);
    if (before !== undefined) isOver = true;
    const left = trimmed(before ?? said);
    if (/\p{L}/u.test(left) && !isFurniture(left)) matter.push(left);
  }
  // „Noack, GF“ at the end, without any farewell.
  while (matter.length > 1 && isSignature(matter.at(-1) ?? '') && !asks(matter.at(-1) ?? '')) matter.pop();
  return matter;
}

/** Without the signs that stood between two parts. */
const trimmed = (sentence: string) => trimSigns(sentence, '|/>–—-');

/** What begins another matter, whose facts are its own. */
const another =
  /^(?:außerdem|ferner|weiterhin|zudem|zweitens|drittens|noch (?:etwas|was|eine)|und noch|dann noch|eine (?:weitere|zweite|andere)|meine zweite|übrigens|\d[.)]|[b-f]\)|second|third|also|another|furthermore|besides|one more)(?!\p{L})/iu;

interface Group {
  readonly facts: readonly string[];
  readonly question: string;
  readonly topic: string | undefined;
}

const isMarked = (sentence: string) => /\?["“”»«')\]!?]*$/.test(sentence.slice(-10));

/** „Und wo?“ belongs to the question before it. */
const isTail = (sentence: string) =>
  sentence.split(' ').length <= (/^(?:und|oder|and|or) /i.test(sentence) ? 4 : 2);

/** What asks one thing each, with its facts. */
function questionsOf(sentences: readonly string[], topicIn: TopicIn): Pick<Mail, 'questions' | 'hasMore'> {
  const groups: Group[] = [];
  let facts: string[] = [];
  for (const [at, sentence] of sentences.entries()) {
    // „Wir hätten gern …“ in front of a question mark is what it is about.
    const isQuestion = asks(sentence) && (isMarked(sentence) || !isMarked(sentences[at + 1] ?? ''));
    if (!isQuestion) {
      facts.push(sentence);
      continue;
    }
    const before = groups.at(-1);
    if (before && facts.length === 0 && isTail(sentence)) {
      groups.splice(-1, 1, { ...before, question: `${before.question} ${sentence}` });
      continue;
    }
    if (groups.length > mostQuestions) break;
    groups.push({ facts, question: sentence, topic: topicIn([...facts, sentence].join(' ')) });
    facts = [];
  }
  if (groups.length === 0)
    return { questions: sentences.length > 0 ? [sentences.join(' ')] : [], hasMore: false };
  const questions = groups.map(({ facts: own, question, topic }, at) => {
    const earlier =
      topic !== undefined && at > 0 && isOther(topic, groups, at) ? [] : earlierFacts(groups, at);
    // What follows the last question belongs to it: „Der Umzug ist am 3.3.“
    return bounded([...earlier, ...own], question, at === groups.length - 1 ? facts : []);
  });
  return { questions: questions.slice(0, mostQuestions), hasMore: questions.length > mostQuestions };
}

/** Whether a question has a topic that none before it had. */
const isOther = (topic: string, groups: readonly Group[], at: number) =>
  groups.slice(0, at).some((before) => before.topic !== undefined) &&
  groups.slice(0, at).every((before) => before.topic !== topic);

/** The facts of the questions before it, back to where the matter began; and the question that names the topic. */
function earlierFacts(groups: readonly Group[], at: number): readonly string[] {
  const topic = groups[at]?.topic;
  const begun = groups.findLastIndex(
    (group, index) =>
      index < at && another.test(group.facts[0] ?? group.question) && group.topic !== undefined,
  );
  const before = groups
    .slice(Math.max(0, begun), at)
    .filter((group) => topic === undefined || group.topic === undefined || group.topic === topic);
  return before.flatMap(({ facts }) => facts);
}

/** The nearest facts, as far as there is room; those with figures first. */
function bounded(facts: readonly string[], question: string, behind: readonly string[]): string {
  const all = [...facts, question, ...behind];
  const at = facts.length;
  const weight = (sentence: string, index: number) => (/\d/.test(sentence) ? 0 : 1000) + Math.abs(index - at);
  let room = mostWords - question.split(' ').length;
  const kept = new Set([at]);
  const byWeight = [...all.keys()].toSorted((a, b) => weight(all[a] ?? '', a) - weight(all[b] ?? '', b));
  for (const index of byWeight) {
    const words = (all[index] ?? '').split(' ').length;
    if (index === at || words > room) continue;
    room -= words;
    kept.add(index);
  }
  return all.filter((_, index) => kept.has(index)).join(' ');
}
