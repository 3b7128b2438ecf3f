// Another command at the same place: „Und was kostet dort eine GmbH?“, „nein, ich meinte die AEVO“.

import { ClarificationNeeded } from '../../kit/index.ts';
import { findCommand, topicOfCommand, lineWith } from '../understanding/chooseCommand.ts';
import { namedIn } from '../understanding/matchCommand.ts';
import { correctionsIn, refersBack } from '../understanding/cues.ts';
import type { Frame } from '../understanding/frame.ts';
import type { CommandMatch } from '../understanding/matchCommand.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';
import { type UnderstandParts, readFrame } from '../understanding/readFrame.ts';
import { matchSubjects } from '../understanding/subjects.ts';
import { carriedOver } from './otherIntent.ts';

/** So many words a message that refers to another one has at most. */
const mostWordsToRefer = 14;

/** „Und was kostet dort eine GmbH?“: another command, at the place that was spoken of. */
export function refersToPlace(said: ParsedMessage, { catalogue }: UnderstandParts): boolean {
  const { words } = said;
  // „ach nein, zvE 39.800“ corrects a value, though another command takes such values as well.
  const isOfPlace = pointsAtPlace(words);
  const named =
    namedIn(said, catalogue) ??
    (isOfPlace ? matchSubjects(said.text, words, catalogue.byWord)[0] : undefined);
  return (
    named !== undefined &&
    !named.isStrict &&
    words.length <= mostWordsToRefer &&
    (isOfPlace || correctionsIn(words).length > 0)
  );
}

const placeWords = /^(?:dort|da|dorthin|there)$/;
const pointsAtPlace = (words: ParsedMessage['words']) =>
  refersBack(words) && words.some(({ plain }) => placeWords.test(plain));

/** The other command's frame, with the place that was spoken of. Undefined where it is the same command. */
export async function withPlaceOf(
  frame: Frame,
  said: ParsedMessage,
  askedAt: Date,
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<Frame | undefined> {
  const { catalogue } = parts;
  const spoken = matchSubjects(said.text, said.words, catalogue.byWord);
  // „Wie lange dauert dort die Ausbildung?“ may be about what was spoken of.
  if (spoken.length > 1 && spoken.some(({ command }) => command === frame.match.command)) return undefined;
  const found = commandIn(said, parts);
  if (!found || found.command === frame.match.command) return undefined;
  // „Wer bietet dort Kurse an?“ is about suppliers for what was spoken of.
  const topic = found.command.about && topicOfCommand(frame.match.command, catalogue);
  const line = topic && lineWith(`${found.command.name.de[0]} ${topic}`, said.words, catalogue);
  const match = line ? { ...line, lang: found.lang } : found;
  return carriedOver(frame, await readFrame(match, said, askedAt, parts, signal), parts, signal);
}

/** Undefined where it is not clear which: then the message may go on with what was asked before. */
function commandIn(said: ParsedMessage, { catalogue }: UnderstandParts): CommandMatch | undefined {
  try {
    return findCommand(said, catalogue.commands, catalogue);
  } catch (error) {
    if (error instanceof ClarificationNeeded) return undefined;
    throw error;
  }
}
