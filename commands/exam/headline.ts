// The first line on the price of an examination: the parts that were asked for; else the total with its parts, or that there
// is none and why.
import {
  type Call,
  joined,
  money,
  moneyRange,
  readAsked,
  type Sentence,
  sentence,
  strong,
  text,
  type Text,
} from '../../src/kit/index.ts';
import { examFields, type Exam, type ExamRead } from './fields.ts';
import type { Part } from './words.ts';

export type Speaking = Pick<Call, 'say' | 'intent' | 'lang' | 'question'>;

/** The price. `what` is the examination, its place and the course; undefined where the service states none. */
export function priceHeadline(
  exam: Exam,
  what: Text,
  asked: readonly Part[],
  call: Speaking,
): Sentence | undefined {
  const { say } = call;
  const { values, isPartial, isFeeUnknown } = exam;
  const isOnChamber = call.intent.aspect === 'cost' && asked.includes('chamber');
  const isOnExam =
    asked.includes('course') && /\b(?:die|the) (?:prüfung|exam)/i.test(call.question.slice(0, 500));
  const isOnFee = isOnChamber || isOnExam || (isOnExamAlone(call) && !asked.includes('retake'));
  const parts: readonly Part[] = isOnFee ? [...new Set<Part>(['fee', ...asked])] : asked;
  const first = partsFirst(values, parts, call);
  const isTold = amounts.every((part) => !parts.includes(part) || values[part]);
  if (first.length > 0 && isTold && !readAsked(call.question, [], call.lang).isSum) return trimmed(first);
  if (values.total) {
    const known = knownParts(values, say);
    return [
      ...first,
      strong(money(values.total.min, values.total.max)),
      say({ de: ` für die ${what.de}`, en: ` for the ${what.en}` }),
      ...(known.length > 0 ? [': ', ...known] : []),
      '.',
    ];
  }
  if (isPartial || isFeeUnknown) return [...first, ...noTotal(exam, parts, call)];
  return first.length > 0 ? first : undefined;
}

/** „34a-Prüfung in Bielefeld, was kostet die?“: no course was spoken of, nor all that is to be paid. */
function isOnExamAlone({ intent, question }: Speaking): boolean {
  const said = question.slice(0, 500);
  return intent.aspects.includes('cost') && ofExam.test(said) && !ofMore.test(said);
}

const ofExam = /prüfung(?!s)|\bexam(?:ination)?\b/i;
const ofMore =
  /kurs|lehrgang|vorbereit|schulung|format|gesamt|komplett|alles|zusammen|insg|online|material|günstig|intensiv|median|mittler|course|total|altogether|everything|all in|prep|cheap/i;

/** Without the space in front of a next sentence. */
const trimmed = (said: Sentence): Sentence =>
  said.map((part, at) => (at === said.length - 1 && typeof part === 'string' ? part.trimEnd() : part));

/** The amounts that were asked for; the fee that nobody knows stands in the sentence on the total. */
function partsFirst(values: ExamRead, asked: readonly Part[], { say, intent }: Speaking): Sentence {
  const { fee, ihk } = values;
  if (intent.whether && asked.includes('known') && asked.includes('fee') && fee) {
    const amount = strong(money(fee.min, fee.max));
    return say({
      de: sentence`${strong('Ja')}, die Prüfungsgebühr beträgt ${amount}. `,
      en: sentence`${strong('Yes')}, the examination fee is ${amount}. `,
    });
  }
  const said = amounts.flatMap((part): Sentence[] => {
    const amount = asked.includes(part) ? moneyRange(values[part]) : undefined;
    if (!amount) return [];
    const isOfChamber = part === 'fee' || (part === 'retake' && !asked.includes('fee'));
    const by = isOfChamber && ihk !== undefined ? [' (', text(ihk), ')'] : [];
    return [[`${say(examFields[part].label)} `, strong(amount), ...by]];
  });
  const [first = '', ...others] = joined(said, ', ');
  return said.length > 0 && typeof first === 'string'
    ? [first.charAt(0).toUpperCase() + first.slice(1), ...others, '. ']
    : [];
}

export const amounts = ['fee', 'course', 'material', 'retake'] as const;

/** Never a zero, and never a sum that the service did not make. */
function noTotal(
  { values, isFeeUnknown }: Exam,
  asked: readonly Part[],
  { say, intent }: Speaking,
): Sentence {
  const title = strong(say({ de: 'Kein Gesamtpreis:', en: 'No total:' }));
  const parts = knownParts(values, say);
  const known = parts.length > 0 ? [say({ de: ' Bekannt: ', en: ' Known: ' }), ...parts, '.'] : [];
  if (!isFeeUnknown && values.fee !== undefined) {
    const only = say({
      de: ' der Dienst nennt nur Teile davon.',
      en: ' the service states only parts of it.',
    });
    return [title, only, ...known];
  }
  const isFeeAsked = asked.includes('fee') && !asked.includes('known');
  if (isFeeAsked) return feeUnknown(values, say);
  const whose = values.ihk ? [say({ de: ' der ', en: ' of ' }), text(values.ihk)] : [];
  const isVerdict = intent.whether && asked.includes('known') && asked.includes('fee');
  const no = [strong(say({ de: 'Nein', en: 'No' })), ','];
  const subtotal = values.subtotal && strong(money(values.subtotal.min, values.subtotal.max));
  return [
    ...(isVerdict ? no : [title]),
    say({ de: ' die Prüfungsgebühr', en: ' the examination fee' }),
    ...whose,
    say({ de: ' ist nicht bestätigt', en: ' is not confirmed' }),
    ...usually(values, ' (', say),
    values.usualFee ? ').' : '.',
    ...(subtotal
      ? say({
          de: sentence` Kurs und Material zusammen ${subtotal}.`,
          en: sentence` Course and material together ${subtotal}.`,
        })
      : known),
  ];
}

/** „Die Prüfungsgebühr der IHK Dresden ist nicht bestätigt; üblich sind 130 bis 200 €.“ */
function feeUnknown({ ihk, usualFee }: ExamRead, say: Call['say']): Sentence {
  const whose = ihk ? [say({ de: ' der ', en: ' of ' }), text(ihk)] : [];
  return [
    say({ de: 'Die Prüfungsgebühr', en: 'The examination fee' }),
    ...whose,
    ...say({
      de: sentence` ist ${strong('nicht bestätigt')}`,
      en: sentence` is ${strong('not confirmed')}`,
    }),
    ...usually({ usualFee }, '; ', say),
    '.',
  ];
}

/** „üblich sind 130 bis 200 €“ */
function usually({ usualFee }: Pick<ExamRead, 'usualFee'>, before: string, say: Call['say']): Sentence {
  if (!usualFee) return [];
  const usual = money(usualFee.min, usualFee.max);
  return [before, ...say({ de: sentence`üblich sind ${usual}`, en: sentence`${usual} is usual` })];
}

const partNames = {
  fee: { de: 'Prüfungsgebühr ', en: 'examination fee ' },
  course: { de: 'Kurs ', en: 'course ' },
  material: { de: 'Lernmaterial ', en: 'learning material ' },
};

const knownParts = (values: ExamRead, say: Call['say']): Sentence =>
  joined(
    (['fee', 'course', 'material'] as const).flatMap((part) => {
      const amount = moneyRange(values[part]);
      return amount ? [[say(partNames[part]), amount]] : [];
    }),
    ', ',
  );
