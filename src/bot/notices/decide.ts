// What becomes of what was found: it is told today, waits for another day, or is held back until administrators decide; and
// whether that holds which they decided, or the service says something else by now. Pure.
import type { CalendarDate } from '../../document/index.ts';
import { keyOf } from '../model/question.ts';
import type { News, Notebook, Seen, Storm } from './notebook.ts';

/** Fewer are no storm, whatever their share. */
const fewest = 3;

/** More than half of all that is subscribed. */
const isStorm = (changed: number, all: number) => changed >= fewest && changed * 2 > all;

export interface Decided {
  /** Undefined where nothing is to be told any more. */
  readonly news: ReadonlyMap<string, News | undefined>;
  /** What was discarded is seen. */
  readonly seen: ReadonlyMap<string, Seen>;
  /** Where administrators are to be told of something. */
  readonly storm?: Storm;
}

type Found = ReadonlyMap<string, News | undefined>;

export function decide(
  found: Found,
  book: Pick<Notebook, 'news' | 'seen' | 'wishes' | 'storm'>,
  today: CalendarDate,
  now: Date,
): Decided {
  const fresh = [...found].filter(([about]) => !book.news.has(about));
  const before = [...found].filter(([about]) => book.news.has(about));
  const isHeld = isStorm(fresh.length, book.seen.size);
  const stage = isHeld ? ('held' as const) : ('telling' as const);
  const staged = new Map<string, News | 'discarded' | undefined>([
    ...before.map(([about, one]) => [about, one && again(one, book.news.get(about))] as const),
    ...fresh.map(([about, one]) => [about, one && { ...one, stage }] as const),
  ]);
  const seen = [...staged].flatMap(([about, one]) => {
    const [was, is] = [book.seen.get(about), found.get(about)];
    return one === 'discarded' && was && is
      ? [[about, { subject: was.subject, ...is.after, told: was.told }] as const]
      : [];
  });
  const news = new Map([...staged].map(([about, one]) => [about, one === 'discarded' ? undefined : one]));
  const storm = stormAfter(news, book, now);
  return { news: toldToday(news, book, today), seen: new Map(seen), ...(storm ? { storm } : {}) };
}

/** What was decided holds for these differences; of others, administrators are asked anew. */
function again(now: News, before: News | undefined): News | 'discarded' {
  if (!before || told(before) !== told(now)) return { ...now, stage: 'held' };
  if (before.stage === 'discarded') return 'discarded';
  return before.stage === 'released' ? now : before;
}

/** All that people read of it. */
const told = ({ changes, more }: News): string =>
  JSON.stringify([more, changes.map(({ label, before, after }) => [label, before, after])]);

/** Of figures at once; of words alone once a day in a conversation, unless administrators have released them. */
function toldToday(
  news: Decided['news'],
  { wishes, news: before }: Pick<Notebook, 'wishes' | 'news'>,
  today: CalendarDate,
): Decided['news'] {
  const places = new Map<string, Set<string>>();
  const taken = new Set<string>();
  for (const { about, place, toldOn } of wishes.values()) {
    places.set(about, (places.get(about) ?? new Set()).add(keyOf(place)));
    if (toldOn === today) taken.add(keyOf(place));
  }
  const isUrgent = (about: string, one: News) =>
    before.has(about) || one.changes.some(({ isFigure }) => isFigure);
  const telling = [...news].flatMap(([about, one]) =>
    one?.stage === 'telling' ? [{ about, isUrgent: isUrgent(about, one) }] : [],
  );
  const putOff = new Map<string, undefined>();
  for (const one of telling.toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent))) {
    const its = [...(places.get(one.about) ?? [])];
    if (!one.isUrgent && its.some((place) => taken.has(place))) putOff.set(one.about, undefined);
    else for (const place of its) taken.add(place);
  }
  return new Map([...news, ...putOff]);
}

/** Administrators are told when something is held, and when that is another than they were told. */
function stormAfter(
  news: Decided['news'],
  book: Pick<Notebook, 'news' | 'wishes' | 'storm'>,
  now: Date,
): Storm | undefined {
  const stageBefore = (about: string) => book.news.get(about)?.stage;
  const isNews = [...news].some(([about, one]) => one?.stage === 'held' && one !== book.news.get(about));
  const gone = [...news].filter(([about, one]) => !one && isUndecided(stageBefore(about))).length;
  if (!isNews && gone === 0) return undefined;
  const held = new Set([...book.news.keys(), ...news.keys()].filter((about) => isHeldIn(about, news, book)));
  const ids = [...book.wishes].filter(([, { about }]) => held.has(about)).map(([id]) => id);
  const questionId = ids.length > 0 ? Math.min(...ids) : book.storm?.questionId;
  if (questionId === undefined) return undefined;
  const number = (book.storm?.number ?? 0) + 1;
  return { questionId, number, at: now.toISOString(), gone, isTold: false };
}

/** Nothing was sent of it, and administrators count on it. */
const isUndecided = (stage: News['stage'] | undefined) => stage === 'held' || stage === 'released';

const isHeldIn = (about: string, news: Decided['news'], book: Pick<Notebook, 'news'>) =>
  (news.has(about) ? news.get(about) : book.news.get(about))?.stage === 'held';
