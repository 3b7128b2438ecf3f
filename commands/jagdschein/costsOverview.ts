// The first year in all states side by side: where it begins lowest, and where it ends highest.
import {
  type Call,
  type Document,
  type FactsRecord,
  moneyRange,
  overviewDocument,
  type Range,
  readChoice,
  text,
} from '../../src/kit/index.ts';
import { labels } from './labels.ts';
import { readWarnings } from './notes.ts';
import { readExam, readFirstYears, unconfirmed } from './readState.ts';
import { spanHeadline } from './span.ts';
import { statesIn } from './words.ts';

interface Row {
  readonly name: string;
  readonly total: Range | undefined;
  readonly licence: Range | undefined;
  readonly isFirstYear: boolean;
  readonly isUnsure: boolean;
  readonly isLicenceOpen: boolean;
  readonly exam: Range | undefined;
}

export function costsOverview(answer: FactsRecord, call: Pick<Call, 'lang' | 'say' | 'today'>): Document {
  const { say } = call;
  const { notes } = readWarnings(answer, undefined, call);
  answer.text('currency');
  const entries = statesIn(answer);
  const rows = entries.map(readRow);
  const isFirstYear = rows.every((row) => row.isFirstYear);
  const what = isFirstYear
    ? say({ de: 'das erste Jahr kostet', en: 'the first year costs' })
    : say({ de: 'die Gesamtkosten sind', en: 'the total is' });
  const how = rows.some(({ isUnsure }) => isUnsure)
    ? say({
        de: ' (errechnet vom Dienst, mit nicht bestätigten Beispielwerten)',
        en: ' (calculated by the service, with example values that are not confirmed)',
      })
    : say({ de: ' (errechnet vom Dienst)', en: ' (calculated by the service)' });
  return overviewDocument(
    answer,
    {
      headline: spanHeadline(
        rows.map(({ name, total }) => ({ name, range: total })),
        { what, how },
        say,
      ),
      notes,
      rows,
      entries,
      caption: say({ de: 'Alle Länder', en: 'All states' }),
      columns: [
        { label: say({ de: 'Land', en: 'State' }), cell: ({ name }) => text(name) },
        {
          label: isFirstYear
            ? say({ de: 'erstes Jahr zusammen', en: 'First year in total' })
            : say({ de: 'Gesamtkosten', en: 'In total' }),
          cell: ({ total }) => moneyRange(total),
        },
        {
          label: say({ de: 'Prüfungsgebühr', en: 'Exam fee' }),
          cell: ({ exam }) => moneyRange(exam),
        },
        {
          label: say({ de: 'Jahresjagdschein', en: 'One-year licence' }),
          cell: ({ licence, isLicenceOpen }) =>
            moneyRange(licence) ?? (isLicenceOpen ? unconfirmed(say) : undefined),
        },
      ],
      labels,
    },
    call,
  );
}

function readRow(entry: FactsRecord): Row {
  const years = readFirstYears(entry);
  const year = years.find(({ kind }) => kind === 'year') ?? years.find(({ kind }) => kind === undefined);
  const exam = readExam(entry).fee;
  return {
    name: readChoice(entry).label,
    total: year?.total,
    licence: year?.licence,
    isFirstYear: year?.isFirstYear ?? false,
    isUnsure: year?.isUnsure ?? false,
    isLicenceOpen: year?.others !== undefined,
    exam,
  };
}
