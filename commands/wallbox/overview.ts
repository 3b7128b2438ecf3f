// All combinations: where anything is secured at all, and the most of it in each state.
import {
  type Call,
  countCell,
  type Document,
  entriesOf,
  type FactsRecord,
  labelIn,
  money,
  moneyRange,
  overviewDocument,
  type Sentence,
  sentence,
  type Speaking,
  stateNamed,
  strong,
  textCell,
  textNote,
  counted,
  nouns,
} from '../../src/kit/index.ts';
import { applicants, buildings, wallboxes } from './kinds.ts';
import { labels } from './labels.ts';
import { readRow, type Row } from './project.ts';

export function combinationsDocument(answer: FactsRecord, call: Speaking): Document {
  const { lang, say } = call;
  const entries = entriesOf(answer, 'results', 'combinations', 'ergebnisse', 'kombinationen');
  const rows = entries.map(readRow);
  const best = highestRows(rows);
  const isKnown = rows.length > 0 && rows.every(({ secured }) => secured);
  const isShort = isKnown && best.length > 0;
  const municipal = answer.text('municipal_note', 'municipal_note_de', 'kommunaler_hinweis');
  return overviewDocument(
    answer,
    {
      headline: headline(rows, best, isKnown, say),
      notes: [textNote(municipal)],
      rows: isShort ? best : rows,
      entries,
      caption: isShort
        ? {
            de: 'Höchste gesicherte Summe je Bundesland und Gebäude',
            en: 'Highest secured total for each state and building',
          }
        : { de: 'Kombinationen', en: 'Combinations' },
      columns: [
        [{ de: 'Bundesland', en: 'State' }, ({ state }) => textCell(stateName(state))],
        [
          { de: 'Gebäude', en: 'Building' },
          ({ building }) => textCell(building && labelIn(buildings, building, lang)),
        ],
        [{ de: 'Stellplätze', en: 'Spaces' }, ({ spaces }) => countCell(spaces)],
        [
          { de: 'Wallbox', en: 'Wallbox' },
          ({ wallbox }) => textCell(wallbox && labelIn(wallboxes, wallbox, lang)),
        ],
        [
          { de: 'Antragsteller', en: 'Applicant' },
          ({ applicant }) => textCell(applicant && labelIn(applicants, applicant, lang)),
        ],
        [{ de: 'gesichert', en: 'Secured' }, ({ secured }) => moneyRange(secured)],
      ],
      labels,
    },
    call,
  );
}

/** Its written name; another service's own word stays as it is. */
const stateName = (state: string | undefined) => state && (stateNamed(state) ?? state);

/** The row with the highest sum of each state and kind of building that has one at all, highest first. */
function highestRows(rows: readonly Row[]): readonly Row[] {
  const highest = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.state} ${row.building}`;
    const before = highest.get(key);
    if (most(row) > (before ? most(before) : 0)) highest.set(key, row);
  }
  return [...highest.values()].toSorted((a, b) => most(b) - most(a));
}

const most = ({ secured }: Row) => secured?.max ?? 0;

function headline(rows: readonly Row[], best: readonly Row[], isKnown: boolean, say: Call['say']): Sentence {
  const number = strong(say(counted(rows.length, nouns.combination)));
  if (!isKnown) return [number, '.'];
  const [highest] = best;
  if (!highest?.secured) {
    return say({
      de: sentence`${number}; in keiner davon ist ein Betrag gesichert.`,
      en: sentence`${number}; no amount is secured in any of them.`,
    });
  }
  const upTo = strong(money(highest.secured.max));
  const where = stateName(highest.state) ?? '';
  const states = new Set(best.map(({ state }) => state)).size;
  const only = say({
    de: sentence`${number}; gesichert ist nur in ${where} etwas, bis ${upTo}.`,
    en: sentence`${number}; anything is secured only in ${where}, up to ${upTo}.`,
  });
  const several = say({
    de: sentence`${number}; gesichert ist in ${String(states)} Bundesländern etwas, am meisten in ${where}: ${upTo}.`,
    en: sentence`${number}; something is secured in ${String(states)} states, most in ${where}: ${upTo}.`,
  });
  return states === 1 ? only : several;
}
