// GET /realm/presence: https://zulip.com/api/get-presence
import type { Endpoint } from './endpoint.ts';
import { presences } from './presence.ts';

export const getRealmPresence: Endpoint = ({ organization }) => ({
  presences: presences(organization, false),
  server_timestamp: organization.now() / 1000,
});
