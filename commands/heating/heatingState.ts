// Whether a heating still works, where somebody tells so beside its name: the bonus is for one that does.
import type { Span, Word } from '../../src/kit/index.ts';

const broken =
  /^(?:kaputt\p{L}*|defekt\p{L}*|ausgefallen\p{L}*|hinueber|hin|futsch|schrott\p{L}*|totalschaden|tot|gestorben|verreckt|verendet|abgeraucht|geplatzt|durchgerostet|undicht|stillgelegt\p{L}*|ausgebaut|abgestellt|streikt|spinnt|muckt|eimer|arsch|ex|geist|loeffel|exitus|broken|defective|dead|died|bust|busted|knackered|kaput|faulty|scrapped|conked|packed|ghost)$/u;
/** „hin“ and „tot“ say it behind these alone. */
const afterCopula = /^(?:hin|tot|ex|dead|packed|eimer|arsch)$/;
const actions = /^(?:ausgebaut|abgestellt|stillgelegt)/;
const copula = /^(?:ist|war|is|was|hat|has|hatte|had|wurde|gab|gave|sind|are)$/;
const works =
  /^(?:laeuft|laufen|lief|funktioniert?\p{L}*|funzt|geht|ging|tut|tuts|machts?|heizt|arbeitet|works?|working|runs?|running|functions?)$/u;
const noMore = /^(?:nicht|net|nimmer|kaum|not|longer|doesnt|didnt|isnt|stopped|aufgehoert)$/;
const mostBehind = 8;
/** It was taken out before: nothing that works is replaced any more. */
const takenOut =
  /^(?:rausge\p{L}+|rausgeflogen|ausgebaut|ausgetauscht|ersetzt|entsorgt|getauscht|weg|raus|removed|replaced)$/u;
const isThere = /^(?:gibts?|hat|hats|haben|existiert|da)$/;
const before = /^(?:schon|bereits|laengst|already)$/;
const ago = /^(?:jahre?n?|monate?n?|wochen?|years?|months?)$/;
const isStill = /^(?:soll|sollen|wird|werden|muss|muessen|kommt|will|wollen|bestellt|geplant|should|will)$/;

/** „die Nachtspeicher sind schon vor 3 Jahren rausgeflogen“, „wurde letztes Jahr ausgetauscht“ */
function isGoneBefore(words: readonly Word[], from: number, at: number): boolean {
  const said = words.slice(from, at).map(({ plain }) => plain);
  if (!takenOut.test(words[at]?.plain ?? '') || said.some((plain) => isStill.test(plain))) return false;
  const isAgo = said.some(
    (plain, index) =>
      /^(?:vor|letzte[snm]?|voriges|last)$/.test(plain) && said.slice(index).some((word) => ago.test(word)),
  );
  return (
    said.some((plain) => copula.test(plain) || plain === 'haben' || plain === 'wurden') &&
    (isAgo || said.some((plain) => before.test(plain)))
  );
}

/** The words that say that the heating at a place does not work; undefined where it works, or nothing is said. Pure. */
export function brokenBeside(words: readonly Word[], heating: Span): Span | undefined {
  const before = words[heating.from - 1];
  if (before && before.stop === undefined && broken.test(before.plain) && !afterCopula.test(before.plain))
    return { from: heating.from - 1, to: heating.from };
  const end = Math.min(words.length, heating.to + mostBehind);
  for (let at = heating.from; at < end; at++) {
    const plain = words[at]?.plain ?? '';
    if (isGoneBefore(words, heating.from, at)) return { from: at, to: at + 1 };
    // „alte Heizung gibts keine mehr“
    const isNone = plain === 'keine' && words[at + 1]?.plain === 'mehr';
    if (isNone && isThere.test(words[at - 1]?.plain ?? '')) return { from: at - 1, to: at + 2 };
    const isNo = noMore.test(words[at - 1]?.plain ?? '');
    const isSaidOf = words.slice(heating.from, at).some((word) => copula.test(word.plain));
    // „wird abgeschaltet und ausgebaut“ is still to come.
    const isToCome =
      actions.test(plain) && words.slice(heating.from, at).some((word) => isStill.test(word.plain));
    if (broken.test(plain) && !isToCome && !isNo && (!afterCopula.test(plain) || isSaidOf))
      return { from: at, to: at + 1 };
    if (works.test(plain)) {
      const isOff = isNo || words.slice(at + 1, at + 3).some((word) => noMore.test(word.plain));
      return isOff ? { from: at, to: Math.min(end, at + 2) } : undefined;
    }
    if (words[at]?.stop === 'end') return undefined;
  }
  return undefined;
}
