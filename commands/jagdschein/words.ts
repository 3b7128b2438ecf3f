// What people ask about the hunting licence: which view of it, which kind of licence, which state; and falconry.
import { getJagdscheinStates } from '../../src/facts/endpoints/getJagdschein.ts';
import {
  both,
  called,
  type Candidate,
  type Choice,
  entriesOf,
  factsMemo,
  type FactsRecord,
  oneOf,
  oneOfService,
  orTown,
  plainIn,
  readChoice,
  refined,
  stateNamed,
  stateNames,
  type Text,
  unanswerable,
  type Word,
} from '../../src/kit/index.ts';

/** A state from the service's list, under the slug that the service gives. */
export const anyJagdscheinState = orTown(
  oneOfService(
    factsMemo(async (facts, signal) =>
      statesIn(await getJagdscheinStates(facts, 'results', signal))
        .map(readChoice)
        .map(named),
    ),
    { nicknames: stateNames, byParts: false },
  ),
);

/** By its written name, where the service says no more than a slug. */
const named = (choice: Choice): Choice => ({ ...choice, label: stateNamed(choice.label) ?? choice.label });

/** The entries of an overview, whatever the service calls them. */
export const statesIn = (answer: FactsRecord) =>
  entriesOf(answer, 'states', 'results', 'laender', 'bundeslaender');

const knownViews = oneOf({
  results: called`Kosten | costs | Ergebnis, Gesamtkosten, ersten Jahr, result, total, first year`,
  facts: called`Fakten | facts | Ausbildung, Jägerausbildung, Jagdausbildung, Prüfung, Jägerprüfung,
    Jagdprüfung, Prüfungsteil, Prüfungsgebühr, Prüfungskosten, Dauer, dauert, wie lang,
    wie lange dauert das, how long, training, exam, exam fee, hunting exam`,
  details: called`Details | details | Gebühr, Jagdscheingebühr, Besonderheiten, fee, fees, licence fee`,
});

/** The kinds of licences; the names that services give them are read by `kindOf`. */
export const kinds = {
  year: called`Jahresjagdschein | One-year licence | Jahresschein, Einjahresjagdschein, JJS,
    1-Jahres-Jagdschein, annual licence, annual hunting licence, one-year hunting licence`,
  twoYears: called`Zweijahresjagdschein | Two-year licence | Zweijahresschein, 2-Jahres-Schein,
    2-Jahres-Jagdschein, zweijähriger Jagdschein, den zweijährigen,
    zwei Jahre, 2 Jahre, two years, 2 years, two-year hunting licence`,
  threeYears: called`Dreijahresjagdschein | Three-year licence | Dreijahresschein, 3-Jahres-Schein,
    3-Jahres-Jagdschein, dreijähriger Jagdschein, den dreijährigen,
    drei Jahre, 3 Jahre, three years, 3 years`,
  day: called`Tagesjagdschein | Day licence | Tagesschein, 14-Tage-Schein, 14 Tage,
    vierzehn Tage, zwei Wochen, 14 days, two weeks`,
  youth: called`Jugendjagdschein | Youth licence | Jugendschein, youth hunting licence`,
} as const satisfies Record<string, { readonly label: Text; readonly words: readonly string[] }>;

const ofTime = /^(?:seit|vor|in|nach|binnen|innerhalb|since|within|after)$/;
const eitherOne = /^(?:oder|und|vs|versus|gegen|statt|or|and)$/;

/** „seit 3 Jahren Jäger“, „in zwei Wochen ist Prüfung“ name no licence; „den Jahresjagdschein um drei Jahre verlängern“ names one. */
export const anyKind = refined(oneOf(kinds), (named, words) => {
  const found = named.filter(({ from }) => !ofTime.test(words[from - 1]?.plain ?? ''));
  const isOfMore = found.some(({ value }) => value === 'threeYears' || value === 'twoYears');
  const isOne = isOfMore && !words.some(({ plain }) => eitherOne.test(plain));
  return isOne ? found.filter(({ value }) => value !== 'year') : found;
});

export type Kind = keyof typeof kinds;

export const kindLabel = (kind: Kind): Text => kinds[kind].label;

/** The contract's words for them. */
export const licenceWords = {
  jahresjagdschein_1: kinds.year,
  jahresjagdschein_2: kinds.twoYears,
  jahresjagdschein_3: kinds.threeYears,
  tagesjagdschein: kinds.day,
  jugendjagdschein_1: kinds.youth,
};

