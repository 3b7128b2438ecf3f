// The HTML of a message as the server renders it, reduced to what a message may contain, and made ready for the page.
/* global document, DOMParser, location */
import { characterOf } from './emoji.js';
import { showsEmoji } from './icons.js';
import { hashIn } from './places.js';
import { reshape } from './reshape.js';

const allowed = new Set(
  `a b blockquote br code del div em h1 h2 h3 h4 h5 h6 hr i img li ol p pre s span strong sub sup table tbody td th
   thead time tr ul`.split(/\s+/),
);

/** Goes with everything in it; of other unknown elements the text stays. */
const dropped = new Set(
  'script style template iframe object embed svg math link meta form input button textarea select'.split(' '),
);

/** Gives a fragment; `resolveFile` makes an uploaded file's address one that can be opened. */
export function safeContent(html, { resolveFile }) {
  const source = parsed(html);
  const fragment = document.createDocumentFragment();
  for (const child of source.childNodes) copyInto(fragment, child);
  reshape(fragment, resolveFile);
  return fragment;
}

/** For a screen reader, or for a title. */
export const textOf = (html) => parsed(html).textContent;

/** The page allows no style in an attribute, and says so for each one: within a tag it gets another name. */
const parsed = (html) =>
  new DOMParser().parseFromString(
    html.replace(/(<[a-z]\w*\b[^<>]*?)\sstyle=/g, '$1 data-style='),
    'text/html',
  ).body;

function copyInto(parent, node) {
  if (node.nodeType === 3) parent.append(node.nodeValue);
  if (node.nodeType !== 1) return;
  const tag = node.localName;
  if (dropped.has(tag)) return;
  if (node.classList.contains('emoji') && tag === 'span') return void parent.append(emojiFrom(node));
  const target = allowed.has(tag) ? document.createElement(tag) : undefined;
  if (target) {
    copyAttributes(node, target);
    parent.append(target);
  }
  for (const child of node.childNodes) copyInto(target ?? parent, child);
}

function copyAttributes(from, to) {
  const className = [...from.classList].filter((name) => /^[a-z][\w-]*$/i.test(name)).join(' ');
  if (className) to.className = className;
  for (const name of ['title', 'alt', 'datetime', 'start', 'data-user-id', 'data-code-language']) {
    if (from.hasAttribute(name)) to.setAttribute(name, from.getAttribute(name));
  }
  const [, align] = /text-align:\s*(right|center)/.exec(from.dataset.style ?? '') ?? [];
  if (align) to.classList.add(`align-${align}`);
  if (to.localName === 'a') copyAddress(from, to);
  if (to.localName === 'img') copySource(from, to);
}

function copyAddress(from, to) {
  const href = from.getAttribute('href') ?? '';
  const local = localPart(href);
  const within = local === undefined ? undefined : hashIn(local);
  if (within) to.setAttribute('href', within);
  else if (local?.startsWith('/user_uploads/')) to.dataset.file = local;
  else if (/^(?:https?:|mailto:)/i.test(href)) {
    to.setAttribute('href', href);
    to.setAttribute('target', '_blank');
    to.setAttribute('rel', 'noopener noreferrer');
  }
}

/** Images from elsewhere are not fetched: their address stays as the text for them. */
function copySource(from, to) {
  const source = localPart(from.getAttribute('data-original-src') ?? from.getAttribute('src') ?? '');
  if (source?.startsWith('/user_uploads/')) {
    // A thumbnail is named after the file and has its size behind it.
    to.dataset.file = source.replace(/^\/user_uploads\/thumbnail\/(.*)\/[^/]*$/, '/user_uploads/$1');
  } else if (source?.startsWith('/user_avatars/')) to.setAttribute('src', source);
  if (!to.hasAttribute('alt')) to.setAttribute('alt', from.getAttribute('title') ?? '');
}

/** What follows the server's own address, or undefined for another's. */
function localPart(href) {
  if (/^(?:\/(?!\/)|#)/.test(href)) return href;
  try {
    const url = new URL(href);
    return url.origin === location.origin ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}

/** Zulip paints them from a sheet of images; here they are characters. */
function emojiFrom(node) {
  const [, code] = /(?:^|\s)emoji-([0-9a-f-]+)/.exec(node.className) ?? [];
  const name = node.getAttribute('title') ?? node.textContent;
  const span = document.createElement('span');
  span.className = 'emoji';
  span.setAttribute('role', 'img');
  span.setAttribute('aria-label', name);
  span.title = name;
  span.textContent = (code && showsEmoji() && characterOf(code)) || `:${name.replaceAll(' ', '_')}:`;
  return span;
}
