// The buttons of a document as Zulip takes them: plain text, A to F.
import type { ChoicesWidget } from '../../chat/index.ts';
import { type Document, saidIn } from '../../document/index.ts';
import { plainSentence } from '../../render/csv/plain.ts';
import { lineOf } from '../../render/escape.ts';

/**
 * The heading has all that the message says beside the choices, for Zulip's web and desktop apps show it in place of the
 * message; other apps, notifications and the search have the message. Undefined where there are no buttons.
 */
export function choicesWidget({ buttons, preface, notes = [], lang }: Document): ChoicesWidget | undefined {
  if (!buttons) return undefined;
  const said = [preface ?? [], buttons.heading, ...notes.map(saidIn)];
  const heading = said.map((one) => lineOf(plainSentence(one, lang))).filter(Boolean);
  return {
    heading: heading.join(' '),
    choices: buttons.answers.map(({ label, reply }, index) => ({
      short_name: String.fromCodePoint(firstLetter + index),
      long_name: lineOf(label),
      reply,
    })),
  };
}

const firstLetter = 'A'.codePointAt(0) ?? 0;
