// Makes a folder for channels.
import {
  createChannelFolder,
  folderLevel,
  folderRefusal,
} from '../src/chat/endpoints/createChannelFolder.ts';
import { getChannelFolders } from '../src/chat/endpoints/getChannelFolders.ts';
import { both, defineCommand, refusal, text, textCell, whenAsked } from '../src/kit/index.ts';
import { readFolder } from './ordner/readFolder.ts';
import { refusalWords } from './ordner/words.ts';

export default defineCommand({
  name: { de: ['ordner', 'kanalordner'], en: ['folder', 'channel folder'] },
  summary: { de: 'Legt einen Kanalordner an', en: 'Makes a channel folder' },
  usage: {
    de: ['ordner ‹Name› [Beschreibung]', 'ordner "‹Name aus mehreren Wörtern›" [Beschreibung]'],
    en: ['folder ‹name› [description]', 'folder "‹name of several words›" [description]'],
  },
  changes: true,
  who: 'administrators',
  text: {
    label: { de: 'Name', en: 'name' },
    ask: { de: 'Wie soll der Ordner heißen?', en: 'What is the folder to be called?' },
  },
  examples: {
    de: whenAsked({ 'ordner Umzug Alles rund um den Umzug': 'Das dürfen nur Administratoren' }),
    en: whenAsked({ 'folder "Moving house"': 'Only administrators' }),
  },
  async run({ chat, text: typed, signal, lang, say }) {
    const { connection, account } = chat;
    const { featureLevel, limits } = account;
    if (featureLevel < folderLevel) {
      throw refusal(both`Ordner für Kanäle gibt es erst ab Feature-Level ${folderLevel} (Zulip 11); dieser Server hat ${featureLevel}.
        Folders for channels exist from feature level ${folderLevel} on (Zulip 11); this server has ${featureLevel}.`);
    }
    const folder = readFolder(typed);
    if (folder.name === '') throw refusal(refusalWords.empty);
    refuseLonger({ de: 'Der Name', en: 'The name' }, folder.name, limits.folderName);
    refuseLonger(
      { de: 'Die Beschreibung', en: 'The description' },
      folder.description,
      limits.folderDescription,
    );
    const folders = await getChannelFolders(connection, signal);
    const isThere = folders.some(({ name }) => name.toLowerCase() === folder.name.toLowerCase());
    if (isThere) throw refusal(refusalWords.alreadyThere);
    try {
      await createChannelFolder(connection, folder, signal);
    } catch (error) {
      const why = folderRefusal(error);
      throw why ? refusal(refusalWords[why]) : error;
    }
    const [name, description] = [text(folder.name), textCell(folder.description || undefined)];
    const made = say`Ordner **${name}** angelegt[ mit der Beschreibung „${description}“].
      Folder **${name}** made[ with the description “${description}”].`;
    return { lang, headline: made ?? [] };
  },
});

/** The server states its limits; it counts code points. */
function refuseLonger(
  what: { readonly de: string; readonly en: string },
  typed: string,
  limit: number,
): void {
  const length = Array.from(typed).length;
  if (length <= limit) return;
  throw refusal(both`${what.de} hat höchstens ${limit} Zeichen; das sind ${length}.
    ${what.en} has at most ${limit} characters; these are ${length}.`);
}
