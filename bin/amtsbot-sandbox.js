#!/usr/bin/env node
// The command amtsbot-sandbox: runs the compiled program, or says how to compile it.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const program = new URL('../dist/src/sandbox/standalone.js', import.meta.url);
if (existsSync(program)) {
  await import(program.href);
} else {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  process.stderr.write(`The sandbox is not built yet:\n  cd ${folder} && npm ci && npm run build\n`);
  process.exitCode = 1;
}
