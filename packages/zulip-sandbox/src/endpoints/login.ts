// Getting an API key, for clients that log people in: the key itself is the password here.
import type { User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { missingArgument, refusal } from '../wire/errors.ts';

type Sent = Readonly<Record<string, string>>;

// POST /fetch_api_key: https://zulip.com/api/fetch-api-key
export function fetchApiKey(sent: Sent, organization: Organization): object {
  const user = accountNamed(named('username', sent), organization);
  const password = named('password', sent);
  if (user?.apiKey !== password) throw notIn();
  return keyOf(user);
}

// POST /dev_fetch_api_key: https://zulip.com/api/dev-fetch-api-key

/** As on a development server: without a password. */
export function devFetchApiKey(sent: Sent, organization: Organization): object {
  const user = accountNamed(named('username', sent), organization);
  if (!user) throw notIn();
  return keyOf(user);
}

// GET /dev_list_users, of development servers
export function devListUsers({ users, url }: Organization): object {
  const people = [...users.values()].filter((user) => !user.isBot && user.isActive);
  const listed = (isAdmin: boolean) =>
    people
      .filter(({ role }) => role <= 200 === isAdmin)
      .map(({ email }) => ({ email, realm_uri: url, realm_url: url }));
  return { direct_admins: listed(true), direct_users: listed(false) };
}

function named(name: string, sent: Sent): string {
  const value = sent[name];
  if (value === undefined) throw missingArgument(name);
  return value;
}

const accountNamed = (email: string, { users }: Organization): User | undefined =>
  [...users.values()].find((user) => !user.isInternal && user.email.toLowerCase() === email.toLowerCase());

const notIn = () =>
  refusal('AUTHENTICATION_FAILED', 'Your username or password is incorrect', { status: 401 });

function keyOf({ apiKey, email, userId, isActive }: User): object {
  if (!isActive) throw refusal('USER_DEACTIVATED', 'Account is deactivated', { status: 401 });
  return { api_key: apiKey, email, user_id: userId };
}
