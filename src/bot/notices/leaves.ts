// The single statements of an answer, by what they are called: what a notice compares, and what it tells. Pure.
import { createHash } from 'node:crypto';
import type { Cell, Document, Lang, Table } from '../../document/index.ts';
import { formatCell } from '../../render/value.ts';

/**
 * What a statement is made of decides what a change of it is:
 * - `n`: one or two numbers and their unit; `d`: a day; `b`: yes or no
 * - `t`: a word or two, which are a value themselves („teilweise“)
 * - `l`: entries of a list, each on a line, as the service spells them
 * - `w`: wording, of which only the figures count
 */
export type LeafKind = 'n' | 'd' | 'b' | 't' | 'l' | 'w';

export interface Leaf {
  readonly kind: LeafKind;
  /** What is compared. */
  readonly value: string;
  /** What people read; of a list, its entries are. */
  readonly shown: string;
}

export interface NamedLeaf extends Leaf {
  /** „Gebühr, Hamburg“ */
  readonly label: string;
}

/** By their keys, which are short. */
export type Leaves = ReadonlyMap<string, Leaf>;
export type NamedLeaves = ReadonlyMap<string, NamedLeaf>;

/** Cases that are compared have their name before each statement. */
export interface Case {
  readonly name: string | undefined;
  readonly document: Document;
}

export function leavesOf(cases: readonly Case[]): NamedLeaves {
  const found = new Map<string, NamedLeaf | undefined>();
  for (const { name, document } of cases) {
    for (const table of document.tables ?? []) {
      for (const leaf of leavesIn(table, document.lang)) {
        const label = name === undefined ? leaf.label : `${name}: ${leaf.label}`;
        const key = keyOf(label);
        // Two of the same name cannot be told apart next time, but what is there twice is one.
        const before = found.get(key);
        const isTwice = found.has(key) && before?.value !== leaf.value;
        found.set(key, isTwice ? undefined : { ...leaf, label });
      }
    }
  }
  return new Map([...found].flatMap(([key, leaf]) => (leaf ? [[key, leaf] as const] : [])));
}

/** Of a label, 36 bits: among some hundreds, no two are the same. */
const keyOf = (label: string) => createHash('sha256').update(label).digest('base64url').slice(0, 6);

/** What says when something was looked up or checked is no statement of the matter. */
const aboutRetrieval =
  /\b(?:stand|abgerufen|abruf|geprüft|aktualisiert|letzte prüfung|as of|retrieved|checked|updated|looked at)\b/i;

function leavesIn(table: Table, lang: Lang): readonly NamedLeaf[] {
  return table.rows.flatMap((row) => {
    const names = row.slice(0, namesOf(table, lang)).map((cell) => formatCell(cell, lang));
    return row.slice(names.length).flatMap((cell, at) => {
      const column = table.rows.length === 0 ? '' : (table.columns[names.length + at] ?? '');
      const said = isPlainColumn(table) ? names : [...names, column];
      const label = said.filter(Boolean).join(', ');
      const leaf = aboutRetrieval.test(label) ? undefined : leafOf(cell, lang);
      return leaf ? { ...leaf, label } : [];
    });
  });
}

/** „Angabe“ and „Wert“: the row's name says all. */
const isPlainColumn = ({ columns }: Table) => columns.length === 2;

/** So many columns name a row: the first, or the first two where they only together tell it from the others. */
function namesOf({ columns, rows }: Table, lang: Lang): number {
  const firsts = rows.map(([first]) => (first ? formatCell(first, lang) : ''));
  const isTold = new Set(firsts).size === rows.length;
  return isTold || columns.length < 3 ? 1 : 2;
}

function leafOf(cell: Cell, lang: Lang): Leaf | undefined {
  const shown = formatCell(cell, lang).replaceAll('\u00a0', ' ');
  switch (cell.kind) {
    case 'notStated':
    case 'code':
    case 'link':
      // An address says nothing of the matter.
      return undefined;
    case 'money':
    case 'count': {
      const unit = cell.kind === 'money' ? 'euro' : (cell.unit ?? '');
      return { kind: 'n', value: `${cell.min};${cell.max};${unit}`, shown };
    }
    case 'date':
      return { kind: 'd', value: cell.date, shown };
    case 'yesNo':
      return { kind: 'b', value: String(cell.yes), shown };
    case 'list':
      return {
        kind: 'l',
        value: cell.items.map((item) => inOneLine(formatCell(item, lang))).join('\n'),
        shown: '',
      };
    case 'phrase': {
      // Words around a list do not belong to its entries.
      const entries = cell.parts.find((part) => typeof part === 'object' && part.kind === 'list');
      return typeof entries === 'object' ? leafOf(entries, lang) : ofWords(shown);
    }
    case 'text':
      return ofWords(shown);
  }
}

const inOneLine = (words: string) => words.replace(/\s+/g, ' ').trim();

/** So many words are a value by themselves. */
const fewWords = 3;

function ofWords(shown: string): Leaf | undefined {
  if (shown.trim() === '') return undefined;
  const figures = figuresIn(shown);
  const isValue = figures === '' && shown.split(/\s+/).length <= fewWords;
  return isValue ? { kind: 't', value: plain(shown), shown } : { kind: 'w', value: figures, shown };
}

/** The numbers in words, in their order, amounts with their sign: of „2 × 165 EUR, § 19 Abs. 1“ all. */
const figuresIn = (words: string) =>
  [...words.matchAll(/(€\s?)?(\d+(?:[.,]\d+)*)(\s?(?:€|EUR|Euro)(?!\p{L}))?/giu)]
    .map(([, before, figure = '', behind]) => `${withoutGroups(figure)}${before || behind ? euro : ''}`)
    .join(';');

export const euro = '€';

/** 1.500 and 1500 are the same, and so are 21,50 and 21.50. */
function withoutGroups(figure: string): string {
  const plainFigure = figure.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  return plainFigure.includes('.') ? plainFigure.replace(/\.?0+$/, '') : plainFigure;
}

/** Case, punctuation and spaces are wording. */
export const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
