// The fees of each kind of licence: fee, levy and both together, as far as the service knows them.
import {
  type Call,
  type Cell,
  type FactsRecord,
  isOnlyExample,
  money,
  moneyRange,
  phrase,
  type Range,
  readRange,
  type Table,
  text,
} from '../../src/kit/index.ts';
import { exampleBehind, unconfirmed } from './stateRows.ts';
import { type Kind, kindLabel, kindOf } from './words.ts';

export interface Licence {
  readonly kind: Kind | undefined;
  readonly name: string;
  /** Undefined where the service does not know it. */
  readonly fee: number | undefined;
  readonly levy: number | undefined;
  readonly total: Range | undefined;
  readonly isUnsure: boolean;
  /** The service has fields for fee and levy, known or not. */
  readonly hasParts: boolean;
}

const lists = ['licence_costs', 'license_costs', 'licences', 'scheine', 'jagdscheine', 'gebuehren'];

export const readLicences = (record: FactsRecord): readonly Licence[] =>
  record.children(...lists).map((entry): Licence => {
    const stated = entry.text('name', 'bezeichnung', 'label', 'titel');
    const isUnsure = isOnlyExample(entry, 'confidence');
    const fee = entry.number('fee', 'gebuehr');
    const levy = entry.number('levy', 'jagdabgabe', 'abgabe');
    // What is null is shown as not confirmed.
    const isOpen = [entry.isEmpty('fee', 'gebuehr'), entry.isEmpty('levy', 'jagdabgabe', 'abgabe')];
    const licence = {
      kind: kindOf(entry.key) ?? kindOf(stated ?? ''),
      name: stated ?? entry.key,
      fee,
      levy,
      total: readRange(entry, ['total', 'summe', 'kosten', 'cost', 'gesamt']),
      isUnsure,
      hasParts: fee !== undefined || levy !== undefined || isOpen.includes(true),
    };
    for (const name of ['total', 'summe', 'kosten', 'cost']) entry.isEmpty(name);
    entry.text('fee_confidence');
    entry.number('total');
    return licence;
  });

export function licencesTable(licences: readonly Licence[], say: Call['say']): Table {
  const hasParts = licences.some((licence) => licence.hasParts);
  const known = (euros: number | undefined) => (euros === undefined ? unconfirmed(say) : money(euros));
  return {
    chart: { label: 0, value: hasParts ? 3 : 1 },
    columns: [
      say({ de: 'Jagdschein', en: 'Licence' }),
      ...(hasParts ? say({ de: ['Gebühr', 'Jagdabgabe'], en: ['Fee', 'Levy'] }) : []),
      say({ de: 'zusammen', en: 'Together' }),
    ],
    rows: licences.map((licence) => [
      text(licenceName(licence, say)),
      ...(hasParts ? [known(licence.fee), known(licence.levy)] : []),
      totalCell(licence, say),
    ]),
  };
}

export const licenceName = ({ kind, name }: Licence, say: Call['say']) =>
  kind ? say(kindLabel(kind)) : name;

/** An example value says so; an unknown one is never 0. */
export function totalCell({ total, isUnsure }: Licence, say: Call['say']): Cell {
  const amount = moneyRange(total);
  if (!amount) return unconfirmed(say);
  return isUnsure ? phrase(amount, exampleBehind(say)) : amount;
}
