// The federal subsidy for electric cars: the amount for a household, with what its sources leave open.
import { getEAutoMatrix, getEAutoResult } from '../src/facts/endpoints/getEAuto.ts';
import { both, defineCommand, missingValue, option, whenAsked, wordList } from '../src/kit/index.ts';
import { amountFields, matrixFields, stepFields } from './eAuto/fields.ts';
import { matrixDocument } from './eAuto/overview.ts';
import { amountDocument, noAmountDocument } from './eAuto/result.ts';
import { childrenUnder18 } from './eAuto/children.ts';
import { excludedDocument, forCompany, usedCar } from './eAuto/excluded.ts';
import { askedOfGrant, giverArgument, withOtherGiver } from './funding/asked.ts';
import { taxableIncome } from './eAuto/income.ts';
import { vehicle } from './eAuto/vehicles.ts';
import { terms } from './eAuto/terms.ts';

const fahrzeugtyp = {
  recogniser: vehicle,
  label: { de: 'Fahrzeugtyp', en: 'vehicle type' },
  ask: { de: 'Was für ein Fahrzeug?', en: 'What kind of vehicle?' },
  optional: true,
} as const;

const einkommen = {
  recogniser: taxableIncome,
  label: { de: 'Einkommen', en: 'income' },
  ask: both`Wie hoch ist das zu versteuernde Haushaltseinkommen im Jahr (zvE, steht im Steuerbescheid)?
    What is the yearly taxable household income (zvE in the tax assessment)?`,
  after: ['einkommen', 'income', 'zve'],
  optional: true,
} as const;

const kinder = {
  recogniser: childrenUnder18,
  label: { de: 'Kinder', en: 'children' },
  ask: { de: 'Wie viele Kinder unter 18 leben im Haushalt?', en: 'How many children under 18 are there?' },
  after: ['kinder', 'children'],
  optional: true,
} as const;

export default defineCommand({
  name: {
    de: ['e-auto', 'eauto', 'elektroauto', 'e-auto-förderung', 'elektroauto-förderung', 'kaufprämie'],
    en: ['e-car', 'electric car', 'ev subsidy'],
  },
  // In a sentence they name the vehicle as well (vehicles.ts).
  nameWithValue: { de: ['e-auto', 'elektroauto'], en: ['electric car'] },
  words: {
    de: wordList(`
      prämie, bonus, prämie*, kaufprämie*, umweltbonus, elektroauto*, elektroprämie*, elektromobil*,
      elektrowagen, elektrofahrzeug*, elektrisch*, vollelektrisch*, plug-in*, plugin*, phev, bev, hybrid*,
      range extender, rex, erev, brennstoffzelle*, wasserstoff, wasserstoffauto*, fcev, zve, zu versteuerndes einkommen,
      stromer, stecker-hybrid, bafa*, leasing, e-mobil*
    `),
    en: wordList(`
      electric vehicle*, electric car*, ev, evs, plug-in hybrid*, fuel cell*, hydrogen car*, taxable income
    `),
  },
  reroute: {
    of: ['duration', 'documents', 'authority', 'basis'],
    ask: 'fakten e-auto-foerderung',
  },
  summary: both`Förderung für Elektroautos: Betrag nach Einkommen und Kindern
    Subsidy for electric cars by income and children`,
  usage: {
    de: ['e-auto ‹Fahrzeugtyp› ‹Einkommen› ‹Kinder›', 'e-auto alle'],
    en: ['e-car ‹vehicle type› ‹income› ‹children›', 'e-car all'],
  },
  changes: false,
  reckons: 'grants',
  emoji: 'e-auto',
  terms,
  arguments: {
    // A used car or a company's needs none of the three, and a vehicle without an amount only itself.
    fahrzeugtyp,
    einkommen,
    kinder,
    gebraucht: option(usedCar, { de: 'Gebrauchtwagen', en: 'used car' }, { decides: true }),
    firma: option(forCompany, { de: 'für eine Firma', en: 'for a company' }, { decides: true }),
    geber: giverArgument,
  },
  examples: {
    de: whenAsked({
      'e-auto bev 52000 1': ['**4.500 €**', '| Kinderbonus | 500 € |', 'Stand 12.02.2026'],
      'e-auto bev 60.000 € 1 Kind': ['**3.500 €**', 'genau 60.000'],
      'e-auto plug-in 95000 2': ['**Keine Förderung**', '90.000 €'],
      'e-auto wasserstoff': ['**noch keinen Betrag**', 'in Prüfung'],
      'e-auto alle': ['Bis **6.000 €** (vollelektrisch)', '**24 Stufen**'],
    }),
    en: whenAsked({ 'e-car bev 52,000 1': '**€4,500**' }),
  },
  async run(call) {
    const { values, facts, signal, lang } = call;
    const excluded = values.gebraucht === true ? 'used' : values.firma === true ? 'company' : undefined;
    if (excluded) return excludedDocument(await getEAutoMatrix(facts, signal), excluded, call);
    const kind = values.fahrzeugtyp;
    if (kind === undefined) throw missingValue(fahrzeugtyp, lang);
    if (kind !== 'bev' && kind !== 'phev_range_extender') {
      return noAmountDocument(await getEAutoMatrix(facts, signal), kind, call);
    }
    if (values.einkommen === undefined) throw missingValue(einkommen, lang);
    if (values.kinder === undefined) throw missingValue(kinder, lang);
    const asked = { fahrzeugtyp: kind, bracket: values.einkommen, kinder: values.kinder };
    const amount = amountDocument(
      await getEAutoResult(facts, asked, signal),
      asked,
      askedOfGrant(values.geber, call),
    );
    return withOtherGiver(amount, values.geber, {}, call);
  },
  overview: async (call) => matrixDocument(await getEAutoMatrix(call.facts, call.signal), call.values, call),
  narrowedBy: ['fahrzeugtyp', 'einkommen', 'kinder'],
  fields: [stepFields, amountFields, matrixFields],
  knows: async ({ facts, signal }) => [{ answer: await getEAutoMatrix(facts, signal) }],
});
