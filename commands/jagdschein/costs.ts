// What the hunting licence costs in the first year in one state, and what that is made of.
import {
  type Call,
  type Cell,
  code,
  type Document,
  type FactsRecord,
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
  costRow,
  examRow,
  type FirstYear,
  officeRows,
  readExam,
  readFirstYears,
  readTraining,
  takeEchoes,
  trainingRows,
  unconfirmed,
  unsure,
} from './readState.ts';
import { type Kind, kindLabel } from './words.ts';

export interface Asked {
  readonly state: string;
  readonly kind: Kind | undefined;
}

export function costsDocument(answer: FactsRecord, { state, kind }: Asked, call: Call): Document {
  const { lang, say } = call;
  const years = readFirstYears(answer);
  const year =
    years.find((one) => one.kind === (kind ?? 'year')) ?? years.find((one) => one.kind === undefined);
  const exam = readExam(answer);
  const training = readTraining(answer);
  const insurance = readRange(answer, ['insurance_yearly', 'insurance', 'haftpflicht', 'versicherung']);
  const isInsuranceUnsure = answer.text('insurance_confidence') === 'illustrative';
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
        [
          { de: 'Prüfungsteile', en: 'Parts of the exam' },
          exam.parts.length > 0 ? text(exam.parts.join(', ')) : undefined,
        ],
        [{ de: 'Zur Prüfung', en: 'On the exam' }, exam.note === undefined ? undefined : text(exam.note)],
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
    { ...call, lang },
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
    const by = year.isUnsure
      ? say({
          de: ' (errechnet vom Dienst, mit nicht bestätigten Beispielwerten)',
          en: ' (calculated by the service, with example values that are not confirmed)',
        })
      : say({ de: ' (errechnet vom Dienst)', en: ' (calculated by the service)' });
    return [strong(total), what, text(state), by, which, '.'];
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
