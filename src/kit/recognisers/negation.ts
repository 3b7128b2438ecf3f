// Whether somebody says no to what is named at a place, in the same clause: „nicht selbst genutzt“, „alte Heizung haben wir
// keine“, „weder vermietet noch …“.
import { isSmall } from './smallWords.ts';
import { unitOf } from './units.ts';
import type { Span, Word } from './words.ts';

const setOf = (words: string) => new Set(words.split(/\s+/));

const noes = setOf(
  `nicht net nimmer nix nichts nie niemals kein keine keinen keinem keiner keines keins ohne weder
  keinesfalls keineswegs
  not no nothing without never neither dont doesnt didnt isnt arent wont havent hasnt`,
);
/** They say no to what stands in front of them. */
const noesBehind = setOf(
  'nicht net nimmer nix nichts nie niemals kein keine keinen keinem keiner keines keins keinesfalls keineswegs not none never',
);
/** What stays is not replaced. */
const stays = setOf('bleibt bleiben bleibe stays stay remains');
/** „nicht nur“, „not only“, and in front of a figure „nicht mehr als“: nothing is denied. */
const notOnly = setOf('nur only just bloss allein');
const notMore = setOf('mehr weniger ueber unter');
const isNotOnly = (words: readonly Word[], at: number) => {
  const [next, following] = [words[at + 1], words[at + 2]];
  if (notOnly.has(next?.plain ?? '')) return true;
  return notMore.has(next?.plain ?? '') && /^(?:als|than|\d.*)$/.test(following?.plain ?? '');
};
/** A clause begins with them as behind a comma. */
const opening = setOf('aber sondern jedoch allerdings dafuer weil wenn but however because if');
/** What is joined is said of each by itself. */
const joining = setOf('und oder sowie plus and or mit with fuer for');
/** They stand between a name and the no: „kommt also für uns nicht infrage“, „auf keinen Fall“. */
const passed = setOf(
  `also ja halt eh gar ueberhaupt auf lieber eher definitiv bestimmt leider doch dafuer dabei brauche brauch brauchen braucht benoetige benoetigen wollt wolln
  mag moechten wollte waere macht haetten haette koennen scheidet for me us`,
);
/** They end it. */
const ended = setOf(
  'nerv bock lust interesse fuer auf an option infrage in frage fall umstaenden noetig gewollt gewuenscht moeglich rede sein for us me',
);
const asking = setOf('was wie wann wieviel what how when');
/** „Internet hat er keins und will auch keins“ */
const goingOn = /^(?:und|and)$/;
/** „keins“ stands by itself, and says no to nothing behind it. */
const isArticle = /^kein(?:e[nmr]?)?$/;
/** „weiß ich nicht“, „hat nichts dagegen“ deny nothing. */
const unsure = setOf('weiss wissen sicher know sure dagegen against besonderes besondres special');

const mostBefore = 4;
const mostBehind = 6;
const mostRest = 2;

/** Whether the word that says no is one of what stays: „die Heizung bleibt“. */
export const isOfStaying = (words: readonly Word[], denial: Span): boolean =>
  stays.has(words[denial.to - 1]?.plain ?? '');

/** The name with the word that says no to it; undefined where nothing does, or two do. Pure. */
export function denialOf(words: readonly Word[], name: Span): Span | undefined {
  const [before, behind] = [noBefore(words, name.from), noBehind(words, name)];
  if (before !== undefined && behind !== undefined) return undefined;
  if (before !== undefined) {
    const isTwice = noBefore(words, before) !== undefined;
    return isTwice ? undefined : { from: before, to: name.to };
  }
  return behind === undefined ? undefined : { from: name.from, to: behind + 1 };
}

/** „nicht auch selbst genutzt“: the word in front that says no, with nothing but small words between. */
function noBefore(words: readonly Word[], from: number): number | undefined {
  for (let at = from - 1; at >= Math.max(0, from - mostBefore); at--) {
    const word = words[at];
    if (!word || word.stop !== undefined) return undefined;
    if (noes.has(word.plain)) return isNotOnly(words, at) && at + 1 < from ? undefined : at;
    if (/^(?:noch|nor)$/.test(word.plain) && isNeither(words, at)) return at;
    const isBeside = at === from - 1 && (isAdjective(word) || isDescribed(words, at));
    if (!isSmall(word) && !isPassedBefore(word) && !isBeside) return undefined;
  }
  return undefined;
}

/** „auf keinen Fall online“, „nicht mehr selbst“, „kein Bock auf online“, „don’t care about a custom plate“ */
const passedBefore = setOf(
  'fall umstaenden unbedingt mehr bock lust interesse auf longer care about need want bother with',
);
const isPassedBefore = ({ plain }: Word) => passedBefore.has(plain);

