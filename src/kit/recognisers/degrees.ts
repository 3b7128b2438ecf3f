// Words that compare: of two things the cheaper or the faster, of many the first and the last, and what that is called.
import type { Text } from '../../document/index.ts';
import { plainWords, type Word } from './words.ts';

/** One end of a scale. */
interface End {
  readonly isLess: boolean;
  /** Of which figures, where a question names none. */
  readonly of: 'money' | 'count';
  /** What the first of many is called, and the last. */
  readonly first: Text;
  readonly last: Text;
}

/** What a question wants of the things that it compares. */
export interface Degree extends End {
  /** Of two things. */
  readonly says: Text;
}

function endsOf(of: End['of'], least: Text, most: Text): { readonly less: End; readonly more: End } {
  return {
    less: { isLess: true, of, first: least, last: most },
    more: { isLess: false, of, first: most, last: least },
  };
}
const times = endsOf('count', { de: 'am kürzesten', en: 'shortest' }, { de: 'am längsten', en: 'longest' });
const prices = endsOf(
  'money',
  { de: 'am günstigsten', en: 'cheapest' },
  { de: 'am teuersten', en: 'most expensive' },
);
const amounts = endsOf('money', { de: 'am wenigsten', en: 'lowest' }, { de: 'am meisten', en: 'highest' });
const begins = endsOf(
  'count',
  { de: 'am spätesten zu beantragen', en: 'to be applied for last' },
  { de: 'am frühesten zu beantragen', en: 'to be applied for first' },
);

/**
 * What is wanted, how it is called of two, and the words for it of two and of many: plainly written, with spaces between them.
 * The first that is said decides. A German word for the first of many may be the end of a longer one, „preisgünstigste“.
 */
const words: readonly (readonly [End, string, string, string, string])[] = [
  [times.less, 'schneller', 'faster', '(?:schnell|fast|quick|soon)er', 'schnellste|fastest|quickest'],
  [times.less, 'kürzer', 'shorter', '(?:kuerz|short)er', 'kuerzeste|shortest'],
  [times.more, 'länger', 'longer', '(?:laeng|langsam|long|slow)er', '(?:laeng|langsam)ste|(?:long|slow)est'],
  // Whoever must apply earlier waits for longer.
  [
    begins.more,
    'früher zu beantragen',
    'to be applied for earlier',
    '(?:frueher|eher|zuerst|earlier|first) .*(?:antrag|apply)',
    'frueheste.*antrag',
  ],
  [prices.less, 'billiger', 'cheaper', 'billiger', 'billigste'],
  [
    prices.less,
    'günstiger',
    'cheaper',
    '(?:guenstig|preiswert|cheap)er',
    '(?:guenstig|werte?)ste|cheapest|least expensive',
  ],
  [
    prices.more,
    'teurer',
    'more expensive',
    'teue?rer|dearer|more expensive',
    'teuerste|dearest|most expensive',
  ],
  [
    amounts.less,
    'weniger',
    'less',
    '(?:wenig|niedrig|gering|low)er|less',
    String.raw`(?:niedrig|wenig|gering)ste|\blowest|\bthe least`,
  ],
  [
    amounts.more,
    'mehr',
    'more',
    'mehr|more|(?:hoeh|high)er',
    // „was die meisten nehmen“ is what people do.
    String.raw`hoechste|meiste(?!r|n (?:nehmen|machen|tun|waehlen|leute|menschen))|\bhighest|\bmost|\bmaximum an|\bdas maximum`,
  ],
];
const degrees = words.map(([end, de, en, two, many]) => ({
  ...end,
  says: { de, en },
  two: new RegExp(String.raw`\b(?:${two})(?:e[nrs]?)?\b`),
  // „wenigstens“ and „at most“ rank nothing.
  many: new RegExp(String.raw`(?<!\bat )(?:${many})[nrms]?\b`),
}));

/** Where a question does not say which it wants. */
export const shorter: Degree = { ...times.less, says: { de: 'kürzer', en: 'shorter' } };
export const less: Degree = { ...amounts.less, says: { de: 'weniger', en: 'less' } };
export const more: Degree = { ...amounts.more, says: { de: 'mehr', en: 'more' } };

/** Which of two things a question wants. Pure. */
export function degreeIn(question: string): Degree | undefined {
  const said = plainWords(question).join(' ');
  return degrees.find(({ two, many }) => two.test(said) || many.test(said));
}

/** Which of many things it wants; undefined where it ranks nothing. Pure. */
export function orderIn(question: string): Degree | undefined {
  const said = plainWords(question).join(' ');
  return degrees.find(({ many }) => many.test(said));
}

/** „Wo gibt es mehr?“ asks for what one gets; „länger“, „mehr Tage“ for a time. Pure. */
export const wantsMore = (question: string): boolean =>
  degreeIn(question)?.first === more.first &&
  !plainWords(question).some((plain) =>
    /^(?:jahre?n?|monate?n?|tage?n?|zeit|lange|dauer\w*|years?|months?|days?|time|long)$/.test(plain),
  );

/** „am preiswertesten“: the first or the last of many. Pure. */
export const asksForMost = (question: string): boolean => orderIn(question) !== undefined;

/** „Und Schlusslicht ist wer?“, „und am anderen Ende?“: the last of those that were ranked before. Pure. */
export const asksForOtherEnd = (question: string): boolean => otherEnd.test(plainWords(question).join(' '));
const otherEnd =
  /\b(?:schlusslicht\w*|(?:anderen|other) (?:ende?|end)|ganz (?:unten|hinten)|letzte[rn]? (?:platz|stelle)|last place|bottom)\b/;

/** „Wo ist es am günstigsten?“, „teurer als“, „größer“: it compares, and names no value. Pure. */
export const isDegree = ({ plain }: Pick<Word, 'plain'>): boolean =>
  degrees.some(({ many }) => many.test(plain)) || inDegree.test(plain);
const inDegree =
  /^(?:guenstig|billig|teuer|teur|schnell|lang|laeng|kurz|kuerz|hoch|hoech|niedrig|wenig|viel|mehr|gross|groess|klein|cheap|fast|low|high|long|short)(?:er(?:e[nrs]?)?|e?st(?:e[nrs]?)?)$/;
