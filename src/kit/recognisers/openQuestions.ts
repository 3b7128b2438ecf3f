// With „was“, „wie“ or „wo“ a question asks for more than yes or no: whether it has such a word, or begins with it.
const words =
  'was|wie|wieviele?n?|wann|wo|woher|wohin|wer|wem|wen|welche[rnms]?|warum|weshalb|wieso|what|how|when|where|who|which|why';
/** „ab wann“, „an welche Stelle“, „by when“ */
const prepositions =
  'ab|an|auf|aus|bei|bis|für|fuer|gegen|in|mit|nach|seit|über|ueber|um|unter|von|vor|zu|by|for|from|to|until|with';
const openly = new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');
const opening = new RegExp(
  String.raw`^\s*(?:(?:und|also|aber|and|so) )?(?:(?:${prepositions}) )?(?:${words})(?!\p{L})`,
  'iu',
);

/** Pure. */
export const asksOpenly = (text: string): boolean => openly.test(text);

/** Of a clause, as typed or plainly written. Pure. */
export const beginsOpenly = (clause: string): boolean => opening.test(clause);
