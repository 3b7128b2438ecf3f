// The first year in all states side by side: where it begins lowest, and where it ends highest.
import {
  type Document,
  type FactsRecord,
  moneyRange,
  overviewDocument,
  type Range,
  readChoice,
  type Speaking,
  text,
} from '../../src/kit/index.ts';
import { labels } from './labels.ts';
import { readWarnings } from './notes.ts';
import { firstYearWith, readExam, readFirstYears } from './readState.ts';
import { spanHeadline } from './span.ts';
import { calculated, unconfirmed } from './stateRows.ts';
import { kindLabel, statesIn } from './words.ts';

interface Row {
  readonly name: string;
  readonly total: Range | undefined;
  readonly licence: Range | undefined;
  readonly isFirstYear: boolean;
  readonly isUnsure: boolean;
  readonly isLicenceOpen: boolean;
  readonly exam: Range | undefined;
}

export function costsOverview(answer: FactsRecord, call: Speaking): Document {
  const { say } = call;
  const { notes } = readWarnings(answer, undefined, call);
  answer.text('currency');
  const entries = statesIn(answer);
  const rows = entries.map(readRow);
  const isFirstYear = rows.every((row) => row.isFirstYear);
  const what = isFirstYear
    ? say({ de: 'das erste Jahr kostet', en: 'the first year costs' })
    : say({ de: 'die Gesamtkosten sind', en: 'the total is' });
  const isUnsure = rows.some((row) => row.isUnsure);
  const totalLabel = isFirstYear
    ? { de: 'erstes Jahr zusammen', en: 'First year in total' }
    : { de: 'Gesamtkosten', en: 'In total' };
  return overviewDocument(
    answer,
    {
      headline: spanHeadline(
        rows.map(({ name, total }) => ({ name, range: total })),
        { what, how: calculated(isUnsure, say) },
        say,
      ),
      notes,
      rows,
      entries,
      caption: { de: 'Alle Länder', en: 'All states' },
      pictured: totalLabel,
      columns: [
        [{ de: 'Land', en: 'State' }, ({ name }) => text(name)],
        [totalLabel, ({ total }) => moneyRange(total)],
        [{ de: 'Prüfungsgebühr', en: 'Exam fee' }, ({ exam }) => moneyRange(exam)],
        [
          kindLabel('year'),
          ({ licence, isLicenceOpen }) =>
            moneyRange(licence) ?? (isLicenceOpen ? unconfirmed(say) : undefined),
        ],
      ],
      labels,
    },
    call,
  );
}

function readRow(entry: FactsRecord): Row {
  const year = firstYearWith('year', readFirstYears(entry));
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
