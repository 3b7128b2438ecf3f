// A share that stands in a text, worked out for the value that was said: „5 % des Bußgelds, mindestens 25 EUR, zuzüglich 3,50
// EUR Zustellung“. The rule is the service's; only its value is the asker's.
import { stemOf } from '../recognisers/stems.ts';
import { readWords } from '../recognisers/words.ts';

const amount = String.raw`(\d[\d.]*(?:,\d+)?) ?(?:EUR|Euro|€)`;
const rule = new RegExp(
  String.raw`(\d+(?:,\d+)?) ?% (?:des|der|vom) (\p{L}+)(?:, mindestens ${amount})?(?:, höchstens ${amount})?,? zuzüglich ${amount}`,
  'iu',
);

/**
 * In euros; undefined where a text has no such rule, or it is a share of something else than the question or the matter is
 * called: „Es geht um 180 Euro wegen Blitzer“ is one of a Bußgeldverfahren. Pure.
 */
export function byPercentRule(
  value: number,
  said: string,
  question: string,
  names: readonly string[] = [],
): number | undefined {
  const [, percent, base, least, most, besides] = rule.exec(said) ?? [];
  if (percent === undefined || base === undefined || besides === undefined) return undefined;
  const of = stemOf(readWords(base)[0]?.plain ?? '', 'de');
  // „Bußgeldbescheid über 180 Euro“ is one of a „Bußgeld“.
  const isOf = (plain: string) => stemOf(plain, 'de') === of || (of.length >= 5 && plain.startsWith(of));
  const named = [question, ...names].flatMap(readWords);
  if (!named.some(({ plain }) => isOf(plain))) return undefined;
  const share = (value * numberIn(percent)) / 100;
  const atLeast = Math.max(share, least === undefined ? 0 : numberIn(least));
  const bounded = Math.min(atLeast, most === undefined ? atLeast : numberIn(most));
  return Math.round((bounded + numberIn(besides)) * 100) / 100;
}

const numberIn = (written: string): number => Number(written.replaceAll('.', '').replace(',', '.'));
