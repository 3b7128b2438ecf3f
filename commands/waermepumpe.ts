// The grant for a heat pump: how much of which costs, with which bonuses, and what has to be applied for.
import { getWaermepumpeOverview, getWaermepumpeResult } from '../src/facts/endpoints/getWaermepumpe.ts';
import { alikeIn, anyPostcode, both, defineCommand, option, whenAsked, wordList } from '../src/kit/index.ts';
import { pumpFields } from './waermepumpe/fields.ts';
import { anyCosts } from './heating/costs.ts';
import { giverArgument } from './funding/asked.ts';
import { switchLabels } from './heating/bonuses.ts';
import { self } from './heating/household.ts';
import { incomeUnder40000 } from './heating/income.ts';
import { oldHeating } from './heating/oldHeating.ts';
import { permitArgument } from './waermepumpe/permit.ts';
import { grantDocument } from './waermepumpe/result.ts';
import { municipality, pump, pumpKinds } from './waermepumpe/words.ts';
import { comparedDocument, pumpsDocument } from './waermepumpe/overview.ts';
import { pumpTerms } from './heating/terms.ts';

export default defineCommand({
  name: {
    de: ['wärmepumpe', 'wärmepumpen', 'heizungsförderung', 'heizungstausch'],
    en: ['heat-pump', 'heatpump'],
  },
  nameWithValue: {
    de: wordList(`
      luftwärmepumpe, luftwärmepumpen, lwp, luft-luft-wärmepumpe, erdwärmepumpe, erdwärmepumpen,
      grundwasserwärmepumpe, erdsonde
    `),
    en: ['air source heat pump', 'ground source heat pump'],
  },
  words: {
    de: wordList(`
      heizung*, wp, lwp, erdsonde*, sole, sole-wasser*, luft-wasser*, luftwasser*, wasser-wasser*,
      erdkollektor*, flächenkollektor*, kollektor*, bohrung*, brunnen*, grundwasser*, geothermie*, erdwärme*,
      kfw, kfw 458, geg, gebäudeenergiegesetz, wärmeplan*, ölheizung*, nachtspeicher*, klimabonus,
      effizienzbonus, selbstnutzer*, vermietet
    `),
    en: ['heating*', 'geothermal', 'borehole*', 'oil heating'],
  },
  reroute: {
    of: ['duration', 'documents', 'authority', 'basis'],
    ask: 'fakten waermepumpe',
    // How long its permit takes depends on the pump.
    unlessSaid: { of: ['duration'], one: ['genehmigung'] },
  },
  summary: both`Zuschuss für eine Wärmepumpe: Betrag, Boni, Genehmigung, Fristen
    Grant for a heat pump: amount, bonuses, permits, deadlines`,
  usage: {
    de: [
      'wärmepumpe ‹Pumpe› ‹Gemeindegröße› [kosten 30000] [plz 70173] [selbstnutzer] [alteHeizung] [einkommenUnter40000]',
      'wärmepumpe alle',
    ],
    en: [
      'heat-pump ‹pump› ‹municipality› [costs 30000] [postcode 70173] [owner-occupied] [old heating] [income below 40000]',
      'heat-pump all',
    ],
  },
  changes: false,
  reckons: 'grants',
  emoji: 'waermepumpe',
  terms: pumpTerms,
  arguments: {
    pumpType: {
      recogniser: pump,
      label: { de: 'Pumpe', en: 'pump' },
      ask: { de: 'Welche Wärmepumpe?', en: 'Which heat pump?' },
    },
    populationClass: {
      recogniser: municipality,
      label: { de: 'Gemeindegröße', en: 'municipality' },
      optional: true,
    },
    kosten: option(
      anyCosts({
        units: ['euro'],
        names: ['kosten', 'costs'],
        leading: ['kosten', 'costs'],
        isAmount: true,
        least: 0,
        expects: { de: 'ein Betrag in Euro', en: 'an amount in euros' },
      }),
      { de: 'Kosten', en: 'costs' },
      { after: ['kosten', 'costs'] },
    ),
    plz: option(
      anyPostcode,
      { de: 'Postleitzahl', en: 'postal code' },
      { after: ['plz', 'postleitzahl', 'postcode'], ofCase: true },
    ),
    selbstnutzer: option(self, switchLabels.self),
    alteHeizung: option(oldHeating, switchLabels.oldHeating),
    einkommenUnter40000: option(incomeUnder40000, switchLabels.incomeUnder40000),
    genehmigung: permitArgument,
    geber: giverArgument,
  },
  examples: {
    de: whenAsked({
      'wärmepumpe luft_wasser over_100k kosten=30000 selbstnutzer alteHeizung': [
        '**15.000 € Zuschuss**',
        '50 %',
        'Eigenanteil',
      ],
      'Wärmepumpe Luft-Wasser, Großstadt, 75.000 €, wohne selbst drin, alte Gasheizung': [
        '**15.000 € Zuschuss**',
        'gerechnet wurde mit 60.000 € statt 75.000 €',
      ],
      'wärmepumpe erdsonde großstadt kosten 38000 plz 70173 selbstnutzer alteHeizung': [
        '**16.500 € Zuschuss**',
        'Stuttgarter Wärmepumpenprogramm',
      ],
      'wärmepumpe luft': ['ohne Bonus gerechnet', 'Angenommen'],
      'wärmepumpe alle': 'Luft-Wasser',
    }),
    en: whenAsked({ 'heat-pump air-water city costs 30000 owner-occupied old heating': '**€15,000 grant**' }),
  },
  async run(call) {
    const { facts, signal, values } = call;
    const { pumpType, populationClass = 'over_100k', geber: _, genehmigung: __, ...query } = values;
    const answer = await getWaermepumpeResult(facts, { pumpType, populationClass }, query, signal);
    return grantDocument(answer, values, call);
  },
  async overview(call) {
    const { facts, signal, values } = call;
    const { pumpType: _, populationClass = 'over_100k', geber: __, genehmigung: ___, ...query } = values;
    const isOfHousehold = Object.values(query).some((value) => value !== undefined);
    if (!isOfHousehold) return pumpsDocument(await getWaermepumpeOverview(facts, signal), call);
    const answers = pumpKinds.map(
      async (pumpType) =>
        [pumpType, await getWaermepumpeResult(facts, { pumpType, populationClass }, query, signal)] as const,
    );
    return comparedDocument(await Promise.all(answers), call);
  },
  fields: [pumpFields],
  knows: async ({ facts, signal }) => [{ answer: await getWaermepumpeOverview(facts, signal) }],
  async knowsOfCases({ facts, signal, values: { pumpType, populationClass = 'over_100k', plz } }) {
    const pumps = pumpType ? [pumpType] : pumpKinds;
    const cases = pumps.map((one) =>
      getWaermepumpeResult(facts, { pumpType: one, populationClass }, { plz }, signal),
    );
    return alikeIn(await Promise.all(cases));
  },
});
