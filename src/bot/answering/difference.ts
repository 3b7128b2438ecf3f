// The first words of a comparison: which case has less or more and by how much; yes or no where that was asked.
import {
  type Cell,
  count,
  inLanguage,
  joined,
  type Lang,
  money,
  type Say,
  type Sentence,
  sentence,
  strong,
  text,
  unstressed,
} from '../../document/index.ts';
import {
  asksForEach,
  asksOpenly,
  type Degree,
  degreeIn,
  less,
  more,
  plainWords,
  shorter,
} from '../../kit/index.ts';
import { formatCell } from '../../render/value.ts';

/** A case with its figure of the thing that is compared; least and most are equal for a single value. */
export interface Compared {
  readonly name: Cell;
  readonly figure: Figure;
}
export type Figure = Extract<Cell, { readonly kind: 'money' | 'count' }>;

/** What the figures are of: words before them, or a label behind. */
export interface Thing {
  readonly lead: string;
  readonly label: string;
  /** What the first line calls it: „Förderung“, where the row is only a sum. */
  readonly called?: string;
}

/** „Wie weit liegen sie auseinander?“ */
const asksHowFar = /\b(?:unterschied\w*|auseinander|differenz|difference|apart)\b/;
/** What something is; „weniger“ and „mehr“ are what it has. */
const adjective = /^(?!weniger|mehr|less|more$)/;
/** „Wo dauert es länger?“ */
const [lasting, lasts] = [/\b(?:dauer\w*|takes?)\b/, /^(?:länger|kürzer|longer|shorter)$/];

/** „Ist … billiger als …?“ is about the case before „als“; with „was“, „wo“, „wie viel“ neither yes nor no is asked for. */
const comparing = /\b(?:als|than)\b/;
const denied = /\b(?:nicht|kein\w*|not)\b/;

/** A smaller part of the figures than this is hardly a difference, where they are ranges that cross. */
const hardly = 0.03;

/**
 * „**Online**, 13,80 bis 14,10 € weniger: …“; undefined where the figures are not of one kind. Of cases that are a part of
 * those that were asked for, each is called by its name. Pure.
 */
export function differenceOf(
  cases: readonly Compared[],
  thing: Thing,
  question: string,
  lang: Lang,
  isPart = false,
): Sentence | undefined {
  const [first, second, third] = cases;
  if (!first || !second || new Set(cases.map(({ figure }) => kindOf(figure))).size > 1) return undefined;
  const said = plainWords(question).join(' ');
  const asked = degreeIn(question);
  if (asked === undefined && asksForEach(question)) {
    const opened = { ...thing, lead: upper(thing.lead, lang) };
    return [...listed([{ ...first, name: capital(first.name, lang) }, ...cases.slice(1)], opened), '.'];
  }
  const direction = asked ?? usual(first.figure, thing);
  if (third || isPart) return ofMany(cases, direction, thing, lang);
  const isWhether = asked !== undefined && comparing.test(said) && !asksOpenly(said) && !denied.test(said);
  return ofTwo([first, second], { direction, thing, isWhether, said, lang });
}

/** Where the question does not say which it wants: of what one gets, more is better. */
function usual({ kind }: Figure, { lead, label, called = '' }: Thing): Degree {
  if (isGain(`${lead} ${label} ${called}`)) return more;
  return kind === 'count' ? shorter : less;
}

const gain =
  /zuschuss|förder|davon (?:land|bund)|of which|ersparnis|gesichert|bonus|grant|subsid|secured|saving/i;

/** Whether words name what one gets. */
export const isGain = (words: string): boolean => gain.test(words);

const kindOf = (figure: Figure) => (figure.kind === 'count' ? (figure.unit ?? 'number') : figure.kind);
const middle = ({ min, max }: Figure) => (min + max) / 2;

interface Manner {
  readonly direction: Degree;
  readonly thing: Thing;
  readonly isWhether: boolean;
  /** The question, plainly written. */
  readonly said: string;
  readonly lang: Lang;
}

