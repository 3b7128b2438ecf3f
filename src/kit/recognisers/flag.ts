// Recognises a yes-or-no that is said by naming it, or told: „selbstnutzer nein“, „alte Heizung haben wir keine“.
import { text, type Text } from '../../document/index.ts';
import { plainName } from '../../facts/index.ts';
import { once } from '../../memo.ts';
import { circumstancesIn, indexCircumstances, type Told } from './circumstances.ts';
import { findNames, indexNames, type Named } from './names.ts';
import { areSwapped, typingErrors } from './slips.ts';
import { asksForDifference, denialOf, insteadBefore, isDeclined, isOfStaying } from './negation.ts';
import { type Candidate, onlyInTurn, type Recogniser } from './recogniser.ts';
import { decided, isTentative, orNot } from './undecided.ts';
import { isApart, type Span, type Word } from './words.ts';

/** Letters. */
const shortestSlip = 10;

const yes = new Set(['ja', 'yes', 'true', '1', 'an', 'wahr']);
const no = new Set(['nein', 'nee', 'noe', 'nope', 'no', 'false', '0', 'aus', 'falsch']);
/** „Wir tauschen die Heizung aus“, „eine Ölheizung aus den Achtzigern“ */
const particles = new Set(['an', 'aus']);
/** Behind them, where they are prepositions. */
const leadsOn = /^(?:\d|de[mnr]$|die$|das$|eine[mnr]?$|mein|unser)/;

/** „Selbstnutzerbonus“ is what is asked for, not what is so. */
const funding = /(?:bonus|boni|foerderung|zuschuss|praemie)$/;

/** What is told where it is so, and where it is not, without a name for it (circumstances.ts). */
export interface ToldFlag {
  readonly yes?: readonly string[];
  readonly no?: readonly string[];
}

/**
 * True when one of the names was said, false when it was said with a no, or when one of the opposites was said
 * („vermietet“ for „selbst genutzt“), or when circumstances tell either.
 */
export function flag(
  label: Text,
  names: readonly string[],
  opposites: readonly string[] = [],
  { yes: toldYes = [], no: toldNo = [] }: ToldFlag = {},
): Recogniser<boolean> {
  const meaning = (value: 'yes' | 'no', called: readonly string[]): Named => ({
    choice: { value, label: value },
    names: called,
    byParts: false,
    byForms: true,
  });
  // Of a command that nobody asks for, none is made.
  const index = once(() =>
    indexNames([meaning('yes', [label.de, label.en, ...names]), meaning('no', opposites)]),
  );
  const circumstances = once(() =>
    indexCircumstances([
      [true, toldYes],
      [false, toldNo],
    ]),
  );
  const spellings = once(() => [label.de, label.en, ...names, ...opposites].map(plainName));
  /** Of a short word, another one may be meant; a long one has one letter wrong. */
  const isSlip = (word: Word | undefined) =>
    word !== undefined &&
    word.plain.length >= shortestSlip &&
    spellings().some((name) => typingErrors(name, word.plain) === 1 || areSwapped(name, word.plain));
  const isRead = (words: readonly Word[], { from, corrected, isInside, between }: Candidate<unknown>) =>
    (!corrected || isSlip(words[from])) && !between && !(isInside && funding.test(words[from]?.plain ?? ''));

  return {
    expects: { de: 'ja oder nein', en: 'yes or no' },
    show: (value, lang) => text(value ? label[lang] : `${label[lang]}: ${{ de: 'nein', en: 'no' }[lang]}`),
    find(words) {
      const named = findNames(words, index())
        .filter((found) => isRead(words, found))
        .map(({ from, to, value, corrected }) => ({
          ...withAnswer(words, { from, to }, value.value === 'yes'),
          ...(corrected && { corrected }),
        }));
      const told = circumstancesIn(words, circumstances()).map((one) => ({
        isComposed: one.isComposed,
        candidate: asTold(words, one),
      }));
      // What is told with several words says more than a name of one.
      const composed = told.filter(({ isComposed }) => isComposed).map(({ candidate }) => candidate);
      const kept = named.filter((one) => isApart(one, composed) || one.to - one.from > 1);
      const said = [...kept, ...told.map(({ candidate }) => candidate).filter((one) => isApart(one, kept))];
      const others = said.flatMap((one): Candidate<boolean>[] => {
        const not = orNot(words, one);
        return not ? [{ ...not, value: !one.value, score: 1 }] : [];
      });
      const held = withoutReplaced(words, [...said, ...others]);
      const sure = decided(words, held).filter((one) => !isTentative(words, one));
      return sure.length > 0 ? sure : bareAnswer(words);
    },
  };
}

