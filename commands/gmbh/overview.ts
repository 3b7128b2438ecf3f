// What the overview of all foundings tells: every city with both kinds of articles, and what is the same everywhere.
import {
  asksForMost,
  type Call,
  type Choice,
  citiesOf,
  citiesReferredTo,
  type Column,
  counted,
  type Document,
  type FactsRecord,
  joined,
  markedNote,
  moneyRange,
  note,
  nouns,
  overviewDocument,
  placesListed,
  readFields,
  readProvenance,
  spanOf,
  type Speaking,
  text,
  together,
} from '../../src/kit/index.ts';
import { commonFields, type Founding, foundingsIn, withCommon } from './fields.ts';
import { partSentence, withoutWhat } from './headline.ts';
import { reckonedFor } from './notes.ts';
import type { Founders } from './founders.ts';
import { type Contract, contractKinds, contracts, type Part } from './words.ts';

/** `kinds` are the articles that were asked for. */
export function citiesDocument(
  answer: FactsRecord,
  kinds: readonly Contract[],
  said: Founders | undefined,
  call: Speaking,
): Document {
  const all = foundingsIn(answer);
  const foundings = all.filter(({ values: { contract } }) => kinds.some((kind) => kind === contract));
  const cities = citiesOf(foundings);
  const common = readFields(answer, commonFields);
  const of = (slug: string, contract?: Contract) =>
    foundings.find(
      ({ city, values }) => city.value === slug && (contract ?? values.contract) === values.contract,
    )?.values;
  const [first] = foundings;
  const isRanked = asksForMost(call.question);
  const [, ...without] = first ? withoutWhat(withCommon(first.values, common.values), call) : [];
  const number = counted(cities.length, nouns.city);
  const spans = together(
    kinds.map((contract) => spanSentence(foundings, contract, call)),
    ', ',
  );
  return overviewDocument(
    answer,
    {
      headline: call.say`**${number}**[: ${spans}][ – ${without.length > 0 && without}].`,
      notes: [
        note('condition', reckonedFor(foundings, said, call)),
        // A ranking has another first line, and is of the same totals.
        note('condition', isRanked && without.length > 0 ? [call.say(totals), ...without, '.'] : undefined),
      ],
      rows: cities,
      entries: all,
      caption: { de: 'Gründungskosten je Stadt', en: 'Founding cost by city' },
      pictured: contracts[kinds[0] ?? 'muster'].label,
      columns: [
        [{ de: 'Stadt', en: 'City' }, ({ label }) => text(label)],
        ...kinds.map((contract): Column<Choice> => [
          contracts[contract].label,
          ({ value }) => moneyRange(of(value, contract)?.total),
        ]),
        [{ de: 'Gewerbeanmeldung', en: 'Trade office' }, ({ value }) => moneyRange(of(value)?.tradeOffice)],
      ],
      fields: common,
      places: (overview) => {
        const referred = citiesReferredTo(overview, contractKinds);
        return referred.length > 0 ? referred : placesListed(overview);
      },
    },
    call,
  );
}

const totals = { de: 'Summen ', en: 'Totals ' };

/** From the cheapest city to the dearest. */
function spanSentence(foundings: readonly Founding[], contract: Contract, { say }: Speaking) {
  const totals = foundings.flatMap(({ values }) =>
    values.contract === contract ? (values.total ?? []) : [],
  );
  const [span, { withIt }] = [moneyRange(spanOf(totals)), contracts[contract]];
  return say`${withIt} je nach Stadt **${span}**\n${withIt} **${span}**, depending on the city`;
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
