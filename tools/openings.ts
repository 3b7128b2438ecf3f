// npx tsx tools/openings.ts FILE.jsonl … [--show]: asks what people ask in words of their own of the whole bot, and counts how
// many answers begin with what is wanted (test/understanding/openings.ts says how such a file is written).
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { askOpenings, readOpenings } from '../test/understanding/openings.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean', default: false } },
});

for (const file of positionals) {
  const { all, missed } = await askOpenings(readOpenings(await readFile(file, 'utf8')));
  const shown = missed.map(
    ({ asked, wanted, came }) => `${asked.join(' – ')}\n   wanted ${wanted}\n   came   ${came.slice(0, 300)}`,
  );
  const right = all - missed.length;
  const share = ((100 * right) / all).toFixed(1);
  process.stdout.write(
    [...(values.show ? shown : []), `${file}: ${right} of ${all}, ${share} %`, ''].join('\n'),
  );
}
