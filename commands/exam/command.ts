// What the commands on both examinations have in common: the cities to choose from, and both answers, from one resource each.
import {
  type Call,
  citiesOf,
  type FactsRecord,
  listOfCities,
  oneOfCities,
  type OverviewCall,
  type Text,
} from '../../src/kit/index.ts';
import { examFields, examsIn } from './fields.ts';
import { citiesDocument } from './overview.ts';
import { examDocument, type Place } from './result.ts';
import { type Course, partsIn, type PartsSaid } from './words.ts';

type Facts = Call['facts'];
type Case = { readonly city: string; readonly kursformat: Course };
type Said = PartsSaid & { readonly kursformat?: Course | undefined };

interface Examination {
  /** Every city with each kind of course. */
  readonly overview: (facts: Facts, signal: AbortSignal) => Promise<FactsRecord>;
  readonly result: (facts: Facts, asked: Case, signal: AbortSignal) => Promise<FactsRecord>;
  /** What the examination is called in such a place. */
  readonly titled: (where: string) => Text;
}

export const examCities = (overview: Examination['overview'], options?: { readonly byPostcode: true }) =>
  oneOfCities(
    listOfCities(overview, (answer) => citiesOf(examsIn(answer))),
    options,
  );

export const examAnswers = ({ overview, result, titled }: Examination) => ({
  async run(call: Call & { readonly values: Said & { readonly city: Place } }) {
    const { facts, signal, values } = call;
    const { city: place, kursformat = 'median' } = values;
    const answer = await result(facts, { city: place.value, kursformat }, signal);
    const others = values.kursformat === undefined ? await overview(facts, signal) : undefined;
    return examDocument(answer, titled, { place, kursformat, others, parts: partsIn(values) }, call);
  },
  async overview(call: OverviewCall & { readonly values: Said }) {
    const asked = { kind: call.values.kursformat, parts: partsIn(call.values) };
    return citiesDocument(await overview(call.facts, call.signal), asked, call);
  },
  fields: [examFields],
  knows: async ({ facts, signal }: Pick<Call, 'facts' | 'signal'>) => [
    { answer: await overview(facts, signal) },
  ],
});
