// The first line of an overview in which no single case was read: which places it lists, or that it states nothing more.
import {
  type Cell,
  counted,
  joined,
  nouns,
  type Sentence,
  sentence,
  strong,
  type Table,
  text,
} from '../../document/index.ts';
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
  if (others.length === 0) return say(noOverview);
  const hasFigures = statesFigures(others);
  // Who asks where it is cheapest is not answered by their names.
  if (places.length === 0 || asksForMost(question)) return say(hasFigures ? unread : withoutFigures);
  const names = joined(
    places.slice(0, mostNamed).map(({ label }) => [text(label)]),
    ', ',
  );
  return [
    strong(say(counted(places.length, nouns.city))),
    ': ',
    ...names,
    ...(places.length > mostNamed ? [' …'] : []),
    ...say(hasFigures ? below : onlyNames),
  ];
}

/** Names and addresses alone compare nothing. */
const statesFigures = (tables: readonly Table[]): boolean =>
  tables.some(({ rows }) => rows.flat().some(isAmount));
const isAmount = (cell: Cell): boolean =>
  cell.kind === 'money' ||
  (cell.kind === 'count' && cell.unit !== undefined) ||
  (cell.kind === 'text' && /\d\s?(?:€|EUR|Euro|%)|€\s?\d/.test(cell.text));

const below = {
  de: sentence`. Was der Dienst zu ihnen nennt, steht unten.`,
  en: sentence`. What the service states on them is below.`,
};
const onlyNames = {
  de: sentence`. Mehr nennt die Übersicht des Faktendienstes nicht; nach einem einzelnen Fall frage ich ihn gern.`,
  en: sentence`. The overview of the facts service states nothing more; I can ask it for a single case.`,
};
const unread = {
  de: sentence`In der Übersicht des Faktendienstes erkenne ich keine einzelnen Fälle; unten steht, was er nennt. Nach einem einzelnen Fall frage ich ihn gern.`,
  en: sentence`I do not make out single cases in the overview of the facts service; below is what it states. I can ask it for a single case.`,
};
const withoutFigures = {
  de: sentence`Die Übersicht des Faktendienstes nennt dazu keine Beträge, und ich rate nicht. Nach einem einzelnen Fall frage ich ihn gern.`,
  en: sentence`The overview of the facts service states no figures on it, and I do not guess. I can ask it for a single case.`,
};
const noOverview = {
  de: sentence`Eine Übersicht nennt der Faktendienst dazu nicht, und ich rate nicht. Nach einem einzelnen Fall frage ich ihn gern.`,
  en: sentence`The facts service states no overview of it, and I do not guess. I can ask it for a single case.`,
};
