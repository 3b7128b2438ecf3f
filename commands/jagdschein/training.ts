// Training, examination and application in one state.
import {
  type Call,
  countCell,
  type Document,
  type FactsRecord,
  resultDocument,
} from '../../src/kit/index.ts';
import { labels } from './labels.ts';
import { readWarnings } from './notes.ts';
import { readAges, readExam, readTraining, takeEchoes } from './readState.ts';
import { costRow, examDetails, examRow, officeRows, trainingRows } from './stateRows.ts';
import { type AskedTraining, trainingHeadline } from './trainingHeadline.ts';

export function trainingDocument(answer: FactsRecord, { state, point }: AskedTraining, call: Call): Document {
  const { say } = call;
  const exam = readExam(answer);
  const training = readTraining(answer);
  const { notes, tables } = readWarnings(answer, state, call);
  const ages = readAges(answer);
  takeEchoes(answer);
  return resultDocument(
    answer,
    {
      headline: trainingHeadline({ exam, training, ages }, { state, point }, call),
      subject: say({ de: `Jägerprüfung in ${state}`, en: `Hunting exam in ${state}` }),
      notes,
      rows: [
        examRow(exam),
        ...examDetails(exam),
        ...trainingRows(training, say),
        costRow(training),
        [{ de: 'Mindestalter', en: 'Minimum age' }, countCell(ages.age, 'year')],
        [
          { de: 'Mindestalter Jugendjagdschein', en: 'Minimum age, youth licence' },
          countCell(ages.youthAge, 'year'),
        ],
        ...officeRows(answer),
      ],
      tables,
      labels,
    },
    call,
  );
}
