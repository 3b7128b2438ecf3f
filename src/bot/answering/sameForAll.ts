// A value that is missing and changes nothing is not asked for: the few cases there are get one answer, where it is the same.
import { type Document, inLanguage, joined, note, type Sentence, text } from '../../document/index.ts';
import { type Choice, readWords } from '../../kit/index.ts';
import { type Frame, type Slot } from '../understanding/frame.ts';
import { firstDoubt } from '../understanding/judge.ts';

/** With more choices, asking is less work. */
const mostTried = 3;

/** What `answerTo` says of all the choices for what is missing; undefined where they differ, or more is missing. */
export async function sameForAll(
  frame: Frame,
  answerTo: (frame: Frame) => Promise<Document>,
): Promise<Document | undefined> {
  const doubt = firstDoubt(frame);
  const [key, ...others] = doubt?.keys ?? [];
  if (doubt?.problem.kind !== 'missing' || key === undefined || others.length > 0) return undefined;
  const { choices } = doubt.problem;
  // A command line gets what it leaves out asked for.
  if (frame.match.isStrict) return undefined;
  // Places of the service's own list differ.
  if (!frame.match.command.arguments[key]?.recogniser.offers) return undefined;
  if (choices.length < 2 || choices.length > mostTried) return undefined;
  const cases = choices.flatMap((choice) => withChoice(frame, key, choice) ?? []);
  if (cases.length < choices.length || cases.some((one) => firstDoubt(one) !== undefined)) return undefined;
  const [first, ...rest] = await Promise.all(cases.map(answerTo));
  if (!first || first.asksBack) return undefined;
  const isSame = (one: Document) => JSON.stringify(one.headline) === JSON.stringify(first.headline);
  if (!rest.every(isSame)) return undefined;
  const shared = new Set(rest.map(({ tables = [] }) => JSON.stringify(tables)));
  const isAlike = shared.size <= 1 && shared.has(JSON.stringify(first.tables ?? []));
  return {
    ...first,
    // Whoever says the value after all goes on with this question.
    asksBack: true,
    notes: [note('condition', holdsFor(choices, first.lang)), ...(first.notes ?? [])],
    // What differs in them is said of the first one only.
    tables: (first.tables ?? []).map((table) => (isAlike ? table : { ...table, folded: true })),
  };
}

/** „Gilt gleich für: Standard, bidirektional.“ */
const holdsFor = (choices: readonly Choice[], lang: Document['lang']): Sentence => [
  inLanguage(lang)({ de: 'Gilt gleich für: ', en: 'The same holds for: ' }),
  ...joined(
    choices.map(({ label }) => [text(label)]),
    ', ',
  ),
  '.',
];

function withChoice(frame: Frame, key: string, { label }: Choice): Frame | undefined {
  const argument = frame.match.command.arguments[key];
  const { lang, askedOn } = frame.context;
  const context = { lang, askedOn, choices: argument && frame.context.choicesOf(argument) };
  const [candidate] = argument?.recogniser.find(readWords(label), context) ?? [];
  if (!candidate) return undefined;
  const slot: Slot = { candidate, typed: label, others: [] };
  return { ...frame, slots: new Map([...frame.slots, [key, slot]]) };
}
