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
import { type Argument, type Clarification, plainName, readWords } from '../../kit/index.ts';
import { formatCell } from '../../render/value.ts';
import { type Frame, type Slot } from '../understanding/frame.ts';
import { firstDoubt } from '../understanding/judge.ts';
import { valueNamed } from '../understanding/slotCandidates.ts';

/** So many figures are read beside their choices; of more choices it is only tried whether all come to the same. */
const mostShown = 4;
const mostTried = 16;
const mostOfSeveral = 20;
/** More choices are not named one by one. */
const mostNamed = 6;

type Missing = Extract<Clarification, { readonly kind: 'missing' }>;

/** What comes of trying: one answer for all, or what is to be asked back, with figures and what they hold under. */
export type Tried =
  | { readonly same: Document }
  | { readonly asking: Clarification; readonly conditions: readonly Note[] };

/**
 * `answerTo` answers for one case; unless `several` values may be open, only one is. Undefined where something else is
 * missing, or there are too many choices.
 */
export async function tryChoices(
  frame: Frame,
  answerTo: (frame: Frame) => Promise<Document>,
  { several }: { readonly several: boolean },
): Promise<Tried | undefined> {
  if (frame.match.command.about) return undefined;
  const { cases, open } = allCases(frame);
  const [only, ...others] = open;
  // On such a line too, what was said and may mean two things is not what it leaves out.
  if (isBareLine(frame) && !open.every(({ isSaid }) => isSaid)) return undefined;
  if (!only || only.problem.choices.length > mostTried || (others.length > 0 && !several)) return undefined;
  const isMany = cases.length > mostShown || others.length > 0;
  const ends = isMany
    ? await Promise.all([cases.at(0), cases.at(-1)].flatMap((one) => one ?? []).map(answerTo))
    : [];
  // Most often the least and the most tell them apart, and the service need not be asked for the others.
  if (isMany && !areSame(ends)) return undefined;
  const documents = await Promise.all(cases.map(answerTo));
  const [first, ...rest] = documents;
  if (!first || first.asksBack) return undefined;
  if (!areSame(documents)) return isMany ? undefined : withFigures(only.problem, [first, ...rest]);
  const shared = new Set(rest.map(({ tables = [] }) => JSON.stringify(tables)));
  const isAlike = shared.size <= 1 && shared.has(JSON.stringify(first.tables ?? []));
  const holds = open.map((value) => note('condition', holdsFor(value, first.lang)));
  const same: Document = {
    ...first,
    // Whoever says the value after all goes on with this question.
    asksBack: true,
    notes: [...holds, ...(first.notes ?? [])],
    // What differs in them is said of the first one only.
    tables: (first.tables ?? []).map((table) => (isAlike ? table : { ...table, folded: true })),
  };
  return { same };
}

/** A command line of nothing but values gets what it leaves out asked for; who says more than that does not know it as one. */
export function isBareLine({
  match: { command, nameEnd, isStrict, rest },
  slots,
  ignored,
  said,
}: Frame): boolean {
  const told = [...slots.values()].reduce((sum, { candidate: { from, to } }) => sum + to - from, 0);
  // „Wallbox-Förderung Bayern“ is said as people say it.
  const name = plainName(
    readWords(said[0] ?? '')
      .slice(0, nameEnd)
      .map(({ text: word }) => word)
      .join(''),
  );
  const isFirst = [command.name.de[0], command.name.en[0]].some((first) => plainName(first) === name);
  return isStrict && isFirst && ignored === '' && rest.length <= told;
}

interface OpenValue {
  readonly problem: Missing;
  readonly argument: Argument;
  /** Something was said of it that may mean any of them. */
  readonly isSaid: boolean;
}

/** The frame with each choice of whatever is missing; none where that is not only choices. */
function allCases(frame: Frame): { readonly cases: readonly Frame[]; readonly open: readonly OpenValue[] } {
  const none = { cases: [], open: [] };
  const open: OpenValue[] = [];
  let cases: readonly Frame[] = [frame];
  for (let doubt = firstDoubt(frame); doubt; doubt = cases[0] && firstDoubt(cases[0])) {
    const [key, ...others] = doubt.keys;
    const { problem } = doubt;
    const argument = key === undefined ? undefined : frame.match.command.arguments[key];
    if (problem.kind !== 'missing' || key === undefined || others.length > 0) return none;
    // Places of the service's own list differ.
    const isSaid = cases.some(({ slots }) => slots.has(key));
    const isTried = isSaid || argument?.mayNotMatter === true || argument?.recogniser.offers !== undefined;
    if (!argument || !isTried || problem.choices.length < 2) return none;
    const most = cases.length * problem.choices.length;
    const values = problem.choices.flatMap(({ value, label }): Slot[] => {
      const candidate = valueNamed(argument, [label, value], frame.context);
      return candidate ? [{ candidate, typed: label, others: [] }] : [];
    });
    const chosen = cases.flatMap((one) =>
      values.map((slot) => ({ ...one, slots: new Map([...one.slots, [key, slot]]) })),
    );
    if (most > mostOfSeveral || chosen.length < most) return none;
    cases = chosen;
    open.push({ problem, argument, isSaid });
  }
  // With another choice, something else may be missing.
  return cases.some((one) => firstDoubt(one) !== undefined) ? none : { cases, open };
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

/** „Gilt gleich für: Standard, bidirektional.“, „Das hängt nicht ab von: Stellplätze.“ where there are many, or it was spoken of. */
function holdsFor(
  { problem: { choices }, argument: { label: of }, isSaid }: OpenValue,
  lang: Document['lang'],
): Sentence {
  const say = inLanguage(lang);
  if (isSaid || choices.length > mostNamed)
    return [say({ de: 'Das hängt nicht ab von: ', en: 'It does not depend on: ' }), of[lang], '.'];
  const labels = joined(
    choices.map(({ label }) => [text(label)]),
    ', ',
  );
  return [say({ de: 'Gilt gleich für: ', en: 'The same holds for: ' }), ...labels, '.'];
}
