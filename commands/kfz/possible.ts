// „Kann ich … online?“, „Geht das …?“: then the first line begins with yes.
import { type Call, oneOf, onlineVerdict, type Recogniser, type Sentence } from '../../src/kit/index.ts';

const possible = oneOf({
  possible: {
    label: { de: 'möglich', en: 'possible' },
    words: [
      ...['kann', 'kann ich', 'kann man', 'können wir', 'geht', 'geht das', 'gehts', 'klappt', 'machbar'],
      ...['can', 'can i', 'can we', 'is it possible'],
    ],
  },
});

/** „kennen“ is no „können“. */
export const possibleWord: Recogniser<'possible'> = {
  ...possible,
  find: (words, context) => possible.find(words, context).filter(({ corrected }) => !corrected),
};

/** Where the service has a fee for the online way. */
export const onlineWorks = ({ say }: Pick<Call, 'say'>): Sentence => [onlineVerdict('yes', say), '. '];
