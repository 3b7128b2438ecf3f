// Ends a question that the bot has asked back.
import { defineCommand, whenAsked } from '../src/kit/index.ts';

export default defineCommand({
  name: {
    de: ['abbrechen', 'abbruch', 'stopp', 'vergiss es'],
    en: ['cancel', 'abort', 'stop', 'never mind'],
  },
  summary: { de: 'Beendet eine Rückfrage von mir', en: 'Ends a question of mine' },
  changes: false,
  examples: {
    de: whenAsked({ abbrechen: '**abgebrochen**' }),
    en: whenAsked({ cancel: '**cancelled**' }),
  },
  run: ({ lang, say }) => ({
    lang,
    headline: say`Gut, **abgebrochen**. Fragen Sie einfach neu.\nAll right, **cancelled**. Just ask anew.`,
  }),
});
