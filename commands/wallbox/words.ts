// The contract’s buildings, wallboxes, applicants, states, states of programmes and numbers of spaces, and how people say them.
import {
  anyNumber,
  called,
  type Candidate,
  labelIn,
  type Lang,
  type NumberCandidate,
  oneOf,
  type Recogniser,
  refined,
  stateNames,
  stateSlug,
  text,
  type Word,
} from '../../src/kit/index.ts';

/** „6-Familienhaus“, „Sechsfamilienhaus“ */
const severalFamilies = [3, 4, 5, 6, 7, 8, 9, 10, 12]
  .map((count) => `${count}-Familienhaus`)
  .concat(
    'Dreifamilienhaus',
    'Vierfamilienhaus',
    'Fünffamilienhaus',
    'Sechsfamilienhaus',
    'Achtfamilienhaus',
  );

export const buildings = {
  einfamilienhaus: {
    ...called`Einfamilienhaus | single-family house | EFH, Eigenheim, eigenes Haus, Reihenhaus,
      Reihenendhaus, Reihenmittelhaus, RMH, REH, Doppelhaus, Doppelhaushälfte, DHH, Bungalow, Einzelhaus,
      freistehendes Haus, detached house, semi-detached, terraced house, own home, our house, my house,
      family home, own a house`,
    told: [
      'mein_haus | unser_haus | meinem_haus | unserem_haus | mei_haus | mein_häuschen | meinem_häuschen',
      'haus | häuschen | häusle | house + gehört | gehörts | ghört | haben | hend | hond | hab | habe | eigenes | eigen | own | have | ours | mine',
      'gebaut | selbst_gebaut | neubau | built | hausbesitzer* | hauseigentümer* | homeowner*',
    ],
  },
  mehrfamilienhaus: {
    ...called`Mehrfamilienhaus | apartment building | MFH, Mietshaus, Mehrparteienhaus, Wohnblock,
      block of flats, apartment block, multi-family house, multi-family home,
      ${severalFamilies.join(', ')}`,
    told: [
      'haus | gebäude | objekt | house | building + parteien | wohnungen | wohneinheiten | mietern | flats | apartments | units',
    ],
  },
  weg: {
    ...called`Wohnungseigentümergemeinschaft (WEG) | owners’ association (WEG) |
      Wohnungseigentümergemeinschaft, Eigentümergemeinschaft, Eigentümerversammlung, ETW, Eigentumswohnung,
      Tiefgarage im Eigentum, condominium, condo, owners association, own flat`,
    told: [
      'wohnung | flat | apartment + gehört | gehörts | ghört | gekauft | eigentum | eigene | own | bought | ours | mine',
      'eigentümer* | miteigentümer* | owners + wohnanlage* | wohnungen | anlage | flats | apartments | hausverwaltung | verwalter',
    ],
  },
  mieter: {
    ...called`zur Miete | tenant | Mietwohnung, mieten, gemietete Wohnung, Wohnung zur Miete, renter, rent,
      rental, rent a flat, rental flat, rented apartment`,
    told: [
      'mein | meine | unser | unsere | my | our + vermieter | vermieterin | landlord | landlady',
      'zur_miete | in_miete',
    ],
  },
} as const;

/** Who rents in a house of several lives in that: it is no second case, unless both are set against each other. */
export const building = refined(oneOf(buildings), (named, words) => {
  const isRented = named.some(({ value }) => value === 'mieter');
  const isEither = words.some(({ plain }) => /^(?:oder|or|vs|versus|gegen)$/.test(plain));
  return isRented && !isEither ? named.filter(({ value }) => value !== 'mehrfamilienhaus') : named;
});

export const wallboxes = {
  standard: {
    ...called`Standard | standard | normal, einfach, gewöhnlich, unidirektional, üblich, herkömmlich,
      handelsüblich, schlicht, gängig, Std, ordinary, regular, usual, basic, simple, unidirectional`,
    told: [
      'standardteil* | standardding* | standardmodell* | standardausführ* | standardausfuehr* | standardkram',
      'ohne_schnickschnack | kein_schnickschnack | ohne_alles | ohne_extras | nix_besonder* | nichts_besonder* | 0815 | 08_15',
      'nothing_fancy | nothing_special | no_frills | plain_vanilla | bog_standard',
      'nur_lädt | nur_laden | nur_zum_laden | only_charge* | just_charge*',
    ],
  },
  bidirektional: {
    ...called`bidirektional | bidirectional | bidi, bidirektional laden, bidirektionale Wallbox, V2H, V2G,
      V2X, rückspeisend, rückspeisefähig, zurückspeisen, zurückspeist, two-way, vehicle-to-home, vehicle-to-grid`,
    told: [
      'zurück* | back + speis* | einspeis* | gespeist | feed* | ins_haus | ins_netz | into_the_house | to_the_grid | into_the_grid',
      'in_beide_richtungen | beide_richtungen | both_directions | both_ways',
    ],
  },
} as const;

