// How many messages an answer may be: ten, and for what is longer a file.
import type { Document, Text } from '../document/index.ts';
import { lengthOf, toMessages } from './markdown.ts';

/** More would be a storm in the channel; a file has all of it. */
const mostMessages = 10;
/** So long at least a document is that does not fit: to write it twice would take longer. */
const longOnes = 60_000;
/** A server's limit by default; only for whether a file is needed. */
const usualLimit = 9_800;

/** Whether a document is more than ten messages. */
export const isTooLong = (document: Document): boolean =>
  JSON.stringify(document).length > longOnes && toMessages(document, usualLimit).length > mostMessages;

const endsHere: Text = {
  de: 'Hier endet die Antwort im Chat, nach zehn Nachrichten; ganz gibt es sie als Datei (csv).',
  en: 'Here ends the answer in the chat, after ten messages; all of it comes as a file (csv).',
};

/** The same, but no more than ten messages; the last one says so. */
export function messagesWithin(document: Document, limit: number): readonly string[] {
  const all = toMessages(document, limit);
  if (all.length <= mostMessages) return all;
  const end = endsHere[document.lang];
  const shorter = toMessages(document, limit - lengthOf(end) - 2).slice(0, mostMessages);
  return shorter.with(-1, `${shorter.at(-1) ?? ''}\n\n${end}`);
}
