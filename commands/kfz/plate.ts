// Recognises whether a preferred plate is wanted: „mit Wunschkennzeichen“, „wunschkennzeichen=nein“, or a bare yes or no; and
// whether the car keeps the plate that it has.
import {
  type Candidate,
  flag,
  isApart,
  isFree,
  oneOf,
  type Recogniser,
  text,
  type Word,
  wordList,
  wordsIn,
} from '../../src/kit/index.ts';
import { plate } from './words.ts';

const names = wordList(`
  Wunschkennzeichen reservieren, Wunsch, Wunschschild, Wunschkz, WKZ, Wunschnummer, Kennzeichen nach Wunsch,
  Wunschdings, Wunschdingens, Wunschkram, Wunschzeug, Wunschteil, eigenes Kennzeichen, besonderes Kennzeichen,
  besonderes Schild, special plate, custom plate, own plate, plate of my choice,
  plate number of my choice, number of my choice, Wunschkennz, personalised plate, personalized plate,
  vanity plate, personalised number plate, personalized number plate
`);
const plates =
  'kennzeichen* | nummernschild* | autokennzeichen | nummer | schild | schilder | schildle | plate | plates | number_plate*';
const named = flag(plate.label, names, ['Standardkennzeichen'], {
  yes: [
    `${plates} + initialen | initials | geburtsdatum | geburtstag | birthday | hochzeitstag | selbst_aus* | selber_aus* | aussuch* | ` +
      'aussuache | ausgesucht | choose | chosen | bestimmt* | spezielle* | eigene* | persönliche* | individuell* | custom | reservier* | reserved',
    'initialen | initials',
    'buchstaben + drauf | haben_will | möchte | unbedingt',
  ],
  no: [
    `${plates} + irgendein* | irgendoi* | egal | wurscht | wurst | schnuppe | schnurz | schnurzegal | wumpe | einerlei | ` +
      'reicht | normal* | gewöhnlich* | standard | zufällig* | zugeteilt* | nichts_besonder* | nix_besonder* | nichts_speziell* | nothing_special | nothing_fancy | schnickschnack | das_kommt | was_kommt | frei_ist | ' +
      'any | random | standard | ordinary | regular | whatever | do_not_care | dont_care | ' +
      'don_t_care | do_not_mind | dont_mind | same | no_special',
  ],
});
/** The plate that the car has: no other one is wished for, whatever else is said of it. */
const keeps = oneOf({
  kept: {
    label: plate.kept,
    told: [
      `${plates} | nummer + behalt* | behält | beibehalt* | bleib* | mitnehm* | mitgenommen | nehme_mit | nehmen_mit | nimmt_mit | ` +
        'übernehm* | weiterfahr* | weiternutz* | weiter_nutz* | keep* | kept | retain*',
    ],
  },
});
const keepsNot =
  /(?<!\p{L})(?:(?:behalt\p{L}*|behält|mitnehm\p{L}*) (?:\p{L}+ ){0,4}nicht|nicht (?:behalt|mitnehm|übernehm)\p{L}*|(?:not|don’?'?t) keep)(?!\p{L})/iu;
const speaksOfOld = flag(plate.label, [], [], {
  no: [
    `${plates} + gleiche | gleichen | selbe | dieselbe | alte | alten | altes | bisherige* | old | existing | current`,
    // „Wunschkennzeichen spielt da keine Rolle“
    'zahl | zahlen | buchstaben + egal | wurscht | wurst | schnuppe',
    'wunschkennzeichen + keine_rolle | egal | unwichtig | nebensache | nebensächlich',
  ],
});
const bare: Readonly<Record<string, boolean>> = { ja: true, yes: true, nein: false, no: false };
/** Whether one is wished for; `kept`: the car keeps the plate that it has. */
export type Plate = boolean | 'kept';

export const anyPlate: Recogniser<Plate> = {
  ...named,
  show: (value, lang) => (value === 'kept' ? text(plate.kept[lang]) : named.show(value, lang)),
  find(words, context) {
    // „Ich behalte das Kennzeichen nicht“ wishes for nothing either.
    const value = keepsNot.test(wordsIn(words)) ? false : 'kept';
    const kept = keeps.find(words, context).map((one): Candidate<Plate> => ({ ...one, value }));
    // „Nummer egal, … mit Wunschkennzeichen“: the one is of another vehicle.
    const isWanted = ({ from }: Candidate<boolean>) => /^(?:mit|with)$/.test(words[from - 1]?.plain ?? '');
    const old = speaksOfOld
      .find(words, context)
      .filter((one) => !one.value && !isWanted(one) && isApart(one, kept));
    const own = [...kept, ...old];
    const found = [...own, ...named.find(words, context).filter((one) => isApart(one, own))];
    // „das alte Kennzeichen bleibt, also kein Wunschkennzeichen“ says one thing twice.
    const isKept = kept.some((one) => one.value === 'kept');
    const all = found.map((one): Candidate<Plate> =>
      isKept && one.value === false ? { ...one, value: 'kept' } : one,
    );
    // „mit Wunschkennzeichen – stopp, ohne.“: the same without it.
    const isWithout = (word: Word, from: number) =>
      /^(?:ohne|without)$/.test(word.plain) && (word.stop !== undefined || from === words.length - 1);
    // „geht ja überall“, „ja, was kostet …?“ and „äh nein abmelden“ answer nothing.
    const isTalk = ({ plain, stop }: Word, from: number) =>
      /^(?:aeh|aehm|ach|oh)$/.test(words[from - 1]?.plain ?? '') ||
      (/^(?:ja|yes)$/.test(plain) && words.length > 1 && (from === 0 || (!stop && from < words.length - 1)));
    const read = (word: Word, from: number): Candidate<Plate>[] => {
      const isSaid = isFree(from, all) && !isTalk(word, from);
      const value = isSaid ? (isWithout(word, from) ? false : bare[word.plain]) : undefined;
      return value === undefined ? [] : [{ from, to: from + 1, value, score: 0.5 }];
    };
    return [...all, ...words.flatMap(read)];
  },
};
