// The first line of an overview in which no single case was read: which places it lists, or that it states nothing more.
import { type Cell, counted, joined, nouns, type Sentence, type Table, text } from '../../document/index.ts';
import type { Speaking } from '../command/command.ts';
import { asksForMost } from '../recognisers/degrees.ts';
import type { Choice } from '../recognisers/recogniser.ts';

/** So many fit in a sentence. */
const mostNamed = 30;

/** Nothing read is not nothing there: „0 Städte“ would be a figure that the service never stated. */
export function unreadHeadline(
  others: readonly Table[],
  places: readonly Choice[],
  { say, question }: Pick<Speaking, 'say' | 'question'>,
): Sentence {
  if (others.length === 0)
    return say`Eine Übersicht nennt der Faktendienst dazu nicht, und ich rate nicht. Nach einem einzelnen Fall frage ich ihn gern.
      The facts service states no overview of it, and I do not guess. I can ask it for a single case.`;
  const hasFigures = statesFigures(others);
  // Who asks where it is cheapest is not answered by their names.
  if (places.length === 0 || asksForMost(question))
    return hasFigures
      ? say`In der Übersicht des Faktendienstes erkenne ich keine einzelnen Fälle; unten steht, was er nennt. Nach einem einzelnen Fall frage ich ihn gern.
          I do not make out single cases in the overview of the facts service; below is what it states. I can ask it for a single case.`
      : say`Die Übersicht des Faktendienstes nennt dazu keine Beträge, und ich rate nicht. Nach einem einzelnen Fall frage ich ihn gern.
          The overview of the facts service states no figures on it, and I do not guess. I can ask it for a single case.`;
  const all = joined(
    places.slice(0, mostNamed).map(({ label }) => [text(label)]),
    ', ',
  );
  const more = places.length > mostNamed ? ' …' : '';
  const named = say`**${counted(places.length, nouns.city)}**: ${all}${more}`;
  return hasFigures
    ? say`${named}. Was der Dienst zu ihnen nennt, steht unten.
        ${named}. What the service states on them is below.`
    : say`${named}. Mehr nennt die Übersicht des Faktendienstes nicht; nach einem einzelnen Fall frage ich ihn gern.
        ${named}. The overview of the facts service states nothing more; I can ask it for a single case.`;
}

/** Names and addresses alone compare nothing. */
const statesFigures = (tables: readonly Table[]): boolean =>
  tables.some(({ rows }) => rows.flat().some(isAmount));
const isAmount = (cell: Cell): boolean =>
  cell.kind === 'money' ||
  (cell.kind === 'count' && cell.unit !== undefined) ||
  (cell.kind === 'text' && /\d\s?(?:€|EUR|Euro|%)|€\s?\d/.test(cell.text));
