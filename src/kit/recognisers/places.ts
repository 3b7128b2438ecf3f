// Finds German towns among words, known to the facts service or not: by name, by postal code, by a district of Berlin.
import { plainName } from '../../facts/index.ts';
import {
  allTowns,
  cityNames,
  meant,
  type NamedTown,
  shortName,
  stateNames,
  type Town,
} from '../../germany/index.ts';
import { kept, oncePer } from '../../memo.ts';
import { townOfInhabitant } from './inhabitants.ts';
import { districts, quarterOf } from './quarters.ts';
import type { Choice } from './recogniser.ts';
import { abroad, announcing, articles, cityCodes, everydayBehind } from './placeWords.ts';
import { isFilling, plainIn, runsFrom, slugOf, type Span, type Word } from './words.ts';

export interface FoundPlace extends Span {
  /** As people call it. */
  readonly name: string;
  /** What services are likely to call it. */
  readonly slug: string;
  /** The states that it may lie in; several where towns share the name. */
  readonly states: readonly string[];
  /** The towns that it may be; none for a district of Berlin. */
  readonly towns: readonly Town[];
  /** By its postal code alone, without a name. */
  readonly isCode: boolean;
  /** The word may mean something else, and nothing around it says that it is a place. */
  readonly isDoubtful: boolean;
}

type Place = Omit<FoundPlace, 'from' | 'to' | 'isCode' | 'isDoubtful'>;

const longestName = 5;

/** Every place among the words, from the left. Pure. */
export const placesAmong = oncePer((words: readonly Word[]): readonly FoundPlace[] => {
  const found: FoundPlace[] = [];
  for (let from = 0; from < words.length; from = Math.max(from + 1, found.at(-1)?.to ?? 0)) {
    // „Schleswig-Holstein“ lies not in Schleswig.
    if (words[from]?.text.includes('-') && isStateName(words[from]?.plain ?? '')) continue;
    const place = atCode(words, from) ?? atInhabitant(words, from) ?? atName(words, from);
    if (place) found.push(place);
  }
  return found.map((place) => asQuarter(place, words, found));
});

/** „Berlin … Lichtenberg“: beside its city, the quarter is meant and no far village of that name. */
function asQuarter(place: FoundPlace, words: readonly Word[], all: readonly FoundPlace[]): FoundPlace {
  const quarter = quarterOf(plainIn(words, place));
  const isOfCity = ({ slug }: FoundPlace) => quarter?.slug === slug || quarter?.slug.startsWith(`${slug}-`);
  const isBeside = quarter?.slug !== place.slug && all.some((other) => other !== place && isOfCity(other));
  return quarter && isBeside ? { ...place, ...quarter } : place;
}

/** Whether a town that people have heard of has this name, plainly written; not the first half of it alone. */
export const mayBeTown = (plain: string): boolean =>
  towns()
    .named(plain)
    .some(({ town, by }) => by !== 'first' && !town.isVillage);

/** Whether a plainly written word is the name of a town and hardly anything else. */
export const isTownName = (plain: string): boolean =>
  !isStateName(plain) &&
  towns()
    .named(plain)
    .some(({ town, by }) => by !== 'first' && !town.isEveryday && !town.isVillage);

/** The states that a place of a service's list may lie in, by its name or its slug; none for what is no place. */
export const statesOf = ({ value, label }: Choice): readonly string[] =>
  (placeCalled(plainName(label)) ?? placeCalled(plainName(value)))?.states ?? [];

/** The written name of a town whatever it is called, koeln → Köln; undefined for what is none. */
export const townCalled = (name: string): string | undefined => placeCalled(plainName(name))?.name;

const towns = allTowns;

const cityStates = new Set(['Berlin', 'Bremen', 'Hamburg'].map(plainName));
const plainStates = new Set(stateNames.flat().map(plainName));
/** „bayern“, „meck-pomm“; a city that is a state is a town. Pure. */
export const isStateName = (plain: string): boolean => plainStates.has(plain) && !cityStates.has(plain);

const nicknames = new Map(
  cityNames.flatMap(([name = '', ...others]) => others.map((other) => [plainName(other), name] as const)),
);

