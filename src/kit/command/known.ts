// What a command knows of its matter: answers of the service, and what the fields of such answers are called.
import type { Text } from '../../document/index.ts';
import type { FactsRecord } from '../../facts/index.ts';

/** A field by the names that services give it, and what it is called here; with those inside it. */
export interface NamedField {
  readonly names: readonly string[];
  readonly label: Text;
  readonly of?: NamedFields;
}
export type NamedFields = Readonly<Record<string, NamedField>>;

/** An answer of the service. */
export interface Knowledge {
  readonly answer: FactsRecord;
  /** Other cases: what is not the same in them is said of a single case, and not of the matter. */
  readonly sameIn?: readonly FactsRecord[];
}
