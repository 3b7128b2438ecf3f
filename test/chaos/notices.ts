// Notices in a chaos run: who has subscribed to what, which figures change meanwhile, and whether each heard of each once.
import { setTimeout } from 'node:timers/promises';
import type { FactsSandbox } from 'facts-sandbox';
import type { StoredMessage, ZulipSandbox } from 'zulip-sandbox';
import { markerOf } from './ledger.ts';
import { type PersonName, type Place, places, say } from './places.ts';

/** Nobody asks for them otherwise; so many that seldom more than half change between two looks. */
const topics = [
  ...[
    'erbschein',
    'heilpraktiker',
    'hundefuehrerschein',
    'bussgeldverfahren',
    'e-kennzeichen',
    'energieberater',
  ],
  ...[
    'meisterpruefung',
    'thg-quote',
    'solaranlage',
    'kfz-steuer',
    'ladeinfrastruktur',
    'solarstrom-auto-laden',
  ],
];
/** Amounts that no topic has. */
const firstAmount = 5_000;
const pollMs = 50;
const subscribedWithinMs = 60_000;
/** So long she waits before she orders it once more. */
const againMs = 8_000;

export interface Wish {
  /** The message that asked for it. */
  readonly id: number;
  readonly topic: string;
}

export interface Subscribed {
  readonly wishes: readonly Wish[];
  /** An amount of one topic, of so many, is another from now on. */
  change(nth: number): void;
  /** What an administrator has ordered when much had changed at once. */
  readonly orderIds: ReadonlySet<number>;
  /** By topic, in their order. */
  readonly amounts: ReadonlyMap<string, readonly number[]>;
  /** Resolves when all have heard of what is there now, or when the time is over. */
  told(withinMs: number): Promise<void>;
}

/** Administrators may subscribe in channels, everybody privately. */
const ofWishes: readonly (readonly [PersonName, Place])[] = places.flatMap(
  (place): (readonly [PersonName, Place])[] => {
    if (place.kind === 'direct') return place.people.length === 1 ? [[place.people[0] ?? 'max', place]] : [];
    const isFirst = place.topic.startsWith('Vorgang 1 ');
    return isFirst && ['umzug', 'personalrat'].includes(place.channel) ? [['erika', place]] : [];
  },
);

export async function subscribe(chat: ZulipSandbox, facts: FactsSandbox): Promise<Subscribed> {
  const wishes = await Promise.all(
    topics.flatMap((topic) => ofWishes.map(([asker, place]) => subscribed(chat, asker, place, topic))),
  );
  const { orderIds, order } = releasedByErika(chat);
  const amounts = new Map(topics.map((topic): [string, number[]] => [topic, []]));
  // Heard as it comes: whoever looked through all messages again and again would leave the server, which is this very
  // process, no time to answer.
  const newest = new Map<number, number | undefined>();
  chat.onMessage((one) => {
    if (isNotice(one, chat)) newest.set(markerOf(one)?.questionId ?? 0, amountsIn(one)[0]);
  });
  let next = firstAmount;
  return {
    wishes,
    orderIds,
    amounts,
    change(nth) {
      const topic = topics[nth % topics.length] ?? '';
      const amount = (next += 1);
      amounts.get(topic)?.push(amount);
      facts.change({
        path: `/topics/${topic}/facts/`,
        answer: (json) =>
          ({ ...Object(json), fee: { ...Object(json).fee, min_eur: amount, max_eur: null } }) as unknown,
      });
    },
    async told(withinMs) {
      const isTold = ({ id, topic }: Wish) => newest.get(id) === amounts.get(topic)?.at(-1);
      for (const deadline = Date.now() + withinMs; Date.now() < deadline;) {
        await untilSo(() => wishes.every(isTold), againMs);
        if (wishes.every(isTold)) return;
        // The bot died with the order in hand, which it carries out at most once.
        order();
      }
    },
  };
}

/** The order is given again when it was answered with an error, as the asker is told to. */
async function subscribed(chat: ZulipSandbox, asker: PersonName, place: Place, topic: string): Promise<Wish> {
  const deadline = Date.now() + subscribedWithinMs;
  for (;;) {
    const id = say(chat, place, asker, `abo ${topic}`);
    const answer = () => chat.messages().find((one) => markerOf(one)?.questionId === id);
    await untilSo(() => answer() !== undefined, deadline - Date.now());
    if (answer()?.content.includes('Abonniert') || Date.now() > deadline) return { id, topic };
  }
}

/** She is asked where notices could not be sent for so long that more than half of the topics have changed meanwhile. */
function releasedByErika(chat: ZulipSandbox) {
  const { userId } = chat.people.erika;
  const orderIds = new Set<number>();
  const order = () =>
    void orderIds.add(chat.as(chat.people.erika).sendDirect([chat.amtsbot], 'abo freigeben'));
  chat.onMessage(({ senderId, content, toUserIds = [] }) => {
    const isAsked = content.includes('`abo freigeben` schickt') && toUserIds.includes(userId);
    if (senderId === chat.amtsbot.userId && isAsked) queueMicrotask(order);
  });
  return { orderIds, order };
}

async function untilSo(isSo: () => boolean, withinMs: number): Promise<void> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline && !isSo();) await setTimeout(pollMs);
}

/** Of each the amounts that it names, the new one first. */
const noticesTo = (wishId: number, chat: ZulipSandbox): readonly (readonly number[])[] =>
  chat
    .messages()
    .filter((one) => isNotice(one, chat) && markerOf(one)?.questionId === wishId)
    .map(amountsIn);

const amountsIn = ({ content }: StoredMessage): readonly number[] =>
  (content.match(/5\.\d{3}/g) ?? []).map((text) => Number(text.replace('.', '')));

const isNotice = (one: StoredMessage, { amtsbot }: ZulipSandbox) =>
  one.senderId === amtsbot.userId && markerOf(one)?.kind === 'notice';

/** What is wrong with what was told to one of them: each change once, in order, from what was told last to what is new. */
export function faultsOfNotices(
  { id, topic }: Wish,
  { amounts }: Subscribed,
  chat: ZulipSandbox,
): readonly string[] {
  const told = noticesTo(id, chat);
  const changed = amounts.get(topic) ?? [];
  const news = told.map(([now]) => now ?? 0);
  const faults: string[] = [];
  if (news.at(-1) !== changed.at(-1))
    faults.push(`told ${news.at(-1)} of ${topic} and not ${changed.at(-1)}`);
  if (news.some((now, at) => at > 0 && now <= (news[at - 1] ?? 0)))
    faults.push(`a change of ${topic} was told twice`);
  if (told.slice(1).some(([, before], at) => before !== news[at]))
    faults.push(`what ${topic} was before is not what was told last`);
  return faults;
}
