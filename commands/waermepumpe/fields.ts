// The fields of the heat pump resources: the grant for one pump, its bonuses, and what city and state may add.
import { declareFields, type FieldsRead, inFile, inFold, inRow, inSentence } from '../../src/kit/index.ts';
import { switchLabels } from '../heating/bonuses.ts';
import { grantFields, omittedFields, ruleFields } from '../heating/fields.ts';
import { permitPaths } from './permit.ts';
import { populationClasses, pumps } from './words.ts';

export const bonusNames = {
  effizienz: { label: { de: 'Effizienzbonus', en: 'Efficiency bonus' } },
  klima: { label: { de: 'Klimageschwindigkeitsbonus', en: 'Climate speed bonus' } },
  einkommen: { label: { de: 'Einkommensbonus', en: 'Income bonus' } },
  selbstnutzer: { label: switchLabels.self },
  alteHeizung: { label: switchLabels.oldHeating },
  einkommenUnter40000: { label: switchLabels.incomeUnder40000 },
};

const bonusFields = declareFields({
  bonus: inRow('text', { words: bonusNames })`Bonus | Bonus | bonus, name, bezeichnung, anlass, art`,
  applied: inRow('percent')`angerechnet | Applied | applied, applied_percent, angewandt, prozent, percent`,
  full: inRow('percent')`höchstens | At most | full_percent`,
  condition: inRow('text')`Bedingung | Condition | condition, bedingung`,
});

const programmeFields = declareFields({
  name: inRow('text')`Programm | Programme | name, programm, titel, title, bezeichnung`,
  amount: inRow('money')`Betrag | Amount | default_amount, amount, betrag`,
  status: inRow('text')`Stand des Programms | State of the programme | status, hinweis, note`,
});

/** What the service knows of the place that a postal code belongs to; hints, never part of the sum. */
const localFields = declareFields({
  city: inSentence('text')`Stadt | City | city, stadt, ort`,
  state: inSentence('text')`Bundesland | State | state_name, bundesland, land, state`,
  isLikely: inSentence('yesNo')`nur wahrscheinlich | Only probable | state_only_likely`,
  plz: inFile('text')`Postleitzahl | Postal code | plz, postleitzahl`,
  note: inFold('text')`Zur örtlichen Förderung | On the local funding | note`,
  inTotal: inFile('yesNo')`in der Summe | In the sum | in_total`,
  placeNote: inFold('text')`Zur Postleitzahl | On the postal code | place_note`,
  programmes: inRow('entries', { of: programmeFields })`Mögliche örtliche Förderung (nicht in der Summe) |
    Possible local funding (not in the sum) |
    positions, positionen, programme, possible`,
});

export const pumpFields = declareFields({
  pump: inRow('text', { words: pumps, echoes: 'pumpType' })`Pumpe | Pump |
    pump_type, pumpe, pumpenart, anlage_art`,
  population: inFold('text', { words: populationClasses, echoes: 'populationClass' })`Gemeindegröße |
    Municipality |
    population_class, anlage_gemeinde`,
  name: inFile('text')`Pumpe | Pump | name`,
  ...omittedFields,
  requested: inFile('money')`gefragte Kosten | Costs asked for | kosten_requested`,
  clamped: inFile('yesNo')`andere Kosten gerechnet | Reckoned with other costs | kosten_clamped`,
  ...grantFields,
  deadline: inRow('date')`GEG-Frist | GEG deadline | geg_heat_plan_deadline, geg_deadline, geg_frist, geg`,
  permit: inRow('text', { tells: 'duty', words: permitPaths })`Genehmigung | Permit |
    permit_path, genehmigung_weg, permit`,
  permitDays: inRow('days')`Dauer der Genehmigung | Duration of the permit |
    permit_days, genehmigung_tage, genehmigungsdauer_tage`,
  bonusDetails: inRow('entries', { of: bonusFields, chart: true })`Woraus sich der Fördersatz ergibt |
    What the rate is made of |
    bonus_details, bonuses, boni, zuschlaege`,
  local: inRow('part', { of: localFields })`Örtliche Förderung | Local funding |
    local_funding, oertliche_foerderung, lokale_foerderung, oertlich, local`,
  pending: inSentence('text')`Zur GEG-Frist | On the deadline | pending_change`,
  base: inRow('percent')`Grundförderung | Base grant | base_percent, grundfoerderung, basissatz`,
  ...ruleFields,
  incomeLimit: inFold('money')`Einkommensgrenze | Income limit | income_limit`,
  programme: inFold('text')`Programm | Programme | programme`,
  grantNote: inFold('text')`Zum Zuschuss | On the grant | grant_note`,
  order: inFold('text')`Reihenfolge beim Antrag | Order of applying | application_order`,
  usualCost: inFold('money')`übliche Kosten | Usual costs | cost`,
  assumedCost: inFold('money')`übliche Kosten im Mittel | Usual costs on average | cost_default`,
  steps: inFold('texts')`Schritte der Genehmigung | Steps of the permit | permit_steps, genehmigungsschritte`,
  gegFrom: inFold('date')`65-Prozent-Pflicht ab | 65 percent rule from | geg_65_percent_from`,
  gegText: inFold('text')`Regel des GEG | Rule of the GEG | geg_text`,
  gegLabel: inFold('text')`Gemeinde | Municipality | geg_label`,
  bonusByYear: inFold('entries', {
    of: declareFields({
      until: inRow('date')`bis | Until | until`,
      percent: inRow('percent')`Satz | Rate | percent`,
    }),
  })`Klimageschwindigkeitsbonus nach Jahren | Climate speed bonus by year | climate_speed_bonus_steps`,
});

const { pump, name, usualCost, assumedCost, permit, permitDays, steps } = pumpFields;
const { gegLabel, deadline, gegFrom, gegText, pending } = pumpFields;

/** What the overview states of each pump, whatever the household. */
const kindFields = declareFields({
  pump,
  name,
  usualCost: { ...usualCost, stands: undefined },
  assumedCost,
  efficiency: inRow('percent')`Effizienzbonus | Efficiency bonus | efficiency_bonus_percent`,
  condition: inFold('text')`Bedingung des Effizienzbonus | Condition of the efficiency bonus |
    efficiency_bonus_condition`,
  permit,
  permitDays,
  steps: { ...steps, stands: undefined },
});

/** The date from which the 65 percent rule holds, by the size of the municipality. */
const gegFields = declareFields({
  population: { ...pumpFields.population, stands: 'file' },
  gegLabel: { ...gegLabel, stands: undefined, names: ['label', ...gegLabel.names] },
  deadline: { ...deadline, names: ['heat_plan_deadline', ...deadline.names] },
  gegFrom: { ...gegFrom, stands: undefined },
  gegText: { ...gegText, stands: undefined, names: ['text', ...gegText.names] },
});

/** What the overview states beside its combinations. */
export const overviewFields = declareFields({
  pending: { ...pending, stands: 'fold' },
  kinds: inFold('entries', { of: kindFields })`Die Pumpen | The pumps | pump_types, pumpen`,
  geg: inFold('entries', { of: gegFields })`GEG: ab wann die 65-Prozent-Pflicht gilt |
    GEG: from when the 65 percent rule holds |
    geg`,
});

export type PumpRead = FieldsRead<typeof pumpFields>['values'];
export type LocalRead = FieldsRead<typeof localFields>['values'];
