// Whether an amount is said to be what something costs: „für 34.900 kaufen“, „gekauft (39.990 Euro)“, „Kaufpreis 41.000“.
import type { Span, Word } from './words.ts';

const behind =
  /^(?:zu)?(?:kauf(?:en|t|te)?|gekauft|kostet?|kosten|gekostet|bezahlt?|gezahlt|anschaff\w*|buy(?:ing)?|bought|costs?)$/;
const before =
  /preis$|price$|^(?:kosten|kostet|kost|gekostet|gekauft|kaufen|kaufe|bezahlt|gezahlt|angebot|anschaffung\w*|costs?|costing|bought|buy|paid)$/;
/** What may stand between the word and the amount. */
const filling =
  /^(?:von|vom|fuer|um|zu|bei|mit|ca|circa|rund|etwa|ist|sind|liegt|for|of|at|is|about|around)$/;
const mostFilling = 2;

/** An amount, with nothing said of its being an income. */
export function isPriced(words: readonly Word[], { from, to }: Span): boolean {
  if (behind.test(words[to]?.plain ?? '')) return true;
  let at = from - 1;
  while (at > from - 1 - mostFilling && filling.test(words[at]?.plain ?? '')) at -= 1;
  const word = words[at];
  // „Was kostet das? Einkommen 40.000“
  return word !== undefined && word.stop !== 'end' && before.test(word.plain);
}
