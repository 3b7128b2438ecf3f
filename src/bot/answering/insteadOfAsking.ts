// What is told in place of a question back: what is missing may change nothing, or the question be about the matter whatever
// the case is: „Bei welchem Wert …?“
import { type Document, withNotes } from '../../document/index.ts';
import { type Clarification, ClarificationNeeded } from '../../kit/index.ts';
import type { Frame } from '../understanding/frame.ts';
import { wantedIn } from '../understanding/whatIsWanted.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';
import { firstDoubt } from '../understanding/judge.ts';
import { notesOn } from '../understanding/readingNotes.ts';
import { explainProblem } from '../wording/explain.ts';
import type { Answering } from './call.ts';
import { type Decision, namingTopic } from './decision.ts';
import { typedIn, unlessFailed } from './matter.ts';
import { inGeneral, ofKnownPlace } from './unknownPlace.ts';
import { overAll } from './overAll.ts';
import { inPlainWords } from './plainWords.ts';
import { priceBeside, withPrice } from './priceBeside.ts';
import { failure, placeIn, reply, type Reply, withAge } from './reply.ts';
import { runInstead } from './instead.ts';
import { toldWithoutAsking } from './toldWithoutAsking.ts';
import { type Tried, tryChoices } from './tryChoices.ts';
import { answerTo, askingOf, noting } from './run.ts';

/** „Reihenhaus in Niedersachsen, eine Wallbox: gibt es da Geld?“ tells nearly all of a case, and rather wants just that. */
const tellsCase = (frame: Frame, { isSure }: Decision, said: ParsedMessage): boolean =>
  isSure !== true && typedIn(frame).length >= mostOfCase && wantedIn(said).intents[0]?.value === 'result';
const mostOfCase = 3;

const missing: ReadonlySet<string> = new Set(['missing', 'unknownValue', 'other']);

/** „6 Parteien“: without what is unclear, what is missing then may change nothing. */
function withoutUnclear(frame: Frame): Frame | undefined {
  const doubt = firstDoubt(frame);
  if (doubt?.problem.kind !== 'other') return undefined;
  const slots = new Map([...frame.slots].filter(([key]) => !doubt.keys.includes(key)));
  return { ...frame, slots, doubts: frame.doubts.filter((one) => one !== doubt) };
}

/** „Bitte einen Elektriker für eine Wallbox nennen“ is not answered by what is paid for one, though nothing is. */
const wantsResult = ({ intent }: Frame, said: ParsedMessage): boolean =>
  intent.whether || intent.aspects.includes('cost') || wantedIn(said).intents[0]?.value === 'result';

/** One answer whatever is chosen, with how the rest was read. */
const sameOf = (found: Tried | undefined, frame: Frame): Document | undefined =>
  found && 'same' in found ? withNotes(found.same, notesOn(frame)) : undefined;

/** The question back with the figures of its choices, and what they hold under; over the buttons all notes stand anyway. */
function withFigures(found: Tried | undefined, lang: Document['lang']): Document | undefined {
  if (!found || !('asking' in found)) return undefined;
  const asking = explainProblem(found.asking, lang);
  return withNotes(asking, found.conditions);
}

/** What is said where a frame was not answered; `error` is why. */
export async function unanswered(
  error: unknown,
  frame: Frame,
  decision: Decision | undefined,
  answering: Answering,
): Promise<Reply> {
  const told =
    error instanceof ClarificationNeeded
      ? await insteadOfAsking(error.problem, frame, decision, answering)
      : undefined;
  return told ?? failure(error, frame.match, answering, placeIn(frame));
}

/** Undefined where nothing is told in place of that. */
async function insteadOfAsking(
  problem: Clarification,
  frame: Frame,
  decision: Decision | undefined,
  answering: Answering,
): Promise<Reply | undefined> {
  const { command, lang } = frame.match;
  if (command.changes || !(missing.has(problem.kind) || decision)) return undefined;
  const { said, parts } = answering;
  const { answering: noted, oldest } = noting(answering);
  const asking = askingOf(frame, noted);
  const { call } = asking;
  const run = (one: Frame, more?: Parameters<typeof answerTo>[2]) => answerTo(one, noted, more);
  const told = async (): Promise<Document | undefined> => {
    const several = wantsResult(frame, said);
    const tryEach = async (one: Frame) =>
      await unlessFailed(() => tryChoices(one, (each) => run(each), { several }));
    if (decision?.told) {
      const ofCase = tellsCase(frame, decision, said) ? sameOf(await tryEach(frame), frame) : undefined;
      return ofCase ?? namingTopic(decision, decision.told.document);
    }
    const instead = decision?.instead;
    // It may leave open the same as the frame does.
    if (instead) return unlessFailed(() => runInstead(decision, instead, call, noted));
    const known = await unlessFailed(() => ofKnownPlace(frame, problem, run));
    if (known) return known;
    const clear = withoutUnclear(frame);
    const tried = clear ?? frame;
    const found = await tryEach(tried);
    const same = sameOf(found, tried);
    if (!same) {
      if (clear && !decision) return undefined;
      const general =
        (decision ? undefined : await toldWithoutAsking(asking, problem)) ??
        (await unlessFailed(() => inGeneral(frame, problem, noted, run)));
      if (general || clear) return general;
    }
    const priced = await unlessFailed(() => priceBeside(asking));
    const ofChoices = () => overAll(asking, problem, run);
    const own = same ?? withFigures(found, lang) ?? (several ? await unlessFailed(ofChoices) : undefined);
    return priced ? withPrice(priced, own ?? explainProblem(problem, lang), call) : own;
  };
  const document = await told();
  if (!document) return undefined;
  return reply(withAge(inPlainWords(document, command), oldest(), parts), command.name.de[0], 'answered');
}
