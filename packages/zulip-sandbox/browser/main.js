// The page begins here: who one is, where one is, and what follows from what happens.
/* global addEventListener, document, fetch, location */
import { isResolved } from './acts.js';
import { announce } from './announce.js';
import { composeBox, escapeBetween } from './compose.js';
import { conversation, point } from './conversation.js';
import { byId, element } from './dom.js';
import { conversationsDrawer } from './drawers.js';
import { emojiImage } from './emoji.js';
import { textOf } from './html.js';
import { icon } from './icons.js';
import { backstagePanel } from './panel.js';
import { hashOf, isWithin, placeIn, placeOf, topicName } from './places.js';
import { olderMessages } from './older.js';
import { openSession } from './session.js';
import { rememberedPerson, rememberPerson, settings } from './settings.js';
import { sidebar } from './sidebar.js';
import { understoodSection } from './understood.js';
import { showWelcome } from './welcome.js';
import { word } from './words.js';

const world = await (await fetch('/sandbox/world')).json();
let session;
let place;
let drawConversation;

settings(world.welcome ? 'de' : undefined, () => {
  listPeople();
  redrawPanel();
  draw();
});
const understood = world.showsUnderstood ? understoodSection(world.bot.userId) : undefined;
const redrawPanel = world.hasBackstage ? backstagePanel(understood) : () => undefined;
const drawSidebar = sidebar((userIds) => go({ userIds }));
const box = composeBox({
  botName: world.bot.fullName,
  send: (to, content) => session.send(to, content),
  upload: (file) => session.upload(file),
  onTyped: (where, hasWords) => session.typed(where, hasWords),
  onSent: (to) => go(to),
  longest: () => session.store.longest,
});
const showOlder = olderMessages({
  load: (where) => session.fetchOlder(where),
  isWhole: (where) => session.history.isWhole(where),
});
conversationsDrawer();
escapeBetween(byId('messages'));
byId('organization').textContent = world.organization;
byId('toggle-panel').hidden = !world.hasBackstage;
byId('skip').addEventListener('click', (event) => {
  event.preventDefault();
  box.focus();
});
byId('person').addEventListener('change', ({ target }) => become(personWith(Number(target.value))));
addEventListener('hashchange', () => {
  notice('failure', undefined);
  void arrive();
});
document.addEventListener('visibilitychange', () => draw());
listPeople();
become(rememberedPerson(world.people));

function listPeople() {
  const role = ({ role: number }) =>
    word(number <= 200 ? 'administrator' : number < 600 ? 'member' : 'guest');
  const options = world.people.map((person) =>
    element('option', { value: person.userId }, `${person.fullName} (${role(person)})`),
  );
  byId('person').replaceChildren(...options);
  if (session) byId('person').value = String(session.person.userId);
}

function personWith(id) {
  return world.people.find(({ userId }) => userId === id);
}

function become(person) {
  session?.end();
  rememberPerson(person);
  byId('person').value = String(person.userId);
  byId('messages').replaceChildren();
  box.forget(person.userId);
  notice('failure', undefined);
  place = undefined;
  session = openSession(person, {
    onChange: draw,
    onMessage: hear,
    onReady: () => arrive(),
    onMoved: follow,
    insert: (words) => box.insert(words),
    onTrouble: (error) => notice('trouble', error && word('noConnection')),
    tell: (what) => notice('failure', what),
  });
  drawConversation = conversation(session);
}

/** Goes where the address says, or where something was said last. */
async function arrive() {
  const { store } = session;
  if (!store.me) return;
  const wanted = placeIn(location.hash);
  const isThere = wanted && (wanted.userIds ?? store.channels.has(wanted.channelId));
  place = isThere ? wanted : usualPlace();
  draw();
  await session.openPlace(place);
  draw();
  if (place.near) point(byId(`message-${place.near}`));
}

function usualPlace() {
  const { store, person } = session;
  if (world.welcome) return { userIds: [world.bot.userId] };
  const newest = [...store.messages.values()].filter(({ type }) => type === 'stream').at(-1);
  return newest ? placeOf(newest, person.userId) : { userIds: [world.bot.userId] };
}

