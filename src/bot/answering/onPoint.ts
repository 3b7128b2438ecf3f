// The point of a question that the answer of its command does not say: looked for in all that the service says of the
// matter, and said first. Where it needs no case, nothing is asked back for it.
import { type Document, isStrong, type Sentence } from '../../document/index.ts';
import { FactsError } from '../../facts/index.ts';
import {
  type Call,
  type Command,
  coverageOf,
  type FactsRecord,
  piecesIn,
  plainName,
  pointOf,
  readProvenance,
  readWords,
  stateNamed,
  type Told,
  toldOn,
  topicOf,
} from '../../kit/index.ts';
import { getTopicFacts } from '../../facts/endpoints/getTopics.ts';
import { formatCell } from '../../render/value.ts';
import type { Catalogue } from '../understanding/catalogue.ts';
import { topicOfCommand } from '../understanding/chooseCommand.ts';
import type { Frame } from '../understanding/frame.ts';

/** So much of the point must be in a piece that it stands for the headline, for its denial, or that nothing is asked back. */
const enough = { forHeadline: 0.6, forDenial: 0.45, notToAsk: 0.7 } as const;
/** A headline with about as much of the point stays. */
const clearlyMore = 0.2;
const wordsForVerdict = 2;
/** Shorter names are no names of entries; longer ones have no more words than that. */
const tellingName = 4;
const longestName = 4;

type Asking = Omit<Call, 'values'>;

/** The document with the point in its first line; as it is where that has it, or nothing of the service's has more. */
export async function onPoint(
  document: Document,
  frame: Frame,
  call: Asking,
  catalogue: Catalogue,
): Promise<Document> {
  const matter = matterOf(frame, catalogue);
  const { firstLine, asksBack } = document;
  if (!matter || frame.match.isStrict || asksBack || firstLine === 'point' || reckonsCase(frame))
    return document;
  const point = pointOf(call, matter.names, typedIn(frame));
  if (point.terms.length === 0) return document;
  const found = await look(frame, matter, call);
  const [own] = coverageOf(point, [inWords(document.headline, call.lang), ...found.texts], call.lang);
  const told = found.told;
  const isDenied = firstLine === 'unsaid';
  const least = isDenied
    ? enough.forDenial
    : Math.max(enough.forHeadline, (own?.coverage ?? 0) + clearlyMore);
  if (!told || told.coverage < least) return document;
  // One word alone makes no yes and no no: „anerkannt“ is said of many things.
  if (isDenied && call.intent.whether && told.words < wordsForVerdict) return document;
  return {
    ...document,
    headline: told.sentence,
    tables: (document.tables ?? []).map((table) => ({ ...table, folded: true })),
  };
}

/**
 * A case was told, or a part of one, or a list is wanted: the headline is about that, and whatever is told besides is beside
 * the point. Nor has the next message a point of its own that only says another value: „und in Hamburg?“
 */
function reckonsCase({ match: { command }, slots, intent, isOverview, said }: Frame): boolean {
  const isNextCase = said.length > 1 && intent.aspect === undefined && !intent.whether;
  if (isOverview || slots.has('list') || isNextCase) return true;
  if (command.about === 'topics') return [...slots.values()].some(({ others }) => others.length > 0);
  // Amounts are what commands reckon.
  if (intent.aspects.includes('cost')) return true;
  return Object.entries(command.arguments).some(([key, one]) => !one.named && slots.has(key));
}

/** What answers a question without the value that would be asked back for it. */
export async function toldWithoutAsking(
  frame: Frame,
  call: Asking,
  catalogue: Catalogue,
): Promise<Document | undefined> {
  const matter = matterOf(frame, catalogue);
  // Whoever says a value wants to be answered for it.
  if (!matter || frame.match.isStrict || frame.slots.size > 0 || reckonsCase(frame)) return undefined;
  const { told, answer } = await look(frame, matter, call);
  if (!told || !answer || told.coverage < enough.notToAsk) return undefined;
  const { lang, today } = call;
  return { lang, headline: told.sentence, provenance: readProvenance(answer, lang, today) };
}

interface Matter {
  readonly topic: string;
  readonly names: readonly string[];
  readonly command: Command | undefined;
}

/** The topic that a frame is about, all its names, and the command that reckons for it. */
function matterOf({ match: { command }, slots }: Frame, catalogue: Catalogue): Matter | undefined {
  const typed = slots.get('thema')?.candidate.value;
  const ofSheet =
    typeof typed === 'object' && typed !== null && 'value' in typed ? String(typed.value) : undefined;
  const topic = topicOfCommand(command, catalogue) ?? (command.about === 'topics' ? ofSheet : undefined);
  if (topic === undefined) return undefined;
  const reckons = catalogue.commands.find((one) => topicOfCommand(one, catalogue) === topic);
  const names = topicOf(topic);
  const own = reckons ? [...reckons.name.de, ...reckons.name.en] : [];
  return { topic, names: [topic, ...(names ? [...names.de, ...names.en] : []), ...own], command: reckons };
}

const typedIn = ({ slots }: Frame): readonly string[] => [...slots.values()].map(({ typed }) => typed);

interface Looked {
  readonly told: Told | undefined;
  readonly answer: FactsRecord | undefined;
  readonly texts: readonly string[];
}

async function look(frame: Frame, { topic, names, command }: Matter, call: Asking): Promise<Looked> {
  const { facts, signal, lang, question } = call;
  const isValue = new Set([...frame.slots.values()].flatMap(({ candidate }) => namesOf(candidate.value)));
  const states = [...isValue].flatMap((name) => stateNamed(name) ?? []);
  const state = states.length === 1 ? states[0] : undefined;
  const known = await unlessMissing(
    Promise.all([
      getTopicFacts(facts, topic, signal).then((answer) => [{ answer, fields: [] }]),
      command?.knows?.({ facts, signal, lang, state }) ?? Promise.resolve([]),
    ]),
  );
  const asked = namesIn(question);
  const isNamed = (plain: string) => isValue.has(plain) || (plain.length > tellingName && asked.has(plain));
  const all = (known?.flat() ?? []).map(({ answer, fields }) => ({
    answer,
    pieces: piecesIn(answer, { isNamed, fields, lang }),
  }));
  const pieces = all.flatMap((one) => one.pieces);
  const told = toldOn(pointOf(call, names, typedIn(frame)), pieces, { ...call, states });
  const answer = all.find((one) => told !== undefined && one.pieces.includes(told.piece))?.answer;
  return { told, answer, texts: pieces.map(({ looked }) => looked) };
}

/** Whatever in it may be a name, of one word or several, plainly written. */
function namesIn(question: string): ReadonlySet<string> {
  const words = readWords(question).map(({ text }) => plainName(text));
  return new Set(
    words.flatMap((_, from) =>
      Array.from({ length: longestName }, (_one, more) => words.slice(from, from + more + 1).join('')),
    ),
  );
}

/** What a service does not have is not looked through. */
async function unlessMissing<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof FactsError && error.kind !== 'unreachable') return undefined;
    throw error;
  }
}

function namesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [plainName(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part) => (typeof part === 'string' ? [plainName(part)] : []));
}

const inWords = (said: Sentence, lang: Document['lang']): string =>
  said
    .flatMap((part) => (typeof part === 'object' && isStrong(part) ? part.strong : [part]))
    .map((part) => (typeof part === 'string' ? part : formatCell(part, lang)))
    .join('');
