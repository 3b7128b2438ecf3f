// What limits the figures: the state of a city's programme, and the service's warnings.
import { type Choice, type FactsRecord, type Sentence, stateNames, text } from '../../src/kit/index.ts';
import { isBaseline } from './city.ts';
import { type Size, sizes } from './size.ts';

/** What is said of a city's programme. */
export interface Programme {
  readonly status: string | undefined;
  readonly note: string | undefined;
}

export const readProgramme = (record: FactsRecord): Programme => ({
  status: record.text('status_de', 'programme_status', 'foerderstatus'),
  note: record.text('note_de', 'note', 'foerderhinweis'),
});

/** „Stuttgart: laut Quelle August 2025 aktiv. Programm prüfen.“; without a city, only the remark. */
export function programmeNote({ status, note }: Programme, city: string | undefined): Sentence | undefined {
  const parts = [city === undefined ? undefined : status, note].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  const said = parts.map((part) => part.replace(/\.$/, '')).join('. ');
  return [...(city === undefined ? [] : [text(city), ': ']), text(said), '.'];
}

export interface Warnings {
  /** About this case. */
  readonly near: readonly string[];
  readonly far: readonly string[];
}

/** More of them than this would hide the figure. */
const mostNear = 2;

export function readWarnings(
  answer: FactsRecord,
  asked: { readonly city: Choice; readonly leistung: Size },
): Warnings {
  const all = answer.texts('warnings', 'warnings_de', 'warnungen', 'warnhinweise', 'notes', 'hinweise');
  const near = all.filter((said) => isNear(said, asked)).slice(0, mostNear);
  return { near, far: all.filter((said) => !near.includes(said)) };
}

const watts = (size: string) => size.replace('w', '');

/** Not about another size; and a state's programme concerns those who have no city's. */
function isNear(
  said: string,
  { city, leistung }: { readonly city: Choice; readonly leistung: Size },
): boolean {
  const named = Object.keys(sizes).filter((size) => new RegExp(`\\b${watts(size)} ?w`, 'i').test(said));
  if (named.length > 0) return named.includes(leistung);
  return isBaseline(city) || !stateNames.some(([name = '']) => said.includes(name));
}
