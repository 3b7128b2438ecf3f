// What it costs to found a GmbH in a city: with the standard template, with articles of one's own, or both side by side.
import { getGmbhOverview, getGmbhResult } from '../src/facts/endpoints/getGmbh.ts';
import { citiesOf, defineCommand, oneOfCities, remembered } from '../src/kit/index.ts';
import { bothDocument } from './gmbh/both.ts';
import { citiesDocument } from './gmbh/cities.ts';
import { anyArticles } from './gmbh/contracts.ts';
import { foundingDocument } from './gmbh/founding.ts';
import { otherForm } from './gmbh/otherForm.ts';
import { foundingsIn } from './gmbh/readFounding.ts';

const anyListedCity = oneOfCities(
  remembered(async (facts, signal) => citiesOf(foundingsIn(await getGmbhOverview(facts, signal)))),
);

export default defineCommand({
  name: {
    de: ['gmbh', 'gmbh-gründung', 'gmbh gründen', 'gmbh aufmachen', 'firma gründen', 'gmbh gründung kosten'],
    en: ['gmbh-founding', 'company', 'found a company', 'company founding', 'found a gmbh'],
  },
  nameWithValue: {
    de: [
      ...['musterprotokoll', 'mustersatzung', 'ein-personen-gmbh', 'einpersonen-gmbh', 'einmann-gmbh'],
      ...['zu zweit gründen', 'allein gründen', 'mini-gmbh', 'unternehmergesellschaft'],
    ],
    en: [],
  },
  summary: {
    de: 'Gründungskosten einer GmbH: Notar, Handelsregister, Gewerbeanmeldung',
    en: 'Cost of founding a GmbH: notary, commercial register, trade office',
  },
  usage: {
    de: ['gmbh ‹Stadt› ‹muster oder individuell›', 'gmbh ‹Stadt›', 'gmbh alle'],
    en: ['gmbh-founding ‹city› ‹muster or individuell›', 'gmbh-founding ‹city›', 'gmbh-founding all'],
  },
  changes: false,
  emoji: 'gmbh',
  arguments: {
    city: {
      recogniser: anyListedCity,
      label: { de: 'Stadt', en: 'city' },
      ask: { de: 'In welcher Stadt wird gegründet?', en: 'In which city is the company founded?' },
      after: ['stadt', 'city'],
    },
    gesellschaftsvertrag: {
      recogniser: anyArticles,
      label: { de: 'Gesellschaftsvertrag', en: 'articles' },
      after: ['vertrag', 'gesellschaftsvertrag', 'articles'],
      optional: true,
    },
    rechtsform: {
      recogniser: otherForm,
      label: { de: 'Rechtsform', en: 'legal form' },
      optional: true,
      named: true,
    },
  },
  examples: {
    de: [
      {
        ask: 'gmbh berlin muster',
        answer: [
          '**471 bis 523 €** Gründungskosten in Berlin mit Musterprotokoll',
          'ohne Stammkapital (25.000 €) und ohne IHK-Beitrag',
          '| Summe | 471,45 bis 523,15 € |',
        ],
      },
      {
        ask: 'Was kostet eine GmbH in Berlin mit Musterprotokoll?',
        answer: ['**471 bis 523 €**', 'Verstanden als: gmbh, Berlin, Musterprotokoll'],
      },
      {
        ask: 'zu zweit gründen in münchen kosten notar',
        answer: ['in München mit eigener Satzung', '| Notar (brutto) | 699,13 bis 889,53 € |'],
      },
      {
        ask: 'gmbh köln',
        answer: ['mit Musterprotokoll', 'mit eigener Satzung', '| Summe | 489,45 bis 525,15 € |'],
      },
      { ask: 'gmbh ug hamburg', answer: ['UG', 'nicht enthalten'] },
      { ask: 'gmbh alle', answer: ['13 Städte'] },
    ],
    en: [
      {
        ask: 'gmbh-founding Munich individuell',
        answer: ['in München with articles of its own', 'without the share capital (€25,000)'],
      },
    ],
  },
  async run(call) {
    const { facts, signal } = call;
    const { city, gesellschaftsvertrag } = call.values;
    if (!gesellschaftsvertrag) return bothDocument(await getGmbhOverview(facts, signal), city, call);
    const asked = { city: city.value, gesellschaftsvertrag: gesellschaftsvertrag.contract };
    const answer = await getGmbhResult(facts, asked, signal);
    return foundingDocument(answer, { city, ...gesellschaftsvertrag }, call);
  },
  overview: async (call) => citiesDocument(await getGmbhOverview(call.facts, call.signal), call),
});
