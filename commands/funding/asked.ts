// What is asked of a grant: whether there is one, or who else gives money („und vom Land?“, „gibt die Stadt noch was dazu?“).
import {
  type Argument,
  type Call,
  called,
  type Document,
  oneOf,
  option,
  type QuestionIntent,
  type Recogniser,
  type Sentence,
  type Speaking,
  type Text,
  text,
  type Word,
} from '../../src/kit/index.ts';

/** „Gibt es …?“, „Bekomme ich …?“; not „Muss ich …?“, „Geht das online?“: what no amount answers gets no yes or no. */
export const asksWhetherFunded = ({ whether, worth, aspect }: QuestionIntent): boolean =>
  whether && !worth && (aspect === undefined || aspect === 'cost');

/** The federal grant is no answer to who asks for them. */
export type Giver = 'city' | 'state';

const givers = oneOf({
  city: called`von der Stadt | from the city`,
  state: called`vom Land | from the state`,
});

const nouns: readonly (readonly [Giver, RegExp])[] = [
  ['city', /^(?:stadt|gemeinde|kommunen?|landkreis|kreis|stadtwerke|city|town|municipality|council)$/],
  ['state', /^(?:land|bundesland|freistaat|state)$/],
];
const article = /^(?:die|der|das|vom|dem|unsere?|deren|the)$/;
const opening = /^(?:und|oder|auch|sonst|was|ist|and|or|what|anything)$/;
const giving =
  /^(?:gibt?|gebt|geben|zahlt?|zahlen|legt|legen|schiesst|steuert|foerdert?|foerdern|uebernimmt|bezuschusst|spendiert|haut|dazu|drauf|obendrauf|zusaetzlich|zuschuss|foerderung|foerdergeld\p{L}*|geld|extra|gives?|pays?|adds?|funds?|funding|grant|money|top)$/u;
/** Words of a message that asks for nothing else: „und vom Land?“ */
const fewWords = 5;

/** „die Stadt“, „vom Land“, where it gives something, or where nothing else is asked. */
const otherGiver: Recogniser<Giver> = {
  ...givers,
  find: (words) =>
    words.flatMap((word, at) => {
      const [value] = nouns.find(([, noun]) => noun.test(word.plain)) ?? [];
      if (!value || !article.test(words[at - 1]?.plain ?? '') || isPlace(words, at)) return [];
      const isAlone = words.length <= fewWords && opening.test(words[0]?.plain ?? '');
      const isGiving = words.some(({ plain }) => giving.test(plain));
      return isAlone || isGiving ? [{ from: at - 1, to: at + 1, value, score: 1 }] : [];
    }),
};

/** „auf dem Land“, „in der Stadt“ */
const isPlace = (words: readonly Word[], at: number): boolean =>
  /^(?:auf|in|aus|bei|zu|fuer|on|to|at|for)$/.test(words[at - 2]?.plain ?? '');

/** For a command that reckons the federal grant. */
export const giverArgument = option(
  otherGiver,
  { de: 'Stadt oder Land', en: 'city or state' },
  { judges: true, isUnsaid: true },
) satisfies Argument<Giver>;

/** What the service says of them; absent where it says nothing. */
export type OfGivers = Readonly<Partial<Record<Giver, Sentence | undefined>>>;

/** Asked for others, the federal grant is neither yes nor no. */
export const askedOfGrant = <Asking extends { readonly intent: Call['intent'] }>(
  giver: Giver | undefined,
  call: Asking,
): Asking => (giver ? { ...call, intent: { ...call.intent, whether: false } } : call);

/** „**Vom Land**: … Vom Bund: “ stands in front of the federal grant, where somebody asks for it. */
export function withOtherGiver(
  document: Document,
  giver: Giver | undefined,
  said: OfGivers,
  { say }: Speaking,
  rest: Text = { de: 'Vom Bund: ', en: 'From the federation: ' },
): Document {
  if (!giver) return document;
  const who =
    giver === 'city'
      ? { de: 'Von Stadt oder Gemeinde', en: 'From the city' }
      : { de: 'Vom Land', en: 'From the state' };
  const first =
    say`**${who}**: ${said[giver]}` ??
    say`**${who}** nennt der Dienst nichts.\n**${who}** the service states nothing.`;
  return { ...document, headline: [...first, ' ', say(rest), ...document.headline] };
}

/** A text of the service as a sentence; „(German)“ in front where it is read in English. */
export const inItsWords = (said: string | undefined, { say }: Speaking): Sentence | undefined =>
  said === undefined
    ? undefined
    : [say({ de: '', en: 'the service says, in German: ' }), text(said), /[.!?]$/.test(said) ? '' : '.'];
