// What people say of no-parking zones: the words of the subject, and the parts of the cost.
import {
  budgetIn,
  called,
  type Candidate,
  oneOf,
  refined,
  type Word,
  wordList,
  wordsIn,
} from '../../src/kit/index.ts';

export const subject = {
  de: wordList(`
    umzug*, umzieh*, ziehen, ziehe, zieht, →, möbelwagen, möbeltransporter, möbelpacker*, spediteur*,
    spedition*, umzugshelfer*, umzugswagen, parkplatz sperren, parkplatz reservieren,
    parkplatz absperren, parkplatz freihalten, parkplatzabsperrung, parkplatzreservierung, ladezone*,
    schilder, schildern, halteverbotsschild*, haltverbotsschild*, parkverbotsschild*, umzugsschild*,
    verbotszone*, vorlauf*, antragsfrist*, parkzone*
  `),
  en: wordList(`
    moving van, moving truck, removal van, moving house, moving day, parking suspension, parking ban,
    reserve parking, reserve space, no-stopping*, relocating, moving flats, both addresses,
    reserve a parking*, no-parking signs, i am moving, we are moving
  `),
};

/** A part that is asked for by itself: it stands first in the answer. */
export type Point = 'fee' | 'signs';

export const feeWord = oneOf({
  fee: called`Gebühr | fee | Verwaltungsgebühr, Behördengebühr, fees, ohne Schilder, without signs`,
});

const signs = oneOf({
  signs: called`Schilder | signs | Schildermiete, Schilderkosten, Halteverbotsschilder, Haltverbotsschilder,
    sign rental, no-parking signs`,
});

const including = /^(?:ohne|without|mit|inkl|inklusive|samt|und|plus|with|incl|including|and)$/;
/** „signs included“ */
const included = /^(?:inklusive|inkl|inbegriffen|enthalten|dabei|included|incl)$/;
const asking = /^(?:kosten|kostet|teuer|miete|stehen|aufstellen|cost|rent|up|stand)$/;

/** „Wann müssen die Dinger spätestens stehen?“: they are called nothing else. */
const standing =
  /(?:wann|bis|when|by).* (?:muessen|sollen|must|should|do) (?:die|sie|die (?:dinger|teile)|they|those|the things)(?: (?:da|dann|denn|spaetestens|have|need|to))* (?:stehen|aufgestellt|aufgebaut|be up|stand up|be standing)(?: |$)/;

/** „Was kosten die Schilder?“ is about them, „mit Schildern“ about the sum. */
export const signsWord = refined(signs, (named, words) => {
  if (named.length === 0) return standingIn(words);
  return named.filter(
    ({ from, to }) =>
      !including.test(words[from - 1]?.plain ?? '') &&
      !included.test(words[to]?.plain ?? '') &&
      words.some(({ plain }) => asking.test(plain)),
  );
});

function standingIn(words: readonly Word[]): readonly Candidate<'signs'>[] {
  const verb = words.findIndex(({ plain }) => /^(?:stehen|aufgestellt|aufgebaut|up|standing)$/.test(plain));
  const isOfThem = standing.test(words.map(({ plain }) => plain).join(' '));
  return verb >= 0 && isOfThem ? [{ from: verb, to: verb + 1, value: 'signs', score: 1 }] : [];
}

const inTime = oneOf({
  inTime: called`ob es noch geht | whether it still works | gehts, klappt, klappts, reicht, reichen, genügt,
    genügen, schaffen, enough`,
  tooLate: called`ob es zu spät ist | whether it is too late | zu spät, schon zu spät, zu knapp,
    zu kurzfristig, zu eng, verpasst, too late`,
  denied: called`ob es nicht mehr geht | whether it works no more | nicht mehr, nicht mehr möglich,
    nicht möglich, nicht machbar, nicht mehr machbar, not possible, no longer possible,
    not possible any more`,
});

export type InTime = 'inTime' | 'tooLate' | 'denied';

/** „Halteverbot morgen in Köln, geht das noch?“ is about the time; „Geht das online?“ is not. */
export const inTimeWord = refined(inTime, (named, words) => {
  if (words.some(({ plain }) => plain === 'online')) return [];
  // „Reichen 200 Euro?“
  if (budgetIn(words, wordsIn(words))) return [];
  // To „Geht das nicht mehr?“, neither yes nor no is clear.
  const isDenied = words.some(({ plain }) => plain === 'nicht' || plain === 'not');
  return (
    named
      // „es geht nach Hannover“ tells the way.
      .filter(({ corrected, to }) => !corrected && !/^(?:nach|hin|los|um)$/.test(words[to]?.plain ?? ''))
      .map((one) => (isDenied ? { ...one, value: 'denied' as const } : one))
  );
});
