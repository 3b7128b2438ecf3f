// Deletes one of the account's saved snippets.
import { deleteSavedSnippet } from '../src/chat/endpoints/deleteSavedSnippet.ts';
import { getSavedSnippets } from '../src/chat/endpoints/getSavedSnippets.ts';
import {
  anyNumber,
  both,
  called,
  count,
  defineCommand,
  oneOf,
  refusal,
  text,
  whenAsked,
} from '../src/kit/index.ts';
import { refuseWithoutSnippets } from './snippet/level.ts';

export default defineCommand({
  name: { de: ['snippet', 'textbaustein'], en: ['saved snippet'] },
  summary: { de: 'Löscht einen gespeicherten Textbaustein', en: 'Deletes a saved snippet' },
  usage: { de: ['snippet löschen ‹Nummer›'], en: ['saved snippet delete ‹id›'] },
  changes: true,
  who: 'administrators',
  arguments: {
    action: {
      recogniser: oneOf({ delete: called`löschen | delete | lösche, remove` }),
      label: { de: 'Was damit geschehen soll', en: 'what to do with it' },
    },
    id: {
      recogniser: anyNumber({
        units: ['name'],
        names: ['id'],
        whole: true,
        least: 0,
        expects: { de: 'die Nummer eines Textbausteins', en: 'the id of a snippet' },
        show: (id) => count(id),
      }),
      label: { de: 'Nummer', en: 'id' },
    },
  },
  examples: {
    de: whenAsked({ 'snippet löschen 7': 'Das dürfen nur Administratoren' }),
    en: whenAsked({ 'saved snippet delete 7': 'Only administrators' }),
  },
  async run({ chat, values: { id }, signal, lang, say }) {
    refuseWithoutSnippets(chat);
    const snippet = (await getSavedSnippets(chat.connection, signal)).find((one) => one.id === id);
    if (!snippet) {
      throw refusal(both`Einen Textbaustein mit der Nummer ${id} gibt es nicht; „snippets“ zeigt, welche da sind.
        There is no snippet with the id ${id}; “saved snippets” shows which there are.`);
    }
    await deleteSavedSnippet(chat.connection, id, signal);
    return {
      lang,
      headline: say`Textbaustein **${text(snippet.title)}** gelöscht.
        Snippet **${text(snippet.title)}** deleted.`,
    };
  },
});
