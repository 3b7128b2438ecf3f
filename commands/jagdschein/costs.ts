// What the hunting licence costs in the first year in one state, and what that is made of.
import {
  type Call,
  type Cell,
  code,
  type Document,
  type FactsRecord,
  isOnlyExample,
  moneyRange,
  notStated,
  readRange,
  resultDocument,
  sentence,
  type Table,
  text,
} from '../../src/kit/index.ts';
import { partFirst, totalSentence } from './costsHeadline.ts';
import { labels } from './labels.ts';
import { readWarnings } from './notes.ts';
import type { Point } from './points.ts';
import {
  type FirstYear,
  firstYearWith,
  readExam,
  readFirstYears,
  readTraining,
  takeEchoes,
} from './readState.ts';
import { costRow, examDetails, examRow, officeRows, trainingRows, unconfirmed, unsure } from './stateRows.ts';
import { type Kind, kindLabel } from './words.ts';

export interface Asked {
  readonly state: string;
  readonly kind: Kind | undefined;
  readonly point: Point | 'renewal' | undefined;
}

export function costsDocument(answer: FactsRecord, { state, kind, point }: Asked, call: Call): Document {
  const { say } = call;
  const years = readFirstYears(answer);
  const year = firstYearWith(kind ?? 'year', years);
  const exam = readExam(answer);
  const training = readTraining(answer);
  const insurance = readRange(answer, ['insurance_yearly', 'insurance', 'haftpflicht', 'versicherung']);
  const isInsuranceUnsure = isOnlyExample(answer, 'insurance_confidence');
  const { notes, tables } = readWarnings(answer, state, call);
  takeEchoes(answer);
  const total = totalSentence(year, state, say);
  const part = {
    course: partFirst(training.cost, { de: ' für den Kurs', en: ' for the course' }, training.isUnsure, say),
    insurance: partFirst(
      insurance,
      { de: ' Haftpflicht im Jahr', en: ' a year for the insurance' },
      isInsuranceUnsure,
      say,
    ),
    none: undefined,
  }[point === 'course' || point === 'insurance' ? point : 'none'];
  const ask = say({ de: `jagdschein details ${state}`, en: `hunting-licence details ${state}` });
  return resultDocument(
    answer,
    {
      headline: total && [...(part ?? []), ...total],
      subject: say({ de: `Jagdschein in ${state}`, en: `Hunting licence in ${state}` }),
      notes: [
        ...notes,
        say({
          de: sentence`Gebühren je Jagdschein, Jagdabgabe und Unterlagen: ${code(ask)}`,
          en: sentence`Fees by licence, levy and documents: ${code(ask)}`,
        }),
      ],
      rows: [
        costRow(training),
        examRow(exam),
        [
          year?.kind ? kindLabel(year.kind) : { de: 'Jagdschein', en: 'Licence' },
          moneyRange(year?.licence) ?? (year?.others && unconfirmed(say)),
        ],
        [
          unsure({ de: 'Haftpflicht im Jahr', en: 'Insurance a year' }, isInsuranceUnsure),
          moneyRange(insurance),
        ],
        [
          year?.isFirstYear
            ? { de: 'Erstes Jahr zusammen', en: 'First year in total' }
            : { de: 'Gesamtkosten', en: 'Total' },
          totalCell(year, say),
        ],
        ...trainingRows(training, say),
        ...examDetails(exam),
        ...officeRows(answer),
      ],
      tables: [
        ...otherKinds(
          years.filter((one) => one !== year),
          say,
        ),
        ...tables,
      ],
      labels,
    },
    call,
  );
}

const totalCell = (year: FirstYear | undefined, say: Call['say']): Cell | undefined =>
  year && (moneyRange(year.total) ?? unconfirmed(say));

function otherKinds(years: readonly FirstYear[], say: Call['say']): readonly Table[] {
  const named = years.filter(({ kind }) => kind);
  if (named.length === 0) return [];
  return [
    {
      columns: say({
        de: ['Mit anderem Jagdschein', 'Jagdschein', 'erstes Jahr'],
        en: ['With another licence', 'Licence', 'First year'],
      }),
      rows: named.map(({ kind, licence, total }) => [
        kind ? text(say(kindLabel(kind))) : notStated,
        moneyRange(licence) ?? unconfirmed(say),
        moneyRange(total) ?? unconfirmed(say),
      ]),
      caption: say({ de: 'Mit anderem Jagdschein', en: 'With another licence' }),
      folded: true,
    },
  ];
}
