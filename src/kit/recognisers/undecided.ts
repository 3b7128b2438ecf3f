// Whether somebody says of what is named that he does not know it, or has not decided: „ob bidirektional, weiß ich noch
// nicht“, „not sure whether …“, „PV oder nicht?“. Named so, it is no value.
import { oncePer } from '../../memo.ts';
import type { Candidate } from './recogniser.ts';
import { isSmall } from './smallWords.ts';
import type { Span, Word } from './words.ts';

const setOf = (words: string) => new Set(words.split(/\s+/));

const noes = setOf('nicht nich net nimmer kein keine keinen not no dont doesnt isnt');
/** With a no beside them: „weiß noch nicht“, „keine Ahnung“, „not sure“. */
const knowing = setOf(
  `weiss wissen weissn sicher klar entschieden festgelegt ahnung plan schimmer fest sagen
  know sure certain decided idea clue tell`,
);
/** By themselves. */
const unsure = setOf(
  `unsicher unschluessig unentschlossen unentschieden unklar ungewiss unbekannt fraglich
  unsure undecided unclear uncertain unknown dunno`,
);
/** „das ist noch offen“ */
const open = setOf('offen open');
const mostBeside = 4;
/** „weiß ich ehrlich gesagt noch nicht“ */
const mostBehind = 7;

const asking = setOf('ob whether if about of welche welcher welches welchen which');
/** „wie groß“, „how many“; „wie viel“ and „how much“ ask for the answer. */
const measuring = setOf('gross alt many big old large viele');
/** „Ich weiß nicht, ob man online ummelden kann“ asks about what is so. */
const asksService =
  /^(?:kann|koennen|geht|gehen|darf|duerfen|muss|muessen|brauch\w*|lohnt|moeglich|gibt|kostet|zahlt|zustaendig|can|could|may|must|need|needs|possible|worth|allowed|costs?|have)$/;
const mostApart = 10;

/** Where somebody says that he does not know. */
interface Unknown extends Span {
  /** Nothing but small words behind it, up to the end of the clause. */
  readonly endsClause: boolean;
}

/** „das weiß ich ehrlich gesagt noch nicht“, „keine Ahnung“, „noch unschlüssig“. Pure; linear. */
export const unknownsIn = oncePer((words: readonly Word[]): readonly Unknown[] => {
  const found: Unknown[] = [];
  for (let at = 0; at < words.length; at++) {
    const to = endOfUnknown(words, at);
    if (to === undefined || at < (found.at(-1)?.to ?? 0)) continue;
    const end = endOfClause(words, to - 1);
    found.push({ from: startOfUnknown(words, at), to, endsClause: words.slice(to, end).every(isSmall) });
  }
  return found;
});

function endOfUnknown(words: readonly Word[], at: number): number | undefined {
  const plain = (place: number) => words[place]?.plain ?? '';
  if (unsure.has(plain(at))) return at + 1;
  if (open.has(plain(at))) return /^(?:noch|still)$/.test(plain(at - 1)) ? at + 1 : undefined;
  if (!knowing.has(plain(at))) return undefined;
  const isBefore = [1, 2].some(
    (back) =>
      noes.has(plain(at - back)) && words[at - back]?.stop === undefined && isOpenUpTo(words, at - back, at),
  );
  if (isBefore) return at + 1;
  if (!/^(?:weiss|wissen|weissn)$/.test(plain(at))) return undefined;
  for (let place = at; place < Math.min(words.length, at + mostBehind); place++) {
    if (place > at && noes.has(plain(place))) return place + 1;
    if (words[place]?.stop !== undefined) return undefined;
  }
  return undefined;
}

const isOpenUpTo = (words: readonly Word[], from: number, to: number) =>
  words.slice(from, to).every(({ stop }) => stop === undefined);

/** „noch nicht sicher“, with the small words in front. */
function startOfUnknown(words: readonly Word[], at: number): number {
  let from = at;
  const isOwn = (word: Word | undefined) =>
    word !== undefined && word.stop === undefined && (noes.has(word.plain) || isSmall(word));
  while (from > 0 && at - from < mostBeside && isOwn(words[from - 1])) from -= 1;
  return from;
}

