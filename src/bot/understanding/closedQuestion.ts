// A question without a verb asks for yes or no as well: „E-Kennzeichen Pflicht?“, „… noch offen?“, „stimmt das?“
import { beginsOpenly, type QuestionIntent } from '../../kit/index.ts';

const elliptic =
  /(?<!\p{L})(?:möglich|pflicht|nötig|notwendig|erlaubt|frei|befreit|erforderlich|verpflichtend|zulässig|(?:noch|schon|wieder) (?:offen|aktiv|verfügbar|da)|anerkannt|gefördert|stimmt (?:das|es)|richtig|mandatory|possible|allowed|required|compulsory|true|right|correct|still (?:open|available|running))\s*\?/iu;
/** Where nobody types the question mark. */
const bare = /(?<!\p{L})(?:möglich|pflicht|nötig|erlaubt|verpflichtend|possible|mandatory|required)\s*$/iu;
const longest = 400;

/** The intent of a question; whether something is so, where it ends in just that and has no word that asks for more. Pure. */
export function closedIntent(intent: QuestionIntent, question: string): QuestionIntent {
  const said = question.trim();
  const isOpen = said.split(/[.,;:!?]\s*/).some(beginsOpenly);
  if (intent.whether || said.length > longest || isOpen) return intent;
  return elliptic.test(said) || bare.test(said) ? { ...intent, whether: true } : intent;
}
