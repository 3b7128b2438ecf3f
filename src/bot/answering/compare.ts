// Several answers as one: side by side in a table, each figure with its case in the first line, and the difference.
import {
  type Cell,
  type Document,
  joined,
  type Lang,
  asNote,
  isStrong,
  itemLabel,
  note,
  type Note,
  type OwnProvenance,
  type Provenance,
  type Sentence,
  sentence,
  type Table,
  text,
  unstressed,
} from '../../document/index.ts';
import { wantsMore } from '../../kit/index.ts';
import { formatCell } from '../../render/value.ts';
import { type CaseAnswer, tablesOf } from './compareTables.ts';
import { type Compared, differenceOf, isGain } from './difference.ts';
import { type FigureCell, figureIn, isFigure, leadOf, sameFigures, thingOf } from './headlineFigure.ts';

/** At least two cases, and the words that asked for them; `between` as typed, where one was asked for that lies between. Pure. */
export function sideBySide(cases: readonly CaseAnswer[], question = '', between?: string): Document {
  const [first] = cases;
  if (!first) throw new Error('nothing to compare');
  const { lang } = first.document;
  const provenance = allProvenance(cases.flatMap(({ document }) => document.provenance ?? []));
  return {
    lang,
    headline: between === undefined ? headlineOf(cases, question) : nextTo(between, cases),
    notes: notesOf(cases),
    tables: [...saidOnly(cases), ...tablesOf(cases)],
    ...(first.document.reckoned ? { reckoned: first.document.reckoned } : {}),
    ...(provenance ? { provenance } : {}),
  };
}

/** „Zu „24 Stellplätzen“ rechnet der Dienst nichts; am nächsten sind 20 Stellplätze: 20.000 €, …“: none of them stands out. */
function nextTo(typed: string, cases: readonly CaseAnswer[]): Sentence {
  const { lang } = cases[0]?.document ?? { lang: 'de' };
  const none: Record<Lang, Sentence> = {
    de: sentence`Zu „${text(typed)}“ rechnet der Dienst nichts; am nächsten sind `,
    en: sentence`The service reckons nothing for “${text(typed)}”; the nearest are `,
  };
  const told = cases.map(({ name, document: { headline } }) => [
    ...[name, ': '],
    ...[figureIn(headline)?.cell ?? unstressed(withoutStop(headline))].flat(),
  ]);
  return [...none[lang], ...joined(told, ', '), '.'];
}

/** The verdict first where the figures are of the same thing; else each headline with its case. */
function headlineOf(cases: readonly CaseAnswer[], question: string, isPart = false): Sentence {
  const { lang } = cases[0]?.document ?? { lang: 'de' };
  const figures = cases.flatMap(({ document }) => figureIn(document.headline) ?? []);
  if (figures.length > 1 && figures.length < cases.length) return withoutFigureLast(cases, question);
  const granted = wantsMore(question) && figures.every(({ cell }) => cell.kind === 'count') && grantIn(cases);
  if (granted) {
    const thing = { lead: '', label: formatCell(granted.label, lang) };
    const difference = differenceOf(granted.compared, thing, question, lang);
    if (difference) return difference;
  }
  const isSameThing = sameFigures(cases) !== undefined;
  const label = labelOf(cases);
  const lead = isSameThing ? leadOf(cases[0]) : '';
  const compared = cases.flatMap(({ name, document }, index): Compared[] => {
    const said = isSameThing ? figures[index]?.cell : undefined;
    const stated = label && figureAt(document, label);
    // The row has the unit that the headline says in words of its own.
    const isStated = stated !== undefined && (!said || isSameFigure(said, stated));
    const figure = isStated ? stated : said;
    return figure && figure.kind !== 'date' ? [{ name, figure }] : [];
  });
  const thing = {
    lead,
    label: label ? formatCell(label, lang) : '',
    called: cases[0] ? thingOf(cases[0]) : '',
  };
  const difference =
    compared.length === cases.length ? differenceOf(compared, thing, question, lang, isPart) : undefined;
  if (difference) return difference;
  if (!isSameThing) {
    return joined(
      cases.map(({ name, document }) => [name, ': ', ...withoutStop(document.headline)]),
      ' – ',
    );
  }
  const list = cases.map(({ name }, index) => [
    name,
    lead ? `: ${lead} ` : ': ',
    figures[index]?.shown ?? '',
  ]);
  return [...joined(list, ', '), '.'];
}

