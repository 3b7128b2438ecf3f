// The figures of one founding, read by name: the total, what it is made of, and what it leaves out.
import {
  casesOf,
  type Choice,
  type FactsRecord,
  type Keys,
  type Range,
  readCity,
  readKind,
  readRange,
} from '../../src/kit/index.ts';
import { type Contract, contractKinds } from './contracts.ts';

export interface Fees {
  readonly total: Range | undefined;
  readonly notary: Range | undefined;
  readonly register: Range | undefined;
  readonly tradeOffice: Range | undefined;
  /** In euros, not in the total. */
  readonly shareCapital: Range | undefined;
}

export function readFees(record: FactsRecord): Fees {
  return {
    total: readRange(record, ['total', 'total_cost', 'gesamtkosten', 'gesamt', 'summe', 'gruendungskosten']),
    notary: readRange(record, ['notary', 'notary_fee', 'notar', 'notarkosten', 'notary_cost']),
    register: readRange(record, ['handelsregister', 'register', 'commercial_register', 'registergebuehr']),
    tradeOffice: readRange(record, ['gewerbeamt', 'gewerbeanmeldung', 'trade_office', 'gewerbe']),
    shareCapital: readShareCapital(record),
  };
}

export const readShareCapital = (record: FactsRecord) =>
  readRange(record, ['stammkapital_mindestens', 'stammkapital_minimum', 'stammkapital', 'share_capital']);

/** The service says that the total is without it. */
export const isCapitalLeftOut = (record: FactsRecord) =>
  record.yesNo('stammkapital_in_total', 'share_capital_in_total') === false;

/** What the service takes for granted about the founders. */
export const readAssumption = (record: FactsRecord) => record.text('assumption_de', 'assumption', 'annahme');

export interface Founding extends Fees {
  readonly city: Choice;
  readonly contract: Contract;
  readonly isCapitalLeftOut: boolean;
  readonly record: FactsRecord;
}

/** Every founding in the overview. */
export const foundingsIn = (answer: FactsRecord): readonly Founding[] => casesOf(answer, readFounding);

function readFounding(record: FactsRecord, keys: Keys): Founding | undefined {
  const contract = readKind(
    record,
    keys,
    contractKinds,
    'gesellschaftsvertrag',
    'vertrag',
    'contract_type',
    'contract',
  );
  const city = contract && readCity(record, keys, contractKinds);
  if (!city) return undefined;
  const fees = readFees(record);
  return fees.total && { city, contract, record, isCapitalLeftOut: isCapitalLeftOut(record), ...fees };
}