function ofTwo([first, second]: readonly [Compared, Compared], manner: Manner): Sentence {
  const { direction, thing, isWhether, said, lang } = manner;
  const say = inLanguage(lang);
  const isSame = first.figure.min === second.figure.min && first.figure.max === second.figure.max;
  if (isSame) {
    const no = strong(
      isWhether
        ? say({ de: 'Nein, kein Unterschied', en: 'No, there is no difference' })
        : say({ de: 'Kein Unterschied', en: 'No difference' }),
    );
    const alike = say({ de: sentence`beide ${first.figure}`, en: sentence`both ${first.figure}` });
    return [no, ': ', ...labelled(alike, thing, lang), '.'];
  }
  const isFirst = middle(first.figure) < middle(second.figure) === direction.isLess;
  const [winner, other] = isFirst ? [first, second] : [second, first];
  const verdict = isWhether
    ? isFirst
      ? say({ de: 'Ja, ', en: 'Yes, ' })
      : say({ de: 'Nein, ', en: 'No, ' })
    : '';
  const figures = labelled(insteadOf(winner.figure, other.figure, say, lang), thing, lang);
  // Where both ends are as far apart, the one is that much less whatever the case.
  const shift = (one: number, other: number) => Math.round((one - other) * 100);
  const isShifted = shift(first.figure.min, second.figure.min) === shift(first.figure.max, second.figure.max);
  const doCross =
    !isShifted && winner.figure.max >= other.figure.min && other.figure.max >= winner.figure.min;
  const apart = Math.abs(middle(winner.figure) - middle(other.figure));
  const much = amountOf(winner.figure, other.figure, doCross);
  const word = direction.says[lang];
  const onAverage = doCross ? say({ de: 'im Mittel ', en: 'on average ' }) : '';
  if (doCross && apart <= hardly * middle(other.figure)) {
    const equal = say({ de: 'Kaum ein Unterschied', en: 'Hardly any difference' });
    const is: Sentence = apart === 0 || !much ? [] : [' (', winner.name, ` ${onAverage}`, much, ` ${word})`];
    return [strong(equal), ...is, ': ', ...listed([first, second], thing), '.'];
  }
  const by: readonly (string | Cell)[] = much ? [onAverage, much, ' ', word] : [`${onAverage}${word}`];
  const takes = lasting.test(said) && lasts.test(word) ? say({ de: ' dauert ', en: ' takes ' }) : undefined;
  const is = takes ?? (adjective.test(word) ? say({ de: ' ist ', en: ' is ' }) : undefined);
  // „Ja, 10 € teurer“ is said of the first one, as it was asked.
  if (verdict && isFirst && much)
    return [verdict, strong(...by), ': ', ...listed([first, second], thing), '.'];
  if (verdict) return [verdict, strong(winner.name, is ?? ' ', ...by), ': ', ...figures, '.'];
  if (much && asksHowFar.test(said)) {
    const average = say({ de: 'Im Mittel ', en: 'On average ' });
    const apart = [...(doCross ? [average] : []), much, say({ de: ' Unterschied', en: ' difference' })];
    const of = isNoun.test(thing.lead) ? ` (${thing.lead})` : '';
    return [
      strong(...apart),
      `${of}: `,
      ...listed([first, second], of ? { lead: '', label: '' } : thing),
      '.',
    ];
  }
  return [strong(capital(winner.name, lang)), is ?? ', ', ...by, ': ', ...figures, '.'];
}

/** „Jahresjagdschein: Hessen 80 €, Sachsen 90 €“ */
function listed(cases: readonly Compared[], { lead, label }: Thing): Sentence {
  const each = joined(
    // „70.000 €: 4.000 €“
    cases.map(({ name, figure }) => [name, /\d/.test(formatCell(name, 'de')) ? ': ' : ' ', figure]),
    ', ',
  );
  if (isNoun.test(lead)) return [`${lead}: `, ...each];
  return label ? [...each, ` (${label})`] : each;
}

