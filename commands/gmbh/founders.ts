// How many people found: said by a number, by „allein“, or by who is with them.
import {
  boundsOf,
  type Candidate,
  isApart,
  oneOf,
  personFrom,
  personNamed,
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
  /^(?:zusammen|gemeinsam|together)?(?:mit|with)(?:a|eine[mnr])(?:weiteren|zweiten|second)(?:partner|gruender|gesellschafter|founder|shareholder)$/;
/** „mein Bruder macht mit“, „meine Frau steigt mit ein“, „mein Kumpel ist auch dabei“ */
const joins =
  /^(?:mitmach\w*|mitgruend\w*|mit|dabei|dazu|beteilig\w*|einsteig\w*|eingestiegen|joins?|joining|joined|too)$/;
const acts =
  /^(?:macht?|machen|steigt|steigen|ist|sind|kommt|kommen|gruendet|gruenden|will|wollen|moechte\w*|soll|is|are|comes?|coming|wants?|joins?|joining|joined|beteiligt|beteiligen)$/;
const withThem = /^(?:mit|with|plus|und|and|samt)$/;
const me = /^(?:ich|i|me|wir)$/;
const joinedBy = /^(?:und|and|u|plus)$/;

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
  const { least, most } = boundsOf(quantity);
  // „zwei Schwestern“
  if (unit === undefined && least >= 2 && personNamed(words, figure.to))
    return { from, to: figure.to + 1, value: 'several', score: 1 };
  if (unit !== 'persons' || !isBeside) return undefined;
  if (least >= 2) return { from, to, value: 'several', score: 1 };
  const noun = unitAt === undefined ? '' : (words[unitAt]?.plain ?? '');
  return least === 1 && most === 1 && !others.test(noun) ? { from, to, value: 'one', score: 1 } : undefined;
}

/** The longest that begins there. */
function saidAt(words: readonly Word[], from: number): Candidate<Founders> | undefined {
  const to = behindAnother(words, from);
  if (to !== undefined) return { from, to, value: 'several', score: 1 };
  for (let end = Math.min(words.length, from + longest); end > from; end--) {
    const value = saidBy(plainIn(words, { from, to: end }));
    if (value) return { from, to: end, value, score: 1 };
  }
  return undefined;
}

function saidBy(said: string): Founders | undefined {
  if (together.test(said) || withAnother.test(said)) return 'several';
  return alone.test(said) ? 'one' : undefined;
}

const mostToJoin = 5;

/** Where it ends that somebody else is one of them: „mit meinem Bruder“, „mein Bruder und ich“, „mein Bruder macht mit“. */
function behindAnother(words: readonly Word[], from: number): number | undefined {
  const plainAt = (at: number) => words[at]?.plain ?? '';
  const isWith = withThem.test(plainAt(from));
  const start =
    me.test(plainAt(from)) && joinedBy.test(plainAt(from + 1)) ? from + 2 : isWith ? from + 1 : from;
  const person = personFrom(words, start);
  if (!person) return undefined;
  if (start === from + 2 || /^(?:mit|with|samt|plus)$/.test(plainAt(from))) return person.to;
  if (joinedBy.test(plainAt(person.to)) && me.test(plainAt(person.to + 1))) return person.to + 2;
  const behind = words.slice(person.to, person.to + mostToJoin);
  const end = behind.findIndex(({ stop }) => stop !== undefined);
  const told = end < 0 ? behind : behind.slice(0, end + 1);
  const last = told.findLastIndex(({ plain }) => joins.test(plain));
  const isJoining =
    last >= 0 && told.slice(0, last + 1).some(({ plain }) => acts.test(plain) || /^mit\p{L}/u.test(plain));
  return isJoining ? person.to + last + 1 : undefined;
}
