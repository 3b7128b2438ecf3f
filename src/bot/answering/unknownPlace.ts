// A town that the service does not have: what it says of the matter in general is told with that.
import type { Document, Sentence } from '../../document/index.ts';
import { type Aspect, type Call, type Clarification, fieldFor } from '../../kit/index.ts';
import { matchOfLine } from '../understanding/chooseCommand.ts';
import { type Frame, wayOf } from '../understanding/frame.ts';
import type { Heard } from '../understanding/heard.ts';
import { firstDoubt } from '../understanding/judge.ts';
import { readFrame } from '../understanding/readFrame.ts';
import { besideUnknown, generalForPlace } from '../wording/choices.ts';
import { matterOf } from './matter.ts';

/** Where nothing of it is asked for, what most want to know. */
const usual: readonly Aspect[] = ['cost', 'duration'];

/** The same message, asked of the fact sheet on its matter. */
export async function sheetFrame(frame: Frame, heard: Heard): Promise<Frame | undefined> {
  const { catalogue } = heard.parts;
  const matter = matterOf(frame, catalogue);
  const line = matter && `fakten ${matter.topic}`;
  const match = line && matchOfLine(line, heard.said.words, catalogue, frame.match.lang);
  if (!match) return undefined;
  const read = await readFrame(match, heard);
  // Of two states neither is general.
  const slots = new Map([...read.slots].filter(([, { others }]) => others.length === 0));
  return { ...read, slots, doubts: [] };
}

/** `run` asks the fact sheet. Undefined for another problem, and where the sheet says nothing of what is asked. */
export async function inGeneral(
  frame: Frame,
  problem: Clarification,
  heard: Heard,
  run: (sheet: Frame, more: Pick<Call, 'answeredBy'>) => Promise<Document>,
): Promise<Document | undefined> {
  if (problem.kind !== 'unknownValue' || !problem.place || problem.choices.length === 0) return undefined;
  const sheet = await sheetFrame(frame, heard);
  if (!sheet) return undefined;
  const { lang } = frame.match;
  const asked = frame.intent.aspects.filter(fieldFor);
  const documents: Document[] = [];
  for (const aspect of asked.length > 0 ? asked : usual) {
    const intent = { whether: false, worth: false, aspect, aspects: [aspect] };
    const answeredBy = fieldFor(aspect);
    documents.push(await run({ ...sheet, intent }, answeredBy ? { answeredBy } : {}));
  }
  const told = documents.filter(({ firstLine, asksBack }) => firstLine !== 'unsaid' && !asksBack);
  const [first] = told;
  if (!first) return undefined;
  const general = told.flatMap(({ headline }, at): Sentence => (at === 0 ? headline : [' ', ...headline]));
  const document = generalForPlace(problem.place, problem.choices, general, lang);
  return {
    lang,
    asksBack: true,
    firstLine: 'general',
    ...document,
    ...(first.provenance ? { provenance: first.provenance } : {}),
  };
}

/**
 * „Von Köln nach Aachen“, of which the service has one: that one is answered, and the other said to be unknown. `run` asks the
 * command. Undefined where there is no such place, or more is unclear.
 */
export async function ofKnownPlace(
  frame: Frame,
  problem: Clarification,
  run: (frame: Frame) => Promise<Document>,
): Promise<Document | undefined> {
  if (problem.kind !== 'unknownValue' || !problem.place) return undefined;
  const [unknown] = firstDoubt(frame)?.keys ?? [];
  const way = wayOf(frame.match.command) ?? [];
  const known = way.find(([key]) => key !== unknown && frame.slots.has(key));
  if (!known || !way.some(([key]) => key === unknown)) return undefined;
  const [ofKnown, { recogniser }] = known;
  const name = recogniser.show(frame.slots.get(ofKnown)?.candidate.value, frame.match.lang);
  const slots = new Map([...frame.slots].filter(([key]) => key !== unknown));
  const left = { ...frame, slots, doubts: frame.doubts.filter(({ keys }) => keys[0] !== unknown) };
  if (firstDoubt(left)) return undefined;
  const document = await run(left);
  // Another place may be said in its place.
  return {
    ...document,
    asksBack: true,
    headline: [
      ...besideUnknown(problem.place, problem.choices, name, frame.match.lang),
      ...document.headline,
    ],
  };
}
