// What was asked for or worked out, kept while there is room: what was not used for longest makes place; or as long as
// what it was worked out of. The only importer of lru-cache.
import { LRUCache } from 'lru-cache';

export interface Room<Key, Value> {
  /** So many values at most. */
  readonly most: number;
  /** And so much of them together, in the unit of `sizeOf`. What is larger alone is not kept. */
  readonly mostSize?: number;
  readonly sizeOf?: (value: Value) => number;
  /** Told what made place for something newer. */
  readonly onForgotten?: (key: Key) => void;
}

export interface Kept<Key, Value> {
  /** Counts as a use. */
  get(key: Key): Value | undefined;
  /** Does not. */
  peek(key: Key): Value | undefined;
  has(key: Key): boolean;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
  clear(): void;
}

export function kept<Key extends NonNullable<unknown>, Value extends NonNullable<unknown>>({
  most,
  mostSize,
  sizeOf,
  onForgotten,
}: Room<Key, Value>): Kept<Key, Value> {
  const cache = new LRUCache<Key, Value>({
    // For a number of values its room is taken at once, 20 bytes for each that will perhaps never come; a size grows.
    ...(mostSize !== undefined && sizeOf
      ? { max: most, maxSize: mostSize, sizeCalculation: sizeOf }
      : { maxSize: most, sizeCalculation: () => 1 }),
    ...(onForgotten && {
      dispose: (_, key, reason) => {
        if (reason === 'evict') onForgotten(key);
      },
    }),
  });
  return {
    get: (key) => cache.get(key),
    peek: (key) => cache.peek(key),
    has: (key) => cache.has(key),
    set: (key, value) => void cache.set(key, value),
    delete: (key) => void cache.delete(key),
    clear: () => cache.clear(),
  };
}

export type Memo<Key, Value> = (key: Key, workOut: () => Value) => Value;

/** Works out for each key once; what is not worth keeping, each time. */
export function memo<Key extends NonNullable<unknown>, Value extends NonNullable<unknown>>(
  most: number,
  isWorthKeeping: (value: Value) => boolean = () => true,
): Memo<Key, Value> {
  const known = kept<Key, Value>({ most });
  return (key, workOut) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = workOut();
    if (isWorthKeeping(value)) known.set(key, value);
    return value;
  };
}

/** Works out once for each object, and keeps that as long as somebody has the object. */
export function oncePer<Of extends object, Value>(workOut: (of: Of) => Value): (of: Of) => Value {
  const known = new WeakMap<Of, { readonly value: Value }>();
  return (of) => {
    const before = known.get(of);
    if (before) return before.value;
    const value = workOut(of);
    known.set(of, { value });
    return value;
  };
}

/** Works out once, when it is first asked for. */
export function once<Value extends NonNullable<unknown>>(workOut: () => Value): () => Value {
  let known: Value | undefined;
  return () => (known ??= workOut());
}
