// An examination: conversations as JSON lines, what each must lead to, and how the last answer is judged.
import { z } from 'zod';
import { askConversations } from './askAll.ts';
import { type Came, firstLineOf, inWords, isMet, statesFigure } from './judge.ts';
import { languageOf } from './language.ts';
import type { Outcome } from './outcome.ts';
import { rates } from './rates.ts';
import { casesIn } from './requests.ts';
import type { ServiceNumber } from '../support/services.ts';

const says = z.array(z.string()).default([]);

/** As in outcome.ts. */
const outcome = z.discriminatedUnion('is', [
  z.object({ is: z.literal('result'), request: z.string().startsWith('/') }),
  z.object({ is: z.literal('compares'), requests: z.array(z.string().startsWith('/')).min(2) }),
  z.object({ is: z.literal('shows'), says }),
  z.object({ is: z.literal('intent'), says }),
  z.object({ is: z.literal('refuses'), says }),
  z.object({ is: z.literal('outOfScope') }),
  z.object({ is: z.literal('noFigure') }),
]);

const conversation = z.object({
  kind: z.string().min(1),
  /** The messages of one asker, in turn. */
  say: z.array(z.string().min(1)).min(1),
  /** Any of these is right for the last message. */
  then: z.array(outcome).min(1),
  /** For who reads of a miss. */
  why: z.string().default(''),
});

export interface Conversation {
  readonly kind: string;
  readonly say: readonly string[];
  readonly then: readonly Outcome[];
  readonly why: string;
}

/** One conversation on each line; empty lines do not count. Throws an Error that names the first line that is none. */
export function readExam(text: string): readonly Conversation[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const read = z.safeParse(conversation, parsed(line));
    if (!read.success) throw new Error(`line ${index + 1}: ${z.prettifyError(read.error)}`);
    return [read.data];
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

export interface Verdict {
  readonly conversation: Conversation;
  /** For the last message. */
  readonly came: Came;
  /** What is wrong; undefined when all is well. */
  readonly fault: string | undefined;
  /** A figure in bold answers what was not asked: the worst that can happen. */
  readonly isWrongFigure: boolean;
}

/** Asks each conversation of the whole bot over one of the services. */
export async function examine(
  conversations: readonly Conversation[],
  service: ServiceNumber,
): Promise<readonly Verdict[]> {
  const came = await askConversations(
    conversations.map(({ say }) => say),
    { service },
  );
  return conversations.map((one, index) => {
    const last = came[index]?.at(-1);
    if (!last) throw new Error(`nothing came for “${one.say.join(' → ')}”`);
    return judged(one, last);
  });
}

export function judged(one: Conversation, came: Came): Verdict {
  const isRight = isMet(one.then, came);
  const isGerman = one.kind === 'English' && languageOf(firstLineOf(came.reply)) === 'de';
  const fault = isRight ? (isGerman ? 'answered in German' : undefined) : `expected ${inWords(one.then)}`;
  return { conversation: one, came, fault, isWrongFigure: !isRight && statesFigure(came) };
}

/** The rate of each kind and of all, and the number of wrong figures. */
export function examReport(verdicts: readonly Verdict[]): readonly string[] {
  const wrong = verdicts.filter(({ isWrongFigure }) => isWrongFigure).length;
  return [
    ...rates(verdicts, ({ conversation: { kind } }) => kind),
    ...rates(verdicts, () => 'all'),
    `${wrong} wrong figure${wrong === 1 ? '' : 's'}`,
  ];
}

/** What came in place of what was expected. */
export function missInWords({ conversation: one, came, fault, isWrongFigure }: Verdict): string {
  const requests = casesIn(came.requests);
  return [
    `✗ ${one.kind}${isWrongFigure ? ', WRONG FIGURE' : ''}: ${one.say.map((text) => JSON.stringify(text)).join(' → ')}`,
    ...(one.why ? [`    why: ${one.why}`] : []),
    `    ${fault}`,
    `    asked ${requests.length > 0 ? requests.join(' ') : 'no single case'}`,
    `    said  ${firstLineOf(came.reply).slice(0, 300)}`,
  ].join('\n');
}
