// What changes how many children count: „der Große ist schon 19“, „davon eins volljährig“, „also nur eins“, „im März kommt das zweite“.
import { quantitiesIn, runsFrom, type Span, type Word } from '../../src/kit/index.ts';
import { ageListFrom, endOfYears, isMinor, ofAge } from './ages.ts';
import { children } from './childCount.ts';

export interface Grown extends Span {
  /** So many of them do not count. */
  readonly count: number;
  /** „der Große“: not the only one. */
  readonly isOneOfSeveral?: true;
  /** „…, die beiden anderen sind 15 und 11“: where the ages of those are told that do count. */
  readonly others?: Span;
}

const subject =
  /^(?:grosse[rn]?|kinners?|aeltere[rsn]?|aelteste[rsn]?|mittlere[rsn]?|juengere[rsn]?|erste[rs]?|kind|kid|child|sohn|tochter|junge|maedchen|einer|eine|eines|eins|one|older|elder|oldest|eldest|middle|firstborn|son|daughter|boy|girl|beide[n]?|both|alle|all|kinder|kids|children|davon|darunter|whom)$/;
/** Beside them there are others. */
const compared = /^(?:grosse[rn]?|aelte(?:re|ste)[rsn]?|older|elder|oldest|eldest)$/;
/** They end it: „sind groß“, but „große Kinder“ need not be of age. */
const bigOnly = /^(?:gross|groot)$/;
const grown = /^(?:volljaehrig(?:e[nrs]?)?|erwachsen(?:e[nrs]?)?|ausgezogen|grownup|grown|adults?)$/;
const no = /^(?:nicht|kein|keine|keiner|keines|keins|not|none)$/;
const manyChildren = /^(?:kinder|kinners?|kids|children)$/;
const mostBack = 8;
/** No child is older. */
const mostAge = 40;

/** Each place where somebody is said to be of age, with who that is. Pure. */
export function grownIn(words: readonly Word[]): readonly Grown[] {
  const found: Grown[] = [];
  for (let at = 0; at < words.length; at++) {
    const end = endOfMark(words, at);
    if (end === undefined || no.test(words[at - 1]?.plain ?? '')) continue;
    const free = found.at(-1)?.to ?? 0;
    const who = subjectBefore(words, at, free);
    if (!who) continue;
    const to = behindTalk(words, end);
    const others = othersBehind(words, to);
    found.push({ ...who, to: others?.to ?? to, ...(others && { others }) });
    at = end - 1;
  }
  return found;
}

/** „… ist 18 geworden“, „… is 19 though“ */
function behindTalk(words: readonly Word[], end: number): number {
  const isTalk = /^(?:geworden|though|allerdings|inzwischen|mittlerweile|ist|sind)$/;
  return isTalk.test(words[end]?.plain ?? '') ? end + 1 : end;
}

const other =
  /^(?:und|aber|and|but|die|the|dann|noch|beiden?|zwei|drei|two|three|ander\w*|uebrig\w*|juenger\w*|kleiner?e?n?|other|others|remaining|younger)$/;
const mostOther = 5;

/** „die beiden anderen sind 15 und 11“, „the other two are 15 and 11“, all of them under age. */
function othersBehind(words: readonly Word[], from: number): Span | undefined {
  let at = from;
  while (at < from + mostOther && other.test(words[at]?.plain ?? '')) at += 1;
  const isSaid = words
    .slice(from, at)
    .some(({ plain }) => /^(?:ander|uebrig|juenger|klein|other|remain|young)/.test(plain));
  const ages = isSaid ? ageListFrom(words, at, undefined) : undefined;
  return ages?.isList && ages.minors === ages.all ? { from, to: ages.to } : undefined;
}

/** Behind „18“, „19 Jahre alt“, „über 18“, „volljährig“, „aus dem Haus“. */
function endOfMark(words: readonly Word[], at: number): number | undefined {
  const plain = (place: number) => words[place]?.plain ?? '';
  if (grown.test(plain(at))) {
    const isNoun = /^up$/.test(plain(at + 1)) || children.test(plain(at + 1));
    return isNoun ? at + 2 : at + 1;
  }
  if (bigOnly.test(plain(at)) && isLastWord(words, at)) return at + 1;
  for (const { plain: run, to } of runsFrom(words, at, longestLeft)) if (left.test(run)) return to;
  if (plain(at) === 'of' && plain(at + 1) === 'age') return at + 2;
  const age = quantitiesIn(words).find(({ from, figure }) => from === at || figure.from === at);
  const isAge =
    age !== undefined &&
    (age.unit === undefined || age.unit === 'years') &&
    age.form === undefined &&
    !age.isThousands &&
    age.most >= ofAge &&
    age.most < mostAge &&
    Number.isInteger(age.most) &&
    age.comparator !== 'under' &&
    age.comparator !== 'upTo';
  return isAge ? endOfYears(words, age.to) : undefined;
}

/** Who lives there no more, written as one word. */
const left =
  /^(?:(?:aus|ausdem|ausm|ausem|utm)(?:haus|hus)|outofthe(?:house|home)|lefthome|leftthehouse|flownthenest|movedout|ontheirown|(?:wohnen|leben|wohnt|lebt)nichtmehr(?:hier|beiuns|beimir|zuhause|daheim|imhaushalt|mit|dort)|nichtmehr(?:imhaushalt|imhaus|zuhause|daheim))$/;
const longestLeft = 5;

