// The service's own words for what was asked („oldHeating=true“, „anzeige_behoerde“) as the words that people have for it.
import {
  asNote,
  type Cell,
  type Document,
  isStrong,
  type Lang,
  type Sentence,
  type Strong,
  type Table,
  text,
} from '../../document/index.ts';
import type { Command } from '../../kit/index.ts';

/** „oldHeating“, „oldHeating=true“, „income_under: false“ */
const named =
  /\b([a-z]+(?:[A-Z][a-z]+[A-Za-z\d]*|(?:_[a-z\d]+)+))(?:\s?[=:]\s?(true|false))?(?![\w/-])(?!\.\w)/gu;
/** A value that is nothing but such a word. */
const slug = /^[a-zäöüß]{3,}(?:_[a-zäöüß\d]+)+$/u;

/** With the labels of the command's arguments; commands that are typed, links and files stay as they are. Pure. */
export function inPlainWords(document: Document, { arguments: all }: Command): Document {
  const { lang } = document;
  const labels = new Map(
    Object.entries(all).map(([key, { label }]) => [key.toLowerCase().replaceAll('_', ''), label[lang]]),
  );
  const inWords = (said: string) => wordsFor(said, labels, lang);
  const cell = (one: Cell): Cell => cellIn(one, inWords);
  const sentence = (said: Sentence): Sentence =>
    said.map((part): string | Cell | Strong => {
      if (typeof part === 'string') return inWords(part);
      if (!isStrong(part)) return cell(part);
      return { strong: part.strong.map((one) => (typeof one === 'string' ? inWords(one) : cell(one))) };
    });
  const table = (one: Table): Table => ({ ...one, rows: one.rows.map((row) => row.map(cell)) });
  const { notes, tables } = document;
  return {
    ...document,
    headline: sentence(document.headline),
    ...(notes ? { notes: notes.map(asNote).map(({ kind, says }) => ({ kind, says: sentence(says) })) } : {}),
    ...(tables ? { tables: tables.map(table) } : {}),
  };
}

function cellIn(cell: Cell, inWords: (said: string) => string): Cell {
  switch (cell.kind) {
    case 'text':
      return text(slug.test(cell.text) ? cell.text.replaceAll('_', ' ') : inWords(cell.text));
    case 'list':
      return { ...cell, items: cell.items.map((item) => cellIn(item, inWords)) };
    case 'phrase':
      return {
        ...cell,
        parts: cell.parts.map((part) => (typeof part === 'string' ? inWords(part) : cellIn(part, inWords))),
      };
    default:
      return cell;
  }
}

const wordsFor = (said: string, labels: ReadonlyMap<string, string>, lang: Lang) =>
  said.replace(named, (typed, name: string, value: string | undefined) => {
    const label = labels.get(name.toLowerCase().replaceAll('_', ''));
    if (label === undefined) return typed;
    const no = { de: 'nein', en: 'no' }[lang];
    return value === 'false' ? `„${label}: ${no}“` : `„${label}“`;
  });
