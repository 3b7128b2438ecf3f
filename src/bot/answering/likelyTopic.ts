// A question that names no topic, though one is likely, or one was spoken of: what the service says of that, where a
// statement of it is the answer.
import type { Document, Note, Sentence } from '../../document/index.ts';
import { topicName } from '../../kit/index.ts';
import type { Catalogue } from '../understanding/catalogue.ts';
import { lineWith } from '../understanding/chooseCommand.ts';
import type { Frame } from '../understanding/frame.ts';
import { wantedIn } from '../understanding/message.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';
import type { CommandMatch } from '../understanding/matchCommand.ts';
import { isOfOtherEntry } from './deciding.ts';
import { type Asking, comesNearest, look, matterOf, toldDocument } from './matter.ts';

/** So likely the topic must be, and another matter may be at most. */
const enough = { topic: 0.25, noOther: 0.65 } as const;
/** A statement that is less likely may be said of something near. */
const sure = 0.7;

/** The fact sheet of that topic, as if it had been asked for; undefined where none is likely. Pure. */
export function likelySheet(said: ParsedMessage, catalogue: Catalogue): CommandMatch | undefined {
  const { topics } = wantedIn(said);
  const other = topics.find(({ value }) => value === 'none')?.score ?? 0;
  const best = topics.find(({ value }) => value !== 'none');
  if (!best || best.score < enough.topic || other > enough.noOther) return undefined;
  return lineWith(`fakten ${best.value}`, said.words, catalogue);
}

/**
 * What is said next on the answer before it („die hat nen Sozialpass, ändert das was?“): what the service says on it of the
 * same case, where people asked for just that. Throws FactsError.
 */
export async function toldOfBefore(
  before: Frame,
  call: Asking,
  catalogue: Catalogue,
): Promise<Document | undefined> {
  const matter = matterOf(before, catalogue);
  if (!matter || before.match.command.changes) return undefined;
  const { point, told, answer } = await look(before, matter, call, { ofCases: false });
  if (!told?.isSure || !answer) return undefined;
  // „Wie viel kostet ein Kleingarten?“ asks for an amount of something else, however often others asked for the amount.
  if (point.need !== undefined && point.terms.length > 0 && told.words === 0) return undefined;
  return isOfOtherEntry(told.piece) ? undefined : toldDocument(told.sentence, answer, call);
}

export interface OfSheet {
  /** The answer, where it surely is one. */
  readonly document?: Document;
  /** Else what comes nearest, to stand below the denial. */
  readonly nearest?: Note;
}

/** What the fact sheet says on it; undefined where nothing may be meant. Throws FactsError. */
export async function toldOfSheet(
  frame: Frame,
  call: Asking,
  catalogue: Catalogue,
): Promise<OfSheet | undefined> {
  const matter = matterOf(frame, catalogue);
  if (!matter) return undefined;
  const { told, answer } = await look(frame, matter, call, { ofCases: false });
  if (!told?.isLikely || !answer) return undefined;
  const sentence: Sentence = [topicName(matter.topic, call.lang), ': ', ...told.sentence];
  // A figure is only said of what was surely asked.
  const isSure = told.share >= sure && told.piece.needs.length === 0;
  return isSure
    ? { document: toldDocument(sentence, answer, call) }
    : { nearest: comesNearest(sentence, call.say) };
}
