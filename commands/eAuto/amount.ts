// The amount for one household, its parts, and what is unclear about just this case.
import {
  type Call,
  count,
  type Document,
  type FactsRecord,
  money,
  moneyCell,
  resultDocument,
  sentence,
  text,
  yesNoCell,
} from '../../src/kit/index.ts';
import { headline } from './headline.ts';
import { type Issue, issuesShown, readIssues } from './issues.ts';
import { labels } from './labels.ts';
import { vehicles } from './vehicles.ts';

export interface Asked {
  readonly fahrzeugtyp: 'bev' | 'phev_range_extender';
  /** Taxable household income in euros. */
  readonly bracket: number;
  readonly kinder: number;
}

export function amountDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const { lang, say } = call;
  const { fahrzeugtyp, bracket, kinder } = asked;
  const issues = readIssues(answer);
  const amount = answer.number('amount', 'matched_amount', 'betrag', 'foerderbetrag', 'subsidy', 'zuschuss');
  const isEligible = answer.yesNo('eligible', 'eligibility', 'foerderfaehig', 'berechtigt');
  const limit = answer.number('income_limit', 'limit', 'einkommensgrenze');
  const base = answer.number('base', 'grundbetrag');
  const incomeBonus = answer.number('income_bonus', 'einkommensbonus');
  const childBonus = answer.number('child_bonus', 'kinderbonus');
  const status = answer.text('status_de', 'status');
  dropEchoes(answer);
  const isOnLimit = issues.some((issue) => mentions(issue, bracket));
  const { near, tables } = issuesShown(issues, (issue) => isNear(issue, asked), call);
  return resultDocument(
    answer,
    {
      headline: headline({ amount, isEligible, limit, isOnLimit }, bracket, call),
      subject: say({
        de: `E-Auto-Förderung, ${vehicles[fahrzeugtyp].label.de}`,
        en: `Subsidy, ${vehicles[fahrzeugtyp].label.en}`,
      }),
      notes: [
        near,
        status === undefined
          ? undefined
          : say({ de: sentence`Grundlage: ${text(status)}`, en: sentence`Basis: ${text(status)}` }),
      ],
      rows: [
        [{ de: 'Grundbetrag', en: 'Base amount' }, moneyCell(base)],
        [{ de: 'Einkommensbonus', en: 'Income bonus' }, moneyCell(incomeBonus)],
        [{ de: 'Kinderbonus', en: 'Child bonus' }, moneyCell(childBonus)],
        [{ de: 'Summe', en: 'Total' }, moneyCell(amount)],
        // With an amount, that says it.
        [{ de: 'förderfähig', en: 'eligible' }, amount === undefined ? yesNoCell(isEligible) : undefined],
        [{ de: 'Einkommensgrenze', en: 'Income limit' }, moneyCell(limit)],
        [{ de: 'Fahrzeugtyp', en: 'Vehicle type' }, text(vehicles[fahrzeugtyp].label[lang]), 'beside'],
        [
          { de: 'zu versteuerndes Haushaltseinkommen', en: 'Taxable household income' },
          money(bracket),
          'beside',
        ],
        [{ de: 'Kinder unter 18', en: 'Children under 18' }, count(kinder), 'beside'],
      ],
      tables,
      labels,
    },
    call,
  );
}

/** What was asked comes back in the answer, and the parts of the amount once more in the row of the source. */
function dropEchoes(answer: FactsRecord): void {
  answer.text('fahrzeugtyp', 'vehicle_type');
  answer.number('bracket', 'einkommen', 'income');
  answer.number('kinder', 'children');
  const row = answer.child('source_row', 'quellzeile');
  row?.text('fahrzeugtyp', 'vehicle_type');
  for (const part of ['base', 'income_bonus', 'child_bonus', 'amount']) row?.number(part);
  row?.yesNo('eligible');
}

/** An issue about exactly this income: „genau 60.000“, whatever the notation; the same figure may be a price. */
const mentions = ({ text: said }: Issue, bracket: number) =>
  bracket >= 1000 &&
  !/preis|price/i.test(said) &&
  said.replace(/(?<=\d)[.,' ](?=\d{3})/g, '').includes(String(bracket));

/** What the service says touches the question; where it does not say, what is about this income or this vehicle. */
function isNear(issue: Issue, { bracket, fahrzeugtyp, kinder }: Asked): boolean {
  if (issue.touches !== undefined) return issue.touches;
  const isOfVehicle = fahrzeugtyp === 'phev_range_extender' && /PHEV|Plug-?in|Range/i.test(issue.text);
  return mentions(issue, bracket) || isOfVehicle || (kinder > 0 && /Kind/.test(issue.text));
}
