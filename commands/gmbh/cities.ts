// All cities with both kinds of articles.
import {
  type Call,
  citiesOf,
  type Document,
  type FactsRecord,
  money,
  moneyRange,
  overviewDocument,
  type Range,
  type Sentence,
  sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import { type Contract, contracts } from './contracts.ts';
import { labels } from './labels.ts';
import { type Founding, foundingsIn, readShareCapital } from './readFounding.ts';
import { withoutWhat } from './total.ts';

export function citiesDocument(answer: FactsRecord, call: Pick<Call, 'lang' | 'say' | 'today'>): Document {
  const { lang, say } = call;
  const foundings = foundingsIn(answer);
  const shareCapital = foundings[0]?.shareCapital ?? readShareCapital(answer);
  const cities = citiesOf(foundings);
  const totalOf = (slug: string, contract: Contract) =>
    foundings.find((one) => one.city.value === slug && one.contract === contract)?.total;
  const assumption = answer.text('assumption_de', 'assumption', 'annahme');
  return overviewDocument(
    answer,
    {
      headline: headline(foundings, cities.length, shareCapital, call),
      notes: [assumption === undefined ? undefined : [text(assumption)]],
      rows: cities,
      entries: foundings.map(({ record }) => record),
      caption: say({ de: 'Gründungskosten je Stadt', en: 'Founding cost by city' }),
      columns: [
        { label: say({ de: 'Stadt', en: 'City' }), cell: ({ label }) => text(label) },
        {
          label: contracts.muster.label[lang],
          cell: ({ value }) => moneyRange(totalOf(value, 'muster')),
        },
        {
          label: contracts.individuell.label[lang],
          cell: ({ value }) => moneyRange(totalOf(value, 'individuell')),
        },
        {
          label: say({ de: 'Gewerbeanmeldung', en: 'Trade office' }),
          cell: ({ value }) => moneyRange(foundings.find(({ city }) => city.value === value)?.tradeOffice),
        },
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
  const number = strong(say({ de: `${cities} Städte`, en: `${cities} cities` }));
  const spans = (['muster', 'individuell'] as const).flatMap((contract): Sentence => {
    const totals = foundings.flatMap((one) => (one.contract === contract && one.total ? [one.total] : []));
    if (totals.length === 0) return [];
    const least = Math.min(...totals.map(({ min }) => min));
    const most = Math.max(...totals.map(({ max }) => max));
    const withIt = say(contracts[contract].withIt);
    return [
      contract === 'muster' ? ': ' : ', ',
      ...say({
        de: sentence`${withIt} je nach Stadt ${strong(money(least, most))}`,
        en: sentence`${withIt} ${strong(money(least, most))}, depending on the city`,
      }),
    ];
  });
  return [number, ...spans, ...(spans.length > 0 ? withoutWhat(shareCapital, call) : []), '.'];
}
