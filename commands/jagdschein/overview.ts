// All states side by side, in each of the three views: where an amount begins lowest, and where it ends highest.
import {
  type AnyFieldsRead,
  both,
  type Call,
  type Cell,
  type Column,
  counted,
  type Document,
  type FactsRecord,
  fieldColumns,
  type Fields,
  type FieldsRead,
  isExample,
  money,
  moneyRange,
  overviewDocument,
  phrase,
  type Range,
  readFields,
  readState,
  type Say,
  type Sentence,
  spanOf,
  statedCell,
  type Text,
  text,
} from '../../src/kit/index.ts';
import { commonFields, costFields, examinationFields, licenceFields } from './fields.ts';
import { ageSentence } from './age.ts';
import { type Asked, calculated, firstYearWith } from './headline.ts';
import { isOnPapers, papersSentence, ruleSentence } from './licenceHeadline.ts';
import { notesOn } from './result.ts';
import { type Kind, kindLabel, kindOf, statesIn } from './words.ts';

type State<F extends Fields> = FieldsRead<F> & { readonly name: string };

/** The states that an overview tells of, in its order. */
const readStates = <const F extends Fields>(answer: FactsRecord, fields: F): readonly State<F>[] =>
  statesIn(answer).flatMap((entry) => {
    const state = readState(entry);
    return state ? [{ ...readFields(entry, fields), name: state.label }] : [];
  });

interface View<Row> {
  readonly rows: readonly Row[];
  readonly amountOf: (row: Row) => Omit<Amount, 'name'>;
  /** Its column, and what the first line says of it. */
  readonly label: Text;
  readonly cellOf: (row: Row) => Cell | undefined;
  readonly what: Text;
  readonly how?: Text | '';
  /** What was asked instead of the amount. */
  readonly first?: Sentence | undefined;
  readonly columns: readonly Column<Row>[];
}

/** The form of all three views. */
function statesDocument<Row extends AnyFieldsRead & { readonly name: string }>(
  answer: FactsRecord,
  { rows, amountOf, label, cellOf, what, how = '', first, columns }: View<Row>,
  call: Call,
): Document {
  const { say } = call;
  const fields = readFields(answer, commonFields);
  const amounts = rows.map((row) => ({ name: row.name, ...amountOf(row) }));
  const starNote = say(both`Mit Stern (*): Beispielwert, nicht bestätigt.
    With a star (*): an example value, not confirmed.`);
  return overviewDocument(
    answer,
    {
      headline: first ?? spanHeadline(amounts, { what, how }, say),
      notes: [
        ...(first ? [] : notesOn(fields.values, undefined, call)),
        !first && amounts.some(({ isUnsure }) => isUnsure) ? [starNote] : undefined,
      ],
      rows,
      entries: rows,
      caption: { de: 'Alle Länder', en: 'All states' },
      pictured: label,
      columns: [[{ de: 'Land', en: 'State' }, ({ name }) => text(name)], [label, cellOf], ...columns],
      fields,
    },
    call,
  );
}

export function costsOverview(answer: FactsRecord, { kind = 'year' }: Partial<Asked>, call: Call): Document {
  const { lang } = call;
  const rows = readStates(answer, costFields).map((state) => ({
    ...state,
    year: firstYearWith(kind, state.values),
  }));
  const firstYearOf = ({ year, values }: (typeof rows)[number]) => year?.values.total ?? values.firstYear;
  const totalOf = (row: (typeof rows)[number]) => firstYearOf(row) ?? row.values.total;
  const isFirstYear = rows.every(firstYearOf);
  const isUnsure = rows.some(({ year }) => isExample(year?.values.sure));
  return statesDocument(
    answer,
    {
      rows,
      amountOf: (row) => ({ range: totalOf(row) }),
      cellOf: (row) => moneyRange(totalOf(row)),
      label: (isFirstYear ? costFields.firstYear : costFields.total).label,
      what: isFirstYear
        ? { de: 'das erste Jahr kostet', en: 'the first year costs' }
        : { de: 'die Gesamtkosten sind', en: 'the total is' },
      how: calculated(isUnsure),
      columns: [
        [costFields.exam.label, ({ values: { exam } }) => moneyRange(exam)],
        [kindLabel(kind), ({ year }) => year && statedCell(year, 'fee', lang)],
      ],
    },
    call,
  );
}

export function examinationOverview(
  answer: FactsRecord,
  { point, kind }: Partial<Asked>,
  call: Call,
): Document {
  const { lang } = call;
  return statesDocument(
    answer,
    {
      rows: readStates(answer, examinationFields),
      amountOf: ({ values: { exam, examSure } }) => ({ range: exam, isUnsure: isExample(examSure) }),
      label: examinationFields.exam.label,
      cellOf: ({ values: { exam, examSure } }) => starred(moneyRange(exam), examSure),
      what: { de: 'die Prüfungsgebühr beträgt', en: 'the exam fee is' },
      first:
        point === 'age' ? ageSentence(readFields(answer, commonFields).values, { kind }, call) : undefined,
      columns: fieldColumns(examinationFields, ['mandatory', 'hours', 'weeks', 'months'], lang),
    },
    call,
  );
}

