// The programmes behind a sum: what runs, what is only announced, what has ended.
import {
  columnsTable,
  type Column,
  fieldColumn,
  joined,
  moneyRange,
  notConfirmed,
  type Sentence,
  type Speaking,
  type Table,
  text,
} from '../../src/kit/index.ts';
import type { FieldsRead } from '../../src/kit/index.ts';
import { type FundingRead, programmeFields, type ProgrammeRead } from './fields.ts';

type Programme = FieldsRead<typeof programmeFields>;

/** Those that concern the project, where the service does not say otherwise. */
const fitting = (programmes: FundingRead['programmes']): readonly Programme[] =>
  programmes.filter(({ values: { fits, name } }) => fits !== false && name !== undefined);

export const programmesFor = (programmes: FundingRead['programmes']): readonly ProgrammeRead[] =>
  fitting(programmes).map(({ values }) => values);

/** Runs, but nobody has confirmed what it pays. */
export const isUnconfirmed = ({ status, secured, percent }: ProgrammeRead) =>
  status === 'active' && (secured?.max ?? 0) === 0 && percent === undefined;

/** The limits of those that run: they belong next to the sum. */
export const limits = (programmes: readonly ProgrammeRead[]): readonly Sentence[] =>
  programmes.flatMap(({ status, name, note }) =>
    status === 'active' && note !== undefined ? [[text(name ?? ''), ': ', text(note)]] : [],
  );

/** What may come, and is in no sum. */
export function announced(
  programmes: readonly ProgrammeRead[],
  { say }: Pick<Speaking, 'say'>,
): Sentence | undefined {
  const names = joined(
    programmes.filter(({ status }) => status === 'announced').map(({ name }) => [text(name ?? '')]),
    '; ',
  );
  const said = say({
    de: 'Angekündigt, aber nicht bestätigt und in keiner Summe: ',
    en: 'Announced, but not confirmed and in no sum: ',
  });
  return names.length > 0 ? [said, ...names, '.'] : undefined;
}

/** Those that concern the project, and in the fold what is behind each of them. */
export function programmesTables(all: FundingRead['programmes'], { lang, say }: Speaking): readonly Table[] {
  const programmes = fitting(all);
  const column = (key: keyof typeof programmeFields) => fieldColumn(programmeFields, key, lang);
  const secured: Column<Programme> = [
    programmeFields.secured.label,
    ({ values }) =>
      values.status === 'announced' || isUnconfirmed(values)
        ? text(say(notConfirmed))
        : moneyRange(values.secured),
  ];
  const rates = ['name', 'percent', 'percentLarge', 'most', 'assumedCost'] as const;
  const remarks = ['name', 'note', 'requirements'] as const;
  return [
    {
      ...columnsTable(programmes, [column('name'), column('status'), secured], say),
      caption: say({ de: 'Programme für dieses Vorhaben', en: 'Programmes for this project' }),
    },
    {
      ...columnsTable(
        programmes.filter(({ values }) => values.percent),
        rates.map(column),
        say,
      ),
      caption: say({ de: 'Sätze', en: 'Rates' }),
      folded: true,
    },
    {
      ...columnsTable(programmes, remarks.map(column), say),
      caption: say({ de: 'Zu den Programmen', en: 'On the programmes' }),
      folded: true,
    },
  ];
}
