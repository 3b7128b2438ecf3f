// What a thing costs, asked of a command that reckons what one gets for it: the usual prices that the service states are
// told first, or that it states none; never a grant as if it were a price.
import { type Document, joined, note, type Sentence, strong, text } from '../../document/index.ts';
import { type Piece, piecesIn, plainName, readAsked, readProvenance } from '../../kit/index.ts';
import { argumentsOf } from '../understanding/frame.ts';
import { isGain } from './difference.ts';
import { inWords } from './firstLine.ts';
import { type Asking, isOnMatter, knownOf, type OnMatter, type OpenCall } from './matter.ts';

/** What is told of the price, with where it is from. */
export type Priced = Pick<Document, 'headline' | 'provenance'>;

export const ofPrice =
  /kost(?!enlos|enfrei)|preis|(?<!\p{L})teuer|zahl(?:en?|t) (?:ich|wir|man)|zu (?:be)?zahlen|verlang|gebühr|cost|price|pay|fees?\b|expensive/iu;
/** What is left to pay is reckoned with the grant; so is what is granted besides. */
const ofGrant =
  /zuschuss|zuschüsse|förder|prämie|bonus|subsid|grant|funding|eigenanteil|selbst(?! ?(?:ein|auf))\b|zuzahl|übrig|bleib|abz[uü]g|davon|own share|myself|remain|left/i;
const usualPrice = /^(?:übliche Kosten|üblicher Preis|usual costs|usual price)$/i;
const mostNamed = 4;

/** Whether a price is asked, and the command reckons grants. Pure. */
export function asksPriceOfGranted({ frame, matter, call: { question, lang, intent } }: OnMatter): boolean {
  const { command } = frame.match;
  const isAsked = intent.aspects.includes('cost') && !intent.whether && ofPrice.test(question);
  if (command.reckons !== 'grants' || !isAsked) return false;
  const saysPrice = argumentsOf(frame).some(
    ([key, { label }]) => frame.slots.has(key) && /kosten|preis/i.test(label.de),
  );
  return !saysPrice && !ofGrant.test(question) && !readAsked(question, matter.names, lang).isGain;
}

/** Undefined where no price is asked of a command that reckons grants. Asks the service for what it knows of the matter. */
export async function priceBeside(asking: Asking): Promise<Priced | undefined> {
  if (!isOnMatter(asking) || !asksPriceOfGranted(asking)) return undefined;
  const { lang, say, today } = asking.call;
  const first = await pricesIn(asking, false);
  const found = first.length > 0 ? first : await pricesIn(asking, true);
  const meant = found.some(({ piece }) => piece.isNamed) ? found.filter(({ piece }) => piece.isNamed) : found;
  const [one] = meant;
  // A list of them is for who asks for it.
  if (meant.length > mostNamed) return undefined;
  if (!one)
    return {
      headline: [say({ de: 'Einen Preis nennt der Dienst nicht.', en: 'The service states no price.' })],
    };
  const prices = joined(
    meant.map(({ piece }) => priceOf(piece)),
    '; ',
  );
  const provenance = readProvenance(one.answer, lang, today);
  return {
    headline: [say({ de: 'Üblicher Preis: ', en: 'Usual price: ' }), ...prices, '.'],
    ...(provenance ? { provenance } : {}),
  };
}

/** `ofCases`: those of single cases as well, for which more is asked of the service. */
async function pricesIn({ frame: { slots }, matter, call }: OnMatter, ofCases: boolean) {
  const { facts, signal, lang } = call;
  const values = Object.fromEntries([...slots].map(([key, { candidate }]) => [key, candidate.value]));
  const known = await knownOf(matter, { facts, signal, lang, state: undefined, values }, ofCases);
  const said = new Set(Object.values(values).map((value) => plainName(JSON.stringify(value))));
  return known.flatMap(({ answer, fields, sameIn }) =>
    piecesIn(answer, { isNamed: (plain) => said.has(plain), fields, sameIn, lang })
      .filter(({ says }) => 'label' in says && usualPrice.test(says.label) && says.cell.kind === 'money')
      .map((piece) => ({ piece, answer })),
  );
}

function priceOf({ says, about }: Piece): Sentence {
  const cell = 'cell' in says ? says.cell : text('');
  return about === undefined ? [strong(cell)] : [strong(cell), ' (', text(about), ')'];
}

/** The price in front of what is granted for the case; what is only granted to some, or asked back for it, stands below. Pure. */
export function withPrice(
  { headline, provenance }: Priced,
  document: Document,
  { say }: Pick<OpenCall, 'say'>,
): Document {
  const { lang, notes = [], buttons: _hiding, ...rest } = document;
  const granted = isGain(inWords(document.headline, lang))
    ? document.headline
    : [say({ de: 'Förderung: ', en: 'Funding: ' }), ...document.headline];
  if (!document.asksBack) return { ...document, headline: [...headline, ' ', ...granted] };
  const source = document.provenance ?? provenance;
  return {
    ...rest,
    lang,
    headline,
    notes: [note('answer', granted), ...notes],
    ...(source ? { provenance: source } : {}),
  };
}
