// „Was heißt bidirektional?“, „Worin unterscheiden sich …?“: what a word means is asked, and no case. And „versteh ich nicht“,
// „wieso fragst du?“, where the bot has asked something back.
import {
  type Command,
  isFilling,
  isGeneral,
  oneOf,
  type OneOfEntry,
  type Span,
  type Term,
  type Word,
} from '../../kit/index.ts';
import { oncePer } from '../../memo.ts';
import { type Catalogue, knownAt } from './catalogue.ts';
import { intentOf, type ParsedMessage } from './parseMessage.ts';

/** „Was ist mit …?“, „Was ist, wenn …?“ ask for no meaning. */
const elsewhere = String.raw`(?!\s*,?\s*(?:mit|wenn|falls|with|if|about)(?!\p{L}))`;
const asksMeaning = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:was|wat|wos)\s+(?:heißt|heisst|bedeutet|bedeuten|versteht man|verstehen sie|meinst du|meinen sie|zählt als|zählen als|gilt als)`,
    String.raw`(?:was|wat|wos)\s+(?:ist|sind|is|wäre|war)${elsewhere}`,
    String.raw`(?:was|wat)\s+(?:ist|is|sind)\s+(?:hier\s+)?(?:mit|unter)\s.{1,60}\sgemeint`,
    String.raw`(?:was|wat)\s+soll(?:en)?\s.{1,60}\s(?:sein|heißen|bedeuten)`,
    String.raw`wofür\s+steht|unterschiede?\s+zwischen|unterscheide[nt]\s+sich|(?:erklär|erläuter)\p{L}*|definition`,
    String.raw`what\s+(?:does|do)\s.{1,60}\s(?:mean|stand for)|what(?:\s+(?:is|are)|['’]s)${elsewhere}|meaning\s+of`,
    String.raw`difference\s+between|explain|how\s+(?:do|does)\s.{1,60}\sdiffer`,
  ].join('|')})(?!\p{L})`,
  'iu',
);

const asksDifference = /unterschied|unterscheide|differ/iu;

/** Said around the word, and of no matter; plainly written. */
const around =
  /^(?:whats|heisst|bedeute[nt]|versteht|verstehen|unter|meins?t|meinen|gemeint|zaehlt|zaehlen|gilt|als|soll|sollen|sein|steht|wofuer|worin|wo|liegt|unterschiede?|unterscheide[nt]|zwischen|(?:er)?klaer\w*|erlaeuter\w*|definition|begriff|wort|ueberhaupt|eigentlich|nochmal|genau|kannst|koennen|koenntest|means?|meant|stand|meaning|difference|between|differ|explain|word|term|exactly)$/;

/** The terms of all commands, and how they are found among words. */
const glossaryOf = oncePer((catalogue: Catalogue) => {
  const terms = [...new Set(catalogue.commands.flatMap(({ terms: own = [] }: Command) => own))];
  const entries: Record<string, OneOfEntry> = {};
  for (const [at, { called }] of terms.entries()) {
    const { de, en } = called;
    entries[`term${at}`] = { label: { de: de[0] ?? '', en: en[0] ?? '' }, words: [...de, ...en] };
  }
  const named = oneOf(entries);
  return { named, termOf: (key: string) => terms[Number(key.slice('term'.length))] };
});

/** What the message asks the meaning of, in its order; nothing where it says anything else. Pure. */
export function termsAsked(said: ParsedMessage, catalogue: Catalogue): readonly Term[] {
  const { words, typed } = said;
  // „Was ist die Ummeldung teuer!“
  if (!asksMeaning.test(typed) || intentOf(said).aspects.includes('cost')) return [];
  const { named, termOf } = glossaryOf(catalogue);
  const found = named.find(words, { lang: 'de', askedOn: '', choices: undefined });
  const terms = found.flatMap(({ value }) => termOf(value) ?? []);
  // „Ummeldung: Unterschied zwischen Amt und online?“ compares what is no term.
  const isOfOthers = asksDifference.test(typed) && terms.length < 2;
  return !isOfOthers && words.every((_, at) => isOfAsking(words, at, found, catalogue))
    ? [...new Set(terms)]
    : [];
}

const isOfAsking = (
  words: readonly Word[],
  at: number,
  found: readonly Span[],
  { byWord, byName }: Catalogue,
): boolean => {
  const word = words[at];
  if (!word || isFilling(word) || isGeneral(word) || around.test(word.plain)) return true;
  if (found.some(({ from, to }) => from <= at && at < to)) return true;
  // „… bei der Wallbox“ only says of which matter.
  return byName.has(word.plain) || knownAt(words, at, byWord).length > 0;
};

/** What is meant by what was asked back, or why it is asked; nothing else in the message. */
const asksBack = new RegExp(
  String.raw`^\P{L}*(?:(?:hä|äh|ähm|hm|oh|also|und|sorry|entschuldigung|moment|ja|na|aber|wie jetzt|bitte|huh|eh|and|but)\P{L}+)*(?:${[
    String.raw`(?:das |die frage |ich )?(?:versteh|kapier|check)e?n? (?:ich )?(?:das |die frage )?(?:jetzt |leider |grad |gerade )?nicht`,
    String.raw`hä|wie (?:meinst du|meinen sie|ist) das(?: gemeint)?|(?:was|wat) (?:meinst du|meinen sie)(?: damit| denn)?`,
    String.raw`(?:was|wat) (?:heißt|heisst|bedeutet|ist|soll|is) (?:das|damit|dat)(?: denn| jetzt| genau| überhaupt| heißen| bedeuten| gemeint)*`,
    String.raw`(?:wieso|warum|weshalb|wozu|wofür) (?:fragst du|fragen sie|willst du|wollen sie|brauchst du|brauchen sie|muss ich|ist|spielt|is)[^.!?]{0,40}`,
    String.raw`(?:ist|is|spielt|macht|muss ich|brauchst du|brauchen sie|hängt|kommt)[^.!?]{0,30}(?:wichtig|nötig|rolle|unterschied|sagen|wissen|davon ab|darauf an)(?: denn| überhaupt)?`,
    String.raw`(?:i )?(?:don['’]?t|do not) (?:understand|get it)|what do you mean(?: by that)?|what does (?:that|this) mean|why do you (?:ask|need)[^.!?]{0,30}|does (?:it|that) matter|is (?:it|that) important`,
  ].join('|')})\P{L}*$`,
  'iu',
);

/** Whether the asker wants to know what the bot's question back is about. Pure. */
export const asksWhatWasMeant = ({ typed }: ParsedMessage): boolean => asksBack.test(typed.trim());
