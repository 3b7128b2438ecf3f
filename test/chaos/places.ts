// Where the questions of a chaos run are asked: some forty conversations of every kind that the bot answers in.
import type { ZulipSandbox } from 'zulip-sandbox';

export type PersonName = 'erika' | 'max' | 'gisela';

export type Place =
  | {
      readonly kind: 'channel';
      readonly name: string;
      readonly channel: string;
      readonly topic: string;
      readonly people: readonly PersonName[];
    }
  /** Everyone in it besides the bot. */
  | { readonly kind: 'direct'; readonly name: string; readonly people: readonly PersonName[] };

const everyone = ['erika', 'max', 'gisela'] as const;

/** The bot is in none of them but `umzug` and those made for it; a bot account hears mentions in the others too. */
const channels = [
  { channel: 'umzug', topics: 10 },
  { channel: 'allgemein', topics: 8 },
  { channel: 'bürgerbüro & co.', topics: 8 },
  { channel: 'personalrat', topics: 7 },
] as const;

export const places: readonly Place[] = [
  ...channels.flatMap(({ channel, topics }) =>
    Array.from({ length: topics }, (_, index): Place => {
      const topic = `Vorgang ${index + 1} (50 %)`;
      return { kind: 'channel', name: `#${channel} > ${topic}`, channel, topic, people: everyone };
    }),
  ),
  ...everyone.map((name): Place => ({ kind: 'direct', name: `mit ${name}`, people: [name] })),
  ...([['erika', 'max'], ['max', 'gisela'], ['erika', 'gisela'], everyone] as const).map((people): Place => ({
    kind: 'direct',
    name: `mit ${people.join(' und ')}`,
    people,
  })),
];

/** A public channel and a private one that everybody is in, the bot too. */
export function furnish(chat: ZulipSandbox, isOrdinaryAccount: boolean): void {
  const { erika, max, gisela } = chat.people;
  const subscribers = [erika, max, gisela, chat.amtsbot];
  chat.createChannel('bürgerbüro & co.', { subscribers });
  chat.createChannel('personalrat', { isPrivate: true, subscribers });
  // What is asked before an ordinary account has joined, it can never see.
  if (isOrdinaryAccount) chat.subscribe(chat.amtsbot, 'allgemein');
}

/** Asks, and gives the message's id. In a group it goes without the mention where a command begins the message. */
export function say(chat: ZulipSandbox, place: Place, asker: PersonName, text: string): number {
  const acting = chat.as(chat.people[asker]);
  if (place.kind === 'channel') {
    const content = `@**${chat.amtsbot.fullName}** ${text}`;
    return acting.send({ channel: place.channel, topic: place.topic, content });
  }
  const others = place.people.filter((name) => name !== asker).map((name) => chat.people[name]);
  return acting.sendDirect([chat.amtsbot, ...others], text);
}
