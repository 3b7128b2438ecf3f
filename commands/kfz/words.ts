// The contract's processes and ways of a vehicle registration, its plates, and how people say them.
import {
  both,
  called,
  type Candidate,
  oneOf,
  onlyWhere,
  refined,
  runsFrom,
  type Text,
  type Word,
  wordList,
} from '../../src/kit/index.ts';

const vehicles = ['auto', 'wagen', 'pkw', 'kfz', 'fahrzeug', 'motorrad'];
const withVehicle = (...verbs: readonly string[]) =>
  verbs.flatMap((verb) => vehicles.map((vehicle) => `${vehicle} ${verb}`));

/** Who keeps it next: „auf meine Frau“, „auf mich“, „in my name“. */
const nextKeeper =
  'auf_mich | auf_sich | auf_ihn | auf_sie | auf_uns | auf_meine* | auf_mein | auf_unsere* | auf_den_namen | auf_seine* | ' +
  'auf_ihre* | auf_mi | auf_mei | in_my | into_my | to_my | in_his | in_her | into_her | into_his';
const changes =
  'über | ueber | umschreib* | umgeschrieb* | überschreib* | überschrieb* | überg* | laufen | läuft | zulass* | zugelassen | anmeld* | ' +
  'angemeldet | ummeld* | umgemeldet | name | namen | name_s';

/** What people say of each process, and what they tell instead: first what is named, then the circumstances. */
export const processes = {
  neuzulassung: {
    ...called`Neuzulassung | first registration | NZ, Erstzulassung, Neuwagen, Neufahrzeug, neues Auto,
      neues Fahrzeug, neuer Wagen, neues Motorrad, fabrikneu, nagelneu, brandneu, werksneu, Neuanmeldung,
      new car, new vehicle, brand-new, new registration`,
    forIt: { de: 'für die Neuzulassung', en: 'for a first registration' },
    general: wordList(`
      anmelden, Anmeldung, zulassen, zugelassen, register, Zulassung, neu zulassen, neu anmelden,
      registration, registering, registered
    `),
    told: [
      'ab_werk | vom_werk | frisch_vom_band | from_the_factory | factory_new | factory_fresh | fresh_from_the_factory',
      'erstmals | erstmalig* | zum_ersten_mal | noch_nie | first_time | never_before | never_been + zugelassen | zulass* | anmeld* | ' +
        'angemeldet | kennzeichen | register* | plate*',
      'frisch_vom_händler | frisch_vom_autohaus | neu_vom_händler | neu_vom_autohaus | straight_from_the_dealer',
      'nagelneue* | brandneu* | funkelnagelneu* | fabrikneu*',
    ],
  },
  halterwechsel: {
    ...called`Halterwechsel | change of keeper | HW, HaWe, Besitzerwechsel, Eigentümerwechsel,
      gebraucht gekauft, Gebrauchtwagen, gebrauchtes Auto, gebraucht, gebraucht anmelden,
      gebraucht zulassen, Gebrauchtwagen anmelden, used car, used vehicle, second-hand, second-hand car,
      change of owner, change the keeper, change the owner`,
    forIt: { de: 'für den Halterwechsel', en: 'for a change of keeper' },
    general: ['umschreiben', 'umgeschrieben', 'Umschreibung', 'umschreiben lassen', 'transfer'],
    told: [
      'gekauft | kauft | abgekauft | kaufe | ersteigert | bought | buying',
      'geschenkt | schenk* | verschenk* | vererb* | geerbt | erbe | inherit* | gifted | gave_me | gave_us | giving_me',
      'übernommen | übernehm* | überlass* | überläss* | taking_over | took_over | take_over',
      'vorbesitzer* | vorhalter* | vorigen_besitzer | vorherigen_besitzer | neuer_halter | neuen_halter | neue_halterin | ' +
        'neuer_besitzer | neuen_besitzer | previous_owner | previous_keeper | new_owner | new_keeper | halter_wechsel*',
      `${nextKeeper} + ${changes}`,
      'kriegt | kriag* | bekommt | gets + mein | meinen | mei | my',
    ],
  },
  ummeldung: {
    ...called`Ummeldung | change of address | Wohnortwechsel, Adresse ändern, Adressänderung,
      Anschriftenänderung`,
    forIt: { de: 'für die Ummeldung', en: 'for a change of address' },
    general: ['ummelden', 'umgemeldet'],
    told: [
      'umgezogen | umzug | umziehen | umziehe | umzieht | ziehe_um | ziehen_um | zieh_um | umzoga | umzogen | verzogen',
      'moved | moving | relocat* | move_house | moved_house',
      'gezogen + nach | in | aufs | auf | hierher | her | hin | hergezogen | zu',
      'hergezogen | zugezogen | hingezogen | zuzug',
      'neue | neuer | neuen | neuem | neu | andere | anderen | new | different | change* | wechsel* | gewechselt | geändert | ändern + ' +
        'adresse | adress | anschrift | wohnung | wohnsitz | wohnort | bude | heimat | address | flat | apartment | place | home | town',
      'wohn | wohne | wohnen | leb | lebe | leben | live | living + jetzt_woanders | woanders | now_live | somewhere_else | elsewhere | ' +
        'neuerdings | inzwischen',
    ],
  },
  abmeldung: {
    ...called`Abmeldung | deregistration | abmelden, stilllegen, Stilllegung, Außerbetriebsetzung,
      außer Betrieb setzen, deregister`,
    forIt: { de: 'für die Abmeldung', en: 'for a deregistration' },
    told: [
      'verkauft | verkauf* | verkoof* | sold | selling | sell',
      'schrott* | verschrott* | abwrack* | abgewrackt | verwert* | scrap* | wrecked | junkyard',
      'aus_dem_verkehr | off_the_road | nimmer_fahr* | fährt_nicht_mehr | fahr_nimmer | fährt_nimmer | fahrt_nimmer | von_der_straße | vom_hof | totalschaden | write_off',
      'abgeb* | zurückgeb* | zurückgegeben | abgegeben | loswerden | los_werden | get_rid | getting_rid | hand_in | ' +
        'handing_in | hand_back | give_back | return* + kennzeichen | nummernschild* | schild* | plate* | plates',
      'loswerden | los_werden | get_rid | getting_rid | weggeb*',
    ],
  },
} as const;

