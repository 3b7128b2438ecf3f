// What the service says in words of how it came to its figures: rules, reasons and assumptions, found by their fields' names.
import type { Lang, SentField, Text } from '../../document/index.ts';
import { plainName, readable } from '../../kit/index.ts';
import { ruleWord } from './ruleWords.ts';

export interface RuleTexts {
  /** Its rules, each with what it is about where there are several. */
  readonly rules: readonly RuleText[];
  readonly reasons: readonly string[];
  readonly assumptions: readonly string[];
  /** As code. */
  readonly formulas: readonly string[];
}
export interface RuleText {
  readonly about: string | undefined;
  readonly isOfFee: boolean;
  readonly says: string;
}

const names = {
  formula: /(?:formula|formel|rechenregel|calculation|berechnung)$/,
  rule: /(?:rule|regel)$/,
  reason: /(?:reason|begruendung)$/,
  assumption: /^(?:assumptions?|annahmen?|given|assumed)$/,
} as const;

/** The names of a field, from the outside in, without what tells the language of its text. */
const namesOf = ({ path }: SentField) =>
  path.flatMap((part) => (typeof part === 'string' ? [plainName(part.replace(/_(?:de|en|text)$/, ''))] : []));

/** Nothing of what is said of one entry of a list: an overview has many. Pure. */
export function ruleTextsIn(fields: readonly SentField[]): RuleTexts {
  const texts = eachOnce(fields).flatMap((field) => {
    const { value, path } = field;
    const isEntry = path.slice(0, -1).some((part) => typeof part === 'number');
    return typeof value === 'string' && !isEntry
      ? [{ field, says: readable(withConditions(withoutSpans(value))), own: namesOf(field) }]
      : [];
  });
  const last = (own: readonly string[]) => own.at(-1) ?? '';
  const isSentence = ({ says }: { says: string }) => says.trim().split(/\s+/).length >= fewestWords;
  const rules = texts.filter((one) => names.rule.test(last(one.own)) || names.formula.test(last(one.own)));
  const inWords = rules.filter((one) => isSentence(one) && !isCode(one.says));
  return {
    rules: inWords.map(({ field, says, own }) => ({
      about: ownerOf(field, fields),
      isOfFee: /fee|gebuehr/.test(last(own)),
      says,
    })),
    formulas: rules.filter(({ says }) => isCode(says)).map(({ says }) => says),
    reasons: texts
      .filter((one) => names.reason.test(last(one.own)) && isSentence(one))
      .map(({ says }) => says),
    assumptions: texts
      .filter(
        (one) => one.own.some((name) => names.assumption.test(name)) && isSentence(one) && !isCode(one.says),
      )
      .map(({ says }) => says),
  };
}

const fewestWords = 3;

/** „Kurs (min..max)“ is the service's way to say that it is a span. */
const withoutSpans = (said: string) => said.replaceAll(' (min..max)', '');

/** „wenn oldHeating=true“ in words; with a name that has none, it stays code. */
const withConditions = (said: string) =>
  said.replace(/\b(wenn|if) (\w{1,40})=true\b/g, (code, word: string, name: string) => {
    const label = ruleWord(name)?.de;
    return label === undefined ? code : `${word} „${label}“ gilt`;
  });

/** The same field of several answers side by side may say the same. */
const eachOnce = (fields: readonly SentField[]) => [
  ...new Map(fields.map((field) => [JSON.stringify(field), field])).values(),
];

/** Written for a machine: names with underscores, signs without spaces, comparisons. */
const isCode = (said: string) =>
  /\w_\w|\w[*=]\w|\.\.|[<>]=?|\b(?:min|max)\(|=\s*\w+\(|^\s*\w+ = (?:\w+ [+*/-]|null)/.test(said);

/** The name of what has the rule, where the answer is about several: „Köln“. */
function ownerOf({ path }: SentField, fields: readonly SentField[]): string | undefined {
  const inside = path.slice(0, -1);
  if (inside.length === 0) return undefined;
  const key = JSON.stringify([...inside, 'name']);
  const name = fields.find((other) => JSON.stringify(other.path) === key)?.value;
  return typeof name === 'string' ? name : undefined;
}

export const ruleLabels = {
  rule: { de: 'Regel des Dienstes', en: 'Rule of the service' },
  feeRule: { de: 'Gebührenregel', en: 'Fee rule' },
  besides: { de: 'Dazu', en: 'Besides' },
  reason: { de: 'Begründung des Dienstes', en: 'Reason that the service states' },
  assumptions: { de: 'Annahmen', en: 'Assumptions' },
} as const satisfies Record<string, Text>;

const longest = 300;

/** As many as a phone shows; `mehr` has them all. */
export function shortened(said: readonly string[], lang: Lang): readonly string[] {
  let left = longest;
  const fitting = said
    .filter((one, at) => (left -= one.length) >= 0 || at === 0)
    .map((one) => (said.length > 1 ? one.replace(/\.$/, '') : one));
  const more = { de: 'weitere: mehr', en: 'others: more' }[lang];
  return fitting.length < said.length ? [...fitting, more] : fitting;
}
