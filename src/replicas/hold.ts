// What a replica holds: it may work for an organisation as long as its lock at the engine lasts, and not a moment longer.

export interface Hold {
  /** Whether the lock lasts for certain: to be asked before whatever nobody else may do as well. */
  isHeld(): boolean;
  /** Aborted when the lock is lost, or to be given back. */
  readonly signal: AbortSignal;
  /** Asks whoever works with it to come to an end. */
  giveBack(): void;
  /** It renews the lock no longer, and holds nothing. */
  end(): void;
}

export interface HoldTimes {
  /** So long the engine keeps a lock that nobody renews. */
  readonly lockMs: number;
  readonly renewMs: number;
  /** So much earlier it does not count any more: what is on its way then arrives before another replica begins. */
  readonly marginMs: number;
}

/** `extend` asks the engine for the whole time anew, and tells whether it has it; it rejects while there is no engine. */
export async function holdWith(
  extend: () => Promise<boolean>,
  { lockMs, renewMs, marginMs }: HoldTimes,
): Promise<Hold> {
  const giving = new AbortController();
  let until = { ticks: 0, date: 0 };
  let renewal: NodeJS.Timeout | undefined;
  let expiry: NodeJS.Timeout | undefined;
  let isOver = false;
  let isFirst = true;

  /** By the clock that nobody sets, and by the other one too: the first may stand still while a machine sleeps. */
  const isHeld = () => performance.now() < until.ticks && Date.now() < until.date;

  function lose(): void {
    end();
    giving.abort();
  }

  function end(): void {
    isOver = true;
    until = { ticks: 0, date: 0 };
    clearTimeout(renewal);
    clearTimeout(expiry);
  }

  async function renew(): Promise<void> {
    // After a standstill this may come before the end of the time is noticed.
    if (!isFirst && !isHeld()) return lose();
    isFirst = false;
    // From before it was asked: the engine counts from later on.
    const lasts = lockMs - marginMs;
    const asked = { ticks: performance.now() + lasts, date: Date.now() + lasts };
    const isThere = await extend().catch(() => undefined);
    if (isOver) return;
    if (isThere === false) return lose();
    if (isThere) {
      until = asked;
      clearTimeout(expiry);
      expiry = setTimeout(lose, Math.max(0, asked.ticks - performance.now()));
    }
    // An engine that was away for a moment is asked again soon: there is time for it.
    renewal = setTimeout(() => void renew(), isThere ? renewMs : renewMs / 4);
  }

  await renew();
  if (!isHeld()) lose();
  return { isHeld, signal: giving.signal, giveBack: () => giving.abort(), end };
}
