// Which of two things a question wants: the cheaper, the faster, the one with more; and what that is called.
import type { Text } from '../../document/index.ts';
import { readWords } from '../../kit/index.ts';

/** Which of them is asked for, and how that is called. */
export interface Direction {
  readonly isLess: boolean;
  readonly says: Text;
  readonly most: Text;
}

const less = { isLess: true, most: { de: 'am wenigsten', en: 'least' } } as const;
const more = { isLess: false, most: { de: 'am meisten', en: 'most' } } as const;

/** Words plainly written, with spaces between them. */
const directions: readonly (Direction & { readonly sign: RegExp })[] = [
  { ...less, sign: /\bbillig(?:er|ste)/, says: { de: 'billiger', en: 'cheaper' } },
  {
    ...less,
    sign: /\b(?:guenstig|preiswert)(?:er|ste)|\bcheap(?:er|est)/,
    says: { de: 'günstiger', en: 'cheaper' },
  },
  // Whoever must apply earlier waits for longer.
  {
    ...more,
    sign: /\b(?:frueher|eher|zuerst|earlier|first)\b.*\b(?:be)?(?:antrag|apply)/,
    says: { de: 'früher zu beantragen', en: 'to be applied for earlier' },
    most: { de: 'am frühesten zu beantragen', en: 'to be applied for first' },
  },
  {
    ...less,
    sign: /\bschnell(?:er|ste)|\b(?:fast|quick|soon)(?:er|est)/,
    says: { de: 'schneller', en: 'faster' },
    most: { de: 'am schnellsten', en: 'fastest' },
  },
  {
    ...less,
    sign: /\bkuerz(?:er|este)|\bshort(?:er|est)/,
    says: { de: 'kürzer', en: 'shorter' },
    most: { de: 'am kürzesten', en: 'shortest' },
  },
  {
    ...more,
    sign: /\bteu(?:rer|erer|erste)|\b(?:dearer|dearest|more expensive|most expensive)/,
    says: { de: 'teurer', en: 'more expensive' },
  },
  {
    ...more,
    sign: /\b(?:laeng(?:er|ste)|langsam(?:er|ste))|\b(?:long|slow)(?:er|est)/,
    says: { de: 'länger', en: 'longer' },
    most: { de: 'am längsten', en: 'longest' },
  },
  {
    ...less,
    sign: /\b(?:weniger|wenigste|niedrig(?:er|ste)|gering(?:er|ste)|less|least|low(?:er|est))/,
    says: { de: 'weniger', en: 'less' },
  },
  {
    ...more,
    sign: /\b(?:mehr\b|meiste|hoeher|hoechste|more\b|most\b|high(?:er|est))/,
    says: { de: 'mehr', en: 'more' },
  },
];
export const undirected: Direction = { ...less, says: { de: 'weniger', en: 'less' } };

export const shorter: Direction = { ...less, says: { de: 'kürzer', en: 'shorter' } };

/** Of what one gets, more is better. */
export const most: Direction = { ...more, says: { de: 'mehr', en: 'more' } };

/** The words of a question, plainly written, with spaces between them. */
export const wordsOf = (question: string) =>
  readWords(question)
    .map(({ plain }) => plain)
    .join(' ');
/** The first of them that is said. */
export const directionIn = (said: string): Direction | undefined =>
  directions.find(({ sign }) => sign.test(said));

/** „Wo gibt es mehr?“ asks for what one gets; „länger“ and „schneller“ for a time. */
export const wantsMore = (question: string): boolean => {
  const said = wordsOf(question);
  return directionIn(said)?.says.de === most.says.de && !aboutTime.test(said);
};

const aboutTime = /\b(?:jahre?n?|monate?n?|tage?n?|zeit|lange|dauer\w*|years?|months?|days?|time|long)\b/;
