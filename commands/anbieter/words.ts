// How the arguments of a search are read: the topic, also as „Jagdschule“; a place, put right; that somebody is looked for.
import {
  anyCity,
  anyPostcode,
  anyState,
  anySupplierTopic,
  both,
  called,
  type Candidate,
  type Choice,
  cityNames,
  isFree,
  oneOf,
  onlyWhere,
  plainIn,
  plainName,
  type Recogniser,
  refined,
  runsFrom,
  slugOf,
  type Topic,
  topics,
  type Word,
  wordList,
} from '../../src/kit/index.ts';

type TopicSlug = keyof typeof topics;

/** Where it is learned. */
const courses =
  's?(?:vorbereitungs?)?(?:schulen?|kurs(?:e[ns]?)?|lehrgang|lehrgaengen?|schulung(?:en)?|seminar(?:en?)?|ausbildung(?:en)?|trainings?|akademien?)';
const courseOf = (fronts: string) => new RegExp(`^(?:${fronts})${courses}$`);

const compounds: readonly (readonly [TopicSlug, RegExp])[] = [
  ['jagdschein', courseOf('jagd(?:schein|pruefung)?|jaeger(?:pruefung)?')],
  ['jagdschein', /^huntingschools?$/],
  ['heilpraktiker', courseOf('heilpraktiker(?:pruefung)?|hp')],
  ['halteverbot', /^umzugs(?:firma|firmen|unternehmen|service)$|^movingcompan(?:y|ies)$/],
  ['halteverbot', /^hal(?:te|t)verbots?(?:schild|schilder|schildern|service|firma|firmen|dienst|zonen?)$/],
  ['kfz-zulassung', /^zulassungsdienste?[ns]?$/],
  ['balkonkraftwerk', /^(?:balkonkraftwerk|bkw|balkonsolar)s?(?:haendler|anbieter|firmen?|installateure?)$/],
  ['waermepumpe', /^(?:waermepumpen?|wp)(?:haendler|installateure?|firmen?|firma|bauer|monteure?)$/],
  [
    'sachkundepruefung-34a',
    courseOf(
      '34a(?:schein|pruefung)?|sachkunde(?:pruefung)?|sicherheits?|bewachungs?|security|bewacher(?:schein)?',
    ),
  ],
];

const longestCompound = 2;

export const supplierTopic = refined(anySupplierTopic, (named, words) => {
  const found = words.flatMap((_, from) => compoundAt(words, from) ?? []);
  return [...found, ...named.filter(({ from }) => isFree(from, found))];
});

function compoundAt(words: readonly Word[], from: number): Candidate<TopicSlug> | undefined {
  for (const { plain, to } of runsFrom(words, from, longestCompound)) {
    const [value] = compounds.find(([, compound]) => compound.test(plain)) ?? [];
    if (value) return { from, to, value, score: 1 };
  }
  return undefined;
}

const letters = (plain: string) => [...plain].toSorted().join('');

const byLetters = new Map(
  cityNames.map(([name = '']) => [letters(plainName(name)), { value: slugOf(name), label: name }] as const),
);

/** Shorter names have too many neighbours. */
const shortest = 5;

/** Any other slip may be another town: Homburg is not Hamburg. */
export const town = refined(anyCity, (named, words) => {
  const swapped = words.flatMap(putRight);
  const found = named.filter((one) => !swapped.some(({ from }) => from === one.from));
  // „Firmen in Berlin? Sie zieht nach Lichtenberg“: of the whole town there are more.
  const isWithin = ({ value }: Candidate<Choice>) =>
    found.some((one) => value.value.startsWith(`${one.value.value}-`));
  return [...found.filter((one) => !isWithin(one)), ...swapped];
});

function putRight({ plain }: Word, from: number): Candidate<Choice>[] {
  const value = plain.length < shortest ? undefined : byLetters.get(letters(plain));
  const meant = value && plainName(value.label);
  return value && meant !== plain && meant?.[0] === plain[0]
    ? [{ from, to: from + 1, value, score: 0.6, corrected: true }]
    : [];
}

