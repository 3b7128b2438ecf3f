// „und für ein E-Auto?“: what another topic is named after may be a case of the one that was spoken of.
import {
  isFilling,
  isKnownTopic,
  type Lang,
  readIntent,
  readWords,
  topicName,
  type Word,
} from '../../kit/index.ts';
import type { Change } from './change.ts';
import { goesOn } from '../understanding/cues.ts';
import type { Frame } from '../understanding/frame.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';
import { isSaidOf } from '../wanted/wanted.ts';

const caseWord = /^(?:fuers?|beim?|mit|wenns?|falls|for|with|if)$/;
/** „und dann noch bei …“ */
const mostBetween = 2;

/**
 * It goes on with „und für …“, asks nothing of its own, and what it names was said of that topic too: „E-Auto“ of the
 * Kfz-Steuer, but no „Wallbox“. Whose topic else it is does not count then. Pure.
 */
export function isCaseOf(topic: string | undefined, words: readonly Word[]): boolean {
  if (topic === undefined || !isKnownTopic(topic) || !goesOn(words)) return false;
  const at = words.slice(0, 2 + mostBetween).findIndex(({ plain }) => caseWord.test(plain));
  if (at < 1) return false;
  const text = words.map((word) => word.text).join(' ');
  const { aspect, whether } = readIntent(text, words);
  if (aspect !== undefined || whether) return false;
  return isSaidOf(
    clauseOf(words.slice(at + 1)).filter((word) => !isFilling(word)),
    topic,
  );
}

function clauseOf(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ stop }) => stop !== undefined);
  return words.slice(0, end === -1 ? words.length : end + 1);
}

/** The same asked of that case, where no value says it: „Kfz-Steuer für ein E-Auto“. Pure. */
export function askedOfCase(
  frame: Frame,
  topic: string,
  { words, wanted }: ParsedMessage,
  lang: Lang,
): Frame {
  const asked = clauseOf(words.slice(1)).map(({ text }) => text);
  const match = { ...frame.match, lang, isStrict: false };
  return { ...frame, match, wanted, said: [`${topicName(topic, lang)} ${asked.join(' ')}`] };
}

/** A case of the same does not change the topic, though the thing is the name of one. Pure. */
export const ofSameTopic = (change: Change, isCase: boolean): Change =>
  isCase ? { ...change, slots: new Map([...change.slots].filter(([key]) => key !== 'thema')) } : change;

/** „und als Mieter?“, „und mit 22 kW?“, „und wenn er sich freistellen lässt?“: the same is asked of that case. Pure. */
export function saysOnlyCase(question: string): boolean {
  const { aspect, whether } = readIntent(question, readWords(question));
  return aspect === undefined && !whether && ofCase.test(question);
}
const ofCase =
  /^(?:und|oder|aber|and|or|but) (?:\p{L}+ )?(?:wenns?|falls|mit|ohne|bei|beim|für|fürs|als|if|with|without|for|as)(?!\p{L})/iu;
