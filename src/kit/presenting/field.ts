// A field that no command knows: its label, its value with the type that its name and form tell, and how sure it is.
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
} from '../../document/index.ts';
import {
  type FigureText,
  type Path,
  plainField,
  plainName,
  readableName,
  readFigureText,
  type Scalar,
} from '../../facts/index.ts';

/** Words for field names. */
type Labels = Readonly<Record<string, Text>>;

/** Short English names that say what they are beyond doubt, wherever they stand. */
const shortNames: Labels = {
  count: { de: 'Anzahl', en: 'Number' },
  sum: { de: 'Summe', en: 'Sum' },
  total: { de: 'Summe', en: 'Total' },
  amount: { de: 'Betrag', en: 'Amount' },
  amt: { de: 'Betrag', en: 'Amount' },
  rule: { de: 'Regel', en: 'Rule' },
  course: { de: 'Kurs', en: 'Course' },
  exam: { de: 'Prüfung', en: 'Exam' },
  exm: { de: 'Prüfung', en: 'Exam' },
  secured: { de: 'gesichert', en: 'Secured' },
  needs: { de: 'Voraussetzungen', en: 'Needs' },
  fed: { de: 'Bund', en: 'Federal' },
  land: { de: 'Land', en: 'State' },
  town: { de: 'Gemeinde', en: 'Town' },
  who: { de: 'Wer', en: 'Who' },
  open: { de: 'offen', en: 'Open' },
  items: { de: 'Einträge', en: 'Items' },
  rows: { de: 'Einträge', en: 'Rows' },
  price: { de: 'Preis', en: 'Price' },
  fee: { de: 'Gebühr', en: 'Fee' },
  takes: { de: 'Dauer', en: 'Time needed' },
  papers: { de: 'Unterlagen', en: 'Papers' },
  law: { de: 'Rechtsgrundlage', en: 'Legal basis' },
  age: { de: 'Alter', en: 'Age' },
};

/** What services add to every answer. */
const commonLabels: Labels = {
  sources: { de: 'Quellen', en: 'Sources' },
  id: { de: 'Kürzel', en: 'Id' },
  slug: { de: 'Kürzel', en: 'Id' },
  title: { de: 'Titel', en: 'Title' },
  kind: { de: 'Art', en: 'Kind' },
  as_of: { de: 'Stand', en: 'As of' },
  legal_reference: { de: 'Fundstelle', en: 'Legal reference' },
  confidence: { de: 'Wie sicher', en: 'How sure' },
  currency: { de: 'Währung', en: 'Currency' },
  disclaimer_de: { de: 'Vorbehalt', en: 'Disclaimer' },
  note_de: { de: 'Hinweis', en: 'Note' },
  formula: { de: 'Rechenregel', en: 'Formula' },
  source: { de: 'Quellenkürzel', en: 'Source ids' },
  url: { de: 'Adresse', en: 'Address' },
  short_title: { de: 'Kurztitel', en: 'Short title' },
  notes_de: { de: 'Hinweise', en: 'Notes' },
  state: { de: 'Bundesland', en: 'State' },
  city_name: { de: 'Stadt', en: 'City' },
  level: { de: 'Ebene', en: 'Level' },
  legal: { de: 'Recht', en: 'Law' },
  item_de: { de: 'Posten', en: 'Item' },
  amount_eur: { de: 'Betrag', en: 'Amount' },
  ...shortNames,
};

/** The service's words for kinds of sources. */
const kinds: Readonly<Record<string, Text>> = {
  law: { de: 'Gesetz', en: 'law' },
  authority: { de: 'Behörde', en: 'authority' },
  programme: { de: 'Förderprogramm', en: 'programme' },
  press: { de: 'Presse', en: 'press' },
  vendor: { de: 'Anbieter', en: 'vendor' },
  'third-party': { de: 'Dritte', en: 'third party' },
  unverified: { de: 'nicht belegt', en: 'unverified' },
  fiction: { de: 'erfunden', en: 'made up' },
};

/** Wrappers around an answer say nothing about the value in them. */
const wrappers = new Set(['data', 'result', 'results', 'response', 'payload', 'attributes', 'meta']);

/** By the plain spelling of their names. */
const labelsByName = new Map(
  Object.entries(commonLabels).map(([name, label]) => [plainName(name), label] as const),
);

/** A label for a place in the answer: `legal.note_de` → „Recht · Hinweis“. */
export function labelOf(path: Path, lang: Lang): string {
  if (path.length === 0) return { de: 'Antwort', en: 'Answer' }[lang];
  return path
    .map((part) => (typeof part === 'number' ? String(part + 1) : part))
    .filter((part, index) => index === path.length - 1 || !wrappers.has(part))
    .map((part) => labelsByName.get(plainField(part))?.[lang] ?? readableName(part))
    .join(' · ');
}

