// The first line of an overview: where an amount begins lowest, and where it ends highest.
import {
  type Call,
  type Cell,
  money,
  type Range,
  type Sentence,
  sentence,
  spanOf,
  strong,
  text,
  counted,
} from '../../src/kit/index.ts';

interface Row {
  readonly name: string;
  readonly range: Range | undefined;
  /** Only an example: not compared with figures that are none. */
  readonly isUnsure?: boolean;
}

/** More names than this are only counted. */
const mostNamed = 3;

/** Only where every state has the amount is one of them the lowest or the highest. */
export function spanHeadline(
  all: readonly Row[],
  { what, how = '' }: { readonly what: string; readonly how?: string },
  say: Call['say'],
): Sentence {
  const number = strong(say(counted(all.length, { de: ['Land', 'Länder'], en: ['state', 'states'] })));
  const rows = all.filter(({ isUnsure }) => !isUnsure);
  const ranges = rows.flatMap(({ range }) => range ?? []);
  const span = spanOf(ranges);
  if (!span || ranges.length < rows.length) return [number, '.'];
  const only =
    rows.length < all.length
      ? say({
          de: ` in den ${rows.length}, für die es mehr als Beispielwerte gibt,`,
          en: ` in the ${rows.length} with more than example values`,
        })
      : '';
  const where = (is: (range: Range) => boolean): Cell => {
    const names = rows.flatMap(({ name, range }) => (range && is(range) ? [name] : []));
    const many = say({ de: `${names.length} Ländern`, en: `${names.length} states` });
    return text(names.length > mostNamed ? many : names.join(', '));
  };
  const lowest = where(({ min }) => min === span.min);
  const highest = where(({ max }) => max === span.max);
  return [
    number,
    `: ${what}${only} `,
    strong(money(span.min, span.max)),
    how,
    ...say({
      de: sentence`; am wenigsten ab ${money(span.min)} in ${lowest}, am meisten bis ${money(span.max)} in ${highest}.`,
      en: sentence`; lowest from ${money(span.min)} in ${lowest}, highest up to ${money(span.max)} in ${highest}.`,
    }),
  ];
}
