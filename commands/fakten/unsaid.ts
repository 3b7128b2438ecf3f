// What the service does not say, by the name of just that; then the nearest that it says. No figure of it stands out.
import {
  type Asked,
  type Call,
  type Cell,
  clauseFor,
  hasNeed,
  hasWord,
  type Need,
  partOf,
  type Sentence,
  sentencesIn,
  strong,
  text,
  type Text,
  withKin,
  type Wanted,
} from '../../src/kit/index.ts';
import type { TopicSheet } from './sheet.ts';

type Speaking = Pick<Call, 'lang' | 'say' | 'question'>;

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

/** A figure with the unit of a measure. */
export const measure = /\d\s?(?:km|kWp?|W|VA|g|ccm|m|Liter)\b/;
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

/** So many of the question's own words make a sentence one on it. */
const tellingWords = 2;

/** „**Eine Frist dafür nennt der Dienst nicht.** Auskunft gibt: Gesundheitsamt.“ */
export function unsaidLine(
  asked: Asked,
  need: Need | undefined,
  clauses: readonly string[],
  sheet: TopicSheet,
  { lang, say, question }: Speaking,
): Sentence {
  const { summary = '', authority } = sheet;
  const near = lang === 'de' ? nearest(asked, need, sentencesIn(summary), question) : undefined;
  const ofMatter = ofTheMatter(asked, need, sheet, { lang, say });
  return [
    // Who hears an amount right behind it has no use for being told that there is none.
    ...(ofMatter.hasFigure ? [] : [strong(say(unsaidOf(asked, need, clauses)))]),
    ...(ofMatter.says.length > 0 && !ofMatter.hasFigure ? [' '] : []),
    ...ofMatter.says,
    ...(near === undefined || ofMatter.hasFigure ? [] : [' ', text(near), /[.!?]$/.test(near) ? '' : '.']),
    ...whoKnows(authority, say),
  ];
}

/** What the service says of the fee or of the time of the matter as a whole, called so: where no part is named, it may be meant. */
function ofTheMatter(
  { wants, isGain, head, isOnMatter }: Asked,
  need: Need | undefined,
  { feeText, daysText }: TopicSheet,
  { lang, say }: Pick<Speaking, 'lang' | 'say'>,
): { readonly says: Sentence; readonly hasFigure: boolean } {
  const none = { says: [], hasFigure: false };
  if (lang === 'en' || wants !== undefined || head !== undefined) return none;
  const ofFee = need === 'money' && !isGain ? feeText : undefined;
  const said = ofFee ?? (need === 'time' ? daysText : undefined);
  if (said === undefined || need === undefined) return none;
  // Of a lawyer's price the fee is none.
  const only = isOnMatter && hasNeed(said, need);
  const of =
    ofFee === undefined
      ? { de: 'Zur Dauer', en: 'On the time needed' }
      : { de: 'Zur Gebühr', en: 'On the fee' };
  const says = say({
    de: `${of.de} sagt der Dienst${only ? ' nur' : ''}: `,
    en: `${of.en} the service ${only ? 'only says' : 'says'}: `,
  });
  return { says: [says, text(said), '.'], hasFigure: only };
}

/** The matter can be done online, or not; whether a step of it can, is not said. */
export const notOnline = ({ authority }: TopicSheet, { say }: Speaking): Sentence => [
  strong(
    say({
      de: 'Ob das online geht, nennt der Dienst nicht.',
      en: 'The service does not say whether that can be done online.',
    }),
  ),
  ...whoKnows(authority, say),
];

const whoKnows = (authority: Cell | undefined, say: Call['say']): Sentence =>
  authority === undefined ? [] : [say({ de: ' Auskunft gibt: ', en: ' Who can tell: ' }), authority, '.'];

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

/** A sentence on just that, without what was asked for: another time or another amount only misleads. */
function nearest(
  asked: Asked,
  need: Need | undefined,
  sentences: readonly string[],
  question: string,
): string | undefined {
  const { head, core } = asked;
  const others = sentences.filter((one) => need === undefined || !hasNeed(one, need));
  const isOn = (one: string) => {
    const shared = core.filter((term) => hasWord(one, [term], 'de')).length;
    const hasHead = head !== undefined && hasWord(one, [head], 'de');
    return hasHead || (shared >= tellingWords && shared * 3 >= core.length * 2);
  };
  const isOnWithout = need === undefined && /\bohne\b/i.test(question);
  const onRequirement = { ...asked, hints: [], head: undefined, terms: [...withKin(core), ...requirements] };
  const found =
    others.find(isOn) ?? (isOnWithout ? clauseFor(onRequirement, others, 'de', undefined) : undefined);
  if (found === undefined) return undefined;
  const terms = [...withKin(core), ...requirements];
  return capital(partOf(found, undefined, { ...asked, terms, hints: [] }, { lang: 'de', states: [] }));
}

const capital = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);
