// Yes, no, or it depends: to „Muss ich …?“, „Brauche ich …?“ and „Darf ich …?“, where a sentence of the service says so.
import { type Lang, type Say, type Sentence, strong, text, type Text } from '../../document/index.ts';
import type { Asked } from '../recognisers/asked.ts';
import type { QuestionIntent } from '../recognisers/intent.ts';
import { stemOf } from '../recognisers/stems.ts';
import { readWords } from '../recognisers/words.ts';
import { clauseFor, isPartOf } from './clauses.ts';
import { isGerman, withGerman } from './german.ts';

export type Verdict = 'yes' | 'no' | 'depends';

const verdicts: Readonly<Record<Verdict, Text>> = {
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
  depends: { de: 'Es kommt darauf an', en: 'It depends' },
};

/** What one does with any matter tells a question from others where it asks for just that. */
const duties =
  /^(?:an(?:ge)?meld|antrag|beantrag|genehmig|erlaub|zustimm|registrier|anzeig|anzuzeig|abnahm|abnehm|register|permit|permission|approv|consent)/;

/** What is asked for, as stems: a duty that is named, else the question's own words. Pure. */
function dutyTerms(question: string, { terms }: Asked, lang: Lang): readonly string[] {
  const named = readWords(question).flatMap(({ plain }) => (duties.test(plain) ? [stemOf(plain, lang)] : []));
  return withGerman(named.length > 0 ? named.flatMap(withForms) : terms, lang);
}

/** „anmelden“: „anzumelden“, „angemeldet“ */
function withForms(stem: string): readonly string[] {
  const [, prefix, verb] = /^(an|ab|ein)(\p{L}{3,})$/u.exec(stem) ?? [];
  return prefix === undefined || verb === undefined
    ? [stem]
    : [stem, `${prefix}zu${verb}`, `${prefix}ge${verb}t`];
}

const wordsOf = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');

const needs = wordsOf(
  String.raw`braucht?|brauchen|muss|müssen|nötig|notwendig|erforderlich|\p{L}*pflicht|\p{L}*pflichtig|verpflichtend|anzumelden|anzuzeigen|einzuholen|required|must|needs?`,
);
const spares = wordsOf(
  String.raw`entbehrlich|(?:verfahrens|genehmigungs|erlaubnis|anmelde)frei|nicht (?:nötig|notwendig|erforderlich|pflichtig)|kein\p{L}* [^,;]{0,60}(?:nötig|notwendig|erforderlich|gibt es)|gibt es nicht|ohne (?:\p{L}+ )?(?:Genehmigung|Erlaubnis|Anmeldung|Zustimmung|Antrag)|not (?:required|needed)`,
);
const allows = wordsOf('darf|dürfen|kann|können|zulässig|erlaubt|Anspruch auf|allowed|may');
const forbids = wordsOf(
  '(?:darf|dürfen) [^,;]{0,60}nicht|verboten|unzulässig|nicht (?:erlaubt|zulässig)|untersagt',
);
/** Not everywhere, and not for everybody. */
const softened = wordsOf(
  String.raw`meist|oft|in der Regel|je nach|teils|teilweise|manche|einzelne|ggf|gegebenenfalls|nur|usually|often|(?:über|ab|mehr als) \d+`,
);
const conditioned = /^(?:wer|wenn|falls|sofern)\s/iu;
/** A question that denies is answered by neither. */
const denies = wordsOf(String.raw`nicht|kein\p{L}*|ohne|not|without`);

const mays = wordsOf('darf|dürfen|erlaubt|zulässig|may (?:i|we)|allowed');
const musts = wordsOf(
  String.raw`muss|müssen|brauch\p{L}*|benötig\p{L}*|pflicht|nötig|notwendig|erforderlich|must|have to|do (?:i|we) need|required`,
);

/** What a sentence says on that, by its part with the word of the question, else as a whole. Pure. */
export function verdictOf(
  question: string,
  clause: string,
  terms: readonly string[],
  isRequirement = false,
): Verdict | undefined {
  if (denies.test(question)) return undefined;
  const isAsked = (part: string) =>
    readWords(part).some(({ plain }) =>
      terms.some((term) => {
        const stem = stemOf(plain, 'de');
        return stem === term || isPartOf(stem, term);
      }),
    );
  const whole = clause.split(/;\s+/).find((one) => isAsked(one) && (isRequirement || says(one))) ?? clause;
  const part = whole.split(/,\s+/).find((one) => isAsked(one) && (isRequirement || says(one))) ?? whole;
  const isNeeded = needs.test(part) || (isRequirement && !spares.test(part));
  const isSpared = spares.test(part);
  // „Luft-Wasser meist verfahrensfrei, Erdwärme braucht eine Erlaubnis“
  const isBoth = needs.test(whole) && spares.test(whole);
  const isKnown = isRequirement || says(part);
  if (isKnown && (isBoth || softened.test(part) || conditioned.test(whole))) return 'depends';
  if (mays.test(question)) {
    if (forbids.test(part)) return 'no';
    if (isNeeded) return 'depends';
    return isSpared || allows.test(part) ? 'yes' : undefined;
  }
  if (!musts.test(question)) return undefined;
  if (isSpared) return 'no';
  return isNeeded ? 'yes' : undefined;
}

const says = (said: string) => [needs, spares, allows, forbids].some((one) => one.test(said));

export interface Duty {
  readonly asked: Asked;
  readonly question: string;
  readonly intent: QuestionIntent;
  readonly lang: Lang;
  readonly say: Say;
}

/**
 * „**Ja**: Anmeldung beim Netzbetreiber vor Inbetriebnahme.“; undefined where no sentence says so beyond doubt. What asks
 * for the matter itself is told by the first sentence. `areRequirements`: each of them states what one must.
 */
export function dutyLine(
  sentences: readonly string[],
  { asked, question, intent: { whether, aspect }, lang, say }: Duty,
  { areRequirements = false }: { readonly areRequirements?: boolean } = {},
): Sentence | undefined {
  if (!whether || aspect !== 'duty') return undefined;
  const terms = dutyTerms(question, asked, lang);
  const isBare = terms.length === 0 && !areRequirements;
  const clause = isBare
    ? sentences[0]
    : clauseFor({ ...asked, terms, hints: [] }, sentences, lang, undefined);
  const verdict = clause === undefined ? undefined : verdictOf(question, clause, terms, areRequirements);
  if (clause === undefined || verdict === undefined) return undefined;
  const german = lang === 'en' && isGerman(clause) ? 'the service says, in German: ' : '';
  const end = /[.!?]$/.test(clause) ? '' : '.';
  return [strong(say(verdicts[verdict])), ': ', german, text(clause), end];
}
