// A value of which there are few is tried before it is asked for: where it changes nothing, the answer is given at once; else
// each choice is shown with what it comes to.
import {
  asNote,
  type Document,
  inLanguage,
  isStrong,
  joined,
  note,
  type Note,
  type Sentence,
  text,
} from '../../document/index.ts';
import { type Argument, type Choice, type Clarification, readWords } from '../../kit/index.ts';
import { formatCell } from '../../render/value.ts';
import { type Frame, type Slot } from '../understanding/frame.ts';
import { firstDoubt } from '../understanding/judge.ts';

/** So many figures are read beside their choices; of more choices it is only tried whether all come to the same. */
const mostShown = 4;
const mostTried = 10;
const mostOfSeveral = 20;

type Missing = Extract<Clarification, { readonly kind: 'missing' }>;

/** What comes of trying: one answer for all, or what is to be asked back, with figures and what they hold under. */
export type Tried =
  { readonly same: Document } | { readonly asking: Clarification; readonly conditions: readonly Note[] };

/** `answerTo` answers for one of the choices; `several` values may be open. Undefined where more is missing, or there are too many. */
export async function tryChoices(
  frame: Frame,
  answerTo: (frame: Frame) => Promise<Document>,
  { several }: { readonly several: boolean },
): Promise<Tried | undefined> {
  const doubt = firstDoubt(frame);
  const [key, ...others] = doubt?.keys ?? [];
  if (doubt?.problem.kind !== 'missing' || key === undefined || others.length > 0) return undefined;
  const { choices } = doubt.problem;
  // A command line gets what it leaves out asked for; who says more than that does not know it as one.
  if (frame.match.isStrict && frame.ignored === '') return undefined;
  const argument = frame.match.command.arguments[key];
  // Places of the service's own list differ.
  if (!argument?.recogniser.offers) return undefined;
  if (choices.length < 2 || choices.length > mostTried) return undefined;
  const cases = choices.flatMap((choice) => withChoice(frame, key, choice) ?? []);
  if (cases.length < choices.length) return undefined;
  if (cases.some((one) => firstDoubt(one) !== undefined))
    return several ? sameForAll(frame, answerTo) : undefined;
  const isMany = choices.length > mostShown;
  const ends = isMany
    ? await Promise.all([cases.at(0), cases.at(-1)].flatMap((one) => one ?? []).map(answerTo))
    : [];
  // Most often the least and the most tell them apart, and the service need not be asked for the others.
  if (isMany && !areSame(ends)) return undefined;
  const documents = await Promise.all(cases.map(answerTo));
  const [first, ...rest] = documents;
  if (!first || first.asksBack) return undefined;
  if (!areSame(documents)) return isMany ? undefined : withFigures(doubt.problem, [first, ...rest]);
  const shared = new Set(rest.map(({ tables = [] }) => JSON.stringify(tables)));
  const isAlike = shared.size <= 1 && shared.has(JSON.stringify(first.tables ?? []));
  const same: Document = {
    ...first,
    // Whoever says the value after all goes on with this question.
    asksBack: true,
    notes: [note('condition', holdsFor(choices, argument, first.lang)), ...(first.notes ?? [])],
    // What differs in them is said of the first one only.
    tables: (first.tables ?? []).map((table) => (isAlike ? table : { ...table, folded: true })),
  };
  return { same };
}

/** More than one value is missing: what holds whatever each of them is. */
async function sameForAll(
  frame: Frame,
  answerTo: (frame: Frame) => Promise<Document>,
): Promise<Tried | undefined> {
  const { cases, open } = allCases(frame);
  if (cases.length === 0 || cases.length > mostOfSeveral) return undefined;
  const ends = await Promise.all([cases.at(0), cases.at(-1)].flatMap((one) => one ?? []).map(answerTo));
  if (!areSame(ends)) return undefined;
  const [first, ...rest] = await Promise.all(cases.map(answerTo));
  if (!first || first.asksBack || !areSame([first, ...rest])) return undefined;
  const notes = open.map(({ choices, argument }) =>
    note('condition', holdsFor(choices, argument, first.lang)),
  );
  return { same: { ...first, asksBack: true, notes: [...notes, ...(first.notes ?? [])] } };
}

interface OpenValue {
  readonly choices: readonly Choice[];
  readonly argument: Argument;
}

/** The frame with each choice of whatever is missing; none where that is not only choices. */
function allCases(frame: Frame): { readonly cases: readonly Frame[]; readonly open: readonly OpenValue[] } {
  const none = { cases: [], open: [] };
  const open: OpenValue[] = [];
  let cases: readonly Frame[] = [frame];
  for (;;) {
    const doubt = cases[0] && firstDoubt(cases[0]);
    if (!doubt) return { cases, open };
    const [key, ...others] = doubt.keys;
    const argument = key === undefined ? undefined : frame.match.command.arguments[key];
    if (doubt.problem.kind !== 'missing' || key === undefined || others.length > 0) return none;
    if (!argument?.recogniser.offers) return none;
    const { choices } = doubt.problem;
    if (choices.length < 2 || cases.length * choices.length > mostOfSeveral) return none;
    const chosen = cases.flatMap((one) => choices.flatMap((choice) => withChoice(one, key, choice) ?? []));
    if (chosen.length < cases.length * choices.length) return none;
    cases = chosen;
    open.push({ choices, argument });
  }
}

/** „Luft-Wasser-Wärmepumpe (16.500 € Zuschuss)“; only where each case has one. */
function withFigures(problem: Missing, documents: readonly Document[]): Tried | undefined {
  const figures = documents.map(({ headline, lang, asksBack }) => {
    const stressed = asksBack ? undefined : headline.find(isStrong);
    const said = stressed?.strong.map((part) => (typeof part === 'string' ? part : formatCell(part, lang)));
    return said?.join('');
  });
  if (figures.some((one) => one === undefined || !/\d/.test(one) || one.length > longestFigure))
    return undefined;
  const choices = problem.choices.map((choice, at) => ({ ...choice, comesTo: figures[at] }));
  return { asking: { ...problem, choices }, conditions: sharedConditions(documents) };
}

/** „Nicht angegeben und ohne Bonus gerechnet: selbst genutzt.“ */
function sharedConditions(documents: readonly Document[]): readonly Note[] {
  const [first = [], ...others] = documents.map(({ notes = [] }) =>
    notes.map(asNote).filter(({ kind }) => kind === 'condition'),
  );
  const isSaid = (one: Note, all: readonly Note[]) =>
    all.some((other) => JSON.stringify(other) === JSON.stringify(one));
  return first.filter((one) => others.every((all) => isSaid(one, all)));
}

/** A button has no room for more. */
const longestFigure = 40;

const areSame = ([first, ...others]: readonly Document[]): boolean =>
  others.every(({ headline }) => JSON.stringify(headline) === JSON.stringify(first?.headline));

/** „Gilt gleich für: Standard, bidirektional.“, „… für Stellplätze: 1, 2, 3.“ */
const holdsFor = (choices: readonly Choice[], { label: of }: Argument, lang: Document['lang']): Sentence => [
  inLanguage(lang)({ de: 'Gilt gleich für', en: 'The same holds for' }),
  choices.every(({ label }) => /^\d+$/.test(label)) ? ` ${of[lang]}: ` : ': ',
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
