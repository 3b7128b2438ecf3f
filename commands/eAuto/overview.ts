// All steps of the subsidy: how much at most for which car, and each step.
import {
  type Call,
  type Cell,
  type Column,
  columnsTable,
  count,
  counted,
  type Document,
  type FactsRecord,
  joined,
  labelIn,
  money,
  moneyRange,
  overviewDocument,
  phrase,
  readCases,
  readFields,
  type Sentence,
  spanOf,
  type Speaking,
  text,
  textCell,
  together,
  yesNoCell,
} from '../../src/kit/index.ts';
import { aboveLimit, basisNote, issuesIn, otherIssues } from './headline.ts';
import { matrixFields, stepFields, type StepRead } from './fields.ts';
import { childrenInWords } from './childMarks.ts';
import { type Vehicle, vehicles } from './vehicles.ts';

export interface Narrowed {
  readonly fahrzeugtyp?: Vehicle | undefined;
  readonly einkommen?: number | undefined;
  readonly kinder?: number | undefined;
}

/** All steps; only those of a vehicle, or of so many children, where that was said. */
export function matrixDocument(answer: FactsRecord, asked: Narrowed, call: Speaking): Document {
  const { lang, say } = call;
  const entries = readCases(answer, stepFields, ['vehicle', 'amount']);
  const steps = entries.map(({ values }) => values);
  const fitting = steps.filter((step) => fits(step, asked));
  const fields = readFields(answer, matrixFields);
  const kinds = [...new Set(steps.flatMap(({ vehicle }) => vehicle ?? []))];
  const of = (kind: string) => steps.filter(({ vehicle }) => vehicle === kind);
  const issues = otherIssues(issuesIn(fields.values), say);
  const common = { notes: [basisNote(fields.values, say)], entries, fields };
  if (fitting.length > 0 && fitting.length < steps.length) {
    const caption = { de: 'Nach Einkommen', en: 'By income' };
    const columns = stepColumns(asked, call);
    const narrowed = { headline: narrowHeadline(fitting, asked, call), rows: fitting, columns, caption };
    return overviewDocument(answer, { ...common, ...narrowed, isRanked: true, tables: issues }, call);
  }
  return overviewDocument(
    answer,
    {
      ...common,
      headline: headline(steps, kinds, call),
      rows: kinds,
      caption: { de: 'Je Fahrzeugtyp', en: 'For each vehicle type' },
      columns: [
        [stepFields.vehicle.label, (kind) => text(labelIn(vehicles, kind, lang))],
        [{ de: 'Förderung', en: 'Subsidy' }, (kind) => moneyRange(amountsOf(of(kind)))],
        [
          { de: 'keine bei Einkommen über', en: 'None with an income above' },
          (kind) => moneyRange(spanOf(of(kind).flatMap(({ above }) => above ?? []))),
        ],
      ],
      tables: [
        columnsTable(steps, stepColumns({}, call), say, {
          caption: { de: 'Alle Stufen', en: 'All steps' },
          folded: true,
        }),
        ...issues,
      ],
    },
    call,
  );
}

/** „**1.500 bis 3.500 €** (Plug-in-Hybrid), je nach Einkommen; keine Kinder.“ */
function narrowHeadline(
  steps: readonly StepRead[],
  { kinder, einkommen }: Narrowed,
  { lang, say }: Speaking,
) {
  const kinds = [...new Set(steps.flatMap(({ vehicle }) => vehicle ?? []))];
  const amounts = kinds.map((kind) => {
    const amount = moneyRange(amountsOf(steps.filter(({ vehicle }) => vehicle === kind))) ?? money(0);
    return say`**${amount}** (${labelIn(vehicles, kind, lang)})`;
  });
  const open = together(
    [
      einkommen === undefined ? say`Einkommen\nincome` : undefined,
      kinder === undefined ? say`Kindern\nchildren` : undefined,
    ],
    say({ de: ' und ', en: ' and ' }),
  );
  const income = einkommen !== undefined && money(einkommen);
  const children = kinder !== undefined && childrenInWords(kinder);
  const who = together([say`Einkommen ${income}\nincome ${income}`, say`${children}`], ', ');
  const isNone = steps.every(({ amount }) => amount?.max === 0);
  const limits = new Set(steps.map(({ above }) => above?.max));
  const [limit] = limits.size === 1 ? limits : [];
  const why = einkommen === undefined ? '' : aboveLimit(einkommen, limit, say);
  const told = isNone ? say`**Nein, keine Förderung**${why}\n**No subsidy**${why}` : joined(amounts, '; ');
  return say`${told}[, je nach ${open}][ – ${who}].\n${told}[, by ${open}][ – ${who}].`;
}

