// What the service does not say, by the name of just that; then the nearest that it says. No figure of it stands out.
import {
  type Asked,
  type Call,
  clauseFor,
  hasNeed,
  isGerman,
  type Need,
  partOf,
  type Sentence,
  sentencesIn,
  strong,
  text,
  type Text,
  unstressed,
  type Wanted,
} from '../../src/kit/index.ts';
import { feeCell, feeSaid, type TopicSheet } from './sheet.ts';

type Speaking = Pick<Call, 'lang' | 'say' | 'intent' | 'question'>;

const wantedUnsaid: Readonly<Record<Wanted, Text>> = {
  age: { de: 'Ein Mindestalter nennt der Dienst nicht.', en: 'The service states no minimum age.' },
  validity: {
    de: 'Ein Ablaufdatum oder eine Gültigkeitsdauer nennt der Dienst nicht.',
    en: 'The service states no date of expiry and no span of validity.',
  },
  deadline: {
    de: 'Eine Frist dafür nennt der Dienst nicht.',
    en: 'The service states no deadline for that.',
  },
  span: { de: 'Einen Zeitraum dafür nennt der Dienst nicht.', en: 'The service states no span for that.' },
  lead: { de: 'Ab wann das geht, nennt der Dienst nicht.', en: 'The service does not say from when on.' },
};

const needUnsaid: Readonly<Record<Need, Text>> = {
  age: wantedUnsaid.age,
  time: { de: 'Eine Zeit dafür nennt der Dienst nicht.', en: 'The service states no time for that.' },
  money: { de: 'Einen Betrag dafür nennt der Dienst nicht.', en: 'The service states no amount for that.' },
};

const otherUnsaid: Text = {
  de: 'Ausdrücklich sagt der Dienst das nicht.',
  en: 'The service does not say that in so many words.',
};

const measure = /\d\s?(?:km|kWp?|W|VA|g|ccm|m|Liter)\b/;
const limitUnsaid: Text = {
  de: 'Eine Grenze in Zahlen nennt der Dienst dafür nicht.',
  en: 'The service states no limit for that.',
};

const measureUnsaid: Text = {
  de: 'Einen Wert dafür nennt der Dienst nicht.',
  en: 'The service states no figure for that.',
};

/** Words of sentences on who may, and on what is needed for it. */
const requirements = ['voraussetz', 'zulassungsvoraussetz', 'zugelass', 'pflicht'];

/** „**Eine Frist dafür nennt der Dienst nicht.** Öfen müssen …“ */
export function unsaidLine(
  asked: Asked,
  need: Need | undefined,
  clauses: readonly string[],
  sheet: TopicSheet,
  call: Speaking,
): Sentence {
  return [strong(call.say(unsaidOf(asked, need, clauses))), ...nearest(asked, need, clauses, sheet, call)];
}

function unsaidOf(
  { wants, asksMeasure, isMeasured }: Asked,
  need: Need | undefined,
  clauses: readonly string[],
): Text {
  if (wants) return wantedUnsaid[wants];
  if (asksMeasure) return measureUnsaid;
  if (need) return needUnsaid[need];
  return isMeasured && !clauses.some((clause) => measure.test(clause)) ? limitUnsaid : otherUnsaid;
}

function nearest(
  asked: Asked,
  need: Need | undefined,
  clauses: readonly string[],
  sheet: TopicSheet,
  { lang, say, intent, question }: Speaking,
): Sentence {
  const sentences = sheet.summary === undefined ? [] : sentencesIn(sheet.summary);
  const bare = { ...asked, hints: [], head: undefined };
  // Another time than the one that was asked for only misleads.
  const isOther = (clause: string) => need !== undefined && hasNeed(clause, need);
  const others = clauses.filter((clause) => !isOther(clause));
  const whole = sentences.filter((clause) => !isOther(clause));
  const isOnDuty = need === undefined && (intent.aspect === 'duty' || /\b(?:ohne|without)\b/i.test(question));
  const onRequirement = { ...bare, terms: isOnDuty ? requirements : [] };
  const found =
    clauseFor(bare, whole, lang, undefined) ??
    clauseFor(onRequirement, whole, lang, undefined) ??
    (need === undefined ? undefined : clauseFor(bare, others, lang, undefined));
  if (found !== undefined)
    return quoted(
      partOf(
        found,
        undefined,
        { ...bare, terms: [...bare.terms, ...onRequirement.terms] },
        { lang, states: [] },
      ),
      lang,
    );
  const fee =
    need === 'money' && !asked.isGain && sheet.fee.max !== 0 && feeCell(sheet.fee, say) !== undefined
      ? feeSaid(sheet, { lang, say })
      : undefined;
  if (fee !== undefined) return [say({ de: ' Im Allgemeinen: ', en: ' In general: ' }), ...unstressed(fee)];
  const [first] = sentences;
  return first === undefined ? [] : quoted(first, lang);
}

function quoted(said: string, lang: Call['lang']): Sentence {
  const german = lang === 'en' && isGerman(said) ? ' What it says, in German: ' : ' ';
  return [german, text(said.charAt(0).toUpperCase() + said.slice(1)), /[.!?]$/.test(said) ? '' : '.'];
}
