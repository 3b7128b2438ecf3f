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
  sentence,
  spanOf,
  type Speaking,
  strong,
  text,
  textCell,
  yesNoCell,
} from '../../src/kit/index.ts';
import { matrixFields, stepFields, type StepRead } from './fields.ts';
import { conditionNote, issuesIn, otherIssues } from './notes.ts';
import { vehicles } from './vehicles.ts';

export function matrixDocument(answer: FactsRecord, call: Speaking): Document {
  const { lang, say } = call;
  const entries = readCases(answer, stepFields, ['vehicle', 'amount']);
  const steps = entries.map(({ values }) => values);
  const fields = readFields(answer, matrixFields);
  const kinds = [...new Set(steps.flatMap(({ vehicle }) => vehicle ?? []))];
  const of = (kind: string) => steps.filter(({ vehicle }) => vehicle === kind);
  return overviewDocument(
    answer,
    {
      headline: headline(steps, kinds, call),
      notes: [conditionNote(fields.values, {}, say)],
      rows: kinds,
      entries,
      caption: { de: 'Je Fahrzeugtyp', en: 'For each vehicle type' },
      columns: [
        [stepFields.vehicle.label, (kind) => text(labelIn(vehicles, kind, lang))],
        [{ de: 'Förderung', en: 'Subsidy' }, (kind) => moneyRange(amountsOf(of(kind)))],
        [
          { de: 'keine bei Einkommen über', en: 'None with an income above' },
          (kind) => moneyRange(spanOf(of(kind).flatMap(({ above }) => above ?? []))),
        ],
      ],
      fields,
      tables: [
        {
          ...columnsTable(steps, stepColumns(call), say),
          caption: say({ de: 'Alle Stufen', en: 'All steps' }),
          folded: true,
        },
        ...otherIssues(issuesIn(fields.values), say),
      ],
    },
    call,
  );
}

/** Of those who get something. */
const amountsOf = (steps: readonly StepRead[]) =>
  spanOf(steps.flatMap(({ amount }) => (amount && amount.max > 0 ? [amount] : [])));

const stepColumns = ({ lang, say }: Speaking): readonly Column<StepRead>[] => [
  [stepFields.vehicle.label, ({ vehicle }) => textCell(vehicle && labelIn(vehicles, vehicle, lang))],
  [{ de: 'Einkommen (zvE)', en: 'Taxable income' }, (step) => incomeCell(step, say)],
  [stepFields.children.label, (step) => childrenCell(step, say)],
  [{ de: 'Betrag', en: 'Amount' }, ({ amount }) => moneyRange(amount)],
  [stepFields.eligible.label, ({ eligible }) => yesNoCell(eligible)],
];

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
  const highest = kinds.flatMap((kind): Sentence[] => {
    const amounts = amountsOf(steps.filter(({ vehicle }) => vehicle === kind));
    return amounts ? [sentence`${strong(money(amounts.max))} (${labelIn(vehicles, kind, lang)})`] : [];
  });
  const number = strong(say(counted(steps.length, { de: ['Stufe', 'Stufen'], en: ['step', 'steps'] })));
  if (highest.length === 0) return [number, '.'];
  return say({
    de: [...['Bis '], ...joined(highest, ', bis '), ', je nach Einkommen und Kindern; ', number, '.'],
    en: [...['Up to '], ...joined(highest, ', up to '), ', by income and children; ', number, '.'],
  });
}
