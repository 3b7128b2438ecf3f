// A zuliprc: https://zulip.com/api/configuring-python-bindings, of which the section [api] holds the account.
import { readFileSync } from 'node:fs';

export interface Account {
  readonly site?: string | undefined;
  readonly email?: string | undefined;
  readonly key?: string | undefined;
}

/** `fault`: why the file gives nothing. */
export type Zuliprc = Account & { readonly fault?: string };

/** The account in a file of its own. */
export function readZuliprc(file: string): Zuliprc {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    return { fault: `the file ${file} cannot be read` };
  }
  return accountIn(content) ?? { fault: `the file ${file} has no section [api]` };
}

/** Undefined without a section for it. */
export function accountIn(content: string): Account | undefined {
  const entries = sectionIn(content, 'api');
  return entries && Object.fromEntries(entries.filter(({ name }) => accountNames.has(name)).map(pairOf));
}

const accountNames = new Set(['site', 'email', 'key']);

export interface Entry {
  /** From 1 on, in the file. */
  readonly line: number;
  /** In small letters: as Zulip's own clients, nobody looks at more. */
  readonly name: string;
  readonly value: string;
}

const pairOf = ({ name, value }: Entry) => [name, value] as const;

/** What a section says; what has no value is left out. Undefined where it is not there. */
export function sectionIn(content: string, section: string): readonly Entry[] | undefined {
  let isThere = false;
  let isInside = false;
  const entries: Entry[] = [];
  for (const [index, line] of content.split(/\r?\n/).entries()) {
    const [, head] = /^\s*\[\s*([^\]]*?)\s*(?:\]|$)/.exec(line) ?? [];
    if (head !== undefined) {
      isInside = head === section;
      isThere ||= isInside;
      continue;
    }
    const [, name, value] = /^\s*(\w+)\s*[=:]\s*(.*?)\s*$/.exec(line) ?? [];
    if (isInside && name && value) entries.push({ line: index + 1, name: name.toLowerCase(), value });
  }
  return isThere ? entries : undefined;
}
