// What one can choose on the command line of the demo and of the servers alone, and the sentence for what is wrong.
import { type AccountKind, type Role, role } from 'zulip-sandbox';

/** Zulip 8.0 and 12.0: https://zulip.com/api/changelog */
const levels = { oldest: 237, newest: 500 } as const;

export const accountUsage = `\
  --level=421         the feature level of the chat server, ${levels.oldest} (Zulip 8.0) to ${levels.newest} (Zulip 12.0)
  --account=bot       what kind of account Amtsbot has: bot or human
  --role=member       its role: ${Object.keys(role).join(', ')}
  --help              this
`;

export const accountOptions = {
  level: { type: 'string', default: '421' },
  account: { type: 'string', default: 'bot' },
  role: { type: 'string', default: 'member' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** All three throw an Error whose message is for whoever typed. */
export function portFrom(option: string, text: string): number {
  return numberBetween(0, 65_535, option, text);
}

export function levelFrom(text: string): number {
  return numberBetween(levels.oldest, levels.newest, 'level', text);
}

export function accountFrom(values: { readonly account: string; readonly role: string }): {
  readonly account: AccountKind;
  readonly accountRole: Role;
} {
  const { account } = values;
  if (account !== 'bot' && account !== 'human') throw new Error('--account is bot or human');
  const named = Object.entries(role).find(([name]) => name === values.role);
  if (!named) throw new Error(`--role is one of ${Object.keys(role).join(', ')}`);
  return { account, accountRole: named[1] };
}

function numberBetween(least: number, most: number, option: string, text: string): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new Error(`--${option} is a number from ${least} to ${most}`);
}

/** What is wrong with the options, in a sentence. */
export function wrongOption(error: unknown, command: string): string {
  // Node goes on to explain how to write what was certainly not meant.
  const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
  return `${sentence.replace(/\.$/, '')}. What there is, says ${command} -- --help\n`;
}

/** That another program has the port, and what `choose` says to do; any other error is thrown again. */
export function portTaken(error: unknown, choose: string): string {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
  const port = 'port' in error ? `Port ${String(error.port)}` : 'The port';
  return `${port} is taken, perhaps by another one of these: end that one, or ${choose}; 0 takes any free one.\n`;
}

/** The program does not begin. */
export function refuse(sentence: string): undefined {
  process.stderr.write(sentence);
  process.exitCode = 1;
}
