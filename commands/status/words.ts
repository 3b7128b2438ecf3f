// A status as an answer shows it, and what is said when it is not set.
import type { StatusRefusal } from '../../src/chat/endpoints/updateStatus.ts';
import { both, type Cell, code, type OwnStatus, phrase, text, type Text } from '../../src/kit/index.ts';

type Shown = Pick<NonNullable<ReturnType<OwnStatus['state']>['shown']>, 'text' | 'emoji'> | undefined;

/** The text, and the emoji by its name. */
export function statusCell(shown: Shown): Cell {
  const said = shown?.text ? text(`„${shown.text}“`) : undefined;
  const emoji = shown?.emoji ? code(`:${shown.emoji.name}:`) : undefined;
  return said && emoji ? phrase(said, ' ', emoji) : (said ?? emoji ?? text('–'));
}

export const notForBots: Text = both`Bot-Konten nimmt Zulip keinen Status ab, auch nicht mit der Rolle Administrator. Dafür müsste ich ein gewöhnliches Konto haben.
  Zulip takes no status from bot accounts, not even with the administrator role. I would need an ordinary account for that.`;

/** What was typed: how long its text is, and the emoji in it. */
interface Typed {
  readonly length: number;
  readonly emoji: string;
}

/** For each documented refusal: https://zulip.com/api/update-status#response */
export const refusalWords = ({ length, emoji }: Typed): Readonly<Record<StatusRefusal, Text>> => ({
  notForBots,
  tooLong: both`Ein Status hat höchstens 60 Zeichen; das sind ${length}.
    A status has at most 60 characters; these are ${length}.`,
  nothingNew: both`Das enthält weder einen Text noch ein Emoji; bitte nennen Sie eines von beiden.
    That holds neither a text nor an emoji; please name one of them.`,
  emojiNameMissing: both`Dem Emoji fehlt sein Name; schreiben Sie ihn zwischen Doppelpunkte, zum Beispiel :calendar:.
    The emoji lacks its name; write it between colons, such as :calendar:.`,
  unknownEmoji: both`Ein Emoji „${emoji}“ gibt es hier nicht. Die Namen zeigt Zulip, wenn Sie einen Doppelpunkt tippen.
    There is no emoji “${emoji}” here. Zulip shows the names when you type a colon.`,
  invalidEmojiName: both`„${emoji}“ ist kein Name, den ein Emoji haben kann. Die Namen zeigt Zulip, wenn Sie einen Doppelpunkt tippen.
    “${emoji}” is no name that an emoji can have. Zulip shows the names when you type a colon.`,
  invalidCustomEmoji: both`Das eigene Emoji „${emoji}“ der Organisation gibt es nicht mehr; es wurde wohl eben gelöscht.
    The organization’s own emoji “${emoji}” is no longer there; it was probably deleted just now.`,
});
