// A sentence for each documented refusal of a status: https://zulip.com/api/update-status#response
import type { StatusRefusal } from '../../src/chat/endpoints/updateStatus.ts';
import type { Text } from '../../src/kit/index.ts';

export const notForBots: Text = {
  de: 'Bot-Konten nimmt Zulip keinen Status ab, auch nicht mit der Rolle Administrator. Dafür müsste ich ein gewöhnliches Konto haben.',
  en: 'Zulip takes no status from bot accounts, not even with the administrator role. I would need an ordinary account for that.',
};

type Words = {
  readonly [Why in StatusRefusal]: Why extends 'tooLong' ? (length: number) => Text : (emoji: string) => Text;
};

export const refusalWords: Words = {
  notForBots: () => notForBots,
  tooLong: (length) => ({
    de: `Ein Status hat höchstens 60 Zeichen; das sind ${length}.`,
    en: `A status has at most 60 characters; these are ${length}.`,
  }),
  nothingNew: () => ({
    de: 'Das enthält weder einen Text noch ein Emoji; bitte nennen Sie eines von beiden.',
    en: 'That holds neither a text nor an emoji; please name one of them.',
  }),
  emojiNameMissing: () => ({
    de: 'Dem Emoji fehlt sein Name; schreiben Sie ihn zwischen Doppelpunkte, zum Beispiel :calendar:.',
    en: 'The emoji lacks its name; write it between colons, such as :calendar:.',
  }),
  unknownEmoji: (emoji) => ({
    de: `Ein Emoji „${emoji}“ gibt es hier nicht. Die Namen zeigt Zulip, wenn Sie einen Doppelpunkt tippen.`,
    en: `There is no emoji “${emoji}” here. Zulip shows the names when you type a colon.`,
  }),
  invalidEmojiName: (emoji) => ({
    de: `„${emoji}“ ist kein Name, den ein Emoji haben kann. Die Namen zeigt Zulip, wenn Sie einen Doppelpunkt tippen.`,
    en: `“${emoji}” is no name that an emoji can have. Zulip shows the names when you type a colon.`,
  }),
  invalidCustomEmoji: (emoji) => ({
    de: `Das eigene Emoji „${emoji}“ der Organisation gibt es nicht mehr; es wurde wohl eben gelöscht.`,
    en: `The organization’s own emoji “${emoji}” is no longer there; it was probably deleted just now.`,
  }),
};
