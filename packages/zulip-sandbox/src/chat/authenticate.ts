// Who asks, by HTTP basic authentication: https://zulip.com/api/http-headers#the-authorization-header
import { credentials } from './credentials.ts';
import { refusal, unauthorized } from './errors.ts';
import type { User } from './model.ts';
import type { Organization } from './organization.ts';

/** The key is looked at before the account, and a wrong one is not told apart from an unknown account. */
export function authenticate(authorization: string | undefined, organization: Organization): User {
  if (authorization === undefined) {
    throw unauthorized('Not logged in: API authentication or user session required');
  }
  const { scheme, email, apiKey } = credentials(authorization);
  if (scheme !== 'basic') {
    throw refusal('BAD_REQUEST', 'This endpoint requires HTTP basic authentication.');
  }
  if (!/^[A-Za-z0-9]{32}$/.test(apiKey)) throw unauthorized('Malformed API key');
  const user = [...organization.users.values()].find((one) => one.email.toLowerCase() === email);
  if (!user || user.isInternal || user.apiKey !== apiKey) throw unauthorized('Invalid API key');
  if (!user.isActive) throw unauthorized('Account is deactivated');
  return user;
}
