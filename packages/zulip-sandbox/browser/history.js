// How far back the messages of each place are known, and how older ones come.
import { narrowOf } from './places.js';

const everywhereCount = 300;
const pageSize = 100;
/** With what a server gives at once: all that is newer, so that nothing is missing in between. */
const nearRange = { num_before: 50, num_after: 4_900 };

/** `fetchMessages(narrow, range)` gives the answer of GET /messages when its messages are in the store. */
export function historyOf(fetchMessages) {
  const known = new Map();
  let everywhere;

  const keyOf = (place) => JSON.stringify(narrowOf(place));

  async function fetchInto(place, range) {
    const { messages, found_oldest } = await fetchMessages(narrowOf(place), range);
    known.set(keyOf(place), { from: messages[0]?.id ?? 0, isWhole: found_oldest });
  }

  return {
    /** What is new everywhere; what was known before is forgotten. */
    async begin() {
      known.clear();
      const range = { anchor: 'newest', num_before: everywhereCount, num_after: 0 };
      const { messages } = await fetchMessages([], range);
      everywhere = messages[0]?.id ?? 0;
    },
    /** The newest of a place, or what is around a message that the address names. */
    async open(place) {
      const { near } = place;
      const own = known.get(keyOf(place));
      const isKnown = own && (near === undefined || own.isWhole || near >= own.from);
      if (isKnown) return;
      const newest = { anchor: 'newest', num_before: pageSize, num_after: 0 };
      await fetchInto(place, near === undefined ? newest : { anchor: near, ...nearRange });
    },
    async older(place) {
      const own = known.get(keyOf(place));
      if (!own || own.isWhole) return;
      await fetchInto(place, { anchor: own.from, num_before: pageSize, num_after: 0 });
    },
    /** Older ones, that came with another place, would have gaps between them. */
    isShown: (place, { id }) => {
      const own = known.get(keyOf(place));
      return own?.isWhole || id >= Math.min(own?.from ?? Infinity, everywhere ?? 0);
    },
    /** Undefined as long as that cannot be said. */
    isWhole: (place) => known.get(keyOf(place))?.isWhole,
  };
}
