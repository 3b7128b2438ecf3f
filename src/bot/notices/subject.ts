// What a subscription is about, as data that outlives the process: a command with the values of its arguments, and the
// resources of the service that its answer comes from.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Provenance } from '../../document/index.ts';
import {
  type FactsConnection,
  FactsError,
  forQuestion,
  type Json,
  withTimeForFacts,
} from '../../facts/index.ts';
import type { Aspect, Command } from '../../kit/index.ts';
import { formatCell } from '../../render/value.ts';
import { aboutFile } from '../answering/aboutFile.ts';
import { type AnswerParts, callFor } from '../answering/call.ts';
import { unreadQuestion } from '../model/question.ts';
import type { Frame } from '../understanding/frame.ts';
import { judge, mostCompared } from '../understanding/judge.ts';
import { type Case, leavesOf, type NamedLeaves } from './leaves.ts';

const KeptCase = z.object({
  name: z.string().optional(),
  values: z.record(z.string(), z.unknown()),
  /** It is asked for this point. */
  aspect: z.custom<Aspect>((value) => typeof value === 'string').optional(),
});

export const Subject = z.object({
  command: z.string(),
  isOverview: z.boolean(),
  lang: z.enum(['de', 'en']),
  /** As people read it: „Halteverbot Berlin Mitte – Hamburg“. */
  title: z.string(),
  /** Several where cases are compared; only then they have names. Or where a point of one is asked for by itself. */
  cases: z.array(KeptCase).min(1),
});
export type Subject = Readonly<z.infer<typeof Subject>>;

/** Whoever asks for the same shares what is known of it. */
export const keyOfSubject = ({ command, isOverview, lang, cases }: Subject): string =>
  createHash('sha256')
    .update(plainly([command, isOverview, lang, cases.map(({ values, aspect }) => [values, aspect])]))
    .digest('base64url')
    .slice(0, 16);

/** In whatever language that is told. */
export const keysOfSubject = (subject: Subject): readonly string[] =>
  (['de', 'en'] as const).map((lang) => keyOfSubject({ ...subject, lang }));

/** Whether all that is said of one case of the whole is said of one of it, too; it may say more. */
export const isCaseOf = (one: Subject, whole: Subject): boolean =>
  one.command === whole.command &&
  whole.cases.some(({ values }) =>
    one.cases.some((own) =>
      Object.entries(values).every(([name, value]) => plainly(own.values[name]) === plainly(value)),
    ),
  );

/** What things are called, in whatever language, is no part of what they are. */
const plainly = (what: unknown = null): string =>
  JSON.stringify(what, (name, value: unknown) => (name === 'label' ? undefined : value));

/** Throws ClarificationNeeded where the frame cannot be answered. Pure. */
export function subjectOf(frame: Frame, parts: Pick<AnswerParts, 'catalogue' | 'timeZone' | 'now'>): Subject {
  const { command, lang, isOverview, values, compared } = judge(frame);
  const { title } = aboutFile(frame, { questionId: 0, question: '' }, parts);
  const bare =
    compared.length > 1
      ? compared
          .slice(0, mostCompared)
          .map((one) => ({ name: formatCell(one.name, lang), values: plainValues(one.values) }))
      : [{ values: plainValues(values) }];
  const watchedIn = (one: (typeof bare)[number]) => command.watched?.(one.values) ?? [];
  const cases = isOverview
    ? bare
    : [...bare, ...bare.flatMap((one) => watchedIn(one).map((aspect) => ({ ...one, aspect })))];
  return { command: command.name.de[0], isOverview, lang, title: title.replace(factSheet, ''), cases };
}

/** „Fakten Erbschein“ */
const factSheet = /^(?:Fakten|Facts) (?=\S)/;

/** As they are when they have been kept. */
const plainValues = (values: Readonly<Record<string, unknown>>) =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(values)));

/** A resource of the service, as it is asked for. */
export const Address = z.object({
  segments: z.array(z.string()),
  query: z.record(z.string(), z.string()).optional(),
  /** It depends on the day of asking. */
  today: z.literal(true).optional(),
});
export type Address = Readonly<z.infer<typeof Address>>;

