// What the service says of just the case, where nothing else answers a question behind it: „Kann er die Montage absetzen?“ –
// „nur Steuerermäßigung für Arbeitskosten“, „Muss der Antrag vor der Bestellung raus?“ – „Antrag vor Auftragsbeginn“. Its notes
// stand below the amount, and were not asked for there.
import { coverageOf, isOfSheetAlone, type Piece, sentenceFor } from '../../kit/index.ts';
import { type Deciding, type Decision, telling } from './decision.ts';
import { asNear } from './firstLine.ts';
import type { Findings } from './look.ts';
import type { OpenCall } from './matter.ts';
import { saysWhenToApply } from './whenToApply.ts';

/** So much of the point it has. */
const enough = 0.35;

/** The note of the case with most of the question's words, told as what comes nearest; undefined where none has enough. Pure. */
export function toldOfCase(deciding: Deciding): Decision | undefined {
  const { looked, call, decision } = deciding;
  const { point, ofCase } = looked;
  // No note is a paper or an office.
  if (!decision.isNext || isOfSheetAlone(call.intent.aspect)) return undefined;
  const notes = ofCase.filter(
    ({ says, needs }) => 'clause' in says && (point.need === undefined || needs.includes(point.need)),
  );
  const covers = coverageOf(
    point,
    notes.map(({ searchWords }) => searchWords),
    call.lang,
  );
  const rated = notes.map((note, at) => ({ note, coverage: covers[at]?.coverage ?? 0 }));
  const [best] = rated.toSorted((one, other) => other.coverage - one.coverage);
  const said = best && best.coverage >= enough ? sayOfCase(best.note, deciding) : undefined;
  return said && ofNext(telling({ ...said, sentence: asNear(said.sentence, call) }, deciding));
}

/** Without the name of the entry, where it is that of the case that was spoken of and no other is beside it. Pure. */
export function sayOfCase(
  piece: Piece,
  { looked, call }: { readonly looked: Findings; readonly call: OpenCall },
): ReturnType<Findings['say']> {
  const said = looked.say(piece);
  const names = new Set(looked.ofCase.flatMap(({ isListed, about }) => (isListed ? [] : (about ?? []))));
  if (piece.isListed || names.size > 1) return said;
  const sentence = sentenceFor({ ...piece, about: undefined }, looked.point, call);
  return said && looked.ofCase.includes(piece) && sentence ? { ...said, sentence } : said;
}

/** What goes on with an answer, and is told, need not name its topic. */
const ofNext = (decision: Decision): Decision =>
  decision.isNext ? { ...decision, guessed: undefined } : decision;

/** The statement that says when one applies is told, of just the case if one does; undefined where none does. Pure. */
export function whenOneApplies(deciding: Deciding): Decision | undefined {
  const { ofCase, pieces } = deciding.looked;
  // „Antrag vor Beginn“ says less than a whole sentence.
  const [piece] = [...ofCase, ...pieces]
    .filter(saysWhenToApply)
    .toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const said = piece && sayOfCase(piece, deciding);
  return said && { ...ofNext(telling(said, deciding)), isSure: true };
}

const lengthOf = ({ says }: Piece): number => ('clause' in says ? says.clause.length : 0);
