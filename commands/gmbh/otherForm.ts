// The UG („Mini-GmbH“), which people take for a kind of GmbH: there are no figures for it, and that is said at once.
import { oneOf, type Recogniser } from '../../src/kit/index.ts';

const forms = oneOf({
  ug: {
    label: { de: 'UG', en: 'UG' },
    words: ['mini-gmbh', 'unternehmergesellschaft', 'haftungsbeschränkt'],
  },
});

export const otherForm: Recogniser<'ug'> = {
  show: (form, lang) => forms.show(form, lang),
  find: (words, context) =>
    forms
      .find(words, context)
      // „u.g.“ is „unten genannt“.
      .filter(({ from }) => !words[from]?.text.includes('.'))
      .map((candidate) => ({
        ...candidate,
        score: 1,
        problem: {
          de: 'Die UG (haftungsbeschränkt, „Mini-GmbH“) ist im Rechner nicht enthalten, und aus den Kosten der GmbH leite ich keine ab. Die der GmbH nenne ich mit „gmbh“ und der Stadt.',
          en: 'The UG (“mini GmbH”) is not covered by the calculator, and I derive nothing from the cost of a GmbH. For a GmbH, ask “gmbh-founding” and the city.',
        },
      })),
};
