// GET /users/me/subscriptions: https://zulip.com/api/get-subscriptions
import { subscriptionShape, subscriptionsOf } from './channelShapes.ts';
import type { Endpoint } from './endpoint.ts';
import { boolean } from './parameters.ts';

export const getSubscriptions: Endpoint = ({ organization, user, parameters }) => {
  const includeSubscribers = parameters.optional('include_subscribers', boolean) ?? false;
  return {
    subscriptions: subscriptionsOf(user, organization).map((channel) =>
      subscriptionShape(channel, organization, includeSubscribers),
    ),
  };
};
