// What is read ahead is not read by the first question. In a process of its own: others here have asked already.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { long } from '../../support/long.ts';

const urlOf = (path: string) => JSON.stringify(new URL(`../../../${path}`, import.meta.url).href);

/** How many files are read by reading ahead, and by a question after it. */
const program = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  import { readWords } from ${urlOf('src/kit/index.ts')};
  import { placesAmong } from ${urlOf('src/kit/recognisers/places.ts')};
  import { readAhead } from ${urlOf('src/bot/understanding/readAhead.ts')};
  import { wantedOf } from ${urlOf('src/bot/wanted/wanted.ts')};

  const read = fs.readFileSync;
  let files = 0;
  fs.readFileSync = (...what) => {
    files += 1;
    return read(...what);
  };
  syncBuiltinESMExports();
  await readAhead();
  const ahead = files;
  files = 0;
  const words = readWords('Was kostet ein Halteverbot in Limburg an der Lahn?');
  placesAmong(words);
  const [topic] = wantedOf(words, 'Was kostet ein Halteverbot in Limburg an der Lahn?').topics;
  process.stdout.write(JSON.stringify({ ahead, later: files, topic: topic.value }));
`;

test('the towns and the weights are there before the first question', long, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--import', import.meta.resolve('tsx'), '--input-type=module'],
    ...['--eval', program],
  ]);
  expect(JSON.parse(stdout)).toEqual({ ahead: 3, later: 0, topic: 'halteverbot' });
});
