// Which words of a message cannot be about what was asked before: then it is a question of its own.
import {
  asksForOtherEnd,
  type Command,
  isFilling,
  isTelling,
  readIntent,
  type Word,
  wordsIn,
} from '../../kit/index.ts';
import type { Catalogue } from '../understanding/catalogue.ts';
import { topicOfCommand } from '../understanding/chooseCommand.ts';
import { goesOn, isCue, refersBack } from '../understanding/cues.ts';
import type { Frame } from '../understanding/frame.ts';
import { unclaimedWords } from '../understanding/leftOver.ts';
import { matchSubjects } from '../understanding/subjects.ts';
import { isOfNoTopic, isOfOtherTopic, likelihoodOf, topicIn, wantedOf } from '../wanted/wanted.ts';

const nothingTaken = { isTaken: () => false, saysValue: false };

const isDeterminer = (word: Word | undefined) =>
  /^(?:de[rnms]|die|das|ein(?:e[nrms]?)?|kein(?:e[nrms]?)?|[mds]ein(?:e[nrms]?)?|unser(?:e[nrms]?)?|fuers?|zum|zur|the|an?|my|our|your|for)$/.test(
    word?.plain ?? '',
  );

/** „ein Jagdhund“ is spoken of for the first time; „der Hund“ may be the one that was spoken of. */
const isIndefinite = (word: Word | undefined) => /^(?:ein(?:e[nmrs]?)?|an?)$/.test(word?.plain ?? '');

/** So sure what was learned must be that none of the service's topics is spoken of. */
const surelyNone = 0.7;

/** „und bis wann muss man das fürs laufende Jahr melden?“: it goes on, and points at nothing else. */
function namesNoOther(words: readonly Word[], command: Command, catalogue: Catalogue): boolean {
  const pronoun = words.some(({ plain }, at) => {
    const next = words[at + 1];
    return pronouns.test(plain) && (next === undefined || isFilling(next) || preposition.test(next.plain));
  });
  if (!/^(?:und|and)$/.test(words[0]?.plain ?? '') || !pronoun) return false;
  const text = wordsIn(words);
  const wanted = wantedOf(words, text);
  const isOther = ![topicOfCommand(command, catalogue), undefined].includes(topicIn(wanted));
  if (isOther || likelihoodOf('none', wanted) >= surelyNone) return false;
  return matchSubjects(text, words, catalogue.byWord).every((one) => one.command === command);
}

const preposition =
  /^(?:fuers?|im|in|am|an|beim|bei|vom|von|zum|zur|nach|vor|bis|ab|auf|for|at|by|on|after|before|until)$/;

/** They stand for what was spoken of. */
const pronouns = /^(?:das|es|die|den|der|dem|dafuer|davon|dazu|damit|dabei|it|that|this|them|those)$/;

/** Where they stand: no values, no cues, nothing that is said in any question or of this topic. Pure. */
export function wordsOfOthers(
  words: readonly Word[],
  { match: { command, lang } }: Frame,
  catalogue: Catalogue,
  {
    isTaken,
    saysValue,
  }: { readonly isTaken: (at: number) => boolean; readonly saysValue: boolean } = nothingTaken,
): readonly number[] {
  const isJustCue = isCue(words);
  if (namesNoOther(words, command, catalogue)) return [];
  // „und wo beantrag ich die?“: only a matter of its own makes it another question.
  const isMore = goesOn(words) || refersBack(words);
  const topic = topicOfCommand(command, catalogue);
  const hasNouns = words.slice(1).some(({ text }) => /^\p{Lu}\p{Ll}/u.test(text));
  return unclaimedWords(command, words, isTaken).filter((at) => {
    const word = words[at];
    if (!word || isJustCue(at) || isTelling(word) || asksForOtherEnd(word.text)) return false;
    // What is done with the matter is written small; the matter is a noun.
    const isSmall = /^\p{Ll}/u.test(word.text);
    if (isSmall && ((lang === 'de' && hasNouns) || isMore)) return false;
    // „wenn wir auf den 8.1. schieben“: what is done with a value is no matter of its own; „der Hundeausweis“ is one.
    if (isSmall && saysValue && !isDeterminer(words[at - 1])) return false;
    const isOther =
      isOfOtherTopic(word, topic, lang) || (isIndefinite(words[at - 1]) && isOfNoTopic(word, lang));
    return isOther && readIntent(word.text, [word]).aspect === undefined;
  });
}
