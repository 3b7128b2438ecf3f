// Files for a message: chosen, pasted or dropped. While one is on its way, a note stands in the text for it.
/* global document */
import { announce } from './announce.js';
import { byId } from './dom.js';
import { word } from './words.js';

/**
 * `draft()` gives the text of the place one is at, to `insert` into and to `replace` a part of, also when one
 * has gone elsewhere since; `upload` gives a promise of `{ name, url }`.
 */
export function attaching(text, { draft, upload, tell }) {
  const chooser = byId('file');
  const underWay = new Set();

  async function attach(file) {
    const { insert, replace } = draft();
    const note = freeNote(file.name);
    underWay.add(note);
    insert(note);
    tell(undefined);
    try {
      const { name, url } = await upload(file);
      // Who has taken the note away does not want the file any more.
      replace(note, `[${name.replace(/[[\]]/g, '')}](${url})`);
      announce(word('uploaded')(name));
    } catch (error) {
      replace(note, '');
      if (error.name === 'AbortError') return;
      tell(error.status === 413 ? word('fileTooLarge')(file.name) : word('failed')(error.message));
    } finally {
      underWay.delete(note);
    }
  }

  function freeNote(name) {
    let note = `[${word('uploading')(name)}]()`;
    while (underWay.has(note)) note = note.replace(']()', ' ]()');
    return note;
  }

  const attachAll = (files) => [...files].forEach((file) => void attach(file));

  byId('attach').addEventListener('click', () => chooser.click());
  chooser.addEventListener('change', () => {
    attachAll(chooser.files);
    chooser.value = '';
    text.focus();
  });
  text.addEventListener('paste', (event) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    attachAll(event.clipboardData.files);
  });
  takeDrops(document.body, attachAll);

  return { isUnderWay: () => [...underWay].some((note) => text.value.includes(note)) };
}

/** A file that is dropped somewhere else would take the page's place. */
function takeDrops(target, take) {
  const hasFiles = ({ dataTransfer }) => [...dataTransfer.types].includes('Files');
  target.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    target.classList.add('takes-file');
  });
  target.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!target.contains(relatedTarget)) target.classList.remove('takes-file');
  });
  target.addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    target.classList.remove('takes-file');
    take(event.dataTransfer.files);
  });
}
