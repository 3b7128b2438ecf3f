// What the service sends beyond the fields that a command knows, as tables with readable labels: all that a person can use.
import {
  type Cell,
  type Lang,
  list,
  nothingThere,
  type Table,
  text,
  type Text,
} from '../../document/index.ts';
import { type FactsRecord, groupByPath, type Leaf, type Path } from '../../facts/index.ts';
import { cellOf, isForPeople, labelOf } from './field.ts';

export interface OtherFieldsOptions {
  readonly lang: Lang;
  /** Stands over the single values; „Weitere Angaben“ unless something else fits better. */
  readonly caption?: string;
  /** Rows of label and value that come first in that table. */
  readonly first?: readonly (readonly Cell[])[];
  /** Beside the point of the question: shown only when asked for. */
  readonly folded?: boolean;
  /** Nothing else was read of the answer: the service's own words are all there is. */
  readonly everything?: boolean;
}

const moreDetails: Text = { de: 'Weitere Angaben', en: 'More details' };

/**
 * Tables of what was not read of the record by name and what a person can use: single values as rows, each list of objects as a
 * table of its own.
 */
export function otherFields(record: FactsRecord, options: OtherFieldsOptions): readonly Table[] {
  const { lang, caption = moreDetails[lang], first = [], folded, everything } = options;
  const { single, lists } = divide(everything ? record.takeRest() : forPeople(record), lang);
  const columns = { de: ['Angabe', 'Wert'], en: ['Item', 'Value'] }[lang];
  const rows = [...first, ...single.map(({ path, cell }) => [text(labelOf(path, lang)), cell])];
  return [
    ...(rows.length > 0 ? [{ columns, rows, caption }] : []),
    ...lists.flatMap((leaves) => listTables(leaves, lang)),
  ].map((table) => (folded ? { ...table, folded } : table));
}

/** The rest is in the files for spreadsheets. */
const forPeople = (record: FactsRecord) =>
  record.takeRest().filter(({ path, value }) => isForPeople(path, value));

interface Single {
  readonly path: Path;
  readonly cell: Cell;
}

/** Values outside lists of objects, and those lists, each in the order of the service. */
function divide(
  leaves: readonly Leaf[],
  lang: Lang,
): {
  single: readonly Single[];
  lists: readonly (readonly Leaf[])[];
} {
  const listAt = ({ path }: Leaf) => path.findIndex((part) => typeof part === 'number');
  const isEntry = (leaf: Leaf) => listAt(leaf) !== -1 && listAt(leaf) < leaf.path.length - 1;
  const place = (leaf: Leaf) => (listAt(leaf) === -1 ? leaf.path : leaf.path.slice(0, listAt(leaf)));
  const single = groupByPath(
    leaves.filter((leaf) => !isEntry(leaf)),
    place,
  ).map(({ path, leaves: values }) => {
    const cells = values.map(({ value }) => cellOf(path, value, lang));
    return {
      path,
      cell: cells.length === 1 && cells[0] ? cells[0] : list(cells),
    };
  });
  return {
    single,
    lists: groupByPath(leaves.filter(isEntry), place).map((group) => group.leaves),
  };
}

/** More columns than this are unreadable in a chat: the entries then stand under each other. */
const mostColumns = 6;

function listTables(leaves: readonly Leaf[], lang: Lang): readonly Table[] {
  const at = leaves[0]?.path.findIndex((part) => typeof part === 'number') ?? 0;
  const caption = labelOf(leaves[0]?.path.slice(0, at) ?? [], lang);
  const entries = groupByPath(leaves, (leaf) => leaf.path.slice(0, at + 1)).map((entry) =>
    byLabel(
      entry.leaves.map(({ path, value }) => ({
        label: labelOf(path.slice(at + 1), lang),
        cell: cellOf(path, value, lang),
      })),
    ),
  );
  const columns = [...new Set(entries.flatMap((entry) => [...entry.keys()]))];
  if (columns.length > mostColumns) {
    const head = {
      de: ['Nr.', 'Angabe', 'Wert'],
      en: ['No.', 'Item', 'Value'],
    }[lang];
    const under = entries.map((entry, index) =>
      [...entry].map(([label, cell]) => [text(String(index + 1)), text(label), cell]),
    );
    return [{ columns: head, rows: under.flat(), caption, list: 'whole' }];
  }
  const rows = entries.map((entry) => columns.map((column) => entry.get(column) ?? nothingThere));
  return [{ columns, rows, caption, list: 'whole' }];
}

/** Two fields can have the same label („Preis“ and „preis“): neither is dropped. */
function byLabel(
  values: readonly { readonly label: string; readonly cell: Cell }[],
): ReadonlyMap<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const { label, cell } of values) {
    const before = cells.get(label);
    cells.set(label, before ? list([before, cell]) : cell);
  }
  return cells;
}
