// The fees of every kind of licence in all states side by side.
import {
  type Call,
  type Document,
  type FactsRecord,
  money,
  moneyRange,
  overviewDocument,
  readChoice,
  text,
} from '../../src/kit/index.ts';
import { labels } from './labels.ts';
import { type Licence, readLicences } from './licences.ts';
import { readWarnings } from './notes.ts';
import { unconfirmed } from './readState.ts';
import { spanHeadline } from './span.ts';
import { starNote, starred } from './star.ts';
import { type Kind, kindLabel, statesIn } from './words.ts';

const columnsOfKinds: readonly Kind[] = ['year', 'threeYears', 'day', 'youth'];

export function detailsOverview(answer: FactsRecord, call: Call): Document {
  const { say } = call;
  const { notes } = readWarnings(answer, undefined, call);
  answer.text('currency');
  const entries = statesIn(answer);
  const rows = entries.map((entry) => ({ licences: readLicences(entry), name: readChoice(entry).label }));
  const isAnyUnsure = rows.some(({ licences }) => licences.some(({ isUnsure }) => isUnsure));
  const find = (licences: readonly Licence[], kind: Kind) => licences.find((one) => one.kind === kind);
  return overviewDocument(
    answer,
    {
      headline: spanHeadline(
        rows.map(({ name, licences }) => {
          const year = find(licences, 'year');
          return { name, range: year?.total, isUnsure: year?.isUnsure ?? false };
        }),
        { what: say({ de: 'der Jahresjagdschein kostet', en: 'the one-year licence costs' }) },
        say,
      ),
      notes: [...notes, ...(isAnyUnsure ? [starNote(say)] : [])],
      rows,
      entries,
      caption: say({ de: 'Gebühren je Jagdschein', en: 'Fees by licence' }),
      columns: [
        { label: say({ de: 'Land', en: 'State' }), cell: ({ name }) => text(name) },
        ...columnsOfKinds.map((kind) => ({
          label: say(kindLabel(kind)),
          cell: ({ licences }: (typeof rows)[number]) => {
            const licence = find(licences, kind);
            return licence && (starred(moneyRange(licence.total), licence.isUnsure) ?? unconfirmed(say));
          },
        })),
        {
          label: say({ de: 'Jagdabgabe im Jahr', en: 'Levy a year' }),
          cell: ({ licences }) => {
            const licence = find(licences, 'year');
            return licence && (licence.levy === undefined ? unconfirmed(say) : money(licence.levy));
          },
        },
      ],
      labels,
    },
    call,
  );
}
