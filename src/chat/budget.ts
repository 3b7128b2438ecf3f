// The request budget: the one place that knows how many requests the server allows, and who goes first.
// https://zulip.com/api/rest-error-handling#rate-limit-exceeded
import { longestTimerMs } from '../timeLimit.ts';
import type { Headers } from './http.ts';
import { type Asking, firstOfEach, type Priority, type RateLimit, sharesOf } from './shares.ts';

export type { Priority, RateLimit } from './shares.ts';

export interface Budget {
  /**
   * Waits for the turn of one request, and counts it; `person` is the id of whom it is for, if it is for one. Throws
   * when aborted.
   */
  turn(priority: Priority, signal?: AbortSignal, person?: number): Promise<void>;
  /** The server said 429: nobody goes before so many milliseconds are over, or longer if it says so again and again. */
  pause(ms: number): void;
  /** The server has taken a request: the next pause is as long as it says. */
  answered(): void;
  /** What the server says is left. It also counts what the account sent before a restart, or from elsewhere. */
  hear(word: RateWord): void;
  /** How many requests may go now; undefined without limits. */
  left(): number | undefined;
  /** For how long nobody may go, in milliseconds; 0 while there is something left. */
  spentForMs(): number;
  /** How long until another question of this person's may be begun, so that it need not wait in the middle. */
  msToBegin(person: number): number;
}

interface BudgetOptions {
  /** Milliseconds of a clock that nobody sets. */
  readonly now?: () => number;
  /** Requests begin to wait, the first of them for so long; once until none waits any more. */
  readonly onSpent?: (ms: number) => void;
}

interface Waiting extends Asking {
  readonly go: () => void;
}

interface Sent {
  readonly at: number;
  readonly person: number | undefined;
}

/** Shorter waits are how a full budget flows; the shortest pause that a server gets is a second. */
const worthTellingMs = 900;

/** So long a word of the server about its limits counts, and so long a pause is: no server silences the bot for longer. */
const trustMs = 5 * 60_000;

