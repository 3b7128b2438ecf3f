// „Was kostet die Jagdpacht?“: what lies near what the service states, and is not stated. The figure beside it is not told.
import { plainName, stemOf } from '../../kit/index.ts';
import { beyondIn } from '../understanding/aside.ts';
import { isCompared, withoutViews } from '../understanding/frame.ts';
import { firstDoubt } from '../understanding/judge.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';
import { sheetOn } from './bySheet.ts';
import { type Decision, decisionOn } from './decision.ts';
import type { Findings } from './look.ts';
import type { Undecided } from './undecided.ts';

/** How likely it asks for such a thing, as it was learned; undefined where it is not likely. Pure. */
export function likelyBeyond({ call, frame }: Undecided, said: ParsedMessage): number | undefined {
  // „Wie viele Ausbildungsstunden?“: of what the command has a part for, it tells that.
  const isOfPart = withoutViews(frame).size < frame.slots.size;
  // A value that cannot be is refused; what is explained, or held side by side, is said before.
  const isTold = isOfPart || frame.explains !== undefined || isCompared(frame) || isRefusedValue(frame);
  const beyond = isTold ? undefined : beyondIn(said);
  // Yes and no are mostly told by statements, or not at all.
  return call.intent.whether && (beyond ?? 0) < ofWhether ? undefined : beyond;
}

const isRefusedValue = (frame: Undecided['frame']): boolean =>
  !['missing', undefined].includes(firstDoubt(frame)?.problem.kind);

const ofWhether = 0.9;
/** So likely a statement must be to be told of a yes or a no all the same. */
const saidOfWhether = 0.5;

/** Names of so few letters begin too many words. */
const shortName = 4;
/** „Wie viele Jäger gibt es?“ asks for no amount. */
const asksCount = /(?<!\p{L})(?:wie ?viele|how many)(?!\p{L})/iu;

/** Whether what answers is likelier; „Was kostet das Halteverbot?“ asks for nothing but the matter. Pure. */
export function isRatherStated(
  { by, point }: Findings,
  { question, intent }: Undecided['call'],
  beyond: number,
): boolean {
  const names = point.names.map((name) => stemOf(plainName(name))).filter((name) => name.length > shortName);
  // „Wärmepumpenheizung“
  const isOnMatter = point.terms.every((term) => names.some((name) => term.startsWith(name)));
  if (isOnMatter) return !asksCount.test(question);
  // What says no number is no answer to how many there are.
  if (by?.is === 'statement' && asksCount.test(question) && !/\d/.test(by.piece.searchWords)) return false;
  const least = by?.is === 'statement' && intent.whether ? saidOfWhether : beyond;
  return by !== undefined && by.is !== 'nothing' && by.share >= least;
}

/** Whatever the command would say is of something else: denied. */
export async function decideBeyond(undecided: Undecided, looked: Findings): Promise<Decision | undefined> {
  const decision = decisionOn(undecided, { is: 'nothing', share: 1 }, looked, () => false);
  const denied = await sheetOn('nothing', { ...undecided, looked, decision });
  return denied && { ...denied, isBeyond: true };
}
