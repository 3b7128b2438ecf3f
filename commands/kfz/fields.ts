// The fields of the vehicle registration resources: the fee by process, way and plate, and what has to be brought along.
import {
  declareFields,
  type FactsRecord,
  type FieldsRead,
  inFile,
  inFold,
  inRow,
  inSentence,
  type Range,
  readCases,
} from '../../src/kit/index.ts';
import { plate, plateWords, type Process, processes, type Way, ways } from './words.ts';

/** What the answers say of all registrations. */
export const commonFields = declareFields({
  notIncluded: inSentence('texts')`Nicht enthalten | Not included | not_included, nicht_enthalten`,
  warnings: inSentence('texts')`Warnhinweise | Warnings | warnings, warnhinweise, warnungen`,
  baseFees: inFold('entries', {
    of: declareFields({
      what: inRow('text')`Fall | Case | case`,
      office: inRow('money')`am Schalter | At the office | amt`,
      online: inRow('money')`online | Online | online`,
    }),
  })`Grundgebühren im Einzelnen | Base fees in detail | detail_fees`,
  extras: inFold('entries', {
    of: declareFields({
      item: inRow('text')`Posten | Item | item`,
      least: inRow('money')`ab | From | min`,
      most: inRow('money')`bis | Up to | max`,
    }),
  })`Was dazukommen kann | What may come on top | extras`,
  law: inFold('part', {
    of: declareFields({
      note: inFold('text')`Recht | Law | note`,
      sure: inFile('certainty')`Recht: wie sicher | Law: how sure | confidence`,
      source: inFile('texts')`Quellenkürzel | Source ids | source`,
    }),
  })`Recht | Law | legal`,
  formula: inFile('text')`Rechenregel | Formula | formula`,
  currency: inFile('text')`Währung | Currency | currency`,
});

const caseFields = declareFields({
  processName: inFold('text')`Vorgang | Process | vorgang_de, vorgang_name`,
  process: inFile('text', { words: processes })`Vorgang | Process | vorgang, process, procedure`,
  way: inFile('text', { words: ways })`Weg | Way | weg, channel, way`,
  plate: inFile('text', { words: plateWords })`${plate.column.de} | ${plate.column.en} |
    wunschkennzeichen, preferred_plate, plate`,
  fee: inSentence('money')`Gebühr | Fee |
    fee, gebuehr, total_fee, gesamtgebuehr, registration_fee, gebuehren`,
  base: inRow('money')`Grundgebühr | Base fee | base_fee, grundgebuehr`,
  plateFee: inRow('money')`${plate.column.de} | ${plate.column.en} |
    wunschkennzeichen, preferred_plate_fee, wunschkennzeichen_gebuehr`,
});

export const resultFields = declareFields({
  ...caseFields,
  documents: inSentence('texts')`Mitzubringen | To bring along |
    documents, required_documents, unterlagen, dokumente, bring`,
  notes: inSentence('texts')`Hinweise | Notes | notes, hinweise`,
  ...commonFields,
});

export type CommonRead = FieldsRead<typeof commonFields>['values'];

/** A list may be written as one text. */
export const documentsIn = ({ documents }: FieldsRead<typeof resultFields>['values']): readonly string[] =>
  documents.flatMap((document) => (documents.length === 1 ? document.split(/;\s+/) : document));

export interface Case {
  readonly process: Process;
  readonly way: Way;
  readonly hasPlate: boolean;
  readonly fee: Range;
  readonly record: FactsRecord;
}

const isOf = <Key extends string>(words: Readonly<Record<Key, unknown>>, word = ''): word is Key =>
  Object.hasOwn(words, word);

/** Every process, way and plate of the overview. */
export const casesIn = (answer: FactsRecord): readonly Case[] =>
  readCases(answer, caseFields, ['process', 'way', 'plate', 'fee']).flatMap(({ values, record }) => {
    const { process, way, fee } = values;
    const isKnown = isOf(processes, process) && (way === 'amt' || way === 'online') && fee !== undefined;
    return isKnown ? [{ process, way, hasPlate: values.plate === 'ja', fee, record }] : [];
  });
