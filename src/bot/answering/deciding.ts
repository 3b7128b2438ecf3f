// What a decision is made from, and the ways that it can go: a statement is told, or the fact sheet is asked for just that.
import type { AnsweredBy, Aspect, Piece, QuestionIntent, Whole } from '../../kit/index.ts';
import type { Frame } from '../understanding/frame.ts';
import type { Decision } from './decision.ts';
import { type Looked, toldDocument } from './matter.ts';
import type { Undecided } from './undecided.ts';

export interface Deciding extends Undecided {
  readonly looked: Looked;
  readonly decision: Decision;
}

/** A decision of which it is not clear yet what is told. Pure. */
export const decisionOn = (
  { call, isOnCase, isOfCommand, isNext, guessed }: Undecided,
  by: AnsweredBy,
  { nearest, texts }: Looked,
  isInOwn: Decision['isInOwn'],
): Decision => ({
  ...{ by, isOnCase, isNext, nearest, texts, isInOwn },
  isClosed: call.intent.whether,
  isSure: isOfCommand,
  // What goes on with an answer is on its topic.
  guessed: isNext && by.is !== 'nothing' ? undefined : guessed,
});

/** What is said, with nothing else of the answer that it stands in. */
export const telling = (
  { sentence, answer }: NonNullable<ReturnType<Looked['say']>>,
  { decision, call }: Deciding,
): Decision => ({ ...decision, told: { sentence, document: toldDocument(sentence, answer, call) } });

/** The fact sheet, of which just that is wanted. */
export async function sheetOn(
  answered: Whole | 'nothing',
  { decision, matter, isSheet, frame, frameOf }: Deciding,
): Promise<Decision | undefined> {
  const ofTopic = isSheet ? frame : await frameOf(`fakten ${matter.topic}`);
  return (
    ofTopic && { ...decision, instead: { frame: wanting(ofTopic, answered), more: { answeredBy: answered } } }
  );
}

export const aspectOf: Readonly<Partial<Record<Whole | 'nothing', Aspect>>> = {
  fee: 'cost',
  time: 'duration',
  office: 'authority',
  papers: 'documents',
  online: 'online',
  law: 'basis',
  meaning: 'meaning',
};

/** The frame of a fact sheet of which just that is wanted. */
function wanting(frame: Frame, whole: Whole | 'nothing'): Frame {
  const aspect = aspectOf[whole];
  const { intent } = frame;
  // „Was kostet es, und wie lange dauert es?“
  const isMore = intent.aspects.length > 1 && !intent.whether;
  if (aspect === undefined || (isMore && intent.aspects.includes(aspect))) return frame;
  const only: QuestionIntent = {
    ...intent,
    aspect,
    aspects: [aspect],
    whether: intent.whether && whole === 'online',
  };
  return { ...frame, intent: only };
}

/** Less likely nothing that is reckoned is the answer. */
const leastReckoned = 0.15;

/** „Kann ich die Prüfung wiederholen?“: of what the command has a part for, it tells just that. */
export const hasPart = ({ frame: { match, slots } }: Deciding): boolean =>
  [...slots.keys()].some((key) => match.command.arguments[key]?.named);

/** Whether what is reckoned for the case may answer at all, as it was learned. Pure. */
export const mayBeReckoned = ({ ofCase }: Looked): boolean => ofCase === undefined || ofCase >= leastReckoned;

/** So likely a statement on just the case must be; less, where what is reckoned surely does not answer. Pure. */
export const leastOfOwn = (looked: Looked): number => (mayBeReckoned(looked) ? 0.6 : 0.5);

/** „Darf er dann allein los?“: the command judges that itself, and says what it does not know of it. */
export const saysPart = ({ frame: { match, slots }, call: { question, intent } }: Deciding): boolean =>
  intent.whether &&
  [...slots].some(
    ([key, { typed }]) =>
      match.command.arguments[key]?.judges && question.toLowerCase().includes(typed.toLowerCase()),
  );

/** How a fee is called, plainly written. */
export const feeWord = /gebuehr(?:en)?$|^fees?$/;

/** What is said of another entry of a list is nothing on what was spoken of. Pure. */
export const isOfOtherEntry = ({ isListed, isNamed, about }: Piece): boolean =>
  isListed && !isNamed && about !== undefined;
