// The requests that went out for a question: which of them ask for a single case, and whether two are the same.
import type { FactsRequest } from 'facts-sandbox';

const single = [
  /^\/calculator\/[^/]+\/results\/[^/]+\//,
  /^\/jagdschein\/(?:facts|detail)\/[^/]+\//,
  /^\/topics\/(?!themenliste\/)[^/]+\/(?:facts|suppliers)\//,
];

/** Left out, they mean this. */
const defaults = new Set(['applicant=privatperson', 'kursformat=median']);

/** Those that ask for one case, without repetitions; lists of choices are none. */
export function casesIn(requests: readonly FactsRequest[]): readonly string[] {
  const cases = requests
    .map(({ path, query }) => ({ path: decodeURIComponent(path).replace('/api/v1', ''), query }))
    .filter(({ path }) => single.some((pattern) => pattern.test(path)))
    .map(({ path, query }) => {
      const said = Object.entries(query).map(([name, value]) => `${name}=${value}`);
      return said.length > 0 ? `${path}?${said.join('&')}` : path;
    });
  return [...new Set(cases)];
}

export const isSame = (one: string, other: string) => canonical(one) === canonical(other);

/** Query in any order; a default or a `false` may be left out; two spellings of two states. */
function canonical(request: string): string {
  const [path = '', query = ''] = request.split('?');
  const said = query
    .split('&')
    .filter((one) => one !== '' && !one.endsWith('=false') && !defaults.has(one))
    .toSorted();
  return `${path}?${said.join('&')}`
    .replace('wuerttemberg', 'wurttemberg')
    .replace('thueringen', 'thuringen');
}
