// A project as a row of the overview or an answer states it: building, state, spaces, wallbox, applicant, and the sum.
import { type FactsRecord, type Range, readRange } from '../../src/kit/index.ts';

export interface Project {
  readonly building: string | undefined;
  readonly state: string | undefined;
  readonly spaces: number | undefined;
  readonly wallbox: string | undefined;
  readonly applicant: string | undefined;
}

export interface Row extends Project {
  readonly secured: Range | undefined;
}

export const readProject = (record: FactsRecord): Project => ({
  building: record.text('gebaeudetyp', 'gebaeude', 'building_type', 'building'),
  state: record.text('bundesland', 'land', 'state'),
  spaces: record.number('stellplaetze', 'charging_points', 'points', 'ladepunkte'),
  wallbox: record.text('wallboxTyp', 'wallbox_type', 'typ', 'type'),
  applicant: record.text('applicant', 'antragsteller', 'applicant_group'),
});

export const readSecured = (record: FactsRecord): Range | undefined =>
  readRange(record, [
    ...['secured_total', 'gesicherte_summe', 'summe_gesichert', 'total_secured', 'gesichert_gesamt'],
    ...['gesamt_gesichert', 'gesicherter_betrag'],
  ]);

export const readRow = (record: FactsRecord): Row => ({
  ...readProject(record),
  secured: readSecured(record),
});
