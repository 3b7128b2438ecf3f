// Recognises a city: one that the facts service offers, or any other by the slug that it would have.
import { text } from '../../document/index.ts';
import { plainName } from '../../facts/index.ts';
import { berlinQuarters, cityNames, cityOfPostcode, towns } from './germany.ts';
import { findNames, indexNames } from './names.ts';
import { oneOfService } from './oneOf.ts';
import { type Candidate, type Choice, onlyInTurn, type Recogniser } from './recogniser.ts';
import {
  isFree,
  mayBeName,
  plainIn,
  slugOf,
  slugWritten,
  type Span,
  type Word,
  wordsIn,
  written,
} from './words.ts';

export interface OneOfCitiesOptions {
  /** Postal codes of large cities name them: where they are no argument of their own. */
  readonly byPostcode?: true;
}

/** A city from the service's own list; „Frankfurt (Oder)“ is never taken for the one on the Main. */
export function oneOfCities(
  list: NonNullable<Recogniser<Choice>['choices']>,
  { byPostcode }: OneOfCitiesOptions = {},
): Recogniser<Choice> {
  const listed = oneOfService(list, { nicknames: cityNames, within: berlinQuarters });
  return {
    ...listed,
    find(words, context) {
      const isRead = byPostcode && context.choices && words.some(isPostcode);
      const read = isRead ? words.map(asCity) : words;
      const found = joined(listed.find(read, context), words);
      const isCityAt = (at: number) => context.choices !== undefined && found.some(({ from }) => from === at);
      const river = words.flatMap((word, at): Candidate<Choice>[] =>
        context.choices?.[0] && /^frankfurt(?:ander|ad)?oder$/.test(word.plain)
          ? [{ from: at, to: at + 1, value: context.choices[0], score: 1, impossible: true }]
          : [],
      );
      const cities = found.flatMap((candidate): Candidate<Choice>[] => {
        const to = endOfRiver(words, candidate);
        // „Frankfurt oder Köln“ is a choice; with a capital it is the river.
        const isChoice = to !== undefined && isCityAt(to) && words[to - 1]?.text === 'oder';
        if (to === undefined || isChoice) return [candidate];
        return context.choices ? [{ ...candidate, to, impossible: true }] : [];
      });
      return [...cities, ...river];
    },
  };
}

const postcode = /^(?:D-)?(\d{5})$/i;
const isPostcode = (word: Word | undefined) => postcode.test(word?.text ?? '');

/** „50667“ as „Köln“. */
function asCity(word: Word): Word {
  const city = cityOfPostcode(postcode.exec(word.text)?.[1] ?? '');
  return city === undefined ? word : { text: city, plain: plainName(city) };
}

/** „50667 Köln“ and „Neukölln in Berlin“ are one place each, and a postal code alone is told as what it was read as. */
function joined(found: readonly Candidate<Choice>[], words: readonly Word[]): readonly Candidate<Choice>[] {
  const isCode = ({ from, to }: Span) => to === from + 1 && isPostcode(words[from]);
  const places: Candidate<Choice>[] = [];
  for (const candidate of found) {
    const before = places.at(-1);
    const isAddress = before?.to === candidate.from && isCode(before) && !isCode(candidate);
    const isInBerlin =
      before &&
      /^in ?berlin$/i.test(wordsIn(words, { from: before.to, to: candidate.to })) &&
      isPartOf(before, candidate);
    if (before && isAddress && isPartOf(candidate, before))
      places.splice(-1, 1, { ...candidate, from: before.from });
    else if (before && isInBerlin) places.splice(-1, 1, { ...before, to: candidate.to });
    else places.push(isCode(candidate) ? { ...candidate, corrected: true } : candidate);
  }
  return places;
}

/** The same place, or one in it. */
const isPartOf = (part: Candidate<Choice>, whole: Candidate<Choice>) =>
  [whole.value, ...(whole.between ?? [])].some(({ value }) => value === part.value.value);

/** Where „Frankfurt/Oder“, „Frankfurt (Oder)“ or „Frankfurt an der Oder“ ends. */
function endOfRiver(words: readonly Word[], { to }: Candidate<Choice>): number | undefined {
  if (words[to - 1]?.plain !== 'frankfurt') return undefined;
  const ends = [1, 2, 3].map((more) => to + more).filter((end) => end <= words.length);
  return ends.find((end) => /^(?:ander|ad)?oder$/.test(plainIn(words, { from: to, to: end })));
}

/** Frankfurt alone is the one on the Main; the other one is never taken for it. */
const special = [...cityNames, ['Frankfurt (Oder)', 'frankfurt oder', 'frankfurt an der oder'], ['Bremen']];
const named = new Set(special.flat().map(plainName));
const groups = [...special, ...towns.filter((town) => !named.has(plainName(town))).map((town) => [town])];

const index = indexNames(
  groups.map((names) => ({
    choice: { value: slugOf(names[0] ?? ''), label: names[0] ?? '' },
    names,
    byParts: false,
    byForms: false,
  })),
);

/** Behind these, the city's name goes on. */
const beginnings = new Set(['bad', 'sankt', 'st']);

/** A city, known or not. In a sentence, an unknown one must be announced („in Tübingen“). */
export const anyCity: Recogniser<Choice> = {
  show: (choice) => text(choice.label),
  find(words) {
    const known = findNames(words, index).filter(({ corrected }) => !corrected);
    return [...known, ...words.flatMap((_, from) => asTyped(words, from, known))];
  },
};

/** The written name of a city, known or not, for its slug: koeln → Köln. */
export function cityNamed(slug: string): string {
  const known = groups.find((names) => names.some((name) => plainName(name) === plainName(slug)));
  return known?.[0] ?? slugWritten(slug);
}

/** A word as a city; two where the first one only begins a name. */
function asTyped(words: readonly Word[], from: number, known: readonly Span[]): Candidate<Choice>[] {
  const to = from + (beginnings.has(words[from]?.plain ?? '') && words[from + 1] ? 2 : 1);
  const run = words.slice(from, to);
  if (!run.every((word, offset) => isFree(from + offset, known) && mayBeName(word))) return [];
  const typed = wordsIn(words, { from, to });
  const value = { value: slugOf(typed), label: written(typed.split(' ')) };
  return [{ from, to, value, score: onlyInTurn }];
}
