// What has really changed between two answers: figures, days, yes and no, entries of lists. Rounding, order, wording, and
// what is missing in one of them, or of another kind with the same figures, is no change. Pure.
import { type CalendarDate, daysBetween } from '../../document/index.ts';
import { euro, type Leaf, type Leaves, type NamedLeaves, plain } from './leaves.ts';

export interface Change {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** Of a list: `before` is what went, `after` what came; empty where nothing did. */
  readonly isList: boolean;
  /** A figure or a day: people may have written it into a letter. */
  readonly isFigure: boolean;
}

/** What the days between the two answers change by themselves is no change. */
export interface Between {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** The answer counts from the day of asking: its words do, too. */
  readonly countsDays: boolean;
}

/** In the order of the newer answer. */
export function changesBetween(before: Leaves, after: NamedLeaves, between: Between): readonly Change[] {
  const changes = [...after].flatMap(([key, now]) => {
    const then = before.get(key);
    if (!then || then.value === now.value) return [];
    const told = then.kind === now.kind ? differenceOf(then, now, between) : otherFigures(then, now);
    return told
      ? [{ label: now.label, ...told, isList: now.kind === 'l', isFigure: figureKinds.has(now.kind) }]
      : [];
  });
  return changes.filter((one) => !changes.some((other) => isSameIn(one, other)));
}

/** „Bayern, Behörde“ beside „Behörde“: one statement, in two answers. */
const isSameIn = (one: Change, other: Change) =>
  one.label.endsWith(`, ${other.label}`) && one.before === other.before && one.after === other.after;

const figureKinds: ReadonlySet<Leaf['kind']> = new Set(['n', 'd', 'w']);

type Told = Pick<Change, 'before' | 'after'>;

function differenceOf(then: Leaf, now: Leaf, between: Between): Told | undefined {
  const whole = { before: then.shown, after: now.shown };
  switch (now.kind) {
    case 'n':
      return isSameNumber(then.value, now.value) || isCountedDown(then.value, now.value, between)
        ? undefined
        : whole;
    case 't':
      return between.countsDays ? undefined : whole;
    case 'l':
      return differenceOfLists(then, now);
    case 'w':
      if (isCountedInWords(then.value, now.value, between)) return undefined;
      return isSameFigures(then.value, now.value) ? otherFigures(then, now) : whole;
    case 'd':
    case 'b':
      return whole;
  }
}

/** „275 bis 1.230 €“ and „ab 500 €“: of another kind, but an amount all the same, if none of its figures was there before. */
function otherFigures(then: Leaf, now: Leaf): Told | undefined {
  const [before, after] = [figuresOf(then), figuresOf(now)];
  // Where there were only words, „keine Bearbeitungsgebühr“, an amount is new.
  const isNew = then.kind === 'w' && before.length === 0 && isAmount(now);
  const isOther = before.length > 0 && after.length > 0 && !after.some((figure) => before.includes(figure));
  return isOther || isNew ? { before: then.shown, after: now.shown } : undefined;
}

/** „40 €“, „ab 40 €“ */
const isAmount = ({ kind, value, shown }: Leaf) =>
  kind === 'n' || (value.includes(euro) && shown.split(' ').length <= mostWordsOfAmount);
const mostWordsOfAmount = 5;

const figuresOf = ({ kind, value }: Leaf): readonly string[] => {
  if (kind === 'w') return value === '' ? [] : partsOf(value).map(withoutSign);
  return kind === 'n' ? partsOf(value).slice(0, -1) : [];
};

const partsOf = (value: string) => value.split(';');
const withoutSign = (figure: string) => figure.replace(euro, '');

function isSameNumber(then: string, now: string): boolean {
  const [a, b] = [partsOf(then), partsOf(now)];
  // The last part is the unit.
  return a.at(-1) === b.at(-1) && a.slice(0, -1).every((part, at) => isRounded(Number(part), Number(b[at])));
}

