// What was worked out lately, so that it need not be worked out again.

export type Lately<Key, Value> = (key: Key, workOut: () => Value) => Value;

/** Remembers the newest values, so many at most; what is not worth keeping is worked out each time. */
export function lately<Key, Value>(
  most: number,
  isWorthKeeping: (value: Value) => boolean = () => true,
): Lately<Key, Value> {
  const known = new Map<Key, Value>();
  return (key, workOut) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = workOut();
    if (!isWorthKeeping(value)) return value;
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(key, value);
    return value;
  };
}