export const keyOfAddress = (address: Address) => JSON.stringify(address);

/** Asks for one resource anew; undefined where the service does not give it now. */
export async function askFor(
  { segments, query = {}, today }: Address,
  facts: FactsConnection,
  signal: AbortSignal,
): Promise<Json | undefined> {
  try {
    const request = { query, validToday: today === true, isFresh: true, isPassing: true, signal };
    return await facts.get(segments, request);
  } catch (error) {
    if (error instanceof FactsError) return undefined;
    throw error;
  }
}

export const sumOf = (json: Json) =>
  createHash('sha256').update(JSON.stringify(json)).digest('base64url').slice(0, 12);

export interface Looked {
  readonly leaves: NamedLeaves;
  /** The resources that it was read from, each with its sum. */
  readonly sums: readonly (readonly [Address, string])[];
  readonly provenance: Provenance | undefined;
}

const withinMs = 15_000;

/** By address, what was asked for just now. */
export type Fresh = ReadonlyMap<string, Json>;

/** The answer now, from what is fresh as far as it goes. Throws FactsError and ClarificationNeeded, also where only an older answer is to be had. */
export async function lookUp(
  subject: Subject,
  parts: AnswerParts,
  signal: AbortSignal,
  fresh: Fresh = new Map(),
): Promise<Looked> {
  const command = parts.catalogue.commands.find(({ name }) => name.de[0] === subject.command);
  if (!command) throw new RangeError('a subscription to what no command answers any more');
  return withTimeForFacts(parts.facts, withinMs, async (service) => {
    const { facts, oldest } = forQuestion(service);
    const { recording, sums } = recorded(facts, fresh);
    const cases: Case[] = [];
    for (const one of subject.cases) {
      const document = await documentOf(command, subject, one, recording, parts, signal);
      cases.push({ name: one.name, document });
    }
    if (oldest()) throw new FactsError('unreachable', 'facts', { code: 'OldAnswer' });
    const provenance = cases.map(({ document }) => document.provenance).find((one) => one !== undefined);
    return { leaves: leavesOf(cases), sums: sums(), provenance };
  });
}

function addressOf(segments: readonly string[], { query = {}, validToday }: FactsRequest): Address {
  const given = Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined);
  return {
    segments: [...segments],
    ...(given.length > 0 ? { query: Object.fromEntries(given) } : {}),
    ...(validToday ? { today: true } : {}),
  };
}

type FactsRequest = Parameters<FactsConnection['get']>[1];

/** What was asked for in vain is not watched. */
function recorded(facts: FactsConnection, fresh: Fresh) {
  const seen = new Map<string, readonly [Address, string]>();
  const recording: FactsConnection = {
    async get(segments, request) {
      const address = addressOf(segments, request);
      const key = keyOfAddress(address);
      const json = fresh.get(key) ?? (await facts.get(segments, request));
      seen.set(key, [address, sumOf(json)]);
      return json;
    },
  };
  return { recording, sums: () => [...seen.values()] };
}

const nobody = unreadQuestion(0, 0, { kind: 'direct', userIds: [] });

/** The bare answer, whatever was asked first of it, or that to one point. */
function documentOf(
  command: Command,
  { lang, isOverview }: Subject,
  { values, aspect }: Subject['cases'][number],
  facts: FactsConnection,
  parts: AnswerParts,
  signal: AbortSignal,
) {
  const aspects = aspect === undefined ? [] : [aspect];
  const intent = { whether: false, worth: false, aspect, aspects };
  const asked = {
    question: nobody,
    asker: { isBot: false, may: () => true },
    frame: undefined,
    beforeChange: async () => false,
    onUnderstood: () => undefined,
  };
  const understood = { values, lang, text: '', uploads: [], intent, question: '' };
  const call = { ...callFor(understood, { asked, parts, signal }), facts };
  return isOverview && command.overview ? command.overview(call) : command.run(call);
}
