// What is missing is asked back with what all cases come to said first: „466 bis 1.155 €, je nach Stadt. In welcher Stadt?“
import { type Document, note, withNotes } from '../../document/index.ts';
import { type Clarification, coverageOf, stemsIn } from '../../kit/index.ts';
import { argumentsOf, type Frame } from '../understanding/frame.ts';
import { notesOn } from '../understanding/readingNotes.ts';
import { explainProblem } from '../wording/explain.ts';
import { isGain } from './difference.ts';
import { inWords } from './firstLine.ts';
import { type Asking, isOnMatter, pointIn } from './matter.ts';
import { ofPrice } from './priceBeside.ts';
import { ofFunding } from './toldWithoutAsking.ts';
import { isBareLine } from './tryChoices.ts';

/** More choices than that stand in the table. */
const mostNamed = 6;
/** So much of what the question says must be in the first line. */
const enough = 0.5;

/** Words of what all together come to, of who pays and who asks, and figures that no argument took. */
const ofTotals =
  /^(?:gesamt|insgesamt|komplett|total|alles|zusamm\w*|staat\w*|bund|zahl\w*|bekomm\w*|krieg\w*|verdien\w*|brutto|netto|jahr\w*|haushalt\w*)$|\d/;

/** `answerOf` answers for a frame. Undefined where there is no overview of just what was said, or it says something else. */
export async function overAll(
  asking: Asking,
  problem: Clarification,
  answerOf: (frame: Frame) => Promise<Document>,
): Promise<Document | undefined> {
  const { frame, call } = asking;
  const { lang } = frame.match;
  const isOpen = problem.kind === 'missing' && isOnMatter(asking);
  if (!isOpen || isBareLine(frame) || !isOfOverview(frame)) return undefined;
  const overview = { ...frame, isOverview: true, doubts: [] };
  const all = await answerOf(overview);
  const said = inWords(all.headline, lang);
  const { terms, asked } = pointIn(asking);
  // What is granted is not what it costs; where a command reckons nothing else, the price is told in front of it.
  if (
    frame.match.command.reckons !== 'grants' &&
    isGain(said) &&
    !asked.isGain &&
    ofPrice.test(call.question)
  )
    return undefined;
  const heard = new Set(typedFor(frame).flatMap((typed) => stemsIn(typed, lang)));
  const telling = terms.filter((term) => !ofFunding.test(term) && !ofTotals.test(term) && !heard.has(term));
  const [own] = coverageOf({ terms: telling }, [said], lang);
  if (telling.length > 0 && (own?.coverage ?? 0) < enough) return undefined;
  // Where no case gets anything, nobody needs to say which one theirs is.
  if (/^(?:Nein|No)(?!\p{L})/u.test(said)) return withNotes(all, notesOn(overview));
  const { headline } = explainProblem(problem, lang);
  const back = problem.choices.length > mostNamed ? headline.slice(0, 1) : headline;
  return {
    ...all,
    asksBack: true,
    notes: [note('answer', back), ...notesOn(overview), ...(all.notes ?? [])],
  };
}

/** Whether its overview says what all cases come to that have the values that were said. */
function isOfOverview(frame: Frame): boolean {
  const { command } = frame.match;
  const { narrowedBy = [] } = command;
  const isTold = ([key, { named }]: ReturnType<typeof argumentsOf>[number]) => !named && frame.slots.has(key);
  return (
    command.overview !== undefined &&
    argumentsOf(frame).every((one) => !isTold(one) || narrowedBy.includes(one[0]))
  );
}

/** What was typed for the values that the overview is narrowed to. */
const typedFor = ({ slots, match: { command } }: Frame): readonly string[] =>
  [...slots].flatMap(([key, { typed }]) => (command.narrowedBy?.includes(key) ? [typed] : []));
