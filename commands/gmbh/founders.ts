// How many people found, as people say it: „zu zweit“, „mit 3 Gesellschaftern“, „allein“, „mit meinem Bruder“.
import { type Candidate, oneOf, plainIn, type Recogniser, type Word } from '../../src/kit/index.ts';

export const founders = {
  one: { label: { de: 'eine Person', en: 'one founder' } },
  several: { label: { de: 'mehrere Personen', en: 'several founders' } },
} as const;

export type Founders = keyof typeof founders;

const alone =
  /^(?:ich)?(?:alleine?|alleinige[rn]?|alleingesellschafter(?:in)?|einzelperson|(?:ein|1)(?:mann|frau|personen?)(?:gmbh|gruendung)?|solo|alone|bymyself|onmyown|solefounder|singlefounder)$/;
const together =
  /^(?:zu(?:zweit|dritt|viert|fuenft|sechst|siebt|acht)|wir(?:beide|zwei|drei|vier)|mehrere(?:gesellschafter\w*|gruender\w*|personen|leute|partner)|(?:2|3|4|zwei|drei|vier)(?:mann|personen|gesellschafter)(?:gmbh)?|severalfounders|severalshareholders|thetwoofus|thethreeofus)$/;
/** „mit meinem Bruder“: two of them. */
const withAnother =
  /^(?:zusammen|gemeinsam|together)?(?:mit|with)(?:meine[mnr]?|eine[mnr]|unsere[mn]|my|a)?(?:weiteren|zweiten|second)?(?:bruder|schwester|frau|mann|partner|partnerin|freund|freundin|kumpel|kollegen|kollegin|geschaeftspartner|brother|sister|wife|husband|friend|colleague|businesspartner)$/;

const many =
  /^(?:[2-9]|\d\d|zwei|drei|vier|fuenf|sechs|sieben|acht|neun|zehn|two|three|four|five|six|seven|eight|nine|ten)$/;
const single = /^(?:1|eine?|einem|einen|einer|one|a)$/;
const people =
  /^(?:mit)?(?:gesellschafter|gruender|gruendend|person|leute|partner|inhaber|founder|shareholder|people|owner)/;

const longest = 4;

/** Without a word on the articles it decides on them: one person uses the template. */
export const anyFounders: Recogniser<Founders> = {
  ...oneOf(founders),
  find(words) {
    const found: Candidate<Founders>[] = [];
    for (let from = 0; from < words.length; from = Math.max(from + 1, found.at(-1)?.to ?? 0)) {
      const one = foundersAt(words, from);
      if (one) found.push(one);
    }
    return found;
  },
};

/** The longest that begins there. */
function foundersAt(words: readonly Word[], from: number): Candidate<Founders> | undefined {
  for (let to = Math.min(words.length, from + longest); to > from; to--) {
    const said = plainIn(words, { from, to });
    const value = saidBy(said) ?? (to === from + 2 ? counted(words[from], words[from + 1]) : undefined);
    if (value) return { from, to, value, score: 1 };
  }
  return undefined;
}

function saidBy(said: string): Founders | undefined {
  if (together.test(said) || withAnother.test(said)) return 'several';
  return alone.test(said) ? 'one' : undefined;
}

/** „3 Gesellschaftern“ */
function counted(number: Word | undefined, noun: Word | undefined): Founders | undefined {
  if (!number || !noun || !people.test(noun.plain)) return undefined;
  if (many.test(number.plain)) return 'several';
  return single.test(number.plain) && !/^(?:partner|leute|people)/.test(noun.plain) ? 'one' : undefined;
}
