// The federal subsidy for electric cars: the amount for a household, with what its sources leave open.
import { getEAutoMatrix, getEAutoResult } from '../src/facts/endpoints/getEAuto.ts';
import { anyNumber, count, defineCommand, missingValue, money, oneOf } from '../src/kit/index.ts';
import { matrixDocument } from './eAuto/matrix.ts';
import { noAmountDocument } from './eAuto/noAmount.ts';
import { amountDocument } from './eAuto/amount.ts';
import { vehicles } from './eAuto/vehicles.ts';

const einkommen = {
  recogniser: anyNumber({
    units: ['euro', 'eur', 'zve', 'einkommen', 'income'],
    isAmount: true,
    whole: true,
    least: 0,
    expects: { de: 'ein ganzer Eurobetrag ab 0', en: 'a whole amount in euros from 0' },
    show: (euros) => money(euros),
  }),
  label: { de: 'Einkommen', en: 'income' },
  ask: {
    de: 'Wie hoch ist das zu versteuernde Haushaltseinkommen im Jahr (zvE, steht im Steuerbescheid)?',
    en: 'What is the yearly taxable household income (zvE in the tax assessment)?',
  },
  after: ['einkommen', 'income', 'zve'],
  optional: true,
} as const;

const kinder = {
  recogniser: anyNumber({
    units: ['kind', 'kinder', 'kids', 'child', 'children'],
    whole: true,
    least: 0,
    // No household has more; an income that slipped in here would make a wrong amount.
    most: 20,
    expects: { de: 'eine ganze Zahl von 0 bis 20', en: 'a whole number from 0 to 20' },
    show: (children) => count(children),
  }),
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
  summary: {
    de: 'Förderung für Elektroautos: Betrag nach Einkommen und Kindern',
    en: 'Subsidy for electric cars by income and children',
  },
  usage: {
    de: ['e-auto ‹Fahrzeugtyp› ‹Einkommen› ‹Kinder›', 'e-auto alle'],
    en: ['e-car ‹vehicle type› ‹income› ‹children›', 'e-car all'],
  },
  changes: false,
  emoji: 'e-auto',
  arguments: {
    fahrzeugtyp: {
      recogniser: oneOf(vehicles),
      label: { de: 'Fahrzeugtyp', en: 'vehicle type' },
      ask: { de: 'Was für ein Fahrzeug?', en: 'What kind of vehicle?' },
    },
    // A vehicle without an amount needs neither.
    einkommen,
    kinder,
  },
  examples: {
    de: [
      { ask: 'e-auto bev 52000 1', answer: ['**4.500 €**', '| Kinderbonus | 500 € |', 'Stand 12.02.2026'] },
      { ask: 'e-auto bev 60.000 € 1 Kind', answer: ['**3.500 €**', 'genau 60.000'] },
      { ask: 'e-auto plug-in 95000 2', answer: ['**Keine Förderung**', '90.000 €'] },
      { ask: 'e-auto wasserstoff', answer: ['**noch keinen Betrag**', 'in Prüfung'] },
      { ask: 'e-auto alle', answer: ['bis **6.000 €**'] },
    ],
    en: [{ ask: 'e-car bev 52,000 1', answer: ['**€4,500**'] }],
  },
  async run(call) {
    const { values, facts, signal, lang } = call;
    const { fahrzeugtyp } = values;
    if (fahrzeugtyp !== 'bev' && fahrzeugtyp !== 'phev_range_extender') {
      return noAmountDocument(await getEAutoMatrix(facts, signal), fahrzeugtyp, call);
    }
    if (values.einkommen === undefined) throw missingValue(einkommen, lang);
    if (values.kinder === undefined) throw missingValue(kinder, lang);
    const asked = { fahrzeugtyp, bracket: values.einkommen, kinder: values.kinder };
    return amountDocument(await getEAutoResult(facts, asked, signal), asked, call);
  },
  overview: async (call) => matrixDocument(await getEAutoMatrix(call.facts, call.signal), call),
});
