// A field that no command knows: its label, and its value with the type that its name and form tell.
import {
  type Cell,
  count,
  date,
  type Lang,
  link,
  money,
  notStated,
  readCalendarDate,
  type Text,
  text,
  type Unit,
  yesNo,
} from '../document/index.ts';
import { type Path, plainName, readableName, type Scalar } from '../facts/index.ts';
import { certaintyInWords } from './provenance.ts';

/** Words for field names, in any spelling. */
export type Labels = Readonly<Record<string, Text>>;

/** What services add to every answer; a command's own labels come first. */
const commonLabels: Labels = {
  sources: { de: 'Quellen', en: 'Sources' },
  id: { de: 'Kürzel', en: 'Id' },
  title: { de: 'Titel', en: 'Title' },
  kind: { de: 'Art', en: 'Kind' },
  as_of: { de: 'Stand', en: 'As of' },
  legal_reference: { de: 'Fundstelle', en: 'Legal reference' },
  confidence: { de: 'Wie sicher', en: 'How sure' },
  currency: { de: 'Währung', en: 'Currency' },
  disclaimer_de: { de: 'Vorbehalt', en: 'Disclaimer' },
  note_de: { de: 'Hinweis', en: 'Note' },
  notes_de: { de: 'Hinweise', en: 'Notes' },
};

/** Wrappers around an answer say nothing about the value in them. */
const wrappers = new Set(['data', 'result', 'results', 'response', 'payload', 'attributes', 'meta']);

/** A label for a place in the answer: `legal.note_de` → „Legal · Note“, or the command's words for it. */
export function labelOf(path: Path, labels: Labels, lang: Lang): string {
  const known = new Map(
    Object.entries({ ...commonLabels, ...labels }).map(([name, label]) => [plainName(name), label[lang]]),
  );
  return path
    .map((part) => (typeof part === 'number' ? String(part + 1) : part))
    .filter((part, index) => index === path.length - 1 || !wrappers.has(part))
    .map((part) => known.get(plainName(part)) ?? readableName(part))
    .join(' · ');
}

/** A value with the type that its name and form tell. */
export function cellOf(path: Path, value: Scalar, lang: Lang): Cell {
  // Two levels: the money of `cost: { min }` is told by the name around it.
  const name = plainName(
    path
      .filter((part) => typeof part === 'string')
      .slice(-2)
      .join('_'),
  );
  if (value === null || value === '') return notStated;
  if (typeof value === 'boolean') return yesNo(value);
  if (typeof value === 'number') return numberCell(name, value);
  if (isMoney(name) && /^\d+(?:\.\d+)?$/.test(value)) return money(Number(value));
  const day = readCalendarDate(value);
  if (day && /^.{10}(?:T00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/.test(value)) return date(day);
  return /^https?:\/\/\S+$/.test(value) && URL.canParse(value)
    ? link(value.replace(/^https?:\/\/(?:www\.)?|\/$/g, ''), value)
    : text(certaintyInWords(value, lang));
}

const units: readonly (readonly [RegExp, Unit])[] = [
  [/days?$|tage$|tagen$|leaddays/, 'day'],
  [/weeks?$|wochen$/, 'week'],
  [/months?$|monate$/, 'month'],
  [/percent$|prozent$|pct$/, 'percent'],
  [/kwh$/, 'kilowattHour'],
];

const isMoney = (name: string) =>
  /(?:eur|euro)$|cost|kosten|fee|gebuehr|price|preis|betrag|amount/.test(name);

function numberCell(name: string, value: number): Cell {
  if (isMoney(name)) return money(value);
  const unit = units.find(([pattern]) => pattern.test(name))?.[1];
  if (unit) return count(value, value, unit);
  // Years, numbers of forms and the like are names, not quantities: no thousands separator in them.
  return Number.isInteger(value) && Math.abs(value) < 10_000 ? text(String(value)) : count(value);
}
