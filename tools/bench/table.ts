// All figures as one Markdown table, for people.
import { type Bar, bars, idleBar, verdict } from './bars.ts';
import type { Cold } from './cold.ts';
import type { Machine } from './machine.ts';
import type { Held, Idle } from './memory.ts';
import type { Subject } from './orders.ts';
import type { Speed } from './speed.ts';
import type { Compared } from './statistics.ts';
import type { Upload } from './upload.ts';
import type { Work } from './work.ts';

/** What is absent was not wanted. */
export interface Figures {
  readonly machine: Machine;
  readonly start?: Compared;
  readonly speed?: Speed;
  readonly cold?: Cold;
  readonly idle?: readonly Idle[];
  readonly growth?: readonly Held[];
  readonly work?: Work;
  readonly upload?: Upload;
}

type Row = readonly [what: string, bot: string, floor: string, ratio: string, bar: string];

const names: Record<Subject, string> = { bot: 'Amtsbot', floor: 'bare script' };

export function toTable({
  machine,
  start,
  speed,
  cold,
  idle = [],
  growth = [],
  work,
  upload,
}: Figures): string {
  const { date, node, system, processor, cores, memoryGib, load } = machine;
  const rows: Row[] = [
    ...(start
      ? [comparison('process start to first poll', start, ms, verdict(start.bot, bars.startMs, ms))]
      : []),
    ...(speed ? speedRows(speed) : []),
    ...(cold ? coldRows(cold) : []),
    ...idle.map(({ subject, node, atRestMib, afterAnswerMib }) =>
      rowFor(
        subject,
        `resident memory at rest, Node ${node}`,
        `${mib(atRestMib)} (${mib(afterAnswerMib)} after an answer)`,
        subject === 'bot' ? verdict(atRestMib, idleBar(node), mib) : '',
      ),
    ),
    ...growth.map(({ answers, heapMib, residentMib }, index) =>
      rowFor(
        'bot',
        `memory after ${answers} answers`,
        `${mib(heapMib)} in use, ${mib(residentMib)} resident`,
        index > 0 && index === growth.length - 1 ? growthVerdict(heapMib, growth[index - 1]) : '',
      ),
    ),
    ...(work ? workRows(work) : []),
    ...(upload
      ? [
          rowFor(
            'bot',
            `upload of ${upload.mib} MiB`,
            `${mib(upload.growthMib)} more, ${upload.seconds} s`,
            verdict(upload.growthMib, bars.uploadMib, mib),
          ),
        ]
      : []),
  ];
  const lines = [['', names.bot, names.floor, 'ratio', 'bar'], ['---', '--:', '--:', '--:', '--:'], ...rows];
  return [
    `Measured on ${date}, Node ${node}, ${system}, ${cores} cores of ${processor}, ${memoryGib} GiB, load ${load}.`,
    '',
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

function speedRows({ latencies, bursts, requests }: Speed): Row[] {
  return [
    ...latencies.flatMap(({ what, p50, p99, bar }) => [
      comparison(`${what}: p50`, p50, ms, ofRatio(p50, bar)),
      comparison(`${what}: p99`, p99, ms),
    ]),
    ...bursts.flatMap(({ what, perSecond, processorMs, connections, bar }) => [
      comparison(what, perSecond, rate, ofRatio(perSecond, bar)),
      comparison('– processor time for an answer', processorMs, ms),
      counts('– connections opened', connections, 0),
    ]),
    ...requests.flatMap(({ when, perAnswer, each }) => [
      counts(`requests for an answer, ${when}`, perAnswer, 2),
      ...requestKinds.map(([what, name]) => {
        const [bot = 0, floor = 0] = [each.bot[name], each.floor[name]];
        return counts(`– of them ${what}`, { bot, floor, ratio: bot / floor }, 2);
      }),
    ]),
  ];
}

/** What no budget of the chat server counts: a poll ends with the question, and with the answer as the chat's own news. */
const requestKinds = [
  ['long polls', 'GET events'],
  ['to the facts service', 'GET facts'],
] as const;

function coldRows({ questions, p50, p99, perSecond }: Cold): Row[] {
  const what = `the first ${questions} after a start, facts asked for`;
  return [
    comparison(`${what}, one at a time: p50`, p50, ms, ofRatio(p50, bars.coldLatencyRatio)),
    comparison(`${what}, one at a time: p99`, p99, ms),
    comparison(`${what}, in a burst`, perSecond, rate, ofRatio(perSecond, bars.coldRateRatio)),
  ];
}

function workRows({ questions, hostile, table }: Work): Row[] {
  const one = (what: string, value: string, bar?: string) => rowFor('bot', what, value, bar);
  return [
    one(`understanding ${questions.count} questions: p50, p99`, `${us(questions.p50)}, ${us(questions.p99)}`),
    one(
      `understanding ${hostile.count} hostile texts: p50, worst`,
      `${us(hostile.p50)}, ${us(hostile.max)}`,
      verdict(hostile.max, bars.hostileMicroseconds, us),
    ),
    one('table of 576 rows as messages', ms(table.toMessages / 1000)),
    one('table of 576 rows as PDF, its process included', ms(table.toPdf / 1000)),
  ];
}

const growthVerdict = (heapMib: number, before: Held | undefined) =>
  verdict(heapMib / (before?.heapMib ?? Number.NaN), bars.growthRatio, times);

const ofRatio = ({ ratio }: Compared, bar: Bar | undefined) => (bar ? verdict(ratio, bar, times) : '');

function comparison(
  what: string,
  { bot, floor, ratio }: Compared,
  unit: (value: number) => string,
  bar = '',
): Row {
  return [what, unit(bot), unit(floor), ratio.toFixed(2), bar];
}

/** Of few, a ratio says nothing. */
const counts = (what: string, { bot, floor }: Compared, decimals: number): Row => [
  what,
  bot.toFixed(decimals),
  floor.toFixed(decimals),
  '',
  '',
];

const rowFor = (subject: Subject, what: string, value: string, bar = ''): Row =>
  subject === 'bot' ? [what, value, '', '', bar] : [what, '', value, '', bar];

const times = (value: number) => value.toFixed(2);
const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const us = (value: number) => `${value.toFixed(0)} µs`;
const rate = (value: number) => `${value.toFixed(0)}/s`;
const mib = (value: number) => `${value.toFixed(0)} MiB`;
