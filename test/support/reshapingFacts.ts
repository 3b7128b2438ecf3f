// The embedded facts service with other shapes: the same values under other names, in another order and nesting.
import { startFactsSandbox } from 'facts-sandbox';
import { listenLocally } from './listen.ts';

export interface Reshaping {
  readonly baseUrl: string;
  /** From now on, what is answered at this path (with its query) is reshaped by this seed; all else is as it is. */
  readonly reshape: (path: string, seed: number) => void;
  /** The body that was sent last for that path. */
  readonly sent: () => unknown;
  readonly close: () => Promise<void>;
}

export async function startReshapingFacts(now: () => number): Promise<Reshaping> {
  const { baseUrl, stop } = await startFactsSandbox({ now });
  let at: { readonly path: string; readonly seed: number } | undefined;
  let sent: unknown;
  const server = await listenLocally((incoming, outgoing) => {
    void (async () => {
      const path = (incoming.url ?? '').replace('/api/v1', '');
      const answer = await fetch(baseUrl + path);
      const body: unknown = await answer.json();
      const seed = answer.ok && path === at?.path ? at.seed : undefined;
      const shaped = seed === undefined ? body : reshaped(body, randomFrom(seed));
      if (seed !== undefined) sent = shaped;
      outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(shaped));
    })();
  });
  return {
    baseUrl: server.baseUrl,
    reshape(path, seed) {
      at = { path, seed };
      sent = undefined;
    },
    sent: () => sent,
    async close() {
      await server.close();
      await stop();
    },
  };
}

type Random = () => number;

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const syllables = ['ba', 'lo', 'mi', 'tu', 'ker', 'san', 'vel', 'rho', 'pim', 'dor'];

/** The same leaves: names kept, spelled otherwise or made up; keys shuffled; values wrapped; lists as objects. */
export function reshaped(body: unknown, random: Random): unknown {
  const isKept = random() < 0.3;
  const names = new Map<string, string>();
  const nameFor = (key: string): string => {
    const known = names.get(key);
    if (known !== undefined) return known;
    const made = isKept ? spelled(key, random) : random() < 0.5 ? spelled(key, random) : madeUp(random);
    // Two fields of one record never get one name.
    const name = [...names.values()].includes(made) ? `${made}${names.size}` : made;
    names.set(key, name);
    return name;
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return walkList(value.map(walk));
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).map(([key, inner]) => [nameFor(key), walk(inner)] as const);
    return Object.fromEntries(shuffled(entries, random));
  };
  const walkList = (entries: readonly unknown[]): unknown =>
    entries.length > 0 && random() < 0.25
      ? Object.fromEntries(entries.map((entry, index) => [`${madeUp(random)}${index}`, entry]))
      : entries;
  const whole = walk(body);
  return random() < 0.5 ? { [madeUp(random)]: whole } : whole;
}

const madeUp = (random: Random) =>
  Array.from({ length: 3 }, () => syllables[Math.floor(random() * syllables.length)]).join('');

function spelled(key: string, random: Random): string {
  const kind = random();
  if (kind < 0.4) return key;
  if (kind < 0.7) return key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return key.replaceAll('_', '-').toUpperCase();
}

function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  return list
    .map((entry) => ({ entry, turn: random() }))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ entry }) => entry);
}