/** Of those who get something. */
const amountsOf = (steps: readonly StepRead[]) =>
  spanOf(steps.flatMap(({ amount }) => (amount && amount.max > 0 ? [amount] : [])));

/** Without what was said, and so is the same in all rows. */
const stepColumns = (
  { fahrzeugtyp, kinder, einkommen }: Narrowed,
  { lang, say }: Speaking,
): readonly Column<StepRead>[] => {
  const columns: readonly (false | Column<StepRead>)[] = [
    !fahrzeugtyp && [
      stepFields.vehicle.label,
      ({ vehicle }) => textCell(vehicle && labelIn(vehicles, vehicle, lang)),
    ],
    einkommen === undefined && [
      { de: 'Einkommen (zvE)', en: 'Taxable income' },
      (step) => incomeCell(step, say),
    ],
    kinder === undefined && [stepFields.children.label, (step) => childrenCell(step, say)],
    [{ de: 'Betrag', en: 'Amount' }, ({ amount }) => moneyRange(amount)],
    [stepFields.eligible.label, ({ eligible }) => yesNoCell(eligible)],
  ];
  return columns.filter((column) => column !== false);
};

/** Whether a step is one of this vehicle with so many children. */
function fits(
  { vehicle, childrenFrom, childrenTo, children, from, above, to, isWithin = true }: StepRead,
  { fahrzeugtyp, kinder, einkommen }: Narrowed,
): boolean {
  const [least, most] = [childrenFrom ?? children, childrenTo ?? (childrenFrom ? undefined : children)];
  const isOfChildren =
    kinder === undefined || (kinder >= (least?.min ?? 0) && kinder <= (most?.max ?? Infinity));
  const isOfIncome =
    einkommen === undefined ||
    ((above === undefined || einkommen > above.min) &&
      (from === undefined || einkommen >= from.min) &&
      (to === undefined || (isWithin ? einkommen <= to.max : einkommen < to.max)));
  return (fahrzeugtyp === undefined || vehicle === fahrzeugtyp) && isOfChildren && isOfIncome;
}

/** „45.000 € bis unter 60.000 €“. */
function incomeCell({ from, above, to, isWithin = true }: StepRead, say: Call['say']): Cell | undefined {
  const first = above ?? from;
  if (!to) {
    const start = above ? say({ de: 'über ', en: 'above ' }) : say({ de: 'ab ', en: 'from ' });
    return first && phrase(start, money(first.min));
  }
  const end = isWithin ? say({ de: 'bis ', en: 'up to ' }) : say({ de: 'unter ', en: 'below ' });
  if (!first || first.min === 0) return phrase(end, money(to.max));
  return isWithin
    ? money(first.min, to.max)
    : phrase(money(first.min), say({ de: ' bis ', en: ' to ' }), end, money(to.max));
}

function childrenCell({ childrenFrom, childrenTo, children }: StepRead, say: Call['say']): Cell | undefined {
  if (!childrenFrom) return children && count(children.min, children.max);
  if (!childrenTo) return phrase(say({ de: 'ab ', en: 'from ' }), count(childrenFrom.min));
  return count(childrenFrom.min, childrenTo.max);
}

/** „Bis **6.000 €** (vollelektrisch), je nach Einkommen und Kindern; **24 Stufen**.“ */
function headline(steps: readonly StepRead[], kinds: readonly string[], { lang, say }: Speaking): Sentence {
  const highest = kinds.flatMap((kind) => {
    const amounts = amountsOf(steps.filter(({ vehicle }) => vehicle === kind));
    return amounts ? [say`**${money(amounts.max)}** (${labelIn(vehicles, kind, lang)})`] : [];
  });
  const number = counted(steps.length, { de: ['Stufe', 'Stufen'], en: ['step', 'steps'] });
  if (highest.length === 0) return say`**${number}**.`;
  return say`Bis ${joined(highest, ', bis ')}, je nach Einkommen und Kindern; **${number}**.
    Up to ${joined(highest, ', up to ')}, by income and children; **${number}**.`;
}
