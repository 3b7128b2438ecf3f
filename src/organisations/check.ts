// `amtsbot check` for many organisations: each file, and what it leads to; and the engine that replicas share them by.
import type { check as checkOne, Checked } from '../check.ts';
import { readWorkerSettings, type Variables } from '../config.ts';
import { readFiles } from './files.ts';
import { wantedBy } from './wanted.ts';
import { readManySettings } from './settings.ts';

/** So many are asked at once. */
const atOnce = 10;

/** The lines of each organisation begin with its name. Throws SettingsError. */
export async function checkMany(
  variables: Variables,
  faults: readonly string[],
  check: typeof checkOne,
): Promise<Checked> {
  const { ORGANISATIONS: directory, QUEUE_URL: url, forAll } = readManySettings(variables, faults);
  const engine = url === undefined ? [] : [await checkQueue(url)];
  const files = await readFiles(directory).catch(() => undefined);
  const ofEngine = engine.flatMap(({ lines }) => lines);
  if (!files)
    return { isWell: false, lines: ['WRONG  ORGANISATIONS: the directory cannot be read', ...ofEngine] };
  const wanted = [...wantedBy(files, forAll, new Map())];
  const lines = [`ok     ORGANISATIONS: ${wanted.length} files`, ...ofEngine];
  let isWell = engine.every((one) => one.isWell);
  for (let from = 0; from < wanted.length; from += atOnce) {
    const some = wanted.slice(from, from + atOnce).map(async ([name, one]) => {
      const checked = 'fault' in one ? faulty(one.fault) : await check(one.settings);
      return { isWell: checked.isWell, lines: checked.lines.map((line) => `${name}: ${line}`) };
    });
    for (const checked of await Promise.all(some)) {
      isWell &&= checked.isWell;
      lines.push(...checked.lines);
    }
  }
  return { isWell, lines };
}

/** A process that only works for others needs nothing else. Throws SettingsError. */
export const checkWorker = (variables: Variables, faults: readonly string[]): Promise<Checked> =>
  checkQueue(readWorkerSettings(variables, faults).QUEUE_URL);

async function checkQueue(url: string): Promise<Checked> {
  const { checkEngine } = await import('../replicas/check.ts');
  const { isWell, says } = await checkEngine(url);
  return { isWell, lines: [`${isWell ? 'ok    ' : 'WRONG '} QUEUE_URL: ${says}`] };
}

const faulty = (fault: string): Checked => ({ isWell: false, lines: [`WRONG  file: ${fault}`] });
