// The sentence of the sheet that answers: with the row or the limit that was asked for, or in the service's own words.
import {
  type Asked,
  clauseFor,
  clauseSentence,
  hasWord,
  lacksPredicate,
  type Need,
  readWords,
  type Sentence,
  sentencesIn,
  stemOf,
  strong,
  text,
  withGerman,
  valueSentence,
  withKin,
} from '../../src/kit/index.ts';
import type { Reading, Speaking } from './fieldLine.ts';
import { measure } from './unsaid.ts';

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
