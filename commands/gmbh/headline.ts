// The first line on a founding: what was asked for, then the total with what it leaves out.
import {
  type Call,
  type FieldsRead,
  joined,
  money,
  type Range,
  type Sentence,
  sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import type { foundingFields, FoundingRead } from './fields.ts';
import type { OtherFounding } from './notes.ts';
import { type Contract, contracts, type Part, parts, type PartsAsked } from './words.ts';

type Speaking = Pick<Call, 'say' | 'intent'>;

/** One kind of articles, and what the service states for it. */
export interface Told extends FieldsRead<typeof foundingFields> {
  readonly contract: Contract;
  /** Its total was added up for other founders than those that the service reckons for. */
  readonly others?: OtherFounding | undefined;
}

/** One founding, or both kinds of articles; undefined where the service states nothing that was asked for. */
export function foundingHeadline(
  told: readonly Told[],
  city: string,
  asked: PartsAsked,
  call: Speaking,
): Sentence | undefined {
  const [first] = told;
  if (!first) return undefined;
  const offices = call.intent.aspect === 'authority' ? authorityIn(first.values, call) : [];
  const opening = offices.length > 0 ? offices : partsFirst(told, city, asked, call);
  const totals = told.flatMap(({ contract, values: { total }, others }, at): Sentence[] => {
    const { withIt } = contracts[contract];
    const what = call.say({ de: ' Gründungskosten in ', en: ' to found a GmbH in ' });
    const where = at === 0 ? [what, text(city)] : [];
    const whose = others?.total
      ? call.say({ de: ` für ${others.who.de} (errechnet)`, en: ` for ${others.who.en} (added up)` })
      : '';
    return total ? [[...totalIn(total, call, at === 0), ...where, ` ${call.say(withIt)}`, whose]] : [];
  });
  if (opening.length > 0 || totals.length < told.length) return opening.length > 0 ? opening : undefined;
  return [...joined(totals, ', '), ...withoutWhat(first.values, call), '.'];
}

/** „… inklusive Notar“ asks for the whole. */
const isSum =
  /\b(?:inkl\w*|mitsamt|samt|gesamt\w*|insgesamt|zusammen|gründungskosten|total|including|altogether)\b/i;
/** So much of a question is looked at. */
const mostLetters = 2_000;

export const isWholeAsked = ({ question, intent }: Pick<Call, 'question' | 'intent'>): boolean =>
  !intent.whether && isSum.test(question.slice(0, mostLetters));

/** „Welche IHK ist zuständig?“ */
function authorityIn({ court, chamber }: FoundingRead, { say }: Speaking): Sentence {
  const offices = [court, chamber].flatMap((office) =>
    office === undefined ? [] : [[strong(text(office))]],
  );
  if (offices.length === 0) return [];
  const all = joined(offices, say({ de: ' und ', en: ' and ' }));
  return [say({ de: 'Zuständig: ', en: 'In charge: ' }), ...all, '. '];
}

/** The parts that were asked for; with both kinds of articles once, where it is the same amount. */
function partsFirst(
  told: readonly Told[],
  city: string,
  { parts: asked, isIncludedAsked }: PartsAsked,
  call: Speaking,
): Sentence {
  const { say, intent } = call;
  const said = asked.flatMap((part): Sentence[] => {
    const known = told.flatMap(({ contract, values }) => {
      const says = partSentence(part, values, call);
      return says ? [{ says, amount: values[part], withIt: call.say(contracts[contract].withIt) }] : [];
    });
    const [one, other] = known;
    if (!one || known.length < told.length) return [];
    const isSame = one.amount?.min === other?.amount?.min && one.amount?.max === other?.amount?.max;
    const isOfArticles = part === 'notary' && told.length === 1;
    if (!other?.amount || isSame) return [isOfArticles ? [...one.says, ` ${one.withIt}`] : one.says];
    const second = strong(money(other.amount.min, other.amount.max));
    return [[...one.says, ` ${one.withIt}, `, second, ` ${other.withIt}`]];
  });
  const isOfCity = asked.some((part) => part !== 'capital' && part !== 'dues');
  const isVerdict = intent.whether && isIncludedAsked && asked.includes('capital');
  const isLeftOut = told.every(({ values }) => values.isCapitalInTotal === false);
  const no = say({
    de: sentence`${strong('Nein')}, das Stammkapital ist nicht enthalten. `,
    en: sentence`${strong('No')}, the share capital is not included. `,
  });
  return [
    ...(isVerdict && isLeftOut ? no : []),
    ...joined(said, told.length > 1 ? '; ' : ', '),
    ...(said.length > 0 && isOfCity ? [' (', text(city), ')'] : []),
    ...(said.length > 0 ? ['. '] : []),
  ];
}

/** „Notar **699,13 bis 889,53 €**“; what the service calls an example is called so. */
export function partSentence(
  part: Part,
  values: Partial<FoundingRead>,
  { say }: Pick<Call, 'say'>,
): Sentence | undefined {
  const amount = values[part];
  if (!amount) return undefined;
  const label = say(parts[part].label);
  const name = `${label.charAt(0).toUpperCase()}${label.slice(1)} `;
  const figure = strong(money(amount.min, amount.max));
  if (part === 'capital') {
    const first = values.paidIn && money(values.paidIn.min, values.paidIn.max);
    const paid = first
      ? say({
          de: sentence` (davon vor der Eintragung mindestens ${first} einzuzahlen)`,
          en: sentence` (at least ${first} of it to be paid in before registration)`,
        })
      : [];
    return [name, say({ de: 'mindestens ', en: 'at least ' }), figure, ...paid];
  }
  const named = [name, figure];
  if (part !== 'dues') return named;
  const isExample = values.duesSure === 'illustrative';
  return [
    ...named,
    say({ de: ' im Jahr', en: ' a year' }),
    isExample ? say({ de: ' (Beispielwert, nicht bestätigt)', en: ' (example, not confirmed)' }) : '',
  ];
}

/** In whole euros, „rund“ where cents are left out; the table has them. */
function totalIn({ min, max }: Range, { say }: Pick<Call, 'say'>, isFirst: boolean): Sentence {
  const [least, most] = [Math.round(min), Math.round(max)];
  const about = isFirst ? say({ de: 'Rund ', en: 'About ' }) : say({ de: 'rund ', en: 'about ' });
  const isWhole = least === min && most === max;
  return [...(isWhole ? [] : [about]), strong(money(least, most))];
}

/** Both are left out of the totals by the contract, unless the service says that one is in them. */
export function withoutWhat(
  values: Pick<FoundingRead, 'capital' | 'isCapitalInTotal' | 'areDuesInTotal'>,
  { say }: Pick<Call, 'say'>,
): Sentence {
  const { capital, isCapitalInTotal, areDuesInTotal } = values;
  const amount = capital ? sentence` (${money(capital.min, capital.max)})` : [];
  const without = [
    ...(isCapitalInTotal
      ? []
      : [[say({ de: 'ohne Stammkapital', en: 'without the share capital' }), ...amount]]),
    ...(areDuesInTotal ? [] : [[say({ de: 'ohne IHK-Beitrag', en: 'without the IHK contribution' })]]),
  ];
  return without.length > 0 ? [' – ', ...joined(without, say({ de: ' und ', en: ' and ' }))] : [];
}
