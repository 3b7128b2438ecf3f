// DELETE /users/me/subscriptions: https://zulip.com/api/unsubscribe
import { isAdministrator } from './access.ts';
import { unsubscribeUser } from './channels.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import { channelNamed } from './organization.ts';
import { aList, aString, json } from './parameters.ts';
import { aPrincipal, userFrom } from './subscribe.ts';

export const unsubscribe: Endpoint = ({ organization, user, parameters }) => {
  const names = parameters.required('subscriptions', json(aList(aString)));
  const principals = parameters.optional('principals', json(aList(aPrincipal)));

  const unsubscribers = principals?.map((principal) => userFrom(principal, organization)) ?? [user];
  const isOfOthers = unsubscribers.some((one) => one !== user && one.ownerId !== user.userId);
  if (isOfOthers && !isAdministrator(user)) throw badRequest('Insufficient permission');
  const unknown = names.filter((name) => !channelNamed(organization, name));
  if (unknown.length > 0) throw badRequest(`Channel(s) (${unknown.join(', ')}) do not exist`);

  const removed = names.filter((name) => {
    const channel = channelNamed(organization, name);
    return channel && unsubscribers.map((one) => unsubscribeUser(one, channel, organization)).includes(true);
  });
  return { removed, not_removed: names.filter((name) => !removed.includes(name)) };
};
