// What is asked without an account: about the server, and for an API key. The key itself is the password at first.
import type { User } from '../organization/model.ts';
import { accountWithLogin, isEmail, passwordOf } from '../organization/names.ts';
import type { Organization } from '../organization/organization.ts';
import { badRequest, missingArgument, refusal } from '../wire/errors.ts';
import { getServerSettings } from './serverSettings.ts';

type Sent = Readonly<Record<string, string>>;

interface WithoutAccount {
  readonly method: string;
  readonly answered: (sent: Sent, organization: Organization) => object;
}

// POST /fetch_api_key: https://zulip.com/api/fetch-api-key
function fetchApiKey(sent: Sent, organization: Organization): object {
  const username = named('username', sent);
  const password = named('password', sent);
  const user = accountNamed(username, organization);
  if (!user || passwordOf(user, organization) !== password) throw notIn();
  return keyOf(user);
}

// POST /dev_fetch_api_key: https://zulip.com/api/dev-fetch-api-key

/** As on a development server: without a password. */
function devFetchApiKey(sent: Sent, organization: Organization): object {
  const user = accountNamed(named('username', sent), organization);
  if (!user) throw notIn();
  return keyOf(user);
}

// GET /dev_list_users, of development servers
function devListUsers(_sent: Sent, { users, url }: Organization): object {
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

/** What cannot be an address is told apart from an unknown one. */
function accountNamed(email: string, organization: Organization): User | undefined {
  if (!isEmail(email)) throw badRequest('Enter a valid email address.');
  const user = accountWithLogin(email, organization);
  return user?.isInternal ? undefined : user;
}

const notIn = () =>
  refusal('AUTHENTICATION_FAILED', 'Your username or password is incorrect', { status: 401 });

function keyOf({ apiKey, email, userId, isActive }: User): object {
  if (!isActive) throw refusal('USER_DEACTIVATED', 'Account is deactivated', { status: 401 });
  return { api_key: apiKey, email, user_id: userId };
}

/** By path after `/api/v1/`. */
export const withoutAccount: Readonly<Record<string, WithoutAccount>> = {
  fetch_api_key: { method: 'POST', answered: fetchApiKey },
  dev_fetch_api_key: { method: 'POST', answered: devFetchApiKey },
  dev_list_users: { method: 'GET', answered: devListUsers },
  server_settings: { method: 'GET', answered: (_sent, organization) => getServerSettings(organization) },
};
