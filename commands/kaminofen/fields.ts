// The fields of the stove resources: the grant for one stove, and the examples of all.
import { declareFields, type FieldsRead, inFile, inFold, inRow, inSentence } from '../../src/kit/index.ts';
import { switchLabels } from '../heating/bonuses.ts';
import { grantFields, omittedFields, ruleFields } from '../heating/fields.ts';
import { stoves } from './words.ts';

const { nrwSolarPv } = switchLabels;

/** What the answers say of the calculator as a whole. */
export const calculatorFields = declareFields({
  ...omittedFields,
  assumptions: inFold('texts')`Annahmen des Rechners | Assumptions of the calculator |
    assumptions, annahmen, given`,
});

/** The service's words. */
const stateWords = {
  unklar: { label: { de: 'unklar', en: 'unclear' } },
  'kein bestätigtes Programm': { label: { de: 'kein bestätigtes Programm', en: 'no confirmed programme' } },
};

export const stoveFields = declareFields({
  stove: inRow('text', { words: stoves, echoes: 'stoveType' })`Ofen | Stove |
    stoveType, stove_type, ofenart, ofen_art, art`,
  stateSlug: inFile('text')`Bundesland | State | state, state_slug, kennung, code, key`,
  state: inFold('text', { echoes: 'state' })`Bundesland | State | state_name, bundesland, standort`,
  ...grantFields,
  stateSays: inRow('text', { tells: 'cost', words: stateWords })`Landesförderung | State funding |
    state_funding_status, landesfoerderung_status`,
  stateNote: inSentence('text')`Zur Landesförderung | On the state funding |
    state_funding_note, state_funding, landesfoerderung_hinweis, landesfoerderung, land_hinweis, land_note`,
  stateExample: inSentence('money')`Landesförderung, Beispielwert | State funding, example value |
    state_funding_illustrative`,
  supplement: inRow('money')`Emissionszuschlag (nicht enthalten) | Emission supplement (not in it) |
    emission_supplement`,
  supplementCondition: inFold('text')`Bedingung des Emissionszuschlags | Condition of the supplement |
    emission_supplement_condition`,
  ...calculatorFields,
  note: inSentence('text')`Hinweis | Note | note, stove_note, ofen_hinweis`,
  name: inFold('text')`Ofen | Stove | name, stove_name`,
  ...ruleFields,
  nrwSolarPv: inFold('yesNo')`${nrwSolarPv.de} | ${nrwSolarPv.en} | nrwSolarPv`,
  base: inFold('percent')`Grundförderung | Base rate | base_percent`,
  climateBonus: inFold('percent')`Klimageschwindigkeitsbonus | Climate speed bonus |
    climate_speed_bonus_percent`,
  incomeBonus: inFold('percent')`Einkommensbonus | Income bonus | income_bonus_percent`,
  typicalCost: inFold('money')`üblicher Preis | Usual price | typical_cost`,
  permitFee: inFold('money')`Kosten der Abnahme | Cost of the approval | permit_fee`,
  permitSteps: inFold('texts')`Abnahme und Schritte | Approval and steps | permit_steps`,
  supplementInTotal: inFile('yesNo')`Emissionszuschlag enthalten | Supplement in the grant |
    emission_supplement_in_total`,
  stateInTotal: inFile('yesNo')`Landesförderung enthalten | State funding in the grant |
    state_funding_in_total`,
});

export type StoveRead = FieldsRead<typeof stoveFields>['values'];
