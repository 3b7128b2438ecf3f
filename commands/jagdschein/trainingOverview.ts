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
import { hoursCell, mandatoryCell, readExam, readTraining } from './readState.ts';
import { spanHeadline } from './span.ts';
import { starNote, starred } from './star.ts';
import { statesIn } from './words.ts';

export function trainingOverview(answer: FactsRecord, call: Call): Document {
  const { say } = call;
  const { notes } = readWarnings(answer, undefined, call);
  answer.text('currency');
  const entries = statesIn(answer);
  const rows = entries.map((entry) => {
    const [exam, training] = [readExam(entry), readTraining(entry)];
    const { fee, isUnsure: isExamUnsure } = exam;
    return { ...training, training, fee, isExamUnsure, name: readChoice(entry).label };
  });
  return overviewDocument(
    answer,
    {
      headline: spanHeadline(
        rows.map(({ name, fee, isExamUnsure }) => ({ name, range: fee, isUnsure: isExamUnsure })),
        { what: say({ de: 'die Prüfungsgebühr beträgt', en: 'the exam fee is' }) },
        say,
      ),
      notes: [...notes, ...(rows.some(({ isExamUnsure }) => isExamUnsure) ? [starNote(say)] : [])],
      rows,
      entries,
      caption: say({ de: 'Ausbildung und Prüfung', en: 'Training and exam' }),
      columns: [
        { label: say({ de: 'Land', en: 'State' }), cell: ({ name }) => text(name) },
        {
          label: say({ de: 'Prüfungsgebühr', en: 'Exam fee' }),
          cell: ({ fee, isExamUnsure }) => starred(moneyRange(fee), isExamUnsure),
        },
        {
          label: say({ de: 'Kurs ist Pflicht', en: 'Mandatory course' }),
          cell: ({ training }) => mandatoryCell(training, say),
        },
        {
          label: say({ de: 'Mindeststunden', en: 'Hours at least' }),
          cell: ({ training }) => hoursCell(training, say),
        },
        {
          label: say({ de: 'Intensivkurs', en: 'Intensive course' }),
          cell: ({ weeks }) => countRange(weeks, 'week'),
        },
        {
          label: say({ de: 'im Verein', en: 'With a club' }),
          cell: ({ months }) => countRange(months, 'month'),
        },
      ],
      labels,
    },
    call,
  );
}
