// A piece of what the service says as the first line of an answer: yes or no, a clause with its figure, a value by its label.
import { capital, isStrong, type Sentence, strong, text, unstressed } from '../../document/index.ts';
import type { Speaking } from '../command/command.ts';
import type { Asked, Need } from '../recognisers/asked.ts';
import { ageVerdict } from './ages.ts';
import { figuresIn } from './clauses.ts';
import { clauseSentence } from './clauseSentence.ts';
import { dwellingsIn } from './dwellings.ts';
import { saidCell } from './german.ts';
import type { Piece } from './knowledge.ts';
import { isAllOf, type Point } from './point.ts';
import type { PointNeed } from './pointNeed.ts';
import { valueSentence } from './valueSentence.ts';
import { isSentence } from './verbs.ts';
import { dutyLine } from './verdict.ts';

/** With the states that the question names. */
export type SpeakingOf = Speaking & { readonly states?: readonly string[] };

const verdictWords: ReadonlySet<unknown> = new Set([
  ...['Ja', 'Nein', 'Es kommt darauf an', 'Yes', 'No', 'It depends'],
]);

/** Whether a sentence made here begins with yes, no, or that it depends. Pure. */
export function saysVerdict([first]: Sentence): boolean {
  return typeof first === 'object' && isStrong(first) && verdictWords.has(first.strong[0]);
}

/** Undefined where nothing of it can be said. Pure. */
export function sentenceFor(piece: Piece, point: Point, speaking: SpeakingOf): Sentence | undefined {
  const { says, about } = piece;
  const { lang, say, intent, states = [] } = speaking;
  // „Bin 23, geht das schon?“ asks for no age, and has one.
  const isAged = point.need === undefined && intent.whether && piece.needs.includes('age');
  const least = point.need === 'age' || isAged ? leastAge(piece) : undefined;
  const byAge = least === undefined ? undefined : ageVerdict(speaking.question, least, lang);
  if (byAge) {
    const said = 'label' in says ? valueIn(piece) : [text(says.clause)];
    return [...byAge, ' (', ...unstressed(said), ').'];
  }
  if ('label' in says) {
    // „Lehrgang Pflicht?“ asks for no value, and „ja“ is none; „nur Neuwagen: ja“ is no yes to used ones.
    const isAsked = says.isYes !== undefined && isAllOf(says.label, point, lang);
    const isVerdict =
      isAsked && point.need === undefined && !/(?<!\p{L})(?:oder|or)(?!\p{L})/iu.test(speaking.question);
    const verdict = says.isYes ? say({ de: 'Ja', en: 'Yes' }) : say({ de: 'Nein', en: 'No' });
    return isVerdict ? [strong(verdict), ': ', labelOf(piece), '.'] : [...valueIn(piece), '.'];
  }
  const isOfAmount = point.need === 'money' || point.need === undefined;
  const row = isOfAmount
    ? valueSentence(point.asked.figures[0], [says.clause], { ...speaking, names: point.names })
    : undefined;
  if (row) return row;
  const asked: Asked = { ...point.asked, terms: point.terms, core: point.terms };
  const duty = dutyLine([says.clause], { asked, question: speaking.question, intent, lang, say, states });
  const clause = clauseSentence(says.clause, figureNeed(point.need), asked, {
    ...{ lang, states },
    dwellings: dwellingsIn(speaking.question),
  });
  const line = duty ?? (needsItsField(piece, point) ? [text(says.under ?? ''), ': ', ...clause] : clause);
  if (about === undefined || says.clause.includes(about)) return line;
  const [verdict] = line;
  return verdict !== undefined && saysVerdict(line)
    ? [verdict, ': ', text(about), ...line.slice(1)]
    : [text(about), ': ', ...line];
}

/** „§ 554 BGB“ and „Bestätigung zum Antrag“ say nothing without the name of their field. */
function needsItsField({ says, needs }: Piece, { need }: Point): boolean {
  if ('label' in says || says.under === undefined) return false;
  const hasFigure = need !== undefined && needs.includes(need);
  return !hasFigure && !isSentence(says.clause);
}

/** The figure that stands out. */
function figureNeed(need: PointNeed | undefined): Need | undefined {
  if (need === 'percent') return 'money';
  return need === 'office' || need === 'risk' || need === 'measure' ? undefined : need;
}

/** In years. */
function leastAge({ says }: Piece): number | undefined {
  if ('label' in says && says.cell.kind === 'count') return says.cell.min;
  const said =
    'label' in says
      ? says.cell.kind === 'text'
        ? says.cell.text
        : ''
      : figuresIn(says.clause, 'age')[0]?.[0];
  const years = /\d{1,2}/.exec(said ?? '')?.[0];
  return years === undefined ? undefined : Number(years);
}

/** „Prüfung, schriftlich: **120 Minuten**“ */
export function valueIn({ says, about }: Piece): Sentence {
  if (!('label' in says)) return [];
  const { cell } = says;
  return [labelOf({ says, about }), ': ', strong(cell.kind === 'text' ? saidCell(cell.text, 'de') : cell)];
}

/** „schriftlich, Minuten“: the figure has its unit. */
const unitBehind = /, (?:Minuten|Stunden|Tage|Jahre|minutes|hours|days|years)$/;

function labelOf({ says, about }: Pick<Piece, 'says' | 'about'>) {
  const whole = 'label' in says ? says.label : '';
  const hasUnit = 'label' in says && says.cell.kind === 'count' && says.cell.unit !== undefined;
  const label = hasUnit ? whole.replace(unitBehind, '') : whole;
  return text(about === undefined ? capital(label) : `${about} – ${label}`);
}
