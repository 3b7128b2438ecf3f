// „Warum?“: how the figure of an answer comes about, by the service's own rule and figures; never by a rule of ours.
import {
  type Cell,
  type Document,
  inLanguage,
  isStrong,
  kindOfCell,
  phrase,
  type Sentence,
  sentence,
  strong,
  type Table,
  text,
  unstressed,
} from '../../document/index.ts';
import { capital, saidCell, saidListCell } from '../../kit/index.ts';
import { inWords, type Told } from './equationInWords.ts';
import { ruleLabels, type RuleTexts, ruleTextsIn, shortened } from './ruleTexts.ts';
import { synonyms } from './ruleWords.ts';
import { readServiceRule } from './serviceRule.ts';

const mostRows = 6;
const mostParts = 4;

/** One sentence on what it rests, and at most six rows. Pure. */
export function reasonFor(document: Document): Document {
  const { lang, provenance, reckoned } = document;
  const fields = provenance?.fields ?? [];
  const figure = figureIn(document.headline);
  const texts = ruleTextsIn(fields);
  const read = texts.formulas.map((formula) => readServiceRule(formula, fields, synonyms));
  const told = read.flatMap(({ equations }) => equations.flatMap((one) => inWords(one, lang) ?? []));
  const main = told.find((one) => isSame(one.value, figure)) ?? told.at(0);
  const besides = read.flatMap((one) => one.inWords);
  const rows = [
    ...told
      .filter((one) => one !== main)
      .slice(0, mostParts - 1)
      .map(({ label, value, reckoning }) => [
        text(label),
        phrase(value, ' = ', phrase(...unstressed(reckoning))),
      ]),
    ...rulesAmong(texts, besides, document),
  ];
  const parts = partsOf(document, told, mostRows - Math.min(rows.length, mostRows - mostParts));
  const headline = headlineFor({ document, figure, main, texts, hasParts: parts !== undefined });
  const room = mostRows - (parts?.rows.length ?? 0);
  const say = inLanguage(lang);
  return {
    lang,
    headline,
    notes: reckoned ? [reckoned] : [],
    tables: [
      ...(parts ? [parts] : []),
      { columns: say({ de: ['Angabe', 'Wert'], en: ['Item', 'Value'] }), rows: rows.slice(0, room) },
    ],
    ...(provenance ? { provenance } : {}),
    unfolded: true,
  };
}

interface Reasons {
  readonly document: Document;
  readonly figure: Cell | undefined;
  readonly main: Told | undefined;
  readonly texts: RuleTexts;
  readonly hasParts: boolean;
}

function headlineFor({ document: { lang, provenance }, figure, main, texts, hasParts }: Reasons): Sentence {
  const say = inLanguage(lang);
  if (main) {
    const { label, value, reckoning } = main;
    return say({
      de: [strong(text(capital(label)), ' ', value), ': so rechnet der Dienst: ', ...reckoning, '.'],
      en: [strong(text(capital(label)), ' ', value), ': the service reckons ', ...reckoning, '.'],
    });
  }
  const about: Sentence = figure ? [strong(figure), ': '] : [];
  const [rule] = texts.rules;
  if (rule && rule.about === undefined && rule.says.length <= longestInLine) {
    return say({
      de: [...about, 'Die Regel des Dienstes: ', saidCell(rule.says, lang)],
      en: [...about, 'The rule of the service: ', saidCell(rule.says, lang)],
    });
  }
  if (texts.rules.length > 0) {
    return say({
      de: [...about, 'Der Dienst nennt die Angaben und Regeln, die hier stehen; mehr rechnet er nicht vor.'],
      en: [
        ...about,
        'The service states the figures and rules that stand here; it shows no more of its reckoning.',
      ],
    });
  }
  if (texts.formulas.length > 0) {
    return say({
      de: [
        ...about,
        ...sentence`Seine Rechenregel nennt der Dienst nur als Formel, die ich hier ${strong('nicht sicher in Worte fassen')} kann; sie steht in der CSV-Datei.`,
      ],
      en: [
        ...about,
        ...sentence`The service states its rule only as a formula, which I ${strong('cannot put into words with certainty')} here; it is in the CSV file.`,
      ],
    });
  }
  if ((provenance?.fields ?? []).length === 0) {
    return say({
      de: sentence`In der Antwort oben steht ${strong('keine Zahl des Faktendienstes')}, die zu erklären wäre.`,
      en: sentence`The answer above has ${strong('no figure of the facts service')} that could be explained.`,
    });
  }
  const rest = hasParts
    ? { de: 'er nennt diese Angaben.', en: 'this is what it states.' }
    : { de: 'was er nennt, steht in der Antwort oben.', en: 'what it states is in the answer above.' };
  return say({
    de: [...about, ...sentence`Eine Rechenregel nennt der Dienst dazu ${strong('nicht')}; ${rest.de}`],
    en: [...about, ...sentence`The service states ${strong('no rule')} for it; ${rest.en}`],
  });
}

