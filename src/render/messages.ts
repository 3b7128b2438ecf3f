// How many messages an answer may be: ten, and for what is longer a file.
import { type Cell, type Document, saidIn, type Sentence, type Text } from '../document/index.ts';
import { lengthOf, toMessages } from './markdown.ts';

/** More would be a storm in the channel; a file has all of it. */
const mostMessages = 10;
/** So few letters fit, even if each is written as an entity; only what has more is written to see whether it fits. */
const fewLetters = 6_000;
/** A server's limit by default; only for whether a file is needed. */
const usualLimit = 9_800;

/** Whether a document is more than ten messages. */
export const isTooLong = (document: Document): boolean =>
  lettersIn(document) > fewLetters && toMessages(document, usualLimit).length > mostMessages;

/** Of what a message may show, counted without writing it: a figure and the edge of a cell are taken as ten. */
function lettersIn({ preface = [], headline, notes = [], tables = [] }: Document): number {
  let letters = 0;
  const add = (said: Sentence | readonly Cell[]) => said.forEach(addPart);
  function addPart(part: Sentence[number]): void {
    if (typeof part === 'string') letters += part.length;
    else if ('strong' in part) add(part.strong);
    else if (part.kind === 'list') add(part.items);
    else if (part.kind === 'phrase') add(part.parts);
    else letters += 10 + ('text' in part ? part.text.length : 0) + ('url' in part ? part.url.length : 0);
  }
  add(preface);
  add(headline);
  for (const said of notes) add(saidIn(said));
  for (const { rows } of tables) rows.forEach(add);
  return letters;
}

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
