// Which of two places is the one to go to, where a story tells it: „er wohnt in Köln, ich noch in Hamburg, ich zieh zu ihm“.
import { isFree, isPlaceName, placesAmong, type Span, type Word } from '../../kit/index.ts';

const mine = /^(?:ich|i|im|ive|wir|we|were)$/;
const others =
  /^(?:er|sie|he|she|hes|shes|they|(?:ex)?freund(?:in)?|partner(?:in)?|verlobter?|mann|frau|mutter|vater|eltern|schwester|bruder|sohn|tochter|boyfriend|girlfriend|husband|wife|mother|father|parents|sister|brother|son|daughter)$/;
const moves = /^(?:(?:ein|um|zusammen)?zieh(?:e|en|t|n|st)?|move|moves|moving)$/;
const me = /^(?:mir|uns|me|us)$/;
const them = /^(?:ihm|ihr|ihnen|meine[mrn]?|unsere[mrn]?|him|her|them|my|our)$/;
/** „neue Wohnung in Köln, alte in Hamburg“, „noch in Hamburg, bald in Köln“ */
const later = /^(?:neue[nrs]?|neu|bald|demnaechst|kuenftig|kuenftige|new|soon)$/;
const now = /^(?:alte[nrs]?|noch|bisher|bisherige|derzeit|aktuell|old|current|currently)$/;
const mostBefore = 7;
const mostBehind = 5;

/** Whether the first of two places is where it goes to; undefined where nothing tells. Pure. */
export function goesToFirst(words: readonly Word[], first: Span, second: Span): boolean | undefined {
  const towards = targetOf(words);
  const [one, other] = [first, second].map((place, at) =>
    nearestBefore(words, place, at === 0 ? 0 : first.to, (plain) =>
      mine.test(plain) ? 'mine' : others.test(plain) ? 'others' : undefined,
    ),
  );
  if (towards && one && other && one !== other) return one === towards;
  const [early, late] = [first, second].map((place, at) =>
    nearestBefore(words, place, at === 0 ? 0 : first.to, (plain) =>
      later.test(plain) ? 'later' : now.test(plain) ? 'now' : undefined,
    ),
  );
  if (early === undefined || late === undefined || early === late) return undefined;
  return early === 'later';
}

/** Whose place is moved to: „ich zieh zu ihm“, „she’s moving in with me“. */
function targetOf(words: readonly Word[]): 'mine' | 'others' | undefined {
  for (const [at, { plain }] of words.entries()) {
    if (!moves.test(plain)) continue;
    for (let place = at + 1; place < Math.min(words.length, at + 1 + mostBehind); place++) {
      const isTo = /^(?:zu|bei|with)$/.test(words[place - 1]?.plain ?? '');
      const said = words[place]?.plain ?? '';
      if (isTo && me.test(said)) return 'mine';
      if (isTo && them.test(said)) return 'others';
      if (words[place - 1]?.stop !== undefined) break;
    }
  }
  return undefined;
}

function nearestBefore<Said>(
  words: readonly Word[],
  { from }: Span,
  least: number,
  read: (plain: string) => Said | undefined,
): Said | undefined {
  for (let at = from - 1; at >= Math.max(least, from - mostBefore); at--) {
    const said = read(words[at]?.plain ?? '');
    if (said !== undefined) return said;
  }
  return undefined;
}

/** „von Berlin nach Hamburg gezogen“: where no way is asked for, only the place that one goes to counts. Pure. */
export function withoutOrigin(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ plain }, index) => /^(?:von|aus|from)$/.test(plain) && words[index + 1]);
  if (at === -1) return words;
  const end = placeFrom(words, at + 1);
  const isTo = /^(?:nach|to)$/.test(words[end]?.plain ?? '') && placeFrom(words, end + 1) > end + 1;
  return end > at + 1 && isTo ? [...words.slice(0, at), ...words.slice(end)] : words;
}

/** Behind the place that begins there; the same where none does. */
function placeFrom(words: readonly Word[], from: number): number {
  const town = placesAmong(words).find((place) => place.from === from);
  if (town) return town.to;
  return isPlaceName(words[from]?.plain ?? '') ? from + 1 : from;
}

const former =
  /^(?:geboren\w*|gebuertig\w*|aufgewachsen|vorher|zuvor|frueher|ehemals|urspruenglich|born|formerly|originally|previously)$/;
const ofMatter = /sitz$|^(?:pruefung|zuletzt|gemeldet|last|registered|seat)$/;
const ofPeople =
  /^(?:wohn(?:e|t|en|haft)|leb(?:t|en)|sitz(?:t|en)|arbeite[tn]|studiert|stammt|lives?|works?|andere[rn]?|bruder|schwester|sohn|tochter|kinder|enkel\w*)$/;
const asksOpenly = /^(?:was|wo|wie|wieviel|what|where|how|wenn|if)$/;
const clauseEnd = /^(?:und|and)$/;
const mostToFormer = 4;

/**
 * „in Köln geboren, wohnt in Bremen“, „der Bruder wohnt in Mainz, Firmensitz wird Leipzig“: without the places of earlier
 * times, and without those of people where another one is said to be that of the matter. Pure.
 */
export function withoutPlacesOfOthers(words: readonly Word[]): readonly Word[] {
  const places = placesOf(words);
  if (places.length < 2) return words;
  const told = places.map((place) => {
    const [clause, before] = [
      clauseOf(words, place),
      words.slice(Math.max(0, place.from - mostToFormer), place.from),
    ];
    const has = (what: RegExp, among = clause) => among.some(({ plain }) => what.test(plain));
    const isFormer = has(former) || has(/^(?:vorher|zuvor|frueher)$/, before);
    return { place, isFormer, isOfMatter: has(ofMatter), isOfPeople: has(ofPeople) && !has(asksOpenly) };
  });
  const now = told.filter(({ isFormer }) => !isFormer);
  const isSaid = now.some(({ isOfMatter }) => isOfMatter);
  const meant = now.filter((one) => !isSaid || one.isOfMatter || !one.isOfPeople).map(({ place }) => place);
  const others = meant.length === 0 ? [] : places.filter((place) => !meant.includes(place));
  return others.length === 0
    ? words
    : words.filter((_, at) => others.every(({ from, to }) => at < from || at >= to));
}

/** Towns and states, from the left. */
const placesOf = (words: readonly Word[]): readonly Span[] => {
  const towns = placesAmong(words).filter(({ isDoubtful }) => !isDoubtful);
  const states = words.flatMap(({ plain }, from) =>
    isPlaceName(plain) && isFree(from, towns) ? [{ from, to: from + 1 }] : [],
  );
  return [...towns, ...states].toSorted((a, b) => a.from - b.from);
};

/** From the stop or the „und“ in front of a place to the one behind it. */
function clauseOf(words: readonly Word[], { from, to }: Span): readonly Word[] {
  let start = from;
  while (start > 0 && words[start - 1]?.stop === undefined && !clauseEnd.test(words[start - 1]?.plain ?? ''))
    start -= 1;
  let end = to;
  while (end < words.length && words[end - 1]?.stop === undefined && !clauseEnd.test(words[end]?.plain ?? ''))
    end += 1;
  return words.slice(start, end);
}
