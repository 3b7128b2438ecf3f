// A frame is run: its command gets what it needs and answers, for one case or for several side by side. What the service
// answered for just that says more of the case than the command tells.
import { type Cell, type Document, joined, note, withNotes } from '../../document/index.ts';
import { forQuestion, type Json, readRecord } from '../../facts/index.ts';
import type { Call, FactsRecord } from '../../kit/index.ts';
import { caseSpokenOf } from '../understanding/before.ts';
import { type Frame, isFactSheet } from '../understanding/frame.ts';
import { askedIn, judge, mostCompared, type Understood } from '../understanding/judge.ts';
import { answerBefore, anyAnswerBefore } from './answerBefore.ts';
import { type Answering, callFor, type Replying } from './call.ts';
import { sideBySide } from './compare.ts';
import type { CaseAnswer } from './compareTables.ts';
import { figureIn } from './headlineFigure.ts';
import { type Asking, matterOf, unlessFailed } from './matter.ts';
import { ranked } from './rank.ts';
import { asksWhy, withReason } from './whyApart.ts';

export const wholeCall = (...[said, replying]: Parameters<typeof callFor>) => ({
  ...callFor(said, replying),
  answerBefore: () => answerBefore(replying, (frame) => answerTo(frame, replying)),
  anyAnswerBefore: () => anyAnswerBefore(replying),
});

/** What is asked with a frame, whole or not. */
export function askingOf(frame: Frame, answering: Answering): Asking {
  const { match, uploads } = frame;
  const open = { values: {}, lang: match.lang, text: '', uploads, ...askedIn(frame) };
  return { frame, call: wholeCall(open, answering), matter: matterOf(frame, answering.parts.catalogue) };
}

/** The same, and what was answered to it by the service is noted from here on. */
export function noting(answering: Answering) {
  const { parts } = answering;
  const { facts, oldest, answers } = forQuestion(parts.facts);
  return { answering: { ...answering, parts: { ...parts, facts } }, oldest, answers };
}

export interface Ran {
  readonly call: Call<Record<string, never>>;
  readonly document: Document;
  /** When the oldest answer was asked for that had to do. */
  readonly oldest: () => Date | undefined;
  readonly answers: () => readonly Json[];
}

/** Throws as the command does. */
export async function runFrame(frame: Frame, answering: Answering): Promise<Ran> {
  const understood = judge(frame);
  // An older list of places does no harm to understanding, an older figure must be called so.
  const { answering: noted, oldest, answers } = noting(answering);
  const call = wholeCall(understood, noted);
  return { call, oldest, answers, document: await documentFor(understood, call) };
}

/** A frame that is whole, answered by its command alone. Throws ClarificationNeeded where it is not whole. */
export async function answerTo(
  frame: Frame,
  replying: Replying,
  more: Pick<Call, 'answeredBy'> = {},
): Promise<Document> {
  const understood = judge(frame);
  return documentFor(understood, { ...wholeCall(understood, replying), ...more });
}

/** Runs the command: its overview, one case, or each of several. */
export async function documentFor(
  { command, isOverview, compared, between, question, values }: Understood,
  call: Call<Record<string, never>>,
): Promise<Document> {
  if (isOverview && command.overview) return ranked(await command.overview(call), question, command);
  if (compared.length < 2) {
    const document = await command.run(call);
    return values['list'] === undefined ? document : ranked(document, question, command);
  }
  const answers = compared.slice(0, mostCompared).map(async ({ name, values: own }) => ({
    name,
    document: await command.run({ ...call, values: own }),
  }));
  const cases = await Promise.all(answers);
  const apart = sideBySide(cases, question, between);
  const document =
    asksWhy(question) && cases.length === 2 ? withReason(apart, figuresOf(cases), question) : apart;
  const left = compared.slice(mostCompared);
  if (left.length === 0) return document;
  const names = joined(
    left.map(({ name }) => [name]),
    '; ',
  );
  const notCompared = call.say({
    de: [`Mehr als ${mostCompared} vergleiche ich nicht auf einmal. Nicht dabei: `, ...names, '.'],
    en: [`I compare no more than ${mostCompared} at a time. Not among them: `, ...names, '.'],
  });
  return withNotes(document, [note('reading', notCompared)]);
}

const figuresOf = (cases: readonly CaseAnswer[]): readonly Cell[] =>
  cases.flatMap(({ document }) => figureIn(document.headline)?.cell ?? []);

/** `run` runs the frame itself. None where there is no whole case. */
export async function recordsOfCase(
  frame: Frame,
  run: () => Promise<Ran>,
  answering: Answering,
): Promise<readonly FactsRecord[]> {
  const ofCase = isFactSheet(frame) ? caseSpokenOf(frame) : frame;
  if (!ofCase) return [];
  const ran = await unlessFailed(ofCase === frame ? run : () => runFrame(ofCase, answering));
  return ran?.answers().map(readRecord) ?? [];
}