/** How far they are apart; of other things than money both figures say it best. */
function amountOf(one: Figure, other: Figure, doCross: boolean): Cell | undefined {
  if (one.kind !== 'money') return undefined;
  if (doCross) return money(distance(middle(one), middle(other)));
  const ends = [distance(one.min, other.min), distance(one.max, other.max)];
  return money(Math.min(...ends), Math.max(...ends));
}

/** To the cent. */
const distance = (one: number, other: number) => Math.round(Math.abs(one - other) * 100) / 100;

/** „0,9 statt 2,2 Jahre“: the unit once. */
function insteadOf(one: Figure, other: Figure, say: Say, lang: Lang): Sentence {
  const [short] =
    one.kind === 'count'
      ? [count(one.min, one.max)]
      : [lang === 'de' ? text(formatCell(one, lang).replace(/\s€$/, '')) : one];
  return say({ de: sentence`${short} statt ${other}`, en: sentence`${short} instead of ${other}` });
}

/** „Prüfungsgebühr“, and what stands small in the middle of a sentence; a verb gives way to the label. */
export const isNoun = /(?:^|\s)(?!Rund|Etwa|Höchstens|Mindestens|Ab|Bis|About|At|From)\p{Lu}\S*$/u;
const isAbout = /^(?:rund|etwa|höchstens|mindestens|ab|bis|about|at most|at least|from)$/iu;

function labelled(said: Sentence, { lead, label }: Thing, lang: Lang): Sentence {
  if (isAbout.test(lead)) return [`${lead.toLocaleLowerCase(lang)} `, ...said];
  if (isNoun.test(lead)) return [`${lead} `, ...said];
  return label ? [...said, ` (${label})`] : said;
}

/** At the beginning of a sentence. */
const capital = (name: Cell, lang: Lang): Cell => text(upper(formatCell(name, lang), lang));

const upper = (said: string, lang: Lang): string => said.slice(0, 1).toLocaleUpperCase(lang) + said.slice(1);

/** „Bremen, Kiel und Berlin“ */
function enumerated(cases: readonly Compared[], lang: Lang): Sentence {
  const names = cases.map(({ name }): Sentence => [capital(name, lang)]);
  const and = { de: ' und ', en: ' and ' }[lang];
  if (names.length < 2) return names.flat();
  return [...joined(names.slice(0, -1), ', '), and, ...(names.at(-1) ?? [])];
}

/** In order, the one that was asked for first; where ranges cross, it is so by their middle. */
function ofMany(cases: readonly Compared[], direction: Degree, thing: Thing, lang: Lang): Sentence {
  const { isLess, first: name } = direction;
  const way = isLess ? 1 : -1;
  const ordered = cases.toSorted((a, b) => way * (middle(a.figure) - middle(b.figure)));
  const [winner] = ordered;
  const isAlike = ({ figure }: Compared) =>
    figure.min === winner?.figure.min && figure.max === winner.figure.max;
  const winners = ordered.filter(isAlike);
  const next = ordered[winners.length];
  if (!winner || !next) return [...listed(ordered, thing), '.'];
  const isAhead = isLess ? winner.figure.max <= next.figure.min : winner.figure.min >= next.figure.max;
  const apart = Math.abs(middle(winner.figure) - middle(next.figure));
  // Nobody asked which it is, or it is hardly any of them.
  if (!isAhead && (direction === less || apart <= hardly * middle(next.figure)))
    return [...listed(ordered, thing), '.'];
  const onAverage = isAhead ? '' : inLanguage(lang)({ de: ' im Mittel', en: ' on average' });
  // „Köln am wenigsten: …“ has a colon already.
  const label = isNoun.test(thing.lead) ? thing.lead : thing.label;
  const behind = listed(winners.length > 1 ? ordered.slice(winners.length) : ordered, { lead: '', label });
  const say = inLanguage(lang);
  const each = say({ de: sentence`je ${winner.figure}, `, en: sentence`${winner.figure} each, ` });
  return [
    strong(...unstressed(enumerated(winners, lang))),
    `${onAverage} ${name[lang]}: `,
    ...(winners.length > 1 ? each : []),
    ...behind,
    '.',
  ];
}
