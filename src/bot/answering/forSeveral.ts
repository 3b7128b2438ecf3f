// The service reckons what one of them costs; who asks for several, „4 Mitarbeiter“, is told the sum first.
import { type Document, inLanguage, money, strong, unstressed } from '../../document/index.ts';
import { argumentsOf, isOfMany } from '../understanding/frame.ts';
import { questionIn } from '../understanding/judge.ts';
import { firstAmount } from './headlineFigure.ts';
import type { Asking } from './matter.ts';

/** „Was kostet das pro Person?“ */
const each =
  /(?<!\p{L})(?:(?:pro|je) (?:person|kopf|nase|mann|mitarbeiter\p{L}*|teilnehmer\p{L}*|fahrzeug|auto|wagen)|für jeden|jeweils|per (?:person|head|car|vehicle)|for each|each)(?!\p{L})/iu;

/** The answer as it is, or with the sum for all of them in front. Pure. */
export function forSeveral(document: Document, { frame }: Asking): Document {
  const { headline, lang, firstLine } = document;
  const [key, argument] = argumentsOf(frame).find(([, { isHowMany }]) => isHowMany) ?? [''];
  const many = frame.slots.get(key)?.candidate.value;
  const isToldOtherwise = firstLine !== undefined || isOfMany(frame);
  if (!argument || typeof many !== 'number' || isToldOtherwise || each.test(questionIn(frame)))
    return document;
  const [all, one] = [many, 1].map((count) => argument.recogniser.show(count, lang));
  if (!all || !one) return document;
  const amount = firstAmount(headline);
  const say = inLanguage(lang);
  // „**Kein Gesamtpreis**“ has no sum.
  if (!amount) {
    const ofOne = say({ de: ['Für ', one, ': '], en: ['For ', one, ': '] });
    return { ...document, headline: [...ofOne, ...headline] };
  }
  const sum = strong(money(amount.min * many, amount.max * many));
  const inFront = say({
    de: [sum, ' für ', all, ' zusammen (errechnet); für ', one, ': '],
    en: [sum, ' for ', all, ' together (calculated); for ', one, ': '],
  });
  return { ...document, headline: [...inFront, ...unstressed(headline)] };
}