/** „ohne neues Wunschkennzeichen“; in „keine kinder vollstromer“ it is the children that there are none of. */
const adjective = /^\p{Ll}{2,}(?:e|es|en|er|em)$/u;
const isAdjective = ({ text, plain }: Word) => adjective.test(text) && unitOf(plain) === undefined;

/** „without a custom plate“ */
const isDescribed = (words: readonly Word[], at: number) => /^(?:an?|any)$/.test(words[at - 1]?.plain ?? '');

/** „weder … noch“ */
const isNeither = (words: readonly Word[], at: number) =>
  words.slice(Math.max(0, at - mostBehind), at).some(({ plain }) => /^(?:weder|neither)$/.test(plain));

/** „alte Heizung haben wir keine“, „wird nicht ersetzt“: the word behind that says no, and ends the clause or nearly. */
function noBehind(words: readonly Word[], { from, to }: Span): number | undefined {
  if (words[to - 1]?.stop !== undefined) return undefined;
  const end = endOfClause(words, to);
  const isWith = /^(?:mit|with|fuer|for|sowie|plus)$/.test(words[from - 1]?.plain ?? '');
  for (let at = to; at < Math.min(end, to + mostBehind); at++) {
    const { plain = '', text = '' } = words[at] ?? {};
    const isNear = at === to || words.slice(to, at).every(isPassed);
    if (stays.has(plain) && isNear) return at;
    if (noesBehind.has(plain)) {
      const rest = words.slice(at + 1, end);
      // „Wunschkennzeichen brauch ich nicht was nehmen die dafür“
      const next = isNear ? rest.findIndex(({ plain: word }) => asking.has(word) || goingOn.test(word)) : -1;
      const left = (next < 0 ? rest : rest.slice(0, next)).filter((word) => !ended.has(word.plain));
      // „Amt, kein Wunschkennzeichen“ without its comma: it says no to what follows.
      const isOfNext = isArticle.test(plain) && left.some((word) => !isSmall(word) && word.plain !== 'mehr');
      const isLast =
        !isOfNext && (left.length <= (isNear ? mostRest : 0) || (plain === 'nicht' && at === to));
      const isKnown = !words.slice(to, end).some((word) => unsure.has(word.plain));
      const isNo = !isNotOnly(words, at) || at + 2 >= end;
      return isLast && isKnown && isNo && (at === to || !isWith) ? at : undefined;
    }
    const isForMe = /^(?:mich|mir|uns|me|us)$/.test(words[at + 1]?.plain ?? '');
    // „Wunschkennzeichen oder so brauche ich nicht“
    const isOrSo = plain === 'oder' && /^(?:so|aehnlich\w*)$/.test(words[at + 1]?.plain ?? '');
    if ((joining.has(plain) && !isForMe && !isOrSo) || /\d/.test(text)) return undefined;
  }
  return undefined;
}

const isPassed = (word: Word) => isSmall(word) || joining.has(word.plain) || passed.has(word.plain);

/** „statt Musterprotokoll“ */
const inPlaceOf = setOf('statt anstatt anstelle instead rather');
const betweenInPlaceOf = setOf(
  'auf of than von vom in im nach aus ab bei zu zum zur fuer mit das die des der dem den the a an einer eines from to at',
);
/** „Macht bidirektional statt Standard einen Unterschied?“ asks for both. */
const comparing =
  /^(?:unterschied|vergleich|differen[czt]|differ|compar|mehr$|weniger$|aufpreis|mehrpreis|spar[et]?|guenstiger|billiger|teurer|cheaper|more$|less$|saves?$)/;
/** „scheidet aus“, „fällt für uns flach“: a verb and what ends the clause, or a word by itself. */
const excludingVerb = /^(?:scheide[tn]?|faellt|fallen|ist|sind|waere?|is|are)$/;
const excludingEnd = /^(?:aus|flach|weg|raus|out|overkill|ausgeschlossen|unnoetig|tabu)$/;
const excluding = /^(?:ausgeschlossen|entfaellt|unerwuenscht|verzicht\w*|excluded)$/;

/** Whether a difference is asked for: then „X statt Y“ names both. Pure. */
export const asksForDifference = (words: readonly Word[]): boolean =>
  words.some(({ plain }) => comparing.test(plain));

/** „statt Köln“, „anstelle von Köln“: where the word stands that says so. Pure. */
export function insteadBefore(words: readonly Word[], from: number): number | undefined {
  const before = words.slice(Math.max(0, from - 3), from);
  const at = before.findLastIndex(({ plain }) => inPlaceOf.has(plain) && plain !== 'rather');
  const isNext = before.slice(at).every((word, index) => !word.stop && (index === 0 || isBeside(word)));
  return at >= 0 && isNext ? from - before.length + at : undefined;
}