export function requestBudget(
  limits: readonly RateLimit[],
  { now = () => performance.now(), onSpent = () => undefined }: BudgetOptions = {},
): Budget {
  let waiting: readonly Waiting[] = [];
  let own: Sent[] = [];
  /** The rule that the server spoke of last, and the requests that it counts and this process has not sent. */
  let heard:
    | { readonly rule: RateLimit; readonly othersAt: readonly number[]; readonly at: number }
    | undefined;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let pausesInARow = 0;
  let timer: NodeJS.Timeout | undefined;
  let isTold = false;

  const ownAt = () => own.map(({ at }) => at);
  const ofPerson = (person: number) => own.filter((sent) => sent.person === person).map(({ at }) => at);

  const within = (seconds: number, sentAt: readonly number[]) =>
    sentAt.filter((at) => at > now() - seconds * 1000);

  /** What still counts of what was heard. */
  const trusted = () => (heard && heard.at + trustMs > now() ? heard : undefined);

  /** How long until one more request is allowed, when a rule allows so many. */
  function delayBy(most: number, seconds: number, sentAt: readonly number[]): number {
    const blocking = within(seconds, sentAt).at(-most);
    return blocking === undefined ? 0 : blocking + seconds * 1000 - now();
  }

  function delayByRule(
    rule: RateLimit,
    sentAt: readonly number[],
    asking: Asking | undefined,
    isBeginning: boolean,
  ): number {
    const { requests, seconds } = rule;
    if (!asking) return delayBy(requests, seconds, sentAt);
    const its = asking.person === undefined ? [] : within(seconds, ofPerson(asking.person));
    const { inAll, ofOne } = sharesOf(rule, asking, its.length, isBeginning);
    return Math.max(delayBy(inAll, seconds, sentAt), delayBy(ofOne, seconds, its));
  }

  /** How long until one more request is allowed by every limit: for whoever is asking, or for anybody at all. */
  function delayMs(asking?: Asking, isBeginning = false): number {
    const word = trusted();
    const told = word ? delayByRule(word.rule, merged(word.othersAt, ownAt()), asking, isBeginning) : 0;
    return Math.max(
      0,
      pausedUntil - now(),
      word ? Math.min(told, word.at + trustMs - now()) : 0,
      ...limits.map((rule) => delayByRule(rule, ownAt(), asking, isBeginning)),
    );
  }

  function count(person: number | undefined): void {
    const rules = [...limits, ...(heard ? [heard.rule] : [])];
    const longestMs = Math.max(0, ...rules.map(({ seconds }) => seconds * 1000));
    own = own.filter(({ at }) => at > now() - longestMs);
    own.push({ at: now(), person });
  }

  /** Lets go who may, and comes back when the next one may; no timer runs while nobody waits. */
  function letGo(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const candidates = firstOfEach(waiting, (person) => ofPerson(person).length);
      const delays = candidates.map((one) => delayMs(one));
      const next = candidates[delays.findIndex((ms) => ms <= 0)];
      if (!next) {
        const ms = Math.min(...delays);
        timer = setTimeout(letGo, Math.min(ms, longestTimerMs));
        if (!isTold && ms >= worthTellingMs) onSpent(ms);
        isTold ||= ms >= worthTellingMs;
        return;
      }
      waiting = waiting.filter((one) => one !== next);
      count(next.person);
      next.go();
    }
    isTold = false;
  }

  return {
    turn(priority, signal, person) {
      return new Promise((resolve, reject) => {
        const refuse = () => reject(signal?.reason instanceof Error ? signal.reason : new Error('aborted'));
        const stop = () => {
          waiting = waiting.filter((one) => one !== asking);
          refuse();
          letGo();
        };
        const go = () => {
          signal?.removeEventListener('abort', stop);
          resolve();
        };
        const asking: Waiting = { priority, person, go };
        if (signal?.aborted) return refuse();
        signal?.addEventListener('abort', stop, { once: true });
        waiting = [...waiting, asking];
        letGo();
      });
    },
    pause(ms) {
      // What was on its way when the pause began is refused by the same word.
      if (pausedUntil <= now()) pausesInARow += 1;
      const grown = Math.min(trustMs, ms * 2 ** (pausesInARow - 1));
      pausedUntil = Math.max(pausedUntil, now() + grown);
    },
    answered() {
      if (pausedUntil <= now()) pausesInARow = 0;
    },
    hear({ limit, remaining, windowSeconds }) {
      const configured = limits.find(({ requests }) => requests === limit);
      const rule = configured ?? (windowSeconds && { requests: limit, seconds: windowSeconds });
      if (!rule) return;
      const windowMs = rule.seconds * 1000;
      const own = within(rule.seconds, ownAt()).length;
      const others = Math.max(0, limit - remaining - own);
      // As if they had gone one by one: so they become free again, until the next answer tells it better.
      const othersAt = Array.from(
        { length: others },
        (_, index) => now() - windowMs * (1 - (index + 1) / others),
      );
      heard = { rule, othersAt, at: now() };
      if (waiting.length > 0) letGo();
    },
    left() {
      const word = trusted();
      if (limits.length === 0 && !word) return undefined;
      if (pausedUntil > now()) return 0;
      const leftBy = ({ requests, seconds }: RateLimit, sentAt: readonly number[]) =>
        requests - within(seconds, sentAt).length;
      const left = limits.map((rule) => leftBy(rule, ownAt()));
      if (word) left.push(leftBy(word.rule, merged(word.othersAt, ownAt())));
      return Math.max(0, Math.min(...left));
    },
    spentForMs: () => delayMs(),
    msToBegin: (person) => delayMs({ priority: 'answer', person }, true),
  };
}

const merged = (a: readonly number[], b: readonly number[]): readonly number[] =>
  [...a, ...b].toSorted((earlier, later) => earlier - later);

/** Of one of the server's rules, the longest. */
export interface RateWord {
  readonly limit: number;
  readonly remaining: number;
  /** When all of it is free again, were this the last request: that is the rule's window. Undefined where it makes no sense. */
  readonly windowSeconds: number | undefined;
}

const longestWindowSeconds = 24 * 3_600;
/** Zulip's own rules are of hundreds; what allows more than this limits nobody. */
const mostRequests = 10_000;

/** Undefined where the server has no limits, or says what makes no sense. */
export function rateWordIn(headers: Headers, now = Date.now()): RateWord | undefined {
  const numberIn = (name: string) => Number(headers[`x-ratelimit-${name}`] ?? Number.NaN);
  const [limit, remaining, reset] = [numberIn('limit'), numberIn('remaining'), numberIn('reset')];
  if (!Number.isSafeInteger(limit) || limit < 1 || limit > mostRequests) return undefined;
  if (!(remaining >= 0 && remaining <= limit)) return undefined;
  const said = reset - serverTime(headers, now) / 1000;
  const windowSeconds = said > 0 && said <= longestWindowSeconds ? Math.ceil(said) : undefined;
  return { limit, remaining, windowSeconds };
}

/** The server's clock may go wrong as long as it goes the same for both. */
function serverTime({ date }: Headers, now: number): number {
  const said = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  return Number.isFinite(said) ? said : now;
}
