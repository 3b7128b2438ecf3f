// What stands around a name tells whether it is a town: prepositions, articles, and for everyday words what moves.
import { oncePer } from '../../memo.ts';
import type { Span, Word } from './words.ts';

/** In front of a name: that a place follows. */
export const announcing = new Set(
  'in nach von aus stadt gemeinde ort raum kreis landkreis umkreis wohnort plz postleitzahl from to near city town'.split(
    ' ',
  ),
);

/** In front of a noun; a town has none of them, and is hardly called so: „Meine Wohnung“. */
export const articles = new Set(
  'welche welcher welches welchen welchem diese dieser dieses diesen diesem jede jeder jedes jeden alle allen ihr ihre ihren ihrem seine seinen seinem which this that these every your his her their our my der die das dem den des ein eine einen einem einer eines im am zum zur vom beim the a an mein meine meinem meinen meiner unser unsere unserem unserer kein keine'.split(
    ' ',
  ),
);

/** Cities abroad that a German village is called like: the village is hardly meant. */
export const abroad = new Set(['salzburg']);

/** With so many postal codes a town is meant whatever else its name means: Essen. */
export const cityCodes = 5;

/** An everyday word behind a preposition: „nach Osten“, „aus Stein“, „in Wald und Wiesen“ are hardly towns. Pure. */
export function everydayBehind(
  words: readonly Word[],
  { from, to }: Span,
  mayBeTown: (plain: string) => boolean,
): 'yes' | 'maybe' | 'no' {
  const [before = '', beforeThat, next] = [words[from - 1]?.plain, words[from - 2], words[to + 1]];
  const isPair = /^(?:und|and|oder|or)$/.test(words[to]?.plain ?? '') && /^\p{Lu}/u.test(next?.text ?? '');
  if (before === 'in' && isPair && !isSureTown(next, mayBeTown)) return 'no';
  if (!ways.test(before) || !beforeThat || isMoving(words)) return 'yes';
  return /^(?:nach|to)$/.test(before) ? 'no' : 'maybe';
}

const isSureTown = (word: Word | undefined, mayBeTown: (plain: string) => boolean) =>
  word !== undefined && mayBeTown(word.plain);

/** They say where somebody goes, and also where a window looks and what something is made of. */
const ways = /^(?:von|aus|nach|from|to)$/;

const moving =
  /zieh|zog|umzug|zuegl|wechsel|verleg|transport|fahr|komm|stamm|wohn|^bin$|kauf|mov(?:e|ing)|reloc|live|travel|coming/;

/** „Umzug nach Lage“, „von Hof nach Köln“ */
const isMoving = oncePer((words: readonly Word[]): boolean => {
  const said = new Set(words.map(({ plain }) => plain));
  const isThereAndBack =
    (said.has('nach') && (said.has('von') || said.has('aus'))) || (said.has('from') && said.has('to'));
  return isThereAndBack || words.some(({ plain }) => moving.test(plain));
});