export type Process = keyof typeof processes;
export const processKinds = ['neuzulassung', 'halterwechsel', 'ummeldung', 'abmeldung'] as const;

export const ways = {
  amt: {
    ...called`am Schalter | at the office | vor Ort, Schalter, Behörde, Zulassungsstelle, im Amt, beim Amt,
      persönlich, Straßenverkehrsamt, Landratsamt, Bürgeramt, Bürgerbüro, Rathaus, auf dem Amt, aufm Amt,
      office, in person, counter, town hall`,
    told: [
      'hingeh* | hinfahr* | geh_selber_hin | geh_selbst_hin | gehe_selbst_hin | gehe_hin | geh_hin | herkomm* | vorbeikomm* | persönlich_vorbei | zu_euch_aufs_amt | come_in | drop_by | go_there',
    ],
  },
  online: {
    ...called`online | online | Internet, übers Internet, Netz, im Netz, übers Netz, ikfz, App, per App, digital,
      online zulassen`,
    told: [
      'handy* | smartphone* | tablet* | ipad | pc | computer* | laptop* | rechner | notebook | sofa* | couch | browser | ' +
        'elektronisch | im_netz | übers_netz | webseite | website | phone | my_phone',
      'von_zuhause | von_daheim | von_zu_hause | von_dahoam | zuhause_aus | daheim_aus | from_home | from_my_home | from_the_couch',
      'ohne | nicht | net + hingeh* | hinfahr* | hin_zu_müssen',
    ],
  },
} as const;

const anyWay = oneOf(ways, { either: ['amt', 'online'] });
const takes =
  /^(?:nimmt|nehmen|verlangt|verlangen|will|berechnet|kassiert|kriegt|bekommt|haben|hat|fordert|erhebt|charges?|takes?|wants?)$/;

/** „Was nimmt das Amt dafür?“: who is paid says nothing of how it is done. */
export const way = onlyWhere(anyWay, ({ from, value }, words) => {
  const isArticle = /^(?:das|die|the)$/.test(words[from - 1]?.plain ?? '');
  return value !== 'amt' || !isArticle || !takes.test(words[from - 2]?.plain ?? '');
});

export type Way = 'amt' | 'online';
export const wayKinds = ['amt', 'online'] as const;

