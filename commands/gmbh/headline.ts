// The first line on a founding: what was asked for, then the total with what it leaves out.
import {
  begun,
  type FieldsRead,
  isExample,
  joined,
  money,
  moneyRange,
  type Range,
  type Sentence,
  type Speaking,
  text,
  textCell,
  together,
} from '../../src/kit/index.ts';
import type { foundingFields, FoundingRead } from './fields.ts';
import type { OtherFounding } from './notes.ts';
import { type Contract, contracts, type Part, parts, type PartsAsked } from './words.ts';

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
  const offices = call.intent.aspect === 'authority' ? authorityIn(first.values, call) : undefined;
  const opening = offices ?? partsFirst(told, city, asked, call);
  if (opening) return opening;
  const { say } = call;
  const totals = told.map(({ contract, values: { total }, others }, at) => {
    const { withIt } = contracts[contract];
    const place = at === 0 && text(city);
    const whose = others?.total && others.who;
    const sum = totalIn(total, call);
    return say`${sum}[ Gründungskosten in ${place}] ${withIt}[ für ${whose} (errechnet)]
      ${sum}[ to found a GmbH in ${place}] ${withIt}[ for ${whose} (added up)]`;
  });
  if (totals.includes(undefined)) return undefined;
  return [...begun(joined(totals, ', ')), ...withoutWhat(first.values, call), '.'];
}

/** „… inklusive Notar“ asks for the whole. */
const isSum =
  /\b(?:inkl\w*|mitsamt|samt|gesamt\w*|insgesamt|zusammen|gründungskosten|total|including|altogether)\b/i;
/** So much of a question is looked at. */
const mostLetters = 2_000;

export const isWholeAsked = ({ question, intent }: Speaking): boolean =>
  !intent.whether && isSum.test(question.slice(0, mostLetters));

/** „Welche IHK ist zuständig?“ */
function authorityIn({ court, chamber }: FoundingRead, { say }: Speaking): Sentence | undefined {
  const offices = [court, chamber].map((office) => say`**${textCell(office)}**`);
  const all = together(offices, say({ de: ' und ', en: ' and ' }));
  return say`Zuständig: ${all}.\nIn charge: ${all}.`;
}

/** The parts that were asked for; with both kinds of articles once, where it is the same amount. */
function partsFirst(
  told: readonly Told[],
  city: string,
  { parts: asked, isIncludedAsked }: PartsAsked,
  call: Speaking,
): Sentence | undefined {
  const { say, intent } = call;
  const said = asked.map((part) => {
    const known = told.flatMap(({ contract, values }) => {
      const says = partSentence(part, values, call);
      return says ? [{ says, amount: values[part], withIt: contracts[contract].withIt }] : [];
    });
    const [one, other] = known;
    if (!one || known.length < told.length) return undefined;
    const isSame = one.amount?.min === other?.amount?.min && one.amount?.max === other?.amount?.max;
    const isOfArticles = part === 'notary' && told.length === 1;
    if (!other?.amount || isSame) return isOfArticles ? say`${one.says} ${one.withIt}` : one.says;
    const second = money(other.amount.min, other.amount.max);
    return say`${one.says} ${one.withIt}, **${second}** ${other.withIt}`;
  });
  const isVerdict = intent.whether && isIncludedAsked && asked.includes('capital');
  const isLeftOut = isVerdict && told.every(({ values }) => values.isCapitalInTotal === false);
  const no = say`**Nein**, das Stammkapital ist nicht enthalten.\n**No**, the share capital is not included.`;
  const all = together(said, told.length > 1 ? '; ' : ', ');
  const place = asked.some((part) => part !== 'capital' && part !== 'dues') && text(city);
  return together([isLeftOut ? no : undefined, say`${all}[ (${place})].`], ' ');
}

/** „Notar **699,13 bis 889,53 €**“; what the service calls an example is called so. */
export function partSentence(
  part: Part,
  values: Partial<FoundingRead>,
  { say }: Speaking,
): Sentence | undefined {
  const amount = moneyRange(values[part]);
  const name = begun([say(parts[part].label)]);
  if (part === 'capital') {
    const first = moneyRange(values.paidIn);
    return say`${name} mindestens **${amount}**[ (davon vor der Eintragung mindestens ${first} einzuzahlen)]
      ${name} at least **${amount}**[ (at least ${first} of it to be paid in before registration)]`;
  }
  if (part !== 'dues') return say`${name} **${amount}**`;
  return say`${name} **${amount}** im Jahr[${isExample(values.duesSure)} (Beispielwert, nicht bestätigt)]
    ${name} **${amount}** a year[${isExample(values.duesSure)} (example, not confirmed)]`;
}

/** In whole euros, „rund“ where cents are left out; the table has them. */
function totalIn(total: Range | undefined, { say }: Speaking): Sentence | undefined {
  if (!total) return undefined;
  const [least, most] = [Math.round(total.min), Math.round(total.max)];
  const isRound = least !== total.min || most !== total.max;
  return say`[${isRound}rund ]**${money(least, most)}**\n[${isRound}about ]**${money(least, most)}**`;
}

/** Both are left out of the totals by the contract, unless the service says that one is in them. */
export function withoutWhat(
  values: Pick<FoundingRead, 'capital' | 'isCapitalInTotal' | 'areDuesInTotal'>,
  { say }: Speaking,
): Sentence {
  const amount = moneyRange(values.capital);
  const noCapital = say`ohne Stammkapital[ (${amount})]\nwithout the share capital[ (${amount})]`;
  const noDues = say`ohne IHK-Beitrag\nwithout the IHK contribution`;
  const without = together(
    [values.isCapitalInTotal ? undefined : noCapital, values.areDuesInTotal ? undefined : noDues],
    say({ de: ' und ', en: ' and ' }),
  );
  return without ? [' – ', ...without] : [];
}
