// What is said first for a town without a programme: that the service knows none there, and where it does.
import {
  type Call,
  type Document,
  joined,
  sentence,
  statesOf,
  strong,
  text,
  note,
} from '../../src/kit/index.ts';
import { cityOrNone, isBaseline, type SolarCity } from './city.ts';

/** „Gibt es in Köln Geld dafür?“ is about the programme, „Lohnt es sich?“ about what is left. */
const asksForProgramme = ({ intent }: Pick<Call, 'intent'>) =>
  intent.whether && !intent.worth && (intent.aspect === undefined || intent.aspect === 'cost');

/** The answer of the baseline, behind a sentence that says why it is the baseline; any other answer as it is. */
export async function withoutProgramme(
  document: Document,
  { without }: SolarCity,
  call: Call,
): Promise<Document> {
  const { facts, signal, say } = call;
  if (!without) return document;
  const offered = (await cityOrNone.choices?.(facts, signal)) ?? [];
  const cities = offered.filter((city) => !isBaseline(city));
  const [state] = without.states.length === 1 ? without.states : [];
  const inState = cities.filter((city) => state !== undefined && statesOf(city).includes(state));
  const known = joined(
    [...inState, ...cities.filter((city) => !inState.includes(city))].map(({ label }) => [text(label)]),
    ', ',
  );
  const noneInState =
    state === undefined || inState.length > 0
      ? []
      : say({ de: sentence`; für ${text(state)} keines`, en: sentence`; none for ${text(state)}` });
  const first = say({
    de: [
      ...sentence`${strong('Für ', text(without.name), ' nennt der Dienst kein Programm')} (er kennt `,
      ...known,
      ...noneInState,
      '). ',
    ],
    en: [
      ...sentence`${strong('The service knows no programme for ', text(without.name))} (it knows `,
      ...known,
      ...noneInState,
      '). ',
    ],
  });
  if (asksForProgramme(call)) {
    return {
      ...document,
      headline: first,
      notes: [note('answer', document.headline), ...(document.notes ?? [])],
    };
  }
  return { ...document, headline: [...first, ...document.headline] };
}
