// Who is there: what clients report, kept by account. https://zulip.com/api/get-presence#response
import { everyone, notify } from './access.ts';
import type { Presence, User } from './model.ts';
import type { Organization } from './organization.ts';

export type Reported = 'active' | 'idle';

/** Someone who was active so shortly before counts as active still. */
const idleAfterMs = 70_000;
/** Only who was away for so long is announced when back. */
const newsAfterMs = 130_000;
const offlineAfterMs = 200_000;
const shownForMs = 14 * 24 * 3_600_000;

/** A client reports at this moment, which need not be now. */
export function report(user: User, status: Reported, at: number, organization: Organization): void {
  const { presences } = organization;
  const before = presences.get(user.userId);
  const presence: Presence = {
    activeAt: status === 'active' ? Math.max(at, before?.activeAt ?? at) : before?.activeAt,
    connectedAt: Math.max(at, before?.connectedAt ?? at),
  };
  presences.set(user.userId, presence);
  const isBack = status === 'active' && at - (before?.activeAt ?? 0) > newsAfterMs;
  if (before && !isBack) return;
  notify(organization, everyone(organization), ({ simplifiedPresenceEvents }) =>
    simplifiedPresenceEvents
      ? { type: 'presence', presences: { [user.userId]: slimShape(presence) } }
      : {
          type: 'presence',
          email: user.visibleEmail,
          user_id: user.userId,
          server_timestamp: organization.now() / 1000,
          presence: { website: shape(presence) },
        },
  );
}

/** As if this report were all that is known of the account. */
export function setPresence(user: User, status: Reported, at: number, organization: Organization): void {
  organization.presences.delete(user.userId);
  report(user, status, at, organization);
}

/** By e-mail, or by id in the slim form. Bots have none. */
export function presences(organization: Organization, isSlim: boolean) {
  const shown = [...organization.presences].flatMap(([userId, presence]) => {
    const user = organization.users.get(userId);
    if (!user?.isActive || organization.now() - presence.connectedAt > shownForMs) return [];
    return [
      isSlim ? ([userId, slimShape(presence)] as const) : ([user.visibleEmail, twice(presence)] as const),
    ];
  });
  return Object.fromEntries<object>(shown);
}

/** Of one account, with less about the client, and with a word for those who left. */
export function ownPresence(presence: Presence, { now }: Organization) {
  const { status, timestamp } = shape(presence);
  const isOffline = now() - timestamp * 1000 > offlineAfterMs;
  return {
    aggregated: { status: isOffline ? 'offline' : status, timestamp },
    website: { status, timestamp },
  };
}

/** Clients are not told apart any more, but the form is still the one with several. */
function twice(presence: Presence) {
  const { pushable, ...aggregated } = shape(presence);
  return { aggregated, website: { ...aggregated, pushable } };
}

function shape({ activeAt, connectedAt }: Presence) {
  const isActive = activeAt !== undefined && activeAt + idleAfterMs >= connectedAt;
  return {
    client: 'website',
    status: isActive ? 'active' : 'idle',
    timestamp: seconds(isActive ? activeAt : connectedAt),
    pushable: false,
  };
}

const slimShape = ({ activeAt, connectedAt }: Presence) => ({
  ...(activeAt !== undefined && { active_timestamp: seconds(activeAt) }),
  idle_timestamp: seconds(connectedAt),
});

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
