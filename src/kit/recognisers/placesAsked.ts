// Whether a question is about several places: which there are, or all of them.
import { plainWords } from './words.ts';

const places =
  '(?:(?:bundes)?laendern?|staedt(?:en?)?|orte?n?|bezirken?|kommunen|gemeinden|kammern|ihks|states|cities|towns|places)';
const which = new RegExp(String.raw`\b(?:welche[nr]?|which) ${places}\b`);
const all = new RegExp(String.raw`\b(?:(?:alle|saemtliche)[nr]?|all(?: the)?) ${places}\b`);
const place = new RegExp(`^${places}$`);

/** „Länder“, „Kammern“ */
export const isPlacesNoun = (plain: string): boolean => place.test(plain);

/** „Für welche Städte habt ihr das?“ Pure. */
export const asksWhichPlaces = (question: string): boolean => which.test(plainWords(question).join(' '));

/** „Liste aller Orte“ Pure. */
export const asksForAllPlaces = (question: string): boolean => all.test(plainWords(question).join(' '));
