#!/usr/bin/env node
// The command facts-sandbox: runs the compiled program.
import { existsSync } from 'node:fs';

const program = new URL('../dist/command.js', import.meta.url);
if (existsSync(program)) await import(program.href);
else {
  // Only in a clone: the installed package has it.
  process.stderr.write(
    'facts-sandbox is not compiled here: `npm run build -w facts-sandbox` does that; `npm run sandbox` runs it without.\n',
  );
  process.exitCode = 1;
}
