// What Node asks of the kernel is among what deploy/systemd/amtsbot.service allows: one other call ends the process.
import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { unitIn } from './files.ts';

const allowed = (unitIn('deploy/systemd/amtsbot.service').get('SystemCallFilter') ?? []).flatMap((value) =>
  value.split(' '),
);

test('the keys of memory are allowed, which Node asks for only where the processor has them', () => {
  expect(allowed).toEqual(['@system-service', '@pkey']);
});

const isHere = (program: string) => spawnSync(program, ['--version']).status === 0;
const lacking = ['strace', 'systemd-analyze'].filter((program) => !isHere(program));

/** The calls of a group, with those of the groups in it. */
function callsOf(group: string): readonly string[] {
  const said = execFileSync('systemd-analyze', ['syscall-filter', group], { encoding: 'utf8' });
  const names = [...said.matchAll(/^ +([@\w-]+)$/gm)].map(([, name = '']) => name);
  return names.flatMap((name) => (name.startsWith('@') ? callsOf(name) : [name]));
}

/** What the bot does: it compiles, asks, and has something made by another process. */
const program = `
  fetch('http://127.0.0.1:9').catch(() => undefined);
  WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
  new (require('node:worker_threads').Worker)('1', { eval: true });
  require('node:child_process').execFileSync(process.execPath, ['--version']);`;

test('Node makes no call that is not allowed', ({ skip }) => {
  if (lacking.length > 0)
    return skip(`${lacking.join(' and ')} not installed here: the calls are not looked at`);
  const ofNode = [process.execPath, '-e', program];
  const traced = spawnSync('strace', ['-f', '-c', '-U', 'name', ...ofNode], { encoding: 'utf8' });
  // A container may forbid to look.
  if (traced.status !== 0) return skip('strace may not look here: the calls are not looked at');
  const made = [...traced.stderr.matchAll(/^([a-z]\w+)$/gm)].map(([, name = '']) => name);
  expect(made).toContain('execve');
  const known = new Set(allowed.flatMap(callsOf));
  expect(made.filter((name) => !known.has(name) && !['syscall', 'total'].includes(name))).toEqual([]);
});
