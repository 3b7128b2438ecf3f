// What limits the figures: the state of a city's programme, the service's defaults and its warnings.
import {
  type Call,
  type Cell,
  type Choice,
  code,
  fieldCell,
  joined,
  type Sentence,
  stateNames,
  text,
} from '../../src/kit/index.ts';
import { isBaseline } from './city.ts';
import { setFields, type SetRead } from './fields.ts';
import { type Size, sizes } from './words.ts';

export interface Asked {
  readonly city: Choice;
  readonly leistung: Size;
  readonly preis: number | undefined;
  readonly strom: number | undefined;
}

type Programme = Pick<SetRead, 'status' | 'note'>;

/** „Stuttgart: laut Quelle August 2025 aktiv. Programm prüfen.“; without a city, only the remark. */
export function programmeNote({ status, note }: Programme, city: string | undefined): Sentence | undefined {
  const parts = [city === undefined ? undefined : status, note].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  const said = parts.map((part) => part.replace(/\.$/, '')).join('. ');
  return [...(city === undefined ? [] : [text(city), ': ']), text(said), '.'];
}

/** What the asker did not say, the service decided; that decides about every figure. */
export function defaultsNote(
  { price, electricity }: SetRead,
  { preis, strom }: Asked,
  { say, lang }: Pick<Call, 'say' | 'lang'>,
): Sentence | undefined {
  if (preis !== undefined && strom !== undefined) return undefined;
  const part = (label: string, value: Cell | undefined, otherwise: string): Sentence => [
    ...[label, ...(value ? [' ', value] : [])],
    ...[say({ de: ' (anders: ', en: ' (to change it: ' }), code(otherwise), ')'],
  ];
  const priceCell = fieldCell(setFields.price, price, lang);
  const electricityCell = fieldCell(setFields.electricity, electricity, lang);
  const taken = [
    preis === undefined
      ? part(say({ de: 'Kaufpreis', en: 'purchase price' }), priceCell, 'preis 499')
      : undefined,
    strom === undefined
      ? part(say({ de: 'Strompreis', en: 'electricity price' }), electricityCell, 'strom 0,35')
      : undefined,
  ];
  const named = joined(taken, say({ de: ' und ', en: ' and ' }));
  return [say({ de: 'Vorgaben des Dienstes: ', en: 'Defaults of the service: ' }), ...named, '.'];
}

/** More of them than this would hide the figure. */
const mostNear = 2;

/** Those about this case, and the others. */
export function dividedWarnings({ warnings }: SetRead, asked: Pick<Asked, 'city' | 'leistung'>) {
  const near = warnings.filter((said) => isNear(said, asked)).slice(0, mostNear);
  return { near, far: warnings.filter((said) => !near.includes(said)) };
}

/** Not about another size; and a state's programme concerns those who have no city's. */
function isNear(said: string, { city, leistung }: Pick<Asked, 'city' | 'leistung'>): boolean {
  const named = Object.keys(sizes).filter((size) =>
    new RegExp(`\\b${size.replace('w', '')} ?w`, 'i').test(said),
  );
  if (named.length > 0) return named.includes(leistung);
  return isBaseline(city) || !stateNames.some(([name = '']) => said.includes(name));
}
