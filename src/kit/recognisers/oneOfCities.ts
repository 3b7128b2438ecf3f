// Recognises a city that the facts service offers, by any of its names, and tells the two Frankfurts apart.
import { plainName } from '../../facts/index.ts';
import { berlinQuarters } from './berlin.ts';
import { cityOfPostcode } from './cityPostcodes.ts';
import { cityNames } from './germany.ts';
import { oneOfService } from './oneOfService.ts';
import type { Candidate, Choice, Recogniser } from './recogniser.ts';
import { plainIn, type Span, type Word, wordsIn } from './words.ts';

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
