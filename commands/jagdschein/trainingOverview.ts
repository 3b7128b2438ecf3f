// Training and examination in all states side by side.
import {
  type Call,
  countRange,
  type Document,
  type FactsRecord,
  moneyRange,
  overviewDocument,
  readChoice,
  text,
} from '../../src/kit/index.ts';
import { labels } from './labels.ts';
import { readWarnings } from './notes.ts';
import type { Point } from './points.ts';
import { readAges, readExam, readTraining } from './readState.ts';
import { spanHeadline } from './span.ts';
import { starNote, starred } from './star.ts';
import { hoursCell, mandatoryCell } from './stateRows.ts';
import { ageSentence } from './trainingPoints.ts';
import { statesIn } from './words.ts';

export function trainingOverview(answer: FactsRecord, point: Point | undefined, call: Call): Document {
  const { say } = call;
  const { notes } = readWarnings(answer, undefined, call);
  answer.text('currency');
  const age = point === 'age' ? ageSentence(readAges(answer), say) : undefined;
  const entries = statesIn(answer);
  const rows = entries.map((entry) => ({
    exam: readExam(entry),
    training: readTraining(entry),
    name: readChoice(entry).label,
  }));
  return overviewDocument(
    answer,
    {
      headline: [
        ...(age ? [...age, '. '] : []),
        ...spanHeadline(
          rows.map(({ name, exam }) => ({ name, range: exam.fee, isUnsure: exam.isUnsure })),
          { what: say({ de: 'die Prüfungsgebühr beträgt', en: 'the exam fee is' }) },
          say,
        ),
      ],
      notes: [...notes, ...(rows.some(({ exam }) => exam.isUnsure) ? [starNote(say)] : [])],
      rows,
      entries,
      caption: { de: 'Ausbildung und Prüfung', en: 'Training and exam' },
      columns: [
        [{ de: 'Land', en: 'State' }, ({ name }) => text(name)],
        [
          { de: 'Prüfungsgebühr', en: 'Exam fee' },
          ({ exam }) => starred(moneyRange(exam.fee), exam.isUnsure),
        ],
        [{ de: 'Kurs ist Pflicht', en: 'Mandatory course' }, ({ training }) => mandatoryCell(training, say)],
        [{ de: 'Mindeststunden', en: 'Hours at least' }, ({ training }) => hoursCell(training, say)],
        [
          { de: 'Intensivkurs', en: 'Intensive course' },
          ({ training }) => countRange(training.weeks, 'week'),
        ],
        [{ de: 'im Verein', en: 'With a club' }, ({ training }) => countRange(training.months, 'month')],
      ],
      labels,
    },
    call,
  );
}
