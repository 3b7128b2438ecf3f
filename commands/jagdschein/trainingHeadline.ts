// The first line on training and examination in one state: what was asked for, then the fee.
import {
  type Call,
  count,
  joined,
  moneyRange,
  type Sentence,
  sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import type { Point } from './points.ts';
import type { Ages, Exam, Training } from './readState.ts';
import { exampleBehind } from './stateRows.ts';
import {
  ageSentence,
  coursesSentence,
  dutySentence,
  hoursSentence,
  retakeSentence,
} from './trainingPoints.ts';

export interface AskedTraining {
  readonly state: string;
  readonly point: Point | 'renewal' | undefined;
}

interface Known {
  readonly exam: Exam;
  readonly training: Training;
  readonly ages: Ages;
}

/** Undefined where the service states neither what was asked for nor the fee. */
export function trainingHeadline(
  known: Known,
  { state, point }: AskedTraining,
  call: Call,
): Sentence | undefined {
  const first = firstOn(point, known, state, call);
  const fee = feeSentence(known, state, call, first === undefined);
  const sentences = [first, fee].filter((one) => one !== undefined);
  return sentences.length > 0 ? [...joined(sentences, '. '), '.'] : undefined;
}

function firstOn(
  point: AskedTraining['point'],
  { training, ages }: Known,
  state: string,
  { say, intent }: Call,
): Sentence | undefined {
  switch (point) {
    case 'retake':
      return retakeSentence(state, say);
    case 'hours':
      return hoursSentence(training, state, say);
    case 'mandatory':
      return dutySentence(training, state, intent.whether, say);
    case 'age':
      return ageSentence(ages, say);
    default:
      return intent.aspect === 'duration' ? coursesSentence(training, say) : undefined;
  }
}

function feeSentence(
  { exam: { fee, isUnsure, parts }, training: { weeks, months } }: Known,
  state: string,
  { say }: Call,
  isWhole: boolean,
): Sentence | undefined {
  const amount = moneyRange(fee);
  if (!amount) return undefined;
  const courses: readonly Sentence[] = [
    ...(weeks && isWhole
      ? [[say({ de: 'Intensivkurs ', en: 'intensive course ' }), count(weeks.min, weeks.max, 'week')]]
      : []),
    ...(months && isWhole
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
  ];
}
