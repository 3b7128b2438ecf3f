// A frame as rows, for developers: what was read, from which words, how surely, and what is still open.
import type { AnsweredBy, Candidate, Clarification } from '../../kit/index.ts';
import { argumentsOf, type Frame, type Slot } from './frame.ts';
import { firstDoubt } from './judge.ts';
import type { Manner } from '../manners/manners.ts';
import { wantedIn } from './whatIsWanted.ts';
import type { ParsedMessage } from './parseMessage.ts';
import type { Scored } from '../wanted/wanted.ts';

/** What was made of one question: a frame, or why there is none. */
export interface Reading {
  readonly said: ParsedMessage;
  readonly result:
    | { readonly frame: Frame; readonly answeredBy?: AnsweredBy | undefined }
    | { readonly problem: Clarification }
    | { readonly manner: Manner }
    /** The words whose meaning was asked. */
    | { readonly explained: readonly string[] };
}

/** Told in its own words, in English: for developers. */
export interface Row {
  readonly name: RowName;
  readonly text: string;
}

export type RowName =
  /** By learned weights, of this message alone. */
  | 'topic'
  | 'wish'
  | 'command'
  | 'intent'
  | 'slot'
  | 'not said'
  | 'text'
  | 'files'
  | 'left over'
  | 'doubt'
  | 'open'
  | 'read from'
  | 'judged'
  /** As it was learned, of what the service says of the matter. */
  | 'answered by'
  | 'no frame';

/** What the learned weights say of the message, and the frame, or why there is none. Pure. */
export function describeReading({ said, result }: Reading): readonly Row[] {
  return [...describeWanted(said), ...describeResult(result)];
}

function describeResult(result: Reading['result']): readonly Row[] {
  if ('frame' in result) return [...describeFrame(result.frame), ...describeAnsweredBy(result.answeredBy)];
  if ('explained' in result) return [row('no frame', `explains ${result.explained.join(', ')}`)];
  const why = 'problem' in result ? describeProblem(result.problem) : result.manner.kind;
  return [row('no frame', why)];
}

/** Where the words say it clearly, or it is a command line, they count for more than the weights. */
function describeWanted(said: ParsedMessage): readonly Row[] {
  const { topics, intents, reasons } = wantedIn(said);
  return [
    row('topic', ...likeliest(topics), because(reasons.topic)),
    row('wish', ...likeliest(intents), because(reasons.intent)),
  ];
}

const leastTold = 0.1;

/** The best, and what might be meant as well. */
const likeliest = (scored: readonly Scored<string>[]) =>
  scored
    .filter(({ score }, index) => index === 0 || score >= leastTold)
    .map(({ value, score }) => `${value} ${score.toFixed(2)}`);

const because = (reasons: readonly string[]) =>
  reasons.length > 0 && `because of ${reasons.map((reason) => `“${reason}”`).join(' ')}`;

/** One row for the command, what is wanted, each argument, what is left over, each doubt, and the judgement. Pure. */
export function describeFrame(frame: Frame): readonly Row[] {
  const { match, intent, isOverview, ignored, text, wanted, doubts } = frame;
  const { command, lang, isStrict, misspelt } = match;
  const wants = [...(isOverview ? ['overview'] : []), ...(intent.whether ? ['whether'] : []), intent.aspect];
  const open = firstDoubt(frame);
  const isTold = open === undefined || doubts.includes(open);
  const said = argumentsOf(frame).filter(([key]) => frame.slots.has(key));
  const unsaid = argumentsOf(frame).flatMap(([key, { assumed, isUnsaid }]) => {
    if (frame.slots.has(key) || isUnsaid) return [];
    return [assumed === undefined ? key : `${key} (assumed ${JSON.stringify(assumed)})`];
  });
  return [
    row(
      'command',
      command.name.de[0],
      lang,
      isStrict ? 'strict' : 'in a sentence',
      misspelt && `typed “${misspelt}”`,
    ),
    row('intent', wants.filter((one) => one !== undefined).join(', ') || 'calculate'),
    ...said.flatMap(([key]) => describeSlot(key, frame.slots.get(key))),
    ...(unsaid.length > 0 ? [row('not said', ...unsaid)] : []),
    ...(text ? [row('text', text)] : []),
    ...(wanted.length > 0 ? [row('files', ...wanted)] : []),
    ...(ignored ? [row('left over', `“${ignored}”`)] : []),
    ...doubts.map((doubt) => row('doubt', ...doubt.keys, describeProblem(doubt.problem))),
    ...(isTold ? [] : [row('open', ...open.keys, describeProblem(open.problem))]),
    ...(frame.said.length > 1 ? [row('read from', ...frame.said.map((one) => `“${one}”`))] : []),
    row('judged', open ? `not to be answered before this is mended: ${open.problem.kind}` : 'to be answered'),
  ];
}

/** What keeps a message from being answered: its kind, what was typed, what would be possible. */
export function describeProblem(problem: Clarification): string {
  const typed = 'typed' in problem ? ` “${problem.typed}”` : '';
  const possible = 'choices' in problem ? problem.choices.map(({ value }) => value) : [];
  const near = problem.kind === 'unknownCommand' ? problem.near : possible;
  const some = near.length > mostNamed ? [...near.slice(0, mostNamed), `… ${near.length}`] : near;
  const said = problem.kind === 'other' ? ` ${problem.say.en}` : '';
  return `${problem.kind}${typed}${said}${some.length > 0 ? `: ${some.join(' · ')}` : ''}`;
}

function describeAnsweredBy(by: AnsweredBy | undefined): readonly Row[] {
  if (!by) return [];
  const what = by.is === 'statement' ? `“${by.piece.searchWords}”` : by.is;
  return [
    row('answered by', `${by.is === 'statement' ? 'the statement ' : ''}${what} ${by.share.toFixed(2)}`),
  ];
}

const mostNamed = 6;
const widest = 12;

/** Rows as lines of a terminal. */
export const asLines = (rows: readonly Row[]): readonly string[] =>
  rows.map(({ name, text }) => `${name.padEnd(widest)}${text}`);

const row = (name: RowName, ...parts: readonly (string | false | undefined)[]): Row => ({
  name,
  text: parts.filter((part) => part).join(', '),
});

function describeSlot(key: string, slot: Slot | undefined): readonly Row[] {
  if (!slot) return [];
  const { candidate, typed, others, instead } = slot;
  const { score, corrected, impossible, between } = candidate;
  return [
    row(
      'slot',
      `${key} = ${valueOf(candidate)} from “${typed}”`,
      `score ${score}`,
      corrected && 'corrected',
      impossible && 'impossible',
      between && `between ${between.map(({ value }) => value).join(' · ')}`,
      instead === undefined ? undefined : `instead of “${instead}”`,
      others.length > 0 ? `compared with ${others.map(valueOf).join(' · ')}` : undefined,
    ),
  ];
}

const valueOf = ({ value }: Candidate<unknown>) => JSON.stringify(value);
