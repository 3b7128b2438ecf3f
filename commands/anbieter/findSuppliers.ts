// Asks for the suppliers of a place, under the spelling of its name that the service's own records have.
import { getSuppliers, type SupplierFilter } from '../../src/facts/endpoints/getSuppliers.ts';
import { type Call, cityNamed, type FactsRecord, plainName, stateNamed } from '../../src/kit/index.ts';
import { suppliersIn } from './fields.ts';

export interface FoundSuppliers {
  readonly answer: FactsRecord;
  /** The service has none of the town, but some of its state: these are the answer. */
  readonly isOfState: boolean;
}

/**
 * A filter that the service does not understand leaves only nationwide suppliers, without a word. `stateOfCity` is
 * the state that the city of the filter lies in.
 */
export async function findSuppliers(
  topic: string,
  filter: SupplierFilter,
  stateOfCity: string | undefined,
  { facts, signal }: Pick<Call, 'facts' | 'signal'>,
): Promise<FoundSuppliers> {
  const ask = async (wanted: SupplierFilter, isOfState = false): Promise<FoundSuppliers> => ({
    answer: await getSuppliers(facts, topic, wanted, signal),
    isOfState,
  });
  const { city, state = '' } = filter;
  const first = await ask(filter);
  if (city === undefined && state === '') return first;
  if (suppliersIn(first.answer).some(({ isNationwide }) => isNationwide === false)) return first;
  const all = suppliersIn((await ask({})).answer);
  const inState = (wanted: string) =>
    all.map((one) => one.state ?? one.area ?? '').find((name) => isSameState(name, wanted));
  if (city === undefined) return ask({ state: inState(state) ?? state });
  const spelt = all.map((one) => one.city ?? one.area ?? '').find((name) => isSameCity(name, city));
  const around = spelt === undefined && stateOfCity ? inState(stateOfCity) : undefined;
  return around ? ask({ state: around }, true) : ask({ city: spelt ?? city });
}

const isSameState = (one: string, other: string) =>
  stateNamed(one) !== undefined && stateNamed(one) === stateNamed(other);

/** Umlauts written out or dropped: muenchen, munchen and München are one. */
const isSameCity = (one: string, other: string) =>
  plainName(cityNamed(one)) === plainName(cityNamed(other)) || bare(one) === bare(other);

const bare = (name: string) =>
  plainName(name.normalize('NFD').replace(/\p{M}/gu, '')).replace(/(?<=[aou])e/g, '');
