// Sets an office up: a folder with a channel for each topic, the bot's emoji, its status. First as a plan.
import { both, defineCommand, readWords, refusal, whenAsked } from '../src/kit/index.ts';
import { carryOut } from './einrichten/carryOut.ts';
import { planOf } from './einrichten/plan.ts';
import { outcomeDocument, planDocument } from './einrichten/report.ts';
import { readSituation } from './einrichten/situation.ts';

export default defineCommand({
  name: { de: ['einrichten', 'einrichtung'], en: ['set up', 'setup'] },
  summary: both`Plant Ordner, Kanäle, Emoji und Status und legt sie an
    Plans folder, channels, emoji and status, and makes them`,
  usage: { de: ['einrichten', 'einrichten anwenden'], en: ['set up', 'set up apply'] },
  changes: true,
  who: 'administrators',
  emoji: 'amtsbot',
  text: {
    label: { de: 'Was damit geschehen soll', en: 'what to do with it' },
    ask: { de: 'Was soll damit geschehen?', en: 'What is to be done with it?' },
    optional: true,
  },
  examples: {
    de: whenAsked({ einrichten: 'Das dürfen nur Administratoren' }),
    en: whenAsked({ 'set up': 'Only administrators' }),
  },
  async run(call) {
    const words = readWords(call.text).filter(({ plain }) => !courtesy.has(plain));
    const [order, ...others] = words.map(({ plain }) => plain);
    // So much is changed at once that nothing but the very word for it will do.
    const isOrder = order !== undefined && others.length === 0 && carryingOut.has(order);
    if (order !== undefined && !isOrder) throw refusal(notUnderstood);
    return call.chat.alone(async () => {
      const plan = planOf(await readSituation(call));
      return isOrder ? outcomeDocument(await carryOut(plan, call), call) : planDocument(plan, call);
    });
  },
});

const courtesy = new Set(['bitte', 'please']);
const carryingOut = new Set(['anwenden', 'ausfuehren', 'apply']);

const notUnderstood = both`Das kenne ich nicht. „einrichten“ zeigt einen Plan und ändert nichts; „einrichten anwenden“ führt ihn aus.
  I do not know that. “set up” shows a plan and changes nothing; “set up apply” carries it out.`;
