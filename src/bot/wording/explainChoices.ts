// Words for what is possible instead of what was typed, or of what is missing: in the sentence, or in a list under it.
import {
  type Document,
  joined,
  type Lang,
  type Say,
  type Sentence,
  sentence,
  strong,
  type Table,
  type Text,
  text,
} from '../../document/index.ts';
import { type Clarification, type Choice, nearestFirst } from '../../kit/index.ts';

/** Choices that fit into a sentence; longer lists go under it. */
const mostInSentence = 14;

type UnknownValue = Extract<Clarification, { readonly kind: 'unknownValue' }>;

/** What is possible instead: in the sentence where it is short, else under it, near ones first. */
export function unknownValue(
  { typed, label, choices, expects }: UnknownValue,
  lang: Lang,
  say: Say,
): Pick<Document, 'headline' | 'tables'> {
  if (choices.length === 0) {
    const needed = strong(say(expects ?? { de: 'ein anderer Wert', en: 'another value' }));
    return {
      headline: say({
        de: sentence`${strong('„', text(typed), '“')} geht bei „${label.de}“ nicht; möglich ist ${needed}.`,
        en: sentence`${strong('“', text(typed), '”')} does not work for “${label.en}”; possible is ${needed}.`,
      }),
    };
  }
  if (choices.length <= mostInSentence) {
    const named = choices.map((choice): Sentence => [strong(text(choice.label))]);
    const last = joined(named.slice(-2), say({ de: ' oder ', en: ' or ' }));
    const possible = joined([...named.slice(0, -2), last], ', ');
    const unknown = say({
      de: sentence`${strong('„', text(typed), '“')} kenne ich nicht. Möglich für „${label.de}“: `,
      en: sentence`I do not know ${strong('“', text(typed), '”')}. Possible for “${label.en}”: `,
    });
    return { headline: [...unknown, ...possible, '.'] };
  }
  const sorted = nearestFirst(choices, typed);
  return {
    headline: say({
      de: sentence`${strong('„', text(typed), '“')} kenne ich nicht. Möglich für „${label.de}“ sind diese ${String(sorted.length)}, ähnliche zuerst:`,
      en: sentence`I do not know ${strong('“', text(typed), '”')}. These ${String(sorted.length)} are possible for “${label.en}”, similar ones first:`,
    }),
    tables: [choicesTable(sorted, lang)],
  };
}

export function askFor(
  question: Sentence,
  choices: readonly Choice[],
  lang: Lang,
  expects?: Text,
): Pick<Document, 'headline' | 'tables'> {
  if (choices.length === 0 && expects) {
    return {
      headline: [...question, ' ', { de: 'Gebraucht wird ', en: 'I need ' }[lang], expects[lang], '.'],
    };
  }
  if (choices.length === 0 || choices.length > mostInSentence) {
    return { headline: question, tables: choices.length > 0 ? [choicesTable(choices, lang)] : [] };
  }
  const named = joined(
    choices.map(({ label }) => [text(label)]),
    ' · ',
  );
  return { headline: [...question, ' ', ...named, '.'] };
}

/** What is possible, folded. */
export function choicesTable(choices: readonly Choice[], lang: Lang): Table {
  const columns = { de: ['Möglich', 'zu schreiben als'], en: ['Possible', 'written as'] }[lang];
  return {
    columns,
    rows: choices.map(({ label, value }) => [text(label), text(value)]),
    caption: { de: 'Was möglich ist', en: 'What is possible' }[lang],
    folded: true,
  };
}
