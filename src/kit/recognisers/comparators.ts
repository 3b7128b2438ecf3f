// Words that make a bound of a figure: „über“, „mehr als“, „bis zu“, „knapp“; and those that only say that it is about so much.
import type { Span, Word } from './words.ts';

export type Comparator = 'about' | 'exactly' | 'over' | 'under' | 'upTo' | 'atLeast' | 'almost';

/** Plainly written, several words with spaces between them. */
const said: ReadonlyMap<string, Comparator> = new Map(
  (
    [
      [
        'about',
        'ca|circa|cirka|zirka|rund|etwa|ungefaehr|um die|so um die|around|about|roughly|approximately|approx|circa um|so|so etwa|in etwa|grob|ungefaehr bei',
      ],
      ['exactly', 'genau|exakt|punkt|exactly|precisely|genau bei'],
      [
        'over',
        'ueber|mehr als|oberhalb|oberhalb von|jenseits|hoeher als|groesser als|over|more than|above|greater than|higher than|gut|laenger als|aelter als',
      ],
      [
        'under',
        'unter|weniger als|unterhalb|unterhalb von|niedriger als|kleiner als|under|less than|below|fewer than|lower than|nicht mal|nicht ganz|keine|just under',
      ],
      [
        'upTo',
        'bis|bis zu|bis max|hoechstens|maximal|max|nicht mehr als|nicht ueber|up to|at most|no more than|not more than|not over|not above|isnt over|isnt above|upto|maximum',
      ],
      [
        'atLeast',
        'mindestens|min|wenigstens|ab|nicht unter|nicht weniger als|at least|from|no less than|not less than|not under|not below|isnt under|isnt below|minimum',
      ],
      ['almost', 'knapp|fast|beinahe|beinah|nahezu|almost|nearly|close to|kurz vor'],
    ] as const
  ).flatMap(([comparator, words]) => words.split('|').map((name) => [name, comparator] as const)),
);

/** „keine 40.000“ is less, „keine 2 Kinder“ nobody says; „so 3“ and „from 3“ are talk. */
const onlyOfAmounts = new Set(['keine', 'so', 'from', 'gut', 'punkt', 'fast']);

const longest = 3;

/** „über der Grenze von 40.000“, „unter den 40.000“: what the amount is stands between. */
const limit =
  /^(?:(?:einkommens|verdienst)?(?:grenze|schwelle|marke|limit|threshold)|de[nmr]|die|the|von|of|bei)$/;
const mostOfLimit = 3;
const isLarge = (word: Word | undefined) => /\d{3}|k$|tausend|thousand/.test(word?.plain ?? '');

/** A paper that is made out for a sum. */
const paper =
  /(?:angebot|offerte|rechnung|voranschlag|auftrag|bestaetigung|vertrag|kredit|darlehen|bescheid|^kva)e?s?$/;
/** What such a paper does; nothing else does that „über“ an amount. */
const madeOut = /^(?:laut(?:e[nt]|ete|end)|ausgestellt|ausgestellte[nrs]?|gestellt)$/;
/** These do it too, beside a paper; „liegt über“, „kostet über“ compare. */
const runs = /^(?:geht|ging|gehend|laeuft|lief|belaeuft|belief|sich|kam|kommt)$/;
const mostFromPaper = 9;
const comparing =
  /^(?:lieg\w*|lag|lagen|kost\w*|ist|sind|war|waren|waere|sei|betraegt|betrug|steigt|stieg|hat|habe|haben|sein|soll|wird)$/;

/** „Angebot über 41.800 €“, „das Angebot der Firma lautet über …“: for so much, and no more. */
function isSumOf(words: readonly Word[], from: number, name: string): boolean {
  if (name !== 'ueber') return false;
  const before = words.slice(Math.max(0, from - mostFromPaper), from);
  const clause = before.slice(before.findLastIndex(({ stop }) => stop !== undefined) + 1);
  const last = clause.at(-1)?.plain ?? '';
  if (madeOut.test(last)) return true;
  // „beläuft sich auf über …“
  if (/^(?:auf|bei|noch|weit|deutlich)$/.test(last)) return false;
  const at = clause.findLastIndex(({ plain }) => paper.test(plain));
  const rest = clause.slice(at + 1);
  // „Angebot vom Heizungsbauer über …“: whose it is stands between, and no verb but such a one.
  return at >= 0 && (runs.test(last) || !rest.some(({ plain }) => comparing.test(plain)));
}

/** The comparator that ends in front of a figure, with the „zu“ or „als“ that belongs to it; two of them: „so etwa“. */
export function comparatorBefore(
  words: readonly Word[],
  at: number,
  free: number,
): (Span & { readonly comparator: Comparator }) | undefined {
  let end = at;
  while (
    isLarge(words[at]) &&
    end > Math.max(free, at - mostOfLimit) &&
    limit.test(words[end - 1]?.plain ?? '')
  )
    end -= 1;
  const direct = comparatorEnding(words, at, at, free);
  return direct ?? (end < at ? comparatorEnding(words, end, at, free) : undefined);
}

/** The comparator whose words end at a place; it belongs to the figure. */
function comparatorEnding(
  words: readonly Word[],
  end: number,
  figure: number,
  free: number,
): (Span & { readonly comparator: Comparator }) | undefined {
  for (let from = Math.max(free, end - longest); from < end; from++) {
    const name = words
      .slice(from, end)
      .map(({ plain }) => plain)
      .join(' ');
    const comparator = isSumOf(words, from, name) ? 'exactly' : said.get(name);
    const isSmall =
      onlyOfAmounts.has(name) &&
      !isLarge(words[figure]) &&
      !/^(?:tausend|tsd|thousand|k)$/.test(words[figure + 1]?.plain ?? '');
    if (comparator && !isSmall) return { from, to: figure, comparator };
  }
  return undefined;
}
