// What somebody wants to hear of: the words behind „abo“, or, where they name nothing, the answer before the question.
import type { Lang, Note } from '../../document/index.ts';
import { asNote } from '../../document/index.ts';
import { ClarificationNeeded, unlessAsking } from '../../kit/index.ts';
import { answersBefore } from '../dialogue/answersBefore.ts';
import { nextFrame } from '../dialogue/nextFrame.ts';
import { resolveContext, type ResolveParts } from '../dialogue/resolveContext.ts';
import type { Question } from '../model/question.ts';
import { findCommand } from '../understanding/chooseCommand.ts';
import { argumentsOf, type Doubt, type Frame, isNeeded } from '../understanding/frame.ts';
import { firstDoubt, judge } from '../understanding/judge.ts';
import { parseMessage } from '../understanding/parseMessage.ts';
import { readFrame } from '../understanding/readFrame.ts';
import { notesOn } from '../understanding/readingNotes.ts';
import { type Subject, subjectOf } from './subject.ts';

export interface Meant {
  readonly subject: Subject;
  /** What was read otherwise than it was said, or left out. */
  readonly notes: readonly Note[];
  /** It is only what holds of the topic: the command that reckons a case of it. */
  readonly calculator?: string;
  /** It was answered before; that may have been something that the bot says of itself. */
  readonly isBefore?: true;
}

/**
 * The ways to read it, the best first; none where the words name nothing that is answered. Throws ClarificationNeeded for
 * what must be asked back: then the answer comes behind the words, in quotes.
 */
export async function* meantBy(
  words: string,
  lang: Lang,
  question: Question,
  parts: ResolveParts,
  signal: AbortSignal,
): AsyncGenerator<Meant> {
  const { answering } = parts;
  const meant = (frame: Frame): Meant => {
    const inLang = { ...frame, match: { ...frame.match, lang } };
    // Throws where something is doubtful.
    judge(inLang);
    const notes = notesOn(inLang).filter((one) => asNote(one).kind === 'reading');
    return { subject: subjectOf(inLang, answering), notes };
  };
  const [, said = '', answers = ''] = /^(.*?)((?:\s*"[^"]*")*)$/s.exec(words.trim()) ?? [];
  const named = wordsThatName(said);
  if (named === '') {
    for await (const frame of framesBefore(question, parts, signal))
      yield { ...meant(frame), notes: [], isBefore: true };
    return;
  }
  const frame = await frameOf(named, answers, question, parts, signal);
  const doubt = frame && firstDoubt(frame);
  if (frame && doubt && hasReadings(doubt) && isWhole(frame, doubt))
    throw new ClarificationNeeded(doubt.problem);
  if (frame && !doubt) yield meant(frame);
  // „wallbox nrw“ is no case, but a topic with a place.
  const sheet = await frameOf(`fakten ${named}`, '', question, parts, signal);
  const isSheet = sheet && !firstDoubt(sheet);
  if (isSheet && frame) yield { ...meant(sheet), calculator: frame.match.command.name[lang][0] };
  else if (isSheet) yield meant(sheet);
  else if (doubt) throw new ClarificationNeeded(doubt.problem);
}

const hasReadings = ({ problem }: Doubt) => problem.kind === 'ambiguous' || problem.kind === 'contradiction';

/** Of all that must be said, nothing is missing: only what is doubtful is to be asked. */
const isWhole = (frame: Frame, { keys }: Doubt) =>
  argumentsOf(frame).every(
    ([key, argument]) => !isNeeded(argument) || frame.slots.has(key) || keys.includes(key),
  );

/** Undefined where the words ask for nothing that could change. */
async function frameOf(
  text: string,
  answers: string,
  { askedAt }: Question,
  { answering }: ResolveParts,
  signal: AbortSignal,
): Promise<Frame | undefined> {
  return unlessAsking(async () => {
    const said = parseMessage(text);
    const match = findCommand(said, answering.catalogue);
    if (match.command.changes || match.command.text) return undefined;
    const reading = { askedAt, parts: answering, signal };
    let frame = await readFrame(match, { ...reading, said });
    for (const [, answer = ''] of answers.matchAll(/"([^"]*)"/g)) {
      const before = { frame, isAskedBack: true };
      frame = (await nextFrame(before, { ...reading, said: parseMessage(answer) })) ?? frame;
    }
    return frame;
  });
}

/** The newest first; where the bot may not write, it has answered privately. */
async function* framesBefore(
  question: Question,
  parts: ResolveParts,
  signal: AbortSignal,
): AsyncGenerator<Frame> {
  let isAny = false;
  for await (const { frame } of answersBefore(question, 'newest', parts, signal)) {
    isAny = true;
    yield frame;
  }
  // What „mehr“ would tell more of, is the answer.
  const more = isAny
    ? undefined
    : await resolveContext({ ...question, text: 'mehr', order: 'mehr' }, parts, signal);
  if (more?.frame && more.part) yield more.frame;
}

/** What stands around what is named, from the outside in. */
const before = [
  /^(?:bitte|please|sagen|geben)$/i,
  /^(?:wenn|sobald|falls|ob|bei|über|when|if|once|about|on|of|to|für|auf)$/i,
  /^(?:allen|any|all)$/i,
  /^(?:änderungen|changes)$/i,
  /^(?:an|von|bei|beim|am|vom|to|of|in)$/i,
  /^sich$/i,
];
const behind = /^(?:(?:ge)?ändert|ändern|verändert|changes?|changed|is|wird|hat|sich|etwas|was|anything)$/i;

/** Of these alone, nobody knows which: „die Gebühr“ is that of the answer. */
const naming =
  /^(?:das|die|der|den|dem|dies\w*|daran|davon|hier|dazu|etwas|was|es|sich|daß|dass|it|this|that|the|there|here|anything|something|gebühr\w*|betrag|beträge|kosten|preis\w*|frist\w*|zuschuss|förderung|angaben?|zahlen?|werte?|fees?|amounts?|costs?|prices?|deadlines?|grants?|figures?|antwort|answer|alles|all)$/iu;

/** What of the words names a topic, a place, a case. Pure. */
export function wordsThatName(words: string): string {
  const said = words.replace(/^[\s,:]+|[\s,.!?]+$/g, '').split(/\s+/);
  for (const sign of before) if (isWord(said[0], sign)) said.shift();
  while (isWord(said.at(-1), behind)) said.pop();
  const isEmpty = said.every((word) => bare(word) === '' || naming.test(bare(word)));
  return isEmpty ? '' : said.join(' ').replace(/[\s,]+$/, '');
}

const bare = (word: string) => word.replace(/[^\p{L}\p{N}-]+/gu, '');
const isWord = (word: string | undefined, sign: RegExp) => word !== undefined && sign.test(bare(word));
