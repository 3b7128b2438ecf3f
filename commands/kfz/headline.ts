// The parts of a first line on a registration: the base fee for just what was said, what has to be brought along, what is left out.
import { getKfzResult } from '../../src/facts/endpoints/getKfz.ts';
import {
  type Call,
  capital,
  isGerman,
  joined,
  money,
  moneyRange,
  type Range,
  spanOf,
  type Note,
  note,
  readFields,
  saidCell,
  type Sentence,
  type Speaking,
  text,
  textNote,
  together,
} from '../../src/kit/index.ts';
import { type CommonRead, documentsIn, resultFields } from './fields.ts';
import { type District, districts } from './district.ts';
import { plate, type Process, type Way, wayKinds, ways } from './words.ts';

export interface Papers {
  readonly way: Way;
  readonly documents: readonly string[];
}

/** What was said; the rest was left open. */
export interface Said {
  readonly vorgang: Process;
  readonly weg: Way | undefined;
  readonly wunschkennzeichen: boolean | undefined;
  /** The car keeps its plate. */
  readonly isKept: boolean;
  readonly bezirk: District | undefined;
}

export async function getPapers(
  { vorgang, weg, wunschkennzeichen }: Said,
  { facts, signal }: Pick<Call, 'facts' | 'signal'>,
): Promise<readonly Papers[]> {
  // A vehicle that goes off the road gets no plate.
  const isOpen = wunschkennzeichen === undefined && vorgang !== 'abmeldung';
  const plates = isOpen ? [true, false] : [wunschkennzeichen ?? false];
  return Promise.all(
    (weg ? [weg] : wayKinds).map(async (way) => {
      const lists = await Promise.all(
        plates.map(async (plate) => {
          const asked = { vorgang, weg: way, wunschkennzeichen: plate };
          return documentsIn(readFields(await getKfzResult(facts, asked, signal), resultFields).values);
        }),
      );
      return { way, documents: inAll(lists) };
    }),
  );
}

const inAll = ([first = [], ...others]: readonly (readonly string[])[]) =>
  first.filter((one) => others.every((list) => list.includes(one)));

/** All of them by name: those of the one way, or those of both ways and what each needs besides. */
export function papersSentence(
  papers: readonly Papers[],
  what: string,
  { lang, say }: Speaking,
): Sentence | undefined {
  if (papers.every(({ documents }) => documents.length === 0)) return undefined;
  const common = inAll(papers.map(({ documents }) => documents));
  const named = (documents: readonly string[]) => {
    const inGerman = lang === 'en' && documents.some(isGerman);
    return documents.length > 0 && say`[${inGerman}in German: ]${text(documents.join('; '))}`;
  };
  const forAll = named(common);
  const inBoth = papers.length > 1 ? { de: ' auf beiden Wegen', en: ' either way' } : '';
  const first = say`**Mitzubringen** ${what}[${inBoth}: ${forAll}]\n**To bring along** ${what}[${inBoth}: ${forAll}]`;
  const besides = papers.map(({ way, documents }) => {
    const own = named(documents.filter((one) => !common.includes(one)));
    return say`Außerdem ${ways[way].label}: ${own}\nBesides ${ways[way].label}: ${own}`;
  });
  return say`${joined([first, ...besides], '. ')}.`;
}

/** What the service says of a case; undefined for what it does not say. */
const caseIn = (what: string) => ({
  /** What becomes of the plate. */
  fate: /kennzeichen (?:bleibt|behalten)|plate (?:is kept|kept|stays)/i.test(what)
    ? 'kept'
    : /neues kennzeichen|new plate/i.test(what)
      ? 'new'
      : undefined,
  district: /ander\p{L}* (?:zulassungs)?bezirk|other district/iu.test(what)
    ? 'andererBezirk'
    : /(?:im|gleich\p{L}*|selben) (?:zulassungs)?bezirk|same district/iu.test(what)
      ? 'gleicherBezirk'
      : undefined,
});

const asksNewPlate =
  /(?<!\p{L})(?:neue[sn]?|new)\s(?:\p{L}+\s)?(?:kennzeichen|nummernschild\p{L}*|schild(?:er)?|plates?)/iu;

/** Of a car that was registered before. */
const processes: ReadonlySet<Process> = new Set(['halterwechsel', 'ummeldung']);

