// „Warum ist das billiger?“: which parts of the figure make the difference between two cases; a reason the service does not say.
import {
  type Cell,
  type Document,
  inLanguage,
  joined,
  type Sentence,
  sentence,
  strong,
  type Table,
  text,
} from '../../document/index.ts';
import { formatCell } from '../../render/value.ts';
import { directionIn, wordsOf } from './direction.ts';

const why = /\b(?:warum|wieso|weshalb|woran liegt|woher kommt|why|how come)\b/;
const apart = /\b(?:unterschied\w*|verschieden|anders|auseinander|abweich\w*|differ\w*)\b/;

/** „Warum ist das so unterschiedlich?“; a bare „warum?“ says nothing of a difference. Pure. */
export function asksWhyApart(question: string): boolean {
  const plain = wordsOf(question);
  return why.test(plain) && (apart.test(plain) || directionIn(plain) !== undefined);
}

/** Whether a comparison is to be explained. Pure. */
export const asksWhy = (question: string): boolean => why.test(wordsOf(question));

type Money = Extract<Cell, { readonly kind: 'money' }>;
interface Part {
  readonly label: Cell;
  readonly first: Money;
  readonly second: Money;
}

const middle = ({ min, max }: Money) => (min + max) / 2;
const apartBy = ({ first, second }: Part) => middle(first) - middle(second);

/** Parts smaller than this share of the whole difference explain nothing; so much of it is explained well enough. */
const [leastShare, wellEnough] = [0.1, 0.95];
const mostParts = 3;

/**
 * The comparison of two cases with the parts of its figure first, the largest difference first, in the order of the first
 * line: the one that was asked for, in place of the other. Where no part is stated, that the service gives no reason. Pure.
 */
export function withReason(compared: Document, figures: readonly Cell[], question: string): Document {
  const { lang, headline, tables = [] } = compared;
  const say = inLanguage(lang);
  const [first, second] = figures;
  const whole = first?.kind === 'money' && second?.kind === 'money' ? middle(first) - middle(second) : 0;
  const isLess = directionIn(wordsOf(question))?.isLess ?? true;
  const isSwapped = whole > 0 === isLess;
  const parts = partsOf(whole, tables, figures);
  if (parts.length === 0) {
    const none = say({
      de: sentence`${strong('Einen Grund nennt der Dienst nicht')}. `,
      en: sentence`${strong('The service gives no reason')}. `,
    });
    return { ...compared, headline: [...none, ...headline] };
  }
  const told = joined(
    parts.map(({ label, first, second }): Sentence => {
      const [one, other] = isSwapped ? [second, first] : [first, second];
      const instead = say({ de: ' statt ', en: ' instead of ' });
      return [text(formatCell(label, lang)), ' ', one, instead, other];
    }),
    ', ',
  );
  const lead = say({
    de: sentence`${strong('Der Unterschied liegt hier:')} `,
    en: sentence`${strong('This makes the difference:')} `,
  });
  return { ...compared, headline: [...lead, ...told, '. ', ...headline] };
}

/**
 * All rows that are seen, where their differences are just that of the whole; else those that go the same way, until they
 * explain it: a net amount beside the gross one comes too late for that.
 */
function partsOf(whole: number, tables: readonly Table[], figures: readonly Cell[]): readonly Part[] {
  const partsIn = (some: readonly Table[]) =>
    some
      .flatMap(amountsIn)
      .filter((part) => !isWhole(part, figures))
      .toSorted((a, b) => Math.abs(apartBy(b)) - Math.abs(apartBy(a)));
  const seen = partsIn(tables.filter(({ folded }) => !folded));
  const sum = seen.reduce((all, part) => all + apartBy(part), 0);
  if (seen.length <= mostParts && whole !== 0 && Math.abs(sum - whole) < 1) return seen;
  const parts: Part[] = [];
  let explained = 0;
  for (const part of partsIn(tables)) {
    const share = apartBy(part) / whole;
    const isTooMuch = share < leastShare || explained + share > 1.01;
    if (explained >= wellEnough || isTooMuch || parts.length === mostParts) continue;
    parts.push(part);
    explained += share;
  }
  return parts;
}

/** Rows of two cases that both have an amount, and not the same one. */
const amountsIn = ({ columns, rows }: Table): readonly Part[] =>
  columns.length !== 3
    ? []
    : rows.flatMap(([label, first, second]) =>
        label && first?.kind === 'money' && second?.kind === 'money' && middle(first) !== middle(second)
          ? [{ label, first, second }]
          : [],
      );

/** The compared figure itself, rounded or not. */
const isWhole = ({ first, second }: Part, [one, other]: readonly Cell[]): boolean =>
  one?.kind === 'money' &&
  other?.kind === 'money' &&
  Math.abs(middle(first) - middle(one)) < 1 &&
  Math.abs(middle(second) - middle(other)) < 1;
