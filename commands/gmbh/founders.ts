// How many people found: said by a number, by „allein“, or by who is with them.
import {
  boundsOf,
  type Candidate,
  isApart,
  oneOf,
  plainIn,
  quantitiesIn,
  type Quantity,
  type Recogniser,
  type Word,
} from '../../src/kit/index.ts';

export const founders = {
  one: { label: { de: 'eine Person', en: 'one founder' } },
  several: { label: { de: 'mehrere Personen', en: 'several founders' } },
} as const;

export type Founders = keyof typeof founders;

const alone =
  /^(?:ich)?(?:alleine?|alleinige[rn]?|alleingesellschafter(?:in)?|einzelperson|solo|alone|bymyself|onmyown|solefounder|singlefounder)$/;
const together =
  /^(?:wir(?:beide|zwei|drei|vier)|mehrere(?:gesellschafter\w*|gruender\w*|personen|leute|partner)|severalfounders|severalshareholders|(?:the)?twoofus|(?:the)?threeofus)$/;
/** „mit meinem Bruder“: two of them. */
const withAnother =
  /^(?:zusammen|gemeinsam|together)?(?:mit|with)(?:meine[mnr]?|eine[mnr]|unsere[mn]|my|a)?(?:weiteren|zweiten|second)?(?:bruder|schwester|frau|mann|partner|partnerin|freund|freundin|kumpel|kollegen|kollegin|geschaeftspartner|brother|sister|wife|husband|friend|colleague|businesspartner)$/;

/** „mit einem Partner“ they are two. */
const others = /^(?:partner|leute|people)/;

const longest = 4;

/** Without a word on the articles it decides on them: one person uses the template. */
export const anyFounders: Recogniser<Founders> = {
  ...oneOf(founders),
  find(words) {
    const counted = quantitiesIn(words).flatMap((quantity) => countedBy(words, quantity) ?? []);
    const found: Candidate<Founders>[] = [];
    for (let from = 0; from < words.length; from = Math.max(from + 1, found.at(-1)?.to ?? 0)) {
      const one = saidAt(words, from);
      if (one && isApart(one, counted)) found.push(one);
    }
    return [...counted, ...found];
  },
};

/** „3 Gesellschaftern“, „zu dritt“, „Zwei-Personen-GmbH“, „mehr als drei Gründer“ */
function countedBy(words: readonly Word[], quantity: Quantity): Candidate<Founders> | undefined {
  const { from, to, unit, unitAt, figure } = quantity;
  // „eine weitere Person“ is not one.
  const isBeside = unitAt === undefined || unitAt === figure.to || unitAt < figure.from;
  if (unit !== 'persons' || !isBeside) return undefined;
  const { least, most } = boundsOf(quantity);
  if (least >= 2) return { from, to, value: 'several', score: 1 };
  const noun = unitAt === undefined ? '' : (words[unitAt]?.plain ?? '');
  return least === 1 && most === 1 && !others.test(noun) ? { from, to, value: 'one', score: 1 } : undefined;
}

/** The longest that begins there. */
function saidAt(words: readonly Word[], from: number): Candidate<Founders> | undefined {
  for (let to = Math.min(words.length, from + longest); to > from; to--) {
    const value = saidBy(plainIn(words, { from, to }));
    if (value) return { from, to, value, score: 1 };
  }
  return undefined;
}

function saidBy(said: string): Founders | undefined {
  if (together.test(said) || withAnother.test(said)) return 'several';
  return alone.test(said) ? 'one' : undefined;
}
