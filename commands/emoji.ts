// Uploads an attached image as one of the organization's emoji.
import { readUpload } from '../src/chat/endpoints/getFileTemporaryUrl.ts';
import { renderMessage } from '../src/chat/endpoints/renderMessage.ts';
import { emojiRefusal, mostEmojiMib } from '../src/chat/endpoints/uploadCustomEmoji.ts';
import {
  type Call,
  ChatError,
  code,
  defineCommand,
  refusal,
  type Upload,
  whenAsked,
} from '../src/kit/index.ts';
import { imageTypeOf } from './emoji/imageType.ts';
import { emojiName } from './emoji/name.ts';
import { refusalWords, words, wouldHide } from './emoji/words.ts';

export default defineCommand({
  name: { de: ['emoji'], en: ['custom emoji', 'upload emoji'] },
  summary: { de: 'Lädt ein angehängtes Bild als Emoji hoch', en: 'Uploads an attached image as an emoji' },
  usage: { de: ['emoji ‹Name› (mit Bild)'], en: ['upload emoji ‹name› (with an image)'] },
  changes: true,
  who: 'administrators',
  text: {
    label: { de: 'Name', en: 'name' },
    ask: { de: 'Wie soll das Emoji heißen?', en: 'What is the emoji to be called?' },
  },
  examples: {
    de: whenAsked({ 'emoji wappen': 'Das dürfen nur Administratoren' }),
    en: whenAsked({ 'upload emoji coat of arms': 'Only administrators' }),
  },
  async run(call) {
    const { chat, uploads, signal, lang, say } = call;
    const name = emojiName(call.text);
    if (!name) throw refusal(words.badName);
    if (!chat.uploadEmoji) throw refusal(words.noKey);
    if (chat.account.emoji.has(name)) throw refusal(refusalWords(name).alreadyThere);
    const [image, other] = uploads;
    if (!image) throw refusal(words.noImage);
    if (other) throw refusal(words.manyImages);
    if (await isBuiltIn(name, call)) throw refusal(wouldHide(name));
    const file = await readImage(image, name, call);
    try {
      await chat.uploadEmoji(name, file, signal);
    } catch (error) {
      const why = emojiRefusal(error);
      // The account's own kind is known; so it is the key that belongs to a bot.
      if (why === 'notForBots') throw refusal(words.keyOfBot);
      throw why ? refusal(refusalWords(name)[why]) : error;
    }
    return {
      lang,
      headline: say`Hochgeladen: das Emoji heißt **${code(`:${name}:`)}**.
        Uploaded: the emoji is called **${code(`:${name}:`)}**.`,
    };
  },
});

/** Throws ClarificationNeeded for what is no image that Zulip takes, and ChatError. */
async function readImage({ path }: Upload, name: string, { chat, signal }: Call) {
  const bytes = await readUpload(chat.connection, path, mostEmojiMib * 1024 * 1024, signal).catch(asMissing);
  if (!bytes) throw refusal(refusalWords(name).tooLarge);
  const type = imageTypeOf(bytes);
  if (!type) throw refusal(refusalWords(name).noImage);
  return { name: `${name}.${type.extension}`, contentType: type.contentType, bytes };
}

/** The server says so with a page instead of its JSON. */
function asMissing(error: unknown): never {
  const isMissing = error instanceof ChatError && (error.status === 403 || error.status === 404);
  throw isMissing ? refusal(words.notThere) : error;
}

/** Shown as a picture although the organization has none of that name; one of its own would hide it from everybody. */
async function isBuiltIn(name: string, { chat, signal }: Call): Promise<boolean> {
  const rendered = await renderMessage(chat.connection, `:${name}:`, signal);
  return rendered.includes('class="emoji');
}
