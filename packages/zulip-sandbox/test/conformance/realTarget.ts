// A real Zulip server as a target, if the environment names one: README.md says how.
import { expect } from 'vitest';
import { openTarget, type Target, tidyUp } from './target.ts';

/** Email and key, with a colon between them. */
const names = {
  bot: 'ZULIP_CONFORMANCE_BOT',
  anna: 'ZULIP_CONFORMANCE_MEMBER',
  ben: 'ZULIP_CONFORMANCE_OTHER_MEMBER',
  admin: 'ZULIP_CONFORMANCE_ADMINISTRATOR',
} as const;

const isNamed = (name: string) => (process.env[name] ?? '') !== '';

/** The bot's key is enough of a sign that somebody means it. */
export const hasRealTarget = isNamed('ZULIP_REALM') && isNamed(names.bot);

function credentials(name: string) {
  const [, email = '', apiKey = ''] = /^(.+):([A-Za-z0-9]{32})$/.exec(process.env[name] ?? '') ?? [];
  if (email === '')
    throw new Error(`${name} is to be the e-mail and the key of an account: name@example.com:key`);
  return { email, apiKey };
}

export async function openRealServer(): Promise<Target> {
  const origin = (process.env['ZULIP_REALM'] ?? '').replace(/\/+$/, '');
  const admin = isNamed(names.admin) ? credentials(names.admin) : undefined;
  const [bot, anna, ben] = [credentials(names.bot), credentials(names.anna), credentials(names.ben)];
  const opened = await openTarget({ origin, settleMs: 1000 }, { bot, anna, ben, admin });
  const limited = async (doing: () => Promise<void>) => {
    await exhaust(opened);
    await doing();
  };
  return {
    ...opened,
    mayForbid: true,
    isEnglish: process.env['ZULIP_CONFORMANCE_WORDS'] !== 'any',
    whileLimited: isNamed('ZULIP_CONFORMANCE_RATE_LIMIT') ? limited : undefined,
    close: () => tidyUp(opened),
  };
}

/** A single answer would be waited for; here the refusal itself is wanted. */
async function exhaust({ origin, ben }: Pick<Target, 'origin' | 'ben'>): Promise<void> {
  const authorization = `Basic ${Buffer.from(`${ben.email}:${ben.apiKey}`).toString('base64')}`;
  let refused = false;
  for (let count = 0; count < 400 && !refused; count += 1) {
    const { status } = await fetch(`${origin}/api/v1/users/me`, { headers: { authorization } });
    refused = status === 429;
  }
  expect(refused, 'a limit within 400 requests').toBe(true);
}
