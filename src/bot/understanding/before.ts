// What was spoken of before a fact sheet was asked, and when what of it counts.
import { isPlaceName, plainWords, readWords } from '../../kit/index.ts';
import { type Frame, isFactSheet } from './frame.ts';

/** The case before it: a value that is said next („und als Plug-in“) is of that. Pure. */
export const caseBefore = ({ before }: Frame): Frame | undefined =>
  before && isFactSheet(before) ? caseBefore(before) : before;

/**
 * The same, where what the service says of that case may answer as well: „ist da die Ausrüstung schon drin?“ Not „und in
 * Niedersachsen?“, which is on no case of another place. Pure.
 */
export function caseSpokenOf(frame: Frame): Frame | undefined {
  const found = unlessField(frame);
  const before = new Set(plainWords(found?.said.join(' ') ?? ''));
  const isOther = readWords(frame.said.at(-1) ?? '').some(
    ({ plain }) => isPlaceName(plain) && !before.has(plain),
  );
  return isOther ? undefined : found;
}

/** A field of the sheet is told as it stands there: what is said of the case has only a part of it. */
function unlessField({ before, asksField }: Frame): Frame | undefined {
  if (asksField) return undefined;
  return before && isFactSheet(before) ? unlessField(before) : before;
}
