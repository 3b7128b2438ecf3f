// Yes, no, or it depends: to „Muss ich …?“, „Brauche ich …?“ and „Darf ich …?“, where a sentence of the service says so.
import { capital, type Lang, type Say, type Sentence, text, type Text } from '../../document/index.ts';
import type { Asked } from '../recognisers/asked.ts';
import type { QuestionIntent } from '../recognisers/intent.ts';
import { stemOf } from '../recognisers/stems.ts';
import { anyOf, plainWords, readWords } from '../recognisers/words.ts';
import { isPartOf } from './clauses.ts';
import { hasWord, partOf } from './clauseSentence.ts';
import { mainPart, verdictByFamily } from './families.ts';
import { isGerman, withGerman } from './german.ts';
import {
  asksWhetherEnough,
  eitherOr,
  isOfOtherConsent,
  frees,
  isFreed,
  isNotFor,
  isOfOthersRight,
  isPartEnough,
  isTooLateFor,
  musts,
  onlyNeeded,
  rightIn,
  softened,
  type Verdict,
  whetherEnough,
} from './grounds.ts';
import { withKin } from './kin.ts';
import { limitIn } from './limits.ts';
import { coverageOf } from './point.ts';
import { echoed } from './predicates.ts';

const verdicts: Readonly<Record<Verdict, Text>> = {
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
  depends: { de: 'Es kommt darauf an', en: 'It depends' },
};

/** What one does with any matter tells a question from others where it asks for just that: „muss der raus“. */
const duties =
  /^(?:(?:he)?raus$|an(?:ge)?meld|gemeldet|meldepflicht|antrag|beantrag|genehmig|erlaub|zustimm|registrier|anzeig|anzuzeig|eintrag|eingetrag|abnahm|abnehm|abzunehm|register|permit|permission|approv|consent)/;

/** What is asked for, as stems: a duty that is named, else the question's own words. Pure. */
function dutyTerms(question: string, { terms }: Asked, lang: Lang): readonly string[] {
  const words = plainWords(question);
  const named = words.flatMap((plain) => (duties.test(plain) ? [stemOf(plain, lang)] : []));
  return named.length > 0 ? named : terms;
}

const needs = anyOf(
  String.raw`braucht?|brauchen|muss|müssen|nötig|notwendig|erforderlich|\p{L}*pflicht(?:en|ig)?|verpflichtend|anzumelden|anzuzeigen|einzuholen|required|must|needs?`,
);
const spares = anyOf(
  String.raw`entbehrlich|freiwillig|(?:verfahrens|genehmigungs|erlaubnis|anmelde|steuer|\p{L}+steuer)frei|nicht (?:nötig|notwendig|erforderlich|pflichtig)|kein\p{L}* [^,;]{0,60}(?:nötig|notwendig|erforderlich|gibt es)|gibt es nicht|ohne (?:\p{L}+ )?(?:Genehmigung|Erlaubnis|Anmeldung|Zustimmung|Antrag)|not (?:required|needed)`,
);
const allows = anyOf('darf|dürfen|kann|können|zulässig|erlaubt|Anspruch auf|allowed|may');
const forbids = anyOf(
  '(?:darf|dürfen) [^,;]{0,60}nicht|verboten|unzulässig|nicht (?:erlaubt|zulässig)|untersagt',
);
/** What there is no more, or not for these. */
const refuses = anyOf(
  '(?:kennt|kennen|gibt|sieht|sehen) keine[nrm]? \\p{L}+|keine (?:Genehmigung|Erlaubnis|Zulassung|Förderung)|beendet|ausgelaufen|eingestellt|ausgeschlossen|nicht mehr',
);
const wants = anyOf(
  String.raw`möglich|erlaubt|auch|offen|verfügbar|available|possible|allowed|gibt ?(?:e?s)?|bekomm\p{L}*|krieg\p{L}*|kann|können|darf|dürfen|läuft|is there|are there|can|may|eligible|still|get`,
);
const conditioned = /^(?:wer|wenn|falls|sofern)\s/iu;
/** A question that denies, or is about denying, is answered by neither. */
const denies = anyOf(
  String.raw`nicht|kein\p{L}*|ohne|not|without|sag(?:t|en) [^.?!]{0,20}nein|nein (?:sagen|sagt)|verbiet\p{L}*|untersag\p{L}*|ablehn\p{L}*|verweiger\p{L}*|forbid|refuse|deny|reject`,
);

/** „… genehmigungspflichtig, oder reicht eine Meldung?“: beyond the limit it does not. */
const orEnough = /\boder (?:reicht|genügt)\b/i;

