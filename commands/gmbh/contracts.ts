// The contract's two kinds of articles, and what people say about who founds.
import { type Choice, isJoining, oneOf, type Recogniser, text, type Word } from '../../src/kit/index.ts';

export const contracts = {
  muster: {
    label: { de: 'Musterprotokoll', en: 'standard template (Musterprotokoll)' },
    withIt: { de: 'mit Musterprotokoll', en: 'with the standard template (Musterprotokoll)' },
    words: ['mustersatzung', 'mustervertrag', 'standardsatzung', 'template', 'standard template'],
  },
  individuell: {
    label: { de: 'eigene Satzung', en: 'articles of its own' },
    withIt: { de: 'mit eigener Satzung', en: 'with articles of its own' },
    words: [
      ...['eigener satzung', 'individuelle satzung', 'individueller satzung', 'eigener gesellschaftsvertrag'],
      ...['individueller gesellschaftsvertrag', 'individueller vertrag', 'eigener vertrag', 'satzung'],
      ...['individual', 'individual articles', 'own articles', 'custom articles'],
    ],
  },
} as const;

export const founders = {
  one: {
    label: { de: 'eine Person', en: 'one founder' },
    words: [
      ...['allein', 'alleine', 'allein gründen', 'ein-personen', 'einpersonen', 'ein-personen-gmbh'],
      ...['einpersonen-gmbh', 'einmann-gmbh', 'einmann', 'einzelperson', 'alone', 'single founder'],
    ],
  },
  several: {
    label: { de: 'mehrere Personen', en: 'several founders' },
    words: [
      ...['zu zweit', 'zu zweit gründen', 'zu dritt', 'zu viert', 'zwei gesellschafter', 'zwei personen'],
      ...[
        'zwei gründer',
        'drei gesellschafter',
        'drei personen',
        'mehrere gesellschafter',
        'mehrere gründer',
      ],
      ...['2 gesellschafter', '3 gesellschafter', '2 personen', '3 personen', 'two founders'],
    ],
  },
} as const;

export type Contract = keyof typeof contracts;
export const contractKinds = ['muster', 'individuell'] as const;

export interface Articles {
  readonly contract: Contract;
  /** Who was said to found; without a word on the articles, it decides: one person uses the template. */
  readonly founders: keyof typeof founders | undefined;
}

const spoken = oneOf({ ...contracts, ...founders });

/** „Musterprotokoll“, „zu zweit“, and both as one: „zu zweit mit Musterprotokoll“. */
export const anyArticles: Recogniser<Articles> = {
  offers: (lang): readonly Choice[] =>
    contractKinds.map((value) => ({ value, label: contracts[value].label[lang] })),
  show: ({ contract }, lang) => text(contracts[contract].label[lang]),
  find(words, context) {
    const found = spoken.find(words, context).toSorted((a, b) => a.from - b.from);
    const runs: (typeof found)[] = [];
    for (const one of found) {
      const run = runs.at(-1);
      const before = run?.at(-1);
      if (run && before && onlyJoining(words, before.to, one.from)) run.push(one);
      else runs.push([one]);
    }
    return runs.flatMap((run) => {
      const [first] = run;
      const contract = run.map(({ value }) => value).find(isContract);
      const said = run.map(({ value }) => value).find((value) => !isContract(value));
      if (!first) return [];
      const articles = { contract: contract ?? (said === 'one' ? 'muster' : 'individuell'), founders: said };
      return [{ ...first, to: run.at(-1)?.to ?? first.to, value: articles }];
    });
  },
};

const isContract = (value: string): value is Contract => Object.hasOwn(contracts, value);

const onlyJoining = (words: readonly Word[], from: number, to: number) =>
  words.slice(from, to).every(isJoining);
