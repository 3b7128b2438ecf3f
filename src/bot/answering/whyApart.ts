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
import { degreeIn, plainWords } from '../../kit/index.ts';
import { formatCell } from '../../render/value.ts';

const why = /\b(?:warum|wieso|weshalb|woran liegt|woher kommt|why|how come)\b/;
const differing = /\b(?:unterschied\w*|verschieden|anders|auseinander|abweich\w*|differ\w*)\b/;

/** „Warum ist das so unterschiedlich?“; a bare „warum?“ says nothing of a difference. Pure. */
export function asksWhyApart(question: string): boolean {
  const plain = plainWords(question).join(' ');
  return why.test(plain) && (differing.test(plain) || degreeIn(question) !== undefined);
}

/** Whether a comparison is to be explained. Pure. */
export const asksWhy = (question: string): boolean => why.test(plainWords(question).join(' '));

type Money = Extract<Cell, { readonly kind: 'money' }>;
interface Part {
  readonly label: Cell;
  readonly first: Money;
  readonly second: Money;
}

const middle = ({ min, max }: Money) => (min + max) / 2;

const mostParts = 3;
/** In euros: a first line rounds. */
const rounding = 1.5;
/** So many rows are tried with each other. */
const mostRows = 12;

/**
 * The comparison of two cases with the parts of its figure first, the largest difference first, in the order of the first
 * line: the one that was asked for, in place of the other. Where no part is stated, that the service gives no reason. Pure.
 */
export function withReason(compared: Document, figures: readonly Cell[], question: string): Document {
  const { lang, headline, tables = [] } = compared;
  const say = inLanguage(lang);
  const [first, second] = figures;
  const isLess = degreeIn(question)?.isLess ?? true;
  const areMoney = first?.kind === 'money' && second?.kind === 'money';
  const isSwapped = areMoney && middle(first) > middle(second) === isLess;
  const parts = areMoney ? partsOf({ label: text(''), first, second }, tables) : [];
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

/** The fewest rows that make the whole difference, what is seen before what is folded; the rest of the sum is alike. */
function partsOf(whole: Part, tables: readonly Table[]): readonly Part[] {
  const [seen, folded] = [false, true].map((isFolded) =>
    tables.filter((table) => (table.folded ?? false) === isFolded).flatMap(amountsIn),
  );
  const rows = [...(seen ?? []), ...(folded ?? [])]
    .filter((part) => !isSamePart(part, whole))
    .slice(0, mostRows);
  const found = groupsOf(rows).find((some) => explains(some, whole)) ?? [];
  return found.toSorted((a, b) => apart(b) - apart(a));
}

const apart = ({ first, second }: Part) => Math.abs(middle(first) - middle(second));

/** Each row, each two, each three of them. */
function groupsOf(rows: readonly Part[]): readonly (readonly Part[])[] {
  const bySize: (readonly Part[])[][] = [[[]]];
  for (let size = 1; size <= mostParts; size += 1) {
    const smaller = bySize[size - 1] ?? [];
    bySize.push(
      smaller.flatMap((some) => {
        const last = some.at(-1);
        const from = last ? rows.indexOf(last) + 1 : 0;
        return rows.slice(from).map((row) => [...some, row]);
      }),
    );
  }
  return bySize.slice(1).flat();
}

/** What is left of both sums without them is the same, and no less than nothing. */
const explains = (parts: readonly Part[], whole: Part): boolean =>
  (['min', 'max'] as const).every((end) => {
    const left = (which: 'first' | 'second') =>
      whole[which][end] - parts.reduce((sum, part) => sum + part[which][end], 0);
    return Math.abs(left('first') - left('second')) <= rounding && left('first') >= -rounding;
  });

/** The compared figure itself, rounded or not. */
const isSamePart = (part: Part, whole: Part): boolean =>
  (['first', 'second'] as const).every(
    (which) => Math.abs(middle(part[which]) - middle(whole[which])) <= rounding,
  );

/** Rows of two cases that both have an amount, and not the same one. */
const amountsIn = ({ columns, rows }: Table): readonly Part[] =>
  columns.length !== 3
    ? []
    : rows.flatMap(([label, first, second]) =>
        label && first?.kind === 'money' && second?.kind === 'money' && middle(first) !== middle(second)
          ? [{ label, first, second }]
          : [],
      );
