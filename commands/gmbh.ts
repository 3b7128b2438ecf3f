// What it costs to found a GmbH in a city: with the standard template, with articles of one's own, or both side by side.
import { getGmbhOverview, getGmbhResult } from '../src/facts/endpoints/getGmbh.ts';
import {
  alikeIn,
  both,
  type Call,
  citiesOf,
  citiesReferredTo,
  defineCommand,
  type FactsRecord,
  listOfCities,
  missingValue,
  oneOfCities,
  option,
  whenAsked,
  wordList,
} from '../src/kit/index.ts';
import { bothDocument, foundingDocument, toldBy, toldOf } from './gmbh/result.ts';
import { commonFields, figureFields, foundingsIn } from './gmbh/fields.ts';
import { anyFounders } from './gmbh/founders.ts';
import {
  anyArticles,
  type Contract,
  contractKinds,
  type Part,
  partArguments,
  partsIn,
} from './gmbh/words.ts';
import { isWholeAsked } from './gmbh/headline.ts';
import { otherForm } from './gmbh/otherForm.ts';
import { citiesDocument, commonDocument } from './gmbh/overview.ts';
import { terms } from './gmbh/terms.ts';

/** Some services only refer to the single cases. */
const citiesIn = (overview: FactsRecord) => {
  const cities = citiesOf(foundingsIn(overview));
  return cities.length > 0 ? cities : citiesReferredTo(overview, contractKinds);
};

const city = {
  recogniser: oneOfCities(listOfCities(getGmbhOverview, citiesIn), { byPostcode: true }),
  label: { de: 'Stadt', en: 'city' },
  ask: { de: 'In welcher Stadt wird gegründet?', en: 'In which city is the company founded?' },
  after: ['stadt', 'city', 'in'],
  optional: true,
} as const;

