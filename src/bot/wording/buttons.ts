// The choices of what is asked back as buttons, under the whole question: where they are shown, nothing else is.
import {
  type Buttons,
  type Document,
  inLanguage,
  joined,
  type Lang,
  sentence,
  type Sentence,
  text,
} from '../../document/index.ts';
import type { Choice } from '../../kit/index.ts';
import { escapeText } from '../../render/escape.ts';

/** More are not read any more before one is pressed. */
const mostButtons = 6;

/** So many others are named over the buttons: the list of the message is not seen there. Of more, only their number. */
const mostNamed = 20;

/** Zulip shortens no button; a longer name is rather typed. */
const longestReply = 80;

/** With what it comes to. */
export const named = ({ label, comesTo }: Choice): string =>
  comesTo === undefined ? label : `${label} (${comesTo})`;

export type WithButtons = Pick<Document, 'buttons'>;

/**
 * `heading` is the question without its choices, of which the likeliest stand first; `last` is one more, which keeps its
 * place whatever the number. Nothing where no choice can be a button.
 */
export function buttonsFor(
  heading: Sentence,
  choices: readonly Choice[],
  lang: Lang,
  last?: Buttons['answers'][number],
): WithButtons {
  const possible = choices.flatMap((choice) => {
    const reply = replyFor(choice, choices);
    return reply === undefined ? [] : [{ choice, reply }];
  });
  const shown = possible.slice(0, mostButtons - (last ? 1 : 0));
  const answers = shown.map(({ choice, reply }) => ({ label: named(choice), reply }));
  if (answers.length === 0) return {};
  const others = choices.filter((one) => !shown.some(({ choice }) => choice === one));
  return {
    buttons: {
      heading: [...heading, ...othersIn(others, lang)],
      answers: last ? [...answers, last] : answers,
    },
  };
}

/** The value, which nothing else is called; but „hybrid“ says too little where there is a „Plug-in-Hybrid“. */
function replyFor(choice: Choice, choices: readonly Choice[]): string | undefined {
  const { value, label } = choice;
  const isPartOfOther = choices.some((other) => other !== choice && hasWords(other.label, value));
  return (isPartOfOther ? [label, value] : [value, label]).find(isHarmless);
}

function hasWords(name: string, words: string): boolean {
  const named = wordsOf(name);
  return wordsOf(words).every((word) => named.includes(word));
}

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A person sends it: what Zulip would make something else of (a mention, a link) must not come from a service. */
const isHarmless = (reply: string) =>
  reply !== '' && reply.length <= longestReply && escapeText(reply) === reply;

/** What is not among the buttons can be typed as before. */
function othersIn(others: readonly Choice[], lang: Lang): Sentence {
  const say = inLanguage(lang);
  if (others.length === 0) return [];
  if (others.length > mostNamed) {
    return say({
      de: sentence` Andere bitte schreiben: Es gibt noch ${String(others.length)}.`,
      en: sentence` Others, please type: there are ${String(others.length)} more.`,
    });
  }
  const names = joined(
    others.map(({ label }) => [text(label)]),
    ', ',
  );
  return [...say({ de: [' Andere bitte schreiben: '], en: [' Others, please type: '] }), ...names, '.'];
}
