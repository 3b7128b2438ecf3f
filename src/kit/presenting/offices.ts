// What a German office is, for who reads English: „Gesundheitsamt (public health office)“. Its name stays, for it is on the door.
import { type Cell, type Lang, phrase, text } from '../../document/index.ts';
import { saidCell } from './german.ts';

const kinds: readonly (readonly [RegExp, string])[] = [
  [/Nachlassgericht/i, 'probate court'],
  [/Registergericht/i, 'register court'],
  [/Amtsgericht/i, 'local court'],
  [/Notar/i, 'notary'],
  [/Gewerbe(?:amt|behörde)/i, 'trade office'],
  [/Finanzamt/i, 'tax office'],
  [/Handelskammer|\bIHK\b/i, 'chamber of commerce'],
  [/Handwerkskammer|\bHWK\b/i, 'chamber of crafts'],
  [/prüfungsausschuss/i, 'examination board'],
  [/Netzbetreiber/i, 'grid operator'],
  [/Bundesnetzagentur/i, 'Federal Network Agency'],
  [/Umweltbundesamt/i, 'Federal Environment Agency'],
  [/schornsteinfeger/i, 'chimney sweep'],
  [/Zulassungs(?:behörde|stelle)/i, 'vehicle registration office'],
  [/Zoll(?:amt|verwaltung)/i, 'customs office'],
  [/Gesundheits(?:amt|behörde)/i, 'public health office'],
  [/Straßenverkehrs(?:behörde|amt)/i, 'road traffic authority'],
  [/Ordnungs(?:amt|behörde)/i, 'public order office'],
  [/Jagdbehörde/i, 'hunting authority'],
  [/Wasserbehörde/i, 'water authority'],
  [/Veterinär/i, 'veterinary office'],
  [/Bußgeld(?:behörde|stelle)/i, 'fines office'],
  [/Förderstelle/i, 'funding office'],
  [/Bezirksamt/i, 'borough office'],
  [/Kreisverwaltung|Landratsamt|Landkreis/i, 'district administration'],
  [/Gemeinde|Kommune|Stadtverwaltung/i, 'municipality'],
];

/** More of them would be a list of their own. */
const mostKinds = 3;

/** An office by its name; in English with what it is, where that is known. Pure. */
export function officeCell(said: string, lang: Lang): Cell {
  // What stands in brackets says more of it: „Bußgeldbehörde (Kommune, Kreis, …)“.
  const name = said.replaceAll(/\([^)]{0,200}\)/g, '');
  const known = kinds.flatMap(([sign, english]) => (sign.test(name) ? [english] : []));
  if (lang === 'de' || known.length === 0) return saidCell(said, lang);
  return phrase(text(said), ` (${known.slice(0, mostKinds).join(', ')})`);
}
