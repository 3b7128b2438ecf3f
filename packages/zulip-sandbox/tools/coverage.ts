// What of Zulip's API is served, as a table: `npx tsx packages/zulip-sandbox/tools/coverage.ts` writes COVERAGE.md anew.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { endpoints } from '../src/endpoints/index.ts';
import { leftOut } from '../src/endpoints/leftOut.ts';
import { withoutAccount } from '../src/endpoints/login.ts';

/** Those that have no account behind them, or no JSON, and so stand apart in the code. */
const apart: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(withoutAccount).map(([path, { method }]) => [path, [method]])),
  tus: ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
};

export const coverageFile = fileURLToPath(new URL('../COVERAGE.md', import.meta.url));

/** The whole page. */
export function coverage(): string {
  const served = new Map<string, readonly string[]>(Object.entries(apart));
  for (const [path, methods] of Object.entries(endpoints)) {
    const named = Object.entries(methods).map(([method, one]) =>
      typeof one === 'function' ? method : `${method} (since ${one.level})`,
    );
    served.set(path, named);
  }
  const paths = [...new Set([...served.keys(), ...Object.keys(leftOut)])].toSorted();
  const rows = paths.map((path) => {
    const name = path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}');
    return `| \`${name}\` | ${(served.get(path) ?? []).join(', ')} | ${(leftOut[path] ?? []).join(', ')} |`;
  });
  return `# What is served

Paths are those after \`/api/v1/\`. What is left out is answered with 501 and a JSON error that says so; a path that is not in
this table is one that Zulip does not have either, as far as is known here, and a page with 404, as there. “Since” is the
[feature level](https://zulip.com/api/changelog) before which a server does not know it: then it is such a page here too.

| Path | Served | Left out |
| --- | --- | --- |
${rows.join('\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(coverageFile, coverage());
