// Which organisations the files ask for, each with its settings; and what keeps a file from that.
import { type Settings, SettingsError, type Variables } from '../config.ts';
import { readOrganisation } from './settings.ts';
import type { Files } from './files.ts';

/** What a file asks for. */
export type Wanted = { readonly settings: Settings; readonly text: string } | { readonly fault: string };

/** The account that it works with: two would answer every question twice. */
export const accountOf = ({ ZULIP_REALM, ZULIP_USERNAME }: Settings) =>
  `${ZULIP_USERNAME.toLowerCase()} at ${ZULIP_REALM}`;

/** `running`: who has which account by now. Among others, the first by name has it. */
export function wantedBy(
  files: Files,
  forAll: Variables,
  running: ReadonlyMap<string, string>,
): ReadonlyMap<string, Wanted> {
  const read = new Map(
    [...files].map(([name, seen]) => [name, 'fault' in seen ? seen : readOne(seen.text, forAll)]),
  );
  const has = (name: string, account: string) => {
    const one = read.get(name);
    return one !== undefined && 'settings' in one && accountOf(one.settings) === account;
  };
  // Whoever runs with an account, and is to go on with it, keeps it.
  const owners = new Map([...running].filter(([account, name]) => has(name, account)));
  for (const [name, one] of read) {
    if (!('settings' in one)) continue;
    const account = accountOf(one.settings);
    const owner = owners.get(account) ?? name;
    owners.set(account, owner);
    if (owner !== name) read.set(name, { fault: `${owner} has the same account` });
  }
  return read;
}

function readOne(text: string, forAll: Variables): Wanted {
  try {
    return { settings: readOrganisation(text, forAll), text };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { fault: error.faults.join('; ') };
  }
}
