// Records in the storage that the server has for the account: a key for each.
import { type ChatConnection, getAllStored, removeStored, storeAll } from '../../chat/index.ts';
import { sealed, unsealed } from './seal.ts';
import type { Shelf } from './shelf.ts';

/** So many in one request: a server takes a few milliseconds for each. */
const mostAtOnce = 500;

/** Behind the key where another's record lies already under the key itself. */
const beside = '~';

/** `prefix` is what the keys begin with. */
export function storageShelf(chat: ChatConnection, prefix: string): Shelf {
  /** Keys of the storage with something that is not ours. */
  const foreign = new Set<string>();

  const placeOf = (key: string) => {
    const place = prefix + key;
    return foreign.has(place) ? place + beside : place;
  };

  return {
    async read(signal) {
      const stored = await getAllStored(chat, signal);
      const records = new Map<string, string>();
      for (const [place, value] of Object.entries(stored)) {
        if (!place.startsWith(prefix)) continue;
        const record = unsealed(value);
        if (record === undefined) foreign.add(place);
        else records.set(place.slice(prefix.length).replace(beside, ''), record);
      }
      return { records, foreign: foreign.size };
    },
    async write(changes, signal) {
      const put = [...changes].flatMap(([key, value]) =>
        value === undefined ? [] : [[placeOf(key), sealed(value)] as const],
      );
      for (const some of inParts(put)) await storeAll(chat, Object.fromEntries(some), signal);
      const gone = [...changes].flatMap(([key, value]) => (value === undefined ? placeOf(key) : []));
      for (const some of inParts(gone)) await removeStored(chat, some, signal);
    },
  };
}

function inParts<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / mostAtOnce);
  return Array.from({ length: count }, (_, part) => all.slice(part * mostAtOnce, (part + 1) * mostAtOnce));
}
