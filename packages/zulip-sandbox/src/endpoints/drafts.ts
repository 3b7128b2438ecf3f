// Drafts of messages, each of one account: https://zulip.com/help/view-and-edit-your-message-drafts
import { canReadChannel, notify } from '../organization/access.ts';
import { storedDraft } from '../organization/limits.ts';
import type { Draft, User } from '../organization/model.ts';
import { type Organization, unixSeconds } from '../organization/organization.ts';
import { personalOf, settingsOf } from '../organization/personal.ts';
import { badRequest, notFound } from '../wire/errors.ts';
import {
  aList,
  aNumber,
  anInteger,
  anObject,
  aString,
  type Check,
  json,
  orNull,
  someText,
} from '../wire/parameters.ts';
import type { Endpoint } from './endpoint.ts';

/** A fraction of a second is kept, and not told. */
export const draftShape = ({ id, type, to, topic, content, timestamp }: Draft) => ({
  id,
  type,
  to,
  topic,
  content,
  timestamp: Math.floor(timestamp),
});

/** For accounts that have drafts on the server, as they have at first. */
const whereSynchronized =
  (endpoint: Endpoint): Endpoint =>
  (request) => {
    const settings = settingsOf(request.user, request.organization);
    if (settings['enable_drafts_synchronization'] === false) {
      throw badRequest('User has disabled synchronizing drafts.');
    }
    return endpoint(request);
  };

// GET /drafts: https://zulip.com/api/get-drafts

/** Those that were changed first come first. */
export const getDrafts = whereSynchronized(({ organization, user }) => {
  const drafts = [...personalOf(user, organization).drafts.values()].toSorted(
    (a, b) => a.timestamp - b.timestamp,
  );
  return { count: drafts.length, drafts: drafts.map(draftShape) };
});

// POST /drafts: https://zulip.com/api/create-drafts
export const createDrafts = whereSynchronized(({ organization, user, parameters }) => {
  const sent = parameters.required('drafts', json(aList(aDraft)));
  const made = sent.map((one) => checked(one, user, organization));
  const ids = made.map((one) => {
    organization.lastDraftId += 1;
    const draft = { ...one, id: organization.lastDraftId };
    personalOf(user, organization).drafts.set(draft.id, draft);
    return draft;
  });
  tell({ op: 'add', drafts: ids.map(draftShape) }, user, organization);
  return { ids: ids.map(({ id }) => id) };
});

// PATCH /drafts/{draft_id}: https://zulip.com/api/edit-draft
export const editDraft = whereSynchronized(({ organization, user, parameters, pathId }) => {
  const sent = parameters.required('draft', json(aDraft));
  const { drafts } = personalOf(user, organization);
  if (!drafts.has(pathId)) throw notFound('Draft does not exist');
  const draft = { ...checked(sent, user, organization), id: pathId };
  drafts.set(pathId, draft);
  tell({ op: 'update', draft: draftShape(draft) }, user, organization);
  return {};
});

// DELETE /drafts/{draft_id}: https://zulip.com/api/delete-draft
export const deleteDraft = whereSynchronized(({ organization, user, pathId }) => {
  if (!personalOf(user, organization).drafts.delete(pathId)) throw notFound('Draft does not exist');
  tell({ op: 'remove', draft_id: pathId }, user, organization);
  return {};
});

function tell(what: object, { userId }: User, organization: Organization): void {
  notify(organization, [userId], () => ({ type: 'drafts', ...what }));
}

type SentDraft = Omit<Draft, 'id' | 'timestamp'> & { readonly timestamp: number | undefined };

const aDraft: Check<SentDraft> = (name, value) => {
  const { type, to, topic, content, timestamp } = anObject(name, value);
  if (type !== '' && type !== 'private' && type !== 'stream') {
    throw badRequest(`Invalid ${name}["type"]`);
  }
  return {
    type,
    to: aList(anInteger)(`${name}["to"]`, to),
    topic: aString(`${name}["topic"]`, topic),
    content: someText(`${name}["content"]`, content),
    timestamp: timestamp === undefined ? undefined : orNull(aNumber)(`${name}["timestamp"]`, timestamp),
  };
};

/** Only a draft for a channel keeps a topic. */
function checked(sent: SentDraft, user: User, organization: Organization): Omit<Draft, 'id'> {
  const { type, to, content, timestamp = unixSeconds(organization) } = sent;
  if (timestamp < 0) throw badRequest('Timestamp must not be negative.');
  const kept = { type, content: storedDraft(content), timestamp };
  if (type === 'private') {
    const unknown = to.find((id) => !organization.users.has(id));
    if (unknown !== undefined) throw badRequest(`Invalid user ID: ${unknown}`);
    return { ...kept, to, topic: '' };
  }
  if (type === '') return { ...kept, to: [], topic: '' };
  if (sent.topic.includes('\0')) throw badRequest('Topic must not contain null bytes');
  const [id = -1, ...more] = to;
  if (id === -1 || more.length > 0) {
    throw badRequest('Must specify exactly 1 channel ID for channel messages');
  }
  const channel = organization.channels.get(id);
  if (!channel || !canReadChannel(user, channel)) throw badRequest('Invalid channel ID');
  return { ...kept, to, topic: sent.topic };
}
