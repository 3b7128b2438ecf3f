// What becomes of a question once it was learned what answers it: a statement is told, a field of the fact sheet asked for, the
// command left to itself, or said that the service does not say it.
import { type AnsweredBy, hasWord, readWords, stemOf, type Whole } from '../../kit/index.ts';
import { hasSuppliers } from '../understanding/chooseCommand.ts';
import { byNothing } from './byNothing.ts';
import { byStatement } from './byStatement.ts';
import { aspectOf, type Deciding, feeWord, sheetOn } from './deciding.ts';
import type { Decision } from './decision.ts';
import { asksPriceOfGranted } from './priceBeside.ts';

/** So likely it must be. */
const enough = { whole: 0.5, suppliers: 0.7 } as const;

export function byWhat(by: AnsweredBy, deciding: Deciding): Promise<Decision | undefined> {
  // „Was kostet die Abnahme?“: of what a grant is for, the sheet has a fee that is called so.
  if (isPriceBeside(deciding) && isOnFee(deciding)) return sheetOn('fee', deciding);
  if (by.is === 'statement') return byStatement(by, deciding);
  if (by.is === 'nothing') return byNothing(by.share, deciding);
  return byWhole(by.is, by.share, deciding);
}

async function byWhole(is: Whole, share: number, deciding: Deciding): Promise<Decision | undefined> {
  const { decision, matter, call, isSheet, frameOf } = deciding;
  if (is === 'suppliers') {
    const isSure = share >= enough.suppliers && hasSuppliers(matter.topic);
    const frame = isSure ? await frameOf(`anbieter ${matter.topic}`) : undefined;
    return frame && { ...decision, instead: { frame, more: {} } };
  }
  // „Geht das online, und kostet es extra?“; and what a command tells of its case it tells better.
  const isMore = call.intent.aspects.length > 1 || (!isSheet && call.intent.aspect === aspectOf[is]);
  if (share < enough.whole || (isMore && aspectOf[is] !== undefined && !isSheet)) return undefined;
  if (is === 'case' || is === 'list') return isSheet || decision.isOnCase ? undefined : decision;
  // „Geht das online, und kostet es extra?“
  if (is === 'online' && call.intent.aspects.includes('cost')) return undefined;
  // What it costs in the asker's case, the command reckons.
  const isReckonedToo = is === 'fee' && !isSheet;
  const isUnasked = is === 'online' && !call.intent.aspects.includes('online');
  return decision.isOnCase || isReckonedToo || isUnasked ? undefined : sheetOn(is, deciding);
}

/** A price is asked, and the command reckons what one gets. */
const isPriceBeside = ({ frame, matter, call }: Deciding): boolean => asksPriceOfGranted(frame, matter, call);

/** The question names a fee, or has a word of what the sheet says of its own. */
const isOnFee = ({ looked: { ofFee }, call: { question, lang } }: Deciding): boolean =>
  readWords(question).some(
    ({ plain }) =>
      feeWord.test(plain) ||
      (plain.length >= shortestOfFee && !ofCosts.test(plain) && hasWord(ofFee, [stemOf(plain, lang)], lang)),
  );

const shortestOfFee = 5;
const ofCosts = /kost|preis|cost|price/;
