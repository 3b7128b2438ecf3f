// The first line on a founding: the part that was asked for, then the total with what it leaves out.
import {
  type Call,
  type Choice,
  type FactsRecord,
  joined,
  moneyRange,
  type Sentence,
  sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import { type Contract, contracts } from './contracts.ts';
import { type Part, parts, type PartsAsked } from './parts.ts';
import { type Fees, type Founding, isCapitalLeftOut } from './readFounding.ts';
import { totalIn, withoutWhat } from './total.ts';

interface Asked extends PartsAsked {
  readonly city: Choice;
  readonly contract: Contract;
}

type Speaking = Pick<Call, 'say' | 'intent'>;

/** Undefined where the service states no total. */
export function headlineOf(
  answer: FactsRecord,
  fees: Fees,
  asked: Asked,
  call: Speaking,
): Sentence | undefined {
  if (!fees.total) return undefined;
  const { say } = call;
  const { city } = asked;
  const contract = contracts[asked.contract];
  const partsFirst = partsSentence(asked.parts, fees, call);
  return [
    ...(asksForCapital(asked, call) && isCapitalLeftOut(answer) ? notIncluded(call) : []),
    ...(partsFirst ? [...partsFirst, '. '] : []),
    ...totalIn(fees.total, call, true),
    ...say({
      de: sentence` Gründungskosten in ${text(city.label)} ${contract.withIt.de}`,
      en: sentence` to found a GmbH in ${text(city.label)} ${contract.withIt.en}`,
    }),
    ...withoutWhat(fees.shareCapital, call),
    '.',
  ];
}

/** „Ist das Stammkapital enthalten?“ */
const asksForCapital = ({ parts: asked, isIncludedAsked }: PartsAsked, { intent }: Speaking) =>
  intent.whether && isIncludedAsked && asked.includes('shareCapital');

const notIncluded = ({ say }: Speaking): Sentence =>
  say({
    de: sentence`${strong('Nein')}, das Stammkapital ist nicht enthalten. `,
    en: sentence`${strong('No')}, the share capital is not included. `,
  });

/** „Notar 699,13 bis 889,53 €, Handelsregister 200 €“ */
function partsSentence(asked: readonly Part[], fees: Fees, { say }: Speaking): Sentence | undefined {
  const said = asked.flatMap((part): Sentence[] => {
    const amount = moneyRange(fees[part]);
    return amount ? [[`${upperFirst(say(parts[part].label))} `, strong(amount)]] : [];
  });
  return said.length > 0 ? joined(said, ', ') : undefined;
}

/** The same for both kinds of articles; once, where it is the same amount. */
export function partsBeforeBoth(foundings: readonly Founding[], on: PartsAsked, call: Speaking): Sentence {
  const { say } = call;
  const isLeftOut = foundings.length > 0 && foundings.every((one) => one.isCapitalLeftOut);
  const verdict = asksForCapital(on, call) && isLeftOut ? notIncluded(call) : [];
  const said = on.parts.flatMap((part): Sentence[] => {
    const known = foundings.flatMap((one) => {
      const amount = one[part];
      return amount ? [{ amount, contract: one.contract }] : [];
    });
    const [first] = known;
    if (!first || known.length < foundings.length) return [];
    const isSame = known.every(
      ({ amount }) => amount.min === first.amount.min && amount.max === first.amount.max,
    );
    const amounts = (isSame ? [first] : known).map(({ amount, contract }): Sentence => [
      strong(moneyRange(amount) ?? ''),
      isSame ? '' : ` ${say(contracts[contract].withIt)}`,
    ]);
    return [[`${upperFirst(say(parts[part].label))} `, ...joined(amounts, ', ')]];
  });
  return [...verdict, ...(said.length > 0 ? [...joined(said, '; '), '. '] : [])];
}

const upperFirst = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);
