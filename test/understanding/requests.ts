// The requests that went out for a question: which of them ask for a single case, and whether two are the same.
import type { FactsRequest } from 'facts-sandbox';

const single = [
  /^\/calculator\/[^/]+\/results\/[^/]+\//,
  /^\/jagdschein\/(?:facts|detail)\/[^/]+\//,
  /^\/topics\/(?!themenliste\/)[^/]+\/(?:facts|suppliers)\//,
];

/** Left out, they mean this. */
const defaults = new Set(['applicant=privatperson', 'kursformat=median']);

/** Those that ask for one case that the service has, without repetitions; lists of choices are none. */
export function casesIn(requests: readonly FactsRequest[]): readonly string[] {
  const cases = requests
    .filter(({ status }) => status !== 404)
    .map(({ path, query }) => ({ path: decodeURIComponent(path).replace('/api/v1', ''), query }))
    .filter(({ path }) => single.some((pattern) => pattern.test(path)))
    .map(({ path, query }) => {
      const said = Object.entries(query).map(([name, value]) => `${name}=${value}`);
      return said.length > 0 ? `${path}?${said.join('&')}` : path;
    });
  return [...new Set(cases)];
}

/** However their letters are encoded. */
export const isSame = (one: string, other: string) =>
  canonical(decodeURIComponent(one)) === canonical(decodeURIComponent(other));

/** Query in any order; a default or a `false` may be left out; „Thüringen“, `thueringen` and `thuringen` are one. */
function canonical(request: string): string {
  const [path = '', query = ''] = request.split('?');
  const said = query
    .split('&')
    .filter((one) => one !== '' && !one.endsWith('=false') && !defaults.has(one))
    .map(plain)
    .toSorted();
  return `${plain(path)}?${said.join('&')}`;
}

/** Lower case, umlauts and entities however they are written, a hyphen between words: slugs and names are alike. */
export const plain = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/\s+/g, '-')
    // As a state calls itself.
    .replace('freistaat-', '');

const segmentsOf = (request: string) => plain(request).split(/[/?&]/);

/** What stands in one of these requests and not in all of them; of `800w` the figure. */
export function differences(requests: readonly string[]): readonly string[] {
  const all = requests.map(segmentsOf);
  const different = all.flatMap((segments, index) =>
    segments.filter((one) => one && all.some((other, at) => at !== index && !other.includes(one))),
  );
  return [...new Set(different.map((one) => one.replace(/^.*=/, '').replace(/^(\d+)w$/, '$1')))];
}

/** `/calculator/gmbh/results/kiel/muster/` → `/calculator/gmbh/results/`, and so on for what has an overview. */
export const overviewOf = (request: string): string | undefined =>
  /^\/(?:calculator\/[^/]+\/results|jagdschein\/(?:facts|detail))\//.exec(request)?.[0];

/** Of a move within one place, its place. */
export const onePlaceIn = (request: string): string | undefined =>
  /^\/calculator\/halteverbot\/results\/([^/]+)\/\1\//.exec(plain(request))?.[1];