/** These are cities first; as states only where that is said: „Land Bremen“. */
const cityStates = new Set(['Berlin', 'Bremen', 'Hamburg']);
export const stateWords = ['land', 'bundesland', 'state'];
export const state = onlyWhere(anyState, (found, words) => {
  const isSaidToBeState =
    stateWords.includes(words[found.from - 1]?.plain ?? '') ||
    stateWords.some((word) => plainIn(words, found).startsWith(word));
  // What only resembles a state is a city of its own: Tübingen is not Thüringen.
  return isSaidToBeState || (!cityStates.has(found.value) && !found.corrected);
});

export const place: Recogniser<string> = {
  ...anyPostcode,
  expects: both`eine Stadt, ein Bundesland oder eine Postleitzahl mit genau fünf Ziffern
    a city, a state or a postal code of exactly five digits`,
};

const asksForAny = oneOf({
  any: called`ob es welche gibt | whether there are any | gibts, gibt es, habt ihr, haben sie, kennt ihr,
    are there, is there, do you know`,
});
export const anyThere = onlyWhere(asksForAny, ({ corrected }) => !corrected);

export const everywhere = oneOf({
  all: called`überall | everywhere | alle, alles, allen, in allen Städten, in allen Orten, deutschland`,
  nationwide: called`bundesweit | nationwide | deutschlandweit, überregional`,
});

export const wish = oneOf({
  wanted: called`gesucht | wanted | gesucht wird, suchen, empfehlen, Empfehlung, finden`,
});

/** Alone they say too little: „vom Händler gekauft“, „Angebot vom Installateur“. */
const trades = wordList(`
  händler, installateur, installateure, handwerker, fachbetrieb, fachbetriebe, fachfirma, firma, firmen,
  betrieb, betriebe, heizungsbauer, elektriker, unternehmen, umzugsfirma, umzugsunternehmen, zulassungsdienst,
  jagdschule, heilpraktikerschule
`);
const asking = wordList(`
  welcher, welche, welchen, welches, suche, suchen, sucht, gute, guten, gutes, suche einen, suche eine,
  suchen einen, suchen eine, sucht einen, sucht eine
`);
const behind = ['gesucht', 'empfehlen', 'finden'];

/** „Handwerker Wärmepumpe Köln“ */
const before = ['händler', 'handwerker', 'fachbetrieb', 'fachbetriebe', 'firmen', 'installateur'];
const names = Object.values<Topic>(topics).flatMap(({ de, hasSuppliers }) => (hasSuppliers ? de : []));

const doing = wordList(`
  installiert, montiert, verkauft, bietet, baut, liefert, repariert, vermietet, wartet, bildet, verleiht,
  unterrichtet
`);
const does = ['installs', 'fits', 'sells', 'offers', 'repairs', 'builds', 'supplies', 'teaches'];

export const supplierWords = {
  de: [
    ...trades.flatMap((trade) => [
      ...asking.map((word) => `${word} ${trade}`),
      ...behind.map((word) => `${trade} ${word}`),
    ]),
    ...before.flatMap((trade) => ['für', ...names].map((name) => `${trade} ${name}`)),
    ...['firma für', 'eine firma die', 'einen betrieb der', 'umzugsfirma mit', 'umzugsfirma für'],
    ...['dienstleister*', 'solarteur*', 'umzugsfirmen', 'umzugsunternehmen'],
    ...doing.map((verb) => `wer ${verb}`),
    // „Wer macht die Prüfung?“ asks for the authority.
    ...names.map((name) => `wer macht ${name}`),
    ...['wen empfehlen', 'wen empfehlt', 'wen könnt', 'wen können', 'jemanden empfehlen', 'jemand empfehlen'],
  ],
  en: [
    ...does.map((verb) => `who ${verb}`),
    ...['installers', 'an installer', 'installer in', 'installer for', 'find installer', 'dealers'],
    ...['dealer for', 'find a dealer', 'recommend a', 'recommend an', 'recommend anyone', 'contractors'],
    ...['moving companies'],
  ],
};

/** They name a topic and who does it at once. */
export const supplierNames = {
  de: wordList(`
    zulassungsdienst, zulassungsdienste, jagdschule, jagdschulen, jägerschule, heilpraktikerschule,
    heilpraktikerschulen, halteverbotsservice, haltverbotsservice, halteverbotsdienst, halteverbotsfirma,
    halteverbotsfirmen
  `),
  en: ['hunting school', 'hunting schools'],
};
