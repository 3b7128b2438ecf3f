// The first line on the price of an examination: the parts that were asked for; else the total with its parts, or that there
// is none and why.
import {
  begun,
  type Call,
  moneyRange,
  readAsked,
  type Sentence,
  type Speaking,
  type Text,
  textCell,
  together,
} from '../../src/kit/index.ts';
import { examFields, type Exam, type ExamRead } from './fields.ts';
import type { Part } from './words.ts';

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
  if (first && isTold && !readAsked(call.question, [], call.lang).isSum) return first;
  const [sum, known] = [moneyRange(values.total), knownParts(values, say)];
  const total = say`**${sum}** für die ${what.de}[: ${known}].\n**${sum}** for the ${what.en}[: ${known}].`;
  const open = isPartial || isFeeUnknown ? noTotal(exam, parts, call) : undefined;
  return together([first, total ?? open], ' ');
}

/** All that is to be paid is asked for, and nothing was said of the course: „nicht den teuren“ says something. */
export const isOpenCourse = (asked: readonly Part[], call: Speaking): boolean =>
  asked.length === 0 && !isOnExamAlone(call) && !notThat.test(call.question.slice(0, 500));
const notThat =
  /(?<!\p{L})(?:nicht|kein\p{L}*|ohne|not|no|without)(?!\p{L})[^.?!]{0,20}(?:günstig|billig|teuer|teure|intensiv|cheap|expensive|kurs|course)/iu;

/** „34a-Prüfung in Bielefeld, was kostet die?“: no course was spoken of, nor all that is to be paid. */
function isOnExamAlone({ intent, question }: Speaking): boolean {
  const said = question.slice(0, 500);
  return intent.aspects.includes('cost') && ofExam.test(said) && !ofMore.test(said);
}

const ofExam = /prüfung(?!s)|\bexam(?:ination)?\b/i;
const ofMore =
  /kurs|lehrgang|vorbereit|schulung|format|gesamt|komplett|alles|zusammen|insg|online|material|günstig|intensiv|median|mittler|course|total|altogether|everything|all in|prep|cheap/i;

/** The amounts that were asked for; the fee that nobody knows stands in the sentence on the total. */
function partsFirst(values: ExamRead, asked: readonly Part[], { say, intent }: Speaking) {
  const ihk = textCell(values.ihk);
  const fee = moneyRange(values.fee);
  if (intent.whether && asked.includes('known') && asked.includes('fee') && fee)
    return say`**Ja**, die Prüfungsgebühr beträgt **${fee}**.\n**Yes**, the examination fee is **${fee}**.`;
  const said = amounts.map((part) => {
    const amount = asked.includes(part) && moneyRange(values[part]);
    const isOfChamber = part === 'fee' || (part === 'retake' && !asked.includes('fee'));
    return say`${examFields[part].label} **${amount}**[ (${isOfChamber && ihk})]`;
  });
  const all = together(said, ', ');
  return all && [...begun(all), '.'];
}

export const amounts = ['fee', 'course', 'material', 'retake'] as const;

/** Never a zero, and never a sum that the service did not make. */
function noTotal(
  { values, isFeeUnknown }: Exam,
  asked: readonly Part[],
  { say, intent }: Speaking,
): Sentence | undefined {
  const parts = knownParts(values, say);
  const known = say`Bekannt: ${parts}.\nKnown: ${parts}.`;
  if (!isFeeUnknown && values.fee !== undefined)
    return say`**Kein Gesamtpreis:** der Dienst nennt nur Teile davon.[ ${known}]
      **No total:** the service states only parts of it.[ ${known}]`;
  const chamber = textCell(values.ihk);
  const usual = moneyRange(values.usualFee);
  const isFeeAsked = asked.includes('fee') && !asked.includes('known');
  // „Die Prüfungsgebühr der IHK Dresden ist nicht bestätigt; üblich sind 130 bis 200 €.“
  if (isFeeAsked)
    return say`Die Prüfungsgebühr[ der ${chamber}] ist **nicht bestätigt**[; üblich sind ${usual}].
      The examination fee[ of ${chamber}] is **not confirmed**[; ${usual} is usual].`;
  const isVerdict = intent.whether && asked.includes('known') && asked.includes('fee');
  const opening = isVerdict ? say`**Nein**,\n**No**,` : say`**Kein Gesamtpreis:**\n**No total:**`;
  const subtotal = moneyRange(values.subtotal);
  const rest =
    say`Kurs und Material zusammen **${subtotal}**.\nCourse and material together **${subtotal}**.` ?? known;
  return say`${opening} die Prüfungsgebühr[ der ${chamber}] ist nicht bestätigt[ (üblich sind ${usual})].[ ${rest}]
    ${opening} the examination fee[ of ${chamber}] is not confirmed[ (${usual} is usual)].[ ${rest}]`;
}

/** „Prüfungsgebühr 150 €, Kurs 300 bis 500 €“ */
function knownParts(values: ExamRead, say: Call['say']): Sentence | undefined {
  const [fee, course, material] = [values.fee, values.course, values.material].map(moneyRange);
  const known = [
    say`Prüfungsgebühr ${fee}\nexamination fee ${fee}`,
    say`Kurs ${course}\ncourse ${course}`,
    say`Lernmaterial ${material}\nlearning material ${material}`,
  ];
  return together(known, ', ');
}
