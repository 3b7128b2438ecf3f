// Lists of message ids in ascending order.

/** The index of the first id that is not smaller; the length when all are. */
export function indexFrom(ids: readonly number[], id: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? Number.POSITIVE_INFINITY) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function insertId(ids: number[], id: number): void {
  const index = indexFrom(ids, id);
  if (ids[index] !== id) ids.splice(index, 0, id);
}

export function removeId(ids: number[], id: number): void {
  const index = indexFrom(ids, id);
  if (ids[index] === id) ids.splice(index, 1);
}
