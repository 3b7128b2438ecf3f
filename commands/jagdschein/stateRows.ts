// What is known of a state as rows and cells: an example says so, and what is not confirmed is never 0.
import {
  type Call,
  type Cell,
  countCell,
  countRange,
  type FactsRecord,
  listCell,
  moneyRange,
  notConfirmed,
  text,
  type Text,
  textCell,
  yesNoCell,
} from '../../src/kit/index.ts';
import type { Exam, Training } from './readState.ts';

type Row = readonly [Text, Cell | undefined];

export const unconfirmed = (say: Call['say']): Cell => text(say(notConfirmed));

/** An amount that the service calls an example says so in its label. */
export const unsure = (label: Text, isUnsure: boolean): Text =>
  isUnsure
    ? { de: `${label.de} (Beispielwert, nicht bestätigt)`, en: `${label.en} (example, not confirmed)` }
    : label;

/** Behind an amount that the service calls an example. */
export const exampleBehind = (say: Call['say']): string =>
  say({ de: ' (Beispielwert, nicht bestätigt)', en: ' (example value, not confirmed)' });

/** How a total came about. */
export const calculated = (isUnsure: boolean, say: Call['say']): string =>
  isUnsure
    ? say({
        de: ' (errechnet vom Dienst, mit nicht bestätigten Beispielwerten)',
        en: ' (calculated by the service, with example values that are not confirmed)',
      })
    : say({ de: ' (errechnet vom Dienst)', en: ' (calculated by the service)' });

export const trainingRows = (training: Training, say: Call['say']): readonly Row[] => [
  [{ de: 'Kurs ist Pflicht', en: 'Course is mandatory' }, mandatoryCell(training, say)],
  [{ de: 'Mindeststunden', en: 'Hours at least' }, hoursCell(training, say)],
  [{ de: 'Dauer als Intensivkurs', en: 'Intensive course' }, countRange(training.weeks, 'week')],
  [{ de: 'Dauer im Verein', en: 'Course with a club' }, countRange(training.months, 'month')],
];

export const mandatoryCell = (
  { isMandatory, isMandatoryOpen }: Training,
  say: Call['say'],
): Cell | undefined => yesNoCell(isMandatory) ?? (isMandatoryOpen ? unconfirmed(say) : undefined);

export const hoursCell = ({ minHours, isMinHoursOpen }: Training, say: Call['say']): Cell | undefined =>
  countCell(minHours) ?? (isMinHoursOpen ? unconfirmed(say) : undefined);

export const costRow = ({ cost, isUnsure }: Training): Row => [
  unsure({ de: 'Kurs', en: 'Course' }, isUnsure),
  moneyRange(cost),
];

export const examRow = ({ fee, isUnsure }: Exam): Row => [
  unsure({ de: 'Prüfungsgebühr', en: 'Exam fee' }, isUnsure),
  moneyRange(fee),
];

export const examDetails = ({ parts, note }: Exam): readonly Row[] => [
  [{ de: 'Prüfungsteile', en: 'Parts of the exam' }, textCell(parts.join(', ') || undefined)],
  [{ de: 'Zur Prüfung', en: 'On the exam' }, textCell(note)],
];

/** Who is in charge, and how one applies. */
export const officeRows = (record: FactsRecord, methods = readMethods(record)): readonly Row[] => [
  [
    { de: 'Zuständig', en: 'Authority' },
    textCell(record.text('authority', 'behoerde', 'stelle', 'zustaendig')),
  ],
  [{ de: 'Antrag', en: 'How to apply' }, listCell(methods)],
];

export const readMethods = (record: FactsRecord): readonly string[] =>
  record.texts('application_methods', 'antragswege', 'antragsarten');
