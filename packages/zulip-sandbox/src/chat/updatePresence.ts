// POST /users/me/presence: https://zulip.com/api/update-presence
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import { boolean, type Decode, integer } from './parameters.ts';
import { presences, report, type Reported } from './presence.ts';
import { forPeopleOnly } from './served.ts';

export const updatePresence: Endpoint = forPeopleOnly(({ organization, user, parameters }) => {
  const { featureLevel, now } = organization;
  const status = parameters.required('status', aStatus);
  const isPing = parameters.optional('ping_only', boolean) ?? false;
  const isSlim = parameters.optional('slim_presence', boolean) ?? false;
  const lastUpdateId = featureLevel >= 263 ? parameters.optional('last_update_id', integer) : undefined;
  parameters.accept('new_user_input', ...(featureLevel >= 288 ? ['history_limit_days'] : []));

  report(user, status, now(), organization);
  if (isPing) return {};
  return {
    presences: presences(organization, isSlim || lastUpdateId !== undefined),
    server_timestamp: now() / 1000,
    ...(featureLevel >= 263 && { presence_last_update_id: organization.presences.size }),
  };
});

const aStatus: Decode<Reported> = (_name, sent) => {
  if (sent === 'active' || sent === 'idle') return sent;
  throw badRequest(`Invalid status: ${sent}`);
};
