// Everything that was recorded of a real server (10.0-dev, feature level 321), and what has become of it since.
import { recordedAnswers } from './recordedAnswers.ts';
import { recordedEvents } from './recordedEvents.ts';

export const recordedLevel = 321;

/** Fields that newer levels have no more, or not always: https://zulip.com/api/changelog */
export const goneLater = new Set([
  'user', // In reactions: 328.
  'is_billing_admin', // 363.
  'stream_post_policy',
  'is_announcement_only',
  'realm_uri',
  'uri',
  'raw_content',
  'operation',
  'in_home_view',
]);

export const recorded = { ...recordedEvents, ...recordedAnswers } as const;

export type RecordedName = keyof typeof recorded;
