// Whose question is worked on: one of a conversation after the other, several conversations at once, and of all who wait
// first those who have least in hand. Whoever asks a thousand things waits for them; others do not, and pass them also in
// the same conversation. The questions of one person there keep their order.

export interface Turns {
  /**
   * Runs the work when everything earlier in the conversation is done and a place is free. `person` is the id of whom it
   * is for; undefined for the bot's own.
   */
  inTurn<T>(conversation: string, person: number | undefined, work: (place: Place) => Promise<T>): Promise<T>;
  /** How much of a person's waits or runs. */
  countOf(person: number): number;
  /** Resolves when nothing runs or waits. */
  idle(): Promise<void>;
}

/** A place at work. */
export interface Place {
  /** Does what takes long and needs none; the conversation waits, others have the place meanwhile. */
  aside<T>(act: () => Promise<T>): Promise<T>;
  /** The same, and in the conversation only this person waits: what others ask there is worked on meanwhile. */
  lettingOthersPass<T>(act: () => Promise<T>): Promise<T>;
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
  /** In the order in which they came. */
  readonly number: number;
  /** Undefined for what is begun, and has been aside. */
  readonly conversation: string | undefined;
  readonly person: number | undefined;
  /** The person has so many waiting that this one lets others pass. */
  readonly isLate: boolean;
  readonly go: () => void;
}

/** What one person has waiting in one conversation, the earliest first; by whether it lets others pass. */
interface Line {
  readonly inOrder: Waiting[];
  readonly late: Waiting[];
}

