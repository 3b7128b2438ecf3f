// What the words of a question on wallboxes mean.
import { type Term, term } from '../../src/kit/index.ts';

export const terms: readonly Term[] = [
  term('wallboxTyp')`Bidirektionale Wallbox, bidirektional, bidi, V2H, V2G, bidirektionales Laden |
    Bidirectional wallbox, bidirectional, vehicle-to-home, vehicle-to-grid |
    Sie lädt das Auto und kann Strom aus ihm auch wieder herausholen, fürs Haus oder fürs Netz. Eine gewöhnliche (Standard) lädt nur. |
    It charges the car and can also take power out of it again, for the house or the grid. An ordinary (standard) one only charges.`,
  term('gebaeudetyp')`WEG, Wohnungseigentümergemeinschaft | owners’ association, WEG |
    Die Gemeinschaft aller, denen in einem Haus eine Wohnung gehört. Gehört das ganze Haus einem allein, ist es ein Mehrfamilienhaus; wer nicht Eigentümer ist, wohnt zur Miete. |
    All those together who own a flat in one building. A building that one owner has alone is an apartment building; who owns nothing there is a tenant.`,
  term('stellplaetze')`Stellplatz, Stellplätze, Ladepunkt | parking space, charging point |
    Ein Parkplatz, an dem geladen werden soll; gefragt ist, wie viele es sind. |
    A parking space where a car is to be charged; what is asked is how many there are.`,
];