const isWithBot = ({ userIds }) => userIds?.length === 1 && userIds[0] === world.bot.userId;

function go(to) {
  const hash = hashOf(to, session.store.channels);
  if (location.hash !== hash) location.hash = hash;
}

function draw() {
  const { store } = session ?? {};
  if (!store?.me || !place) return;
  const name = nameOf(place);
  byId('title').textContent = name;
  byId('subtitle').replaceChildren(...subtitle());
  document.title = `${name} · ${world.organization}`;
  const shown = drawConversation(place);
  showOlder(place);
  understood?.show(shown);
  showResolve(shown);
  byId('typing').textContent = typing();
  const isWelcome = Boolean(world.welcome) && shown.length === 0 && isWithBot(place);
  showWelcome(world.welcome, isWelcome, (question) => box.ask(question));
  if (isWelcome) byId('empty').hidden = true;
  box.show(place, { name, isEmpty: shown.length === 0 && !isWelcome });
  session.markRead(shown);
  drawSidebar(store, place);
}

/** Goes along when all that one is reading is moved; what was begun to be written there goes along, too. */
function follow({ stream_id, new_stream_id, orig_subject, subject, propagate_mode }) {
  const from = { channelId: stream_id, topic: orig_subject };
  if (place?.topic === undefined || !isWithin(from, place)) return;
  const isEmpty = ![...session.store.messages.values()].some((one) =>
    isWithin(placeOf(one, session.person.userId), place),
  );
  if (!isEmpty && propagate_mode !== 'change_all') return;
  const to = { channelId: new_stream_id ?? stream_id, topic: subject ?? orig_subject };
  if (!session.store.channels.has(to.channelId)) return;
  box.carryTo(to);
  go(to);
  announce(word('movedAlong')(nameOf(to)));
}

/** Of a topic: whether it is done. */
function showResolve(shown) {
  const button = byId('resolve');
  const newest = shown.at(-1);
  button.hidden = place.topic === undefined || place.topic === '' || !newest;
  if (button.hidden) return;
  const what = word(isResolved(place.topic) ? 'reopen' : 'resolve');
  button.replaceChildren(icon('2714'), element('span', { class: 'wide-only' }, what));
  button.setAttribute('aria-label', what);
  button.title = what;
  button.onclick = () => void session.act.resolve(newest, newest.subject);
}

function nameOf({ channelId, topic, userIds }) {
  const { users, channels } = session.store;
  if (userIds) return userIds.map((id) => users.get(id)?.full_name ?? '').join(', ');
  const channel = `#${channels.get(channelId)?.name ?? ''}`;
  return topic === undefined ? channel : `${channel} › ${topicName(topic)}`;
}

/** A channel's description, or the status of whom one writes to. */
function subtitle() {
  const { channels, statuses, users } = session.store;
  if (place.channelId !== undefined) return [channels.get(place.channelId)?.description ?? ''];
  const [id] = place.userIds;
  const status = place.userIds.length === 1 ? statuses.get(id) : undefined;
  if (!status?.status_text && !status?.emoji_name) return [users.get(id)?.is_bot ? word('bot') : ''];
  return [status.emoji_name ? emojiImage(status, session.store) : '', ` ${status.status_text ?? ''}`];
}

function hear(message) {
  const there = placeOf(message, session.person.userId);
  const isHere = place !== undefined && isWithin(there, place);
  announce(word('said')(message.sender_full_name, textOf(message.content), isHere ? '' : nameOf(there)));
}

function typing() {
  const names = session.typistsAt(place).flatMap((id) => session.store.users.get(id)?.full_name ?? []);
  return names.length > 0 ? word('typing')(names) : '';
}

/** `trouble` is the connection's, `failure` of what one did last. */
function notice(id, what) {
  byId(id).hidden = what === undefined;
  byId(id).textContent = what ?? '';
}
