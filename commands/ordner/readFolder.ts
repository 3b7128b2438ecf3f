// Name and description of a folder in what was typed.
import type { NewFolder } from '../../src/chat/endpoints/createChannelFolder.ts';

const quoted = /^(?:"([^"]*)"|„([^“”"]*)[“”"]|“([^”"]*)[”"]|»([^«]*)«)/;
const divided = /^(.+?)(?::\s+|\s+[–—-]\s+)/;

/** The name in quotes, or up to a colon or a dash, or the first word. Pure. */
export function readFolder(typed: string): NewFolder {
  const line = typed.replace(/\s+/g, ' ').trim();
  const found = quoted.exec(line) ?? divided.exec(line) ?? /^\S+/.exec(line);
  const [whole = '', ...inner] = found ?? [];
  const name = inner.find((part) => part !== undefined) ?? whole;
  return {
    name: name.trim(),
    description: line
      .slice(whole.length)
      .replace(/^[\s:–—-]+/, '')
      .trim(),
  };
}
