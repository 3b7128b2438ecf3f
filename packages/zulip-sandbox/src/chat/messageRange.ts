// A page of messages around an anchor: https://zulip.com/api/get-messages
import { candidates } from './candidates.ts';
import { badRequest } from './errors.ts';
import type { Message, User } from './model.ts';
import type { Term } from './narrow.ts';
import { type Filter, filterFor } from './narrowFilters.ts';
import type { Organization } from './organization.ts';
import { resolveWith } from './resolveWith.ts';
import { indexFrom } from './sortedIds.ts';

export interface RangeRequest {
  /** `newest`, `oldest`, `first_unread`, or an id. */
  readonly anchor: string;
  readonly numBefore: number;
  readonly numAfter: number;
  readonly includeAnchor: boolean;
  readonly narrow: readonly Term[];
}

export interface MessageRange {
  readonly messages: readonly Message[];
  readonly anchor: number;
  readonly foundAnchor: boolean;
  readonly foundOldest: boolean;
  readonly foundNewest: boolean;
}

const mostMessages = 5000;
/** Larger than every id: what `newest` means. */
const beyondNewest = 10_000_000_000_000_000;

export function messageRange(request: RangeRequest, user: User, organization: Organization): MessageRange {
  const { numBefore, numAfter, includeAnchor } = request;
  if (numBefore + numAfter > mostMessages) {
    throw badRequest(`Too many messages requested (maximum ${mostMessages}).`);
  }
  const terms = resolveWith(request.narrow, user, organization);
  const fits = filterFor(terms, user, organization);
  const ids = candidates(terms, user, organization);
  const anchor = anchorId(request.anchor, () => firstUnread(ids, fits, user, organization));

  const fromOldest = anchor === 0;
  const fromNewest = anchor >= beyondNewest;
  const at = indexFrom(ids, anchor);
  const before = collect(walk(ids, at - 1, -1), numBefore, fits, organization);
  const anchored = includeAnchor && ids[at] === anchor ? collect([anchor], 1, fits, organization) : [];
  const after = collect(walk(ids, ids[at] === anchor ? at + 1 : at, 1), numAfter, fits, organization);
  return {
    messages: [...before.reverse(), ...anchored, ...after],
    anchor,
    foundAnchor: anchored.length > 0,
    foundOldest: fromOldest || before.length < numBefore,
    foundNewest: fromNewest || after.length < numAfter,
  };
}

function anchorId(anchor: string, findFirstUnread: () => number | undefined): number {
  if (anchor === 'newest') return beyondNewest;
  if (anchor === 'oldest') return 0;
  if (anchor === 'first_unread') return findFirstUnread() ?? beyondNewest;
  if (!/^-?\d+$/.test(anchor)) throw badRequest('Invalid anchor');
  return Math.min(Math.max(Number(anchor), 0), beyondNewest);
}

function firstUnread(ids: readonly number[], fits: Filter, user: User, { messages }: Organization) {
  return ids.find((id) => {
    const message = messages.byId.get(id);
    return message?.rows.has(user.userId) && !message.readBy.has(user.userId) && fits(message);
  });
}

function collect(ids: Iterable<number>, most: number, fits: Filter, { messages }: Organization): Message[] {
  const found: Message[] = [];
  if (most === 0) return found;
  for (const id of ids) {
    const message = messages.byId.get(id);
    if (message && fits(message)) found.push(message);
    if (found.length === most) break;
  }
  return found;
}

function* walk(ids: readonly number[], from: number, step: 1 | -1): Iterable<number> {
  for (let index = from; index >= 0; index += step) {
    const id = ids[index];
    if (id === undefined) return;
    yield id;
  }
}
