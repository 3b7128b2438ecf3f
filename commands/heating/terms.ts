// What the words of a question on a heating's grant mean.
import { type Term, wordList } from '../../src/kit/index.ts';

const housing: readonly Term[] = [
  {
    called: { de: wordList('Selbst genutzt, Selbstnutzer, selbstnutzend'), en: ['Owner-occupied'] },
    says: {
      de: 'Wer den Antrag stellt, dem gehört das Haus oder die Wohnung, und er wohnt selbst darin.',
      en: 'Whoever applies owns the house or flat, and lives there.',
    },
    of: ['self', 'selbstnutzer'],
  },
  {
    called: { de: wordList('Eigenanteil'), en: ['own share'] },
    says: {
      de: 'Was nach Abzug des Zuschusses selbst zu bezahlen ist.',
      en: 'What is left to pay oneself once the grant is taken off.',
    },
  },
];

export const stoveTerms: readonly Term[] = [
  {
    called: {
      de: wordList(
        'Wasserführender Ofen, wasserführend, wasserführender Pelletofen, mit Wassertasche, Wassertasche',
      ),
      en: wordList('Water-bearing stove, with water jacket, water jacket, water-bearing pellet stove'),
    },
    says: {
      de: 'Der Ofen heizt auch Wasser für Heizkörper oder Speicher. Ein gewöhnlicher Ofen (Kaminofen, Kachelofen) heizt nur den Raum, in dem er steht.',
      en: 'The stove also heats water for radiators or a tank. An ordinary one only heats the room that it stands in.',
    },
    of: ['stoveType'],
  },
  ...housing,
];

export const pumpTerms: readonly Term[] = [
  {
    called: {
      de: wordList('Luft-Wasser-Wärmepumpe, Luft-Wasser, Luftwärmepumpe'),
      en: wordList('air-water heat pump, air-source heat pump, air-water'),
    },
    says: {
      de: 'Sie nimmt die Wärme aus der Außenluft; gebohrt oder gegraben wird nichts.',
      en: 'It takes the heat from the outside air; nothing is drilled or dug.',
    },
    of: ['pumpType'],
  },
  {
    called: { de: wordList('Erdkollektor, Flächenkollektor'), en: wordList('ground collector, collector') },
    says: {
      de: 'Rohre, die flach unter dem Garten liegen und dort Wärme holen.',
      en: 'Pipes that lie flat under the garden and take heat from there.',
    },
    of: ['pumpType'],
  },
  {
    called: { de: wordList('Erdsonde, Erdwärmesonde'), en: wordList('borehole, ground probe') },
    says: {
      de: 'Rohre in einem tiefen, senkrechten Bohrloch, die von dort Wärme holen.',
      en: 'Pipes in a deep, vertical hole that take heat from there.',
    },
    of: ['pumpType'],
  },
  {
    called: {
      de: wordList('Wasser-Wasser-Wärmepumpe, Wasser-Wasser, Grundwasserwärmepumpe'),
      en: wordList('water-water heat pump, groundwater heat pump'),
    },
    says: {
      de: 'Sie nimmt die Wärme aus dem Grundwasser, das ein Brunnen hochholt.',
      en: 'It takes the heat from groundwater that a well brings up.',
    },
    of: ['pumpType'],
  },
  ...housing,
];
