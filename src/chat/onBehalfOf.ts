// A connection as one person has it: what is asked for the answer to a question counts for whoever asked it.
import type { ChatConnection } from './connection.ts';

/** The same connection; its requests are for this person's answers, unless they say that they are less. */
export function onBehalfOf(chat: ChatConnection, person: number): ChatConnection {
  return {
    realm: chat.realm,
    ignored: chat.ignored,
    onSkipped: chat.onSkipped,
    get featureLevel() {
      return chat.featureLevel;
    },
    set featureLevel(level) {
      chat.featureLevel = level;
    },
    call: (request) => chat.call({ priority: 'answer', ...request, person }),
    download: (path, most, signal) => chat.download(path, most, signal),
    stream: (request) => chat.stream(request),
  };
}
