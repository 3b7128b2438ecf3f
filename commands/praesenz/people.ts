// The people of a channel, those who are there first.
import type { Presence } from '../../src/chat/endpoints/getRealmPresence.ts';
import type { Member } from '../../src/chat/endpoints/getUsers.ts';
import {
  type Call,
  type Cell,
  type ChatCall,
  count,
  counted,
  type Document,
  joined,
  type Noun,
  type Sentence,
  type Speaking,
  strong,
  type Text,
  text,
} from '../../src/kit/index.ts';

/** Zulip calls somebody offline whose program has not reported for so long. */
const offlineAfterSeconds = 140;

type State = 'active' | 'idle' | 'away' | 'unknown';

interface Person {
  readonly name: string;
  readonly state: State;
  /** Seconds since the last report; undefined where there is none. */
  readonly age: number | undefined;
}

export function presenceDocument(
  members: readonly Member[],
  presence: Presence,
  { channel }: ChatCall,
  { lang, say }: Speaking,
): Document {
  const people = members.map((member) => toPerson(member, presence)).toSorted(byPresence);
  const active = people.filter(({ state }) => state === 'active');
  const where = text(`#${channel?.name ?? ''}`);
  return {
    lang,
    headline: headline(active, people.length, where, say) ?? [],
    tables: [
      {
        columns: say({ de: ['Wer', 'Jetzt', 'Zuletzt gemeldet'], en: ['Who', 'Now', 'Last reported'] }),
        rows: people.map(({ name, state, age }) => [
          text(name),
          text(say(stateWords[state])),
          text(say(agoWords(age))),
        ]),
        caption: say({ de: 'Menschen in diesem Kanal', en: 'People in this channel' }),
        list: 'ranked',
      },
    ],
  };
}

const stateWords = {
  active: { de: 'da', en: 'active' },
  idle: { de: 'untätig', en: 'idle' },
  away: { de: 'nicht da', en: 'offline' },
  unknown: { de: 'keine Angabe', en: 'not stated' },
} as const;

function toPerson({ email, full_name }: Member, { presences, server_timestamp }: Presence): Person {
  const reported = presences[email]?.aggregated ?? presences[email]?.website;
  if (!reported) return { name: full_name, state: 'unknown', age: undefined };
  const age = Math.max(0, server_timestamp - reported.timestamp);
  return { name: full_name, state: age > offlineAfterSeconds ? 'away' : reported.status, age };
}

const order: readonly State[] = ['active', 'idle', 'away', 'unknown'];

const byPresence = (a: Person, b: Person) =>
  order.indexOf(a.state) - order.indexOf(b.state) ||
  (a.age ?? 0) - (b.age ?? 0) ||
  a.name.localeCompare(b.name, 'de');

function headline(
  active: readonly Person[],
  total: number,
  where: Cell,
  say: Call['say'],
): Sentence | undefined {
  if (total === 0) return say`In ${where} ist außer Ihnen kein Mensch.\nNobody but you is in ${where}.`;
  if (active.length === 0)
    return say`In ${where} ist gerade **niemand** da.\n**Nobody** is active in ${where} right now.`;
  const names = joined(
    active.slice(0, mostNamed).map(({ name }) => [strong(text(name))]),
    ', ',
  );
  const more = active.length > mostNamed && count(active.length - mostNamed);
  return say`Da: ${names}[ und ${more} weitere].\nThere now: ${names}[ and ${more} more].`;
}

/** More names would hide whom to ask. */
const mostNamed = 5;

function agoWords(seconds: number | undefined): Text {
  if (seconds === undefined) return { de: '–', en: '–' };
  const minutes = Math.round(seconds / 60);
  if (minutes < 2) return { de: 'gerade eben', en: 'just now' };
  if (minutes < 60) return ago(minutes, { de: ['Minute', 'Minuten'], en: ['minute', 'minutes'] });
  const hours = Math.round(minutes / 60);
  if (hours < 48) return ago(hours, { de: ['Stunde', 'Stunden'], en: ['hour', 'hours'] });
  const days = Math.round(hours / 24);
  return ago(days, { de: ['Tag', 'Tagen'], en: ['day', 'days'] });
}

function ago(count: number, unit: Noun): Text {
  const { de, en } = counted(count, unit);
  return { de: `vor ${de}`, en: `${en} ago` };
}