/** Whether a value is named only to say that it is not the one: denied, „X scheidet aus“, „statt X“. Pure. */
export function isExcluded(words: readonly Word[], name: Span): boolean {
  // „Gibt es keine Jagdabgabe mehr?“ asks for it.
  if (words[name.to]?.plain === 'mehr') return false;
  const denial = denialOf(words, name);
  // „Halterwechsel, online bleibt“
  return (
    (denial !== undefined && !isOfStaying(words, denial)) ||
    isReplaced(words, name.from) ||
    isExcludedBehind(words, name) ||
    isDeclined(words, name)
  );
}

function isReplaced(words: readonly Word[], from: number): boolean {
  if (asksForDifference(words)) return false;
  if (isLessLiked(words, from)) return true;
  const before = words.slice(Math.max(0, from - 3), from);
  const at = before.findLastIndex(({ plain }) => inPlaceOf.has(plain) || excluding.test(plain));
  return at >= 0 && before.slice(at).every((word, index) => !word.stop && (index === 0 || isBeside(word)));
}

const liking = /^(?:lieber|eher|rather|prefer)$/;
const mostLiked = 8;

/** „lieber selber aufs Amt als ins Internet“ */
function isLessLiked(words: readonly Word[], from: number): boolean {
  // „lieber kompakt als Crashkurs“ is one of them.
  const than = from - 2;
  const joins = /^(?:ins?|im|aufs?|mit|zum|zur|beim|in|on|at|with|to)$/.test(words[from - 1]?.plain ?? '');
  if (!/^(?:als|than)$/.test(words[than]?.plain ?? '') || !joins) return false;
  const before = words.slice(Math.max(0, than - mostLiked), than);
  const at = before.findLastIndex(({ plain }) => liking.test(plain));
  return at >= 0 && before.slice(at).every(({ stop }) => stop !== 'end');
}

const isBeside = (word: Word) => betweenInPlaceOf.has(word.plain) || isAdjective(word);

function isExcludedBehind(words: readonly Word[], { to }: Span): boolean {
  if (words[to - 1]?.stop !== undefined) return false;
  const clause = words.slice(to, Math.min(endOfClause(words, to), to + mostBehind));
  const verb = clause.findIndex(({ plain }) => excludingVerb.test(plain) || excluding.test(plain));
  if (verb < 0 || !clause.slice(0, verb).every(isPassed)) return false;
  const isDenied = clause.some(({ plain }) => noesBehind.has(plain));
  const last = clause.at(-1)?.plain ?? '';
  return !isDenied && (excluding.test(clause[verb]?.plain ?? '') || excludingEnd.test(last));
}

const declining = /^(?:verzicht\w*|unterlasse)$/;
/** „wäre Quatsch“, „ist mir egal“ is none of them. */
const needless = /^(?:quatsch|bloedsinn|unsinn|ueberfluessig|unnoetig|overkill|tabu|unnecessary|pointless)$/;
const tooMuch = /^(?:teuer|aufwendig|aufwaendig|kompliziert|umstaendlich|expensive|costly)$/;

/** Whether somebody does without what is named: „darauf verzichten wir“, „ist uns zu teuer“, „lass ich weg“. Pure. */
export function isDeclined(words: readonly Word[], { from, to }: Span): boolean {
  const before = words.slice(Math.max(0, from - mostBefore), from);
  const own = before.slice(before.findLastIndex(({ stop }) => stop !== undefined) + 1);
  if (own.some(({ plain }) => declining.test(plain))) return true;
  if (words[to - 1]?.stop !== undefined) return false;
  const clause = words.slice(to, Math.min(endOfClause(words, to), to + mostBehind));
  const joined = clause.findIndex(({ plain }) => joining.has(plain));
  const said = (joined === -1 ? clause : clause.slice(0, joined)).map(({ plain }) => plain);
  const [last = '', beforeLast = ''] = said.toReversed();
  if (said.some((plain) => noesBehind.has(plain))) return false;
  return (
    said.some((plain) => declining.test(plain)) ||
    needless.test(last) ||
    (tooMuch.test(last) && /^(?:zu|too)$/.test(beforeLast)) ||
    (/^lass(?:e|en)?$/.test(said[0] ?? '') && /^(?:weg|aus|sein|bleiben)$/.test(last))
  );
}

/** The first place behind the clause. */
function endOfClause(words: readonly Word[], from: number): number {
  let end = from;
  while (end < words.length && !opening.has(words[end]?.plain ?? '')) {
    end += 1;
    if (words[end - 1]?.stop !== undefined) break;
  }
  return end;
}
