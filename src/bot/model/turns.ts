// Whose question is worked on: one of a conversation after the other, several conversations at once, and of all who wait
// first those who have least in hand. Whoever asks a thousand things waits for them; others do not, and pass them also in
// the same conversation. The questions of one person there keep their order.

export interface Turns {
  /**
   * Runs the work when everything earlier in the conversation is done and a place is free. `person` is the id of whom it
   * is for; undefined for the bot's own.
   */
  inTurn<T>(conversation: string, person: number | undefined, work: (place: Place) => Promise<T>): Promise<T>;
  /** Resolves when nothing runs or waits. */
  idle(): Promise<void>;
}

/** A place at work. */
export interface Place {
  /** Does what takes long and needs none; the conversation waits, others have the place meanwhile. */
  aside<T>(act: () => Promise<T>): Promise<T>;
}

export interface TurnsOptions {
  /** So many of a person's questions keep their order among those of others; further ones let those pass. */
  readonly mostInOrder?: number;
  /** How long until something of this person's may be begun, in milliseconds; until then it holds up nobody. */
  readonly msToBegin?: (person: number) => number;
}

/** So many conversations are worked on at once; a slow one holds up only itself. */
const mostAtOnce = 20;

/** And so many of one person's. */
const mostOfOne = 5;

/** More than anybody asks who reads the answers. */
const usuallyInOrder = 60;

/** Who may not begin yet is looked at again; that may become sooner. */
const longestWaitMs = 1_000;

interface Waiting {
  /** Undefined for what is begun, and has been aside. */
  readonly conversation: string | undefined;
  readonly person: number | undefined;
  /** The person has so many waiting that this one lets others pass. */
  readonly isLate: boolean;
  readonly go: () => void;
}

export function turns({ mostInOrder = usuallyInOrder, msToBegin = () => 0 }: TurnsOptions = {}): Turns {
  /** In the order in which they came. */
  const waiting: Waiting[] = [];
  const busy = new Set<string>();
  const inside = new Map<number | undefined, number>();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  let whenIdle: (() => void)[] = [];

  const insideOf = (person: number | undefined) => inside.get(person) ?? 0;
  const isFull = (person: number | undefined) => person !== undefined && insideOf(person) >= mostOfOne;
  const isBusy = ({ conversation }: Waiting) => conversation !== undefined && busy.has(conversation);

  function change(person: number | undefined, by: 1 | -1): void {
    count += by;
    const now = insideOf(person) + by;
    if (now > 0) inside.set(person, now);
    else inside.delete(person);
  }

  /** Of those that may begin now, the one with the best right; and how long until another one may, if none may now. */
  function best(): { readonly next: Waiting | undefined; readonly ms: number } {
    const delays = new Map<number, number>();
    for (const { person } of waiting)
      if (person !== undefined && !delays.has(person)) delays.set(person, msToBegin(person));
    /** Whoever comes later waits for what comes first there. */
    const taken = new Set<string | undefined>();
    /** And his own questions there keep their order, however many they are. */
    const own = new Set<string>();
    let next: Waiting | undefined;
    for (const one of waiting) {
      const { conversation, person, isLate } = one;
      const mustWait = conversation !== undefined && (delays.get(person ?? -1) ?? 0) > 0;
      if (mustWait || isBusy(one)) continue;
      const ofPerson = `${person} ${conversation}`;
      const isFirst = conversation === undefined || !own.has(ofPerson);
      const isCandidate = !isFull(person) && !taken.has(conversation) && isFirst;
      own.add(ofPerson);
      if (isCandidate && (!next || hasBetterRight(one, next))) next = one;
      if (!isLate && conversation !== undefined) taken.add(conversation);
    }
    return { next, ms: Math.min(...[...delays.values()].filter((ms) => ms > 0)) };
  }

  /** Of two with the same right, the earlier one. */
  function hasBetterRight(one: Waiting, earlier: Waiting): boolean {
    const more = insideOf(one.person) - insideOf(earlier.person);
    return more < 0 || (more === 0 && earlier.isLate && !one.isLate);
  }

  function letGo(): void {
    clearTimeout(timer);
    while (count < mostAtOnce && waiting.length > 0) {
      const { next, ms } = best();
      if (!next) {
        if (ms < Infinity) timer = setTimeout(letGo, Math.min(ms, longestWaitMs));
        return;
      }
      waiting.splice(waiting.indexOf(next), 1);
      if (next.conversation !== undefined) busy.add(next.conversation);
      change(next.person, 1);
      next.go();
    }
  }

  function enter(conversation: string | undefined, person: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const isLate =
        person !== undefined && waiting.filter((one) => one.person === person).length >= mostInOrder;
      const one: Waiting = { conversation, person, isLate, go: resolve };
      waiting.push(one);
      // A flood is not looked through for each of its drops.
      if (!isFull(person) && !isBusy(one)) letGo();
    });
  }

  function leave(conversation: string | undefined, person: number | undefined): void {
    if (conversation !== undefined) busy.delete(conversation);
    change(person, -1);
    letGo();
    if (count > 0 || waiting.length > 0 || busy.size > 0) return;
    for (const tell of whenIdle) tell();
    whenIdle = [];
  }

  const placeOf = (person: number | undefined): Place => ({
    async aside(act) {
      leave(undefined, person);
      try {
        return await act();
      } finally {
        await enter(undefined, person);
      }
    },
  });

  return {
    async inTurn(conversation, person, work) {
      await enter(conversation, person);
      try {
        return await work(placeOf(person));
      } finally {
        leave(conversation, person);
      }
    },
    idle: () =>
      busy.size === 0 && waiting.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => void whenIdle.push(resolve)),
  };
}
