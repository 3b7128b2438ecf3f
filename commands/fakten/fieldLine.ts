// What a field of the sheet answers: the papers, the law, the office, the time; and one that the sheet has by another name.
import {
  type Asked,
  type Call,
  type FactsRecord,
  fieldLine as lineOfField,
  hasWord,
  type Need,
  officeCell,
  type Sentence,
  strong,
} from '../../src/kit/index.ts';
import { lawsFor } from './laws.ts';
import { lineOn, type TopicSheet } from './sheet.ts';

export type Speaking = Pick<Call, 'lang' | 'say' | 'intent' | 'question' | 'answeredBy'>;

/** What the lines are made from. */
export interface Reading {
  readonly answer: FactsRecord;
  readonly sheet: TopicSheet;
  readonly asked: Asked;
  readonly clauses: readonly string[];
  readonly need: Need | undefined;
  /** The states that the question names. */
  readonly states: readonly string[];
  readonly name: string;
  readonly call: Speaking;
}

/** The field that says what was asked; undefined where none does. */
export function fieldOf(reading: Reading): Sentence | undefined {
  const { answer, sheet, asked, states, name, call } = reading;
  const { aspect } = call.intent;
  if (asked.need === undefined && fieldAspects.has(aspect) && aspect !== undefined) {
    const laws = lawsFor(sheet.laws, { terms: asked.terms, states });
    const line = lineOn(aspect, sheet, call, laws);
    if (line) return line;
  }
  if (aspect === 'duration' && isOnWhole(asked)) {
    const line = lineOn('duration', sheet, call);
    if (line) return line;
  }
  if (aspect === 'online') return lineOn('online', sheet, call);
  // „Wo finde ich die Liste …?“
  if (isOffice(reading)) return officeFirst(reading) ?? lineOn('authority', sheet, call);
  return unreadField(answer, asked, sheet, name, call) ?? officeLine(reading);
}

/** What a field is about, no sentence says better. */
export const fieldAspects: ReadonlySet<Call['intent']['aspect']> = new Set([
  'documents',
  'basis',
  'authority',
]);

/** „Wie lange dauert der praktische Teil?“: a part has a time of its own, and „Wie lange muss …?“ is none it takes. */
const parts = /^(?:teil|abschnitt|schriftlich|mundlich|praktisch|praxis|theori|part|written|oral|practic)/;
const isOnWhole = ({ need, isOnMatter, terms, core }: Asked) =>
  need === undefined &&
  (isOnMatter || terms.length === 0) &&
  !(core.length > 0 ? core : terms).some((term) => parts.test(term));

/** „Wer …?“ asks for the office where no sentence says who. */
function officeLine({ answer, sheet, asked, name, call }: Reading): Sentence | undefined {
  const { intent, say } = call;
  if (!asked.isWho || asked.need || asked.terms.length === 0 || intent.aspect === 'duty') return undefined;
  const office = { intent: { aspect: 'authority', worth: false }, need: undefined, isGain: false } as const;
  return lineOn('authority', sheet, call) ?? lineOfField(answer, { ...office, subject: name }, say);
}

/** The office is asked for, or it is where that is found. */
export const isOffice = ({ sheet, asked, call }: Reading) =>
  asksOffice.test(call.question) ||
  (asksWhere.test(call.question) && hasWord(sheet.office ?? '', asked.terms, call.lang));

const asksOffice =
  /(?<!\p{L})(?:welche[rnm]?\s(?:behörde|stelle|amt)|which\s(?:authority|office|agency)|who\spays)(?!\p{L})/iu;

/** Of several, the one that has a word of the question stands first: „Expertenliste der dena“. */
function officeFirst({ sheet: { office = '' }, asked, call: { lang, say } }: Reading): Sentence | undefined {
  const all = office.split(/;\s+/);
  const meant = all.filter((one) => hasWord(one, asked.terms, lang));
  const others = all.filter((one) => !meant.includes(one));
  if (meant.length === 0 || others.length === 0) return undefined;
  const besides = say({ de: '; außerdem zuständig: ', en: '; also in charge: ' });
  return [strong(officeCell(meant.join('; '), lang)), besides, officeCell(others.join('; '), lang), '.'];
}

/** It asks for no amount: „Wo finde ich die Liste … für Förderanträge?“ */
export const asksWhere = /^\P{L}*(?:wo|where)\s/iu;

/** A field that the sheet does not know, by its name: `age`, `takes`. */
function unreadField(
  answer: FactsRecord,
  asked: Asked,
  { fee, feeText }: TopicSheet,
  name: string,
  { say, intent }: Speaking,
): Sentence | undefined {
  const { need, isOnMatter, isWho, isGain, terms } = asked;
  const isFigure = intent.aspect === undefined || intent.aspect === 'cost' || intent.aspect === 'duration';
  const isBeside = need === undefined && !isOnMatter && terms.length > 0 && isFigure;
  const isFeeKnown = fee.min !== undefined || fee.max !== undefined || feeText !== undefined;
  const isBare = !intent.aspect && !intent.whether && terms.length === 0;
  if (isBeside || (isWho && intent.aspect !== 'authority')) return undefined;
  if (need === undefined && (isBare ? isFeeKnown : !intent.aspect)) return undefined;
  return lineOfField(answer, { intent, need, isGain, subject: name }, say);
}
