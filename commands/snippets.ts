// The snippets that the account has saved, with the ids by which they are deleted.
import { getSavedSnippets } from '../src/chat/endpoints/getSavedSnippets.ts';
import { code, counted, defineCommand, type Document, type Say, text, whenAsked } from '../src/kit/index.ts';
import { refuseWithoutSnippets } from './snippet/level.ts';

export default defineCommand({
  name: { de: ['snippets', 'textbausteine'], en: ['saved snippets'] },
  summary: { de: 'Die gespeicherten Textbausteine meines Kontos', en: 'The saved snippets of my account' },
  changes: false,
  who: 'administrators',
  examples: {
    de: whenAsked({ snippets: 'Das dürfen nur Administratoren' }),
    en: whenAsked({ 'saved snippets': 'Only administrators' }),
  },
  async run({ chat, signal, lang, say }): Promise<Document> {
    refuseWithoutSnippets(chat);
    const snippets = await getSavedSnippets(chat.connection, signal);
    if (snippets.length === 0) return { lang, headline: none(say) };
    const number = counted(snippets.length, snippetNoun);
    return {
      lang,
      headline: say`**${number.de}**; ${code('snippet löschen ‹Nummer›')} löscht einen.
        **${number.en}**; ${code('saved snippet delete ‹id›')} deletes one.`,
      tables: [
        {
          columns: say({ de: ['Nummer', 'Titel', 'Anfang'], en: ['Id', 'Title', 'Beginning'] }),
          rows: snippets.map(({ id, title, content }) => [
            text(String(id)),
            text(title),
            text(beginning(content)),
          ]),
          list: 'ranked',
        },
      ],
    };
  },
});

const snippetNoun = { de: ['Textbaustein', 'Textbausteine'], en: ['snippet', 'snippets'] } as const;

const none = (say: Say) => say`Mein Konto hat **keine Textbausteine**.\nMy account has **no snippets**.`;

const longestBeginning = 60;

const beginning = (content: string) =>
  content.length > longestBeginning ? `${content.slice(0, longestBeginning)}…` : content;