const longestInLine = 260;

function rulesAmong(
  { rules, reasons, assumptions }: RuleTexts,
  besides: readonly string[],
  document: Document,
) {
  const { lang } = document;
  const said = (texts: readonly string[]) => saidListCell(shortened(texts, lang), lang);
  // One that is not about a part stands in the first line, if it is short.
  const rows = rules
    .filter(({ about, says }, at) => at > 0 || about !== undefined || says.length > longestInLine)
    .map(({ about, says, isOfFee }): readonly [string, Cell | undefined] => [
      [ruleLabels[isOfFee ? 'feeRule' : 'rule'][lang], about].filter(Boolean).join(': '),
      saidCell(says, lang),
    ]);
  const others: readonly (readonly [string, Cell | undefined])[] = [
    [ruleLabels.reason[lang], said(reasons)],
    [ruleLabels.besides[lang], said(besides)],
    [ruleLabels.assumptions[lang], said(assumptions)],
  ];
  return [...rows, ...others].flatMap(([label, cell]) => (cell ? [[text(label), cell]] : []));
}

/**
 * The rows with figures of the answer, without those that are told already; of an amount, no dates and no days. What
 * stands in its fold for another reason than room is beside the point.
 */
function partsOf({ tables = [], lang }: Document, told: readonly Told[], most: number): Table | undefined {
  const [first, ...others] = tables.filter(({ rows, folded }) => rows.length > 0 && !folded);
  if (!first) return undefined;
  const isTold = (cell: Cell) => told.some(({ figure }) => 'min' in cell && isNear(figure, cell));
  const isPart = (row: readonly Cell[]) => {
    const figures = row.filter((cell) => isFigure(cell) && !(told.length > 0 && isTime(cell)));
    return figures.some((cell) => !isTold(cell));
  };
  const rows = first.rows.filter(isPart);
  // Of an overview, no single entry is a part.
  if (rows.length === 0 || first.list) return undefined;
  if (first.columns.length !== 2) return { ...first, rows: rows.slice(0, most) };
  // „Grundförderung | 30 % | Bedingung“
  const more = told.length === 0 ? [] : others.flatMap((table) => table.rows.filter(isPart));
  const columns = { de: ['Angabe', 'Wert'], en: ['Item', 'Value'] }[lang];
  return { columns, rows: [...rows, ...more.flatMap(asRow)].slice(0, most) };
}

/** What and how much of it counts, and on which condition; nothing of what does not count. */
function asRow([label, value, ...others]: readonly Cell[]): readonly (readonly Cell[])[] {
  if (!label || !value || !isFigure(value) || isNothing(value)) return [];
  const condition = others.findLast(isSaid);
  return [[label, condition ? phrase(value, ' (', condition, ')') : value]];
}

const isSaid = (cell: Cell) =>
  !isFigure(cell) && (cell.kind === 'phrase' || (cell.kind === 'text' && cell.text !== ''));
const isNothing = (cell: Cell) => (cell.kind === 'money' || cell.kind === 'count') && cell.max === 0;

/** Amounts are reckoned with years. */
const isTime = (cell: Cell) =>
  cell.kind === 'phrase' || (kindOfCell(cell) === 'time' && !(cell.kind === 'count' && cell.unit === 'year'));

const isFigure = (cell: Cell): boolean =>
  kindOfCell(cell) !== undefined ||
  (cell.kind === 'phrase' && cell.parts.some((part) => typeof part !== 'string' && isFigure(part)));

/** The first one that stands out. */
function figureIn(headline: Sentence): Cell | undefined {
  for (const part of headline) {
    if (!isStrong(part)) continue;
    const cell = part.strong.find((one): one is Cell => typeof one === 'object' && isFigure(one));
    if (cell) return cell;
  }
  return undefined;
}

/** A headline may leave off the cents. */
const isSame = (value: Cell, figure: Cell | undefined): boolean =>
  (value.kind === 'money' || value.kind === 'count') &&
  value.kind === figure?.kind &&
  Math.abs(value.min - figure.min) < 1 &&
  Math.abs(value.max - figure.max) < 1;

const isNear = (one: Spanning, other: Spanning) =>
  Math.abs(one.min - other.min) < 0.006 && Math.abs(one.max - other.max) < 0.006;
type Spanning = Pick<Told['figure'], 'min' | 'max'>;
