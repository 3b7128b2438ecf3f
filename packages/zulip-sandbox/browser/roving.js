// Arrow keys in lists: one element of the list is in the tab order, the arrows move it.
/* global document */

const keys = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** `update` has to be called when the list has changed; `preferred` chooses what the tab key reaches first. */
export function rovingIn(list, selector, preferred) {
  const items = () => [...list.querySelectorAll(selector)];

  function put(chosen, all) {
    for (const item of all) item.tabIndex = item === chosen ? 0 : -1;
  }

  list.addEventListener('keydown', (event) => {
    const all = items();
    const at = all.indexOf(document.activeElement);
    const move = keys[event.key];
    if (at < 0 || !move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = all[Math.min(Math.max(move(at, all.length - 1), 0), all.length - 1)];
    put(next, all);
    next.focus();
  });
  list.addEventListener('focusin', ({ target }) => {
    const all = items();
    const own = all.find((item) => item.contains(target));
    if (own) put(own, all);
  });

  return function update() {
    const all = items();
    const held = all.find((item) => item.contains(document.activeElement));
    put(held ?? preferred(all) ?? all[0], all);
  };
}
