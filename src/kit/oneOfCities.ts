// Recognises a city that the facts service offers, by any of its names, and tells the two Frankfurts apart.
import { cityNames } from './germany.ts';
import { oneOfService } from './oneOfService.ts';
import type { Candidate, Choice, Recogniser } from './recogniser.ts';
import { plainIn, type Word } from './words.ts';

/** A city from the service's own list; „Frankfurt (Oder)“ is never taken for the one on the Main. */
export function oneOfCities(list: NonNullable<Recogniser<Choice>['choices']>): Recogniser<Choice> {
  const listed = oneOfService(list, { nicknames: cityNames });
  return {
    ...listed,
    find(words, context) {
      const found = listed.find(words, context);
      const isCityAt = (at: number) => context.choices !== undefined && found.some(({ from }) => from === at);
      return found.flatMap((candidate): Candidate<Choice>[] => {
        const to = endOfRiver(words, candidate);
        // „Frankfurt oder Köln“ is a choice; with a capital it is the river.
        const isChoice = to !== undefined && isCityAt(to) && words[to - 1]?.text === 'oder';
        if (to === undefined || isChoice) return [candidate];
        return context.choices ? [{ ...candidate, to, impossible: true }] : [];
      });
    },
  };
}

/** Where „Frankfurt/Oder“, „Frankfurt (Oder)“ or „Frankfurt an der Oder“ ends. */
function endOfRiver(words: readonly Word[], { to }: Candidate<Choice>): number | undefined {
  if (words[to - 1]?.plain !== 'frankfurt') return undefined;
  const ends = [1, 2, 3].map((more) => to + more).filter((end) => end <= words.length);
  return ends.find((end) => /^(?:ander|ad)?oder$/.test(plainIn(words, { from: to, to: end })));
}
