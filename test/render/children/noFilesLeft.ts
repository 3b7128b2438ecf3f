// A program that has no file descriptor left when it wants a process; it says what came of it.
import { closeSync, openSync } from 'node:fs';
import { inChild } from '../../../src/render/inChild.ts';

const open: number[] = [];
try {
  for (;;) open.push(openSync('/dev/null', 'r'));
} catch {
  // None is left.
}
const failed = await inChild(new URL('./silent', import.meta.url), {}, new AbortController().signal).then(
  () => 'none',
  (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
);
for (const one of open) closeSync(one);
// Whatever broke is told of later.
await new Promise((resolve) => setTimeout(resolve, 100));
process.stdout.write(`alive after ${failed}`);
process.exit(0);
