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
import { isDecided, toldDocument, wordsForVerdict } from './firstLine.ts';
import { look, type Findings } from './look.ts';
import { type Asking, isOnMatter, type OnMatter, pointIn, typedIn } from './matter.ts';
import { asksAny, needsNoPoint } from './undecided.ts';

/** So much of the point must be in it; less, where it says yes or no. */
const enough = { forFact: 0.7, forVerdict: 0.45 } as const;

/** `problem` is what would be asked back. Undefined where the service has nothing that holds for every case. */
export async function toldWithoutAsking(
  asking: Asking,
  problem: Clarification,
): Promise<Document | undefined> {
  if (!isOnMatter(asking) || needsNoPoint(asking.frame)) return undefined;
  const point = pointIn(asking);
  if (!isAsked(asking, problem, point)) return undefined;
  const found = await firstTelling(asking, point.need);
  return found?.told && found.answer && toldDocument(found.told.sentence, found.answer, asking.call);
}

/** Whether it asks for something that may be told without the case. */
function isAsked(
  { frame, call: { question, intent, lang } }: Asking,
  problem: Clarification,
  { terms, need }: Point,
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
async function firstTelling(asking: OnMatter, need: Point['need']): Promise<Findings | undefined> {
  const { matter, call } = asking;
  const hasCases = matter.command?.knowsOfCases !== undefined;
  // „Geht das online, und kostet es extra?“ is in no fact sheet.
  const isBoth = hasCases && call.intent.whether && call.intent.aspects.includes('cost');
  const sheetFirst = hasCases ? [false, true] : [false];
  for (const ofCases of isBoth ? [true] : sheetFirst) {
    const found = await look(asking, { ofCases });
    if (isEnough(found, asking, need)) return found;
  }
  return undefined;
}

function isEnough({ told, answer }: Findings, { frame, call }: Asking, need: Point['need']): boolean {
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
