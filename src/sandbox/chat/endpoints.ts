// Every endpoint that is served: a new one is a file beside this, and a line here.
import { addReaction } from './addReaction.ts';
import { getBotStorage, removeBotStorage, updateBotStorage } from './botStorage.ts';
import { deleteMessage } from './deleteMessage.ts';
import { deleteQueue } from './deleteQueue.ts';
import type { Endpoint } from './endpoint.ts';
import { badRequest, pageNotFound } from './errors.ts';
import { getEvents } from './getEvents.ts';
import { getMessage } from './getMessage.ts';
import { getMessages } from './getMessages.ts';
import { getOwnUser } from './getOwnUser.ts';
import { getStreamId, getStreams } from './getStreams.ts';
import { getSubscriptions } from './getSubscriptions.ts';
import { getUser } from './getUser.ts';
import { getUsers } from './getUsers.ts';
import { registerQueue } from './registerQueue.ts';
import { removeReaction } from './removeReaction.ts';
import { sendMessage } from './sendMessage.ts';
import { setTypingStatus } from './setTypingStatus.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';
import { updateMessage } from './updateMessage.ts';
import { updateMessageFlags, updateMessageFlagsForNarrow } from './updateMessageFlags.ts';

export type Methods = Readonly<Record<string, Endpoint>>;

/** What bots are refused whatever their role. For people these endpoints are not built here. */
const forPeopleOnly: Endpoint = ({ user }) => {
  throw user.isBot ? badRequest('This endpoint does not accept bot requests.') : pageNotFound();
};

/** By path after `/api/v1/`; a path can have one variable part. */
export const endpoints: Readonly<Record<string, Methods>> = {
  register: { POST: registerQueue },
  events: { GET: getEvents, DELETE: deleteQueue },
  messages: { GET: getMessages, POST: sendMessage },
  'messages/flags': { POST: updateMessageFlags },
  'messages/flags/narrow': { POST: updateMessageFlagsForNarrow },
  'messages/:id{[0-9]+}': { GET: getMessage, PATCH: updateMessage, DELETE: deleteMessage },
  'messages/:id{[0-9]+}/reactions': { POST: addReaction, DELETE: removeReaction },
  users: { GET: getUsers },
  'users/me': { GET: getOwnUser },
  'users/me/subscriptions': { GET: getSubscriptions, POST: subscribe, DELETE: unsubscribe },
  'users/me/status': { POST: forPeopleOnly },
  'users/me/presence': { POST: forPeopleOnly },
  'users/:id': { GET: getUser },
  streams: { GET: getStreams },
  get_stream_id: { GET: getStreamId },
  typing: { POST: setTypingStatus },
  bot_storage: { GET: getBotStorage, PUT: updateBotStorage, DELETE: removeBotStorage },
  'realm/emoji/:name': { POST: forPeopleOnly },
};
