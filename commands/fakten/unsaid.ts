// What the service does not say, by the name of just that; and what it says of the fee or of the time of the matter as a whole.
import { both, type PointNeed, type Sentence, type Text, type Wanted } from '../../src/kit/index.ts';
import type { Reading } from './lines.ts';
import { daysCell, feeWithWords } from './sheet.ts';

const wantedUnsaid: Readonly<Record<Wanted, Text>> = {
  age: { de: 'Ein Mindestalter nennt der Dienst nicht.', en: 'The service states no minimum age.' },
  validity: both`Ein Ablaufdatum oder eine Gültigkeitsdauer nennt der Dienst nicht.
    The service states no date of expiry and no span of validity.`,
  deadline: both`Eine Frist dafür nennt der Dienst nicht.
    The service states no deadline for that.`,
  span: { de: 'Einen Zeitraum dafür nennt der Dienst nicht.', en: 'The service states no span for that.' },
  lead: { de: 'Ab wann das geht, nennt der Dienst nicht.', en: 'The service does not say from when on.' },
};

const needUnsaid: Readonly<Partial<Record<PointNeed, Text>>> = {
  age: wantedUnsaid.age,
  time: { de: 'Eine Zeit dafür nennt der Dienst nicht.', en: 'The service states no time for that.' },
  money: { de: 'Einen Betrag dafür nennt der Dienst nicht.', en: 'The service states no amount for that.' },
  percent: { de: 'Einen Wert dafür nennt der Dienst nicht.', en: 'The service states no figure for that.' },
  measure: { de: 'Einen Wert dafür nennt der Dienst nicht.', en: 'The service states no figure for that.' },
};

const otherUnsaid: Text = both`Ausdrücklich sagt der Dienst das nicht.
  The service does not say that in so many words.`;

/** „**Eine Frist dafür nennt der Dienst nicht.** Auskunft gibt: Gesundheitsamt.“ */
export function unsaidLine(reading: Reading): Sentence | undefined {
  const { point, sheet, call } = reading;
  const { wants } = point.asked;
  const unsaid = wants ? wantedUnsaid[wants] : ((point.need && needUnsaid[point.need]) ?? otherUnsaid);
  const near = nearLine(reading);
  const hasFigure = near !== undefined && /\d|frei/.test(JSON.stringify(near));
  // Who hears a figure right behind it has no use for being told that there is none, unless that is known.
  if (near && hasFigure && call.answeredBy === undefined) return near;
  return call.say`**${unsaid}**[ ${near}][ Auskunft gibt: ${sheet.authority}.]
    **${unsaid}**[ ${near}][ Who can tell: ${sheet.authority}.]`;
}

/** The fee, or the time, of the matter as a whole, called so: where no part is named, it may be meant. Nothing of it stands out. */
function nearLine({ point, sheet, call }: Reading): Sentence | undefined {
  const { asked, need } = point;
  if (asked.wants !== undefined || asked.head !== undefined) return undefined;
  const isOfFee = need === 'money' && !asked.isGain;
  const { say } = call;
  const [fee, cost] = isOfFee ? [feeWithWords(sheet, call), sheet.cost] : [];
  const days = need === 'time' ? daysCell(sheet, call) : undefined;
  return (
    say`Zur Gebühr sagt der Dienst nur: ${fee}.\nOn the fee the service says only: ${fee}.` ??
    say`Zu den Kosten sagt der Dienst nur: ${cost}.\nOn the cost the service says only: ${cost}.` ??
    say`Zur Dauer sagt der Dienst nur: ${days}.\nOn the time needed the service says only: ${days}.`
  );
}