/** Without the values that are named to say that they are not known; two of them are to be compared. Pure. */
export function decided<Value, Named extends Candidate<Value>>(
  words: readonly Word[],
  named: readonly Named[],
): readonly Named[] {
  const open = named.filter((one) => isUndecided(words, one));
  return new Set(open.map(({ value }) => value)).size > 1
    ? named
    : named.filter((one) => !open.includes(one));
}

/** Whether what is named at a place is left open by who names it. Pure; linear. */
export function isUndecided(words: readonly Word[], name: Span): boolean {
  return unknownsIn(words).some((unknown) => {
    if (unknown.to <= name.from) return isAskedBehind(words, unknown.to, name);
    return name.to <= unknown.from && unknown.endsClause && isNamedBefore(words, name, unknown);
  });
}

/** „bidirektional oder nicht“, „self-used or not“: where the no stands that means the other one. Pure. */
export function orNot(words: readonly Word[], { to }: Span): Span | undefined {
  const isOr = /^(?:oder|or)$/.test(words[to]?.plain ?? '') && words[to - 1]?.stop === undefined;
  const isNo = /^(?:nicht|nich|net|not|keine?|keins|ohne)$/.test(words[to + 1]?.plain ?? '');
  const isLast = words[to + 1]?.stop !== undefined || to + 2 >= words.length;
  return isOr && isNo && isLast ? { from: to + 1, to: to + 2 } : undefined;
}

/** „not sure about the size of the town“, „keine Ahnung, ob wir selbst einziehen“ */
function isAskedBehind(words: readonly Word[], from: number, name: Span): boolean {
  const opens = asking.has(words[from]?.plain ?? '') || isMeasure(words, from);
  if (!opens || words[from - 1]?.stop === 'end') return false;
  const end = endOfClause(words, from);
  return name.to <= end && isOfAsker(words.slice(from, end));
}

const isMeasure = (words: readonly Word[], at: number) =>
  /^(?:wie|how)$/.test(words[at]?.plain ?? '') && measuring.has(words[at + 1]?.plain ?? '');

const isOfAsker = (clause: readonly Word[]) => !clause.some(({ plain }) => asksService.test(plain));

/** „ob bidirektional, weiß ich nicht“, „beim Kennzeichen bin ich unschlüssig“ */
function isNamedBefore(words: readonly Word[], { from, to }: Span, unknown: Span): boolean {
  const between = words.slice(to, unknown.from);
  if (words[to - 1]?.stop === undefined && between.every((word) => isSmall(word) && !word.stop)) return true;
  if (between[0] && tentative.has(between[0].plain) && between.length === 1) return true;
  if (words.slice(to - 1, unknown.from).some(({ stop }) => stop === 'end')) return false;
  for (let at = from - 1; at >= Math.max(0, unknown.from - mostApart); at--) {
    if (words[at]?.stop !== undefined) return false;
    if (/^(?:ob|whether|if)$/.test(words[at]?.plain ?? '')) return isOfAsker(words.slice(at, unknown.from));
  }
  return false;
}

/** The first place behind the clause of a word. */
function endOfClause(words: readonly Word[], from: number): number {
  let end = from;
  while (end < words.length && words[end]?.stop === undefined) end += 1;
  return Math.min(words.length, end + 1);
}

/** „vielleicht mit PV“, „maybe a custom plate“: said of a yes or no, it is neither. Pure. */
export function isTentative(words: readonly Word[], { from, to }: Span): boolean {
  for (let at = from - 1; at >= Math.max(0, from - mostBeside); at--) {
    const word = words[at];
    if (!word || word.stop !== undefined) break;
    if (tentative.has(word.plain)) return true;
    if (!isSmall(word) && !/^(?:mit|with)$/.test(word.plain)) break;
  }
  return words[to - 1]?.stop === undefined && tentative.has(words[to]?.plain ?? '');
}

const tentative = setOf('vielleicht eventuell evtl evt womoeglich moeglicherweise maybe perhaps possibly');
