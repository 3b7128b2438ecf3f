// Looks for what has changed: each subscribed resource is asked for once, and only where it is another than last time,
// the answers that are read from it are worked out and compared.
import { ChatError } from '../../chat/index.ts';
import { type CalendarDate, dayIn, type Provenance, readCalendarDate } from '../../document/index.ts';
import { FactsError, type Json } from '../../facts/index.ts';
import { ClarificationNeeded } from '../../kit/index.ts';
import { formatCell, formatDate } from '../../render/value.ts';
import type { AnswerParts } from '../answering/call.ts';
import { type Change, changesBetween } from './changes.ts';
import type { Leaves, NamedLeaves } from './leaves.ts';
import type { News, Notebook, Seen } from './notebook.ts';
import { packed, unpacked } from './packed.ts';
import {
  type Address,
  askFor,
  type Fresh,
  keyOfAddress,
  type Looked,
  lookUp,
  type Subject,
  sumOf,
} from './subject.ts';

/** Letters for the statements of one answer. */
export const roomForLeaves = 3_000;

/** So many requests to the service at once. */
const atOnce = 2;

/**
 * By subject, what is another than what was seen last; undefined where that was so at the last look, and is not any more.
 * What has only other words, another order or another date is noted, and no news. Throws ChatError.
 */
export async function lookForNews(
  book: Notebook,
  answering: AnswerParts,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, News | undefined>> {
  const today = dayIn(answering.timeZone, answering.now());
  const { sums, fresh } = await askForAll(book, answering, signal);
  const news = new Map<string, News | undefined>();
  const quiet = new Map<string, Seen>();
  const asBefore = (key: string) => (book.news.has(key) ? void news.set(key, undefined) : undefined);
  for (const [key, seen] of book.seen) {
    if (isTelling(key, book)) continue;
    const now = seen.sums.map(([address]) => sums.get(keyOfAddress(address)));
    if (now.includes(undefined)) continue;
    const isOther = seen.sums.some(([, sum], at) => sum !== now[at]);
    if (!isOther) {
      asBefore(key);
      continue;
    }
    const looked = await unlessFailed(lookUp(seen.subject, answering, signal, fresh), answering);
    if (!looked) continue;
    const found = compared(seen, looked, today);
    if (found.changes.length > 0) news.set(key, newsOf(found, seen.subject, looked, answering.now()));
    else {
      quiet.set(key, { subject: seen.subject, ...found.after });
      asBefore(key);
    }
  }
  // Some may have been ended meanwhile.
  const left = new Map([...quiet].filter(([key]) => book.seen.has(key)));
  if (left.size > 0) await book.write({ seen: left }, signal);
  return new Map([...news].filter(([key]) => book.seen.has(key)));
}

/** Some have it already: it stays as it is. */
const isTelling = (key: string, { news }: Notebook) => news.get(key)?.stage === 'telling';

interface Asked {
  /** By address; undefined where the service gave nothing. */
  readonly sums: ReadonlyMap<string, string | undefined>;
  /** What is another than last time. */
  readonly fresh: Fresh;
}

/** Each resource once; what is the same as last time is let go at once. */
async function askForAll(book: Notebook, { facts }: AnswerParts, signal: AbortSignal): Promise<Asked> {
  const before = new Map<string, { readonly address: Address; readonly sums: Set<string> }>();
  for (const [about, { sums }] of book.seen) {
    for (const [address, sum] of isTelling(about, book) ? [] : sums) {
      const key = keyOfAddress(address);
      const one = before.get(key) ?? { address, sums: new Set() };
      before.set(key, { ...one, sums: one.sums.add(sum) });
    }
  }
  const left = [...before];
  const sums = new Map<string, string | undefined>();
  const fresh = new Map<string, Json>();
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      signal.throwIfAborted();
      const [key, { address, sums: known }] = next;
      const json = await askFor(address, facts, signal);
      const sum = json === undefined ? undefined : sumOf(json);
      sums.set(key, sum);
      const isSame = sum !== undefined && known.size === 1 && known.has(sum);
      if (json !== undefined && !isSame) fresh.set(key, json);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { sums, fresh };
}

/** An error, half an answer, or what a command cannot read is no change. */
async function unlessFailed(looking: Promise<Looked>, { log }: AnswerParts): Promise<Looked | undefined> {
  try {
    return await looking;
  } catch (error) {
    if (error instanceof ChatError) throw error;
    if (!(error instanceof FactsError) && !(error instanceof ClarificationNeeded))
      log.error({ err: error }, 'what is subscribed could not be looked up');
    return undefined;
  }
}

interface Compared {
  readonly changes: readonly Change[];
  readonly after: Omit<Seen, 'subject'>;
}

function compared(seen: Seen, { leaves, sums }: Looked, today: CalendarDate): Compared {
  const before = unpacked(seen.leaves);
  const countsDays = sums.some(([address]) => address.today);
  const changes = changesBetween(before, leaves, { from: seen.on, to: today, countsDays });
  const after = { sums, leaves: keptOf(before, leaves, seen), on: today, told: seen.told };
  return { changes, after };
}

/** With what was there before and is missing now: when it comes back, it is compared with that. */
function keptOf(before: Leaves, now: NamedLeaves, seen: Seen): string {
  const all = new Map([...before, ...now]);
  return packed(all, roomForLeaves) ?? packed(now, roomForLeaves) ?? seen.leaves;
}

const mostTold = 6;
const [longestLabel, longestValue] = [80, 120];
const mostSources = 3;

function newsOf(
  { changes, after }: Compared,
  { lang }: Subject,
  { provenance }: Looked,
  foundAt: Date,
): News {
  // What may stand in a letter comes first.
  const sorted = changes.toSorted((a, b) => Number(b.isFigure) - Number(a.isFigure));
  const told = sorted.slice(0, mostTold).map(({ label, before, after: now, ...one }) => ({
    ...one,
    label: cut(label, longestLabel),
    before: cut(before, longestValue),
    after: cut(now, longestValue),
  }));
  const validFrom = validFromIn(provenance);
  return {
    after: { ...after, told: after.told + 1 },
    changes: told,
    more: changes.length - told.length,
    ...(provenance?.asOf ? { asOf: cut(formatCell(provenance.asOf, lang), longestLabel) } : {}),
    ...(provenance?.status === undefined ? {} : { status: cut(provenance.status, longestValue) }),
    ...(provenance?.isExample ? { isExample: true } : {}),
    ...(validFrom ? { validFrom: formatDate(validFrom, lang) } : {}),
    sources: (provenance?.sources ?? []).slice(0, mostSources).map(({ title, url }) => ({
      title: cut(title, longestLabel),
      ...(url !== undefined && url.length <= longestValue ? { url } : {}),
    })),
    foundAt: foundAt.toISOString(),
    stage: 'telling',
  };
}

const validNames =
  /^(?:valid_?from|gueltig_?ab|gültig_?ab|gilt_?ab|effective_?(?:from|date)|in_?kraft_?(?:seit|ab))$/i;

/** The service says since when, if one field says so and no other says otherwise. */
function validFromIn(provenance: Provenance | undefined): CalendarDate | undefined {
  const days = (provenance?.fields ?? []).flatMap(({ path, value }) => {
    const isNamed = validNames.test(String(path.at(-1) ?? ''));
    const day = isNamed && typeof value === 'string' ? readCalendarDate(value) : undefined;
    return day ?? [];
  });
  return new Set(days).size === 1 ? days[0] : undefined;
}

const cut = (words: string, most: number) =>
  words.length > most
    ? `${words
        .slice(0, most - 1)
        .toWellFormed()
        .trimEnd()}…`
    : words;
