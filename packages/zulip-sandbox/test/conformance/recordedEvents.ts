// The fields of events as a real server sent them (10.0-dev, feature level 321).
import {
  deleted,
  direct,
  flagEvent,
  inChannel,
  move,
  person,
  reaction,
  subscription,
  update,
} from './recordedParts.ts';
import type { Shape } from './shape.ts';

export const recordedEvents = {
  channelMessageEvent: { flags: ['string'], id: 'number', message: inChannel, type: 'string' },
  directMessageEvent: { flags: ['string'], id: 'number', message: direct, type: 'string' },
  contentEditEvent: {
    ...update,
    content: 'string',
    is_me_message: 'boolean',
    orig_content: 'string',
    orig_rendered_content: 'string',
    rendered_content: 'string',
  },
  topicMoveEvent: { ...move, subject: 'string', topic_links: [] },
  channelMoveEvent: { ...move, new_stream_id: 'number' },
  deleteEvent: { ...deleted, message_id: 'number' },
  bulkDeleteEvent: { ...deleted, message_ids: ['number'] },
  reactionEvent: {
    ...reaction,
    id: 'number',
    message_id: 'number',
    op: 'string',
    type: 'string',
    user: { ...person, full_name: 'string' },
  },
  typingInChannelEvent: {
    id: 'number',
    message_type: 'string',
    op: 'string',
    sender: person,
    stream_id: 'number',
    topic: 'string',
    type: 'string',
  },
  typingDirectEvent: {
    id: 'number',
    message_type: 'string',
    op: 'string',
    recipients: [person],
    sender: person,
    type: 'string',
  },
  flagAddedEvent: flagEvent,
  flagRemovedEvent: {
    ...flagEvent,
    message_details: {
      '*': {
        mentioned: 'boolean',
        stream_id: 'number',
        topic: 'string',
        type: 'string',
        unmuted_stream_msg: 'boolean',
      },
    },
  },
  subscriptionAddEvent: {
    id: 'number',
    op: 'string',
    subscriptions: [{ ...subscription, subscribers: ['number'] }],
    type: 'string',
  },
  subscriptionRemoveEvent: {
    id: 'number',
    op: 'string',
    subscriptions: [{ name: 'string', stream_id: 'number' }],
    type: 'string',
  },
} as const satisfies Readonly<Record<string, Shape>>;
