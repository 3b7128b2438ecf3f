// What the words of a question on balcony solar mean.
import { type Term, term } from '../../src/kit/index.ts';

export const terms: readonly Term[] = [
  term()`Amortisation, amortisiert | payback, pays for itself |
    Die Zeit, in der das Gerät so viel Strom gespart hat, wie es gekostet hat. |
    The time in which the device has saved as much as it cost.`,
  term('leistung')`Leistung, Watt, Wattzahl, Wp | power, watts, size |
    Was die Module zusammen höchstens liefern; es steht im Angebot oder auf dem Gerät, in Watt. |
    The most that the panels deliver together; it stands in the offer or on the device, in watts.`,
];