const isLastWord = (words: readonly Word[], at: number) =>
  words[at]?.stop !== undefined || at + 1 === words.length;

/** Who is of age: the word for it in front, in the same sentence, with no other figure between. */
function subjectBefore(
  words: readonly Word[],
  mark: number,
  free: number,
): (Omit<Grown, 'to'> & Span) | undefined {
  const plain = (at: number) => words[at]?.plain ?? '';
  for (let at = mark - 1; at >= Math.max(free, mark - mostBack); at--) {
    if (words[at]?.stop === 'end') return undefined;
    const isNumber = quantitiesIn(words).some(
      ({ figure, unit, form, isWeak }) =>
        figure.from <= at &&
        at < figure.to &&
        !isWeak &&
        form === undefined &&
        unit !== undefined &&
        unit !== 'children',
    );
    if (isNumber) return undefined;
    const many = numberAt(words, at);
    const isAmong = /^(?:davon|darunter|whom|die|the)$/.test(plain(at - 1));
    if (many !== undefined && isAmong) return { from: at - 1, to: mark, count: many };
    if (!subject.test(plain(at))) continue;
    if (/^(?:davon|darunter|whom)$/.test(plain(at))) return undefined;
    const from = /^(?:der|die|das|den|unser|unsere|mein|meine|the|our|my|davon|darunter|whom)$/.test(
      plain(at - 1),
    )
      ? at - 1
      : at;
    if (manyChildren.test(plain(at)))
      return isCountedNoun(words, at) ? undefined : { from, to: mark, count: Infinity };
    if (/^(?:alle|all)$/.test(plain(at))) return { from, to: mark, count: Infinity };
    const before = plain(at - 1);
    const isBoth = /^(?:beide[n]?|both)$/.test(plain(at)) || /^beiden$/.test(before);
    const noun = [at - 1, at - 2, at - 3].find((one) => one >= free && manyChildren.test(plain(one)));
    // „Kinder sind beide aus dem Haus“
    if (isBoth && noun !== undefined && !isCountedNoun(words, noun))
      return { from: noun, to: mark, count: Infinity };
    const number = numberAt(words, at - 1);
    if (isBoth) return { from: Math.min(from, at - (/^beiden$/.test(before) ? 2 : 0)), to: mark, count: 2 };
    const count = /n$/.test(plain(at)) && number !== undefined ? number : 1;
    return { from, to: mark, count, ...(compared.test(plain(at)) ? { isOneOfSeveral: true } : {}) };
  }
  return undefined;
}

const isCountedNoun = (words: readonly Word[], at: number) =>
  quantitiesIn(words).some(({ unit, unitAt }) => unit === 'children' && unitAt === at);

/** „eins“, „2“, up to nine. */
function numberAt(words: readonly Word[], at: number): number | undefined {
  const one = quantitiesIn(words).find(({ figure }) => figure.from === at);
  const isCount = one && (one.unit === undefined || one.unit === 'children') && one.form === undefined;
  return isCount && one.most >= 1 && one.most <= 9 && Number.isInteger(one.most) ? one.most : undefined;
}

const onlyWords =
  /^(?:also|nur|bleibt|bleiben|zaehlt|zaehlen|macht|sind|dann|noch|so|only|leaves|leaving|just|makes|mithin|somit|demnach)$/;
const mostOff = 7;

/** „also nur eins“, „zählt nur noch eins“ behind the one who is of age: how many count then. Pure. */
export function onlyBehind(
  words: readonly Word[],
  from: number,
): (Span & { readonly value: number }) | undefined {
  return onlyAmong(words, from, from + mostOff);
}

/** „sorry nur eins, die Große ist schon 19“: the same, in front of who is of age. Pure. */
export const onlyBefore = (words: readonly Word[], end: number) =>
  onlyAmong(words, Math.max(0, end - mostBefore), end);

const mostBefore = 4;

function onlyAmong(words: readonly Word[], from: number, end: number) {
  for (let at = from; at < Math.min(words.length, end); at++) {
    const value = numberAt(words, at);
    if (value === undefined) continue;
    if (!onlyWords.test(words[at - 1]?.plain ?? '')) return undefined;
    const noun = children.test(words[at + 1]?.plain ?? '') ? at + 2 : at + 1;
    const to = isMinor(words, noun) ? endOfYears(words, noun + 2) : noun;
    return { from: at - 1, to, value };
  }
  return undefined;
}

const comes =
  /^(?:kommt|komme|da|unterwegs|geboren|comes|arrives|due|born|arriving|coming|erwarten|erwartet|expecting)$/;

/** „im März kommt das zweite“: so many there are then. Pure. */
export function comingIn(words: readonly Word[]): (Span & { readonly value: number }) | undefined {
  for (const { figure, form, most } of quantitiesIn(words)) {
    if (form !== 'ordinal' || most > 9) continue;
    const { from, to } = figure;
    const isOne = /^(?:das|unser|the|our|ein|a)$/.test(words[from - 1]?.plain ?? '');
    const noun = /^(?:kind|baby|child|one|kid)$/.test(words[to]?.plain ?? '') ? 1 : 0;
    const near = [from - 3, from - 2, to + noun, to + noun + 1, to + noun + 2];
    const verb = near.find((at) => comes.test(words[at]?.plain ?? ''));
    if (!isOne || verb === undefined) continue;
    return { from: Math.min(from - 1, verb), to: Math.max(to + noun, verb + 1), value: most };
  }
  return undefined;
}
