// All that the service says of a matter, in pieces that can be said one by one: a clause, a field with its value, an
// entry of a list by its name.
import { type Cell, kindOfCell, type Lang, type Table } from '../../document/index.ts';
import type { Knowledge, NamedFields } from '../command/known.ts';
import { type FactsRecord, groupByPath, type Leaf, type Path, plainName } from '../../facts/index.ts';
import { partsOf, saysOfAnswer, sentencesIn } from './clauses.ts';
import { isForPeople } from './field.ts';
import { wordsToFind } from './fieldWords.ts';
import { type Labels, labelsOf, type NamedValues, valuesAmong, wordsIn } from './namedValues.ts';
import { hasPointNeed, type PointNeed } from './pointNeed.ts';

export interface Piece {
  /** The words that it is found by: those of its names, in German too, and its own. */
  readonly searchWords: string;
  /** The entry that it is said of, by its name. */
  readonly about: string | undefined;
  /** The service's own words, or a value under a label. */
  readonly says:
    /** `under` is what its field is called, where that is known. */
    | { readonly clause: string; readonly under?: string | undefined }
    | { readonly label: string; readonly cell: Cell; readonly isYes?: boolean | undefined };
  /** The question names that entry. */
  readonly isNamed: boolean;
  /** It stands in a list of entries. */
  readonly isListed: boolean;
  /** Which questions it has a figure or the words for. */
  readonly needs: readonly PointNeed[];
  /** All that stands in one list with it. */
  readonly list: readonly string[] | undefined;
  /** Pieces of one place belong together: „schriftlich“ and „mündlich“. */
  readonly place: string;
}

/** So many values are looked at, and so many pieces made of them. */
const mostValues = 6_000;
const mostPieces = 600;
/** A list with more entries is one of cases: only those count that the question names. */
const mostUnnamed = 12;
const longestClause = 400;
/** Names and short values have fewer words; in a list of sayings they are short. */
const clauseWords = 4;
const listedWords = 2;
const longestName = 120;
const nameKeys =
  /^(?:(?:\w*_)?(?:name|title|titel|label|item|posten|case|fall|programme?|bezeichnung)(?:_de)?)$/i;

/** `isNamed`: whether a question names what a list has an entry for, plainly written: of a list of cases, that is read. Pure. */
export function piecesIn(
  answer: FactsRecord,
  {
    isNamed,
    fields = [],
    sameIn = [],
    lang,
  }: {
    readonly isNamed: (plain: string) => boolean;
    readonly fields?: readonly NamedFields[] | undefined;
    readonly sameIn?: readonly FactsRecord[] | undefined;
    readonly lang: Lang;
  },
): readonly Piece[] {
  const labels = labelsOf(fields, lang);
  const others = sameIn.map((other) => new Set(other.values().slice(0, mostValues).map(leafKey)));
  const isSame = (leaf: Leaf) => others.every((other) => other.has(leafKey(leaf)));
  const all = answer.values().slice(0, mostValues).filter(isSame);
  const isOpen = entriesNamed(all, isNamed);
  const open = all.filter((leaf) => isOpen(leaf.path) && !saysOfAnswer(leaf.path));
  const groups = groupByPath(open, ({ path }) => fieldAt(path).slice(0, -1));
  return groups.flatMap(({ path, leaves }) => piecesOf(path, leaves, labels, isNamed)).slice(0, mostPieces);
}

const leafKey = ({ path, value }: Leaf): string => JSON.stringify([path, value]);

/** What several cases say alike is known of any of them; with a single one, all of it. */
export const alikeIn = ([answer, ...sameIn]: readonly FactsRecord[]): readonly Knowledge[] =>
  answer ? [{ answer, sameIn }] : [];

/** The rows of an answer's tables that have a label and a value. */
export function rowPieces(tables: readonly Table[]): readonly Piece[] {
  const rows = tables.filter(({ columns }) => columns.length === 2).flatMap((table) => table.rows);
  return rows.flatMap(([label, cell]): readonly Piece[] => {
    if (label?.kind !== 'text' || !cell || cell.kind === 'notStated') return [];
    const says = { label: label.text, cell, isYes: cell.kind === 'yesNo' ? cell.yes : undefined };
    return [
      {
        searchWords: `${label.text} ${wordsIn(cell)}`,
        about: undefined,
        isNamed: false,
        isListed: false,
        says,
        needs: needs.filter((need) => isOf(need, cell, label.text)),
        list: undefined,
        place: '',
      },
    ];
  });
}

/** A list of texts is one field. */
const fieldAt = (path: Path): Path => (typeof path.at(-1) === 'number' ? path.slice(0, -1) : path);

