// Recognises whether a preferred plate is wanted: „mit Wunschkennzeichen“, „wunschkennzeichen=nein“, or a bare yes or no.
import {
  type Candidate,
  flag,
  isApart,
  isFree,
  oneOf,
  refined,
  type Word,
  wordList,
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
  'kennzeichen* | nummernschild* | autokennzeichen | schild | schilder | schildle | plate | plates | number_plate*';
const named = flag(plate.label, names, ['Standardkennzeichen'], {
  yes: [
    `${plates} + initialen | initials | geburtsdatum | geburtstag | birthday | hochzeitstag | selbst_aus* | selber_aus* | aussuch* | ` +
      'aussuache | ausgesucht | choose | chosen | bestimmt* | spezielle* | eigene* | persönliche* | individuell* | custom | reservier* | reserved',
    'initialen | initials',
  ],
  no: [
    `${plates} + irgendein* | irgendoi* | egal | wurscht | wurst | schnuppe | schnurz | schnurzegal | wumpe | einerlei | ` +
      'reicht | normal* | gewöhnlich* | standard | zufällig* | zugeteilt* | nichts_besonder* | nix_besonder* | nichts_speziell* | nothing_special | nothing_fancy | schnickschnack | das_kommt | was_kommt | frei_ist | ' +
      'any | random | standard | ordinary | regular | whatever | do_not_care | dont_care | ' +
      'don_t_care | do_not_mind | dont_mind | same | no_special',
  ],
});
/** The plate that the car has: whoever keeps it wishes for none, whatever else is said of it. */
const keeps = flag(plate.label, [], [], {
  no: [
    `${plates} + behalt* | behält | beibehalt* | bleib* | mitnehm* | mitgenommen | nehme_mit | nehmen_mit | übernehm* | weiterfahr* | ` +
      'weiternutz* | weiter_nutz* | alte | alten | altes | bisherige* | keep* | kept | retain* | old | existing | current',
    // „Wunschkennzeichen spielt da keine Rolle“
    'wunschkennzeichen + keine_rolle | egal | unwichtig | nebensache | nebensächlich',
  ],
});
/** Forgives typing errors, which a yes-or-no does not. */
const misspelt = oneOf({ plate: { label: plate.label, words: names.filter((name) => name !== 'Wunsch') } });
const bare: Readonly<Record<string, boolean>> = { ja: true, yes: true, nein: false, no: false };
const negations = new Set(['kein', 'keine', 'ohne', 'no', 'without']);

export const anyPlate = refined(named, (said, words, context) => {
  // „Ich behalte das Kennzeichen nicht“ wishes for nothing either.
  const kept = keeps.find(words, context).filter(({ value }) => !value);
  const found = [...kept, ...said.filter((one) => isApart(one, kept))];
  const near = misspelt
    .find(words, context)
    .filter((one) => one.corrected && isApart(one, found))
    .map((one): Candidate<boolean> => {
      const isNegated = negations.has(words[one.from - 1]?.plain ?? '');
      return { ...one, from: isNegated ? one.from - 1 : one.from, value: !isNegated };
    });
  const all = [...found, ...near];
  // „mit Wunschkennzeichen – stopp, ohne.“: the same without it.
  const isWithout = (word: Word, from: number) =>
    /^(?:ohne|without)$/.test(word.plain) && (word.stop !== undefined || from === words.length - 1);
  const read = (word: Word, from: number): Candidate<boolean>[] => {
    const value = isFree(from, all) ? (isWithout(word, from) ? false : bare[word.plain]) : undefined;
    return value === undefined ? [] : [{ from, to: from + 1, value, score: 0.5 }];
  };
  return [...all, ...words.flatMap(read)];
});
