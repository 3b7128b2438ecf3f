// What the overview of all foundings tells: every city with both kinds of articles, and what is the same everywhere.
import {
  type Call,
  type Choice,
  citiesOf,
  type Column,
  counted,
  type Document,
  type FactsRecord,
  joined,
  markedNote,
  money,
  moneyRange,
  note,
  nouns,
  overviewDocument,
  readFields,
  readProvenance,
  type Sentence,
  sentence,
  spanOf,
  type Speaking,
  strong,
  text,
} from '../../src/kit/index.ts';
import { commonFields, type Founding, foundingsIn, withCommon } from './fields.ts';
import { partSentence, withoutWhat } from './headline.ts';
import { reckonedFor } from './notes.ts';
import { type Contract, contractKinds, contracts, type Part } from './words.ts';

export function citiesDocument(answer: FactsRecord, call: Speaking): Document {
  const foundings = foundingsIn(answer);
  const cities = citiesOf(foundings);
  const common = readFields(answer, commonFields);
  const of = (slug: string, contract?: Contract) =>
    foundings.find(
      ({ city, values }) => city.value === slug && (contract ?? values.contract) === values.contract,
    )?.values;
  const [first] = foundings;
  return overviewDocument(
    answer,
    {
      headline: [
        strong(call.say(counted(cities.length, nouns.city))),
        ...contractKinds.flatMap((contract) => spanSentence(foundings, contract, call)),
        ...(first ? withoutWhat(withCommon(first.values, common.values), call) : []),
        '.',
      ],
      notes: [note('condition', reckonedFor(foundings, undefined, call))],
      rows: cities,
      entries: foundings,
      caption: { de: 'Gründungskosten je Stadt', en: 'Founding cost by city' },
      pictured: contracts[contractKinds[0]].label,
      columns: [
        [{ de: 'Stadt', en: 'City' }, ({ label }) => text(label)],
        ...contractKinds.map((contract): Column<Choice> => [
          contracts[contract].label,
          ({ value }) => moneyRange(of(value, contract)?.total),
        ]),
        [{ de: 'Gewerbeanmeldung', en: 'Trade office' }, ({ value }) => moneyRange(of(value)?.tradeOffice)],
      ],
      fields: common,
    },
    call,
  );
}

/** From the cheapest city to the dearest, and where it may cost least, if that is one place. */
function spanSentence(
  foundings: readonly Founding[],
  contract: Contract,
  { say, intent }: Speaking,
): Sentence {
  const priced = foundings.flatMap(({ city, values }) =>
    values.contract === contract && values.total ? [{ city, total: values.total }] : [],
  );
  const span = spanOf(priced.map(({ total }) => total));
  if (!span) return [];
  const [least, second] = priced.filter(({ total }) => total.min === span.min);
  // The cities differ by the trade office alone: told once.
  const isRanked = intent.aspect === 'cost' && contract === contractKinds[0] && least && !second;
  const from = isRanked
    ? say({
        de: sentence` (ab ${money(span.min)} in ${strong(text(least.city.label))})`,
        en: sentence` (from ${money(span.min)} in ${strong(text(least.city.label))})`,
      })
    : [];
  const { withIt } = contracts[contract];
  return [
    contract === 'muster' ? ': ' : ', ',
    ...say({
      de: sentence`${withIt.de} je nach Stadt ${strong(money(span.min, span.max))}`,
      en: sentence`${withIt.en} ${strong(money(span.min, span.max))}, depending on the city`,
    }),
    ...from,
  ];
}

/** What is the same everywhere is told without a city. Undefined where something else was asked, or it is not stated. */
export function commonDocument(
  answer: FactsRecord,
  asked: readonly Part[],
  call: Call,
): Document | undefined {
  const common = readFields(answer, commonFields);
  const [first] = foundingsIn(answer);
  const values = first ? withCommon(first.values, common.values) : common.values;
  const said = asked.flatMap((part) => {
    const says = part === 'capital' || part === 'dues' ? partSentence(part, values, call) : undefined;
    return says ? [says] : [];
  });
  if (said.length === 0 || said.length < asked.length) return undefined;
  const more = asked.includes('capital') ? values.capitalNote : values.duesNote;
  return {
    lang: call.lang,
    headline: [...joined(said, '; '), '.'],
    notes: more === undefined ? [] : [markedNote([text(more)], call.lang)],
    provenance: readProvenance(answer, call.lang, call.today),
  };
}
