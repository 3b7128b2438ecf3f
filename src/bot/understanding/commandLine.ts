// Whether a message is a command line: the name in front, and only values behind it.
import { type Command, isJoining, plainName } from '../../kit/index.ts';
import { oncePer } from '../../memo.ts';
import { type Intent, sure } from '../wanted/wanted.ts';
import type { CommandMatch } from './matchCommand.ts';
import { wantsComparison, wantsRanking, wantedIn } from './whatIsWanted.ts';
import { type ParsedMessage, intentOf } from './parseMessage.ts';
import { wantsTrade } from './wantsTrade.ts';

/** „e-auto 52000 1“: in front of a command line its first name is nothing else, whatever it says in a sentence. */
export function asCommandLine(found: CommandMatch, { text, words }: ParsedMessage): CommandMatch {
  const { command, nameEnd, isStrict, saysValue } = found;
  const name = words[nameEnd - 1]?.plain;
  const isFirst = [command.name.de[0], command.name.en[0]].some((first) => plainName(first) === name);
  // „E-Auto, zvE 44.000, 2 Kinder“ is no line.
  const isName = isStrict && saysValue && isFirst && !/[,;:!?]/.test(text);
  return isName ? { ...found, saysValue: false, rest: words.slice(nameEnd) } : found;
}

/** The command's own names, plainly written. */
export const namesOf = oncePer(
  ({ name }: Command): ReadonlySet<string> => new Set([...name.de, ...name.en].map(plainName)),
);

/** What a command line does not tell: who asks for these says so in a sentence. */
const ofSentences: ReadonlySet<Intent> = new Set(['suppliers', 'compare', 'authority', 'legal']);

/** „kfz: alle Gebühren auf einen Blick“ */
const listing =
  /\b(?:alle[rnms]?|sämtliche[rn]?|jede[rsmn]?|liste|tabelle|übersicht|überblick|matrix|rangfolge|rangliste|ranking|nebeneinander|all|every|each|list|table|overview)\b|auf einen blick/i;

const mostOfTopic = 3;
/** Nobody types more values behind a name; who says more tells a case. */
const mostOfLine = 9;

/** Words that no value is made of. */
const sentenceWords =
  /^(?:wer|wie|wo|was|wann|warum|wieso|welche[nrsm]?|ich|wir|man|gibt|gibts|ist|sind|kann|muss|darf|soll|geht|gehts|wird|werden|gilt|zahlt|brauche?|bekomm\p{L}*|krieg\p{L}*|who|which|where|when|how|what|we|do|does|is|are|can|may|must|should|will)$/u;

/** The name stands in front, and only values behind it; „Balkonsolar: welche Städte geben Zuschuss“ is a sentence. */
export function isCommandLine(found: CommandMatch, said: ParsedMessage): boolean {
  const { command, isStrict, rest } = found;
  if ((command.words === undefined && !command.about) || command.changes || command.text) return true;
  if (!isStrict) return false;
  const told = rest.filter((word) => !isJoining(word));
  const { aspect, whether } = intentOf(said);
  const isToldElsewhere =
    aspect !== undefined && command.reroute?.of.includes(aspect) === true && told.length > 1;
  const isSentence =
    isToldElsewhere ||
    // „… mit 12.500 Stammkapital, reicht das?“, „… 2000 Wp erlaubt?“
    ((whether || aspect === 'duty') && told.length > 1) ||
    told.length > mostOfLine ||
    // „Wärmepumpe: erst Vertrag oder erst Antrag? Kurz bitte“
    /\?\s*\p{L}/u.test(said.text) ||
    told.some(({ plain }) => sentenceWords.test(plain)) ||
    // „Ist i-Kfz auch für Firmen?“
    /^(?:ist|sind|is|are)$/.test(said.words[0]?.plain ?? '') ||
    wantsComparison(said);
  if (isSentence) return false;
  // „Meisterprüfung: Voraussetzungen für die Zulassung“ says more than a topic and a place.
  if (command.about !== undefined) return !(found.saysValue && told.length > mostOfTopic);
  if (told.length <= 1) return true;
  return !(wantsOther(said) || wantsTrade(said) || (wantsRanking(said) && listing.test(said.text)));
}

function wantsOther(said: ParsedMessage): boolean {
  const [intent] = wantedIn(said).intents;
  return intent !== undefined && ofSentences.has(intent.value) && intent.score >= sure.intent;
}
