// „4 Mitarbeiter“, „drei Wagen“: how many of those whom the service reckons one by one.
import type { Lang } from '../../document/index.ts';
import { quantitiesIn } from './quantities.ts';
import type { Candidate, Recogniser } from './recogniser.ts';
import type { Word } from './words.ts';

/** More is an amount, or a year. */
const mostCounted = 50;

/** As they are counted, and what people call them; plainly written. */
const counted = {
  person: {
    names: { de: ['Person', 'Personen'], en: ['person', 'people'] },
    said: /^(?:leut\w*|person\w*|people|mitarbeit\w*|beschaeftigt\w*|angestellt\w*|kolleg\w*|gesell\w*|azubis?|auszubildend\w*|ausbilder\w*|teilnehm\w*|kandidat\w*|pruefling\w*|jaegern?|maenner\w*|frauen|freunde\w*|kumpels?|brueder\w*|wachleut\w*|wachmaenner\w*|tuersteher\w*|employees|colleagues|friends|guards|trainees|trainers|men|women)$/,
  },
  vehicle: {
    names: { de: ['Fahrzeug', 'Fahrzeuge'], en: ['vehicle', 'vehicles'] },
    said: /^(?:autos?|wagen|fahrzeugen?|pkws?|cars|vehicles)$/,
  },
} as const satisfies Record<
  string,
  { readonly names: Readonly<Record<Lang, readonly [string, string]>>; readonly said: RegExp }
>;

/** Between the number and what it counts: „zwei unserer Gesellen“. */
const between = /^(?:von|of|unser\w*|mein\w*|sein\w*|ihr\w*|our|my|the|der|den|neuen?|new)$/;
const farthest = 3;

/** Two or more of them; one is the usual case, which nobody says. */
export const severalOf = (kind: keyof typeof counted): Recogniser<number> => ({
  find: (words) =>
    quantitiesIn(words).flatMap(({ figure, least, most, form }): readonly Candidate<number>[] => {
      const at = figure.to + words.slice(figure.to, figure.to + farthest).findIndex(isThing);
      const isMany = least === most && Number.isInteger(least) && least >= 2 && least <= mostCounted;
      const isNumber = form === undefined && isMany && at >= figure.to;
      const isSaid = isNumber && counted[kind].said.test(words[at]?.plain ?? '');
      // „Wir sind zu dritt“
      const isCompany = kind === 'person' && form === 'company' && isMany;
      if (!isSaid && !isCompany) return [];
      return [{ from: figure.from, to: isSaid ? at + 1 : figure.to, value: least, score: 1 }];
    }),
  show(value, lang) {
    const [one, many] = counted[kind].names[lang];
    return { kind: 'text', text: `${value} ${value === 1 ? one : many}` };
  },
});

const isThing = ({ plain }: Word): boolean => !between.test(plain);
