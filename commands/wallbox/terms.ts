// What the words of a question on wallboxes mean.
import { type Term, wordList } from '../../src/kit/index.ts';

export const terms: readonly Term[] = [
  {
    called: {
      de: wordList('Bidirektionale Wallbox, bidirektional, bidi, V2H, V2G, bidirektionales Laden'),
      en: wordList('Bidirectional wallbox, bidirectional, vehicle-to-home, vehicle-to-grid'),
    },
    says: {
      de: 'Sie lädt das Auto und kann Strom aus ihm auch wieder herausholen, fürs Haus oder fürs Netz. Eine gewöhnliche (Standard) lädt nur.',
      en: 'It charges the car and can also take power out of it again, for the house or the grid. An ordinary (standard) one only charges.',
    },
    of: ['wallboxTyp'],
  },
  {
    called: { de: wordList('WEG, Wohnungseigentümergemeinschaft'), en: ['owners’ association', 'WEG'] },
    says: {
      de: 'Die Gemeinschaft aller, denen in einem Haus eine Wohnung gehört. Gehört das ganze Haus einem allein, ist es ein Mehrfamilienhaus; wer nicht Eigentümer ist, wohnt zur Miete.',
      en: 'All those together who own a flat in one building. A building that one owner has alone is an apartment building; who owns nothing there is a tenant.',
    },
    of: ['gebaeudetyp'],
  },
  {
    called: {
      de: wordList('Stellplatz, Stellplätze, Ladepunkt'),
      en: wordList('parking space, charging point'),
    },
    says: {
      de: 'Ein Parkplatz, an dem geladen werden soll; gefragt ist, wie viele es sind.',
      en: 'A parking space where a car is to be charged; what is asked is how many there are.',
    },
    of: ['stellplaetze'],
  },
];