/** „Kann man …?“ is a yes where a sentence calls just that possible. */
const can = anyOf('kann|können|geht|can');
const possible = anyOf('möglich');

/** „ohne Haftpflichtversicherung“: the words behind it, as stems. */
function withoutIn(question: string): readonly string[] | undefined {
  const words = plainWords(question);
  const at = words.findIndex((plain) => plain === 'ohne' || plain === 'without');
  const named = at < 0 ? [] : words.slice(at + 1, at + 4).filter((plain) => plain.length > 4);
  return named.length > 0 ? named.map((plain) => stemOf(plain, 'de')) : undefined;
}

const pending = anyOf('neu (?:geordnet|geregelt|gefasst)|noch nicht in Kraft|soll\\p{L}* entfallen');

/** „Ob ein Nachweis nötig ist, regelt das Land.“ */
const isForOthers = /^Ob .{0,120}(?:regel(?:t|n)|entscheide[tn]|bestimm(?:t|en)|richtet sich)(?!\p{L})/u;

/** What is needed, nothing goes without. */
function ohne(clause: string, terms: readonly string[]): Verdict | undefined {
  const part = clause.split(/;\s+/).find((one) => hasWord(one, terms, 'de'));
  if (part === undefined || softened.test(part)) return undefined;
  if (spares.test(part)) return 'yes';
  return needs.test(part) ? 'no' : undefined;
}

/** „KfW-Geld“ – „Die KfW-Zuschüsse …“: a name in capitals. */
const namesIn = (question: string, part: string): boolean =>
  [...part.matchAll(/\p{Lu}\p{Ll}?\p{Lu}+/gu)].some(([name]) => question.includes(name));

/** „freiwillig und Voraussetzung für …“ allows nothing yet. */
const condition = anyOf('Voraussetzung für');

/** „… sind beendet; einzelne Länder fördern weiter“ */
const goesOn = anyOf(String.raw`weiter|weiterhin|noch|erhalten`);

/** „Keine Anträge möglich“ */
const refused = anyOf(String.raw`kein\p{L}*|nicht`);

const mays = anyOf('darf|dürfen|erlaubt|zulässig|may (?:i|we)|allowed');

/** What a sentence says on that, by its part with the word of the question, else as a whole. Pure. */
export function verdictOf(
  question: string,
  clause: string,
  terms: readonly string[],
  isRequirement = false,
): Verdict | undefined {
  const without = withoutIn(question);
  if (without !== undefined) return ohne(clause, withGerman(without, 'de'));
  const theirRight = rightIn(question, clause);
  if (theirRight !== undefined) return theirRight;
  if (denies.test(question) || isTooLateFor(question, clause)) return undefined;
  if (isNotFor(question, clause)) return 'no';
  // „Die Pflichten werden neu geordnet“ says nothing of what holds.
  if (pending.test(clause)) return undefined;
  if (isForOthers.test(clause)) return 'depends';
  const inFamily = verdictByFamily(question, clause);
  if (inFamily !== undefined) return inFamily;
  if (musts.test(question) && isPartEnough(question, clause)) return 'no';
  // „Langt eine Kopie?“ is told by what is needed, and not by what is often spared.
  if (asksWhetherEnough(question) && (needs.test(clause) || spares.test(clause)))
    return whetherEnough(question, clause);
  // „Braucht man die Zustimmung vom Vermieter?“: what needs no permit says nothing of him.
  if (isOfOtherConsent(question, clause)) return undefined;
  const echo = echoed(question, clause);
  if (echo !== undefined) return echo;
  const isAsked = (part: string) =>
    readWords(part).some(({ plain }) =>
      terms.some((term) => {
        const stem = stemOf(plain, 'de');
        return stem === term || isPartOf(stem, term);
      }),
    );
  const whole = clause.split(/;\s+/).find((one) => isAsked(one) && (isRequirement || says(one))) ?? clause;
  const part = whole.split(/,\s+/).find((one) => isAsked(one) && (isRequirement || says(one))) ?? whole;
  if (can.test(question) && possible.test(part) && !needs.test(part))
    return refused.test(part) ? 'no' : 'yes';
  const onlyThat = onlyNeeded(question, part, isAsked);
  if (onlyThat !== undefined) return onlyThat;
  const isNeeded = needs.test(part) || (isRequirement && !spares.test(part));
  const isSpared = spares.test(part);
  // „Luft-Wasser meist verfahrensfrei, Erdwärme braucht eine Erlaubnis“
  const isBoth = needs.test(whole) && spares.test(whole);
  const isKnown = isRequirement || says(part);
  const limit = limitIn(question, part);
  if (limit !== undefined && needs.test(part)) return limit === 'within' ? 'yes' : 'no';
  // „… oder reicht eine Meldung?“: which of both it is, the sentence says.
  if (orEnough.test(question) && needs.test(whole) && limitIn(question, whole) === 'within') return 'yes';
  if (eitherOr.test(question) && !mays.test(question)) return undefined;
  const isElsewhere = clause.split(/;\s+/).some((one) => !one.includes(part) && goesOn.test(one));
  if (refuses.test(part) && wants.test(question))
    return isElsewhere && !isAsked(part) && !namesIn(question, part) ? 'depends' : 'no';
  if (frees.test(mainPart(part))) return isFreed(question, part, isAsked) ? 'no' : undefined;
  // „… meist verfahrensfrei, müssen aber angemeldet werden“: the part with the word of the question is about that.
  const isOfPart = part !== whole && isAsked(part) && !(needs.test(part) && spares.test(part));
  if (isKnown && ((isBoth && !isOfPart) || softened.test(part) || conditioned.test(whole))) return 'depends';
  if (mays.test(question)) {
    if (forbids.test(part)) return 'no';
    // What must be done does not tell who may.
    if (isNeeded) return undefined;
    if (isOfOthersRight(question, part)) return undefined;
    if (condition.test(part)) return 'depends';
    return isSpared || allows.test(part) ? 'yes' : undefined;
  }
  // „Muss der raus?“: what else one must, says nothing of that.
  if (!musts.test(question) || (terms.length > 0 && !isAsked(part))) return undefined;
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
  /** The states that the question is about. */
  readonly states?: readonly string[];
}