/** The same few towns are asked about again and again. */
const knownPlaces = kept<string, Place>({ most: 500 });

function placeCalled(plain: string): Place | undefined {
  const before = knownPlaces.get(plain);
  if (before) return before;
  const place = placeNamed(plain);
  if (place) knownPlaces.set(plain, place);
  return place;
}

function placeNamed(plain: string): Place | undefined {
  const nickname = nicknames.get(plain);
  const named = nickname === undefined ? plain : plainName(nickname);
  return isStateName(named) ? undefined : (townPlace(towns().named(named)) ?? districts.get(plain));
}

function townPlace(named: readonly NamedTown[]): Place | undefined {
  const mayBe = meant(named);
  const [first] = mayBe;
  if (!first) return undefined;
  const short = shortName(first.name);
  const isAlone = meant(towns().named(plainName(short))).length === 1;
  const isShort = mayBe.length > 1 || (isAlone && meant(towns().named(plainName(short)))[0] === first);
  const written = cityNames.some(([name]) => name === first.name) || !isShort ? first.name : short;
  return {
    name: written,
    slug: slugOf(written),
    states: [...new Set(mayBe.map(({ state }) => state))],
    towns: mayBe,
  };
}

function atName(words: readonly Word[], from: number): FoundPlace | undefined {
  for (const { plain, to } of runsFrom(words, from, longestName)) {
    if (plain.length < 2 || plain.length > towns().longest) continue;
    const place = placeCalled(plain);
    if (!place || !isWhole(words, { from, to }, plain, place)) continue;
    const certainty = howSure(words, { from, to }, plain);
    if (certainty !== 'no') return { from, to, isCode: false, isDoubtful: certainty === 'maybe', ...place };
  }
  return atPartOfTown(words, from);
}

/** „Bremen-Vegesack“, „Köln-Ehrenfeld“: a part of a town, written behind its name. */
function atPartOfTown(words: readonly Word[], from: number): FoundPlace | undefined {
  const [, town = ''] = /^(\p{Lu}\p{L}{2,})-\p{Lu}\p{Ll}{2,}$/u.exec(words[from]?.text ?? '') ?? [];
  const plain = plainName(town);
  const place = town !== '' && isTownName(plain) ? placeCalled(plain) : undefined;
  return place && { from, to: from + 1, isCode: false, isDoubtful: false, ...place };
}

/** „als Flensburger“, „eine Münchnerin“, „aus der Kölner Südstadt“ */
function atInhabitant(words: readonly Word[], from: number): FoundPlace | undefined {
  const found = townOfInhabitant(words, from, { isTown: isTownName, isLarge: isLargeTown });
  const place = found && placeCalled(found.plain);
  return place && { from, to: found.to, isCode: false, isDoubtful: false, ...place };
}

const isLargeTown = (plain: string): boolean =>
  towns()
    .named(plain)
    .some(({ town }) => town.codes >= cityCodes);

/** „am Berg“ is not Amberg: several words are a town only if its name begins with the first of them. */
function isWhole(words: readonly Word[], { from, to }: Span, plain: string, place: Place): boolean {
  if (to === from + 1 || nicknames.has(plain) || place.towns.length === 0) return true;
  const first = words[from]?.plain ?? '';
  const begins = place.towns.flatMap(({ name }) => [name, shortName(name)]).map(firstWord);
  return begins.some((begin) => begin === first || (begin === 'sankt' && first === 'st'));
}