type LicencesState = State<typeof licenceFields>;
const columnsOfKinds: readonly Kind[] = ['year', 'threeYears', 'day', 'youth'];

export function licencesOverview(answer: FactsRecord, asked: Partial<Asked>, call: Call): Document {
  const { lang } = call;
  const { kind = 'year' } = asked;
  const rows = readStates(answer, licenceFields);
  const licenceIn = ({ values }: LicencesState, wanted: Kind) =>
    values.licences.find(({ values: { licence = '' } }) => kindOf(licence) === wanted);
  const totalIn = (row: LicencesState, wanted: Kind) => {
    const licence = licenceIn(row, wanted);
    const { total, sure } = licence?.values ?? {};
    return starred(moneyRange(total), sure) ?? (licence && statedCell(licence, 'total', lang));
  };
  const levyIn = (row: LicencesState) => {
    const licence = licenceIn(row, kind);
    return licence && statedCell(licence, 'levy', lang);
  };
  const { de, en } = kindLabel(kind);
  return statesDocument(
    answer,
    {
      rows,
      amountOf: (row) => {
        const licence = licenceIn(row, kind)?.values;
        return { range: licence?.total, isUnsure: isExample(licence?.sure) };
      },
      label: kindLabel(kind),
      cellOf: (row) => totalIn(row, kind),
      what: { de: `der ${de} kostet`, en: `the ${en.toLowerCase()} costs` },
      first:
        (isOnPapers(asked, call) ? papersEverywhere(rows, asked, call) : undefined) ??
        ruleSentence(rows, readFields(answer, commonFields).values, asked, call),
      columns: [
        // Who asks for one licence compares none with it.
        ...(asked.kind ? [] : columnsOfKinds)
          .filter((other) => other !== kind)
          .map((other): Column<LicencesState> => [kindLabel(other), (row) => totalIn(row, other)]),
        ...(asked.kind ? [] : [[{ de: 'davon Jagdabgabe', en: 'Levy' }, levyIn] as const]),
      ],
    },
    call,
  );
}

/** The papers that every state asks for. */
function papersEverywhere(
  states: readonly LicencesState[],
  { point }: Partial<Asked>,
  call: Call,
): Sentence | undefined {
  const list = point === 'renewal' ? 'renewal' : 'first';
  const [first = [], ...others] = states.map(({ values }) => values[list]);
  const common = first.filter((paper) => others.every((papers) => papers.includes(paper)));
  const where = call.say({ de: 'jedem Land', en: 'every state' });
  return common.length > 0 ? papersSentence(list, common, where, call) : undefined;
}

interface Amount {
  readonly name: string;
  readonly range: Range | undefined;
  /** Only an example: not compared with figures that are none. */
  readonly isUnsure?: boolean;
}

/** More names than this are only counted. */
const mostNamed = 3;

/** Only where every state has the amount is one of them the lowest or the highest. */
function spanHeadline(
  all: readonly Amount[],
  { what, how }: { readonly what: Text; readonly how: Text | '' },
  say: Say,
): Sentence {
  const number = counted(all.length, { de: ['Land', 'Länder'], en: ['state', 'states'] });
  const rows = all.filter(({ isUnsure }) => !isUnsure);
  const ranges = rows.flatMap(({ range }) => range ?? []);
  const span = spanOf(ranges);
  if (!span || ranges.length < rows.length) return say`**${number}**.`;
  const sure = rows.length < all.length && String(rows.length);
  const where = (is: (range: Range) => boolean): string => {
    const names = rows.flatMap(({ name, range }) => (range && is(range) ? [name] : []));
    const many = say({ de: `${names.length} Ländern`, en: `${names.length} states` });
    return names.length > mostNamed ? many : names.join(', ');
  };
  const lowest = where(({ min }) => min === span.min);
  const highest = where(({ max }) => max === span.max);
  const [least, most] = [money(span.min), money(span.max)];
  const ends =
    lowest === highest
      ? say`, beides in ${lowest}.\n, both in ${lowest}.`
      : say`; am wenigsten ab ${least} in ${lowest}, am meisten bis ${most} in ${highest}.
          ; lowest from ${least} in ${lowest}, highest up to ${most} in ${highest}.`;
  const amounts = money(span.min, span.max);
  return (
    say`**${number}**: ${what} in den ${sure}, für die es mehr als Beispielwerte gibt, **${amounts}**${how}${ends}
      **${number}**: ${what} in the ${sure} with more than example values **${amounts}**${how}${ends}` ??
    say`**${number}**: ${what} **${amounts}**${how}${ends}`
  );
}

/** In a long table, a star stands for the example. */
const starred = (amount: Cell | undefined, sure: string | undefined): Cell | undefined =>
  amount && isExample(sure) ? phrase(amount, ' *') : amount;
