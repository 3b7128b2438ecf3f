// The first line where no command knows the service's fields: the one field whose name says what was asked, beyond doubt.
import {
  type Cell,
  count,
  isTimeUnit,
  money,
  phrase,
  type Say,
  type Sentence,
  strong,
  text,
  type Text,
} from '../../document/index.ts';
import { type FactsRecord, type Leaf, type Path, plainField, readFigureText } from '../../facts/index.ts';
import type { Need } from '../recognisers/asked.ts';
import type { Aspect, QuestionIntent } from '../recognisers/intent.ts';
import { figureCell } from './field.ts';

/** What a field tells: its names, as whole words of a path; what it is called; how its value is read. */
interface Kind {
  readonly named: RegExp;
  readonly label: Text;
  readonly cell: (value: Leaf['value']) => Cell | undefined;
}

const anyText: Kind['cell'] = (value) =>
  typeof value === 'string' && /\p{L}{2}/u.test(value) ? text(value) : undefined;

const spans =
  /^\d+ (?:hour|day|week|month|year)s? to \d+ (?:hour|day|week|month|year)s?$|^\d+ \p{L}+ bis \d+ (?:Stunden|Tagen?|Wochen|Monaten?|Jahren?)$/u;

function timeCell(value: Leaf['value']): Cell | undefined {
  const figure = typeof value === 'string' ? readFigureText(value) : undefined;
  if (figure) return isTimeUnit(figure.unit) ? figureCell(figure) : undefined;
  return typeof value === 'string' && spans.test(value) ? text(value) : undefined;
}

function moneyCell(value: Leaf['value']): Cell | undefined {
  const figure = typeof value === 'string' ? readFigureText(value) : undefined;
  return figure?.unit === 'euro' ? money(figure.min, figure.max) : undefined;
}

const grants: Kind = {
  named: /^(?:grant|secured|subsidy|sub|zuschuss|foerderung|foerderbetrag|praemie)$/,
  label: { de: 'Zuschuss', en: 'grant' },
  cell: moneyCell,
};

/** What a sum is called comes before its parts. */
const amounts: readonly Kind[] = [
  {
    named: /^(?:sum|total|summe|gesamt|gesamtkosten|insgesamt)$/,
    label: { de: 'zusammen', en: 'in total' },
    cell: moneyCell,
  },
  { named: /^(?:costs?|kosten)$/, label: { de: 'Kosten', en: 'cost' }, cell: moneyCell },
  { named: /^(?:fees?|gebuehr(?:en)?)$/, label: { de: 'Gebühr', en: 'fee' }, cell: moneyCell },
  { named: /^(?:price|preis)$/, label: { de: 'Preis', en: 'price' }, cell: moneyCell },
];

const payback: Kind = {
  named: /^(?:pays|payback|paybackyears|amortisation)$/,
  label: { de: 'Amortisationszeit', en: 'payback time' },
  cell: timeCell,
};

const times: readonly Kind[] = [
  {
    named: /^(?:takes|duration|processingtime|dauer|bearbeitungszeit)$/,
    label: { de: 'Dauer', en: 'time needed' },
    cell: timeCell,
  },
  { named: /^(?:lead|leadtime|vorlauf)$/, label: { de: 'Vorlauf', en: 'lead time' }, cell: timeCell },
  {
    named: /^(?:course|training|trn|kurs|lehrgang|ausbildung)$/,
    label: { de: 'Ausbildung', en: 'training' },
    cell: timeCell,
  },
  payback,
];

const byAspect: Readonly<Partial<Record<Aspect, readonly Kind[]>>> = {
  cost: amounts,
  duration: times,
  documents: [
    {
      named: /^(?:papers|documents|unterlagen|bring|forms|nachweise|mitzubringen)$/,
      label: { de: 'Unterlagen', en: 'documents' },
      cell: anyText,
    },
  ],
  authority: [
    {
      named: /^(?:who|authority|office|chamber|apply|zustaendig|zustaendigestelle|behoerde|stelle|kammer)$/,
      label: { de: 'zuständig', en: 'in charge' },
      cell: anyText,
    },
  ],
  basis: [
    {
      named: /^(?:law|legalbasis|rechtsgrundlage|gesetz|paragraf)$/,
      label: { de: 'Rechtsgrundlage', en: 'legal basis' },
      cell: anyText,
    },
  ],
};

