// Training, examination and application in one state.
import {
  type Call,
  count,
  countCell,
  type Document,
  type FactsRecord,
  moneyRange,
  resultDocument,
  type Sentence,
  sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import { labels } from './labels.ts';
import { readWarnings } from './notes.ts';
import { type Exam, readExam, readTraining, takeEchoes, type Training } from './readState.ts';
import { costRow, examDetails, exampleBehind, examRow, officeRows, trainingRows } from './stateRows.ts';

export function trainingDocument(answer: FactsRecord, state: string, call: Call): Document {
  const { say } = call;
  const exam = readExam(answer);
  const training = readTraining(answer);
  const { notes, tables } = readWarnings(answer, state, call);
  const age = answer.number('federal_min_age', 'min_age', 'mindestalter');
  takeEchoes(answer);
  return resultDocument(
    answer,
    {
      headline: headline(exam, training, state, say),
      subject: say({ de: `Jägerprüfung in ${state}`, en: `Hunting exam in ${state}` }),
      notes,
      rows: [
        examRow(exam),
        ...examDetails(exam),
        ...trainingRows(training, say),
        costRow(training),
        [{ de: 'Mindestalter', en: 'Minimum age' }, countCell(age, 'year')],
        ...officeRows(answer),
      ],
      tables,
      labels,
    },
    call,
  );
}

function headline(
  { fee, isUnsure, parts }: Exam,
  { weeks, months }: Training,
  state: string,
  say: Call['say'],
): Sentence | undefined {
  const amount = moneyRange(fee);
  if (!amount) return undefined;
  const courses: readonly Sentence[] = [
    ...(weeks
      ? [[say({ de: 'Intensivkurs ', en: 'intensive course ' }), count(weeks.min, weeks.max, 'week')]]
      : []),
    ...(months
      ? [[say({ de: 'im Verein ', en: 'with a club ' }), count(months.min, months.max, 'month')]]
      : []),
    ...(parts.length > 0 ? [[text(parts.join(', '))]] : []),
  ];
  return [
    ...say({
      de: sentence`Jägerprüfung in ${text(state)}: ${strong(amount)} Gebühr`,
      en: sentence`Hunting exam in ${text(state)}: a fee of ${strong(amount)}`,
    }),
    isUnsure ? exampleBehind(say) : '',
    ...courses.flatMap((course) => ['; ', ...course]),
    '.',
  ];
}
