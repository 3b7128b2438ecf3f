// Texts that a service lists, whether plainly or each as an object with a name.
import type { FactsRecord } from '../../facts/index.ts';

/** What else an entry says stays unread, and so stands among the service’s other fields. */
export function listedTexts(record: FactsRecord, ...names: readonly string[]): readonly string[] {
  const plain = record.texts(...names);
  if (plain.length > 0) return plain;
  const named: string[] = [];
  for (const entry of record.children(...names)) {
    const name = entry.text('name', 'title', 'titel', 'bezeichnung', 'label', 'text');
    if (name !== undefined) named.push(name);
  }
  return named;
}
