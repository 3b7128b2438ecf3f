// Towns that people are called after: „als Flensburger“, „eine Münchnerin“, and what lies in one: „aus der Kölner Südstadt“.
import { plainName } from '../../facts/index.ts';
import type { Span, Word } from './words.ts';

/** What a name, plainly written, is. */
interface Known {
  readonly isTown: (plain: string) => boolean;
  /** With several postal codes: small ones are called like too many people. */
  readonly isLarge: (plain: string) => boolean;
}

/** The town's name, plainly written, and where what it was said with ends. */
interface Found extends Pick<Span, 'to'> {
  readonly plain: string;
}

/** Undefined where nobody is called so. Pure. */
export const townOfInhabitant = (words: readonly Word[], from: number, known: Known): Found | undefined =>
  alone(words, from, known) ?? withOther(words, from, known);

/** „Münchnerin“, and „ein Kölner will …“: in front of a noun it may be a street or a meal. */
function alone(words: readonly Word[], from: number, { isLarge }: Known): Found | undefined {
  const [, name = '', she] = /^(\p{Lu}\p{Ll}{3,}?)n?er(in)?$/u.exec(words[from]?.text ?? '') ?? [];
  const isHe = one.test(words[from - 1]?.plain ?? '') && /^\p{Ll}/u.test(words[from + 1]?.text ?? '');
  if (name === '' || (she === undefined && !isHe)) return undefined;
  const plain = [name, `${name}n`, `${name}en`].map(plainName).find(isLarge);
  return plain === undefined ? undefined : { plain, to: from + 1 };
}

const one = /^(?:ein|einem|einen|der|dem|den)$/;

/** „als Flensburger“, „Kölner Südstadt“ */
function withOther(words: readonly Word[], from: number, { isTown }: Known): Found | undefined {
  const isWho = words[from]?.plain === 'als';
  const said = words[isWho ? from + 1 : from]?.text ?? '';
  if (!isWho && !withinTown.test(words[from + 1]?.text ?? '')) return undefined;
  const [, name = ''] =
    (isWho ? /^(\p{Lu}\p{Ll}{4,})er(?:in)?$/u : /^(\p{Lu}\p{Ll}{3,}?)n?er$/u).exec(said) ?? [];
  // Bremer, Münchner
  const plain = [name, `${name}en`].map(plainName).find((town) => name !== '' && isTown(town));
  return plain === undefined ? undefined : { plain, to: from + 2 };
}

const withinTown =
  /^(?=\p{Lu})\p{L}*(?:[Ss]tadt|[Vv]iertel|[Zz]entrum|[Nn]orden|[Ss]üden|[Oo]sten|[Ww]esten|[Kk]iez|[Rr]aum|Umland|Gegend)$/u;
