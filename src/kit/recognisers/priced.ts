// Whether an amount is said to be what something costs: „für 34.900 kaufen“, „gekauft (39.990 Euro)“, „Kaufpreis 41.000“.
import type { Span, Word } from './words.ts';

const behind =
  /^(?:zu)?(?:kauf(?:en|t|te)?|gekauft|kostet?|kosten|gekostet|bezahlt?|gezahlt|anschaff\w*|buy(?:ing)?|bought|costs?)$/;
const before =
  /preis$|price$|^(?:kosten|kostet|kost|gekostet|gekauft|kaufen|kaufe|bezahlt|gezahlt|angebot|anschaffung\w*|costs?|costing|bought|buy|paid)$/;
/** What may stand between the word and the amount. */
const filling =
  /^(?:von|vom|fuer|um|zu|bei|mit|ca|circa|rund|etwa|so|halt|hoit|ist|sind|liegt|for|of|at|is|about|around)$/;
const mostFilling = 2;

/** „Wir kaufen ein neues Auto für 34.990 Euro“, „ein Auto für 34.990 Euro zulegen“: the verb may stand far off. */
const buying =
  /^(?:kauf(?:e|en|t|te|ten|st)?|gekauft|erwerb(?:e|en)|erworben|bestell(?:e|en|t)|anschaffen|angeschafft|zulegen|zugelegt|holen|geholt|leisten|buy|buying|bought|purchas(?:e|ed|ing)|order(?:ed|ing)?)$/;
const forIt = /^(?:fuer|um|for)$/;
const furthest = 9;

function isBoughtFor(words: readonly Word[], { from, to }: Span): boolean {
  const least = words.findLastIndex(({ stop }, at) => stop === 'end' && at < from) + 1;
  const first = Math.max(least, from - furthest);
  const inFront = words.slice(first, from);
  const at = forIt.test(inFront.at(-1)?.plain ?? '') ? from - 1 : from - 2;
  if (at < first || !words.slice(at, from).every(({ plain }) => filling.test(plain))) return false;
  if (!forIt.test(words[at]?.plain ?? '')) return false;
  // Another figure in between is what was bought for that.
  const before = words.slice(first, at).findLast(({ plain, text }) => buying.test(plain) || /\d/.test(text));
  const end = words.findIndex(({ stop }, place) => stop !== undefined && place >= to - 1);
  const rest = words.slice(to, Math.min(to + furthest, end === -1 ? words.length : end + 1));
  const behindIt = rest.find(({ plain, text }) => buying.test(plain) || /\d/.test(text));
  return [before, behindIt].some((word) => word !== undefined && buying.test(word.plain));
}

/** An amount, with nothing said of its being an income. */
export function isPriced(words: readonly Word[], { from, to }: Span): boolean {
  // „20095 kosten 30000“: the word belongs to the figure behind it.
  if (behind.test(words[to]?.plain ?? '') && !/^\d/.test(words[to + 1]?.text ?? '')) return true;
  let at = from - 1;
  while (at > from - 1 - mostFilling && filling.test(words[at]?.plain ?? '')) at -= 1;
  const word = words[at];
  // „Was kostet das? Einkommen 40.000“
  return (
    (word !== undefined && word.stop !== 'end' && before.test(word.plain)) || isBoughtFor(words, { from, to })
  );
}
