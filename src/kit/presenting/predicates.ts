// What is said of a thing as it is asked: „Werden Kaminöfen gefördert?“ – „Kaminöfen werden nicht gefördert.“
import { plainWords, readWords } from '../recognisers/words.ts';
import { softened, type Verdict } from './grounds.ts';

const predicates = new Set([
  ...['befreit', 'gefoerdert', 'bezuschusst', 'steuerfrei', 'umsatzsteuerfrei', 'anerkannt', 'zugelassen'],
  ...['beendet', 'kostenfrei', 'kostenlos'],
]);

const inEnglish: Readonly<Record<string, string>> = {
  exempt: 'befreit',
  subsidised: 'gefoerdert',
  funded: 'gefoerdert',
  recognised: 'anerkannt',
  recognized: 'anerkannt',
  admitted: 'zugelassen',
};

/** „Gibt es vom Staat was für …?“ asks whether it is subsidised. */
const asksMoney =
  /(?<!\p{L})(?:gibt['’]?s?(?: ?es)?|kriegt?\p{L}*|bekomm\p{L}*) [^.?!]{0,40}(?:vom staat|vom bund|staatlich\p{L}*|förder\p{L}*|zuschuss|geld)(?!\p{L})/iu;

/** „Werden Kaminöfen gefördert?“: its predicates, plainly written. */
const predicatesIn = (question: string): readonly string[] =>
  readWords(question)
    .map(({ plain }) => inEnglish[plain] ?? plain)
    .filter((plain) => predicates.has(plain))
    .concat(asksMoney.test(question) ? ['gefoerdert'] : []);

/** „Zugelassen wird, wer …“ */
const ofSome = /(?<!\p{L})(?:wer|wenn|sofern|falls)(?!\p{L})/iu;

/** A predicate of the question, as a sentence has it: denied or not. Pure. */
export function echoed(question: string, part: string): Verdict | undefined {
  const words = plainWords(part);
  const asked = predicatesIn(question);
  const at = words.findIndex((plain) => asked.includes(plain));
  if (at < 0) return undefined;
  if (words.slice(Math.max(0, at - 2), at).includes('nicht')) return 'no';
  if (ofSome.test(part)) return undefined;
  return softened.test(part) ? 'depends' : 'yes';
}
