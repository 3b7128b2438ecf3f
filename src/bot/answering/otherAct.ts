// „Jagdschein verloren, was kostet die Ersatzausfertigung?“: what a command reckons is on another act than the one that is
// asked about. What the service says of just that act is told; else it is denied.
import { type Piece, readWords } from '../../kit/index.ts';
import { type Catalogue, knownAt } from '../understanding/catalogue.ts';
import { byNothing } from './bySheet.ts';
import { type Decision, decisionOn, telling } from './decision.ts';
import { unlessAway } from './matter.ts';
import { isOfOtherEntry, look } from './look.ts';
import type { Undecided } from './undecided.ts';

/** What is done with a thing that one has already. Plainly written. */
const acts =
  /^(?:ersatz(?:ausfertigung|ausweis|schein|dokument|papiere?n?|kennzeichen|ausstellung)|zweit(?:ausfertigung|schrift)|duplikat\w*|neuausstellung|verlor(?:en|ene[nrsm]?)|verlust\w*|abhanden\w*|gestohlen\w*|geklaut\w*|aufloesung|aufgeloest|liquid\w*|loeschung|umfirmierung|kapitalerhoehung|sitzverlegung|entzug|entzogen|replacement|duplicate|lost|stolen|dissolution|liquidation)$/;

/** The word for it, plainly written; undefined where there is none, or it is one of the command's own. Pure. */
export function actIn({ frame: { match }, call }: Undecided, { byWord }: Catalogue): string | undefined {
  const words = readWords(call.question);
  const isOwn = (at: number) =>
    knownAt(words, at, byWord).some(({ known }) => known.some(({ command }) => command === match.command));
  // „verloren“ says less than „Ersatzausfertigung“.
  return words
    .flatMap(({ plain }, at) => (acts.test(plain) && !isOwn(at) ? [plain] : []))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** So much of a word tells it from others. */
const tellingLetters = 9;

/** Whatever the command says is on something else. Undefined where the service is away. */
export async function decideOnOtherAct(act: string, undecided: Undecided): Promise<Decision | undefined> {
  const looked = await unlessAway(() => look(undecided, { ofCases: true }));
  if (!looked) return undefined;
  const decision = decisionOn(undecided, { is: 'nothing', share: 1 }, looked, () => false);
  const deciding = { ...undecided, looked, decision };
  const says = ({ searchWords: said }: Piece) =>
    readWords(said).some(({ plain }) => plain.startsWith(act.slice(0, tellingLetters)));
  // The shortest says just that.
  const [piece] = looked.pieces
    .filter((one) => says(one) && !isOfOtherEntry(one))
    .toSorted((a, b) => a.searchWords.length - b.searchWords.length);
  const said = piece && looked.say(piece);
  return said ? telling(said, deciding) : byNothing(1, deciding);
}