export function turns({ mostInOrder = usuallyInOrder, msToBegin = () => 0 }: TurnsOptions = {}): Turns {
  /** By conversation and person, so that of a flood nothing is looked at but its first. */
  const lines = new Map<string, Map<number | undefined, Line>>();
  const returning: Waiting[] = [];
  const waitingOf = new Map<number | undefined, number>();
  const busy = new Set<string>();
  /** Who is at something in a conversation, and lets others pass there. */
  const away = new Map<string, Set<number | undefined>>();
  const inside = new Map<number | undefined, number>();
  let count = 0;
  let came = 0;
  let timer: NodeJS.Timeout | undefined;
  let whenIdle: (() => void)[] = [];

  const insideOf = (person: number | undefined) => inside.get(person) ?? 0;
  const isFull = (person: number | undefined) => person !== undefined && insideOf(person) >= mostOfOne;
  const isBusy = ({ conversation }: Waiting) => conversation !== undefined && busy.has(conversation);

  function change(counts: Map<number | undefined, number>, person: number | undefined, by: 1 | -1): void {
    const now = (counts.get(person) ?? 0) + by;
    if (now > 0) counts.set(person, now);
    else counts.delete(person);
  }

  /** Of those that may begin now, the one with the best right; and how long until another one may, if none may now. */
  function best(): { readonly next: Waiting | undefined; readonly ms: number } {
    const delays = new Map<number | undefined, number>();
    const delayOf = (person: number | undefined) => {
      const ms = delays.get(person) ?? (person === undefined ? 0 : msToBegin(person));
      delays.set(person, ms);
      return ms;
    };
    let next: Waiting | undefined;
    const consider = (one: Waiting) => {
      if (!isFull(one.person) && (!next || hasBetterRight(one, next))) next = one;
    };
    returning.forEach(consider);
    for (const [conversation, persons] of lines) {
      if (busy.has(conversation)) continue;
      const free = [...persons].flatMap(([person, line]) =>
        away.get(conversation)?.has(person) || delayOf(person) > 0 ? [] : [line],
      );
      /** Whoever comes later waits for what comes first there. */
      const first = Math.min(...free.map(({ inOrder }) => inOrder[0]?.number ?? Infinity));
      for (const line of free) {
        const one = firstOf(line);
        if (one && one.number <= first) consider(one);
      }
    }
    return { next, ms: Math.min(...[...delays.values()].filter((ms) => ms > 0)) };
  }

  /** His own questions keep their order, however many they are. */
  function firstOf({ inOrder: [one], late: [late] }: Line): Waiting | undefined {
    return one && late ? (one.number < late.number ? one : late) : (one ?? late);
  }

  /** Of two with the same right, the earlier one. */
  function hasBetterRight(one: Waiting, other: Waiting): boolean {
    const more = insideOf(one.person) - insideOf(other.person);
    if (more !== 0) return more < 0;
    return one.isLate === other.isLate ? one.number < other.number : other.isLate;
  }

  function letGo(): void {
    clearTimeout(timer);
    while (count < mostAtOnce && [...waitingOf.keys()].some((person) => !isFull(person))) {
      const { next, ms } = best();
      if (!next) {
        if (ms < Infinity) timer = setTimeout(letGo, Math.min(ms, longestWaitMs));
        return;
      }
      takeOut(next);
      if (next.conversation !== undefined) busy.add(next.conversation);
      count += 1;
      change(inside, next.person, 1);
      next.go();
    }
  }

  function putIn(one: Waiting, where: 'first' | 'last' = 'last'): void {
    const { conversation, person, isLate } = one;
    change(waitingOf, person, 1);
    if (conversation === undefined) {
      returning.push(one);
      return;
    }
    const persons = lines.get(conversation) ?? new Map<number | undefined, Line>();
    const line = persons.get(person) ?? { inOrder: [], late: [] };
    lines.set(conversation, persons.set(person, line));
    const all = isLate ? line.late : line.inOrder;
    if (where === 'first') all.unshift(one);
    else all.push(one);
  }

  function takeOut(one: Waiting): void {
    const { conversation, person, isLate } = one;
    change(waitingOf, person, -1);
    if (conversation === undefined) {
      returning.splice(returning.indexOf(one), 1);
      return;
    }
    const persons = lines.get(conversation);
    const line = persons?.get(person);
    if (!persons || !line) return;
    (isLate ? line.late : line.inOrder).shift();
    if (!firstOf(line)) persons.delete(person);
    if (persons.size === 0) lines.delete(conversation);
  }

  /** Gives its number, in the order in which they came. */
  function enter(conversation: string | undefined, person: number | undefined): Promise<number> {
    return new Promise((resolve) => {
      const isLate = person !== undefined && (waitingOf.get(person) ?? 0) >= mostInOrder;
      came += 1;
      const number = came;
      const one: Waiting = { number, conversation, person, isLate, go: () => resolve(number) };
      putIn(one);
      // A flood is not looked through for each of its drops.
      if (!isFull(person) && !isBusy(one)) letGo();
    });
  }

  function leave(conversation: string | undefined, person: number | undefined): void {
    if (conversation !== undefined) busy.delete(conversation);
    count -= 1;
    change(inside, person, -1);
    letGo();
    if (count > 0 || !isIdle()) return;
    for (const tell of whenIdle) tell();
    whenIdle = [];
  }

  const isIdle = () => busy.size === 0 && away.size === 0 && waitingOf.size === 0;

  /** Comes back before all that waits there, for it was begun before. */
  function comeBack(conversation: string, person: number | undefined, number: number): Promise<void> {
    return new Promise((resolve) => {
      setAway(conversation, person, false);
      putIn({ number, conversation, person, isLate: false, go: resolve }, 'first');
      letGo();
    });
  }

  function setAway(conversation: string, person: number | undefined, isAway: boolean): void {
    const persons = away.get(conversation) ?? new Set();
    if (isAway) persons.add(person);
    else persons.delete(person);
    if (persons.size > 0) away.set(conversation, persons);
    else away.delete(conversation);
  }

  const placeOf = (conversation: string, person: number | undefined, number: number): Place => ({
    async aside(act) {
      leave(undefined, person);
      try {
        return await act();
      } finally {
        await enter(undefined, person);
      }
    },
    async lettingOthersPass(act) {
      setAway(conversation, person, true);
      leave(conversation, person);
      try {
        return await act();
      } finally {
        await comeBack(conversation, person, number);
      }
    },
  });

  return {
    async inTurn(conversation, person, work) {
      const number = await enter(conversation, person);
      try {
        return await work(placeOf(conversation, person, number));
      } finally {
        leave(conversation, person);
      }
    },
    countOf: (person) => (waitingOf.get(person) ?? 0) + insideOf(person),
    idle: () => (isIdle() ? Promise.resolve() : new Promise((resolve) => void whenIdle.push(resolve))),
  };
}
