// Asks for the suppliers of a place, under the spelling of its name that the service's own records have.
import { getSuppliers, type SupplierFilter } from '../../src/facts/endpoints/getSuppliers.ts';
import { type Call, cityNamed, type FactsRecord, plainName, stateNamed } from '../../src/kit/index.ts';
import { entriesIn, suppliersIn } from './readSupplier.ts';

/** A filter that the service does not understand leaves only nationwide suppliers, without a word. */
export async function findSuppliers(
  topic: string,
  filter: SupplierFilter,
  { facts, signal }: Pick<Call, 'facts' | 'signal'>,
): Promise<FactsRecord> {
  const ask = (wanted: SupplierFilter) => getSuppliers(facts, topic, wanted, signal);
  const isCity = filter.city !== undefined;
  const place = filter.city ?? filter.state;
  if (place === undefined) return ask(filter);
  if (suppliersIn(await ask(filter)).some(({ isNationwide }) => isNationwide === false)) return ask(filter);
  const called = isCity ? ['city', 'stadt', 'ort'] : ['state', 'bundesland', 'land'];
  const stored = entriesIn(await ask({})).flatMap((entry) => entry.text(...called) ?? []);
  const isSame = isCity ? isSameCity : isSameState;
  const spelt = stored.find((name) => isSame(name, place)) ?? place;
  return ask(isCity ? { city: spelt } : { state: spelt });
}

const isSameState = (one: string, other: string) =>
  stateNamed(one) !== undefined && stateNamed(one) === stateNamed(other);

/** Umlauts written out or dropped: muenchen, munchen and München are one. */
const isSameCity = (one: string, other: string) =>
  plainName(cityNamed(one)) === plainName(cityNamed(other)) || bare(one) === bare(other);

const bare = (name: string) =>
  plainName(name.normalize('NFD').replace(/\p{M}/gu, '')).replace(/(?<=[aou])e/g, '');
