// Sets an office up: a folder with a channel for each topic, the bot's emoji, its status. First as a plan.
import { defineCommand, oneOf } from '../src/kit/index.ts';
import { carryOut } from './einrichten/carryOut.ts';
import { planOf } from './einrichten/plan.ts';
import { outcomeDocument, planDocument } from './einrichten/report.ts';
import { readSituation } from './einrichten/situation.ts';

export default defineCommand({
  name: { de: ['einrichten', 'einrichtung'], en: ['set up', 'setup'] },
  summary: {
    de: 'Plant Ordner, Kanäle, Emoji und Status und legt sie an',
    en: 'Plans folder, channels, emoji and status, and makes them',
  },
  usage: { de: ['einrichten', 'einrichten anwenden'], en: ['set up', 'set up apply'] },
  changes: true,
  who: 'administrators',
  emoji: 'amtsbot',
  arguments: {
    action: {
      recogniser: oneOf({
        apply: { label: { de: 'anwenden', en: 'apply' }, words: ['ausführen', 'anlegen'] },
      }),
      label: { de: 'Was damit geschehen soll', en: 'what to do with it' },
      optional: true,
    },
  },
  examples: {
    de: [{ ask: 'einrichten', answer: ['Das dürfen nur Administratoren'] }],
    en: [{ ask: 'set up', answer: ['Only administrators'] }],
  },
  async run(call) {
    const plan = planOf(await readSituation(call));
    if (call.values.action === undefined) return planDocument(plan, call);
    return outcomeDocument(await carryOut(plan, call), call);
  },
});
