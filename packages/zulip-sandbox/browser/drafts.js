// What was begun to be written, by place, kept in this tab: it is there again when the page is loaded again.
/* global sessionStorage */

/** Like a map; of nobody, as long as no person is chosen. */
export function draftsOf(userId) {
  const name = `drafts ${userId}`;
  const kept = new Map(userId === undefined ? [] : read(name));
  const write = () => sessionStorage.setItem(name, JSON.stringify([...kept]));
  return {
    has: (key) => kept.has(key),
    get: (key) => kept.get(key),
    set(key, text) {
      kept.set(key, text);
      write();
    },
    delete(key) {
      if (kept.delete(key)) write();
    },
  };
}

function read(name) {
  try {
    return JSON.parse(sessionStorage.getItem(name)) ?? [];
  } catch {
    return [];
  }
}