const ages: readonly Kind[] = [
  {
    named: /^(?:age|minage|minimumage|alter|mindestalter)$/,
    label: { de: 'Mindestalter', en: 'minimum age' },
    cell: (value) => (typeof value === 'number' ? count(value, value, 'year') : timeCell(value)),
  },
];

const deadlines: readonly Kind[] = [
  {
    named: /^(?:deadline|frist|antragsfrist|applyby|validuntil|bis)$/,
    label: { de: 'Frist', en: 'deadline' },
    cell: (value) => timeCell(value) ?? anyText(value),
  },
];

export interface FieldAsked {
  readonly intent: Pick<QuestionIntent, 'aspect' | 'worth'>;
  readonly need: Need | undefined;
  /** What one gets is asked for: no cost answers that. */
  readonly isGain: boolean;
  /** What was asked about, in the asker's language. */
  readonly subject: string;
}

/** Undefined where no field, or more than one, could be meant. Reads, and takes nothing. */
export function fieldLine(answer: FactsRecord, asked: FieldAsked, say: Say): Sentence | undefined {
  const found = valueOf(answer, kindsFor(asked));
  if (!found) return undefined;
  return [text(asked.subject), ': ', say(found.label), ' ', ...found.says(say), '.'];
}

function kindsFor({ intent: { aspect, worth }, need, isGain }: FieldAsked): readonly Kind[] {
  if (need === 'age') return ages;
  if (need === 'time') return deadlines;
  if (worth) return [payback, grants];
  // Whoever names only a case wants what it comes to; whoever asks what it costs wants no grant first.
  if (aspect === undefined) return [grants, ...amounts].map(moreThanNothing);
  if (aspect === 'cost') return isGain ? [grants] : [...amounts, grants];
  return byAspect[aspect] ?? [];
}

/** Nought is no answer to a bare name. */
const moreThanNothing = (kind: Kind): Kind => ({
  ...kind,
  cell(value) {
    const cell = kind.cell(value);
    return cell?.kind === 'money' && cell.max === 0 ? undefined : cell;
  },
});

interface Value {
  readonly path: Path;
  readonly cell: Cell;
}

interface Found {
  readonly label: Text;
  readonly says: (say: Say) => Sentence;
}

/** The first kind that has a field of its own outermost in the answer; one of two figures would be a guess. */
function valueOf(answer: FactsRecord, kinds: readonly Kind[]): Found | undefined {
  const leaves = answer.values();
  for (const { named, label, cell } of kinds) {
    const isNamed = (part: Path[number] | undefined) =>
      typeof part === 'string' && named.test(plainField(part));
    const read = (isOwn: (path: Path) => boolean): readonly Value[] =>
      leaves.flatMap(({ path, value }) => {
        const one = isOwn(path) ? cell(value) : undefined;
        return one ? [{ path, cell: one }] : [];
      });
    const [own, second] = outermost(read((path) => isNamed(path.at(-1))));
    if (own && !second) return { label, says: () => [strong(own.cell)] };
    const least = read((path) => isNamed(path.at(-2)) && /^(?:min|von|from)$/.test(String(path.at(-1))));
    const [from, other] = least;
    if (from && !other) {
      return { label, says: (say) => [say({ de: 'mindestens ', en: 'at least ' }), strong(from.cell)] };
    }
    const listed = read((path) => isNamed(path.at(-2))).filter((one) => one.cell.kind === 'text');
    if (listed.length > 0)
      return { label, says: () => [strong({ kind: 'list', items: listed.map(withKey) })] };
  }
  return undefined;
}

function outermost(values: readonly Value[]): readonly Value[] {
  const least = Math.min(...values.map(({ path }) => path.length));
  return values.filter(({ path }) => path.length === least);
}

/** „Bayern: Amt für …“, in an object by state; an entry of a list stands for itself. */
function withKey({ path, cell }: Value): Cell {
  const key = path.at(-1);
  return typeof key === 'number' || /^\d*$/.test(String(key)) ? cell : phrase(text(String(key)), ': ', cell);
}
