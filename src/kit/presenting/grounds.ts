// Why a sentence of the service says yes or no without a must or a may: it calls it one's right, it is said of others only, a
// part is enough, one is freed of it.
import { plainName } from '../../facts/index.ts';
import { anyOf } from '../recognisers/words.ts';

export type Verdict = 'yes' | 'no' | 'depends';

/** Not everywhere, and not for everybody. */
export const softened = anyOf(
  String.raw`meist|oft|in der Regel|je nach|teils|teilweise|manche|viele[nrms]?|bestimmte[rnms]?|einzelne|ggf|gegebenenfalls|(?<!(?:nötig|erforderlich) ist )nur|usually|often|(?:über|ab|mehr als) \d+`,
);

/** What one is spared says nothing of what one must. */
export const frees = anyOf('befreit|befreien|entfällt');

/** „Darf er das verbieten?“, „Habe ich Anspruch?“, where a sentence calls it one's right. */
const right = anyOf('Anspruch auf|Recht auf|entitled to|right to');
const asksRight = anyOf(String.raw`Anspruch|berechtigt|Recht darauf|entitled|(?:a|any|the|legal) right`);
const othersForbid = anyOf(
  String.raw`verbiet\p{L}*|verbot|untersag\p{L}*|ablehn\p{L}*|verweiger\p{L}*|verwehr\p{L}*|abschlag\p{L}*|abgeschlagen|blockier\p{L}*|verhinder\p{L}*|sagt nein|quer|will (?:das|es) nicht|forbid\p{L}*|refus\p{L}*|block\p{L}*|deny|denies|object\p{L}*`,
);
const asksWhetherTheyMay =
  /(?:darf|dürfen|kann|können) (?:er|sie|der|die|das|mir|uns|mein\p{L}*|unser\p{L}*)(?!\p{L})|(?:can|may) (?:he|she|they|my|the|our)(?!\p{L})/iu;

/** Undefined where it is about no right. Pure. */
export function rightIn(question: string, said: string): Verdict | undefined {
  if (!right.test(said)) return undefined;
  if (othersForbid.test(question) && asksWhetherTheyMay.test(question)) return 'no';
  return asksRight.test(question) ? 'yes' : undefined;
}

/** „Darf der ihr das …?“: what is one's right says nothing of what another one may. Pure. */
export const isOfOthersRight = (question: string, said: string): boolean =>
  right.test(said) && asksWhetherTheyMay.test(question);

