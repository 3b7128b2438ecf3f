// The programmes of the cities, where the overview lists them beside its results.
import { type Call, type FactsRecord, notStated, type Table, textCell } from '../../src/kit/index.ts';
import { type Programme, readProgramme } from './notes.ts';

export interface CityProgramme extends Programme {
  readonly slug: string | undefined;
  readonly name: string | undefined;
}

/** Where the overview lists the cities beside the results, with what is said of their programmes. */
export const readProgrammes = (answer: FactsRecord): readonly CityProgramme[] =>
  answer.children('cities', 'programmes', 'programme').map((record) => {
    const programme = { ...readProgramme(record), slug: record.text('slug'), name: record.text('name') };
    // The rule stands in the answer for one set.
    if (programme.slug !== undefined) record.takeRest();
    return programme;
  });

export function programmesTable(
  programmes: readonly CityProgramme[],
  { say }: Pick<Call, 'say'>,
): readonly Table[] {
  if (programmes.length === 0) return [];
  return [
    {
      columns: say({ de: ['Stadt', 'Stand', 'Hinweis'], en: ['City', 'State', 'Remark'] }),
      rows: programmes.map(({ name, status, note }) =>
        [name, status, note].map((said) => textCell(said) ?? notStated),
      ),
      caption: say({ de: 'Programme der Städte', en: 'Programmes of the cities' }),
      folded: true,
    },
  ];
}
