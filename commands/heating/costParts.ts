// Costs that are told in parts: „Gerät 19.000 und Montage 8.000“; what all of them come to counts.
import { type Candidate, isApart, type Span, type Word } from '../../src/kit/index.ts';

/** What is paid beside the thing itself. */
const besides =
  /^(?:(?:ein|um|rueck)bau\w*|montage\w*|installation\w*|arbeit(?:en|szeit|slohn|skosten)?|handwerker\w*|lohn(?:kosten)?|(?:erd|tiefen)?bohrung\w*|bohrkosten|speicher|pufferspeicher|zubehoer|material\w*|demontage|entsorgung|elektrik(?:er)?|elektroarbeiten|schornstein\w*|fundament|inbetriebnahme|lieferung|versand|fitting|labour|labor|drilling|delivery|install(?:ing)?)$/;
/** „Angebot 28.000, davon Einbau 6.000“ */
const within = /^(?:davon|darin|darunter|inkl|inklusive|einschliesslich|enthalten|including|incl|of)$/;
/** „der Einbau kostet nochmal 5.000“ */
const more =
  /^(?:noch|nochmals?|dazu|zusaetzlich|extra|obendrauf|obendrein|hinzu|another|additional(?:ly)?|more)$/;
const thing = /^(?:geraet|(?:waerme)?pumpe|ofen|anlage|kessel|device|unit|pump|stove)$/;
const noCosts = /zuschuss|foerder|bonus|rabatt|grant|discount|eigenanteil/;
/** „33.000 oder doch Bohrung für 39.000“ are two offers. */
const instead = /^(?:oder|or|statt|instead|gegen|versus|vs)$/;
/** So many words may stand between two parts. */
const mostGap = 4;
const leastPart = 100;

/** The candidates with the parts among them as one. Pure. */
export function withParts(
  words: readonly Word[],
  found: readonly Candidate<number>[],
  incomes: readonly Span[],
): readonly Candidate<number>[] {
  const amounts = found.filter(
    (one) => one.problem === undefined && one.value >= leastPart && isApart(one, incomes),
  );
  const inside = amounts.filter((one) => isPart(words, one) && isNear(words, one, within));
  // What is a part of the amount in front says nothing else.
  const whole = amounts.find((one) => !inside.includes(one));
  const left = found.map((one) =>
    whole && inside.includes(one) ? { ...one, value: whole.value, score: 1 } : one,
  );
  const [only, second] = amounts;
  if (only && !second && isPart(words, only) && isNear(words, only, more))
    return left.map((one) => (one === only ? { ...one, plus: one.value } : one));
  const total = totalOf(
    words,
    amounts.filter((one) => !inside.includes(one)),
  );
  return total ? [total, ...left.filter((one) => isApart(one, [total]))] : left;
}

/** „9.800 + Einbau 3.200“; with the sum behind, that alone: „zusammen 27.000“. */
function totalOf(
  words: readonly Word[],
  amounts: readonly Candidate<number>[],
): Candidate<number> | undefined {
  const [first, second] = amounts;
  const last = amounts.at(-1);
  if (!first || !last || !second) return undefined;
  const sum = amounts.reduce((all, { value }) => all + value, 0);
  const isWhole = last.value * 2 === sum;
  const parts = amounts.filter((one) => isPart(words, one));
  const areParts = parts.length > 0 && parts.length >= amounts.length - (isWhole ? 2 : 1);
  const areNear = amounts.every((one, at) => {
    const gap = words.slice(amounts[at - 1]?.to ?? one.from, one.from);
    return gap.length <= mostGap && !gap.some(({ plain }) => noCosts.test(plain) || instead.test(plain));
  });
  if (!areParts || !areNear || noCosts.test(words[last.to]?.plain ?? '')) return undefined;
  const from = thing.test(words[first.from - 1]?.plain ?? '') ? first.from - 1 : first.from;
  return { from, to: last.to, value: isWhole ? last.value : sum, score: 1, corrected: true };
}

const mostToName = 3;

/** Its name in front, or right behind: „Einbau nochmal 3.200“, „3.200 für den Einbau“. */
const isPart = (words: readonly Word[], { from, to }: Span): boolean => {
  const isFor = /^(?:fuer|for)$/.test(words[to]?.plain ?? '');
  const behind = words[to - 1]?.stop === undefined ? words.slice(to, to + (isFor ? mostToName : 1)) : [];
  return [...inFront(words, from), ...behind].some(({ plain }) => besides.test(plain));
};

const isNear = (words: readonly Word[], { from, to }: Span, what: RegExp): boolean =>
  [...inFront(words, from), ...words.slice(to, to + 1)].some(({ plain }) => what.test(plain));

/** In its own clause. */
function inFront(words: readonly Word[], from: number): readonly Word[] {
  const near = words.slice(Math.max(0, from - mostToName), from);
  const stopped = near.findLastIndex(({ text, stop }) => stop !== undefined || /\d/.test(text));
  return near.slice(stopped + 1);
}
