// A circumstance that was said, and of which the answer's own notes name another figure: „300 EUR mit Sozialpass“. No command
// reckons with it, so that is said first, and what was reckoned without it does not stand out.
import { type Document, inLanguage, saidIn, strong, text, unstressed } from '../../document/index.ts';
import { denialOf, plainName, readWords, stemOf, type Word } from '../../kit/index.ts';
import { caseSpokenOf } from '../understanding/before.ts';
import { isFactSheet } from '../understanding/frame.ts';
import { inWords } from './firstLine.ts';
import type { Asking } from './matter.ts';

/** The answer as it is, or with what the service says of the circumstance in its first line. Pure. */
export function withCircumstance(document: Document, { frame }: Asking): Document {
  const { headline, notes = [], lang, firstLine } = document;
  const isSheet = isFactSheet(frame);
  const ofCase = isSheet ? caseSpokenOf(frame) : frame;
  if (!ofCase) return document;
  const first = plainName(inWords(headline, lang));
  const values = [...ofCase.slots.values()].map(({ typed }) => plainName(typed));
  const typed = [...ofCase.slots.values()].flatMap((slot) => readWords(slot.typed));
  // A sheet has what is said of other places as well.
  const isOfCase = (said: string) => !isSheet || values.some((value) => plainName(said).includes(value));
  // What was asked besides is an answer, and no remark on this one.
  const own = notes.filter((one) => !('kind' in one && one.kind === 'answer'));
  const said = own.map((one) => inWords(saidIn(one), lang)).filter(isOfCase);
  const other = said
    .flatMap(remarksIn)
    .find(
      ({ figure, names }) =>
        !first.includes(plainName(figure)) &&
        !names.some((name) => typed.some((word) => isCalled(word, name))) &&
        isSaid(names, frame.said),
    );
  if (!other) return document;
  const remark = strong(text(other.whole));
  const reckoned = unstressed(headline);
  const isReckoned = !isSheet && firstLine !== 'unsaid';
  return {
    ...document,
    ...(isReckoned ? {} : { firstLine: 'point' }),
    notes: isReckoned ? notes : notes.filter((one) => !inWords(saidIn(one), lang).includes(other.whole)),
    headline: inLanguage(lang)({
      de: ['Laut Dienst ', remark, ...(isReckoned ? ['. Ohne das gerechnet: ', ...reckoned] : ['.'])],
      en: [
        'The service says, in German: ',
        remark,
        ...(isReckoned ? ['. Reckoned without that: ', ...reckoned] : ['.']),
      ],
    }),
  };
}

interface Remark {
  readonly whole: string;
  readonly figure: string;
  /** What it is called: „Sozialpass/Freiburg-Pass“ has two names. */
  readonly names: readonly string[];
}

const figureWith = /(?<figure>\d[\d.,]*\s?(?:EUR|Euro|€|%|Prozent)) (?:mit|bei|für) (?<names>[^.;,:()]+)/gu;

function remarksIn(said: string): readonly Remark[] {
  return [...said.matchAll(figureWith)].map(([whole, figure = '', names = '']) => ({
    ...{ whole: whole.trim(), figure },
    names: names.split(/[\s/]+/u).filter((name) => /^\p{Lu}\p{L}{3}/u.test(name)),
  }));
}

/** What was said of it last counts: „nein, den Pass hat sie nicht“. */
function isSaid(names: readonly string[], said: readonly string[]): boolean {
  for (const message of said.toReversed()) {
    const words = readWords(message);
    const at = words.findIndex((word) => names.some((name) => isCalled(word, name)));
    if (at >= 0) return denialOf(words, { from: at, to: at + 1 }) === undefined;
  }
  return false;
}

const isCalled = ({ text: typed }: Word, name: string): boolean => {
  const [one, other] = [plainName(typed), plainName(name)];
  return one === other || stemOf(one) === stemOf(other);
};