/** The base fee for just what was said: of one of the service's rows, or of both where one thing was left open. */
export function exactFee(
  { baseFees, plateFee }: Pick<CommonRead, 'baseFees'> & { readonly plateFee?: Range | undefined },
  { vorgang, weg, wunschkennzeichen, isKept, bezirk }: Said,
  { question, say, lang }: Speaking,
): Sentence | undefined {
  if (!processes.has(vorgang)) return undefined;
  const isWished = wunschkennzeichen === true;
  const kept = isKept ? 'kept' : isWished || asksNewPlate.test(question) ? 'new' : undefined;
  const isOneOpen = !kept || !bezirk;
  // Who only moves within a district pays less than any row says.
  if (isOneOpen && (vorgang !== 'halterwechsel' || (!kept && !bezirk))) return undefined;
  const rows = baseFees.filter(({ values: { what = '' } }) => {
    const { fate, district } = caseIn(what);
    if (!fate || !district || (vorgang !== 'halterwechsel' && /halterwechsel/i.test(what))) return false;
    return (kept ?? fate) === fate && (bezirk ?? district) === district;
  });
  if (rows.length !== (isOneOpen ? 2 : 1)) return undefined;
  const feeOn = (way: Way): Range | undefined =>
    spanOf(rows.flatMap(({ values: { online, office } }) => (way === 'online' ? online : office) ?? []));
  if (isWished) return wishedFee(weg && feeOn(weg), plateFee, !isOneOpen, say);
  const fees = (['online', 'amt'] as const).map((way) => {
    const fee = (weg ?? way) === way && moneyRange(feeOn(way));
    return say`**${fee}** ${ways[way].label}`;
  });
  const [{ values: { what = '' } } = { values: {} }] = rows;
  const named = isOneOpen
    ? openlyNamed(isKept, bezirk, say)
    : text(lang === 'de' ? capital(what) : `${what} (German)`);
  return say`${named}: ${together(fees, ', ')}.\n${named}: ${together(fees, ', ')}.`;
}

/** A preferred plate comes on top of the base fee of a new plate. */
function wishedFee(
  base: Range | undefined,
  plateFee: Range | undefined,
  isOneRow: boolean,
  say: Speaking['say'],
): Sentence | undefined {
  if (!base || !plateFee || !isOneRow) return undefined;
  const [own, wish] = [moneyRange(base), moneyRange(plateFee)];
  const sum = money(base.min + plateFee.min, base.max + plateFee.max);
  return say`**${sum}** mit Wunschkennzeichen: Grundgebühr ${own}, Wunschkennzeichen ${wish}.
    **${sum}** with a preferred plate: base fee ${own}, preferred plate ${wish}.`;
}

/** What was said of two rows; the fee depends on the rest. */
const openlyNamed = (isKept: boolean, bezirk: District | undefined, say: Speaking['say']): string =>
  bezirk
    ? say({
        de: `Halterwechsel ${districts[bezirk].label.de}, je nachdem, ob das Kennzeichen bleibt`,
        en: `Change of keeper, ${districts[bezirk].label.en}, depending on whether the plate is kept`,
      })
    : say({
        de: `Halterwechsel, ${isKept ? plate.kept.de : 'neues Kennzeichen'}, je nach Bezirk`,
        en: `Change of keeper, ${isKept ? plate.kept.en : 'new plate'}, depending on the district`,
      });

type LeftOut = Pick<CommonRead, 'notIncluded' | 'warnings'>;

export const notesOn = (said: LeftOut, call: Speaking): readonly (Note | undefined)[] => [
  note('condition', leftOut(said, call)),
  ...said.warnings.map((warning) => note('remark', textNote(warning))),
];

/** What the fee leaves out: as the service says, else what is never a registration fee. */
function leftOut({ notIncluded }: LeftOut, { lang, say }: Speaking): Sentence {
  const named = notIncluded.length > 0 && saidCell(notIncluded.join(', '), lang);
  return (
    say`Nicht enthalten: ${named}.\nNot included: ${named}.` ??
    say`Das ist nur die Gebühr, ohne Kennzeichenschilder, Kfz-Steuer und Versicherung.
      This is the fee only, without plates, vehicle tax and insurance.`
  );
}
