// The parts of a first line on a registration: the base fee for just what was said, what has to be brought along, what is left out.
import { getKfzResult } from '../../src/facts/endpoints/getKfz.ts';
import {
  type Call,
  capital,
  isGerman,
  joined,
  moneyRange,
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
import { type Process, type Way, wayKinds, ways } from './words.ts';

export interface Papers {
  readonly way: Way;
  readonly documents: readonly string[];
}

/** What was said; the rest was left open. */
export interface Said {
  readonly vorgang: Process;
  readonly weg: Way | undefined;
  readonly wunschkennzeichen: boolean | undefined;
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

const plateWord = String.raw`(?:kennzeichen|nummernschild\p{L}*|schild(?:er)?|plates?)`;
const stays = new RegExp(
  String.raw`${plateWord}[^.?!]{0,30}(?:bleib|behalt|mitnehm|mitgenommen|keep)|(?:behalt\p{L}*|mitnehm\p{L}*|alte[sn]?|gleiche[sn]?|keep\p{L}*)[^.?!]{0,20}${plateWord}`,
  'iu',
);
const isNew = new RegExp(String.raw`(?:neue[sn]?|new)\s(?:\p{L}+\s)?${plateWord}`, 'iu');
const otherDistrict =
  /ander\p{L}*\s(?:zulassungs)?(?:bezirk|landkreis|kreis|stadt|ort|bundesland)|another district|other district/iu;
const sameDistrict =
  /(?:im|gleiche[rnms]*|selben|innerhalb des)\s(?:\p{L}+\s)?(?:zulassungs)?(?:bezirk|landkreis|kreis)s?|same district/iu;

/** What a text says of both; undefined for what it does not say. */
const saidIn = (said: string) => ({
  plate: stays.test(said) ? 'stays' : isNew.test(said) ? 'new' : undefined,
  district: otherDistrict.test(said) ? 'other' : sameDistrict.test(said) ? 'same' : undefined,
});

/** Of a car that was registered before; what a preferred plate costs comes on top. */
const processes: ReadonlySet<Process> = new Set(['halterwechsel', 'ummeldung']);

/** Undefined where not both were said, a plate is preferred, or the service has no such row. */
export function exactFee(
  { baseFees }: Pick<CommonRead, 'baseFees'>,
  { vorgang, weg, wunschkennzeichen }: Said,
  { question, say, lang }: Speaking,
): Sentence | undefined {
  const asked = saidIn(question);
  if (!asked.plate || !asked.district || wunschkennzeichen || !processes.has(vorgang)) return undefined;
  const [row, second] = baseFees.filter(({ values: { what = '' } }) => {
    const { plate, district } = saidIn(what);
    const isOfProcess = vorgang === 'halterwechsel' || !/halterwechsel/i.test(what);
    return isOfProcess && plate === asked.plate && district === asked.district;
  });
  if (!row || second) return undefined;
  const { what = '', online, office } = row.values;
  const fees = (['online', 'amt'] as const).map((way) => {
    const fee = (weg ?? way) === way && moneyRange(way === 'online' ? online : office);
    return say`**${fee}** ${ways[way].label}`;
  });
  const named = text(lang === 'de' ? capital(what) : what);
  return say`${named}: ${together(fees, ', ')}.\n${named} (German): ${together(fees, ', ')}.`;
}

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
