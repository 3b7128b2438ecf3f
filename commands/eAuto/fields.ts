// The fields of the e-car resources: the amount for one household, the steps, the rules, and what the sources leave open.
import { declareFields, type FieldsRead, inFile, inFold, inRow, inSentence } from '../../src/kit/index.ts';
import { vehicles } from './vehicles.ts';

const vehicle = inFile('text', { words: vehicles })`Fahrzeugtyp | Vehicle type |
  fahrzeugtyp, vehicle_type, vehicle`;
const base = inRow('money')`Grundbetrag | Base amount | base, grundbetrag`;
const incomeBonus = inRow('money')`Einkommensbonus | Income bonus | income_bonus, einkommensbonus`;
const childBonus = inRow('money')`Kinderbonus | Child bonus | child_bonus, kinderbonus`;
const amount = inRow('money')`Summe | Total |
  amount, matched_amount, betrag, foerderbetrag, subsidy, zuschuss, grant`;
const eligible = inSentence('yesNo')`förderfähig | Eligible | eligible, foerderfaehig, anspruch`;

/** One step of the matrix, which stands in the answer for one household once more. */
export const stepFields = declareFields({
  vehicle,
  from: inFile('money')`Einkommen ab | Income from | income_min_inclusive, income_min, einkommen_ab`,
  above: inFile('money')`Einkommen über | Income above | income_min_exclusive, einkommen_ueber`,
  to: inFile('money')`Einkommen bis | Income up to | income_max, einkommen_bis`,
  isWithin: inFile('yesNo')`Obergrenze eingeschlossen | Upper limit included | income_max_inclusive`,
  childrenFrom: inFile('number')`Kinder ab | Children from | kinder_min, children_min`,
  childrenTo: inFile('number')`Kinder bis | Children up to | kinder_max, children_max`,
  children: inFile('number')`Kinder | Children | kinder, children`,
  base: { ...base, stands: 'file' },
  incomeBonus: { ...incomeBonus, stands: 'file' },
  childBonus: { ...childBonus, stands: 'file' },
  amount: { ...amount, stands: 'file' },
  eligible: { ...eligible, stands: 'file' },
  id: inFile('text', { isId: true })`Kürzel | Id | row_id, nummer`,
  table: inFile('text')`Tabelle | Table | tabelle`,
  page: inFile('text')`Seite | Page | seite`,
});

const issueNames = ['unresolved_source_issues', 'unresolved_issues', 'issues', 'offene_punkte', 'open'];

/** What holds for every household; each of the two answers has some of it. */
const programmeFields = declareFields({
  issues: inSentence('entries', {
    of: declareFields({
      says: inRow('text')`ungeklärt | Left open | issue, text, frage, description, title`,
      /** The service itself says whether it matters for what was asked. */
      touches: inFile('yesNo')`betrifft die Frage | Touches the question | touches_request, betrifft`,
    }),
  })`Ungeklärt laut Quellen | Left open by the sources | ${issueNames}`,
  issueTexts: inSentence('texts')`Ungeklärt laut Quellen | Left open by the sources | ${issueNames}`,
  status: inSentence('text')`Grundlage | Basis | status_de, status`,
  applyWithin: inRow('months')`Antragsfrist nach der Zulassung | Time to apply after registration |
    apply_within_months_after_registration`,
  holding: inFold('months')`Haltedauer mindestens | To be kept for at least | min_holding_months`,
  newOnly: inFold('yesNo')`nur Neuwagen | New cars only | new_only, nur_neuwagen, neuwagen`,
  registeredFrom: inFold('date')`Erstzulassung ab | First registration from | first_registration_from`,
  privateOnly: inFold('yesNo')`nur Privatpersonen | Private persons only | 
    private_only, nur_privat, nur_privatpersonen`,
  leasing: inFold('yesNo')`Leasing möglich | Leasing possible | leasing_allowed`,
  hybrids: inFold('text')`Bedingung für Plug-in-Hybride | Condition for plug-in hybrids | phev_criteria`,
  vehicleClass: inFold('text')`Fahrzeugklasse | Vehicle class | vehicle_class`,
  incomeBasis: inFold('text')`maßgebliches Einkommen | Income that counts | income_basis`,
  programme: inFold('text')`Programm | Programme | programme_name, programm`,
});

export const amountFields = declareFields({
  step: inFile('part', { of: stepFields })`Zeile der Quelle | Row of the source | source_row, quellzeile`,
  vehicle: { ...vehicle, stands: 'fold', echoes: 'fahrzeugtyp' },
  income: inFold('money', { echoes: 'bracket' })`zu versteuerndes Haushaltseinkommen |
    Taxable household income |
    bracket, einkommen, income, zu_versteuern`,
  children: inFold('number', { echoes: 'kinder' })`Kinder unter 18 | Children under 18 | kinder, children`,
  ...{ base, incomeBonus, childBonus, amount },
  limit: inRow('money')`Einkommensgrenze | Income limit | income_limit, limit, einkommensgrenze`,
  eligible,
  ...programmeFields,
  row: inFile('text')`Zeile der Quelle | Row of the source | row`,
});

/** What the matrix says beside its steps. */
export const matrixFields = declareFields({
  mostElectric: inFold('money')`höchstens, vollelektrisch | At most, fully electric | max_amount_eur_bev`,
  mostHybrid: inFold('money')`höchstens, Plug-in-Hybrid | At most, plug-in hybrid |
    max_amount_eur_phev_range_extender`,
  baseElectric: inFold('money')`Grundbetrag, vollelektrisch | Base amount, fully electric | base_eur_bev`,
  baseHybrid: inFold('money')`Grundbetrag, Plug-in-Hybrid | Base amount, plug-in hybrid |
    base_eur_phev_range_extender`,
  incomeBonuses: inFold('entries', {
    of: declareFields({
      below: inRow('money')`Einkommen unter | Income below | below`,
      bonus: inRow('money')`Bonus | Bonus | bonus`,
      note: inRow('text')`Hinweis | Remark | note`,
    }),
  })`Einkommensbonus | Income bonus | income_bonus`,
  childBonus: inFold('money')`Kinderbonus je Kind | Child bonus for each child | child_bonus_per_child`,
  mostForChildren: inFold('money')`Kinderbonus höchstens | Child bonus at most | child_bonus_max`,
  limit: inFold('money')`Einkommensgrenze ohne Kinder | Income limit without children | limit_base`,
  limitPerChild: inFold('money')`Grenze je Kind höher um | Limit higher for each child by | limit_per_child`,
  childrenCounted: inFold('number')`Kinder, die dabei zählen | Children that count |
    limit_children_counted_max`,
  highestLimit: inFold('money')`höchste Einkommensgrenze | Highest income limit | limit_max`,
  ...programmeFields,
  budget: inFold('money')`Mittel des Programms | Budget of the programme | budget`,
  years: inFold('text')`Jahre des Programms | Years of the programme | budget_years`,
  expected: inFold('number')`erwartete Fahrzeuge | Expected vehicles | expected_vehicles`,
  unsupported: inFile('texts')`ohne Betrag | Without an amount | unsupported_types`,
});

export type AmountRead = FieldsRead<typeof amountFields>['values'];
export type StepRead = FieldsRead<typeof stepFields>['values'];
export type ProgrammeRead = FieldsRead<typeof programmeFields>['values'];
