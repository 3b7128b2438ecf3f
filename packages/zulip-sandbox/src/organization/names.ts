// What an account may be called, what can be its address, and what its password is.
import { z } from 'zod';
import { badRequest } from '../wire/errors.ts';
import type { User } from './model.ts';
import type { Organization } from './organization.ts';
import { personalOf } from './personal.ts';

const longestName = 100;
const shortestName = 2;

/** The name as it is kept; what has a meaning in Markdown must not be in it. */
export function storedFullName(typed: string): string {
  const name = typed.trim();
  const { length } = Array.from(name);
  if (length > longestName) throw badRequest('Name too long!');
  if (length < shortestName) throw badRequest('Name too short!');
  if (/[*`\\>"@\p{C}]/u.test(name)) throw badRequest('Invalid characters in name!');
  // In a mention it would stand for somebody's id.
  if (/\|\d+$/.test(typed)) throw badRequest('Invalid format!');
  return name;
}

export const isEmail = (typed: string): boolean => z.email().safeParse(typed).success;

/** Whether nobody else has it, in whatever case. */
export function checkNewEmail(typed: string, organization: Organization): void {
  if (!isEmail(typed)) throw badRequest('Invalid address.');
  const owner = accountWithLogin(typed, organization);
  if (owner?.isInternal) throw badRequest('Reserved for system bots.');
  if (owner) throw badRequest(owner.isActive ? 'Already has an account.' : 'Account has been deactivated.');
}

/** By the address that it logs in with, not the one that others see. */
export function accountWithLogin(email: string, { users }: Organization): User | undefined {
  const wanted = email.toLowerCase();
  return [...users.values()].find((user) => user.email.toLowerCase() === wanted);
}

/** As POST /register says it. */
export const shortestPassword = 6;

/** Until there is another, the API key. */
export const passwordOf = (user: User, organization: Organization): string =>
  personalOf(user, organization).password ?? user.apiKey;