/** In words, figures stand without a unit; another number of them is another wording, unless all are others. */
function isSameFigures(then: string, now: string): boolean {
  const [a, b] = [then, now].map((value) => partsOf(value).map(withoutSign)) as [string[], string[]];
  if (then === '' || now === '' || a.length !== b.length) return true;
  return a.every((part, at) => part === b[at] || isRounded(Number(part), Number(b[at])));
}

/** So little is nobody's fee, and what is written with cents was rounded to them. */
const leastShare = 0.005;
const cents = 2;

/** Whether one is the other one rounded. */
function isRounded(a: number, b: number): boolean {
  if (a === b || Number.isNaN(a) || Number.isNaN(b)) return a === b;
  const decimals = Math.min(decimalsOf(a), decimalsOf(b));
  const isSameThere = Math.abs(a - b) <= 0.5 * 10 ** -decimals + Number.EPSILON * Math.abs(a);
  const isFiner = decimalsOf(a) !== decimalsOf(b);
  const isSmall = decimals >= cents || Math.abs(a - b) <= leastShare * Math.max(Math.abs(a), Math.abs(b));
  return isSameThere && isFiner && isSmall;
}

const decimalsOf = (value: number) => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;

/** „Noch 12 Tage“ is 11 tomorrow; no amount is. */
function isCountedDown(then: string, now: string, { from, to, countsDays }: Between): boolean {
  const [a, b] = [partsOf(then), partsOf(now)];
  if (!countsDays || a.at(-1) !== b.at(-1) || a.at(-1) === 'euro') return false;
  const passed = daysBetween(from, to);
  return a.slice(0, -1).every((part, at) => Number(part) - Number(b[at]) === passed);
}

/** The same in words, where other figures may stand beside it, and days that count from the day of asking. */
function isCountedInWords(then: string, now: string, { from, to, countsDays }: Between): boolean {
  const [a, b] = [partsOf(then), partsOf(now)];
  if (!countsDays || a.length !== b.length) return false;
  const passed = daysBetween(from, to);
  return a.every((part, at) => {
    const other = b[at] ?? '';
    if (part === other || part.includes(euro)) return part === other;
    const [day, otherDay] = [part, other].map(dayIn) as [CalendarDate | undefined, CalendarDate | undefined];
    return day && otherDay ? daysBetween(day, otherDay) === passed : Number(part) - Number(other) === passed;
  });
}

/** „03.12.2026“ */
const dayIn = (figure: string): CalendarDate | undefined =>
  /^\d\d\.\d\d\.\d{4}$/.test(figure) ? figure.split('.').toReversed().join('-') : undefined;

/** What came and what went, as it is spelled; an entry in other words is the same. */
function differenceOfLists(then: Leaf, now: Leaf): Told | undefined {
  const [before, after] = [then.value.split('\n'), now.value.split('\n')];
  const gone = withoutThose(before, after);
  const come = withoutThose(after, before);
  return gone.length === 0 && come.length === 0
    ? undefined
    : { before: gone.join('; '), after: come.join('; ') };
}

function withoutThose(entries: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return entries.filter((entry) => {
    const at = left.findIndex((other) => isSameEntry(entry, other));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

const shortestTelling = 4;

/** Entries that share a telling word are one in other words, unless their figures differ. */
function isSameEntry(a: string, b: string): boolean {
  const [mine, its] = [a, b].map((entry) => plain(entry).split(' ')) as [string[], string[]];
  if (mine.join() === its.join()) return true;
  const figures = (words: string[]) => words.filter((word) => /\d/.test(word)).join(' ');
  if (figures(mine) !== figures(its)) return false;
  return mine.some((word) => word.length >= shortestTelling && its.some((other) => isSameWord(word, other)));
}

const isSameWord = (a: string, b: string) =>
  b.length >= shortestTelling && (a.startsWith(b) || b.startsWith(a) || a.slice(0, -2) === b.slice(0, -2));
