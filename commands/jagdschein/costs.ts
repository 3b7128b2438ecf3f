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
  type Sentence,
  sentence,
  strong,
  type Table,
  text,
} from '../../src/kit/index.ts';
import { labels } from './labels.ts';
import { readWarnings } from './notes.ts';
import {
  type FirstYear,
  firstYearWith,
  readExam,
  readFirstYears,
  readTraining,
  takeEchoes,
} from './readState.ts';
import {
  calculated,
  costRow,
  examDetails,
  examRow,
  officeRows,
  trainingRows,
  unconfirmed,
  unsure,
} from './stateRows.ts';
import { type Kind, kindLabel } from './words.ts';

export interface Asked {
  readonly state: string;
  readonly kind: Kind | undefined;
}

export function costsDocument(answer: FactsRecord, { state, kind }: Asked, call: Call): Document {
  const { say } = call;
  const years = readFirstYears(answer);
  const year = firstYearWith(kind ?? 'year', years);
  const exam = readExam(answer);
  const training = readTraining(answer);
  const insurance = readRange(answer, ['insurance_yearly', 'insurance', 'haftpflicht', 'versicherung']);
  const isInsuranceUnsure = isOnlyExample(answer, 'insurance_confidence');
  const { notes, tables } = readWarnings(answer, state, call);
  takeEchoes(answer);
  const ask = say({ de: `jagdschein details ${state}`, en: `hunting-licence details ${state}` });
  return resultDocument(
    answer,
    {
      headline: headline(year, state, say),
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

function headline(year: FirstYear | undefined, state: string, say: Call['say']): Sentence | undefined {
  if (!year) return undefined;
  const total = moneyRange(year.total);
  const label = year.kind && kindLabel(year.kind);
  const which = label ? say({ de: `, mit ${label.de}`, en: `, with a ${label.en.toLowerCase()}` }) : '';
  const what = year.isFirstYear
    ? say({ de: ' im ersten Jahr in ', en: ' in the first year in ' })
    : say({ de: ' Gesamtkosten in ', en: ' in total in ' });
  if (total) {
    return [strong(total), what, text(state), calculated(year.isUnsure, say), which, '.'];
  }
  const others = moneyRange(year.others);
  const rest: Sentence = others
    ? say({
        de: sentence`; alles andere zusammen ${others}`,
        en: sentence`; everything else together ${others}`,
      })
    : [];
  const open = strong(say({ de: 'Gesamtkosten nicht bestätigt', en: 'Total not confirmed' }));
  return [open, ' in ', text(state), which, ...rest, '.'];
}

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
