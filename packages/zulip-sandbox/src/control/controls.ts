// What tests, the demo and programs over HTTP do to the organization from outside.
import { createChannel, subscribeUser, unsubscribeUser } from '../actions/channels.ts';
import { channelFrom } from '../endpoints/sendMessage.ts';
import { versionFields } from '../endpoints/serverSettings.ts';
import { everyone, notify } from '../organization/access.ts';
import type { Account, StoredMessage, User } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import { dropQueues } from '../organization/queues.ts';
import { type Acting, actingAs } from './acting.ts';

export interface Controls {
  /** All messages in the order of their ids. */
  messages(): readonly StoredMessage[];
  /** Calls the listener for each new or edited message; returns what ends that. */
  onMessage(listener: (message: StoredMessage) => void): () => void;
  /** What an account does in the chat. */
  as(account: Account): Acting;
  /** Gives the channel's id. Nobody is subscribed who is not named. */
  createChannel(
    name: string,
    options?: {
      readonly isPrivate?: boolean;
      readonly subscribers?: readonly Account[];
      readonly adminsOnlyPosting?: boolean;
    },
  ): number;
  subscribe(account: Account, channelName: string): void;
  unsubscribe(account: Account, channelName: string): void;
  rename(account: Account, fullName: string): void;
  /** Every request of a deactivated account is refused, and of the bots that it owns. */
  setActive(account: Account, isActive: boolean): void;
  /** Replaces the clock (milliseconds since 1970) for timestamps, edit limit, rate limits and idle queues. */
  setClock(now: () => number): void;
  /** The clock goes ahead: queues that nobody polls expire, the time for editing passes. */
  advanceClock(seconds: number): void;
  /** As after an upgrade: the server restarts with another level. */
  setFeatureLevel(level: number): void;
  /** As after a crash: every event queue is gone. */
  dropQueues(): void;
  /** Runs during the next POST /register, so that its events are behind the `last_event_id` it gives. */
  swallowDuringRegister(action: () => void): void;
}

export function controls(organization: Organization): Controls {
  const userOf = ({ userId }: Account) => existingUser(userId, organization);
  const channelOf = (name: string) => channelFrom(JSON.stringify(name), organization);
  return {
    messages: () => [...organization.messages.byId.values()],
    onMessage(listener) {
      organization.messageListeners.add(listener);
      return () => void organization.messageListeners.delete(listener);
    },
    as: (account) => actingAs(userOf(account), organization),
    createChannel: (name, channel = {}) => createChannel(name, channel, organization).channelId,
    subscribe: (account, name) => void subscribeUser(userOf(account), channelOf(name), organization),
    unsubscribe: (account, name) => void unsubscribeUser(userOf(account), channelOf(name), organization),
    rename(account, fullName) {
      userOf(account).fullName = fullName;
      const person = { user_id: account.userId, full_name: fullName };
      notify(organization, everyone(organization), () => ({ type: 'realm_user', op: 'update', person }));
    },
    setActive(account, isActive) {
      userOf(account).isActive = isActive;
      const owned = [...organization.users.values()].filter(({ ownerId }) => ownerId === account.userId);
      if (!isActive) for (const bot of owned) bot.isActive = false;
    },
    setClock(now) {
      organization.now = now;
    },
    advanceClock(seconds) {
      const { now } = organization;
      organization.now = () => now() + seconds * 1000;
    },
    setFeatureLevel(level) {
      organization.featureLevel = level;
      const server_generation = Math.floor(organization.now() / 1000);
      notify(organization, everyone(organization), () => ({
        type: 'restart',
        ...versionFields(level),
        server_generation,
      }));
    },
    dropQueues: () => dropQueues(organization.queues),
    swallowDuringRegister: (action) => void organization.duringRegister.push(action),
  };
}

function existingUser(userId: number, { users }: Organization): User {
  const user = users.get(userId);
  if (!user) throw new Error(`There is no account ${userId}`);
  return user;
}