/** A yes or no is for whether one must or may, for what there is; a time and „online?“ have their own. */
const otherAspects: ReadonlySet<QuestionIntent['aspect']> = new Set([
  'duration',
  'online',
  'authority',
  'basis',
]);

/**
 * „**Ja**: Anmeldung beim Netzbetreiber vor Inbetriebnahme.“; undefined where no sentence says so beyond doubt. What asks
 * for the matter itself is told by the first sentence, or by the one on the state. `areRequirements`: each of them states
 * what one must.
 */
export function dutyLine(
  sentences: readonly string[],
  { asked, question, intent: { whether, aspect }, lang, say, states = [] }: Duty,
  { areRequirements = false }: { readonly areRequirements?: boolean } = {},
): Sentence | undefined {
  if (!whether || otherAspects.has(aspect)) return undefined;
  if (areRequirements && aspect !== 'duty') return undefined;
  const named = dutyTerms(question, asked, lang);
  const terms = withGerman(named, lang);
  const known = [...new Set([...terms, ...withKin(terms)])];
  const isOn = (one: string) => states.some((state) => one.includes(state));
  const ofState = aspect === 'duty' && !areRequirements ? sentences.find(isOn) : undefined;
  const isBare = terms.length === 0 && aspect === 'duty' && !areRequirements;
  const clause = ofState ?? (isBare ? sentences[0] : withMostOf(named, sentences, lang));
  if (clause === undefined) return undefined;
  const said = areRequirements
    ? clause
    : partOf(clause, undefined, { ...asked, terms: known, hints: [] }, { lang, states });
  const verdict = verdictOf(question, said, known, areRequirements);
  if (verdict === undefined && ofState === undefined) return undefined;
  const german = lang === 'en' && isGerman(said) ? 'the service says, in German: ' : '';
  const end = /[.!?]$/.test(said) ? '' : '.';
  if (verdict === undefined) return [text(german === '' ? capital(said) : `${capital(german)}${said}`), end];
  const isOpen = verdict === 'depends' && vague.test(said);
  return say`**${verdicts[verdict]}**: ${german}${text(said)}${end}[${isOpen} Welche Bedingung gilt, nennt der Dienst nicht.]
    **${verdicts[verdict]}**: ${german}${text(said)}${end}[${isOpen} The service does not name the condition.]`;
}

/** The first of those with the most of these words; undefined where none has any. */
function withMostOf(terms: readonly string[], sentences: readonly string[], lang: Lang): string | undefined {
  const covers = coverageOf({ terms }, sentences, lang).map(({ coverage }) => coverage);
  const most = Math.max(0, ...covers);
  return most === 0 ? undefined : sentences[covers.indexOf(most)];
}

/** For some of them, and the service does not say for which. */
const vague = anyOf('bestimmte[rnms]?|manche|einzelne');
