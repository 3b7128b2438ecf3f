// What the subsidy leaves out whatever the income: used cars and companies, where the service's rules say so.
import {
  both,
  type Call,
  type Document,
  type FactsRecord,
  flag,
  readFields,
  readProvenance,
  refined,
  textCell,
  wordList,
} from '../../src/kit/index.ts';
import { matrixFields } from './fields.ts';

const saidOfCar = flag(
  { de: 'Gebrauchtwagen', en: 'used car' },
  wordList(`
    Jahreswagen, Vorführwagen, aus zweiter Hand, used, second-hand, pre-owned, Gebrauchtfahrzeug,
    Gebrauchtauto, Gebrauchtkauf, Gebrauchter, Gebrauchten
  `),
  ['Neuwagen', 'neues Auto', 'fabrikneu', 'brand new', 'new car'],
);

const electric = /^(?:voll|all)?e(?:lektr|lectric|auto|car|v)/;

/** „Neues Elektroauto“, „neues vollelektrisches Auto“ say of the same car that it is electric. */
export const usedCar = refined(saidOfCar, (found, words) =>
  found.map((one) => {
    const isElectric = words.slice(one.from + 1, one.to).some(({ plain }) => electric.test(plain));
    return isElectric ? { ...one, to: one.from + 1 } : one;
  }),
);

export const forCompany = flag(
  { de: 'für eine Firma', en: 'for a company' },
  wordList(`
    Firma, Firmenwagen, Dienstwagen, Geschäftswagen, gewerblich, Unternehmen, GmbH, Betrieb, Malerbetrieb,
    Gewerbe, company, business
  `),
);

const rules = {
  used: {
    field: 'newOnly',
    no: { de: 'Gebrauchtwagen', en: 'used cars' },
    why: both`gefördert werden laut Dienst nur Neuwagen
      according to the service only new cars are funded`,
    unknown: both`Ob Gebrauchtwagen gefördert werden, sagt der Dienst nicht
      The service does not say whether used cars are funded`,
  },
  company: {
    field: 'privateOnly',
    no: { de: 'Firmen', en: 'companies' },
    why: both`gefördert werden laut Dienst nur Privatpersonen
      according to the service only private persons are funded`,
    unknown: both`Ob Firmen gefördert werden, sagt der Dienst nicht
      The service does not say whether companies are funded`,
  },
} as const;

export function excludedDocument(
  answer: FactsRecord,
  kind: keyof typeof rules,
  { lang, say, today, intent }: Call,
): Document {
  const { field, no, why, unknown } = rules[kind];
  const { values } = readFields(answer, matrixFields);
  const headline =
    values[field] === true
      ? say`**[${intent.whether}Nein: k][${!intent.whether}K]eine Förderung für ${no}**: ${why}.
          **[${intent.whether}No: n][${!intent.whether}N]o subsidy for ${no}**: ${why}.`
      : say`**${unknown}**.`;
  const status = textCell(values.status);
  const basis = say`Grundlage: ${status}\nBasis: ${status}`;
  return {
    lang,
    headline: headline ?? [],
    notes: basis ? [basis] : [],
    provenance: readProvenance(answer, lang, today),
  };
}