/** What the first line compares and no row has, as a table: side by side it is easier to see, and a chart can be drawn. */
function saidOnly(cases: readonly CaseAnswer[]): readonly Table[] {
  const figures = sameFigures(cases);
  const [first] = cases;
  if (!first || !figures || labelOf(cases)) return [];
  const { lang } = first.document;
  const names = cases.map(({ name }) => formatCell(name, lang));
  return [
    {
      columns: [itemLabel[lang], ...names],
      rows: [[text(thingOf(first)), ...figures.map(({ cell }) => cell)]],
    },
  ];
}

/** Those that have a figure are compared all the same; what is said of the others stands behind. */
function withoutFigureLast(cases: readonly CaseAnswer[], question: string): Sentence {
  const [known, others] = [true, false].map((has) =>
    cases.filter(({ document }) => (figureIn(document.headline) !== undefined) === has),
  );
  const behind = (others ?? []).flatMap(({ name, document }): Sentence => [
    ' ',
    name,
    ': ',
    ...document.headline,
  ]);
  return [...headlineOf(known ?? [], question, true), ...behind];
}

/** „Wo gibt es mehr?“, where the headlines say how long it takes: the row of what is granted, if all have it. */
function grantIn(cases: readonly CaseAnswer[]) {
  const [first] = cases;
  const label = (first ? listsOf(first.document) : []).find(
    ([one, value]) => one && value?.kind === 'money' && isGain(formatCell(one, 'de')),
  )?.[0];
  const compared = cases.flatMap(({ name, document }): Compared[] => {
    const figure = label && figureAt(document, label);
    return figure?.kind === 'money' ? [{ name, figure }] : [];
  });
  return label && compared.length === cases.length ? { label, compared } : undefined;
}

/** The row that has the first headline's figure, in all cases: the same thing, whatever their headlines say of it. */
function labelOf(cases: readonly CaseAnswer[]): Cell | undefined {
  const rowsWith = ({ document }: CaseAnswer) => {
    const figure = figureIn(document.headline)?.cell;
    return figure === undefined
      ? []
      : listsOf(document).flatMap(([label, value]) =>
          label && value && isSameFigure(value, figure) ? [label] : [],
        );
  };
  return cases
    .flatMap(rowsWith)
    .find((label) => cases.every(({ document }) => isOfHeadline(document, label)));
}

/** Its figure is the headline's own, where that has one: else only a part would be compared. */
function isOfHeadline(document: Document, label: Cell): boolean {
  const [stated, said] = [figureAt(document, label), figureIn(document.headline)?.cell];
  return stated !== undefined && (said?.kind !== 'money' || isSameFigure(stated, said));
}

const isSameFigure = (one: Cell, other: FigureCell) =>
  one.kind === other.kind &&
  (one.kind === 'date' || other.kind === 'date'
    ? JSON.stringify(one) === JSON.stringify(other)
    : 'min' in one && one.min === other.min && one.max === other.max);

const listsOf = ({ tables = [] }: Document) =>
  tables.filter(({ columns }) => columns.length === 2).flatMap(({ rows }) => rows);

function figureAt(document: Document, label: Cell): FigureCell | undefined {
  const row = listsOf(document).find(([one]) => JSON.stringify(one) === JSON.stringify(label));
  const cell = row?.[1];
  return cell && isFigure(cell) ? cell : undefined;
}

