// What is learned to be answered by nothing that the service says: denied, unless its words are all in a statement.
import { asksDuty, saysSomething } from '../../kit/index.ts';
import { type Deciding, hasPart, mayBeReckoned, saysPart, sheetOn, telling } from './deciding.ts';
import type { Decision } from './decision.ts';
import { isDecided } from './toTheCase.ts';

/** So likely it must be: what the sheet does not say, the command may reckon; so much of the question's words a statement has. */
const enough = { unsaid: 0.3, unsaidOfCase: 0.7, unsaidDuty: 0.4, allWords: 0.84, verdict: 0.7 } as const;

export async function byNothing(share: number, deciding: Deciding): Promise<Decision | undefined> {
  const { decision, looked, call, isSheet } = deciding;
  // „Brauche ich eine Erlaubnis?“ asks for the matter itself, of which something is said.
  if (looked.point.terms.length === 0 || saysPart(deciding)) return undefined;
  const isReckonedHere = decision.isOnCase || (!isSheet && call.intent.aspects.includes('cost'));
  const isDuty =
    asksDuty(call.intent) && looked.point.need === undefined && !(hasPart(deciding) && mayBeReckoned(looked));
  const least = isReckonedHere
    ? isDuty
      ? enough.unsaidDuty
      : enough.unsaidOfCase
    : isSheet
      ? 0
      : enough.unsaid;
  if (share < least) return undefined;
  const unsaid = { ...decision, by: { is: 'nothing', share } } as const;
  return hasAllWords(share, deciding) ?? sheetOn('nothing', { ...deciding, decision: unsaid });
}

/** „Anmeldeschluss?“: what has all that was asked in its words is told, however unlikely; a yes or a no, where that is not sure. */
function hasAllWords(share: number, deciding: Deciding): Decision | undefined {
  const { looked, call } = deciding;
  const { told, answer, point } = looked;
  if (!told || !answer || !saysSomething(told.piece)) return undefined;
  const isOfNeed = point.need === undefined || told.piece.needs.includes(point.need);
  const isVerdictOfIt =
    share < enough.unsaidOfCase && told.coverage >= enough.verdict && isDecided(told, call);
  const isAll = asksDuty(call.intent) ? isVerdictOfIt : told.coverage >= enough.allWords;
  return isOfNeed && isAll ? telling({ sentence: told.sentence, answer }, deciding) : undefined;
}
