// Which of the two languages a line is written in, by its little words; names and what is quoted, also as being in German, do not count.

const german =
  /\b(?:der|die|das|den|dem|ein|eine|einen|und|oder|nicht|für|mit|ohne|bis|ist|sind|welche[rsn]?|was|wie|gibt|kein|keine|ich|Sie|habe|kenne|Gebühr|Zuschuss|Kosten|Vorlauf|gesichert)\b/giu;
const english =
  /\b(?:the|of|and|or|not|for|with|without|is|are|which|what|how|there|no|you|have|know|fee|grant|costs|to|by|from|secured|data)\b/giu;

/** Undefined where it cannot be told. */
export function languageOf(line: string): 'de' | 'en' | undefined {
  const said = line.replace(/in German: .*|`[^`]*`|„[^“]*“|“[^”]*”|\[↩[^\]]*\]\([^)]*\)/g, ' ');
  const [de, en] = [german, english].map((words) => said.match(words)?.length ?? 0) as [number, number];
  if (de === en) return undefined;
  return de > en ? 'de' : 'en';
}
