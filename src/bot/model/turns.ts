// One question of a conversation after the other, several conversations at once.
import PQueue from 'p-queue';

export interface Turns {
  /** Runs the work when everything earlier in the conversation is done and a place is free. */
  inTurn<T>(conversation: string, work: () => Promise<T>): Promise<T>;
  /** Resolves when nothing runs or waits. */
  idle(): Promise<void>;
}

/** So many conversations are worked on at once; a slow one holds up only itself. */
const mostAtOnce = 20;

export function turns(): Turns {
  const places = new PQueue({ concurrency: mostAtOnce });
  const conversations = new Map<string, PQueue>();
  return {
    async inTurn(conversation, work) {
      const queue = conversations.get(conversation) ?? new PQueue({ concurrency: 1 });
      conversations.set(conversation, queue);
      try {
        return await queue.add(() => places.add(work));
      } finally {
        if (queue.size === 0 && queue.pending === 0) conversations.delete(conversation);
      }
    },
    async idle() {
      while (conversations.size > 0)
        await Promise.all([...conversations.values()].map((queue) => queue.onIdle()));
    },
  };
}
