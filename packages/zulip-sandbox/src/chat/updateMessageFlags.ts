// POST /messages/flags and /messages/flags/narrow: https://zulip.com/api/update-message-flags
import { changeFlags, type FlagChange } from './changeFlags.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest } from './errors.ts';
import { aCount } from './getMessages.ts';
import { messageRange } from './messageRange.ts';
import { aNarrow } from './narrow.ts';
import type { Organization } from './organization.ts';
import { aList, anInteger, boolean, type Decode, json, text } from './parameters.ts';

/** The answer repeats the ids that were sent, whatever became of them; the event names those that changed. */
export const updateMessageFlags: Endpoint = ({ organization, user, parameters }) => {
  const ids = parameters.required('messages', json(aList(anInteger)));
  const op = parameters.required('op', anOperation);
  const flag = parameters.required('flag', anEditableFlag);

  const { byId } = organization.messages;
  changeFlags(
    ids.flatMap((id) => byId.get(id) ?? []),
    { op, flag },
    user,
    organization,
  );
  return { messages: ids, ...ignoredChannels(organization) };
};

/** https://zulip.com/api/update-message-flags-for-narrow */
export const updateMessageFlagsForNarrow: Endpoint = ({ organization, user, parameters }) => {
  const request = {
    anchor: parameters.required('anchor', text),
    numBefore: parameters.required('num_before', aCount),
    numAfter: parameters.required('num_after', aCount),
    narrow: parameters.required('narrow', json(aNarrow)),
    includeAnchor: parameters.optional('include_anchor', boolean) ?? true,
  };
  const op = parameters.required('op', anOperation);
  const flag = parameters.required('flag', anEditableFlag);

  const range = messageRange(request, user, organization);
  const changed = changeFlags(range.messages, { op, flag }, user, organization);
  return {
    processed_count: range.messages.length,
    updated_count: changed.length,
    first_processed_id: range.messages[0]?.id ?? null,
    last_processed_id: range.messages.at(-1)?.id ?? null,
    found_oldest: range.foundOldest,
    found_newest: range.foundNewest,
    ...ignoredChannels(organization),
  };
};

const ignoredChannels = ({ featureLevel }: Organization) =>
  featureLevel >= 355 && { ignored_because_not_subscribed_channels: [] };

const anOperation: Decode<FlagChange['op']> = (_name, sent) => {
  if (sent === 'add' || sent === 'remove') return sent;
  throw badRequest(`Invalid message flag operation: '${sent}'`);
};

const anEditableFlag: Decode<FlagChange['flag']> = (_name, sent) => {
  if (sent === 'read' || sent === 'starred' || sent === 'collapsed') return sent;
  throw badRequest(knownFlags.has(sent) ? `Flag not editable: '${sent}'` : `Invalid flag: '${sent}'`);
};

const knownFlags = new Set([
  'mentioned',
  'wildcard_mentioned',
  'stream_wildcard_mentioned',
  'topic_wildcard_mentioned',
  'has_alert_word',
  'historical',
]);
