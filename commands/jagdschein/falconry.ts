// The Falknerschein, which people take for a kind of hunting licence: there is no data on it, and that is said at once.
import { oneOf, type Recogniser } from '../../src/kit/index.ts';

const named = oneOf({
  falconry: {
    label: { de: 'Falknerschein', en: 'falconry licence' },
    words: [
      ...[
        'Falkner',
        'Falknerei',
        'Falknerjagdschein',
        'Jahresfalknerschein',
        'falconer',
        'falconry',
        'falconry exam',
      ],
    ],
  },
});

export const falconry: Recogniser<'falconry'> = {
  ...named,
  find: (words, context) =>
    named.find(words, context).map((found) => ({
      ...found,
      score: 1,
      problem: {
        de: 'Zum Falknerschein habe ich keine Daten, und aus denen zum Jagdschein leite ich nichts ab. Den Jagdschein nenne ich mit „jagdschein“ und dem Land.',
        en: 'I have no data on the falconry licence, and I derive nothing from those on the hunting licence. For a hunting licence, ask “hunting-licence” and the state.',
      },
    })),
};
