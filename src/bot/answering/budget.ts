// „Reichen 400 Euro dafür?“: yes or no by the costs that the answer begins with.
import { type Document, inLanguage, isStrong, money, type Sentence, strong } from '../../document/index.ts';
import { anyOf, budgetIn, isApart, readWords } from '../../kit/index.ts';
import { argumentsOf, type Frame, isCompared, isFactSheet } from '../understanding/frame.ts';
import { questionIn } from '../understanding/judge.ts';
import { candidatesFor } from '../understanding/slotCandidates.ts';
import { figureIn } from './headlineFigure.ts';

/** The answer as it is, or with a yes or no in front. Pure. */
export function withBudget(document: Document, frame: Frame): Document {
  const { headline, lang, asksBack, firstLine } = document;
  const isOfMany = frame.isOverview || frame.slots.has('list') || isCompared(frame);
  const { reckons } = frame.match.command;
  if (asksBack || firstLine !== undefined || isOfMany || isFactSheet(frame) || reckons) return document;
  const question = questionIn(frame);
  const words = readWords(question);
  const budget = budgetIn(words, question);
  const first = headline.find(isStrong);
  const cell = first && figureIn([first])?.cell;
  // „14.000 € für Einlage und Gebühren“: the capital is no part of the costs.
  if (!budget || cell?.kind !== 'money' || capital.test(question)) return document;
  // „Kaufpreis 400 €“ is a value of the case.
  const taken = argumentsOf(frame).flatMap(([, argument]) => candidatesFor(argument, words, frame.context));
  if (!isApart(budget.figure, taken)) return document;
  const amount = money(budget.least);
  const say = inLanguage(lang)<Sentence>;
  if (budget.least < cell.min) {
    const no = say({ de: [strong('Nein'), ', '], en: [strong('No'), ', '] });
    return inFront(document, [
      ...no,
      ...say({ de: [amount, ' reichen nicht: '], en: [amount, ' are not enough: '] }),
    ]);
  }
  if (budget.least < cell.max)
    return inFront(
      document,
      say({
        de: [strong('Vielleicht'), ', ', amount, ' liegen in der Spanne: '],
        en: [strong('Perhaps'), ', ', amount, ' lie within the range: '],
      }),
    );
  return inFront(
    document,
    say({
      de: [strong('Ja'), ', dafür reichen ', amount, ': '],
      en: [strong('Yes'), ', ', amount, ' are enough: '],
    }),
  );
}

const capital = anyOf(String.raw`\p{L}*(?:einlage|kapital)|capital|contribution`);

const inFront = (document: Document, verdict: Sentence): Document => ({
  ...document,
  headline: [...verdict, ...document.headline],
});
