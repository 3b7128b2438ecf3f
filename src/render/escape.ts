// The one place that makes foreign text harmless in Zulip's Markdown.
// Zulip knows no backslash escapes; HTML entities work everywhere outside code
// (https://zulip.com/help/format-your-message-using-markdown).

const entity = (character: string) => `&#${character.codePointAt(0)};`;

/** Control and format characters, those too that turn the direction of the text; joiners belong to some scripts. */
const invisible = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Characters that mean something in Markdown wherever they stand: emphasis, code, mentions, links, cells, math. */
const markup = /[*`~|@#[\]$<>&]/g;

/** Emoji cost the server much time to render (a few thousand make a message unsendable); as entities they cost none. */
const emoji = /(?![\0-\xff])\p{Emoji}/gu;

/** What Zulip would turn into an emoji (`:smile:`, `:100:`, but not 10:30:00) or a link (`https://…`, `example.de`). */
const colonOfEmojiOrLink = /:(?=(?!\d{1,2}:)[\w+-]{1,80}:|\/\/)/g;
const dotInAddress = /\.(?=\p{L})/gu;

/** What would make a list, a widget or a status line of the line that it begins. */
const lineStart = /^(?:[-+•](?=\s)|\/(?=\w))/;
const numberedLine = /^(\d{1,9})([.)])(?=\s)/;

/** What most texts are: words, figures and their punctuation, with nothing in them that any of the above could mean. */
const harmless =
  /^(?!\d{1,9}[.)]\s)[A-Za-zÄÖÜäöüß\d](?:[A-Za-zÄÖÜäöüß\d,;%€–()„“·/-]|\.(?=[\d );,]|$)|:(?= |$)|[ \u00a0](?![ \u00a0]|$))*$/;

/** Foreign text as one line of Zulip Markdown that shows exactly this text and does nothing. */
export function escapeText(text: string): string {
  if (harmless.test(text)) return text;
  return lineOf(text)
    .replace(markup, entity)
    .replace(colonOfEmojiOrLink, entity)
    .replace(dotInAddress, entity)
    .replace(emoji, entity)
    .replace(lineStart, entity)
    .replace(numberedLine, (_, digits: string, mark: string) => digits + entity(mark));
}

/** Foreign text as one line that shows all it has, for where nothing is Markdown. */
export function lineOf(text: string): string {
  return text
    .toWellFormed()
    .replace(/[ \t\f\v]+/g, ' ')
    .replace(/ ?(?:[\n\r\u2028\u2029] ?)+/g, ' / ')
    .replace(invisible, '')
    .trim();
}

/** The address part of a Markdown link: whatever could end it or the table cell is percent-encoded. */
export function escapeUrl(url: string): string {
  return url.replace(
    /[()[\]<>|`*\s"'\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

/** The bot's own words as inline code; a backtick cannot occur in them. */
export function inlineCode(words: string): string {
  return '`' + words.replace(/[`|\s]+/g, ' ') + '`';
}

/** Divides escaped text at spaces into pieces of at most `longest` characters, never inside an entity. */
export function wrap(escaped: string, longest: number): string[] {
  if (escaped.length <= longest) return [escaped];
  const pieces: string[] = [];
  let piece = '';
  for (const word of escaped.match(/\S*\s*/gu) ?? []) {
    if (piece && piece.length + word.length > longest) {
      pieces.push(piece.trim());
      piece = '';
    }
    for (const character of word.match(/&#\d+;|./gsu) ?? []) {
      if (piece.length + character.length > longest) {
        pieces.push(piece);
        piece = '';
      }
      piece += character;
    }
  }
  return piece ? [...pieces, piece.trim()] : pieces;
}
