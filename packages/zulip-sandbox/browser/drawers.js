// The list of conversations and the side panel: beside the messages where there is room, over them where there is not.
/* global document, matchMedia */
import { byId } from './dom.js';

const narrow = '(max-width: 699px)';
const isNarrow = () => matchMedia(narrow).matches;

/** What is behind a drawer is not for the keyboard either. */
function leaveMain() {
  const isCovered = document.body.classList.contains('shows-sidebar') || !byId('panel').hidden;
  byId('main').inert = isNarrow() && isCovered;
}

export function conversationsDrawer() {
  const opener = byId('open-sidebar');
  const side = byId('sidebar');

  function show(isOpen) {
    document.body.classList.toggle('shows-sidebar', isOpen);
    opener.setAttribute('aria-expanded', String(isOpen));
    leaveMain();
  }
  function close() {
    if (!document.body.classList.contains('shows-sidebar')) return;
    show(false);
    opener.focus();
  }
  opener.addEventListener('click', () => {
    show(true);
    (side.querySelector('a[aria-current]') ?? side.querySelector('select')).focus();
  });
  byId('close-sidebar').addEventListener('click', close);
  side.addEventListener('click', ({ target }) => {
    if (isNarrow() && target.closest('a')) close();
  });
  side.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  matchMedia(narrow).addEventListener('change', () => show(false));
}

/** `onShow` gets whether it is open. Gives what closes it. */
export function panelDrawer(onShow) {
  const toggle = byId('toggle-panel');
  const panel = byId('panel');

  function show(isOpen) {
    panel.hidden = !isOpen;
    toggle.setAttribute('aria-expanded', String(isOpen));
    leaveMain();
    onShow(isOpen);
  }
  function close() {
    show(false);
    toggle.focus();
  }
  toggle.addEventListener('click', () => {
    show(panel.hidden);
    if (!panel.hidden && isNarrow()) panel.querySelector('button')?.focus();
  });
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  return close;
}
