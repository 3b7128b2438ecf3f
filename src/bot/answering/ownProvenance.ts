// Date, certainty and sources of just what the first line tells, where the service states them of that and not of all:
// `fee_confidence` beside the fee, `source` in the part of federal law.
import {
  type Cell,
  type Document,
  isStrong,
  type OwnProvenance,
  type Provenance,
  type SentField,
} from '../../document/index.ts';
import { certaintyInWords, isExample, statedDay } from '../../kit/index.ts';

type Path = SentField['path'];
type Value = SentField['value'];

/** What a figure or a text of the first line may have been in the service's answer. */
interface Said {
  readonly value: number | string;
  /** A number that stands nowhere was reckoned: then what holds for the whole answer holds for it. */
  readonly mustBeFound: boolean;
}

/** Unchanged where what is told stands in no part that says more of itself, or where several answers were joined. Pure. */
export function withOwnProvenance(document: Document): Document {
  const { provenance, headline } = document;
  const fields = provenance?.fields;
  if (!provenance || !fields) return document;
  const stated = new Map(fields.map(({ path, value }) => [path.join('.'), value]));
  if (stated.size < fields.length) return document;
  const strong = headline.flatMap((part) => (isStrong(part) ? part.strong : []));
  const rest = headline.flatMap((part) => (isStrong(part) ? [] : [part]));
  const told = leavesOf(strong, fields) ?? leavesOf(rest, fields);
  if (!told || told.length === 0) return document;
  const own = ownOf(told, stated, document, provenance);
  return own ? { ...document, provenance: { ...provenance, ofHeadline: own } } : document;
}

/**
 * The fields that are told; undefined where none is, or a number was reckoned. What stands in several parts is meant where
 * most of what is told stands together.
 */
function leavesOf(parts: readonly (string | Cell)[], fields: readonly SentField[]): SentField[] | undefined {
  const all = parts.flatMap(saidIn).map(({ value, mustBeFound }) => ({
    mustBeFound,
    found: fields.filter((field) => isTold(value, field)),
  }));
  if (all.some(({ mustBeFound, found }) => mustBeFound && found.length === 0)) return undefined;
  const together = new Map<string, number>();
  for (const { found } of all) {
    for (const part of new Set(found.map(partOf))) together.set(part, (together.get(part) ?? 0) + 1);
  }
  const told = all.flatMap(({ found }) => {
    const most = Math.max(...found.map((field) => together.get(partOf(field)) ?? 0));
    return found.filter((field) => together.get(partOf(field)) === most);
  });
  return told.length > 0 ? told : undefined;
}

const partOf = ({ path }: SentField): string => path.slice(0, -1).join('.');

function saidIn(part: string | Cell): readonly Said[] {
  if (typeof part === 'string') return [{ value: part, mustBeFound: false }];
  switch (part.kind) {
    case 'money':
    case 'count':
      return [...new Set([part.min, part.max])].map((value) => ({ value, mustBeFound: true }));
    case 'date':
      return [{ value: part.date, mustBeFound: true }];
    case 'text':
    case 'code':
    case 'link':
      return [{ value: part.text, mustBeFound: false }];
    case 'list':
      return part.items.flatMap(saidIn);
    case 'phrase':
      return part.parts.flatMap(saidIn);
    default:
      return [];
  }
}

/** A text that is shorter is told where it is all that a field says; a longer one may be a part of that. */
const aSentence = 20;

function isTold(said: number | string, { path, value }: SentField): boolean {
  if (ofItself.test(String(path.at(-1))) || path[0] === 'sources' || value === null) return false;
  if (typeof said === 'number' || typeof value === 'number') return Number(value) === said;
  const plain = said.trim();
  return value === plain || (plain.length >= aSentence && String(value).includes(plain));
}

/** What a part says of itself is no part of its matter. */
const ofItself = /(?:confidence|as_of|source|sources|note|url)(?:_[a-z]{2})?$/;

function ownOf(
  told: readonly SentField[],
  stated: ReadonlyMap<string, Value>,
  { lang }: Document,
  whole: Provenance,
): OwnProvenance | undefined {
  const words = told.map(({ path }) => nearest(path, stated, 'confidence'));
  const days = told.map(({ path }) => nearest(path, stated, 'as_of'));
  const ids = told.map(({ path }) => sourcesAt(path, stated));
  const word = words.includes(undefined) ? undefined : leastSure(words.flatMap((one) => one ?? []));
  const [day, ...otherDays] = new Set(days);
  const asOf = otherDays.length === 0 && typeof day === 'string' ? day : undefined;
  const sources = ids.some((one) => one.length === 0)
    ? []
    : [...new Set(ids.flat())].flatMap((id) => whole.sources.filter((source) => source.id === id));
  if (word === undefined && asOf === undefined && sources.length === 0) return undefined;
  return {
    ...(asOf === undefined ? pick(whole, 'asOf') : { asOf: statedDay(asOf, lang) }),
    ...(word === undefined
      ? { ...pick(whole, 'status'), ...pick(whole, 'isExample') }
      : { status: certaintyInWords(word, lang), ...(isExample(word) ? { isExample: true as const } : {}) }),
    sources: sources.length > 0 ? sources : whole.sources,
  };
}

const pick = <Key extends keyof Provenance>(from: Provenance, key: Key): Pick<Provenance, Key> | object =>
  from[key] === undefined ? {} : { [key]: from[key] };

const scale = ['illustrative', 'typical', 'statutory'];

/** Undefined where one of them is not on the scale. */
function leastSure(words: readonly Value[]): string | undefined {
  const ranks = words.map((word) => scale.indexOf(String(word)));
  return ranks.includes(-1) ? undefined : scale[Math.min(...ranks)];
}

/**
 * What is stated nearest to a field, below the top of the answer: beside it under its own name (`fee_as_of` for
 * `exam_fee_eur`), else for the part that it stands in, and so on outwards. At the top only what has the field's name counts.
 */
function nearest(path: Path, stated: ReadonlyMap<string, Value>, what: string): Value | undefined {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const part = path.slice(0, depth);
    const name = String(path[depth]).split('_').slice(0, mostWords);
    const named = wordRuns(name).flatMap((words) => valueAt([...part, `${words}_${what}`], stated) ?? []);
    if (named[0] !== undefined) return named[0];
    const ofPart = depth > 0 ? valueAt([...part, what], stated) : undefined;
    if (ofPart !== undefined) return ofPart;
  }
  return undefined;
}

/** No name of the contract has more; a foreign one may have thousands. */
const mostWords = 8;

/** Runs of its words, the longest first: exam_fee_eur, exam_fee, fee_eur, exam, fee, eur. */
const wordRuns = (words: readonly string[]): readonly string[] =>
  words.flatMap((_, less) =>
    words.slice(0, less + 1).map((_word, at) => words.slice(at, at + words.length - less).join('_')),
  );

const valueAt = (path: Path, stated: ReadonlyMap<string, Value>): Value | undefined =>
  stated.get(path.join('.')) ?? undefined;

/** The sources that the nearest part below the top names. */
function sourcesAt(path: Path, stated: ReadonlyMap<string, Value>): readonly string[] {
  for (let depth = path.length - 1; depth > 0; depth -= 1) {
    const ids: string[] = [];
    for (let at = 0; ; at += 1) {
      const id = valueAt([...path.slice(0, depth), 'source', at], stated);
      if (typeof id !== 'string') break;
      ids.push(id);
    }
    if (ids.length > 0) return ids;
  }
  return [];
}
