// Texts under each other, as a table of one column.
import { type Table, text } from '../../document/index.ts';

/** None without any text. */
export function textsTable(
  title: string,
  texts: readonly string[],
  { folded }: { readonly folded: boolean },
): readonly Table[] {
  if (texts.length === 0) return [];
  const table = { columns: [title], rows: texts.map((said) => [text(said)]) };
  return [folded ? { ...table, caption: title, folded } : table];
}