const firstWord = (name: string) => plainName(/^[^\s\-/(.]+/.exec(name)?.[0] ?? '');

/** Letters of a name that is no other word even where it is written small. */
const tellingName = 6;

const isAllSmall = oncePer((words: readonly Word[]) => words.every(({ text }) => !/^\p{Lu}/u.test(text)));

/** Whether the words mean the town: „in Hof“ and „aarbergen“ do, „Hof“ alone may, „weil“ does not. */
function howSure(words: readonly Word[], { from, to }: Span, plain: string): 'yes' | 'maybe' | 'no' {
  const word = words[from];
  if (abroad.has(plain)) return 'no';
  if (word && (isShortened(word) || isStreet(word)) && !nicknames.has(plain)) return 'no';
  if (!word || (to === from + 1 && isFilling(word) && /^\p{Ll}/u.test(word.text))) return 'no';
  const named = towns().named(plain);
  // Who writes everything small writes towns small too.
  const isCapital = /^\p{Lu}/u.test(word.text) || isAllSmall(words);
  // „je nach Lage“ is no journey.
  const isAnnounced = announcing.has(words[from - 1]?.plain ?? '') && words[from - 2]?.plain !== 'je';
  const isOneWord = to === from + 1 && !/[\s\-(]/.test(word.text);
  if (isOneWord && articles.has(words[from - 1]?.plain ?? '')) return 'no';
  // „Müssen wir zahlen?“: the capital is that of the sentence.
  const beforeIt = words[from - 1];
  if (isOneWord && isFilling(word) && (!beforeIt || beforeIt.stop !== undefined) && words[to]) return 'no';
  if (isOneWord && named.some(({ town }) => town.isEveryday)) {
    if (!isCapital || (!isAnnounced && (/^\p{Ll}/u.test(word.text) || articles.has(plain)))) return 'no';
    const isCity = named.some(({ town }) => town.codes >= cityCodes);
    return !isAnnounced ? 'maybe' : isCity ? 'yes' : everydayBehind(words, { from, to }, mayBeTown);
  }
  const isBig = nicknames.has(plain) || named.some(({ town }) => town.codes > 2);
  const isKnown = named.some(({ town, by }) => by !== 'first' && !town.isVillage);
  if (!isOneWord || isBig || isAnnounced || plain.startsWith('berlin')) return 'yes';
  if (named.length > 0 && !isKnown) return 'maybe';
  return isCapital || plain.length >= tellingName ? 'yes' : 'maybe';
}

/** „there’s“, „geht's“: no town is written so. */
const isShortened = ({ text }: Word) => /['’`´]/.test(text);

const street =
  /^\p{Lu}[\p{L}.-]{2,}(?:stra(?:ß|ss)e|str|gasse|allee|chaussee|weg|platz|damm|ufer|promenade)$/u;
const noStreet =
  /(?:stell|park|lade|arbeits|sitz|wohn|garagen|studien|ausbildungs|halte|liege|camping|kita|um|hin|rueck|heim|aus|rechts|dienst|post|schul|arbeits|mittel|verkehrs)(?:weg|platz|strasse)$/;

/** „Müllerstraße“, „Goetheplatz“: never a place by itself, wherever it stands. */
export const isStreet = ({ text, plain }: Word): boolean => street.test(text) && !noStreet.test(plain);

const postcode = /^(?:D-)?(\d{5})$/i;

/** The five digits of a word that is written as a postal code; undefined for any other. */
export const postcodeIn = (word: Word | undefined): string | undefined =>
  postcode.exec(word?.text ?? '')?.[1];

/** Whether a town has this postal code. Pure. */
export const isKnownCode = (code: string): boolean => towns().withCode(code).length > 0;

/** Whether a town of this name has this postal code. Pure. */
export const isCodeOf = (code: string, name: string): boolean =>
  towns()
    .withCode(code)
    .some((town) => [town.name, shortName(town.name)].some((one) => plainName(one) === plainName(name)));

/** „26121“, „26121 Oldenburg“: the code tells which of several towns is meant, and makes a name of any word. */
function atCode(words: readonly Word[], from: number): FoundPlace | undefined {
  const code = postcodeIn(words[from]);
  const here = code === undefined ? [] : towns().withCode(code);
  if (here.length === 0 || isAmount(words, from)) return undefined;
  for (const { plain, to } of runsFrom(words, from + 1, longestName)) {
    const named = towns()
      .named(plain)
      .filter(({ town }) => here.includes(town));
    const place = townPlace(named);
    if (place) return { from, to, isCode: false, isDoubtful: false, ...place };
  }
  const place = townPlace(here.map((town) => ({ town, by: 'whole', isMeant: false })));
  return place && { from, to: from + 1, isCode: true, isDoubtful: false, ...place };
}

/** „45130 €“ */
const isAmount = (words: readonly Word[], at: number) =>
  /^(?:euro|eur|kwh|watt|qm|km)$/.test(words[at + 1]?.plain ?? '');
