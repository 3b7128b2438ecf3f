// The figure of a first line, and what it is of: by that, figures of several cases are compared.
import {
  type Cell,
  isStrong,
  isTimeUnit,
  type Sentence,
  type Strong,
  unstressed,
} from '../../document/index.ts';
import { exampleBehind } from '../../kit/index.ts';
import { formatCell } from '../../render/value.ts';
import type { CaseAnswer } from './compareTables.ts';
import { isGain, isNoun } from './difference.ts';

/** The first thing that stands out with a figure in it. */
interface Figure {
  readonly shown: Strong;
  readonly cell: FigureCell;
}
export type FigureCell = Extract<Cell, { readonly kind: 'money' | 'count' | 'date' }>;

export function figureIn(headline: Sentence): Figure | undefined {
  for (const part of headline) {
    if (!isStrong(part)) continue;
    const cell = part.strong.find((one): one is FigureCell => typeof one === 'object' && isFigure(one));
    if (cell) return { shown: part, cell };
  }
  return undefined;
}

/** The amount that stands out first, where nothing else does: „**Kein Gesamtpreis**“ has none. Pure. */
export function firstAmount(headline: Sentence): Extract<Cell, { readonly kind: 'money' }> | undefined {
  const first = headline.find(isStrong);
  const cell = first && figureIn([first])?.cell;
  return cell?.kind === 'money' ? cell : undefined;
}

export const isFigure = (cell: Cell): cell is FigureCell =>
  cell.kind === 'money' || cell.kind === 'count' || cell.kind === 'date';

/** What stands before the figure, and what else stands out: where that is the same, the figures mean the same. */
function wordsOf({ name, document: { headline, lang } }: CaseAnswer): string {
  const at = headline.findIndex((part) => isStrong(part) && figureIn([part]) !== undefined);
  const said = [...headline.slice(0, at), '|', ...headline.slice(at).filter(isStrong)];
  return unstressed(said)
    .map((part) =>
      typeof part === 'string'
        ? part.replaceAll(/\d[\d.,]*/g, '#')
        : isFigure(part)
          ? '#'
          : formatCell(part, lang),
    )
    .join('')
    .replaceAll(exampleBehind[lang], '')
    .replaceAll(formatCell(name, lang), '@');
}

/** „Jahresjagdschein“, of „Jahresjagdschein in Hessen: 80 €“. */
export function leadOf(one: CaseAnswer | undefined): string {
  const [before = ''] = one ? wordsOf(one).split('|') : [];
  return before.replace(/\s*(?:\p{L}+ )?@/u, '').replace(/^[\s:]+|[\s:]+$/g, '');
}

/** The figures of the first lines, where all have one and mean the same by it. */
export function sameFigures(cases: readonly CaseAnswer[]): readonly Figure[] | undefined {
  const figures = cases.flatMap(({ document }) => figureIn(document.headline) ?? []);
  return figures.length === cases.length && new Set(cases.map(wordsOf)).size === 1 ? figures : undefined;
}

/** „Zuschuss“ of „Zuschuss 249 bis 250 €“, „Gebühr“ of „9,90 € Gebühr für …“; else what such a figure mostly is. */
export function thingOf(one: CaseAnswer): string {
  const { headline, lang } = one.document;
  const said = leadOf(one);
  if (isNoun.test(said)) return said;
  const at = headline.findIndex((part) => figureIn([part]) !== undefined);
  const behind = headline[at + 1];
  const [noun] = (typeof behind === 'string' && /^\s\p{Lu}\p{L}+/u.exec(behind)) || [];
  if (noun) return noun.trim();
  const cell = figureIn(headline)?.cell;
  const isGranted = isGain(headline.filter((part) => typeof part === 'string').join(' '));
  if (cell?.kind === 'money')
    return isGranted ? { de: 'Betrag', en: 'Amount' }[lang] : { de: 'Kosten', en: 'Costs' }[lang];
  const isTime = cell?.kind === 'count' && isTimeUnit(cell.unit);
  return isTime ? { de: 'Dauer', en: 'Duration' }[lang] : { de: 'Wert', en: 'Value' }[lang];
}
