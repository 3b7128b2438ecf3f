// „ein Hundehalsband“: a compound that only begins like a topic is a thing of its own, and no topic is told by it.
import { languageOf, plainName, readIntent, readWords, stemOf, type Word, wordsIn } from '../../kit/index.ts';
import { knownStemsOf, likelihoodOf, wantedOf } from './wanted.ts';

/** What may stand behind a topic and speaks of it still; what is asked of it besides, as its fee, is told by its aspect. */
const ofMatters =
  /(?:foerderung|zuschuss|praemie|bonus|antrag|beantragung|genehmigung|pruefung|kurs|lehrgang|einbau|installation|montage|tausch|kauf|miete|besitzer|inhaber|betreiber|pflicht|recht|verlaengerung|anmeldung|schein|anlage|geraet|steuer|rechner|foerderprogramm|programm|gesetz|regelung|regeln|anbieter|haendler|firma|betrieb|schule|vorbereitung|gruendung|zulassung|frist|dauer|heizung|therme|station|saeule|zone|batterie|speicher|zertifikat|aufstellung|nutzung|modell|ausweis|nummer|quote|kosten|gebuehr(?:en)?|preise?)$/;
/** A thing that is spoken of for the first time, or asked the price of. */
const isFirst = (word: Word | undefined) =>
  /^(?:ein(?:e[nmrs]?)?|kein(?:e[nmrs]?)?|kostet|kosten)$/.test(word?.plain ?? '');

const shortestHead = 4;
/** So likely the head alone is of no topic. */
const ofNone = 0.45;

/** Where such things stand among the words. Pure. */
export function ownThingsIn(words: readonly Word[]): readonly number[] {
  if (languageOf(words) === 'en') return [];
  return words.flatMap((word, at) =>
    /^\p{Lu}\p{Ll}+$/u.test(word.text) && isFirst(words[at - 1]) && isOwnThing(word.plain) ? [at] : [],
  );
}

function isOwnThing(plain: string): boolean {
  const stems = knownStemsOf();
  const stem = stemOf(plain, 'de');
  if (stems.has(stem) || stems.near(stem) !== undefined || ofMatters.test(plain)) return false;
  const { first } = stems.partsOf(stem);
  if (first === undefined) return false;
  const head = readWords(plain.slice(first.length).replace(/^(?:en|es|er|n|s|e)(?=[^aeiou])/, ''));
  const text = wordsIn(head);
  if (plainName(text).length < shortestHead || readIntent(text, head).aspect !== undefined) return false;
  return likelihoodOf('none', wantedOf(head, text)) >= ofNone;
}