/** Whether a value stands in no list of cases, or in one that the question names. */
function entriesNamed(leaves: readonly Leaf[], isSaid: (plain: string) => boolean): (path: Path) => boolean {
  const listAt = (path: Path) => path.slice(0, -1).findIndex((part) => typeof part === 'number');
  const inLists = leaves.filter(({ path }) => listAt(path) >= 0);
  const lists = groupByPath(inLists, ({ path }) => path.slice(0, listAt(path)));
  const openEntries = new Set<string>();
  for (const { leaves: inside } of lists) {
    const entries = groupByPath(inside, ({ path }) => path.slice(0, listAt(path) + 1));
    const isNamed = ({ leaves: own }: (typeof entries)[number]) =>
      own.some(
        ({ value }) => typeof value === 'string' && value.length <= longestName && isSaid(plainName(value)),
      );
    const named = entries.filter(isNamed);
    const open = named.length > 0 ? named : entries.length <= mostUnnamed ? entries : [];
    for (const { path } of open) openEntries.add(path.join('\n'));
  }
  return (path) => {
    const at = listAt(path);
    return at < 0 || openEntries.has(path.slice(0, at + 1).join('\n'));
  };
}

function piecesOf(
  parent: Path,
  leaves: readonly Leaf[],
  labels: Labels,
  isSaid: (plain: string) => boolean,
): readonly Piece[] {
  const fields = groupByPath(leaves, ({ path }) => fieldAt(path)).map(
    ({ path, leaves: values }): NamedValues => ({
      name: String(path.at(-1) ?? ''),
      values: forPeople(values),
    }),
  );
  const about = nameAmong(fields);
  const around = parent
    .filter((part) => typeof part === 'string')
    .map(wordsToFind)
    .join(' ');
  const place = parent.join('\n');
  const isNamed = about !== undefined && isSaid(plainName(about.value));
  const isListed = parent.some((part) => typeof part === 'number');
  const found = (said: string) => [around, about?.value, said].filter(Boolean).join(' ');
  const rest = fields.filter((field) => field !== about?.field);
  const values = valuesAmong(
    rest.map(({ name, values: all }) => ({ name, values: all.filter(({ value }) => !isClause(value)) })),
    (name) => labels([...parent, name]),
    labels.lang,
  );
  const listIn = (name: string) =>
    leaves.flatMap(({ path, value }) =>
      String(fieldAt(path).at(-1)) === name && typeof value === 'string' ? [value] : [],
    );
  const clauses = rest.flatMap(({ name, values: said }) =>
    said
      .flatMap(({ value }) => (isClause(value, said.length > 1) ? clausesOf(value) : []))
      .map((clause): Piece => ({
        searchWords: found(`${wordsToFind(name)} ${clause}`),
        about: about?.value,
        isNamed,
        isListed,
        says: { clause, under: labels([...parent, name]) },
        list: said.length > 1 ? listIn(name) : undefined,
        needs: needs.filter((need) =>
          need === 'office' ? isOffice([...parent, name].join('_')) : hasPointNeed(clause, need),
        ),
        place,
      })),
  );
  const figures = values.map(({ name, label, cell, isYes }): Piece => ({
    searchWords: found(`${wordsToFind(name)} ${label} ${wordsIn(cell)}`),
    about: about?.value,
    isNamed,
    isListed,
    says: { label, cell, isYes },
    list: undefined,
    needs: needs.filter((need) => isOf(need, cell, name)),
    place,
  }));
  return [...figures, ...clauses];
}

/** „schriftlich“ beside „mündlich“ in a list is a word for people, though it looks like one of the service's own. */
function forPeople(values: readonly Leaf[]): readonly Leaf[] {
  const isPlain = ({ path, value }: Leaf) => isForPeople(path, value);
  const isList = values.length > 1 && values.some(isPlain);
  return values.filter(
    (leaf) => isPlain(leaf) || (isList && typeof leaf.value === 'string' && /^\p{L}+$/u.test(leaf.value)),
  );
}

const needs: readonly PointNeed[] = ['money', 'time', 'age', 'percent', 'measure', 'office', 'risk'];

const measuring = /(?:^|_)(?:watt|w|wp|kw|kwp|va|km|ccm|kwh)(?:_|$)/i;
const isOffice = (name: string) =>
  /authorit|behoerde|zustaendig|chamber|kammer|offices?(?:_|$)|stellen(?:_|$)/i.test(name);

function isOf(need: PointNeed, cell: Cell, name: string): boolean {
  if (need === 'office') return isOffice(name);
  if (need === 'measure') return cell.kind === 'count' && measuring.test(name);
  const isAge = /(?:^|_)(?:age|alter)(?:_|$)|mindestalter/i.test(name);
  if (need === 'age') return isAge;
  return kindOfCell(cell) === need && !(need === 'time' && isAge);
}

const isClause = (value: Leaf['value'], isListed = false): value is string =>
  typeof value === 'string' &&
  value.split(/\s+/).length >= (isListed ? listedWords : clauseWords) &&
  !/^https?:/.test(value);

const clausesOf = (said: string): readonly string[] =>
  sentencesIn(said)
    .flatMap(partsOf)
    .map((clause) => clause.trim().replace(/;$|(?<=[\p{L})%])\.$/u, ''))
    .filter((clause) => clause.length > 2 && clause.length <= longestClause);

/** What an entry is called: the field whose name says so. */
function nameAmong(
  fields: readonly NamedValues[],
): { readonly field: NamedValues; readonly value: string } | undefined {
  for (const field of fields) {
    const [only, second] = field.values;
    if (second || typeof only?.value !== 'string' || !nameKeys.test(field.name)) continue;
    if (only.value.length <= longestName) return { field, value: only.value };
  }
  return undefined;
}