/** A value with the type that its name, the names around it, and its form tell. */
export function cellOf(path: Path, value: Scalar, lang: Lang): Cell {
  if (value === null || value === '') return notStated;
  if (typeof value === 'boolean') return yesNo(value);
  if (value === 'yes' || value === 'no') return yesNo(value === 'yes');
  if (typeof value === 'number') return numberCell(namesIn(path), value);
  if (/^\d+(?:\.\d+)?$/.test(value) && isMoney(namesIn(path))) return money(Number(value));
  const figure = readFigureText(value);
  if (figure) return figureCell(figure);
  const day = readCalendarDate(value);
  if (day && /^.{10}(?:T00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/.test(value)) return date(day);
  const kind = namesIn(path).at(-1) === 'kind' ? kinds[value]?.[lang] : undefined;
  if (kind) return text(kind);
  return addressCell(value) ?? text(certaintyInWords(value, lang));
}

/** A link, of a text that is nothing but an address. */
export const addressCell = (value: string): Cell | undefined =>
  /^https?:\/\/\S+$/.test(value) && URL.canParse(value) ? link(shortAddress(value), value) : undefined;

/** A figure that the service wrote as text with its unit. */
export const figureCell = ({ min, max, unit }: FigureText): Cell =>
  unit === 'euro' ? money(min, max) : count(min, max, unit);

/** Positions in lists are no names. */
const namesIn = (path: Path) => path.filter((part) => typeof part === 'string').map(plainField);

const units: readonly (readonly [RegExp, Unit])[] = [
  [/eur(?:o|os)?(?:per|je|pro)?kwh$/, 'euroPerKilowattHour'],
  [/kwh(?:per|pro|im)?(?:year|jahr)$/, 'kilowattHour'],
  [/days?$|tagen?$/, 'day'],
  [/weeks?$|wochen?$/, 'week'],
  [/months?$|monate?$/, 'month'],
  [/years$|jahre$/, 'year'],
  [/percent|prozent|pct/, 'percent'],
  [/kwh$/, 'kilowattHour'],
];
const unitOf = (names: readonly string[]) => units.find(([pattern]) => pattern.test(names.at(-1) ?? ''))?.[1];

/** Money by its name or a name around it (`cost: { min }`), unless its own name says that it counts something else. */
const isMoney = (names: readonly string[]) =>
  /eur$|euro$/.test(names.at(-1) ?? '') ||
  (/cost|kosten|fee|gebuehr|price|preis|betrag|amount/.test(names.join(' ')) &&
    !unitOf(names) &&
    !/count|number|anzahl|(?:asof|stand|year|jahr|since|seit)$/.test(names.at(-1) ?? ''));

function numberCell(names: readonly string[], value: number): Cell {
  if (isMoney(names)) return money(value);
  const unit = unitOf(names);
  if (unit) return count(value, value, unit);
  // Years, numbers of forms and the like are names, not quantities: no thousands separator in them.
  return Number.isInteger(value) && Math.abs(value) < 10_000 ? text(String(value)) : count(value);
}

/** What tells a person nothing: how the figures are reckoned and kept, and what stands in the source line. */
const forFilesOnly =
  /^(?:formula\w*|rechenregel|calculation|currency|waehrung|disclaimer\w*|vorbehalt\w*|ids?|\w+_ids?|slug|\w*_slug|key|source|sources|quelle|quellen|references|belege|\w*confidence|\w*verlaesslichkeit|\w*reliability|data_status|datenstatus|schema\w*|version|language|lang)$/;

/** A word of the service's own: under_100k, berlin-district, koeln. Words for people begin with a capital, or go on. */
const isSlug = (value: string) =>
  /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/.test(value) && !/^(?:ja|nein|yes|no)$/.test(value);

/** The place of another answer on the service: `/calculator/kfz/results/`. */
const isPath = (value: string) => /^\/[\w./?=&%-]+$/.test(value);

/** Whether a person can use it; else it stands only in files for spreadsheets, which have every field. */
export function isForPeople(path: Path, value: Scalar): boolean {
  if (value === null || value === '') return false;
  if (typeof value === 'string' && (isSlug(value) || isPath(value))) return false;
  return !path.some((part) => typeof part === 'string' && forFilesOnly.test(snakeCase(part)));
}

const snakeCase = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase();

/** An address as people write it. */
export const withoutScheme = (address: string) => address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');

const longestAddress = 45;

/** The same, cut behind the host where it is long; the link still leads to all of it. */
function shortAddress(address: string): string {
  const whole = withoutScheme(address);
  return whole.length > longestAddress ? `${whole.split('/')[0]}/…` : whole;
}

const certainty: Readonly<Record<string, Text>> = {
  statutory: { de: 'amtlich geregelt', en: 'set by law' },
  typical: {
    de: 'typische Angabe, nicht amtlich',
    en: 'typical, not official',
  },
  illustrative: {
    de: 'Beispielwert, nicht bestätigt',
    en: 'example value, not confirmed',
  },
};

/** How sure a figure is, in words; a word that is not the service's own scale stays as it is. */
export const certaintyInWords = (word: string, lang: Lang) => certainty[word]?.[lang] ?? word;

/** What the service states no amount of, or has not confirmed. */
export const notConfirmed: Text = { de: 'nicht bestätigt', en: 'not confirmed' };

/** Behind an amount that the service calls an example. */
export const exampleBehind: Text = {
  de: ' (Beispielwert, nicht bestätigt)',
  en: ' (example value, not confirmed)',
};

/** The service calls something an example: nobody has confirmed it. */
export const isExample = (word: unknown): boolean => word === 'illustrative';
