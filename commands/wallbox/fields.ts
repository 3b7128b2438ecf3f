// The fields of the wallbox resources: what is secured for one project, the programmes behind it, and every combination.
import { declareFields, type FieldsRead, inFile, inFold, inRow, inSentence } from '../../src/kit/index.ts';
import { applicants, buildings, states, statuses, wallboxes } from './words.ts';

/** What was asked for, and what it comes to: a row of the overview. */
export const projectFields = declareFields({
  building: inFold('text', { words: buildings, echoes: 'gebaeudetyp' })`Gebäude | Building |
    gebaeudetyp, gebaeude, building_type, building`,
  state: inFold('text', { words: states, echoes: 'bundesland' })`Bundesland | State |
    bundesland, land, state`,
  spaces: inFold('number', { echoes: 'stellplaetze' })`Stellplätze | Spaces |
    stellplaetze, charging_points, points, ladepunkte`,
  wallbox: inFold('text', { words: wallboxes, echoes: 'wallboxTyp' })`Wallbox | Wallbox |
    wallboxTyp, wallbox_type, typ, type`,
  applicant: inFold('text', { words: applicants, echoes: 'applicant' })`Antragsteller | Applicant |
    applicant, antragsteller, applicant_group`,
  secured: inSentence('money')`gesichert | Secured |
    secured_total, gesicherte_summe, summe_gesichert, total_secured, gesichert_gesamt, gesamt_gesichert,
    gesicherter_betrag, secured`,
});

export const programmeFields = declareFields({
  name: inRow('text')`Programm | Programme | programme, programm, name, titel, title`,
  status: inRow('text', { words: statuses })`Stand | Status | status`,
  /** Whether the project falls under it. */
  fits: inFold('yesNo')`für dieses Vorhaben | For this project | fits_project, fits, passt`,
  secured: inRow('money')`gesichert | Secured | rule_secured, secured, gesichert`,
  percent: inFold('percent')`Satz | Rate | percent, prozent`,
  percentLarge: inFold('percent')`Satz für große Unternehmen | Rate for large companies |
    percent_large_company`,
  most: inFold('money')`höchstens je Ladepunkt | At most per point | amount_per_point_max`,
  assumedCost: inFold('money')`angenommene Kosten je Ladepunkt | Assumed costs per point |
    assumed_cost_per_point`,
  note: inFold('text')`Hinweis | Remark | note_de, note, hinweis`,
  requirements: inFold('texts')`Voraussetzungen | Requirements |
    rule_requirements, requirements, voraussetzungen`,
});

export const fundingFields = declareFields({
  ...projectFields,
  stateName: inFile('text')`Bundesland | State | state_name`,
  federal: inRow('money')`davon Bund | Of which federal |
    federal_secured, federal_amount, bund_betrag, bundesbetrag, federal, fed`,
  ofState: inRow('money')`davon Land | Of which from the state |
    state_secured, state_amount, land_betrag, landesbetrag, land_amt`,
  federalRule: inRow('text')`Bund | Federation | federal_rule, bund_programm, bundesprogramm`,
  stateRule: inSentence('text')`Landesprogramm | Programme of the state |
    state_rule_result, state_rule, state_status, land_regel, landesregel, land_rule`,
  programmes: inSentence('entries', { of: programmeFields })`Programme für dieses Vorhaben |
    Programmes for this project |
    rules, programmes, regeln, programme`,
  potential: inFold('money')`angekündigtes Bundesprogramm: Beispielwert, nicht bestätigt, in keiner Summe |
    Announced federal programme: example value, not confirmed, in no sum |
    federal_potential_illustrative`,
  potentialInTotal: inFile('yesNo')`angekündigtes Bundesprogramm in der Summe | Announced one in the sum |
    federal_potential_in_total`,
  potentialNote: inFold('text')`Zum angekündigten Bundesprogramm | On the announced federal programme |
    federal_potential_note`,
  /** The service’s own word that there is none. */
  noneActive: inSentence('text')`wenn kein Programm läuft | If no programme is running |
    no_active_programme, kein_aktives_programm`,
  stateNote: inSentence('text')`Zum Land | On the state | state_note, land_hinweis, landeshinweis`,
  requirements: inSentence('texts')`Voraussetzungen | Requirements |
    requirements, voraussetzungen, anforderungen, needs`,
  municipalNote: inSentence('text')`kommunale Förderung | Municipal funding |
    municipal_note, kommunaler_hinweis, kommunal_hinweis`,
  municipalInTotal: inFile('yesNo')`kommunale Förderung in der Summe | Municipal funding in the sum |
    municipal_in_total`,
  town: inFold('text')`kommunale Förderung | Municipal funding | town`,
});

export const overviewFields = declareFields({
  municipalNote: fundingFields.municipalNote,
});

export type FundingRead = FieldsRead<typeof fundingFields>['values'];
export type ProgrammeRead = FieldsRead<typeof programmeFields>['values'];
