// What is said when an image does not become an emoji.
import { type EmojiRefusal, mostEmojiMib } from '../../src/chat/endpoints/uploadCustomEmoji.ts';
import { both, type Text } from '../../src/kit/index.ts';

const noKey: Text = both`Von Bot-Konten nimmt Zulip keine Emoji an. Wer mich betreibt, kann den Schlüssel eines Administrators hinterlegen (ZULIP_ADMIN_USERNAME und ZULIP_ADMIN_API_KEY) oder mir ein gewöhnliches Konto geben.
  Zulip takes no emoji from bot accounts. Whoever runs me can set an administrator’s key (ZULIP_ADMIN_USERNAME and ZULIP_ADMIN_API_KEY) or give me an ordinary account.`;

const badName: Text = both`So kann ein Emoji nicht heißen: möglich sind Buchstaben, Ziffern, Bindestriche und Leerzeichen.
  An emoji cannot be called that: letters, digits, dashes and blanks are possible.`;

/** Noticed before anything is sent. */
export const words = {
  badName,
  noKey,
  noImage: both`Hängen Sie das Bild bitte an dieselbe Nachricht an: „emoji ‹Name›“ und das Bild.
    Please attach the image to the same message: “upload emoji ‹name›” and the image.`,
  notThere: both`Die Datei ist nicht (mehr) da, oder ich darf sie nicht sehen; bitte hängen Sie das Bild noch einmal an.
    The file is not there (any more), or not for me to see; please attach the image again.`,
  keyOfBot: both`Der hinterlegte Schlüssel gehört einem Bot; von Bots nimmt Zulip keine Emoji an. Wer mich betreibt, muss den eines Menschen mit der Rolle Administrator eintragen (ZULIP_ADMIN_USERNAME, ZULIP_ADMIN_API_KEY).
    The key that I was given belongs to a bot, and Zulip takes no emoji from bots. Whoever runs me must set that of a human administrator (ZULIP_ADMIN_USERNAME, ZULIP_ADMIN_API_KEY).`,
  manyImages: both`Das sind mehrere Dateien; bitte hängen Sie genau ein Bild an.
    These are several files; please attach exactly one image.`,
} as const;

/** One of that name would hide a built-in one. */
export const wouldHide = (name: string): Text => ({
  de: `„${name}“ ist ein eingebautes Emoji, und ein eigenes dieses Namens würde es überall ersetzen. Nennen Sie bitte einen anderen Namen.`,
  en: `“${name}” is a built-in emoji, and one of your own would replace it everywhere. Please choose another name.`,
});

/** A sentence for each refusal of the server's. */
export const refusalWords = (name: string): Readonly<Record<EmojiRefusal, Text>> => ({
  alreadyThere: both`Ein Emoji „${name}“ gibt es schon. Nennen Sie einen anderen Namen, oder löschen Sie jenes zuerst in den Einstellungen der Organisation.
    There is an emoji “${name}” already. Choose another name, or first delete that one in the organization’s settings.`,
  notForBots: noKey,
  badName,
  tooLarge: both`Das Bild ist zu groß: für ein Emoji nimmt der Server üblicherweise höchstens ${mostEmojiMib} MiB. Angezeigt wird es mit 64 × 64 Bildpunkten.
    The image is too large: for an emoji the server usually takes at most ${mostEmojiMib} MiB. It is shown with 64 × 64 pixels.`,
  noImage: both`Das ist kein Bild, das Zulip als Emoji nimmt: möglich sind PNG, JPEG, GIF, WebP und AVIF.
    That is no image that Zulip takes as an emoji: PNG, JPEG, GIF, WebP and AVIF are possible.`,
  builtIn: both`„${name}“ heißt schon ein eingebautes Emoji; ersetzen darf es nur ein Administrator, und mein Konto ist keiner.
    A built-in emoji is called “${name}”; only an administrator may replace it, and my account is none.`,
  notAllowed: both`Wer hier Emoji hochladen darf, bestimmt die Organisation; mein Konto gehört nicht dazu.
    The organization decides who may upload emoji; my account may not.`,
  badKey: both`Der hinterlegte Schlüssel eines Administrators gilt nicht (mehr). Wer mich betreibt, muss ZULIP_ADMIN_USERNAME und ZULIP_ADMIN_API_KEY prüfen.
    The administrator’s key that I was given is not valid (any more). Whoever runs me must check ZULIP_ADMIN_USERNAME and ZULIP_ADMIN_API_KEY.`,
});
