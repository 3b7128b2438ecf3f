// Finds values that a service has: the contract lists no cities and no states' names, the answers do.
import { textsIn } from '../../packages/facts-sandbox/test/support/anyShape.ts';
import type { Service } from './factsTargets.ts';
import { addressOf } from '../../packages/facts-sandbox/test/contract/rowsAddress.ts';
import type { Row } from '../../packages/facts-sandbox/test/contract/rowsParameters.ts';

/** No slug and no name is longer; what is longer is a sentence. */
const longestValue = 40;
/** A service that has none of so many of its own values has none at all. */
const mostTries = 300;

/**
 * Values for the row's parameters with which the service answers 200: the examples, or in place of those that the
 * contract does not state, what the service shows in its overviews.
 */
export async function knownValues({ get }: Service, row: Row): Promise<Readonly<Record<string, string>>> {
  const open = row.inPath.filter(({ shownBy }) => shownBy !== undefined);
  if (open.length === 0 || (await get(addressOf(row))).status === 200) return {};

  // Some overviews name a value only as a part of an address.
  const shown = textsIn((await get(open[0]?.shownBy ?? '/')).body).flatMap((text) => text.split('/'));
  for (const value of shown.filter((text) => text && text.length <= longestValue).slice(0, mostTries)) {
    const values = Object.fromEntries(open.map(({ name }) => [name, value]));
    if ((await get(addressOf(row, values))).status === 200) return values;
  }
  throw new Error(`no value of ${open[0]?.shownBy} works in ${row.path}`);
}
