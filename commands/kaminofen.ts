// Stoves: the grant for one, what is left to pay, and what the state adds.
import { getKaminofenExamples, getKaminofenResult } from '../src/facts/endpoints/getKaminofen.ts';
import { alikeIn, both, defineCommand, missingValue, option, whenAsked, wordList } from '../src/kit/index.ts';
import { calculatorFields, stoveFields } from './kaminofen/fields.ts';
import { allDocument, noGrantDocument } from './kaminofen/overview.ts';
import { grantDocument, stateFunding } from './kaminofen/result.ts';
import { askedOfGrant, giverArgument, withOtherGiver } from './funding/asked.ts';
import { anyCosts } from './heating/costs.ts';
import { switchLabels } from './heating/bonuses.ts';
import { nrwSolarPv, self } from './heating/household.ts';
import { incomeUnder40000 } from './heating/income.ts';
import { oldHeating } from './heating/oldHeating.ts';
import { state, stove } from './kaminofen/words.ts';
import { stoveTerms } from './heating/terms.ts';

const costs = {
  recogniser: anyCosts({
    units: ['euro'],
    isAmount: true,
    least: 1,
    expects: { de: 'eine Zahl ab 1 (Euro)', en: 'a number from 1 (euros)' },
  }),
  label: { de: 'Kosten', en: 'costs' },
  ask: { de: 'Was kostet der Ofen mit Einbau?', en: 'What does the stove cost, with its installation?' },
  after: ['kosten', 'costs'],
  optional: true,
} as const;

export default defineCommand({
  name: {
    de: ['kaminofen', 'kaminöfen', 'ofen', 'ofen-förderung', 'kaminofen-förderung'],
    en: ['stove', 'stove grant'],
  },
  nameWithValue: {
    de: wordList(`
      schwedenofen, kachelofen, holzofen, grundofen, kamin, pelletofen, pelletöfen,
      wasserführender pelletofen, pelletkaminofen, luftgeführter pelletofen
    `),
    en: wordList(`
      wood stove, wood-burning stove, tiled stove, log burner, wood burner, fireplace, pellet stove,
      water-bearing pellet stove
    `),
  },
  words: {
    de: wordList(`
      ofen, öfen, ofens, pellet*, schornsteinfeger*, schorni, wassertasche*, wasserführend*, kachel*,
      kaminkehrer*, bimschv, scheitholz*, speckstein*, schwedenofen*
    `),
    en: ['stove*', 'pellet*', 'chimney*', 'fireplace*'],
  },
  reroute: {
    of: ['duration', 'documents', 'authority', 'basis'],
    ask: 'fakten kaminofen',
  },
  summary: both`Zuschuss für einen Kamin- oder Pelletofen: Betrag, Eigenanteil, Annahmen
    Grant for a wood or pellet stove: amount, own contribution, assumptions`,
  usage: {
    de: [
      'kaminofen ‹Ofen› ‹Bundesland› ‹Kosten› [self] [oldHeating] [incomeUnder40000] [nrwSolarPv]',
      'kaminofen alle',
    ],
    en: ['stove ‹stove› ‹state› ‹costs› [self] [oldHeating] [incomeUnder40000] [nrwSolarPv]', 'stove all'],
  },
  changes: false,
  reckons: 'grants',
  emoji: 'kaminofen',
  terms: stoveTerms,
  arguments: {
    stoveType: {
      recogniser: stove,
      label: { de: 'Ofen', en: 'stove' },
      ask: { de: 'Was für ein Ofen?', en: 'What kind of stove?' },
    },
    state: {
      recogniser: state,
      label: { de: 'Bundesland', en: 'state' },
      ask: { de: 'In welchem Bundesland?', en: 'In which state?' },
      mayNotMatter: true,
    },
    // Without a grant they do not matter.
    costs,
    self: option(self, switchLabels.self),
    oldHeating: option(oldHeating, switchLabels.oldHeating),
    incomeUnder40000: option(incomeUnder40000, switchLabels.incomeUnder40000),
    nrwSolarPv: option(nrwSolarPv, switchLabels.nrwSolarPv),
    geber: giverArgument,
  },
  examples: {
    de: whenAsked({
      'kaminofen pellet_water bayern 12000 self oldHeating': [
        '**6.000 € Zuschuss** (50 % von 12.000 €), Eigenanteil 6.000 €',
        'Bayern: Kein bestätigter Landeszuschuss',
        'ohne Bonus gerechnet: Einkommen bis 40.000 €',
        'Stand 25.02.2026',
      ],
      'wasserführender pelletofen 12.000 NRW mit PV': [
        '**3.600 € Zuschuss**',
        'Beispielwert, nicht bestätigt und nicht im Zuschuss: 750 €',
      ],
      'Pelletofen Hessen 15.000 €, Ölheizung raus, wohne selbst drin':
        '**Was ist mit „Pelletofen“ gemeint?** mit Wassertasche · ohne Wassertasche',
      'kaminofen mit Wassertasche hamburg 35.000 € vermietet': [
        '**9.000 € Zuschuss** (30 % von höchstens 30.000 € förderfähigen Kosten)',
        'Eigenanteil 26.000 €',
      ],
      'Kachelofen Bayern Förderung': ['**0 € Zuschuss**', 'Beispiel des Dienstes für Bayern'],
      'kaminofen classic sachsen 4.000 €': ['**0 € Zuschuss**', '§ 35a EStG'],
      'kaminofen alle': ['**32 Beispiele**', '**3.600 €** von 12.000 €'],
    }),
    en: whenAsked({
      'stove classic bavaria 4,000': '**€0 grant**: there is no federal funding',
      'stove pellet_water saxony 15000 owner-occupied, old oil heating, low income':
        '**€10,500 grant** (70 % of €15,000)',
    }),
  },
  async run(call) {
    const { facts, signal, lang, values } = call;
    const { stoveType, state: place, costs: euros, geber, ...switches } = values;
    if (euros !== undefined) {
      const asked = { stoveType, state: place.value, costs: euros };
      const answer = await getKaminofenResult(facts, asked, switches, signal);
      const grant = grantDocument(
        answer,
        { stoveType, state: place, costs: euros, switches },
        askedOfGrant(geber, call),
      );
      return withOtherGiver(grant, geber, { state: stateFunding(answer, place, call) }, call);
    }
    const withoutGrant =
      stoveType === 'classic'
        ? noGrantDocument(await getKaminofenExamples(facts, signal), { stoveType, state: place }, call)
        : undefined;
    if (!withoutGrant) throw missingValue(costs, lang);
    return withoutGrant;
  },
  overview: async (call) => allDocument(await getKaminofenExamples(call.facts, call.signal), call),
  fields: [calculatorFields, stoveFields],
  knows: async ({ facts, signal }) => [{ answer: await getKaminofenExamples(facts, signal) }],
  async knowsOfCases({ facts, signal, values: { stoveType } }) {
    const kinds = stoveType ? [stoveType] : (['classic', 'pellet_water'] as const);
    const known = kinds.map(async (kind) => {
      const cases = differentCases.map((one) =>
        getKaminofenResult(facts, { stoveType: kind, ...one }, {}, signal),
      );
      return alikeIn(await Promise.all(cases));
    });
    return (await Promise.all(known)).flat();
  },
});

/** What is the same in both of them depends neither on the state nor on the price. */
const differentCases = [
  { state: 'bayern', costs: 5_000 },
  { state: 'nordrhein-westfalen', costs: 12_000 },
] as const;
