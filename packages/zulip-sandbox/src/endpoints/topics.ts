// Topics: which a channel has, following and muting them, deleting one.
import { removeForAll } from '../actions/changeMessage.ts';
import { canReadChannel, checkIsAdministrator, notify } from '../organization/access.ts';
import { maxTopicLength } from '../organization/limits.ts';
import { inChannel } from '../organization/messages.ts';
import type { Channel, Message, User } from '../organization/model.ts';
import { channelNamed, type Organization, unixSeconds } from '../organization/organization.ts';
import { personalOf, topicPolicies, topicPolicyOf } from '../organization/personal.ts';
import { topicShape } from '../shapes/messageShape.ts';
import { badRequest, channelDoesNotExist } from '../wire/errors.ts';
import { boolean, integer, text, textUpTo } from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';

// GET /users/me/{stream_id}/topics: https://zulip.com/api/get-stream-topics

/** Each as it was last written, those with the newest messages first. */
export const getTopics: Endpoint = ({ organization, user, parameters, pathId }) => {
  const { featureLevel } = organization;
  const knowsEmpty = featureLevel >= 334 && (parameters.optional('allow_empty_topic_name', boolean) ?? false);
  const channel = readableChannel(pathId, user, organization);
  const topics = new Map<string, { readonly name: string; readonly max_id: number }>();
  for (const message of messagesIn(channel, organization).toReversed()) {
    const key = message.topic.toLowerCase();
    if (!topics.has(key)) topics.set(key, { name: topicShape(message, knowsEmpty), max_id: message.id });
  }
  return { topics: [...topics.values()] };
};

function readableChannel(id: number, user: User, { channels }: Organization): Channel {
  const channel = channels.get(id);
  if (!channel || channel.isArchived || !canReadChannel(user, channel))
    throw badRequest('Invalid channel ID');
  return channel;
}

const messagesIn = ({ channelId }: Channel, { messages }: Organization): readonly Message[] =>
  inChannel(messages, channelId).flatMap((id) => messages.byId.get(id) ?? []);

// POST /streams/{stream_id}/delete_topic: https://zulip.com/api/delete-topic
export const deleteTopic: Endpoint = ({ organization, user, parameters, pathId }) => {
  const topic = parameters.required('topic_name', text).toLowerCase();
  checkIsAdministrator(user);
  const channel = readableChannel(pathId, user, organization);
  for (const message of messagesIn(channel, organization).toReversed()) {
    if (message.topic.toLowerCase() === topic) removeForAll(message, organization);
  }
  return organization.featureLevel >= 154 ? { complete: true } : {};
};

// POST /user_topics: https://zulip.com/api/update-user-topic

const aTopic = textUpTo(maxTopicLength);

export const updateUserTopic: Endpoint = ({ organization, user, parameters }) => {
  const channelId = parameters.required('stream_id', integer);
  const topic = parameters.required('topic', aTopic);
  const policy = parameters.required('visibility_policy', integer);
  if (!Object.values<number>(topicPolicies).includes(policy)) throw badRequest('Invalid visibility_policy');
  const channel = readableChannel(channelId, user, organization);
  setPolicy(channel, topic, policy, user, organization);
  return {};
};

// PATCH /users/me/subscriptions/muted_topics: https://zulip.com/api/mute-topic
export const muteTopic: Endpoint = ({ organization, user, parameters }) => {
  const channelId = parameters.optional('stream_id', integer);
  const name = parameters.optional('stream', text);
  const topic = parameters.required('topic', aTopic);
  const op = parameters.required('op', text);
  if (op !== 'add' && op !== 'remove') throw badRequest('Invalid op');
  if (channelId === undefined && name === undefined) {
    throw badRequest("Missing 'stream_id' argument");
  }
  if (channelId !== undefined && name !== undefined) {
    throw badRequest('Unsupported parameter combination: stream_id, stream');
  }
  const id = channelId ?? channelNamed(organization, name ?? '')?.channelId;
  if (id === undefined) throw channelDoesNotExist(name ?? '');
  const channel = readableChannel(id, user, organization);
  const isMuted =
    topicPolicyOf({ channelId: channel.channelId, topic }, user, organization) === topicPolicies.muted;
  if (op === 'remove' && !isMuted) throw badRequest('Topic is not muted');
  setPolicy(channel, topic, op === 'add' ? topicPolicies.muted : topicPolicies.none, user, organization);
  return {};
};

function setPolicy(
  channel: Channel,
  topic: string,
  policy: number,
  user: User,
  organization: Organization,
): void {
  if (topicPolicyOf({ channelId: channel.channelId, topic }, user, organization) === policy) return;
  const personal = personalOf(user, organization);
  const set = {
    stream_id: channel.channelId,
    topic_name: topic,
    visibility_policy: policy,
    last_updated: unixSeconds(organization),
  };
  const others = personal.topicPolicies.filter(
    (one) => one.stream_id !== channel.channelId || one.topic_name.toLowerCase() !== topic.toLowerCase(),
  );
  personal.topicPolicies = policy === topicPolicies.none ? others : [...others, set];
  const muted = personal.topicPolicies
    .filter(({ visibility_policy }) => visibility_policy === topicPolicies.muted)
    .map((one) => [organization.channels.get(one.stream_id)?.name, one.topic_name, one.last_updated]);
  notify(organization, [user.userId], ({ eventTypes }) =>
    // For clients that do not know `user_topic`.
    eventTypes?.has('user_topic') ? undefined : { type: 'muted_topics', muted_topics: muted },
  );
  notify(organization, [user.userId], () => ({ type: 'user_topic', ...set }));
}
