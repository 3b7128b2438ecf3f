// What is subscribed to in this conversation.
import { defineCommand, whenAsked } from '../src/kit/index.ts';
import { listed } from './abo/words.ts';

export default defineCommand({
  name: { de: ['abos', 'abonnements'], en: ['subscriptions'] },
  summary: { de: 'Was in diesem Gespräch abonniert ist', en: 'What is subscribed to in this conversation' },
  changes: false,
  examples: {
    de: whenAsked({ abos: 'Hier ist **nichts abonniert**' }),
    en: whenAsked({ subscriptions: '**Nothing is subscribed** here' }),
  },
  run: async (call) => listed(await call.chat.subscriptions().list(call.signal), call),
});
