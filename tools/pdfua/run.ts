// `npm run pdfua`: makes one PDF of every kind and has veraPDF judge them by PDF/UA-1. Needs Maven and Java 11 or later.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toPdf } from '../../src/render/pdf/toPdf.ts';
import { oneOfEachKind } from './documents.ts';

const isThere = (program: string) => spawnSync(program, ['-version'], { stdio: 'ignore' }).status === 0;

async function makeAll(folder: string): Promise<readonly string[]> {
  const files: string[] = [];
  for (const [name, document] of Object.entries(oneOfEachKind)) {
    const about = { question: name, title: `Probe ${name}`, askedOn: '2026-11-21' };
    const file = join(folder, `${name}.pdf`);
    writeFileSync(file, await toPdf(document, about, AbortSignal.timeout(60_000)));
    files.push(file);
  }
  return files;
}

/** The judge's exit code; all that it says is shown. Where Maven cannot fetch it, nothing is judged: that is told. */
function judge(files: readonly string[]): number {
  const judging = ['-q', '-B', '-f', join(import.meta.dirname, 'pom.xml'), 'compile', 'exec:java'];
  const { status, stdout } = spawnSync('mvn', [...judging, `-Dexec.args=${files.join(' ')}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  process.stdout.write(stdout);
  if (/^.*(?:passed|FAILED) {2}/m.test(stdout)) return status ?? 1;
  process.stdout.write('PDF/UA not judged: Maven could not fetch or run veraPDF.\n');
  return 0;
}

if (!['mvn', 'java'].every(isThere)) {
  process.stdout.write(
    'PDF/UA not judged: Maven (mvn) and Java 11 or later are needed, and one of them is not here.\n',
  );
} else {
  const folder = mkdtempSync(join(tmpdir(), 'amtsbot-pdfua-'));
  try {
    process.exitCode = judge(await makeAll(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
