// How many parking spaces: one of the numbers that the contract lists.
import { anyNumber, type Candidate, count, type Recogniser, type Word } from '../../src/kit/index.ts';

const possible = [1, 2, 3, 5, 10, 15, 20, 30, 50];

const anySpaces = anyNumber({
  units: [
    ...['stellplatz', 'stellplaetze', 'stellplaetzen', 'ladepunkt', 'ladepunkte', 'ladepunkten', 'punkt'],
    ...['punkte', 'punkten', 'platz', 'plaetze', 'plaetzen', 'ladeplatz', 'ladeplaetze', 'ladeplaetzen'],
    ...['parkplatz', 'parkplaetze', 'parkplaetzen', 'ladestellen', 'ladestationen', 'wallbox', 'wallboxen'],
    ...['standardwallbox', 'standardwallboxen', 'ladesaeule', 'ladesaeulen', 'chargers', 'charger'],
    ...['boxen', 'ladeboxen', 'geraete', 'carports', 'carport'],
    ...['garage', 'garagen', 'space', 'spaces', 'parking', 'charging', 'points', 'wallboxes'],
  ],
  whole: true,
  expects: { de: '1, 2, 3, 5, 10, 15, 20, 30 oder 50', en: '1, 2, 3, 5, 10, 15, 20, 30 or 50' },
  show: (spaces) => count(spaces),
});

const kind =
  /^(?:standard|normale?[nr]?|einfache?[nr]?|bidi\w*|bidirectional|regular|ordinary|wall|ev|home)$/;
const unit = /^(?:stellpl|lade(?:punkt|station|saeule|box|pl)|wallbox|box|charger|charging|parking|space)/;
const compound = /^(?:standard|bidi)(?:lade|wallbox|box|geraet)/;

/** „20 normale Ladepunkte“, „30 Standardladepunkte“: the kind stands between, and is the wallbox's own word. */
function isCountedBehind(words: readonly Word[], { to }: Candidate<number>): boolean {
  let at = to;
  while (at < to + 2 && kind.test(words[at]?.plain ?? '')) at += 1;
  const plain = words[at]?.plain ?? '';
  return (at > to && unit.test(plain)) || compound.test(plain);
}

/** „10“, „10 Stellplätze“; another number of them is `impossible`, and one of nothing is no such value. */
export const spaces: Recogniser<number> = {
  ...anySpaces,
  find: (words, context) =>
    anySpaces.find(words, context).flatMap((found) => {
      const candidate = isCountedBehind(words, found) ? { ...found, score: 1 } : found;
      if (possible.includes(candidate.value)) return [candidate];
      return candidate.score === 1 ? [{ ...candidate, impossible: true }] : [];
    }),
  offers: () => possible.map((spaces) => ({ value: String(spaces), label: String(spaces) })),
};
