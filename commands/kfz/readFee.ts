// The figures of one registration, read by name, and every case of the overview.
import {
  casesOf,
  type FactsRecord,
  type Keys,
  listedTexts,
  type Range,
  readKind,
  readRange,
} from '../../src/kit/index.ts';
import { type Process, processKinds, type Way, wayKinds } from './kinds.ts';

export interface Fees {
  readonly fee: Range | undefined;
  readonly base: Range | undefined;
  readonly plate: Range | undefined;
}

export function readFees(record: FactsRecord): Fees {
  return {
    fee: readRange(record, ['fee', 'gebuehr', 'total_fee', 'gesamtgebuehr', 'registration_fee', 'gebuehren']),
    base: readRange(record, ['base_fee', 'grundgebuehr']),
    plate: readRange(record, ['wunschkennzeichen', 'preferred_plate_fee', 'wunschkennzeichen_gebuehr']),
  };
}

export interface Case {
  readonly process: Process;
  readonly way: Way;
  readonly hasPlate: boolean;
  readonly fee: Range;
  readonly record: FactsRecord;
}

/** Every process, way and plate in the overview. */
export const casesIn = (answer: FactsRecord): readonly Case[] => casesOf(answer, readCase);

function readCase(record: FactsRecord, keys: Keys): Case | undefined {
  const process = readKind(record, keys, processKinds, 'vorgang', 'process', 'procedure');
  const way = process && readKind(record, keys, wayKinds, 'weg', 'channel', 'way');
  const hasPlate = way && (record.yesNo('wunschkennzeichen', 'preferred_plate', 'plate') ?? plateIn(keys));
  if (hasPlate === undefined) return undefined;
  const { fee } = readFees(record);
  return fee && process && way && { process, way, hasPlate, fee, record };
}

const plateIn = (keys: Keys) => (keys.includes('ja') ? true : keys.includes('nein') ? false : undefined);

/** What has to be brought along. */
export const readDocuments = (answer: FactsRecord) =>
  listedTexts(answer, 'documents', 'required_documents', 'documents_de', 'unterlagen', 'dokumente');
