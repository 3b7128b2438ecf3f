// POST /channels/create: https://zulip.com/api/create-channel
import { isGuest } from './access.ts';
import { noticeCreation } from './channelNotices.ts';
import { createChannel as makeChannel, maxChannelDescriptionLength } from './channels.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest, channelAlreadyExists } from './errors.ts';
import { existingFolder } from './folders.ts';
import { storedChannelName } from './limits.ts';
import { channelNamed } from './organization.ts';
import { aList, anInteger, boolean, integer, json, text, textUpTo } from './parameters.ts';
import { userFrom } from './subscribe.ts';

/** Who makes it is not subscribed unless named. */
export const createChannel: Endpoint = ({ organization, user, parameters }) => {
  const name = parameters.required('name', text);
  const subscriberIds = parameters.required('subscribers', json(aList(anInteger)));
  const description = parameters.optional('description', textUpTo(maxChannelDescriptionLength)) ?? '';
  const folderId = parameters.optional('folder_id', integer);
  const isPrivate = parameters.optional('invite_only', boolean) ?? false;
  parameters.accept(...withoutEffect);

  if (isGuest(user)) throw badRequest('Insufficient permission');
  const stored = storedChannelName(name);
  if (channelNamed(organization, stored)) throw channelAlreadyExists(stored);
  if (folderId !== undefined) existingFolder(folderId, organization);
  const subscribers = subscriberIds.map((id) => userFrom(id, organization));
  const options = { isPrivate, description, folderId, subscribers, creatorId: user.userId };
  const channel = makeChannel(stored, options, organization);
  noticeCreation(channel, user, organization);
  return { id: channel.channelId };
};

const withoutEffect = [
  'announce',
  'is_default_stream',
  'is_web_public',
  'history_public_to_subscribers',
  'message_retention_days',
  'send_new_subscription_messages',
  'topics_policy',
];
