// The programmes of federation and state behind a sum: what runs, what is only announced, what has ended.
import {
  type Call,
  type FactsRecord,
  money,
  moneyRange,
  notStated,
  phrase,
  type Range,
  readRange,
  type Sentence,
  type Table,
  text,
  textCell,
  yesNo,
} from '../../src/kit/index.ts';

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

interface Terms {
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

const statusWords: Readonly<Record<string, Readonly<Record<'de' | 'en', string>>>> = {
  active: { de: 'läuft', en: 'running' },
  announced: { de: 'angekündigt', en: 'announced' },
  ended: { de: 'ausgelaufen', en: 'ended' },
  none: { de: 'kein Programm', en: 'no programme' },
};

/** „active (nur Unternehmen)“ → „läuft (nur Unternehmen)“. */
export function statusInWords(status: string | undefined, lang: 'de' | 'en'): string | undefined {
  return status?.replace(/^\w+/, (word) => statusWords[word]?.[lang] ?? word);
}

/** What belongs next to the sum: a running programme's limits, and an announced one, which is in no sum. */
export function programmeNotes(
  programmes: readonly Programme[],
  { say }: Pick<Call, 'say'>,
): readonly Sentence[] {
  const fitting = programmes.filter(({ fits }) => fits !== false);
  const running = fitting.flatMap(({ status, name, note }): Sentence[] =>
    status === 'active' && note !== undefined ? [[text(name), ': ', text(note)]] : [],
  );
  const announced = fitting.filter(({ status }) => status === 'announced').map(({ name }) => text(name));
  const said = say({
    de: 'Angekündigt, aber nicht bestätigt und in keiner Summe: ',
    en: 'Announced, but not confirmed and in no sum: ',
  });
  const named = announced.flatMap((name, index) => (index === 0 ? [name] : ['; ', name]));
  return [...running, ...(named.length > 0 ? [[said, ...named, '.']] : [])];
}

/** Runs, but nobody has confirmed what it pays. */
export const isUnconfirmed = ({ status, secured, terms, fits }: Programme) =>
  fits !== false && status === 'active' && (secured?.max ?? 0) === 0 && terms.percent === undefined;

/** Those that concern the project, and what is behind each of them in a second, folded table. */
export function programmesTables(
  programmes: readonly Programme[],
  { lang, say }: Pick<Call, 'lang' | 'say'>,
): readonly Table[] {
  if (programmes.length === 0) return [];
  const unconfirmed = text(say({ de: 'nicht bestätigt', en: 'not confirmed' }));
  const securedCell = (programme: Programme) =>
    programme.status === 'announced' || isUnconfirmed(programme)
      ? unconfirmed
      : (moneyRange(programme.secured) ?? notStated);
  const statusCell = ({ status }: Programme) => textCell(statusInWords(status, lang)) ?? notStated;
  return [
    {
      columns: say({ de: ['Programm', 'Stand', 'gesichert'], en: ['Programme', 'State', 'Secured'] }),
      rows: programmes
        .filter(({ fits }) => fits !== false)
        .map((programme) => [text(programme.name), statusCell(programme), securedCell(programme)]),
      caption: say({ de: 'Programme für dieses Vorhaben', en: 'Programmes for this project' }),
    },
    {
      columns: say({
        de: ['Programm', 'Stand', 'für dieses Vorhaben', 'Satz', 'Hinweis', 'Voraussetzungen'],
        en: ['Programme', 'State', 'For this project', 'Rate', 'Remark', 'Requirements'],
      }),
      rows: programmes.map((programme) => [
        text(programme.name),
        statusCell(programme),
        programme.fits === undefined ? notStated : yesNo(programme.fits),
        termsCell(programme.terms, say) ?? notStated,
        textCell(programme.note) ?? notStated,
        textCell(programme.requirements.join('; ') || undefined) ?? notStated,
      ]),
      caption: say({ de: 'Einzelheiten der Programme', en: 'Details of the programmes' }),
      folded: true,
    },
  ];
}

function termsCell({ percent, percentLarge, most, assumedCost }: Terms, say: Call['say']) {
  const parts = [
    percent === undefined ? [] : [`${percent} %`],
    percentLarge === undefined
      ? []
      : [say({ de: 'große Unternehmen ', en: 'large companies ' }), `${percentLarge} %`],
    most === undefined
      ? []
      : [say({ de: 'höchstens ', en: 'at most ' }), money(most), say({ de: ' je Punkt', en: ' per point' })],
    assumedCost === undefined
      ? []
      : [
          say({ de: 'angenommene Kosten ', en: 'assumed costs ' }),
          money(assumedCost),
          say({ de: ' je Punkt', en: ' per point' }),
        ],
  ].filter((part) => part.length > 0);
  return parts.length === 0
    ? undefined
    : phrase(...parts.flatMap((part, index) => (index === 0 ? part : ['; ', ...part])));
}
