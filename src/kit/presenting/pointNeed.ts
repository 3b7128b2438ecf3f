// Of which kind the answer to the point of a question must be: an amount, a time, an age, an office, what may follow. A
// question tells it, a piece of what the service says has it or not, and so has a first line.
import { type Cell, isStrong, kindOfCell, type Lang, type Sentence } from '../../document/index.ts';
import type { Speaking } from '../command/command.ts';
import type { Asked, Need } from '../recognisers/asked.ts';
import { ageIn, asksOldEnough } from './ages.ts';
import { hasNeed } from './clauses.ts';

/** „Wie viel Prozent …?“ wants no amount; „Wer …?“ an office; „Was passiert, wenn …?“ what may follow. */
export type PointNeed = Need | 'percent' | 'measure' | 'office' | 'risk';

/** Whether only a figure of that kind answers. Pure. */
export const needsFigure = (need: PointNeed | undefined): need is Exclude<PointNeed, 'office' | 'risk'> =>
  need !== undefined && need !== 'office' && need !== 'risk';

const asksPercent =
  /(?<!\p{L})(?:wie ?viele? (?:prozent|%)|prozentsatz|what percentage|how many per ?cent)(?!\p{L})/iu;
const measures = /\d\s?(?:km|kWp?|Wp?|VA|g|mg|ccm|cm|m|dB|Liter|kWh)(?!\p{L})/u;
const asksTimes =
  /(?<!\p{L})(?:wie ?viel|how much) (?:zeit|time)(?!\p{L})|(?<!\p{L})(?:wie ?viele?|how many) (?:\p{L}+)?(?:minuten|stunden|tage|wochen|monate|jahre(?!n)|minutes|hours|days|weeks|months|years)/iu;
const asksRisk =
  /(?<!\p{L})(?:was (?:passiert|geschieht|droht)|passiert (?:et)?was|(?:welche|mit welchen) (?:folgen|konsequenzen)|strafen?|penalt(?:y|ies)|what happens|what if|which consequences)(?!\p{L})/iu;
/** Whether it is asked what may follow: no amount of a case answers that. Pure. */
export const asksWhatFollows = (question: string): boolean => asksRisk.test(question);
const asksOffice =
  /(?<!\p{L})(?:wer (?:ist zuständig|genehmigt|erteilt|erlaubt|bearbeitet|entscheidet|stellt|ordnet|prüft|nimmt (?:[^.?!]{0,40} )?ab)|who (?:issues|grants|approves|decides|handles|is in charge)|zuständig\p{L}*|(?:welche[rsnm]?|which) (?:behörden?|stellen?|amt|ämtern?|authorit(?:y|ies)|offices?))(?!\p{L})/iu;

const sinceWhen = /(?<!\p{L})(?:ab wann|from when|from what age)(?!\p{L})/iu;

/** Undefined where words may answer as well. Pure. */
export function pointNeed(
  { question, intent }: Pick<Speaking, 'question' | 'intent'>,
  asked: Asked,
): PointNeed | undefined {
  if (asksPercent.test(question)) return 'percent';
  if (asksTimes.test(question)) return 'time';
  if (asked.asksMeasure) return 'measure';
  if (asksRisk.test(question)) return 'risk';
  if (asksOffice.test(question) && !intent.aspects.includes('documents')) return 'office';
  const isOfAge =
    ageIn(question) !== undefined && asksOldEnough(question) && !intent.aspects.includes('cost');
  // „Ab wann darf er den Jagdschein machen? Er ist 16.“ asks for no day.
  const isOpenNeed = asked.need === undefined || (asked.need === 'time' && sinceWhen.test(question));
  if (isOpenNeed && isOfAge) return 'age';
  const isAmount = intent.aspect === 'cost' || (intent.aspect !== 'documents' && asksAmount.test(question));
  const byAspect = isAmount ? 'money' : intent.aspect === 'duration' ? 'time' : undefined;
  const isOpen = asked.choice.length === 0 && !asked.isWho && !intent.whether;
  return asked.need ?? (isOpen ? byAspect : undefined);
}

/** „Mit welchen Gründungskosten …?“ */
const asksAmount =
  /(?<!\p{L})(?:welche[nrms]?|wie hoch\p{L}*|was sind|what are) [^.?!]{0,60}(?:kosten|gebühr(?:en)?|preis|betrag|summe|\p{L}*vergütung|costs|fees?|price)(?!\p{L})|(?<!\p{L})wie ?viel \p{L}*(?:kapital|geld|zuschuss|prämie|förderung|steuern?)(?!\p{L})/iu;

/** What may follow, in the words of an office. */
const risks =
  /risiko|ablehn|abgelehnt|mehrkosten|abschlepp|verfällt|erlischt|nachzahl|rückforder|zurückzahl|(?<!\p{L})sonst(?!\p{L})|fällt auch an|droht|strafe|ungültig|widerruf/iu;
const offices =
  /(?:amt|behörde|gericht|kammer|referat|kommissariat|ministerium|agentur|bund|stelle|zollverwaltung)(?!\p{L})|(?<!\p{L})(?:BAFA|KfW|LBV|ASV|IHK|HWK|TÜV)(?!\p{L})/iu;

const ofPeople =
  /(?:^|[^\p{L}]|mindest)alters?(?!\p{L})|jahre alt|lebensjahr|jährig|years old|(?<!\p{L})age(?!\p{L})/iu;

/** Whether a text has what is needed. Pure. */
export function hasPointNeed(said: string, need: PointNeed): boolean {
  if (need === 'percent') return /\d\s?%/.test(said);
  if (need === 'measure') return measures.test(said);
  if (need === 'risk') return risks.test(said);
  // „mindestens 80 km“, „älter als 20 Jahre“ is nobody's age.
  if (need === 'age' && !ofPeople.test(said)) return false;
  return need === 'office' ? offices.test(said) : hasNeed(said, need);
}

const cellHas = (cell: Cell, need: PointNeed): boolean =>
  cell.kind === 'phrase'
    ? cell.parts.some((part) => typeof part !== 'string' && cellHas(part, need))
    : kindOfCell(cell) === need;

/** Whether a first line, with its words as written, has a figure or the words of that kind. Pure. */
export const answersNeed = (headline: Sentence, words: string, need: PointNeed): boolean =>
  headline
    .flatMap((part) => (typeof part === 'object' && isStrong(part) ? part.strong : [part]))
    .some((part) => typeof part === 'object' && cellHas(part, need)) ||
  (need === 'age' ? hasNeed(words, need) : hasPointNeed(words, need));

const verdicts: Readonly<Record<Lang, RegExp>> = {
  de: /^\P{L}*(?:Ja|Nein|Keine?|Es kommt|Teilweise|Zu spät|Knapp|Es wird|Möglichst|Sicher|Nicht mehr|Nur|Für \P{Lu}*wird es|Für die übliche|Noch)(?!\p{L})/u,
  en: /^\P{L}*(?:Yes|No|It depends|In part|Partly|Too late|It is too|Only|Not)(?!\p{L})/u,
};

/** Whether a first line begins with yes, no, or what stands for it. Pure. */
export const isVerdict = (words: string, lang: Lang): boolean =>
  verdicts[lang].test(words) || /: (?:keine?|none)\.?$/.test(words);