/** „Muss das ganze Kapital …?“ – „mindestens die Hälfte“ is less than all of it. */
const asksWhole = anyOf(
  String.raw`(?:ganze|gesamte|volle|komplette)[nrs]?|vollständig|whole|entire|full|in full`,
);
const leastPart = /mindestens die Hälfte|\(.{0,40}mindestens \d[\d.]* EUR/iu;

/** „… gilt nur für natürliche Personen, nicht für die GmbH“ */
const notFor = /nicht für (?:die |das |den |eine? )?(\p{L}{3,})/iu;

/** Pure. */
export function isNotFor(question: string, said: string): boolean {
  const [, whom] = notFor.exec(said) ?? [];
  return whom !== undefined && plainName(question).includes(plainName(whom));
}

/** What one is freed of is no duty and no cost: „befreit“, where the tax or the lead is asked for. */
const burdens = anyOf(
  String.raw`\p{L}*(?:steuern?|gebühr(?:en)?|beitrag|pflicht)|zahlen|bezahlen|versteuern|leine|\p{L}*tax|fees?|pay`,
);
const hasIt = anyOf(String.raw`wenn|falls|mit|trotz|trotzdem|habe|haben|hat|bestanden|with|if|have|has`);

/** What is freed must be what the question is about: „Reine Elektrofahrzeuge“, or „er“ where one has it. */
/** `isAsked`: whether a text has a word of the question. Pure. */
export function isFreed(question: string, part: string, isAsked: (said: string) => boolean): boolean {
  if (!asksThere.test(question) || !burdens.test(question)) return false;
  const subject = part.slice(0, part.search(frees));
  const isIt =
    /(?:^|\s)(?:er|sie|es)\s*$/iu.test(subject) || /befrei(?:t|en) (?:er|sie|es)(?!\p{L})/iu.test(part);
  return isIt ? hasIt.test(question) : isAsked(subject);
}
const asksThere =
  /(?<!\p{L})(?:muss|müssen|gibt es|fällt|fallen|zahlt|zahle|must|do (?:i|we)|is there|are there|have to)(?!\p{L})/iu;

/** Whether all of something is asked for, and a sentence says that a part will do. Pure. */
export const isPartEnough = (question: string, said: string): boolean =>
  asksWhole.test(question) && leastPart.test(said);

/** „Reicht die Haftpflicht?“, „… an der Disko. Langt da die Unterrichtung?“ Pure. */
export const asksWhetherEnough = (question: string): boolean => enoughOf.test(question.trim());
const enoughOf =
  /(?:^|[.!?,;:]\s+)(?:und |also |aber |and |so )?(?:reicht|reichen|genügt|genügen|langt|langen|is it enough|does it suffice)(?!\p{L})([^.?!]{0,90})/iu;
const needsSeveral =
  /(?:nötig|notwendig|erforderlich|Voraussetzungen)(?: sind)? [^.;]{3,80},[^.;]{3,80} und /iu;

/**
 * „Nötig sind Zuverlässigkeit, Eignung und Jagdhaftpflicht“: one of them is not enough by itself; nor is what is named, where
 * something else is called a duty. Undefined where the sentence does not say what all is needed. Pure.
 */
export const whetherEnough = (question: string, said: string): Verdict | undefined =>
  needsSeveral.test(said) || isOtherNeeded(question, said) ? 'no' : undefined;

/** „Reicht die Unterrichtung?“ – „Für Türsteher ist die Sachkundeprüfung Pflicht“ */
function isOtherNeeded(question: string, said: string): boolean {
  const [, behind = ''] = enoughOf.exec(question.trim()) ?? [];
  // „langt für einen Türsteher die Unterrichtung“: for whom is no paper.
  const what = behind.replace(/(?<!\p{L})(?:für|bei|in|an)(?: \p{Ll}+)* \p{Lu}\p{L}+/gu, '');
  const nouns = what.match(/\p{Lu}\p{L}{4,}/gu) ?? [];
  const isSaid = (noun: string) => plainName(said).includes(plainName(noun).slice(0, -2));
  return (
    nouns.length > 0 && !nouns.some(isSaid) && /(?<!\p{L})(?:Pflicht|vorgeschrieben)(?!\p{L})/u.test(said)
  );
}

/** „… oder genügt es hinterher?“, „nur gemeldet oder genehmigt“ */
export const eitherOr = /\boder (?:reicht|genügt|muss|ist|geht|kann|darf|erst)\b|\bnur \p{L}+ oder \p{L}+/iu;

export const musts = anyOf(
  String.raw`muss|müssen|brauch\p{L}*|benötig\p{L}*|\p{L}*pflicht(?:ig)?|nötig|notwendig|erforderlich|must|have to|needs?|required|mandatory|compulsory`,
);

/** „Nötig ist nur die Registrierung …“: that is needed, and nothing besides. */
export function onlyNeeded(
  question: string,
  part: string,
  isAsked: (said: string) => boolean,
): Verdict | undefined {
  const [, only] = onlyNeed.exec(part) ?? [];
  if (only === undefined || !musts.test(question) || eitherOr.test(question)) return undefined;
  // „… beim Netzbetreiber anmelden?“: with whom it is not.
  const [, whom = ''] = withWhom.exec(question) ?? [];
  const isOther = whom !== '' && !only.toLowerCase().includes(whom.toLowerCase());
  return isOther || besides.test(question) || !isAsked(only) ? 'no' : 'yes';
}
const onlyNeed = /(?:nötig|notwendig|erforderlich) ist nur (.+)/iu;
const withWhom = /(?<!\p{L})(?:beim?|bei der|bei dem|with the|to the) (\p{L}{4,})/iu;
const besides = anyOf('außer|außerdem|sonst|weitere|noch|zusätzlich|besides|else|other|also');

/** Whose consent is asked for, where the statement speaks of nobody like that. Pure. */
export function isOfOtherConsent(question: string, said: string): boolean {
  const [, whom] = consentOf.exec(question) ?? [];
  if (whom === undefined) return false;
  // „Vermieter“ – „Mietende“
  const stem = plainName(whom).replace(/^ver/, '').slice(0, 4);
  return !plainName(said).includes(stem);
}
const consentOf =
  /(?:zustimmung|erlaubnis|einverständnis|genehmigung|okay?) (?:vom|von|des|der|von (?:der|dem)) (\p{L}{4,})|(?:fragt?|fragen) (?:\p{L}+ ){0,3}(vermieter|nachbarn?)/iu;

/** „Haben schon angefangen, kriege ich die Förderung noch?“: only what speaks of the order tells yes or no. Pure. */
export const isTooLateFor = (question: string, clause: string): boolean =>
  hasBegun.test(question) && !speaksOfOrder.test(clause);
const hasBegun =
  /(?<!\p{L})(?:schon|bereits|already) [^.?!]{0,40}?(?:angefangen|begonnen|bestellt|gekauft|beauftragt|unterschrieben|eingebaut|installiert|started|begun|ordered|bought|signed|installed)(?!\p{L})/iu;
const speaksOfOrder =
  /(?<!\p{L})(?:vor|vorher|vorab|zuvor|bevor|nach|nachträglich|rückwirkend|erst|before|after)(?!\p{L})/iu;
