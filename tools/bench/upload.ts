// The memory and the time of a large upload over a connection that breaks, as tools/bigUpload.ts measures them.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Upload {
  readonly mib: number;
  readonly seconds: number;
  readonly growthMib: number;
}

const program = new URL('../bigUpload.ts', import.meta.url).pathname;

/** Rejects when other bytes arrive, or when it takes more memory than it may. */
export async function measureUpload(mib: number): Promise<Upload> {
  const args = ['--import', import.meta.resolve('tsx'), program, String(mib)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  return { mib, seconds: figure(/ MiB in ([\d.]+) s/), growthMib: figure(/memory: (-?\d+) MiB more/) };
}
