// The programmes of federation and state behind a sum, read by the names of their fields.
import { type FactsRecord, type Range, readRange } from '../../src/kit/index.ts';

export interface Programme {
  readonly name: string;
  readonly status: string | undefined;
  /** Whether the project falls under it; undefined where the service does not say. */
  readonly fits: boolean | undefined;
  readonly secured: Range | undefined;
  readonly terms: Terms;
  readonly note: string | undefined;
  readonly requirements: readonly string[];
}

export interface Terms {
  readonly percent: number | undefined;
  readonly percentLarge: number | undefined;
  readonly most: number | undefined;
  readonly assumedCost: number | undefined;
}

export const readProgrammes = (answer: FactsRecord): readonly Programme[] =>
  answer.children('rules', 'programmes', 'regeln', 'programme').flatMap((record): Programme[] => {
    const name = record.text('programme', 'programm', 'name', 'titel', 'title');
    if (name === undefined) return [];
    const read = {
      name,
      status: record.text('status'),
      fits: record.yesNo('fits_project', 'fits', 'passt'),
      secured: readRange(record, ['rule_secured', 'secured', 'gesichert']),
      terms: {
        percent: record.number('percent', 'prozent'),
        percentLarge: record.number('percent_large_company'),
        most: record.number('amount_per_point_max'),
        assumedCost: record.number('assumed_cost_per_point'),
      },
      note: record.text('note_de', 'note', 'hinweis'),
      requirements: record.texts(
        'rule_requirements_de',
        'rule_requirements',
        'requirements',
        'voraussetzungen',
      ),
    };
    // Its ids and level are for the editors of the data.
    record.takeRest();
    return [read];
  });

/** Runs, but nobody has confirmed what it pays. */
export const isUnconfirmed = ({ status, secured, terms, fits }: Programme) =>
  fits !== false && status === 'active' && (secured?.max ?? 0) === 0 && terms.percent === undefined;
