// The course of a chaos run, drawn from its seed before it begins: who asks what where, what breaks, and when.
import { type Disturbance, disturbances } from './faultMix.ts';
import { type PersonName, type Place, places } from './places.ts';
import { anyQuestion, type AskedText } from './questions.ts';
import { type Random, randomFrom } from './random.ts';

export interface Ask extends AskedText {
  readonly place: Place;
  readonly asker: PersonName;
}

/** What befalls the whole bot or the whole server. */
export type Incident =
  | { readonly kind: 'killed' }
  /** At the very moment when the server has stored so many messages more of the bot's. */
  | { readonly kind: 'killed while sending'; readonly messages: number }
  /** And its successor so long after it has registered, for it has much to catch up with. */
  | { readonly kind: 'killed while catching up'; readonly afterMs: number }
  /** SIGTERM. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'queue lost' }
  /** Registering again, the bot gets a queue that has swallowed these. */
  | { readonly kind: 'swallowed during register'; readonly asks: readonly Ask[] }
  /** Of the topics that people have subscribed to, it is this one's. */
  | { readonly kind: 'amount changed'; readonly nth: number }
  /** So long no connection comes about; the queues survive it or not. */
  | { readonly kind: 'server restarted'; readonly downMs: number; readonly losesQueues: boolean };

export interface Step {
  readonly asks: readonly Ask[];
  /** All at once, or one after the other with a pause. */
  readonly isBurst: boolean;
  readonly disturbances: readonly Disturbance[];
  readonly incidents: readonly Incident[];
}

/** For each 2,000 questions. */
const usual: Readonly<Record<Incident['kind'], number>> = {
  killed: 2,
  'killed while sending': 4,
  'killed while catching up': 2,
  stopped: 1,
  'queue lost': 3,
  'swallowed during register': 4,
  'server restarted': 3,
  'amount changed': 20,
};

export function planFrom(seed: number, questions: number): readonly Step[] {
  const random = randomFrom(seed);
  const kinds = Object.entries(usual).flatMap(([kind, count]) =>
    Array.from({ length: Math.ceil((count * questions) / 2000) }, () => kind as Incident['kind']),
  );
  const incidents = random.shuffled(kinds).map((kind) => incidentOf(kind, random));
  const swallowed = incidents.flatMap((incident) => ('asks' in incident ? incident.asks : [])).length;
  const steps: Omit<Step, 'incidents'>[] = [];
  for (let left = questions - swallowed; left > 0;) {
    const step = stepOf(left, random);
    steps.push(step);
    left -= step.asks.length;
  }
  const upTo = (index: number) => Math.floor((index * incidents.length) / steps.length);
  return steps.map((step, index) => ({ ...step, incidents: incidents.slice(upTo(index), upTo(index + 1)) }));
}

function stepOf(most: number, random: Random): Omit<Step, 'incidents'> {
  const isBurst = random.isLikely(0.5);
  const count = Math.min(most, isBurst ? random.between(15, 60) : random.between(3, 8));
  return { asks: asksOf(count, random), isBurst, disturbances: disturbances(count, random) };
}

/** A burst goes on in few conversations as often as in many: order is lost where much is waiting. */
function asksOf(count: number, random: Random): readonly Ask[] {
  const some = random.isLikely(0.5) ? random.shuffled(places).slice(0, 6) : places;
  return Array.from({ length: count }, () => {
    const place = random.pick(some);
    return { ...anyQuestion(random), place, asker: random.pick(place.people) };
  });
}

function incidentOf(kind: Incident['kind'], random: Random): Incident {
  switch (kind) {
    case 'killed while sending':
      return { kind, messages: random.between(1, 8) };
    case 'killed while catching up':
      return { kind, afterMs: random.between(0, 200) };
    case 'swallowed during register':
      return { kind, asks: asksOf(random.between(1, 12), random) };
    case 'amount changed':
      return { kind, nth: random.between(0, 100) };
    case 'server restarted':
      return { kind, downMs: random.between(200, 1500), losesQueues: random.isLikely(0.5) };
    default:
      return { kind };
  }
}
