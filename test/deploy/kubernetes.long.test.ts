// Whether Kubernetes takes what is in deploy/kubernetes: by its own schemas, which a Python package has.
// @module-tag long
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'amtsbot-kubernetes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The program, or why it is not there. */
function install(): { readonly path: string } | { readonly lacking: string } {
  try {
    execFileSync('python3', ['-m', 'venv', folder], { stdio: 'pipe' });
    const wanted = ['install', '--quiet', 'kubernetes-validate==1.37.0'];
    execFileSync(join(folder, 'bin/pip'), wanted, { stdio: 'pipe', timeout: 50_000 });
    return { path: join(folder, 'bin/kubernetes-validate') };
  } catch {
    return { lacking: 'kubernetes-validate cannot be installed here: the schemas are not looked at' };
  }
}

const installed = install();
const files = readdirSync('deploy/kubernetes').map((name) => `deploy/kubernetes/${name}`);

test('its schemas have every word of the files', ({ skip }) => {
  if ('lacking' in installed) return skip(installed.lacking);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files)
    execFileSync(installed.path, ['--strict', '--kubernetes-version', '1.34', file], { stdio: 'pipe' });
});
