// The amount for one household, its parts, and what is unclear about just this case; or why there is none for such a car.
import {
  both,
  type Call,
  count,
  type Document,
  type FactsRecord,
  money,
  readFields,
  readProvenance,
  resultDocument,
  text,
  withAskedField,
} from '../../src/kit/index.ts';
import { amountFields, matrixFields } from './fields.ts';
import { amountHeadline, basisNote, conditionNote, type Issue, issuesIn, otherIssues } from './headline.ts';
import { vehicles } from './vehicles.ts';
import { asksWhetherFunded } from '../funding/asked.ts';

interface Asked {
  readonly fahrzeugtyp: 'bev' | 'phev_range_extender';
  /** Taxable household income in euros. */
  readonly bracket: number;
  readonly kinder: number;
}

export function amountDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const { lang, say } = call;
  const { fahrzeugtyp, bracket, kinder } = asked;
  const fields = readFields(answer, amountFields);
  const issues = issuesIn(fields.values);
  const isLeftToUs = issues.length <= mostNear && issues.every(({ touches }) => touches === undefined);
  const touching = isLeftToUs ? issues : issues.filter((issue) => isNear(issue, asked));
  const onLimit = touching.filter((issue) => mentions(issue, bracket));
  const near = [...new Set([...onLimit, ...touching])].slice(0, mostNear);
  const isOnLimit = issues.some((issue) => mentions(issue, bracket));
  const isNone = fields.values.eligible === false;
  const isHybrid = fahrzeugtyp === 'phev_range_extender' && !isNone;
  return resultDocument(
    answer,
    {
      headline: withAskedField(
        amountHeadline(fields.values, { bracket, isOnLimit }, call),
        fields,
        [vehicles[fahrzeugtyp].label[lang]],
        call,
      ),
      subject: say(both`E-Auto-Förderung, ${vehicles[fahrzeugtyp].label.de}
        Subsidy, ${vehicles[fahrzeugtyp].label.en}`),
      notes: [
        conditionNote(fields.values, { issues: near, full: onLimit, isHybrid }, say),
        basisNote(fields.values, say),
      ],
      fields,
      asked,
      said: [...(isHybrid ? ['hybrids'] : []), ...(isNone ? partsOfAmount : [])],
      rows: [
        [{ de: 'Fahrzeugtyp', en: 'Vehicle type' }, text(vehicles[fahrzeugtyp].label[lang]), 'beside'],
        [amountFields.income.label, money(bracket), 'beside'],
        [amountFields.children.label, count(kinder), 'beside'],
      ],
      tables: otherIssues(
        issues.filter((issue) => !onLimit.includes(issue)),
        say,
      ),
    },
    call,
  );
}

/** „0 €“ in each of them says nothing more where there is no subsidy. */
const partsOfAmount = ['base', 'incomeBonus', 'childBonus', 'amount', 'applyWithin'];

/** An issue about exactly this income: „genau 60.000“, whatever the notation; the same figure may be a price. */
const mentions = ({ says }: Issue, bracket: number) =>
  bracket >= 1000 &&
  !/preis|price/i.test(says) &&
  says.replace(/(?<=\d)[.,' ](?=\d{3})/g, '').includes(String(bracket));

/** So many stand next to the figure; so few are all shown, where the service does not say which of them matter. */
const mostNear = 2;

/** What the service says touches the question; where it does not say, what is about this income or this vehicle. */
function isNear(issue: Issue, { bracket, fahrzeugtyp, kinder }: Asked): boolean {
  if (issue.touches !== undefined) return issue.touches;
  const isOfVehicle = fahrzeugtyp === 'phev_range_extender' && /PHEV|Plug-?in|Range/i.test(issue.says);
  return mentions(issue, bracket) || isOfVehicle || (kinder > 0 && /Kind/.test(issue.says));
}

export function noAmountDocument(answer: FactsRecord, kind: 'fcev' | 'hybrid', call: Call): Document {
  const { lang, say, today, intent } = call;
  const { values } = readFields(answer, matrixFields);
  const near = issuesIn(values).filter(({ says }) => /FCEV|Brennstoff|fuel cell|Wasserstoff/i.test(says));
  const condition = conditionNote(values, { issues: near.slice(0, 1), full: near }, say);
  const isOpen = kind === 'fcev';
  const isAsked = asksWhetherFunded(intent);
  const label = vehicles.fcev.label;
  const open = say`[${isAsked}**Noch offen**: für][${!isAsked}Für] ${label} gibt es hier **noch keinen Betrag**, und aus dem für vollelektrische Autos folgt keiner.
    [${isAsked}**Still open**: for][${!isAsked}For] ${label} there is **no amount yet**, and none follows from the one for fully electric cars.`;
  const none = say`**Kein Betrag**: der Dienst kennt Beträge nur für vollelektrische Autos und für Plug-in-Hybride oder Range-Extender.
    **No amount**: the service has amounts only for fully electric cars and for plug-in hybrids or range extenders.`;
  return {
    lang,
    headline: isOpen ? (open ?? []) : none,
    notes: isOpen && condition ? [condition] : [],
    provenance: readProvenance(answer, lang, today),
  };
}
