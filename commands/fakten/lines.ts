// What answers a question about a topic in one line: a sentence of the service, or a field of the sheet.
import {
  type Asked,
  type Call,
  clauseFor,
  clauseSentence,
  type FactsRecord,
  fieldLine as lineOfField,
  hasWord,
  lacksPredicate,
  type Need,
  officeCell,
  readWords,
  type Sentence,
  sentencesIn,
  stemOf,
  strong,
  text,
  valueSentence,
  withGerman,
  withKin,
} from '../../src/kit/index.ts';
import { lawsFor } from './laws.ts';
import { lineOn, type TopicSheet } from './sheet.ts';
import { measure } from './unsaid.ts';

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

/** The row for the value that was asked: „bei 25.000 € Nachlass“. */
export function valueLine({ asked: { figures }, clauses, sheet: { feeText }, call }: Reading) {
  const { say } = call;
  const [figure] = figures;
  const found = valueSentence(figure, clauses, call);
  if (found) return found;
  // A table without this value: what it has is shown, and nothing of it stands out.
  const isTable = feeText !== undefined && /->|→/.test(feeText);
  if (figure === undefined || !isTable) return undefined;
  const none = say({
    de: 'Für diesen Wert nennt der Dienst keinen Betrag',
    en: 'The service states no amount for this value',
  });
  return [strong(none), say({ de: ', sondern: ', en: ', but: ' }), text(feeText), '.'];
}

/** „560 EUR (Rendsburg-Eckernförde) bis 1.230 EUR (Brandenburg)“: the fee of the state that is spoken of, where the words have one. */
export function stateLine({ asked, sheet: { feeText = '' }, states, call }: Reading): Sentence | undefined {
  const isNamed = states.some((state) => feeText.includes(state));
  return isNamed ? clauseSentence(feeText, 'money', asked, { lang: call.lang, states }) : undefined;
}

/** „Wie viel Watt darf …?“: the sentence with such a limit. */
export function limitLine({ asked, sheet, states, call: { lang, question } }: Reading): Sentence | undefined {
  if (!asked.asksMeasure || !asksLimit.test(question)) return undefined;
  const limit = sentencesIn(sheet.summary ?? '').find((one) => measure.test(one));
  return limit === undefined ? undefined : clauseSentence(limit, undefined, asked, { lang, states });
}

const asksLimit = /(?<!\p{L})(?:darf|dürfen|erlaubt|höchstens|maximal|bis|allowed|may|up to)(?!\p{L})/iu;

/** The service's own words, where a sentence has what the question is about. */
export function clauseLine(reading: Reading): Sentence | undefined {
  const { asked, clauses, sheet, states, need, call } = reading;
  const { lang } = call;
  // Whether one must or may is said in sentences; a note on fees only has the same words.
  const looked = need === undefined ? sentencesIn(sheet.summary ?? '') : clauses;
  const kin = kinOf(reading);
  const own = clauseFor(asked, looked, lang, need);
  const clause = own ?? clauseFor(kin, looked, lang, need);
  if (clause !== undefined && isBesides(clause, asked, need, call)) return undefined;
  if (clause !== undefined) return clauseSentence(clause, need, own ? asked : kin, { lang, states });
  // The question's own English words stand in no German text; those for its kind of question may.
  const near =
    lang === 'en' && need ? clauseFor({ ...asked, terms: [], core: [] }, looked, lang, need) : undefined;
  if (near !== undefined && need === 'age') return clauseSentence(near, need, asked, { lang, states });
  return near === undefined ? undefined : ['The nearest that the service says, in German: ', text(near), '.'];
}

/** Kindred words; of a deadline those for what is to be done by then: „beantragen“ and „Antrag … vorher“. */
function kinOf({ asked, need, call: { lang, question } }: Reading): Asked {
  if (need === undefined) return { ...asked, terms: withKin(withGerman(asked.terms, lang)) };
  if (asked.wants !== 'deadline' || asked.terms.length > 0) return asked;
  const stems = readWords(question).map(({ plain }) => stemOf(plain, lang));
  const own = new Set(stems);
  return { ...asked, terms: withKin(withGerman(stems, lang)).filter((stem) => !own.has(stem)) };
}

/** It is on the matter, and has neither of the two that were asked for, nor a limit for the measure. */
function isBesides(
  clause: string,
  asked: Asked,
  need: Need | undefined,
  { lang, intent, question }: Speaking,
) {
  if (need !== undefined) return false;
  if (asked.choice.length > 0 && !hasWord(clause, asked.choice, lang)) return true;
  if (lacksPredicate(question, clause)) return true;
  const isWithout = /\b(?:ohne|without)\b/i.test(question);
  return intent.whether && (isWithout || (asked.isMeasured && !/\d/.test(clause)));
}
