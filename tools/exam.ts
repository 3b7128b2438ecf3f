// npx tsx tools/exam.ts FILE.jsonl [--service=1|2|3] [--kind=…] [--show]: asks the conversations of a file of the whole
// bot, over one of three facts services, and prints how many were answered rightly, by kind, and the wrong figures.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type ServiceNumber, services } from '../test/support/services.ts';
import { examine, examReport, missInWords, readExam } from '../test/understanding/exam.ts';

const usage = `npx tsx tools/exam.ts FILE.jsonl …: conversations that the bot has never seen, and how it answers them

  --service=1   our own data; 2 and 3: services of other shapes
  --kind=mail   only these: kinds of the file, with commas between them
  --show        what came for each that was missed
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    service: { type: 'string', default: '1' },
    kind: { type: 'string' },
    show: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const isNumber = (typed: string): typed is `${ServiceNumber}` => Object.hasOwn(services, typed);
const [file] = positionals;

if (values.help || file === undefined || !isNumber(values.service)) {
  process.stdout.write(usage);
  process.exitCode = values.help ? 0 : 2;
} else {
  const kinds = values.kind?.split(',');
  const conversations = readExam(await readFile(file, 'utf8'));
  const some = conversations.filter(({ kind }) => kinds?.includes(kind) ?? true);
  const verdicts = await examine(some, Number(values.service) as ServiceNumber);
  const missed = verdicts.filter(({ fault }) => fault !== undefined);
  const lines = [...(values.show ? missed.map(missInWords) : []), ...examReport(verdicts)];
  process.stdout.write(`${lines.join('\n')}\n`);
}
