// On what, when and beside how much else it was measured: without that, a figure says nothing.
import { execFile } from 'node:child_process';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { promisify } from 'node:util';

export interface Machine {
  readonly date: string;
  readonly node: string;
  readonly system: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGib: number;
  /** Of the last minute, before anything was measured. */
  readonly load: number;
}

export function describeMachine(): Machine {
  const [processor] = cpus();
  const [load = 0] = loadavg();
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    system: `${platform()} ${arch()}`,
    processor: processor?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGib: Math.round(totalmem() / 1024 ** 3),
    load: Math.round(load * 10) / 10,
  };
}

export async function versionOf(node: string): Promise<string> {
  const { stdout } = await promisify(execFile)(node, ['--version']);
  return stdout.trim();
}
