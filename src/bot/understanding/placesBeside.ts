// A town that is named to a command that asks for none: it is understood, and that its figures are no others is said.
import { inLanguage, type Lang, note, type Note, text } from '../../document/index.ts';
import { placesAmong, readWords, type Recogniser, type Span, type Town } from '../../kit/index.ts';
import type { FilledSlots } from './fillSlots.ts';

/** Asked of each argument: whether it would have known what to do with a place. */
const samples = ['München', 'Bayern'].map(readWords);

/** Where towns stand that nothing in this command could take; none where the command asks for a place. Pure. */
export function placesBeside(
  { command, words, context }: FilledSlots,
  isTaken: (at: number) => boolean,
): readonly Span[] {
  // Only commands that ask the service have figures.
  if (!command.knows || command.changes) return [];
  const towns = placesAmong(words).filter(
    ({ from, to, isDoubtful, towns: its }) =>
      !isDoubtful && its.some(isNoWord) && words.slice(from, to).every((_, more) => !isTaken(from + more)),
  );
  const takes = (recogniser: Recogniser<unknown>) =>
    recogniser.isAnything === true ||
    samples.some((sample) => recogniser.find(sample, { ...context, choices: undefined }).length > 0);
  const isOfPlaces = () => Object.values(command.arguments).some(({ recogniser }) => takes(recogniser));
  return towns.length === 0 || isOfPlaces() ? [] : towns;
}

/** „Auto in Rot“ may be a colour; Essen has many postal codes. */
const isNoWord = ({ isEveryday, codes }: Town) => !isEveryday || codes >= manyCodes;
const manyCodes = 3;

/** „Oldenburg“: that the service says nothing else of it. */
export function notesOnPlaces(places: readonly string[], lang: Lang): readonly Note[] {
  if (places.length === 0) return [];
  const named = text([...new Set(places)].join(', '));
  const says = inLanguage(lang)({
    de: ['Der Dienst unterscheidet hier nicht nach Orten: keine eigenen Angaben für ', named, '.'],
    en: ['The service does not tell places apart here: no figures of its own for ', named, '.'],
  });
  return [note('reading', says)];
}
