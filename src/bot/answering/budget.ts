// „Reichen 400 Euro dafür?“: yes or no by the costs that the answer begins with.
import { type Document, inLanguage, money, type Sentence, strong } from '../../document/index.ts';
import { anyOf, budgetIn, isApart, readWords } from '../../kit/index.ts';
import { isFactSheet, isOfMany, readingsIn } from '../understanding/frame.ts';
import { questionIn } from '../understanding/judge.ts';
import { firstAmount } from './headlineFigure.ts';
import type { Asking } from './matter.ts';

/** The answer as it is, or with a yes or no in front. Pure. */
export function withBudget(document: Document, { frame }: Asking): Document {
  const { headline, lang, firstLine } = document;
  const { reckons } = frame.match.command;
  if (firstLine !== undefined || isOfMany(frame) || isFactSheet(frame) || reckons) return document;
  const question = questionIn(frame);
  const words = readWords(question);
  const budget = budgetIn(words, question);
  const costs = firstAmount(headline);
  // „14.000 € für Einlage und Gebühren“: the capital is no part of the costs.
  if (!budget || !costs || capital.test(question)) return document;
  // „Kaufpreis 400 €“ is a value of the case.
  if (!isApart(budget.figure, readingsIn(frame, words))) return document;
  const verdict = inLanguage(lang)(verdictOn(budget.least, costs));
  return { ...document, headline: [...verdict, ...headline] };
}

const capital = anyOf(String.raw`\p{L}*(?:einlage|kapital)|capital|contribution`);

function verdictOn(
  said: number,
  { min, max }: { readonly min: number; readonly max: number },
): Readonly<Record<Document['lang'], Sentence>> {
  const amount = money(said);
  if (said < min)
    return {
      de: [strong('Nein'), ', ', amount, ' reichen nicht: '],
      en: [strong('No'), ', ', amount, ' are not enough: '],
    };
  if (said < max)
    return {
      de: [strong('Vielleicht'), ', ', amount, ' liegen in der Spanne: '],
      en: [strong('Perhaps'), ', ', amount, ' lie within the range: '],
    };
  return {
    de: [strong('Ja'), ', dafür reichen ', amount, ': '],
    en: [strong('Yes'), ', ', amount, ' are enough: '],
  };
}
