// Makes Zulip's blocks usable by keyboard and screen reader: spoilers that fold, tables that scroll, files that open.
/* global ResizeObserver */
import { enlarge } from './dialogs.js';
import { element } from './dom.js';
import { icon } from './icons.js';
import { locale, word } from './words.js';

export function reshape(fragment, resolveFile) {
  // Inner ones first: a spoiler can hold another one.
  for (const block of [...fragment.querySelectorAll('.spoiler-block')].reverse()) foldable(block);
  for (const table of fragment.querySelectorAll('table')) scrollable(table, word('table'));
  for (const code of fragment.querySelectorAll('pre')) scrollable(code, word('code'));
  for (const time of fragment.querySelectorAll('time[datetime]')) localTime(time);
  for (const link of fragment.querySelectorAll('a[data-file]')) void openable(link, resolveFile);
  for (const image of fragment.querySelectorAll('img[data-file]')) void visible(image, resolveFile);
}

function foldable(block) {
  const header = block.querySelector(':scope > .spoiler-header');
  const content = block.querySelector(':scope > .spoiler-content');
  const summary = element('summary');
  for (const child of header?.childNodes ?? []) {
    summary.append(...(child.localName === 'p' ? [...child.childNodes] : [child.cloneNode(true)]));
  }
  if (!summary.textContent.trim()) summary.textContent = word('spoiler');
  const inside = element('div', { class: 'spoiler-content' }, ...(content?.childNodes ?? []));
  block.replaceWith(element('details', { class: 'spoiler' }, summary, inside));
}

/** The page stays as wide as it is; who uses the keyboard can reach what is too wide. */
function scrollable(wide, label) {
  const box = element('div', {
    class: `scroll-box scroll-${wide.localName}`,
    role: 'group',
    'aria-label': label,
  });
  wide.replaceWith(box);
  box.append(wide);
  widths.observe(box);
}

const widths = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth + 1) target.setAttribute('tabindex', '0');
    else target.removeAttribute('tabindex');
  }
});

function localTime(time) {
  const date = new Date(time.dateTime);
  if (Number.isNaN(date.getTime())) return;
  time.textContent = date.toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });
}

async function openable(link, resolveFile) {
  const address = await resolveFile(link.dataset.file);
  if (!address) return;
  link.setAttribute('href', address);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener');
  link.classList.add('file');
  if (!link.querySelector('img')) link.prepend(icon('1f4c4'));
  // A link with nothing but an image in it is named by the file.
  if (!link.textContent.trim() && !link.querySelector('img[alt]:not([alt=""])')) {
    link.setAttribute('aria-label', link.title || nameOf(link.dataset.file));
  }
}

async function visible(image, resolveFile) {
  const address = await resolveFile(image.dataset.file);
  if (!address) return;
  image.setAttribute('src', address);
  image.setAttribute('loading', 'lazy');
  if (!image.alt) image.alt = image.closest('a')?.title ?? '';
  if (!image.alt) image.alt = nameOf(image.dataset.file);
  const link = image.closest('a');
  link?.addEventListener('click', (event) => {
    // In another tab, for whoever wants that.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    enlarge(image);
  });
}

function nameOf(path) {
  const name = path.split('/').at(-1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
