// The first line on a project, yes or no first where that was asked; and the programmes behind its sum.
import {
  type Call,
  type Column,
  columnsTable,
  countRange,
  fieldColumns,
  type FieldsRead,
  money,
  moneyRange,
  notConfirmed,
  type Sentence,
  type Speaking,
  type Table,
  text,
  together,
} from '../../src/kit/index.ts';
import { asksWhetherFunded } from '../funding/asked.ts';
import { type FundingRead, programmeFields, type ProgrammeRead } from './fields.ts';

/** `state` by its written name. Undefined where the service states no sum. */
export function headline(funding: FundingRead, state: string, asking: Speaking): Sentence | undefined {
  const { secured, ofState, programmes } = funding;
  if (!secured) return undefined;
  if (secured.max === 0) return nothingSecured(funding, asking);
  const { say, intent } = asking;
  const isYes = asksWhetherFunded(intent);
  const amount = money(secured.min, secured.max);
  const isOfState = ofState?.min === secured.min && ofState.max === secured.max && text(state);
  const [only, ...others] = programmesFor(programmes).filter((one) => (one.secured?.max ?? 0) > 0);
  const by = only && others.length === 0 && [text(only.name ?? ''), ...(terms(only, say) ?? [])];
  return say`**[${isYes}Ja, ]${amount}** gesichert[ vom Land ${isOfState}][ (${by})].
    **[${isYes}Yes, ]${amount}** secured[ from the state ${isOfState}][ (${by})].`;
}

/** „: 40 % von angenommenen 2.500 € je Ladepunkt“: with other costs the sum is another one. */
function terms({ percent, assumedCost }: ProgrammeRead, say: Call['say']): Sentence | undefined {
  const [rate, cost] = [countRange(percent, 'percent'), moneyRange(assumedCost)];
  return say`: ${rate} von angenommenen ${cost} je Ladepunkt
    : ${rate} of an assumed ${cost} per charging point`;
}

/** What a service says of a programme that pays nothing. */
const saysNone = /^(?:kein|none|no |ausgelaufen|beendet|ended)/i;

/** No, where the service itself says that there is nothing; open, where a programme runs without a confirmed amount. */
function nothingSecured(
  { noneActive, programmes, federalRule, stateRule }: FundingRead,
  { say, intent, lang }: Speaking,
): Sentence | undefined {
  const isAsked = asksWhetherFunded(intent);
  if (programmesFor(programmes).some(isUnconfirmed))
    return say`**[${isAsked}Noch offen, ]${money(0)} gesichert**: ein Programm läuft, sein Betrag ist aber nicht bestätigt.
      **[${isAsked}Still open, ]${money(0)} secured**: a programme is running, but its amount is not confirmed.`;
  const rules = [federalRule, stateRule].filter((rule) => rule !== undefined);
  const isNone = noneActive !== undefined || (rules.length > 0 && rules.every((rule) => saysNone.test(rule)));
  const no = say`**[${isAsked && isNone}Nein, ]${money(0)} gesichert**\n**[${isAsked && isNone}No, ]${money(0)} secured**`;
  if (noneActive === undefined)
    return say`${no}: der Dienst zählt keine Förderung als gesichert.
      ${no}: the service counts nothing as secured.`;
  const own = 'the service knows no active, confirmed programme for it.';
  return [...(no ?? []), ': ', lang === 'de' ? text(noneActive) : own];
}

type Programme = FieldsRead<typeof programmeFields>;

/** Those that concern the project, where the service does not say otherwise. */
const fitting = (programmes: FundingRead['programmes']): readonly Programme[] =>
  programmes.filter(({ values: { fits, name } }) => fits !== false && name !== undefined);

export const programmesFor = (programmes: FundingRead['programmes']): readonly ProgrammeRead[] =>
  fitting(programmes).map(({ values }) => values);

/** Runs, but nobody has confirmed what it pays. */
const isUnconfirmed = ({ status, secured, percent }: ProgrammeRead) =>
  status === 'active' && (secured?.max ?? 0) === 0 && percent === undefined;

/** The limits of those that run: they belong next to the sum. */
export const limits = (programmes: readonly ProgrammeRead[]): readonly Sentence[] =>
  programmes.flatMap(({ status, name, note }) =>
    status === 'active' && note !== undefined ? [[text(name ?? ''), ': ', text(note)]] : [],
  );

/** What may come, and is in no sum. */
export function announced(programmes: readonly ProgrammeRead[], { say }: Speaking): Sentence | undefined {
  const names = together(
    programmes.filter(({ status }) => status === 'announced').map(({ name }) => [text(name ?? '')]),
    '; ',
  );
  return say`Angekündigt, aber nicht bestätigt und in keiner Summe: ${names}.
    Announced, but not confirmed and in no sum: ${names}.`;
}

/** Those that concern the project, and in the fold what is behind each of them. */
export function programmesTables(all: FundingRead['programmes'], { lang, say }: Speaking): readonly Table[] {
  const programmes = fitting(all);
  const columns = (...keys: readonly (keyof typeof programmeFields)[]) =>
    fieldColumns(programmeFields, keys, lang);
  const secured: Column<Programme> = [
    programmeFields.secured.label,
    ({ values }) =>
      values.status === 'announced' || isUnconfirmed(values)
        ? text(say(notConfirmed))
        : moneyRange(values.secured),
  ];
  const rated = programmes.filter(({ values }) => values.percent);
  return [
    columnsTable(programmes, [...columns('name', 'status'), secured], say, {
      caption: { de: 'Programme für dieses Vorhaben', en: 'Programmes for this project' },
    }),
    columnsTable(rated, columns('name', 'percent', 'percentLarge', 'most', 'assumedCost'), say, {
      caption: { de: 'Sätze', en: 'Rates' },
      folded: true,
    }),
    columnsTable(programmes, columns('name', 'note', 'requirements'), say, {
      caption: { de: 'Zu den Programmen', en: 'On the programmes' },
      folded: true,
    }),
  ];
}
