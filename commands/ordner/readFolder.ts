// Name and description of a folder in what was typed.
import type { NewFolder } from '../../src/chat/endpoints/createChannelFolder.ts';
import { readQuoted } from '../../src/kit/index.ts';

const divided = /^(.+?)(?::\s+|\s+[–—-]\s+)/;

/** The name in quotes, or up to a colon or a dash, or the first word; empty where there is nothing but punctuation. Pure. */
export function readFolder(typed: string): NewFolder {
  const line = typed.replace(/\s+/g, ' ').trim();
  const quoted = readQuoted(line);
  const [whole = '', before] = divided.exec(line) ?? /^\S+/.exec(line) ?? [];
  const name = quoted?.inner ?? before ?? whole;
  const description = quoted?.rest ?? line.slice(whole.length);
  return {
    name: /[^\p{P}\s]/u.test(name) ? name.trim() : '',
    description: description.replace(/^[\s:–—-]+/, '').trim(),
  };
}
