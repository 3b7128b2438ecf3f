// What is said behind „abo“: to begin, to end, or what administrators decide.

export type Order =
  | { readonly kind: 'begin'; readonly words: string }
  /** By number, or by words of the title; all of them, or the only one, where nothing is said. */
  | {
      readonly kind: 'end';
      readonly numbers: readonly number[];
      readonly words: string;
      readonly all: boolean;
    }
  /** How one ends. */
  | { readonly kind: 'how' }
  | { readonly kind: 'send' }
  | { readonly kind: 'discard' };

const ending =
  /^(?:ende|beende\w*|lösch\w*|stopp?\w*|kündige\w*|aus|end|stop|cancel|delete|remove|off)(?![\p{L}\p{N}])/iu;
const deciding = [
  ['send', /^(?:freigeben|freigabe|release)[\s.!]*$/iu],
  ['discard', /^(?:verwerfen|discard)[\s.!]*$/iu],
  ['how', /^(?:wie|how)[\s?.!]*$/iu],
] as const;
const everything = /^(?:alle[sn]?|all|everything)[\s.!]*$/iu;

/** Pure. */
export function readOrder(text: string): Order {
  const said = text.trim();
  const decided = deciding.find(([, words]) => words.test(said));
  if (decided) return { kind: decided[0] };
  if (!ending.test(said)) return { kind: 'begin', words: said };
  const behind = said.replace(ending, '').trim();
  const isNumbers = /^(?:(?:nr\.?|no\.?)?\s*#?\d{1,3}[\s,;]*(?:und|and)?\s*)+$/iu.test(behind);
  const numbers = isNumbers ? (behind.match(/\d+/g) ?? []).map(Number) : [];
  return { kind: 'end', numbers, words: isNumbers ? '' : behind, all: everything.test(behind) };
}