/** „vermietet statt drin wohnt“; in „Pelletofen statt alter Heizung“ it is no other answer that takes its place. */
function withoutReplaced(
  words: readonly Word[],
  found: readonly Candidate<boolean>[],
): readonly Candidate<boolean>[] {
  const isReplaced = (one: Span) =>
    insteadBefore(words, one.from) !== undefined && found.some(({ to }) => to <= one.from);
  return asksForDifference(words) ? found : found.filter((one) => !isReplaced(one));
}

/** „nein“, „ja, klar“: an answer where this was asked, and nothing elsewhere. */
function bareAnswer([first]: readonly Word[]): readonly Candidate<boolean>[] {
  const isYes = bareYes.test(first?.plain ?? '');
  return isYes || bareNo.test(first?.plain ?? '')
    ? [{ from: 0, to: 1, value: isYes, score: onlyInTurn }]
    : [];
}

const bareYes = /^(?:ja|jo|jep|jup|jawohl|klar|yes|yep|yeah|sure)$/;
const bareNo = /^(?:nein|ne|nee|noe|nope|no)$/;

/** „die alten Schilder bleiben“ is told as it is. */
function asTold(words: readonly Word[], { from, to, value }: Told<boolean>): Candidate<boolean> {
  const read = withAnswer(words, { from, to }, value);
  return isOfStaying(words, read) && read.value !== value ? { from, to, value, score: 1 } : read;
}

/** With the yes or no behind it, or with the word that says no to it. */
function withAnswer(words: readonly Word[], { from, to }: Span, means: boolean): Candidate<boolean> {
  const next = words[to]?.plain ?? '';
  const isParticle = to > from + 1 || leadsOn.test(words[to + 1]?.plain ?? '');
  const behind = particles.has(next) && isParticle ? '' : next;
  if (yes.has(behind)) return { from, to: to + 1, value: means, score: 1 };
  // „owner-occupied, no old heating“: that no belongs to what follows.
  const isOfNext =
    behind === 'no' && words[to - 1]?.stop !== undefined && words[to + 1] !== undefined && !words[to]?.stop;
  if (no.has(behind) && !isOfNext) return { from, to: to + 1, value: !means, score: 1 };
  const denial = denialOf(words, { from, to });
  const turned = turnedBehind(words, to);
  if (turned) {
    const value = turned.isWith ? means : !means;
    // What stands between may be other values.
    const isNear = turned.from <= to + mostTurning && words.slice(to, turned.from).every(isTurning);
    return { from: Math.min(from, denial?.from ?? from), to: isNear ? turned.to : to, value, score: 1 };
  }
  if (denial) return { ...denial, value: !means, score: 1 };
  return { from, to, value: isDeclined(words, { from, to }) ? !means : means, score: 1 };
}

const turning =
  /^(?:ach|oh|aeh|nein|nee?|naa|doch|lieber|eher|halt|moment|quatsch|schmarrn|sorry|no|wait|actually|rather|better)$/;
const isTurning = ({ plain }: Word) => turning.test(plain);
const mostTurning = 5;
const withOrWithout = /^(?:mit|ohne|with|without)$/;
/** „mit Wunschkennzeichen, …, meine Frau sagt gerade: doch ohne“ */
const mostToTurn = 12;
const turningBack = /^(?:doch|lieber|eher|nein|nee|naa|rather|actually)$/;
/** „sie kommt doch mit“ */
const withVerb = /^(?:komm|zieh|fahr|faehr|nehm|nimm|geh|bring|mach|red|spiel|helf|hilf)/;

interface Turned extends Span {
  readonly isWith: boolean;
}

/** What was said of it last, with nothing behind it: „…, ach nein, doch lieber ohne“. */
function turnedBehind(words: readonly Word[], behind: number): Turned | undefined {
  let at = behind;
  while (at < behind + mostTurning && turning.test(words[at]?.plain ?? '')) at += 1;
  if (at > behind && isBare(words, at)) return turnedAt(words, at);
  const last = Math.min(words.length, behind + mostToTurn);
  for (at = behind; at < last; at++) {
    if (!withOrWithout.test(words[at]?.plain ?? '')) continue;
    const clause = words.slice(behind, at);
    const isBack = turningBack.test(clause.at(-1)?.plain ?? '');
    const own = clause.slice(clause.findLastIndex(({ stop }) => stop !== undefined) + 1);
    const isOfVerb = !isWithout(words[at]) && own.some(({ plain }) => withVerb.test(plain));
    // Another thing that is had or not had is spoken of by then.
    return isBack && isBare(words, at) && !isOfVerb ? turnedAt(words, at) : undefined;
  }
  return undefined;
}

const isWithout = (word: Word | undefined) => /^(?:ohne|without)$/.test(word?.plain ?? '');
const isBare = (words: readonly Word[], at: number) =>
  withOrWithout.test(words[at]?.plain ?? '') && (words[at]?.stop !== undefined || at === words.length - 1);
const turnedAt = (words: readonly Word[], at: number): Turned => ({
  from: at,
  to: at + 1,
  isWith: !isWithout(words[at]),
});