/** Names that say what is to be done, and stay among the words. */
export const processNames = [
  ...withVehicle('anmelden', 'zulassen', 'umschreiben', 'ummelden', 'abmelden', 'stilllegen'),
  ...wordList(`
    neuzulassung, halterwechsel, außerbetriebsetzung, neuwagen zulassen, neuwagen anmelden,
    neuwagen online zulassen, neuwagen online anmelden, i-kfz, wunschkennzeichen
  `),
];

/** The contract's words for it. */
export const plateWords = {
  ja: { label: { de: 'ja', en: 'yes' } },
  nein: { label: { de: 'nein', en: 'no' } },
};

export const plate = {
  label: { de: 'Wunschkennzeichen', en: 'preferred plate' },
  column: { de: 'Wunschkennzeichen', en: 'Preferred plate' },
  withIt: { de: 'mit Wunschkennzeichen', en: 'with a preferred plate' },
  withoutIt: { de: 'ohne Wunschkennzeichen', en: 'without a preferred plate' },
  kept: { de: 'Kennzeichen bleibt', en: 'the plate is kept' },
};

const again = /^(?:wieder|erneut|again)$/;
const registers = /^(?:anmeld|zulass|zugelassen|angemeldet|inbetrieb|register)/;
const inOneWord = /^(?:wieder(?:zulassung|anmeldung|inbetriebnahme|zulassen|anmelden)|reregist\w*)$/;
/** It is not in use: else who says “re-register” means another address or keeper. */
const isOff = /^(?:abgemeldet|stillgelegt|deregistered|ausser)/;
/** „wieder … anmelden“ */
const mostWordsBetween = 2;

const known = oneOf(processes);

export const process = refined(known, (named, words, context) => {
  const asDone = withoutStates(words);
  const done = asDone === words ? [] : known.find(asDone, context);
  const said = done.length > 0 ? done : named;
  const isTold = said.some(({ value, score }) => score === 1 && value !== 'neuzulassung');
  if (isTold && !words.some(({ plain }) => isOff.test(plain))) return said;
  const found = words.flatMap((_, from) => againAt(words, from) ?? []);
  return found.length > 0 ? found : said;
});

const offState = /^(?:abgemeldet|stillgelegt|deregistered)(?:e[mnrs]?)?$/;
const isSo = /^(?:war|ist|steht|stand|is|was)$/;
const mostToState = 4;

/** „war abgemeldet“, „ein abgemeldeter Golf“ say how the vehicle is, beside what is to be done with it. */
function withoutStates(words: readonly Word[]): readonly Word[] {
  const isState = ({ plain }: Word, at: number): boolean => {
    if (!offState.test(plain)) return false;
    const before = words.slice(Math.max(0, at - mostToState), at);
    const clause = before.slice(before.findLastIndex(({ stop }) => stop !== undefined) + 1);
    return /e[mnrs]?$/.test(plain) || clause.some((word) => isSo.test(word.plain));
  };
  if (!words.some(isState)) return words;
  return words.map((word, at) => (isState(word, at) ? { ...word, text: '', plain: '' } : word));
}

function againAt(words: readonly Word[], from: number): Candidate<Process> | undefined {
  const whole = runsFrom(words, from, 2).find(({ plain }) => inOneWord.test(plain));
  if (whole) return { ...notListed, from, to: whole.to };
  const isAgain = again.test(words[from]?.plain ?? '');
  const near = words.slice(from + 1, from + 2 + mostWordsBetween);
  const behind = isAgain ? near.findIndex(({ plain }) => registers.test(plain)) : -1;
  if (behind >= 0) return { ...notListed, from, to: from + behind + 2 };
  const isBehind = isAgain && words[from]?.plain === 'again';
  const before = words.slice(Math.max(0, from - 4), from);
  return isBehind && before.some(({ plain }) => registers.test(plain))
    ? { ...notListed, from, to: from + 1 }
    : undefined;
}

const which: Text = both`Die Wiederzulassung eines abgemeldeten Fahrzeugs führt der Dienst nicht. Er nennt Neuzulassung, Halterwechsel, Ummeldung und Abmeldung; schreiben Sie, was davon gemeint ist.
  Registering a deregistered vehicle again is none of the service’s processes. It has the first registration, a change of keeper, a change of address and the deregistration; please write which of them is meant.`;

const notListed = { value: 'neuzulassung', score: 1, problem: which } as const;