/** From the service's key or name of a licence: jahresjagdschein_1, jahr3, „Tagesjagdschein“. */
export function kindOf(name: string): Kind | undefined {
  if (/jugend|youth/i.test(name)) return 'youth';
  if (/tag|day/i.test(name)) return 'day';
  if (!/jahr|year|annual/i.test(name)) return undefined;
  if (/3|drei|three/i.test(name)) return 'threeYears';
  return /2|zwei|two/i.test(name) ? 'twoYears' : 'year';
}

/** They name the command as well: what else names a view goes before them. */
const examNames = new Set(['jaegerpruefung', 'jagdpruefung', 'huntingexam']);

/** „Kosten“ behind a kind of licence are what that costs: „Tagesschein Bremen Kosten“. In front, it is the view. */
export const views = refined(knownViews, (named, words, context) => {
  const [kind] = anyKind.find(words, context);
  const isPrice = ({ value, from }: Candidate<string>) =>
    value === 'results' && kind !== undefined && from > kind.from && isCost(words[from]);
  const found = sureWhenMistyped(named, words).filter((one) => !isPrice(one) && !isWithExam(words, one));
  // „Jägerprüfung Bayern Gebühr“ asks for the fee of the exam, „Jagdschein Gebühr“ for that of the licence.
  const isOnExam = kind === undefined && found.some((one) => examNames.has(plainIn(words, one)));
  const isItsFee = ({ from }: Candidate<unknown>) => isOnExam && feeWord.test(words[from]?.plain ?? '');
  const isOther = found.some(
    (one) => one.score === 1 && one.value !== 'facts' && !isCost(words[one.from]) && !isItsFee(one),
  );
  const isOnTotal = isOther || words.some((_, at) => isAllInAll(words, at));
  if (isOnTotal) return found.filter((one) => !examNames.has(plainIn(words, one)));
  return found.filter((one) => !isItsFee(one));
});

const feeWord = /^(?:gebuehr(?:en)?|fees?)$/;

/** „Was kostet die Jägerprüfung?“ is about the exam's own fee. */
const isCost = (word: Word | undefined) => /^(?:koste?n?|costs?)$/.test(word?.plain ?? '');

/** „Was kostet der Jagdschein mit Prüfung?“ is about all of it. */
const isWithExam = (words: readonly Word[], { from }: Candidate<unknown>) =>
  /(?:^| )(?:mit|inkl|inklusive|samt|with|including)(?: \w+ (?:und|and))?$/.test(
    words
      .slice(Math.max(0, from - 3), from)
      .map(({ plain }) => plain)
      .join(' '),
  ) && /^(?:pruefung|ausbildung|exam|training)$/.test(words[from]?.plain ?? '');

/** „insgesamt“, „mit welchen Kosten muss ich rechnen“ */
const isAllInAll = (words: readonly Word[], at: number) =>
  /^(?:insgesamt|gesamt|komplett|altogether)$/.test(words[at]?.plain ?? '') ||
  plainIn(words, { from: at, to: at + 2 }) === 'welchenkosten';

/** A long word is meant, also with a typing error; the answer says how it was read. */
const shortestMistyped = 7;

export const sureWhenMistyped = <Value>(
  found: readonly Candidate<Value>[],
  words: readonly Word[],
): readonly Candidate<Value>[] =>
  found.map((one) =>
    one.corrected && (words[one.from]?.plain.length ?? 0) >= shortestMistyped ? { ...one, score: 1 } : one,
  );

const knownFalconry = oneOf({
  falconry: called`Falknerschein | falconry licence | Falkner, Falknerei, Falknerjagdschein,
    Jahresfalknerschein, Falknerprüfung, falconer, falconry exam, falconry permit, falconer licence`,
});

/** People take it for a kind of hunting licence: there is no data on it, and that is said at once. */
export const falconry = unanswerable(
  knownFalconry,
  () => both`Zum Falknerschein habe ich keine Daten, und aus denen zum Jagdschein leite ich nichts ab; die untere Jagdbehörde weiß es. Den Jagdschein nenne ich mit „jagdschein“ und dem Land.
    I have no data on the falconry licence, and I derive nothing from those on the hunting licence; the hunting authority knows. For a hunting licence, ask “hunting-licence” and the state.`,
);
