// What a list says of each of its entries, where the question names none of them: „ab wann gilt die Regel?“ depends on the
// size of the municipality, so it is told for every size, or for the one that is said; and below what the service says of
// the matter as a whole.
import { joined, note, type Sentence, strong, text } from '../../document/index.ts';
import { boundsOf, type Piece, quantitiesIn, readWords } from '../../kit/index.ts';
import type { Decision } from './decision.ts';
import { toldDocument } from './firstLine.ts';
import type { Findings } from './look.ts';
import type { OpenCall } from './matter.ts';

/** More entries are a table, and no sentence. */
const mostEntries = 4;

/** Undefined where the entry is named, stands alone, or is one of many. Pure. */
export function eachEntry(
  piece: Piece,
  { pieces, say, told }: Pick<Findings, 'pieces' | 'say' | 'told'>,
  call: OpenCall,
): Decision['told'] {
  if (!piece.isListed || piece.isNamed || piece.about === undefined) return undefined;
  const same = pieces.filter((one) => one.isListed && one.about !== undefined && isOfField(one, piece));
  const entries = [...new Map(same.map((one) => [one.about, one])).values()];
  const [meant] = entries.filter((one) => isOfSize(one, call.question));
  // What just that entry says, was found by its words already.
  if (meant && meant.about === told?.piece.about) return undefined;
  const first = say(meant ?? piece);
  if (!first || entries.length < 2 || entries.length > mostEntries) return undefined;
  const sentence = meant ? first.sentence : [...joined(entries.map(ofEntry), '; '), '.'];
  const document = toldDocument(sentence, first.answer, call);
  const ofAll =
    told && !told.piece.isListed && 'clause' in told.piece.says ? told.piece.says.clause : undefined;
  const notes = ofAll === undefined ? [] : [note('condition', [text(ofAll)])];
  return { sentence, document: { ...document, notes } };
}

/** „Gemeinde mit 12.000 Einwohnern“ is one of „bis zu 100.000 Einwohnern“. */
function isOfSize({ about = '' }: Piece, question: string): boolean {
  const sizes = quantitiesIn(readWords(about)).filter(({ unit }) => unit !== undefined);
  const said = quantitiesIn(readWords(question));
  return sizes.some((size) => {
    const { least, most } = boundsOf(size);
    return said.some((one) => one.unit === size.unit && one.least >= least && one.most <= most);
  });
}

/** The same field of entries of one list. */
const isOfField = (one: Piece, other: Piece): boolean =>
  listOf(one) === listOf(other) && fieldOf(one) === fieldOf(other);

const listOf = ({ place }: Piece): string => place.replace(/\n\d+/g, '');

const fieldOf = ({ says }: Piece): string =>
  'label' in says ? `value ${says.label}` : `words ${says.under ?? ''}`;

/** „**Bis zu 100.000 Einwohner**: nach Ablauf des 30.06.2028“ */
const ofEntry = ({ about = '', says }: Piece): Sentence =>
  'label' in says
    ? [text(about), ': ', strong(says.cell)]
    : [strong(text(about)), ': ', text(says.clause.replace(/\.$/, ''))];
