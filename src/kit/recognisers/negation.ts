// Whether somebody says no to what is named at a place, in the same clause: „nicht selbst genutzt“, „alte Heizung haben wir
// keine“, „weder vermietet noch …“.
import { isSmall } from './smallWords.ts';
import type { Span, Word } from './words.ts';

const setOf = (words: string) => new Set(words.split(/\s+/));

const noes = setOf(
  `nicht nich net ned nix nichts nie niemals kein keine keinen keinem keiner keines keins koa koan koane keen keene ohne weder
  not no without never neither dont doesnt didnt isnt arent wont havent hasnt`,
);
/** They say no to what stands in front of them. */
const noesBehind = setOf(
  'nicht nich net ned nix nichts nie niemals kein keine keinen keinem keiner keines keins koa koan koane keen keene not none never',
);
/** What stays is not replaced. */
const stays = setOf('bleibt bleiben bleibe stays stay remains');
/** „nicht nur“, „nicht mehr als“, „not only“: nothing is denied. */
const notOnly = setOf('nur only just bloss allein mehr weniger ueber unter');
/** A clause begins with them as behind a comma. */
const opening = setOf('aber sondern jedoch allerdings dafuer weil wenn but however because if');
/** What is joined is said of each by itself. */
const joining = setOf('und oder sowie plus and or mit with fuer for');
/** „weiß ich nicht“ denies nothing. */
const unsure = setOf('weiss wissen sicher know sure');

const mostBefore = 4;
const mostBehind = 6;
const mostRest = 2;

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
    if (noes.has(word.plain))
      return notOnly.has(words[at + 1]?.plain ?? '') && at + 1 < from ? undefined : at;
    if (/^(?:noch|nor)$/.test(word.plain) && isNeither(words, at)) return at;
    if (!isSmall(word) && !(at === from - 1 && adjective.test(word.text))) return undefined;
  }
  return undefined;
}

/** „ohne neues Wunschkennzeichen“ */
const adjective = /^\p{Ll}{2,}(?:e|es|en|er|em)$/u;

/** „weder … noch“ */
const isNeither = (words: readonly Word[], at: number) =>
  words.slice(Math.max(0, at - mostBehind), at).some(({ plain }) => /^(?:weder|neither)$/.test(plain));

/** „alte Heizung haben wir keine“, „wird nicht ersetzt“: the word behind that says no, and ends the clause or nearly. */
function noBehind(words: readonly Word[], { from, to }: Span): number | undefined {
  if (words[to - 1]?.stop !== undefined) return undefined;
  const end = endOfClause(words, to);
  const isWith = joining.has(words[from - 1]?.plain ?? '');
  for (let at = to; at < Math.min(end, to + mostBehind); at++) {
    const { plain = '', text = '' } = words[at] ?? {};
    const isNear = at === to || words.slice(to, at).every(isSmall);
    if (stays.has(plain) && isNear) return at;
    if (noesBehind.has(plain)) {
      const isLast = end - at - 1 <= (isNear ? mostRest : 0) || (plain === 'nicht' && at === to);
      const isKnown = !words.slice(to, at).some((word) => unsure.has(word.plain));
      const isNotOnly = notOnly.has(words[at + 1]?.plain ?? '') && at + 2 < end;
      return isLast && isKnown && !isNotOnly && (at === to || !isWith) ? at : undefined;
    }
    if (joining.has(plain) || /\d/.test(text)) return undefined;
  }
  return undefined;
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
