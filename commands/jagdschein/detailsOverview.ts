// The fees of every kind of licence in all states side by side.
import {
  type Call,
  type Column,
  type Document,
  type FactsRecord,
  moneyCell,
  moneyRange,
  overviewDocument,
  readChoice,
  text,
} from '../../src/kit/index.ts';
import { labels } from './labels.ts';
import { type Licence, readLicences } from './licences.ts';
import { readWarnings } from './notes.ts';
import { spanHeadline } from './span.ts';
import { starNote, starred } from './star.ts';
import { unconfirmed } from './stateRows.ts';
import { type Kind, kindLabel, statesIn } from './words.ts';

const columnsOfKinds: readonly Kind[] = ['year', 'threeYears', 'day', 'youth'];

interface Row {
  readonly name: string;
  readonly licences: readonly Licence[];
}

const find = ({ licences }: Row, kind: Kind) => licences.find((one) => one.kind === kind);

export function detailsOverview(answer: FactsRecord, call: Call): Document {
  const { say } = call;
  const { notes } = readWarnings(answer, undefined, call);
  answer.text('currency');
  const entries = statesIn(answer);
  const rows = entries.map((entry): Row => ({
    licences: readLicences(entry),
    name: readChoice(entry).label,
  }));
  const isAnyUnsure = rows.some(({ licences }) => licences.some(({ isUnsure }) => isUnsure));
  const totalCell = (one: Licence | undefined) =>
    one && (starred(moneyRange(one.total), one.isUnsure) ?? unconfirmed(say));
  const levyCell = (one: Licence | undefined) => one && (moneyCell(one.levy) ?? unconfirmed(say));
  return overviewDocument(
    answer,
    {
      headline: spanHeadline(
        rows.map((row) => {
          const year = find(row, 'year');
          return { name: row.name, range: year?.total, isUnsure: year?.isUnsure ?? false };
        }),
        { what: say({ de: 'der Jahresjagdschein kostet', en: 'the one-year licence costs' }) },
        say,
      ),
      notes: [...notes, ...(isAnyUnsure ? [starNote(say)] : [])],
      rows,
      entries,
      caption: { de: 'Gebühren je Jagdschein', en: 'Fees by licence' },
      columns: [
        [{ de: 'Land', en: 'State' }, ({ name }) => text(name)],
        ...columnsOfKinds.map((kind): Column<Row> => [kindLabel(kind), (row) => totalCell(find(row, kind))]),
        [{ de: 'Jagdabgabe im Jahr', en: 'Levy a year' }, (row) => levyCell(find(row, 'year'))],
      ],
      labels,
    },
    call,
  );
}
