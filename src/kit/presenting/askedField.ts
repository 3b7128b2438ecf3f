// The one field of an answer that a question names: „Wie hoch ist der Fördersatz?“, „genehmigungsfrei?“. It is said first.
import { type Cell, type Sentence, strong, unstressed } from '../../document/index.ts';
import type { Speaking } from '../command/command.ts';
import { readAsked, tellingStems } from '../recognisers/asked.ts';
import type { Aspect } from '../recognisers/intent.ts';
import { isTimeField } from './askedFirst.ts';
import { fieldCell } from './fieldCells.ts';
import type { AnyFieldsRead, Field } from './fields.ts';

/** Words of labels that name no single field: a question has them in passing. */
const passing =
  /^(?:programm|zuschuss|foerder|forder|stadt|land|gemeind|pump|ofen|angab|hinweis|grant|program|state|city|stov|note)/;

/** A flag repeats what was said, and so does an echo. */
const isTold = ({ is, echoes, stands }: Field) =>
  !(is === 'text' && stands === 'fold') &&
  is !== 'yesNo' &&
  is !== 'entries' &&
  is !== 'part' &&
  echoes === undefined &&
  stands !== 'file';

/** Whether a field is of the kind that was asked for: money, a time, or neither. */
const isOfKind = (field: Field, aspect: Aspect | undefined): boolean =>
  aspect === 'cost' ? field.is === 'money' : isTimeField(field) === (aspect === 'duration');

/**
 * „Fördersatz: **70 %**. “ in front of the headline, whose own figures are then not what was asked first; the headline as it
 * is where no field is named, and where it says that field already. `names` is all that the matter is called.
 */
export function withAskedField(
  headline: Sentence | undefined,
  { fields, values }: AnyFieldsRead,
  names: readonly string[],
  { question, intent, lang }: Pick<Speaking, 'question' | 'intent' | 'lang'>,
): Sentence | undefined {
  const { terms } = readAsked(question, names, lang);
  const named = Object.entries(fields).flatMap(([key, field]) => {
    const label = field.label[lang];
    const isMeant = isTold(field) && isOfKind(field, intent.aspect);
    const cell = isMeant ? fieldCell(field, values[key], lang) : undefined;
    const stems = tellingStems(label.replace(/\(.*\)/, ''), lang).filter((stem) => !passing.test(stem));
    // „Einkommen 70.000“ names no „Einkommensgrenze“.
    const isNamed = stems.length > 0 && stems.every((stem) => terms.some((term) => term.includes(stem)));
    return cell && isNamed ? [{ label, cell }] : [];
  });
  // „Genehmigung“ is nearer to it than „Schritte der Genehmigung“.
  const [first] = named.toSorted((a, b) => a.label.length - b.label.length);
  if (!headline || !first || says(headline, first.cell)) return headline;
  return [`${first.label}: `, strong(first.cell), '. ', ...unstressed(headline)];
}

const says = (headline: Sentence, cell: Cell): boolean =>
  unstressed(headline).some((part) => JSON.stringify(part) === JSON.stringify(cell));
