// A question without a verb asks for yes or no as well: „E-Kennzeichen Pflicht?“, „… noch offen?“, „stimmt das?“
import type { QuestionIntent } from '../../kit/index.ts';

const elliptic =
  /(?<!\p{L})(?:möglich|pflicht|nötig|notwendig|erlaubt|frei|befreit|erforderlich|verpflichtend|zulässig|(?:noch|schon|wieder) (?:offen|aktiv|verfügbar|da)|anerkannt|gefördert|stimmt (?:das|es)|richtig|mandatory|possible|allowed|required|compulsory|true|right|correct|still (?:open|available|running))\s*\?/iu;
/** Where nobody types the question mark. */
const bare = /(?<!\p{L})(?:möglich|pflicht|nötig|erlaubt|verpflichtend|possible|mandatory|required)\s*$/iu;
const open =
  /(?:^|[.,;:!?]\s*)(?:und |also |and |so )?(?:was|wie|wieviel|wann|wo|wohin|wer|wem|wen|welche\p{L}*|warum|ab wann|bis wann|what|how|when|where|who|which|why)(?!\p{L})/iu;
const longest = 400;

/** The intent of a question; whether something is so, where it ends in just that and has no word that asks for more. Pure. */
export function closedIntent(intent: QuestionIntent, question: string): QuestionIntent {
  const said = question.trim();
  if (intent.whether || said.length > longest || open.test(said) || !(elliptic.test(said) || bare.test(said)))
    return intent;
  return { ...intent, whether: true };
}
