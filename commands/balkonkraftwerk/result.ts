// What one set costs and saves, what limits its figures, and what is said first for a town without a programme.
import {
  both,
  type Call,
  type Choice,
  code,
  type Document,
  type FactsRecord,
  fieldCell,
  joined,
  moneyRange,
  note,
  onlyFields,
  readFields,
  resultDocument,
  type Sentence,
  type Speaking,
  stateNames,
  statesOf,
  text,
  textsTable,
  together,
  withNotes,
} from '../../src/kit/index.ts';
import { asksWhetherFunded } from '../funding/asked.ts';
import { cityName, cityOrNone, isBaseline, type SolarCity } from './city.ts';
import { setFields, type SetRead, tenYearsLabel } from './fields.ts';
import { isNet, matterOf, rowsFor, setsHeadline } from './headline.ts';
import { type Size, sizes } from './words.ts';

interface Asked {
  readonly city: Choice;
  readonly leistung: Size;
  readonly preis: number | undefined;
  readonly strom: number | undefined;
}

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
      subject: say(both`Balkonkraftwerk, ${sizes[leistung].label.de}, ${name}
        Balcony solar, ${sizes[leistung].label.en}, ${name}`),
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

type Programme = Pick<SetRead, 'status' | 'note'>;

/** „Stuttgart: laut Quelle August 2025 aktiv. Programm prüfen.“; without a city, only the remark. */
export function programmeNote({ status, note }: Programme, city: string | undefined): Sentence | undefined {
  const parts = [city === undefined ? undefined : status, note].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  const said = parts.map((part) => part.replace(/\.$/, '')).join('. ');
  return [...(city === undefined ? [] : [text(city), ': ']), text(said), '.'];
}

/** What the asker did not say, the service decided; that decides about every figure. */
function defaultsNote(
  { price, electricity }: SetRead,
  { preis, strom }: Asked,
  { say, lang }: Speaking,
): Sentence | undefined {
  const priceCell = fieldCell(setFields.price, price, lang);
  const electricityCell = fieldCell(setFields.electricity, electricity, lang);
  const ofPrice = say`Kaufpreis[ ${priceCell}] (anders: ${code('preis 499')})
    purchase price[ ${priceCell}] (to change it: ${code('preis 499')})`;
  const ofElectricity = say`Strompreis[ ${electricityCell}] (anders: ${code('strom 0,35')})
    electricity price[ ${electricityCell}] (to change it: ${code('strom 0,35')})`;
  const taken = [preis === undefined ? ofPrice : undefined, strom === undefined ? ofElectricity : undefined];
  const named = together(taken, say({ de: ' und ', en: ' and ' }));
  return say`Vorgaben des Dienstes: ${named}.\nDefaults of the service: ${named}.`;
}

/** More of them than this would hide the figure. */
const mostNear = 2;

/** Those about this case, and the others. */
function dividedWarnings({ warnings }: SetRead, asked: Pick<Asked, 'city' | 'leistung'>) {
  const near = warnings.filter((said) => isNear(said, asked)).slice(0, mostNear);
  return { near, far: warnings.filter((said) => !near.includes(said)) };
}

/** Not about another size; and a state's programme concerns those who have no city's. */
function isNear(said: string, { city, leistung }: Pick<Asked, 'city' | 'leistung'>): boolean {
  const named = Object.keys(sizes).filter((size) =>
    new RegExp(`\\b${size.replace('w', '')} ?w`, 'i').test(said),
  );
  if (named.length > 0) return named.includes(leistung);
  return isBaseline(city) || !stateNames.some(([name = '']) => said.includes(name));
}

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
  const name = text(without.name);
  const noneThere = state !== undefined && inState.length === 0 && text(state);
  const first = say`**Für ${name} nennt der Dienst kein Programm** (er kennt ${known}[; für ${noneThere} keines]).
    **The service knows no programme for ${name}** (it knows ${known}[; none for ${noneThere}]).`;
  // „Gibt es in Köln Geld dafür?“ is about the programme, „Lohnt es sich?“ about what is left.
  if (asksWhetherFunded(call.intent)) {
    return { ...withNotes(document, [note('answer', document.headline)]), headline: first ?? [] };
  }
  return { ...document, headline: joined([first, document.headline], ' ') };
}