export const applicants = {
  privatperson: called`Privatperson | private person | privat, Privatleute, Privathaushalt, Privatmann,
    private individual`,
  unternehmen: called`Unternehmen | company | Firma, GmbH, UG, Betrieb, Gewerbe, Gewerbebetrieb, gewerblich,
    Arbeitgeber, business, enterprise`,
  wohnungsunternehmen: called`Wohnungsunternehmen | housing company | Genossenschaft,
    Wohnungsgenossenschaft, Wohnungsbaugenossenschaft, Baugenossenschaft, Wohnungsbaugesellschaft,
    Wohnungsgesellschaft, Wohnbaugesellschaft, Wohnungsbauunternehmen, housing association,
    housing cooperative`,
} as const;

/** The states under the contract's spelling, with all that people call them. */
export const states = Object.fromEntries(
  stateNames.map(([name = '', ...others]) => [
    stateSlug(name),
    { label: { de: name, en: name }, words: [name, ...others] },
  ]),
);

/** What becomes of a programme. */
export const statuses = {
  active: { label: { de: 'läuft', en: 'running' } },
  announced: { label: { de: 'angekündigt', en: 'announced' } },
  ended: { label: { de: 'ausgelaufen', en: 'ended' } },
  none: { label: { de: 'kein Programm', en: 'no programme' } },
} as const;

/** „active (nur Unternehmen)“ → „läuft (nur Unternehmen)“. */
export const statusInWords = (said: string, lang: Lang): string =>
  said.replace(/^\w+/, (word) => labelIn(statuses, word, lang));

const possible = [1, 2, 3, 5, 10, 15, 20, 30, 50];

const anySpaces = anyNumber({
  units: ['spaces', 'hours'],
  whole: true,
  expects: { de: '1, 2, 3, 5, 10, 15, 20, 30 oder 50', en: '1, 2, 3, 5, 10, 15, 20, 30 or 50' },
  show: (spaces, lang) =>
    text(
      `${spaces} ${spaces === 1 ? { de: 'Stellplatz', en: 'space' }[lang] : { de: 'Stellplätze', en: 'spaces' }[lang]}`,
    ),
});

/** „30 Standardladepunkte“: the noun is the wallbox's own word. */
const sayingKind = /^(?:standard|normal|bidi|std$)/;

/** „5 std“: five standard ones, unless it says how long something takes. */
const ofTime = /^(?:in|nach|pro|je|fuer|etwa|ca|circa|rund|max|maximal|laedt|laden|dauert|braucht|alle)$/;
const isOfHours = (
  words: readonly Word[],
  { from, value, quantity: { unit, unitAt = -1 } }: NumberCandidate,
) =>
  unit === 'hours' &&
  !(words[unitAt]?.plain === 'std' && possible.includes(value) && !ofTime.test(words[from - 1]?.plain ?? ''));

const own = /^(?:(?:mein|unser|deren|ihr|sein)(?:e[nmr]?)?|fuern?|am|my|our)$/;
const space = /(?:stell|park|lade)platz$|^(?:garage|carport|einfahrt|driveway|parkingspace|parkingspot)$/;

/** „für unseren Stellplatz“, „for my garage“: one. */
const ownSpace = (words: readonly Word[]): readonly Candidate<number>[] =>
  words
    .flatMap((word, from): Candidate<number>[] => {
      const to = [from + 2, from + 3].find((end) => {
        const noun = words.slice(from + 1, end).map(({ plain }) => plain);
        return space.test(noun.join(''));
      });
      return own.test(word.plain) && to !== undefined
        ? [{ from, to, value: 1, score: 1, corrected: true }]
        : [];
    })
    .slice(0, 1);

const countedSpaces = refined(anySpaces, (all, words) => {
  const counted = all.filter((one) => !isOfHours(words, one));
  // „Eine Wallbox für 10 Stellplätze“: an article counts nothing beside a number.
  const isSure = counted.some(({ score, quantity }) => score === 1 && !quantity.isWeak);
  const meant = isSure ? counted.filter(({ quantity }) => !quantity.isWeak) : counted;
  const found = meant.flatMap((one) => {
    const found = sayingKind.test(words[one.to - 1]?.plain ?? '') ? { ...one, to: one.to - 1 } : one;
    if (found.problem || possible.includes(found.value)) return [found];
    if (found.score < 1) return [];
    const next = possible.find((one) => one > found.value);
    const value = possible.findLast((one) => one < found.value);
    return next && value ? [{ ...found, value, next }] : [{ ...found, impossible: true as const }];
  });
  return meant.some(({ score }) => score === 1) ? found : [...found, ...ownSpace(words)];
});

/** „10“, „10 Stellplätze“; another number of them is `impossible`, and one of nothing is no such value. */
export const spaces: Recogniser<number> = {
  ...countedSpaces,
  offers: () => possible.map((spaces) => ({ value: String(spaces), label: String(spaces) })),
};
