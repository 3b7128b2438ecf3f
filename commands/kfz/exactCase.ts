// The base fee for just what was said of plate and district: „aus anderem Bezirk, Kennzeichen bleibt“.
import { joined, money, type Sentence, type Speaking, strong, text } from '../../src/kit/index.ts';
import type { CommonRead } from './fields.ts';
import type { Said } from './papers.ts';
import { type Process, ways } from './words.ts';

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
