// A frame as lines, for developers: what was read, from which words, how surely, and what is still open.
import type { Candidate, Clarification } from '../../kit/index.ts';
import { argumentsOf, type Frame, type Slot } from './frame.ts';
import { firstDoubt } from './judge.ts';

/** One line for the command, what is wanted, each argument, what is left over and each doubt. Pure. */
export function describeFrame(frame: Frame): readonly string[] {
  const { match, intent, isOverview, ignored, text, wanted, doubts } = frame;
  const { command, lang, isStrict, misspelt } = match;
  const wants = [...(isOverview ? ['overview'] : []), ...(intent.whether ? ['whether'] : []), intent.aspect];
  const open = firstDoubt(frame);
  const isTold = open === undefined || doubts.includes(open);
  const said = argumentsOf(frame).filter(([key]) => frame.slots.has(key));
  const unsaid = argumentsOf(frame).flatMap(([key, { assumed }]) => {
    if (frame.slots.has(key)) return [];
    return [assumed === undefined ? key : `${key} (assumed ${JSON.stringify(assumed)})`];
  });
  return [
    line(
      'command',
      command.name.de[0],
      lang,
      isStrict ? 'strict' : 'in a sentence',
      misspelt && `typed “${misspelt}”`,
    ),
    line('intent', wants.filter((one) => one !== undefined).join(', ') || 'calculate'),
    ...said.flatMap(([key]) => describeSlot(key, frame.slots.get(key))),
    ...(unsaid.length > 0 ? [line('not said', ...unsaid)] : []),
    ...(text ? [line('text', text)] : []),
    ...(wanted.length > 0 ? [line('files', ...wanted)] : []),
    ...(ignored ? [line('left over', `“${ignored}”`)] : []),
    ...doubts.map((doubt) => line('doubt', ...doubt.keys, describeProblem(doubt.problem))),
    ...(isTold ? [] : [line('open', ...open.keys, describeProblem(open.problem))]),
    ...(frame.said.length > 1 ? [line('read from', ...frame.said.map((one) => `“${one}”`))] : []),
  ];
}

/** What keeps a message from being answered: its kind, what was typed, what would be possible. */
export function describeProblem(problem: Clarification): string {
  const typed = 'typed' in problem ? ` “${problem.typed}”` : '';
  const possible = 'choices' in problem ? problem.choices.map(({ value }) => value) : [];
  const near = problem.kind === 'unknownCommand' ? problem.near : possible;
  const some = near.length > mostNamed ? [...near.slice(0, mostNamed), `… ${near.length}`] : near;
  const said = problem.kind === 'other' ? ` ${problem.say.en}` : '';
  return `${problem.kind}${typed}${said}${some.length > 0 ? `: ${some.join(' · ')}` : ''}`;
}

const mostNamed = 6;
const widest = 10;

const line = (name: string, ...parts: readonly (string | false | undefined)[]) =>
  `${name.padEnd(widest)}${parts.filter((part) => part).join(', ')}`;

function describeSlot(key: string, slot: Slot | undefined): readonly string[] {
  if (!slot) return [];
  const { candidate, typed, others, instead } = slot;
  const { score, corrected, impossible, between } = candidate;
  return [
    line(
      'slot',
      `${key} = ${valueOf(candidate)} from “${typed}”`,
      `score ${score}`,
      corrected && 'corrected',
      impossible && 'impossible',
      between && `between ${between.map(({ value }) => value).join(' · ')}`,
      instead === undefined ? undefined : `instead of “${instead}”`,
      others.length > 0 ? `compared with ${others.map(valueOf).join(' · ')}` : undefined,
    ),
  ];
}

const valueOf = ({ value }: Candidate<unknown>) => JSON.stringify(value);