export default defineCommand({
  name: {
    de: ['gmbh', 'gmbh-gründung', 'gmbh gründen', 'gmbh aufmachen', 'firma gründen', 'gmbh gründung kosten'],
    en: ['gmbh-founding', 'company', 'found a company', 'company founding', 'found a gmbh'],
  },
  nameWithValue: {
    de: wordList(`
      musterprotokoll, mustersatzung, ein-personen-gmbh, einpersonen-gmbh, einmann-gmbh, zu zweit gründen,
      allein gründen, mini-gmbh, unternehmergesellschaft
    `),
    en: [],
  },
  words: {
    de: wordList(`
      gründe, gründen, gründung*, firmengründung*, handelsregister*, notar*, stammkapital*, stammeinlage*,
      gewerbeanmeldung*, registergericht*, gesellschafter*, gesellschaftsvertrag*, ggmbh, satzung, ihk, hrb
    `),
    en: wordList(`
      notary, commercial register, share capital, start a company, set up a company, founding,
      founding a company, articles of association, incorporat*, shareholder*
    `),
  },
  reroute: {
    of: ['duration', 'documents', 'authority', 'basis', 'online'],
    ask: 'fakten gmbh-gruendung',
    unless: ['ihk', 'kammer', 'handelskammer', 'chamber'],
  },
  summary: both`Gründungskosten einer GmbH: Notar, Handelsregister, Gewerbeanmeldung
    Cost of founding a GmbH: notary, commercial register, trade office`,
  usage: {
    de: ['gmbh ‹Stadt› ‹muster oder individuell›', 'gmbh ‹Stadt›', 'gmbh alle'],
    en: ['gmbh-founding ‹city› ‹muster or individuell›', 'gmbh-founding ‹city›', 'gmbh-founding all'],
  },
  changes: false,
  emoji: 'gmbh',
  terms,
  arguments: {
    // The share capital is the same in all of them.
    city,
    gesellschaftsvertrag: {
      recogniser: anyArticles,
      label: { de: 'Gesellschaftsvertrag', en: 'articles' },
      after: ['vertrag', 'gesellschaftsvertrag', 'articles'],
      optional: true,
    },
    gruender: option(anyFounders, { de: 'Gründer', en: 'founders' }, { ofCase: true, countsPersons: true }),
    ...partArguments,
    rechtsform: option(otherForm, { de: 'Rechtsform', en: 'legal form' }),
  },
  examples: {
    de: whenAsked({
      'gmbh berlin muster': [
        '**471 bis 523 €** Gründungskosten in Berlin mit Musterprotokoll',
        'ohne Stammkapital (25.000 €) und ohne IHK-Beitrag',
        '| Summe | 471,45 bis 523,15 € |',
      ],
      'Was kostet eine GmbH in Berlin mit Musterprotokoll?': [
        '**471 bis 523 €**',
        'Verstanden als: gmbh, Berlin, Musterprotokoll',
      ],
      'zu zweit gründen in münchen kosten notar': [
        'mit eigener Satzung (München)',
        '| Notar (brutto) | 699,13 bis 889,53 € |',
      ],
      'gmbh köln': ['mit Musterprotokoll', 'mit eigener Satzung', '| Summe | 489,45 bis 525,15 € |'],
      'gmbh ug hamburg': ['UG', 'nicht enthalten'],
      'gmbh alle': '13 Städte',
    }),
    en: whenAsked({
      'gmbh-founding Munich individuell': [
        'in München with individual articles',
        'without the share capital (€25,000)',
      ],
    }),
  },
  async run(call) {
    const { facts, signal } = call;
    const { city: place, gesellschaftsvertrag, gruender } = call.values;
    const said = partsIn(call.values);
    // „… inklusive Notar“ asks for the whole.
    const parts = isWholeAsked(call) ? { ...said, parts: [] } : said;
    if (!place) return withoutCity(said.parts, call);
    const implied = gruender && (gruender === 'one' ? 'muster' : 'individuell');
    // Who is in charge does not depend on the articles, and no overview says it.
    const either = call.intent.aspect === 'authority' ? 'muster' : undefined;
    const contract = gesellschaftsvertrag ?? implied ?? either;
    const resultWith = (kind: Contract) =>
      getGmbhResult(facts, { city: place.value, gesellschaftsvertrag: kind }, signal);
    if (contract) {
      const asked = { city: place, contract, founders: gruender, ...parts };
      return foundingDocument(await resultWith(contract), asked, call);
    }
    const asked = { city: place, ...parts };
    const overview = await getGmbhOverview(facts, signal);
    const told = toldOf(overview, place);
    if (told.length > 0) return bothDocument(overview, told, asked, call);
    const [muster, individuell] = await Promise.all([resultWith('muster'), resultWith('individuell')]);
    const both = [toldBy(muster, 'muster'), toldBy(individuell, 'individuell')];
    return bothDocument(muster, both, asked, call);
  },
  async overview(call) {
    const { gesellschaftsvertrag: contract, gruender } = call.values;
    const kinds = contract ? [contract] : contractKinds;
    return citiesDocument(await getGmbhOverview(call.facts, call.signal), kinds, gruender, call);
  },
  narrowedBy: ['gesellschaftsvertrag', 'gruender'],
  fields: [commonFields, figureFields],
  knows: async ({ facts, signal }) => [{ answer: await getGmbhOverview(facts, signal) }],
  async knowsOfCases({ facts, signal, values: { city: place, gesellschaftsvertrag: said } }) {
    const overview = await getGmbhOverview(facts, signal);
    const listed = citiesIn(overview).map(({ value }) => value);
    const cities = place ? [place.value] : [listed[0], listed.at(-1)].flatMap((one) => one ?? []);
    const contracts = said ? [said] : contractKinds;
    const cases = cities.flatMap((one) =>
      contracts.map((contract) =>
        getGmbhResult(facts, { city: one, gesellschaftsvertrag: contract }, signal),
      ),
    );
    return alikeIn(await Promise.all(cases));
  },
});

/** The costs depend on the city, the share capital does not. */
async function withoutCity(parts: readonly Part[], call: Call) {
  const overview = await getGmbhOverview(call.facts, call.signal);
  const common = commonDocument(overview, parts, call);
  if (common) return common;
  throw missingValue(city, call.lang, citiesIn(overview));
}
