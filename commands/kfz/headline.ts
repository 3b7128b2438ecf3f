// The parts of a first line on a registration: the base fee for just what was said, what has to be brought along, what is left out.
import { getKfzResult } from '../../src/facts/endpoints/getKfz.ts';
import {
  type Call,
  isGerman,
  joined,
  money,
  note,
  type Note,
  phrase,
  readFields,
  saidCell,
  type Sentence,
  type Speaking,
  strong,
  text,
  textNote,
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
  { lang, say }: Pick<Call, 'lang' | 'say'>,
): Sentence | undefined {
  if (papers.every(({ documents }) => documents.length === 0)) return undefined;
  const common = inAll(papers.map(({ documents }) => documents));
  const inBoth = papers.length > 1 ? say({ de: ' auf beiden Wegen', en: ' either way' }) : '';
  const named = (documents: readonly string[]) => {
    const said = text(documents.join('; '));
    return lang === 'en' && documents.some(isGerman) ? phrase('in German: ', said) : said;
  };
  const lead = say({ de: [strong('Mitzubringen')], en: [strong('To bring along')] });
  const forAll: Sentence = common.length > 0 ? [`${inBoth}: `, named(common)] : [];
  const besides = papers.flatMap(({ way, documents }): Sentence[] => {
    const own = documents.filter((one) => !common.includes(one));
    const also = say({ de: 'Außerdem', en: 'Besides' });
    return own.length > 0 ? [[`${also} ${ways[way].label[lang]}: `, named(own)]] : [];
  });
  return [...joined([[...lead, ` ${what}`, ...forAll], ...besides], '. '), '.'];
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
  const fees = (
    [
      ['online', online],
      ['amt', office],
    ] as const
  ).flatMap(([way, fee]): Sentence[] =>
    fee && (weg ?? way) === way ? [[strong(money(fee.min, fee.max)), ` ${ways[way].label[lang]}`]] : [],
  );
  if (fees.length === 0) return undefined;
  const named = say({ de: text(what.charAt(0).toUpperCase() + what.slice(1)), en: text(`${what} (German)`) });
  return [named, ': ', ...joined(fees, ', '), '.'];
}

type LeftOut = Pick<CommonRead, 'notIncluded' | 'warnings'>;

export const notesOn = (said: LeftOut, call: Pick<Call, 'lang' | 'say'>): readonly (Note | undefined)[] => [
  note('condition', leftOut(said, call)),
  ...said.warnings.map((warning) => note('remark', textNote(warning))),
];

/** What the fee leaves out: as the service says, else what is never a registration fee. */
function leftOut({ notIncluded }: LeftOut, { lang, say }: Pick<Call, 'lang' | 'say'>): Sentence {
  if (notIncluded.length === 0) {
    return say({
      de: ['Das ist nur die Gebühr, ohne Kennzeichenschilder, Kfz-Steuer und Versicherung.'],
      en: ['This is the fee only, without plates, vehicle tax and insurance.'],
    });
  }
  const named = saidCell(notIncluded.join(', '), lang);
  return say({ de: ['Nicht enthalten: ', named, '.'], en: ['Not included: ', named, '.'] });
}
