// What is told in place of a question back: what is missing may change nothing, or the question be about the matter whatever
// the case is: „Bei welchem Wert …?“
import type { Document, Note } from '../../document/index.ts';
import { forQuestion } from '../../facts/index.ts';
import { ClarificationNeeded } from '../../kit/index.ts';
import type { Frame } from '../understanding/frame.ts';
import { wantedIn } from '../understanding/message.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';
import { firstDoubt } from '../understanding/judge.ts';
import { notesOn } from '../understanding/readingNotes.ts';
import { explainProblem } from '../wording/explain.ts';
import { type Decision, namingTopic } from './decision.ts';
import { unlessFailed } from './matter.ts';
import { generally, ofKnownPlace } from './unknownPlace.ts';
import { overAll } from './overAll.ts';
import { inPlainWords } from './plainWords.ts';
import { priceBeside, withPrice } from './priceBeside.ts';
import { reply, type Reply, withAge } from './reply.ts';
import { runInstead } from './run.ts';
import { toldWithoutAsking } from './toldWithoutAsking.ts';
import { type Tried, tryChoices } from './tryChoices.ts';
import { type Answering, answerTo, openCall } from './wholeCall.ts';

/** Beside the figures of the choices; over the buttons, where nothing else is seen, all notes stand anyway. */
const withConditions = (asking: Document, conditions: readonly Note[]): Document => ({
  ...asking,
  notes: [...conditions, ...(asking.notes ?? [])],
});

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
  found && 'same' in found
    ? { ...found.same, notes: [...notesOn(frame), ...(found.same.notes ?? [])] }
    : undefined;

/** `error` is why the frame was not answered. Undefined where nothing is told in place of it. */
export async function insteadOfAsking(
  error: unknown,
  frame: Frame,
  decision: Decision | undefined,
  said: ParsedMessage,
  answering: Answering,
): Promise<Reply | undefined> {
  const { command, lang } = frame.match;
  if (!(error instanceof ClarificationNeeded) || command.changes) return undefined;
  const { problem } = error;
  if (!missing.has(problem.kind) && !decision) return undefined;
  const { limit, asked, parts } = answering;
  const { facts, oldest } = forQuestion(parts.facts, limit);
  const call = openCall(frame, facts, answering);
  const decided = async () => {
    if (!decision) return toldWithoutAsking(frame, problem, call, parts.catalogue);
    if (decision.told) return namingTopic(decision, decision.told.document);
    const { instead } = decision;
    // It may leave open the same as the frame does.
    return instead && unlessFailed(() => runInstead(decision, instead, said, call, asked, parts));
  };
  const tryOf = (one: Frame) =>
    tryChoices(one, (chosen) => answerTo(chosen, facts, answering), { several: wantsResult(frame, said) });
  const inGeneral = () =>
    generally(frame, said, problem, { ...parts, facts }, asked.question.askedAt, call, (sheet, more) =>
      answerTo(sheet, facts, answering, more),
    );
  const ofOtherPlace = () => ofKnownPlace(frame, problem, call, (one) => answerTo(one, facts, answering));
  const ofCase = async (
    same: Document | undefined,
    found: Tried | undefined,
  ): Promise<Document | undefined> => {
    if (same) return same;
    if (found && 'asking' in found)
      return withConditions(explainProblem(found.asking, lang), found.conditions);
    if (!wantsResult(frame, said)) return undefined;
    return unlessFailed(() =>
      overAll(frame, problem, call, parts.catalogue, (one) => answerTo(one, facts, answering)),
    );
  };
  const told = async (): Promise<Document | undefined> => {
    if (decision?.told ?? decision?.instead) return decided();
    const known = await unlessFailed(ofOtherPlace);
    if (known) return known;
    const clear = withoutUnclear(frame) ?? frame;
    const found = await unlessFailed(() => tryOf(clear));
    const same = sameOf(found, clear);
    const isUnclear = clear !== frame;
    const other =
      same || (isUnclear && !decision) ? undefined : ((await decided()) ?? (await unlessFailed(inGeneral)));
    if (other || (isUnclear && !same)) return other;
    const priced = await unlessFailed(() => priceBeside(frame, call, parts.catalogue));
    const own = await ofCase(same, found);
    return priced ? withPrice(priced, own ?? explainProblem(problem, lang), call) : own;
  };
  const document = await told();
  if (!document) return undefined;
  return reply(withAge(inPlainWords(document, command), oldest(), parts), command.name.de[0], 'answered');
}
