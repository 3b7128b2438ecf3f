// All steps of the subsidy: how much at most, and the matrix.
import {
  type Call,
  type Cell,
  count,
  type Document,
  entriesOf,
  type FactsRecord,
  joined,
  labelIn,
  money,
  moneyCell,
  overviewDocument,
  phrase,
  type Sentence,
  sentence,
  spanOf,
  type Speaking,
  strong,
  textCell,
  yesNoCell,
  counted,
} from '../../src/kit/index.ts';
import { issuesShown, readIssues } from './issues.ts';
import { labels } from './labels.ts';
import { vehicles } from './vehicles.ts';

interface Income {
  readonly from: number | undefined;
  /** The step begins above it. */
  readonly above: number | undefined;
  readonly to: number | undefined;
  /** The step includes its upper limit. */
  readonly isWithin: boolean;
}

interface Children {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

interface Step {
  readonly vehicle: string | undefined;
  readonly income: Income;
  readonly children: Children;
  readonly amount: number | undefined;
  readonly isEligible: boolean | undefined;
}

export function matrixDocument(answer: FactsRecord, call: Speaking): Document {
  const { lang, say } = call;
  const issues = readIssues(answer);
  const entries = entriesOf(answer, 'matrix', 'results', 'rows', 'stufen');
  const steps = entries.map(readStep);
  const { tables } = issuesShown(issues, () => false, call);
  return overviewDocument(
    answer,
    {
      headline: headline(steps, call),
      rows: steps,
      entries,
      caption: { de: 'Alle Stufen', en: 'All steps' },
      columns: [
        [
          { de: 'Fahrzeugtyp', en: 'Vehicle type' },
          ({ vehicle }) => textCell(vehicle && labelIn(vehicles, vehicle, lang)),
        ],
        [{ de: 'Einkommen (zvE)', en: 'Taxable income' }, ({ income }) => incomeCell(income, say)],
        [{ de: 'Kinder', en: 'Children' }, ({ children }) => childrenCell(children, say)],
        [{ de: 'Betrag', en: 'Amount' }, ({ amount }) => moneyCell(amount)],
        [{ de: 'förderfähig', en: 'eligible' }, ({ isEligible }) => yesNoCell(isEligible)],
      ],
      tables,
      labels,
    },
    call,
  );
}

function readStep(entry: FactsRecord): Step {
  const from = entry.number('income_min_inclusive', 'income_min', 'einkommen_von', 'einkommen_ab');
  const above = entry.number('income_min_exclusive', 'einkommen_ueber');
  const to = entry.number('income_max', 'einkommen_bis');
  return {
    vehicle: entry.text('fahrzeugtyp', 'vehicle_type', 'vehicle', 'fahrzeug'),
    income: { from, above, to, isWithin: entry.yesNo('income_max_inclusive') ?? true },
    children: {
      from: entry.number('kinder_min', 'children_min', 'kinder', 'children'),
      to: entry.number('kinder_max', 'children_max'),
    },
    amount: entry.number('amount', 'betrag', 'foerderbetrag', 'subsidy', 'zuschuss'),
    isEligible: entry.yesNo('eligible', 'foerderfaehig', 'berechtigt'),
  };
}

/** „45.000 € bis unter 60.000 €“. */
function incomeCell({ from, above, to, isWithin }: Income, say: Call['say']): Cell | undefined {
  if (above !== undefined && to === undefined)
    return phrase(say({ de: 'über ', en: 'above ' }), money(above));
  if (to === undefined)
    return from === undefined ? undefined : phrase(say({ de: 'ab ', en: 'from ' }), money(from));
  const end = isWithin ? say({ de: 'bis ', en: 'up to ' }) : say({ de: 'unter ', en: 'below ' });
  return from === undefined || from === 0 ? phrase(end, money(to)) : phrase(money(from), ' ', end, money(to));
}

const childrenCell = ({ from, to }: Children, say: Call['say']): Cell | undefined => {
  if (from === undefined) return undefined;
  return from === to ? count(from) : phrase(say({ de: 'ab ', en: 'from ' }), count(from));
};

/** The highest amount for each vehicle. */
function headline(steps: readonly Step[], { lang, say }: Pick<Call, 'lang' | 'say'>): Sentence {
  const kinds = [...new Set(steps.flatMap(({ vehicle }) => vehicle ?? []))];
  const highest = kinds.flatMap((kind): Sentence[] => {
    const ofKind = steps.filter(({ vehicle }) => vehicle === kind);
    const amounts = spanOf(ofKind.flatMap(({ amount }) => amount ?? []));
    if (!amounts) return [];
    const most = strong(money(amounts.max));
    const name = labelIn(vehicles, kind, lang);
    return [say({ de: sentence`bis ${most} für ${name}`, en: sentence`up to ${most} for ${name}` })];
  });
  const rows = strong(say(counted(steps.length, { de: ['Stufe', 'Stufen'], en: ['step', 'steps'] })));
  return highest.length > 0 ? [rows, ': ', ...joined(highest, ', '), '.'] : [rows, '.'];
}
