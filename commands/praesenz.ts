// Who of the people in a channel is there now: to find a human who takes over.
import { getRealmPresence } from '../src/chat/endpoints/getRealmPresence.ts';
import { getSubscribers } from '../src/chat/endpoints/getSubscribers.ts';
import { getUsers } from '../src/chat/endpoints/getUsers.ts';
import { both, defineCommand, refusal, whenAsked } from '../src/kit/index.ts';
import { presenceDocument } from './praesenz/people.ts';

export default defineCommand({
  name: {
    de: ['präsenz', 'anwesenheit', 'wer ist da'],
    en: ['presence', 'who is there', 'who is online'],
  },
  summary: both`Wer von den Menschen in diesem Kanal gerade da ist
    Who in this channel is there now`,
  changes: false,
  who: 'members',
  examples: {
    de: whenAsked({ präsenz: 'in einem Kanal' }),
    en: whenAsked({ presence: 'in a channel' }),
  },
  async run(call) {
    const { chat, signal } = call;
    if (!chat.channel) {
      throw refusal(both`Fragen Sie das bitte in einem Kanal: ich sage, wer von den Menschen dort gerade da ist.
        Please ask that in a channel: I say who of the people there is around.`);
    }
    const [subscribers, users, presence] = await Promise.all([
      getSubscribers(chat.connection, chat.channel.id, signal),
      getUsers(chat.connection, signal),
      getRealmPresence(chat.connection, signal),
    ]);
    // Nobody takes over from themselves: neither who asks nor, where it is a person's, this account.
    const others = new Set(subscribers);
    for (const userId of [chat.askerId, chat.account.userId]) others.delete(userId);
    const people = users.filter(
      ({ user_id, is_bot, is_active }) => others.has(user_id) && !is_bot && is_active,
    );
    return presenceDocument(people, presence, chat, call);
  },
});
