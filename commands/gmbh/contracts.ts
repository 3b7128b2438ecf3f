// The contract's two kinds of articles, and what people say about them.
import {
  type Candidate,
  type Choice,
  isJoining,
  oneOf,
  type Recogniser,
  text,
  type Word,
} from '../../src/kit/index.ts';

export const contracts = {
  muster: {
    label: { de: 'Musterprotokoll', en: 'standard template (Musterprotokoll)' },
    withIt: { de: 'mit Musterprotokoll', en: 'with the standard template (Musterprotokoll)' },
    words: [
      ...['mustersatzung', 'mustervertrag', 'standardsatzung', 'standardvertrag', 'standardprotokoll'],
      ...['template', 'standard template', 'standard articles', 'model articles', 'model protocol'],
      ...['Standard', 'Vorlage', 'gesetzliche Vorlage'],
    ],
    told: [
      'von_der_stange | off_the_shelf | boilerplate',
      '0815 | 08_15 | vorgefertigt* | fertige* | vorgedruckt* + satzung | vertrag | gesellschaftsvertrag | vordruck',
    ],
  },
  individuell: {
    label: { de: 'eigene Satzung', en: 'articles of its own' },
    withIt: { de: 'mit eigener Satzung', en: 'with articles of its own' },
    words: [
      ...[
        'individuelle Satzung',
        'eigene Satzung',
        'maßgeschneiderte Satzung',
        'individuell',
        'eigener Vertrag',
      ],
      ...['eigener Gesellschaftsvertrag', 'individueller Gesellschaftsvertrag', 'individueller Vertrag'],
      ...['individual', 'individual articles', 'own articles', 'custom articles', 'bespoke articles'],
      ...['Vertrag nach Maß', 'maßgeschneiderter Vertrag'],
    ],
    general: ['Satzung'],
    told: [
      'anwalt* | anwält* | rechtsanwalt* | jurist* | notar* + satzung | vertrag | gesellschaftsvertrag + schreib* | mach* | aufsetz* | setzt | ' +
        'setz* | entwirft | entwerf* | erstell* | formulier* | vom | von',
      'lawyer* | attorney | solicitor | notary + articles | contract | agreement + draft* | write* | by | from',
      'richtige* | ordentliche* | vernünftig* | ausführlich* | proper | full | detailed + vertrag | gesellschaftsvertrag | satzung | contract | ' +
        'agreement | articles',
    ],
  },
} as const;

export type Contract = keyof typeof contracts;
export const contractKinds = ['muster', 'individuell'] as const;

const spoken = oneOf(contracts, { either: contractKinds });

/** „Musterprotokoll“; both, where both are named: „Muster oder individuell?“ */
export const anyArticles: Recogniser<Contract | 'both'> = {
  offers: (lang): readonly Choice[] =>
    contractKinds.map((value) => ({ value, label: contracts[value].label[lang] })),
  show: (said, lang) => {
    const kinds = said === 'both' ? contractKinds : [said];
    return text(kinds.map((kind) => contracts[kind].label[lang]).join(' / '));
  },
  find(words, context) {
    const found: Candidate<Contract | 'both'>[] = [];
    for (const one of spoken.find(words, context).toSorted((a, b) => a.from - b.from)) {
      const before = found.at(-1);
      const isChoice = before && before.value !== one.value && onlyJoining(words, before.to, one.from);
      if (isChoice) found.splice(-1, 1, { ...before, to: one.to, value: 'both' });
      else found.push(one);
    }
    return found;
  },
};

const onlyJoining = (words: readonly Word[], from: number, to: number) =>
  words.slice(from, to).every(isJoining);
