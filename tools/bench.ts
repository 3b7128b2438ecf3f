// `npm run bench`: how fast and how large the bot is, beside a bare script that does the same calls, as a table and JSON.
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureCold } from './bench/cold.ts';
import { describeMachine, versionOf } from './bench/machine.ts';
import { measureGrowth, measureIdle } from './bench/memory.ts';
import { openOffice } from './bench/office.ts';
import { subjects } from './bench/orders.ts';
import { compiled, type Programs } from './bench/programs.ts';
import { full, quick, type Sizes } from './bench/sizes.ts';
import { measureSpeed } from './bench/speed.ts';
import { measureStarts } from './bench/startUp.ts';
import { type Figures, toTable } from './bench/table.ts';
import { measureUpload } from './bench/upload.ts';
import { measureWork } from './bench/work.ts';

const usage = `npm run bench -- [options]

  --quick          everything small, in less than a minute
  --only=PARTS     some of start, speed, cold, idle, growth, work, upload, with commas between them
  --node=PATH      the container's Node, to measure the memory at rest with too, as the Dockerfile starts it
  --out=FILE       where the figures go as JSON
`;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: 'start,speed,cold,idle,growth,work,upload' },
    node: { type: 'string' },
    out: { type: 'string', default: join(tmpdir(), 'bench.json') },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) say(usage);
else await run();

async function run(): Promise<void> {
  const machine = describeMachine();
  say('Compiling …');
  const programs = await compiled();
  try {
    const figures = { machine, ...(await measure(programs, values.quick ? quick : full)) };
    await writeFile(values.out, `${JSON.stringify(figures, undefined, 2)}\n`);
    say(`\n${toTable(figures)}\n\nAs JSON: ${values.out}`);
  } finally {
    await programs.remove();
  }
}

async function measure(programs: Programs, sizes: Sizes): Promise<Omit<Figures, 'machine'>> {
  const wanted = new Set(values.only.split(','));
  const part = async <T>(name: string, act: () => Promise<T>): Promise<Record<string, T>> => {
    if (!wanted.has(name)) return {};
    say(`Measuring: ${name} …`);
    try {
      return { [name]: await act() };
    } catch (error) {
      // Ten minutes of other figures are not lost because of one part.
      say(`Failed: ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      process.exitCode = 1;
      return {};
    }
  };
  return {
    ...(await part('start', () => measureStarts(programs, sizes))),
    ...(await part('speed', () => speed(programs, sizes))),
    ...(await part('cold', () => measureCold(programs, sizes))),
    ...(await part('idle', () => idle(programs, sizes))),
    ...(await part('growth', () => measureGrowth(programs, sizes))),
    ...(await part('work', () => measureWork(programs))),
    ...(await part('upload', () => measureUpload(sizes.uploadMib))),
  };
}

async function speed(programs: Programs, sizes: Sizes) {
  const office = await openOffice(programs);
  try {
    const children = { bot: await office.start('bot'), floor: await office.start('floor') };
    return await measureSpeed(office, children, sizes);
  } finally {
    await office.close();
  }
}

/** Each in an office of its own, all at the same time: nothing is asked of them. */
async function idle(programs: Programs, sizes: Sizes) {
  const container = values.node && { node: values.node, options: programs.optionsInContainer };
  const ways = [{ node: process.execPath }, ...(container ? [container] : [])];
  const versions = await Promise.all(ways.map(({ node }) => versionOf(node)));
  return Promise.all(
    ways.flatMap((how, index) => {
      const version = versions[index] ?? '';
      return subjects.map((subject) => measureIdle(programs, sizes, subject, how, version));
    }),
  );
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
