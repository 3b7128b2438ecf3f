// Behind the scenes: what the bot has understood, its last requests to both services, and switches for faults.
/* global clearInterval, document, fetch, setInterval */
import { accountParts, drawAccount } from './accountSwitch.js';
import { announce } from './announce.js';
import { byId, element } from './dom.js';
import { panelDrawer } from './drawers.js';
import { locale, word } from './words.js';

const everyMs = 1_000;
const switches = ['factsDown', 'factsSlow', 'chatFails', 'chatSlow'];

/** `understood` is the section of what the bot has read, if there is one. Gives what draws it anew in another language. */
export function backstagePanel(understood) {
  const panel = byId('panel');
  const fill = () => panel.append(...skeleton(() => close(), order, understood));
  let timer;
  let drawn = '';

  const close = panelDrawer((isOpen) => {
    clearInterval(timer);
    if (!isOpen) return;
    if (!panel.firstChild) fill();
    void refresh();
    timer = setInterval(() => !document.hidden && void refresh(), everyMs);
  });

  async function refresh(change) {
    void understood?.refresh();
    const response = await fetch('/sandbox/backstage', change && posted(change)).catch(() => undefined);
    if (!response?.ok) return;
    const state = await response.json();
    if (change?.raiseAmount) done(state.raised ? word('amountRaised')(state.raised) : word('noAmount'));
    const version = JSON.stringify(state);
    if (version === drawn) return;
    drawn = version;
    draw(state);
  }
  const order = (change) => void refresh(change);

  return function redraw() {
    drawn = '';
    panel.replaceChildren();
    if (panel.hidden) return;
    fill();
    void refresh();
  };
}

const posted = (change) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(change),
});

function skeleton(close, order, understood) {
  return [
    element(
      'header',
      { class: 'bar' },
      element('h2', {}, word('backstage')),
      element('button', { type: 'button', class: 'quiet', 'aria-label': word('close'), click: close }, '×'),
    ),
    ...(understood ? [understood.section()] : []),
    element(
      'section',
      { class: 'faults' },
      element('h3', {}, word('faults')),
      ...switches.map((name) =>
        element(
          'label',
          { class: 'switch' },
          element('input', {
            type: 'checkbox',
            role: 'switch',
            id: `switch-${name}`,
            change: ({ target }) => order({ [name]: target.checked }),
          }),
          element('span', {}, word(name)),
        ),
      ),
      element(
        'button',
        {
          type: 'button',
          class: 'plain',
          click: () => {
            order({ loseQueues: true });
            done(word('queuesLost'));
          },
        },
        word('loseQueues'),
      ),
      element(
        'button',
        { type: 'button', class: 'plain', id: 'raise', click: () => order({ raiseAmount: true }) },
        word('raiseAmount'),
      ),
      element('p', { class: 'done', id: 'done' }),
      levelForm(order),
      ...accountParts(order, done),
    ),
    element(
      'section',
      { class: 'requests' },
      element('h3', {}, word('requests')),
      element('div', { id: 'requests', tabindex: 0, role: 'group', 'aria-label': word('requests') }),
    ),
  ];
}

/** What an order has done stands there with the time, and is read out. */
export function done(what) {
  announce(what);
  const time = new Date().toLocaleTimeString(locale());
  byId('done')?.replaceChildren(`${time} ${what}`);
}

function levelForm(order) {
  const select = element('select', { id: 'level' });
  return element(
    'form',
    {
      class: 'level',
      submit: (event) => {
        event.preventDefault();
        order({ level: Number(select.value) });
        done(word('restarted')(select.value));
      },
    },
    element('label', {}, element('span', {}, word('level')), select),
    element('button', { type: 'submit', class: 'plain' }, word('restart')),
  );
}

function draw({ exchanges, switches: state, level, levels, account, canRestartAs, canRaise }) {
  byId('raise').hidden = !canRaise;
  for (const name of switches) byId(`switch-${name}`).checked = state[name];
  const select = byId('level');
  if (select.dataset.level !== String(level)) {
    select.dataset.level = String(level);
    const all = [...new Set([...levels, level])].sort((a, b) => a - b);
    select.replaceChildren(...all.map((one) => element('option', { value: one }, String(one))));
    select.value = String(level);
  }
  drawAccount(account, canRestartAs);
  byId('requests').replaceChildren(exchanges.length > 0 ? requestTable(exchanges) : word('noRequests'));
}

function requestTable(exchanges) {
  const heads = ['service', 'request', 'status', 'duration'].map((name) =>
    element('th', { scope: 'col' }, word(name)),
  );
  const rows = [...exchanges].reverse().map(requestRow);
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...rows),
  );
}

function requestRow({ service, method, path, status, ms, at }) {
  const end = status ?? (ms === undefined ? word('open') : word('cut'));
  const isBad = status === undefined ? ms !== undefined : status >= 400;
  const [address, query = ''] = path.replace(/^\/api\/v1\//, '').split('?');
  return element(
    'tr',
    { class: isBad ? 'is-bad' : undefined, title: new Date(at).toLocaleTimeString(locale()) },
    element('td', {}, element('span', { class: `service ${service}` }, word(service))),
    element(
      'td',
      { class: 'path' },
      element('b', {}, method),
      ` ${readable(address) || '/'}`,
      query && element('span', { class: 'query' }, ` ${shortQuery(query)}`),
    ),
    element('td', {}, String(end)),
    element('td', { class: 'ms' }, ms === undefined ? '' : String(ms)),
  );
}

const longestQuery = 80;

/** Without the long name of the event queue, and not for ever. */
function shortQuery(query) {
  const shown = readable(query.replace(/queue_id=[^&]*&?/, '').replaceAll('&', ' '));
  return shown.length > longestQuery ? `${shown.slice(0, longestQuery)}…` : shown;
}

function readable(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