const withoutStop = (headline: Sentence): Sentence =>
  headline.map((part, at) =>
    typeof part === 'string' && at === headline.length - 1 ? part.replace(/[.:]\s*$/, '') : part,
  );

/** What all answers say is said once; what one of them says, with its case. */
function notesOf(cases: readonly CaseAnswer[]): readonly Note[] {
  const keyOf = (one: Note) => JSON.stringify(one);
  const all = cases.map(({ document }) => (document.notes ?? []).map(asNote));
  const isOfAll = (one: Note) => all.every((notes) => notes.some((other) => keyOf(other) === keyOf(one)));
  const shared = (all[0] ?? []).filter(isOfAll);
  const left = all.map((notes) => notes.filter((one) => !isOfAll(one)));
  const merged = mergedNote(left);
  if (merged) return [...shared, merged];
  const own = cases.flatMap(({ name, document }, index) =>
    (left[index] ?? []).map(({ kind, says }) => note(kind, withCase(name, says, document.lang))),
  );
  return [...shared, ...own];
}

/** Where each case has one note, and they differ in one value: „Gerechnet für: zwei Personen / eine Person.“ */
function mergedNote(all: readonly (readonly Note[])[]): Note | undefined {
  const [first, ...others] = all.flatMap((notes) => notes);
  const isOneEach = first !== undefined && all.every((notes) => notes.length === 1);
  if (!isOneEach || others.some(({ kind, says }) => kind !== first.kind || says.length !== first.says.length))
    return undefined;
  const columns = first.says.map((part, at) => [part, ...others.flatMap(({ says }) => says[at] ?? '')]);
  const differs = (parts: Sentence) =>
    parts.some((part) => JSON.stringify(part) !== JSON.stringify(parts[0]));
  if (columns.filter(differs).length !== 1 || first.says.length === 1) return undefined;
  const says = columns.flatMap((parts): Sentence =>
    differs(parts) ? parts.flatMap((part, at) => (at === 0 ? [part] : [' / ', part])) : parts.slice(0, 1),
  );
  return note(first.kind, says);
}

/** Once: „Rheinland-Pfalz: Quelle von 2012.“ names its case itself. */
function withCase(name: Cell, says: Sentence, lang: Lang): Sentence {
  const [first = ''] = says;
  const start = typeof first === 'string' ? first : isStrong(first) ? '' : formatCell(first, lang);
  return start.startsWith(formatCell(name, lang)) ? says : [name, ': ', ...says];
}

/** The weakest of them: an example beside a confirmed figure makes the comparison one of examples. */
export function allProvenance(all: readonly Provenance[]): Provenance | undefined {
  const [first] = all;
  if (!first) return undefined;
  const hasOwn = all.some(({ ofHeadline }) => ofHeadline);
  const hasFields = all.some(({ fields }) => fields);
  return {
    ...joinedOf(all),
    askedOn: first.askedOn,
    ...(hasOwn ? { ofHeadline: joinedOf(all.map((one) => one.ofHeadline ?? one)) } : {}),
    ...(hasFields ? { fields: all.flatMap(({ fields = [] }) => fields) } : {}),
  };
}

function joinedOf(all: readonly OwnProvenance[]): OwnProvenance {
  const sources = new Map(all.flatMap((one) => one.sources).map((source) => [source.title, source]));
  const dates = all.flatMap(({ asOf }) => (asOf?.kind === 'date' ? [asOf] : []));
  const [oldest] = dates.toSorted((a, b) => a.date.localeCompare(b.date));
  const asOf = dates.length === all.length ? oldest : all[0]?.asOf;
  const status = [...new Set(all.flatMap((one) => one.status ?? []))].join(' / ');
  return {
    ...(asOf ? { asOf } : {}),
    ...(status ? { status } : {}),
    ...(all.some(({ isExample }) => isExample) ? { isExample: true } : {}),
    sources: [...sources.values()],
  };
}
