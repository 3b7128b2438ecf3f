// Asks for the suppliers of a place, under the spelling of its name that the service's own records have.
import { getSuppliers, type SupplierFilter } from '../../src/facts/endpoints/getSuppliers.ts';
import {
  type Call,
  cityNamed,
  entriesOf,
  type FactsRecord,
  plainName,
  stateNamed,
} from '../../src/kit/index.ts';
import { suppliersIn } from './readSupplier.ts';

/** A filter that the service does not understand leaves only nationwide suppliers, without a word. */
export async function findSuppliers(
  topic: string,
  filter: SupplierFilter,
  { facts, signal }: Pick<Call, 'facts' | 'signal'>,
): Promise<FactsRecord> {
  const ask = (wanted: SupplierFilter) => getSuppliers(facts, topic, wanted, signal);
  const { city, state } = filter;
  if (city === undefined && state === undefined) return ask(filter);
  if (suppliersIn(await ask(filter)).some(({ isNationwide }) => isNationwide === false)) return ask(filter);
  const stored = entriesOf(await ask({}), 'suppliers', 'results', 'anbieter', 'treffer', 'trefferliste');
  const spelt = stored
    .map((entry) =>
      city === undefined ? entry.text('state', 'bundesland', 'land') : entry.text('city', 'stadt', 'ort'),
    )
    .find(
      (name) =>
        name !== undefined && (city === undefined ? isSameState(name, state) : isSameCity(name, city)),
    );
  if (spelt === undefined || spelt === (city ?? state)) return ask(filter);
  return ask(city === undefined ? { state: spelt } : { city: spelt });
}

const isSameState = (one: string, other: string | undefined) =>
  other !== undefined && stateNamed(one) !== undefined && stateNamed(one) === stateNamed(other);

/** Umlauts written out or dropped: muenchen, munchen and München are one. */
const isSameCity = (one: string, other: string) =>
  plainName(cityNamed(one)) === plainName(cityNamed(other)) || bare(one) === bare(other);

const bare = (name: string) =>
  plainName(name.normalize('NFD').replace(/\p{M}/gu, '')).replace(/(?<=[aou])e/g, '');
