// The programmes behind a sum in words and tables: what runs, what is only announced, what has ended.
import {
  type Call,
  type Cell,
  joined,
  type Lang,
  money,
  moneyRange,
  notConfirmed,
  notStated,
  phrase,
  type Sentence,
  type Table,
  type Text,
  text,
  textCell,
  yesNoCell,
  note,
  type Note,
} from '../../src/kit/index.ts';
import { isUnconfirmed, type Programme, type Terms } from './readProgrammes.ts';

const statusWords: Readonly<Record<string, Text>> = {
  active: { de: 'läuft', en: 'running' },
  announced: { de: 'angekündigt', en: 'announced' },
  ended: { de: 'ausgelaufen', en: 'ended' },
  none: { de: 'kein Programm', en: 'no programme' },
};

/** „active (nur Unternehmen)“ → „läuft (nur Unternehmen)“. */
export const statusInWords = (status: string | undefined, lang: Lang): string | undefined =>
  status?.replace(/^\w+/, (word) => statusWords[word]?.[lang] ?? word);

/** What belongs next to the sum: a running programme's limits, and an announced one, which is in no sum. */
export function programmeNotes(
  programmes: readonly Programme[],
  { say }: Pick<Call, 'say'>,
): readonly (Sentence | Note)[] {
  const fitting = programmes.filter(({ fits }) => fits !== false);
  const running = fitting.flatMap(({ status, name, note: said }) =>
    status === 'active' && said !== undefined ? note('condition', [text(name), ': ', text(said)]) : [],
  );
  const announced = joined(
    fitting.filter(({ status }) => status === 'announced').map(({ name }) => [text(name)]),
    '; ',
  );
  const said = say({
    de: 'Angekündigt, aber nicht bestätigt und in keiner Summe: ',
    en: 'Announced, but not confirmed and in no sum: ',
  });
  return [...running, ...(announced.length > 0 ? [[said, ...announced, '.']] : [])];
}

/** Those that concern the project, and what is behind each of them in a second, folded table. */
export function programmesTables(
  programmes: readonly Programme[],
  { lang, say }: Pick<Call, 'lang' | 'say'>,
): readonly Table[] {
  if (programmes.length === 0) return [];
  const securedCell = (programme: Programme) =>
    programme.status === 'announced' || isUnconfirmed(programme)
      ? text(say(notConfirmed))
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
        yesNoCell(programme.fits) ?? notStated,
        termsCell(programme.terms, say) ?? notStated,
        textCell(programme.note) ?? notStated,
        textCell(programme.requirements.join('; ') || undefined) ?? notStated,
      ]),
      caption: say({ de: 'Einzelheiten der Programme', en: 'Details of the programmes' }),
      folded: true,
    },
  ];
}

function termsCell({ percent, percentLarge, most, assumedCost }: Terms, say: Call['say']): Cell | undefined {
  const perPoint = say({ de: ' je Punkt', en: ' per point' });
  const parts = [
    percent === undefined ? [] : [`${percent} %`],
    percentLarge === undefined
      ? []
      : [say({ de: 'große Unternehmen ', en: 'large companies ' }), `${percentLarge} %`],
    most === undefined ? [] : [say({ de: 'höchstens ', en: 'at most ' }), money(most), perPoint],
    assumedCost === undefined
      ? []
      : [say({ de: 'angenommene Kosten ', en: 'assumed costs ' }), money(assumedCost), perPoint],
  ].filter((part) => part.length > 0);
  return parts.length === 0
    ? undefined
    : phrase(...parts.flatMap((part, index) => (index === 0 ? part : ['; ', ...part])));
}
