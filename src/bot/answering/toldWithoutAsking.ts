// What answers a question without the value that would be asked back for it: the fact that is the same whatever the case is.
import type { Document } from '../../document/index.ts';
import {
  type Call,
  type Clarification,
  isTownName,
  namesField,
  type Point,
  readWords,
  stemsIn,
} from '../../kit/index.ts';
import type { Catalogue } from '../understanding/catalogue.ts';
import type { Frame } from '../understanding/frame.ts';
import { isDecided, toldDocument, wordsForVerdict } from './firstLine.ts';
import { look, type Findings } from './look.ts';
import { type Asking, type Matter, matterOf, pointIn, typedIn } from './matter.ts';
import { asksAny, needsNoPoint } from './undecided.ts';

/** So much of the point must be in it; less, where it says yes or no. */
const enough = { forFact: 0.7, forVerdict: 0.45 } as const;

/** `problem` is what would be asked back. Undefined where the service has nothing that holds for every case. */
export async function toldWithoutAsking(
  frame: Frame,
  problem: Clarification,
  call: Asking,
  catalogue: Catalogue,
): Promise<Document | undefined> {
  const matter = matterOf(frame, catalogue);
  if (!matter || needsNoPoint(frame)) return undefined;
  const point = pointIn(frame, matter, call);
  if (!isAsked(frame, problem, point, call)) return undefined;
  const found = await firstTelling(frame, matter, point.need, call);
  return found?.told && found.answer && toldDocument(found.told.sentence, found.answer, call);
}

/** Whether it asks for something that may be told without the case. */
function isAsked(
  frame: Frame,
  problem: Clarification,
  { terms, need }: Point,
  { question, intent, lang }: Asking,
): boolean {
  // „Wallbox-Zuschuss?“ is about the case.
  if (terms.length > 0 && terms.every((term) => ofFunding.test(term))) return false;
  if (isReckoned(intent, need) && typedIn(frame).length > 0) return false;
  if (problem.kind !== 'unknownValue') return asksAny(question) || intent.whether;
  if (notWritten.test(question) || readWords(question).some(({ plain }) => isTownName(plain))) return false;
  // A place or a size that the service does not have is said to be none; a word for one of its fields is no value.
  const { place, typed } = problem;
  const stems = stemsIn(typed, lang);
  return (
    place === undefined &&
    onlyWords.test(typed) &&
    stems.every((stem) => terms.includes(stem) && namesField(stem))
  );
}

const onlyWords = /^[\p{L} -]+$/u;
const notWritten = /[/\\=<>]/;

/** What it costs depends on the case, unless a part of it is named that does not. */
const isReckoned = ({ aspects, whether }: Call['intent'], need: Point['need']) =>
  aspects.includes('cost') && !whether && (need === undefined || need === 'money');

/** Words that only say that money is given. */
export const ofFunding = /(?:zuschuss|forder\w*|pramie?|geld|subsid\w*|grant|fund\w*|money)$/;

/** What holds for every case, and only where that has nothing, what the single cases have in common. */
async function firstTelling(
  frame: Frame,
  matter: Matter,
  need: Point['need'],
  call: Asking,
): Promise<Findings | undefined> {
  const hasCases = matter.command?.knowsOfCases !== undefined;
  // „Geht das online, und kostet es extra?“ is in no fact sheet.
  const isBoth = hasCases && call.intent.whether && call.intent.aspects.includes('cost');
  const sheetFirst = hasCases ? [false, true] : [false];
  for (const ofCases of isBoth ? [true] : sheetFirst) {
    const found = await look(frame, matter, call, { ofCases });
    if (isEnough(found, frame, need, call)) return found;
  }
  return undefined;
}

function isEnough({ told, answer }: Findings, frame: Frame, need: Point['need'], call: Asking): boolean {
  const { intent } = call;
  const least = isDecided(told, call) ? enough.forVerdict : enough.forFact;
  if (!told || !answer || (told.coverage < least && !told.isLikely)) return false;
  const { says, needs, isListed, isNamed } = told.piece;
  if ('label' in says && isListed && !isNamed) return false;
  if (isReckoned(intent, need) && !('label' in says && needs.includes('money') && !isListed)) return false;
  // Whoever says a value wants to be answered for it; and whether there is any money, for the case.
  const isOnCase = typedIn(frame).length > 0 || intent.aspects.includes('cost');
  return !(isOnCase && intent.whether && told.words < wordsForVerdict);
}
