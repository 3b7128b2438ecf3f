// What people say about a stove: which of the contract's two kinds, and in which state.
import { getKaminofenExamples } from '../../src/facts/endpoints/getKaminofen.ts';
import {
  called,
  type Candidate,
  choicesAmong,
  eachOnce,
  entriesOf,
  factsMemo,
  type FactsRecord,
  isApart,
  oneOf,
  oneOfService,
  orTown,
  plainIn,
  readState,
  refined,
  runsCalled,
  stateNamed,
  stateNames,
  type Word,
} from '../../src/kit/index.ts';

export const stoves = {
  classic: called`Kaminofen, Kachelofen oder Pelletofen ohne Wassertasche |
    wood stove, tiled stove or pellet stove without a water jacket | Kaminofen, Schwedenofen, Kachelofen,
    Grundofen, Holzofen, Scheitholzofen, Kamin, Werkstattofen, Kaminkassette, Kamineinsatz, Heizkamin,
    Holzkamin, offener Kamin, Specksteinofen, klassisch, ohne Wassertasche, ohne Wasser,
    Pelletofen ohne Wassertasche, Pellet ohne Wassertasche, luftgeführt, luftgeführter Pelletofen,
    nicht wasserführend, Pelletofen nicht wasserführend, tiled, wood burner, masonry heater, masonry stove,
    wood stove, wood-burning stove, log burner, tiled stove, fireplace, pellet stove without water jacket,
    without water jacket, no water jacket, wood-burning`,
  pellet_water: {
    ...called`wasserführender Pelletofen (mit Wassertasche) | pellet stove with a water jacket |
      mit Wasseranschluss, Pelletofen mit Wasseranschluss, wasserführend, wassergeführt,
      wasserführender Pelletofen, wassergeführter Pelletofen, Pellet wasserführend, Wassertasche,
      mit Wassertasche, Pelletofen Wassertasche, Pelletofen mit Wassertasche, Pellet mit Wassertasche,
      Pellet Wasser, pellet water, Wasseranschluss, water connection, back boiler, water jacket,
      with water jacket, water-bearing pellet stove, water-bearing`,
    told: [
      'angeschlossen | anschließ* | anschluss | connected | hooked_up + wasser | ans_wasser | wasserleitung* | water | water_supply',
      'heizungswasser* | heizwasser* | heizkreis* | heizungskreis* | pufferspeicher* | wasserkreislauf*',
      'hängt | hängen | angeschlossen | anschließ* | gekoppelt | speist | einspeis* | geht_an | geht_in | ans | ins + heizung | heizsystem | zentralheizung | heizungsanlage | heizungsnetz',
      'heats_the_water | heating_water | heating_circuit | buffer_tank | hot_water_circuit',
      'connected | hooked_up | feeds | tied + heating | central_heating | heating_system | radiators',
    ],
  },
} as const;

export type StoveType = keyof typeof stoves;

/** Says nothing of the water jacket, on which everything depends. */
const openNames = /^pellet(?:s|heizung|kamin(?:ofen)?|ofen(?:rein|einbauen|kaufen)?|oefen|stoves?)?$/;

const plainKind =
  /^(?:(?:stink|ganz)?normal|gewoehnlich|einfach|herkoemmlich|klassisch|regular|plain|ordinary|normal)(?:e|er|en|es|em)?$/;
const anyStove = /^(?:kamin|kaminofen|ofen|kaminoefen|oefen|stove|fireplace)$/;

/** Behind „ein normaler Kaminofen“, where the stove is the command's name and is not among the words. */
const leadsOn = /^(?:\d.*|in|im|fuer|for|zu|um|ca|so|mit|gegen|oder|or|)$/;

/** „ein ganz normaler Kaminofen“, „keine Pellets“ */
const plainStoves = (words: readonly Word[]): readonly Candidate<StoveType>[] =>
  words.flatMap(({ plain }, at) => {
    const next = words[at + 1]?.plain ?? '';
    const isPlain = plainKind.test(plain) && (anyStove.test(next) || leadsOn.test(next));
    const isNoPellet = /^(?:keine?|ohne|no|without)$/.test(plain) && /^pellets?$/.test(next);
    // The stove itself may be the command's name.
    const to = isNoPellet ? at + 2 : at + 1;
    return isPlain || isNoPellet ? [{ from: at, to, value: 'classic' as const, score: 1 }] : [];
  });

/** What tells the two kinds of pellet stove apart; „Kachelofen raus, Pelletofen rein“ does not. */
const isAboutWater = (words: readonly Word[], one: Candidate<StoveType>) =>
  one.value === 'pellet_water' || /wasser|water|luft/.test(plainIn(words, one));

const jackets = {
  pellet_water: { label: { de: 'mit Wassertasche', en: 'with water jacket' } },
  classic: { label: { de: 'ohne Wassertasche', en: 'without water jacket' } },
} as const;

/**
 * „ohne“ as the answer to the question for the water jacket: in front, and before nothing that there could be none of.
 * „mit“ could as well go with what follows.
 */
function saidAlone(words: readonly Word[]): Candidate<StoveType> | undefined {
  const next = words[1];
  const isAlone = next === undefined || /^\d/.test(next.text) || stateNamed(next.text) !== undefined;
  const isWithout = /^(?:ohne|without)$/.test(words[0]?.plain ?? '');
  return isWithout && isAlone ? { from: 0, to: 1, value: 'classic', score: 0.9 } : undefined;
}

/** A kind of stove; a pellet stove without a word on its water jacket is asked about. */
export const stove = refined(oneOf(stoves), (others, words, { lang }) => {
  const plain = plainStoves(words);
  const found = [...plain, ...others.filter((one) => isApart(one, plain))];
  const said = saidAlone(words);
  if (said) return [...found, said];
  const open = runsCalled(words, openNames, 2);
  if (open.length === 0 || plain.length > 0 || found.some((one) => isAboutWater(words, one))) return found;
  const between = choicesAmong(jackets, ['pellet_water', 'classic'], lang);
  return open.map((span) => ({ ...span, value: 'pellet_water' as const, score: 0.9, between }));
});

/** What the service's overview lists: each stove in each state. */
export const examplesIn = (answer: FactsRecord) =>
  entriesOf(answer, 'results', 'examples', 'ergebnisse', 'beispiele');

const listStates = factsMemo(async (facts, signal) =>
  eachOnce(examplesIn(await getKaminofenExamples(facts, signal)).flatMap((entry) => readState(entry) ?? [])),
);

/** Sachsen is not a part of Sachsen-Anhalt. */
export const state = orTown(oneOfService(listStates, { nicknames: stateNames, byParts: false }));
