// What somebody wants to hear of: the words behind „abo“, or, where they name nothing, the answer before the question.
import type { Lang } from '../../document/index.ts';
import { ClarificationNeeded } from '../../kit/index.ts';
import { resolveContext, type ResolveParts } from '../dialogue/resolveContext.ts';
import type { Question } from '../model/question.ts';
import { findCommand } from '../understanding/chooseCommand.ts';
import type { Frame } from '../understanding/frame.ts';
import { parseMessage } from '../understanding/parseMessage.ts';
import { readFrame } from '../understanding/readFrame.ts';
import { type Subject, subjectOf } from './subject.ts';

/**
 * The ways to read it, the best first; each is undefined where there is no such answer, and throws ClarificationNeeded
 * where the words ask for no case of anything.
 */
export function subjectIn(
  words: string,
  lang: Lang,
  question: Question,
  parts: ResolveParts,
  signal: AbortSignal,
): readonly (() => Promise<Subject | undefined>)[] {
  const { answering } = parts;
  const named = wordsThatName(words);
  const toSubject = (frame: Frame) => subjectOf({ ...frame, match: { ...frame.match, lang } }, answering);
  const read = async (text: string) => {
    const said = parseMessage(text);
    const match = findCommand(said, answering.catalogue.commands, answering.catalogue);
    const { changes, text: takesText } = match.command;
    if (changes || takesText) throw new ClarificationNeeded(nothingToWatch);
    return toSubject(await readFrame(match, said, question.askedAt, answering, signal));
  };
  // „halteverbot berlin“ is no case, but a topic with a place.
  if (named !== '') return [() => read(named), () => read(`fakten ${named}`)];
  return [
    async () => {
      // What „mehr“ would tell more of, is the answer.
      const more = { ...question, text: 'mehr', order: 'mehr' };
      const { frame, part } = (await resolveContext(more, parts, signal)) ?? {};
      return frame && part ? toSubject(frame) : undefined;
    },
  ];
}

const nothingToWatch = { kind: 'unknownCommand', typed: '', near: [] } as const;

/** What stands around what is named, from the outside in. */
const before = [
  /^(?:bitte|please|sagen|geben)$/i,
  /^(?:wenn|sobald|falls|ob|bei|when|if|once|about|on|of|to|für|auf)$/i,
  /^(?:änderungen|changes)$/i,
  /^(?:an|von|bei|to|of|in)$/i,
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
