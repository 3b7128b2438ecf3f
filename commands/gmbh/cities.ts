// All cities with both kinds of articles.
import {
  type Call,
  type Choice,
  citiesOf,
  type Column,
  type Document,
  type FactsRecord,
  moneyRange,
  overviewDocument,
  type Range,
  type Sentence,
  sentence,
  spanOf,
  type Speaking,
  strong,
  text,
  textNote,
  counted,
  nouns,
  note,
} from '../../src/kit/index.ts';
import { type Contract, contractKinds, contracts } from './contracts.ts';
import { labels } from './labels.ts';
import { type Founding, foundingsIn, readAssumption, readShareCapital } from './readFounding.ts';
import { withoutWhat } from './total.ts';

export function citiesDocument(answer: FactsRecord, call: Speaking): Document {
  const foundings = foundingsIn(answer);
  const shareCapital = foundings[0]?.shareCapital ?? readShareCapital(answer);
  const cities = citiesOf(foundings);
  const totalOf = (slug: string, contract: Contract) =>
    foundings.find((one) => one.city.value === slug && one.contract === contract)?.total;
  return overviewDocument(
    answer,
    {
      headline: headline(foundings, cities.length, shareCapital, call),
      notes: [note('condition', textNote(readAssumption(answer)))],
      rows: cities,
      entries: foundings.map(({ record }) => record),
      caption: { de: 'Gründungskosten je Stadt', en: 'Founding cost by city' },
      pictured: contracts[contractKinds[0]].label,
      columns: [
        [{ de: 'Stadt', en: 'City' }, ({ label }) => text(label)],
        ...contractKinds.map((contract): Column<Choice> => [
          contracts[contract].label,
          ({ value }) => moneyRange(totalOf(value, contract)),
        ]),
        [
          { de: 'Gewerbeanmeldung', en: 'Trade office' },
          ({ value }) => moneyRange(foundings.find(({ city }) => city.value === value)?.tradeOffice),
        ],
      ],
      labels,
    },
    call,
  );
}

/** From the cheapest city to the dearest, for each kind of articles. */
function headline(
  foundings: readonly Founding[],
  cities: number,
  shareCapital: Range | undefined,
  call: Pick<Call, 'say'>,
): Sentence {
  const { say } = call;
  const number = strong(say(counted(cities, nouns.city)));
  const spans = contractKinds.flatMap((contract): Sentence => {
    const ofKind = foundings.filter((one) => one.contract === contract);
    const totals = moneyRange(spanOf(ofKind.flatMap(({ total }) => total ?? [])));
    if (!totals) return [];
    const withIt = say(contracts[contract].withIt);
    return [
      contract === 'muster' ? ': ' : ', ',
      ...say({
        de: sentence`${withIt} je nach Stadt ${strong(totals)}`,
        en: sentence`${withIt} ${strong(totals)}, depending on the city`,
      }),
    ];
  });
  return [number, ...spans, ...(spans.length > 0 ? withoutWhat(shareCapital, call) : []), '.'];
}
