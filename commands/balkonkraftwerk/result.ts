// What one set costs and saves, with what it was reckoned with; and what is said first for a town without a programme.
import {
  type Call,
  type Document,
  type FactsRecord,
  joined,
  moneyRange,
  note,
  onlyFields,
  readFields,
  resultDocument,
  sentence,
  statesOf,
  strong,
  text,
  textsTable,
} from '../../src/kit/index.ts';
import { cityName, cityOrNone, isBaseline, type SolarCity } from './city.ts';
import { setFields, tenYearsLabel } from './fields.ts';
import { isNet, matterOf, rowsFor, setsHeadline } from './headline.ts';
import { type Asked, defaultsNote, dividedWarnings, programmeNote } from './notes.ts';
import { sizes } from './words.ts';

export function setDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const { lang, say } = call;
  const { city, leistung } = asked;
  const fields = readFields(answer, setFields);
  const { values } = fields;
  const name = cityName(city, lang);
  const { near, far } = dividedWarnings(values, asked);
  const about = {
    isBaseline: isBaseline(city),
    hasOwnPrice: asked.preis !== undefined,
  };
  const matter = matterOf(call, about.hasOwnPrice);
  const hasTenYears = matter === undefined || matter === 'savings' || matter === 'years';
  return resultDocument(
    answer,
    {
      headline: setsHeadline([values], about, call),
      subject: say({
        de: `Balkonkraftwerk, ${sizes[leistung].label.de}, ${name}`,
        en: `Balcony solar, ${sizes[leistung].label.en}, ${name}`,
      }),
      notes: [
        note('condition', programmeNote(values, isBaseline(city) ? undefined : name)),
        note('condition', defaultsNote(values, asked, call)),
        ...near.map((said) => [text(said)]),
      ],
      fields: matter ? onlyFields(fields, rowsFor[matter]) : fields,
      asked: { ...asked, watts: leistung.replace('w', '') },
      said: ['tenYears'],
      rows: [
        [tenYearsLabel(isNet(values)), moneyRange(values.tenYears), hasTenYears ? undefined : 'beside'],
        [setFields.size.label, text(sizes[leistung].label[lang]), 'beside'],
        [setFields.city.label, text(name), 'beside'],
      ],
      tables: textsTable(setFields.warnings.label[lang], far, { folded: true }),
    },
    call,
  );
}

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
