// The topics of the service, and what to write for each.
import { getIndex } from '../src/facts/endpoints/getTopics.ts';
import {
  type Call,
  defineCommand,
  type Document,
  listTopics,
  readProvenance,
  whenAsked,
} from '../src/kit/index.ts';
import { topicsDocument } from './themen/topicsTable.ts';

export default defineCommand({
  name: { de: ['themen', 'themenliste', 'themenübersicht'], en: ['topics'] },
  summary: { de: 'Alle Themen, und was Sie dazu schreiben', en: 'All topics, and what to write for them' },
  changes: false,
  examples: {
    de: whenAsked({
      themen: ['**23 Themen**', '| Erbschein | `fakten erbschein` |'],
      'Welche Themen gibt es?': '**23 Themen**',
      'themen alle': '| Halteverbot | `halteverbot` | `anbieter halteverbot` |',
      'zeig mir bitte die Themenliste': '8 mit Anbietern',
      themenübersicht: '| THG-Quote | `fakten thg-quote` |',
    }),
    en: whenAsked({ topics: ['**23 topics**', '| No-parking zone | `no-parking` |'] }),
  },
  run: allTopics,
  overview: allTopics,
});

async function allTopics(call: Call): Promise<Document> {
  const { facts, signal, lang, today } = call;
  const list = await listTopics(call);
  if (list.from === 'builtIn') return topicsDocument(list, undefined, call);
  const provenance =
    list.from === 'index'
      ? readProvenance(await getIndex(facts, signal), lang, today)
      : { askedOn: today, sources: [] };
  return topicsDocument(list, provenance, call);
}
