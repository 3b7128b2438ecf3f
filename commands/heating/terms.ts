// What the words of a question on a heating's grant mean.
import { type Term, term } from '../../src/kit/index.ts';

const housing: readonly Term[] = [
  term('self', 'selbstnutzer')`Selbst genutzt, Selbstnutzer, selbstnutzend | Owner-occupied |
    Wer den Antrag stellt, dem gehört das Haus oder die Wohnung, und er wohnt selbst darin. |
    Whoever applies owns the house or flat, and lives there.`,
  term()`Eigenanteil | own share |
    Was nach Abzug des Zuschusses selbst zu bezahlen ist. |
    What is left to pay oneself once the grant is taken off.`,
];

export const stoveTerms: readonly Term[] = [
  term('stoveType')`Wasserführender Ofen, wasserführend, wasserführender Pelletofen, mit Wassertasche,
    Wassertasche | Water-bearing stove, with water jacket, water jacket, water-bearing pellet stove |
    Der Ofen heizt auch Wasser für Heizkörper oder Speicher. Ein gewöhnlicher Ofen (Kaminofen, Kachelofen) heizt nur den Raum, in dem er steht. |
    The stove also heats water for radiators or a tank. An ordinary one only heats the room that it stands in.`,
  ...housing,
];

export const pumpTerms: readonly Term[] = [
  term('pumpType')`Luft-Wasser-Wärmepumpe, Luft-Wasser, Luftwärmepumpe | air-water heat pump,
    air-source heat pump, air-water |
    Sie nimmt die Wärme aus der Außenluft; gebohrt oder gegraben wird nichts. |
    It takes the heat from the outside air; nothing is drilled or dug.`,
  term('pumpType')`Erdkollektor, Flächenkollektor | ground collector, collector |
    Rohre, die flach unter dem Garten liegen und dort Wärme holen. |
    Pipes that lie flat under the garden and take heat from there.`,
  term('pumpType')`Erdsonde, Erdwärmesonde | borehole, ground probe |
    Rohre in einem tiefen, senkrechten Bohrloch, die von dort Wärme holen. |
    Pipes in a deep, vertical hole that take heat from there.`,
  term('pumpType')`Wasser-Wasser-Wärmepumpe, Wasser-Wasser, Grundwasserwärmepumpe | water-water heat pump,
    groundwater heat pump |
    Sie nimmt die Wärme aus dem Grundwasser, das ein Brunnen hochholt. |
    It takes the heat from groundwater that a well brings up.`,
  ...housing,
];
