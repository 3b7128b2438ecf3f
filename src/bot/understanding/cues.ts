// Words that say what is done with what was said before: corrected, turned round, left open, put off.
import { plainWords, runsFrom, type Span, unknownsIn, type Word } from '../../kit/index.ts';

const phrases = (list: string): ReadonlySet<string> =>
  new Set(list.split(',').map((phrase) => plainWords(phrase).join('')));

const correcting = phrases(
  'nein, ne, nee, nö, ach nein, ach ne, ach nee, ach quatsch, quatsch, blödsinn, unsinn, schmarrn, schmarren, schmarn, so ein schmarrn, naa, nä, nää, na geh, a geh, ah geh, ach geh, oh nein, irrtum, mein fehler, hoppla, mist, ups, upps, oops, sorry, entschuldigung, ' +
    'verzeihung, pardon, tschuldigung, korrektur, korrigiere, ich korrigiere, ich meine, ich meinte, meinte, meinte ich, meine ich, mein ich, gemeint ist, gemeint war, ' +
    'sondern, doch lieber, lieber doch, dann lieber, also lieber, oder nein, oder doch, also doch, ach doch, dann doch, nein doch, doch nicht, vielmehr, besser gesagt, genauer gesagt, anders, ' +
    'halt stopp, halt, stopp, stop, moment, ach so, achso, ach was, warte, warte mal, wart, wart mal, wart amal, moment mal, vertippt, tippfehler, zahlendreher, verschrieben, verklickt, passt nicht, klappt nicht, passt doch nicht, klappt doch nicht, was red ich, ach was red ich, streich das, streichen sie das, kommando zurück, zurück, vertan, verguckt, verlesen, verhört, verwechselt, falsch, stimmt nicht, das stimmt nicht, stimmt so nicht, das stimmt so nicht, stimmt gar nicht, stimmt gar nicht mehr, stimmt nicht mehr, ich verwechsel das, ich verwechsle das, war falsch, ' +
    'no, nope, falsches wort, wrong word, vergiss das, vergiss das wieder, vergiss es, vergessen sie das, forget that, forget it, forget what i said, no wait, wait, wait no, i mean, i meant, meant, actually, rather, make that, correction, scratch that, strike that, my mistake, ' +
    'typo, wrong, that was wrong, or rather, instead, not that',
);

/** Between two values of one kind it takes the first one back; beside „und“ and „oder“ it is only a pause. */
const hesitating = phrases(
  'äh, ähm, öh, öhm, eh, ehm, uh, uhm, er, erm, hm, hmm, ich les grad, ich lese grad, ich lese gerade, les grad, lese gerade, ich seh grad, ich sehe grad, ich sehe gerade, seh grad, sehe gerade, ' +
    'da steht, hier steht, steht hier, i see, i just see, it says, it says here',
);
const pausedBeside = /^(?:und|oder|sowie|beziehungsweise|bzw|vs|and|or|auch|also)$/;
const leadsTo = /^(?:nach|to|bis)$/;
const mostToLead = 6;

/** „800 oder doch 1600 Watt?“: in a question, it is both. */
const eitherOr = phrases('oder doch, doch lieber oder, or rather');

const turning = phrases(
  'andersherum, falsch rum, falsch herum, verkehrt rum, verkehrt herum, anders herum, andersrum, anders rum, umgekehrt, genau umgekehrt, andere richtung, in die andere richtung, zurück, ' +
    'the other way round, the other way around, other way round, other way around, vice versa, reversed, swapped, opposite direction',
);

/** Beside those who say that they do not know (undecided.ts). */
const notKnowing = phrases(
  'ka, k a, kp, nicht bekannt, offen, steht noch nicht fest, ' +
    'was die meisten nehmen, was halt die meisten nehmen, was die meisten haben, was halt so üblich ist, was üblich ist, das übliche, wie üblich, ' +
    'what most people take, what most people have, what is usual, whatever is usual, the usual, the usual one',
);

const notChoosing = phrases(
  'egal, ist egal, mir egal, ist mir egal, spielt keine rolle, beides, beide, alle, alle beide, beide varianten, alle varianten, zeig beides, jede, jeder, gesamt, irgendeine, irgendeiner, ' +
    'any, all, both, all of them, whatever, either, doesn’t matter',
);

const referring = new Set(
  'dort da dahin dorthin dabei dafuer davon hier ebenfalls auch selbe selben gleiche gleichen gleicher there that same too also it'.split(
    ' ',
  ),
);

const longestCue = 5;

function findIn(words: readonly Word[], known: ReadonlySet<string>): readonly Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from = Math.max(from + 1, spans.at(-1)?.to ?? 0)) {
    const run = runsFrom(words, from, longestCue).find(({ plain }) => known.has(plain));
    if (run) spans.push({ from, to: run.to });
  }
  return spans;
}

/** Where something before is taken back: „ach nein“, „ich meinte“. Pure. */
export function correctionsIn(words: readonly Word[]): readonly Span[] {
  const sure = findIn(words, correcting);
  // „Moment, steht hier …“ takes back once.
  const isApart = ({ from }: Span) => sure.every(({ to }) => to !== from);
  const others = findIn(words, hesitating).filter(
    (span) => isApart(span) && !isPause(words, span) && !isHe(words, span),
  );
  return [...sure, ...others, ...changesOfMind(words)]
    .toSorted((a, b) => a.from - b.from)
    .filter((span, at, all) => !isOfNext(words, span, all[at + 1]) && !isInsteadOf(words, span));
}

const formerly =
  /^(?:erst|zuerst|urspruenglich|anfangs|eigentlich|vorher|damals|frueher|letzte[nsm]?|last|originally|initially|first)$/;
const nowadays = /^(?:jetzt|nun|inzwischen|mittlerweile|neuerdings|now)$/;
const mostOfFormer = 12;

/** „Erst war der 15. ausgemacht, jetzt ist es der 22.“: what was so at first holds no longer. */
const changesOfMind = (words: readonly Word[]): readonly Span[] =>
  words.flatMap(({ plain }, from) => {
    const before = words.slice(Math.max(0, from - mostOfFormer), from);
    const at = before.findLastIndex((word) => formerly.test(word.plain));
    // „zuerst … und jetzt noch“: another one beside it.
    const isApart = at >= 0 && before.slice(at).some(({ stop }) => stop !== undefined);
    return nowadays.test(plain) && isApart ? [{ from, to: from + 1 }] : [];
  });

/** „… hat 429 bezahlt, sagt er.“ */
const isHe = (words: readonly Word[], { from }: Span) =>
  words[from]?.plain === 'er' && from > 0 && words[from - 1]?.stop === undefined;

/** „600 W, äh, oder 800 W?“, „von Köln, äh, nach Bonn“: what stands in front still holds. */
function isPause(words: readonly Word[], { from, to }: Span): boolean {
  const [before, next] = [words[from - 1]?.plain ?? '', words[to]?.plain ?? ''];
  if (pausedBeside.test(before) || pausedBeside.test(next)) return true;
  const inFront = words.slice(Math.max(0, from - mostToLead), from);
  return leadsTo.test(next) && inFront.every(({ plain }) => plain !== next);
}

/** „Bremen instead of Hamburg“ says first what holds. */
const isInsteadOf = (words: readonly Word[], { from, to }: Span) =>
  words[from]?.plain === 'instead' && words[to]?.plain === 'of';

/**
 * „no old heating“: the no belongs to what follows, unless that corrects as well: „no sorry“. „das bewohnt er selbst“, „in
 * Leipzig ne GmbH“: without a comma these are other words.
 */
const isOfNext = (words: readonly Word[], { from, to }: Span, next: Span | undefined) => {
  const plain = words[from]?.plain ?? '';
  const isAnother = /^(?:no|er)$/.test(plain) || (plain === 'ne' && from > 0 && !words[from - 1]?.stop);
  return to === from + 1 && isAnother && !words[from]?.stop && next?.from !== to;
};

/** Whether a correction may just as well offer the other one: „oder doch“. Pure. */
export const isEitherOr = (words: readonly Word[], { from, to }: Span): boolean =>
  eitherOr.has(
    words
      .slice(from, to)
      .map(({ plain }) => plain)
      .join(''),
  );

const striking =
  /^(?:streich(?:e|en|t)?|vergiss|vergessen|vergesst|lass(?:en|t)?|forget|drop|scratch|leave)$/;
/** In front of what is told to be done; „ich habe vergessen“, „to forget“ tell nothing. */
const beforeStriking =
  /^(?:obwohl|bitte|ach|nein|ne|nee|doch|und|oder|also|dann|aber|ok|okay|moment|stopp|halt|and|but|so|oh|no|wait|sorry|actually|please|then)$/;
const strikingAlone = /^(?:lass(?:en|t)?|leave)$/;
const strikingEnd = /^(?:weg|raus|sein|out|off|away)$/;
const strikingTalk =
  /^(?:das|die|den|der|dem|mal|wieder|wir|sie|bitte|doch|lieber|ich|about|the|that|this|out|off|part|with|mit|ein|eine|einen)$/;
const mostStruck = 4;

export interface Strike extends Span {
  /** Where the name begins of what is taken out. */
  readonly named: number;
  /** A „weg“ closes it. */
  readonly hasEnd: boolean;
}

/** Words that take out what they name, with the place where its name begins: „streich das …“, „lass das … weg“. Pure. */
export function strikesIn(words: readonly Word[]): readonly Strike[] {
  return words.flatMap((word, from) => {
    const before = words[from - 1];
    const isTold = before === undefined || before.stop !== undefined || beforeStriking.test(before.plain);
    if (!striking.test(word.plain) || !isTold) return [];
    let named = from + 1;
    while (strikingTalk.test(words[named]?.plain ?? '') && words[named - 1]?.stop === undefined) named += 1;
    if (words[named - 1]?.stop !== undefined || named >= words.length) return [];
    const rest = words.slice(named, named + mostStruck);
    const stop = rest.findIndex(({ stop }) => stop !== undefined);
    const clause = stop === -1 ? rest : rest.slice(0, stop + 1);
    const end = clause.findIndex(({ plain }) => strikingEnd.test(plain));
    // „lass uns …“ begins something.
    const isStruck =
      !strikingAlone.test(word.plain) || end > 0 || /^(?:out|off)$/.test(words[from + 1]?.plain ?? '');
    const hasEnd = end > 0;
    return isStruck ? [{ from, named, to: named + (hasEnd ? end + 1 : clause.length), hasEnd }] : [];
  });
}

/** Where two places change their parts: „andersherum“. Pure. */
export const turnsIn = (words: readonly Word[]): readonly Span[] => findIn(words, turning);

/** Where that is said of two places in front: „…, umgekehrt“; „und zurück“, „umgekehrt ist es …?“ say something else. Pure. */
export const turnsBehind = (words: readonly Word[]): readonly Span[] => {
  const corrections = findIn(words, correcting);
  return turnsIn(words).filter(({ from, to }) => {
    const isSaid = words[from - 1]?.stop !== undefined || corrections.some((one) => one.to === from);
    const isAll = to === words.length || words[to - 1]?.stop !== undefined;
    return isSaid && isAll && words[from]?.plain !== 'zurueck';
  });
};

const mostWordsToLeaveOpen = 8;
const mostWordsOfUnknown = 12;
const mostInFront = 2;

/** Whether the asker cannot or will not choose: „weiß ich nicht“, „egal“. Pure. */
export const leavesOpen = (words: readonly Word[]): boolean =>
  isSaidOf(words, notChoosing) || knowsNot(words);

/** Whether the asker cannot tell: „weiß ich nicht“, „was die meisten nehmen“. Pure. */
export const knowsNot = (words: readonly Word[]): boolean => isSaidOf(words, notKnowing) || isUnknown(words);

/** „puh, wie viele Leute hier wohnen weiß ich nicht“ */
function isUnknown(words: readonly Word[]): boolean {
  const [first] = unknownsIn(words);
  return first !== undefined && (words.length <= mostWordsOfUnknown || first.from <= mostInFront);
}

function isSaidOf(words: readonly Word[], known: ReadonlySet<string>): boolean {
  const [first] = findIn(words, known);
  // „puh keine Ahnung, wie viele Einwohner wir hier haben“
  return first !== undefined && (words.length <= mostWordsToLeaveOpen || first.from <= mostInFront);
}

const opening = /^(?:und|oder|aber|dann|ok|okay|and|or|but|then|with|mit)$/;
/** „ach“, „super, danke“ */
const interjection =
  /^(?:a+ch(?:so)?|ae?hm?|ah+|oh+|hm+|na(?:ja)?|tja|so|super|prima|toll|danke|thanks|great|well)$/;

/** Whether a message begins as one that goes on: „und in Hamburg?“, „ach, und am Schalter?“ Pure. */
export const goesOn = (words: readonly Word[]): boolean =>
  opening.test(words.find(({ plain }) => !interjection.test(plain))?.plain ?? '');

/** Whether a word points at what was said before: „dort“, „dafür“. Pure. */
export const refersBack = (words: readonly Word[]): boolean =>
  words.some(({ plain }) => referring.has(plain)) || asksOfThat(words);

/** „Gilt das auch für …?“, „Ändert das was?“ */
const asksOfThat = ([first, second]: readonly Word[]): boolean =>
  /^(?:gilt|zaehlt|aendert|does) (?:das|dies|that)$/.test(`${first?.plain} ${second?.plain}`);

/** Whether a word says only what is done with what was said before. Pure. */
export function isCue(words: readonly Word[]): (at: number) => boolean {
  const known = [correcting, hesitating, turning, notKnowing, notChoosing];
  const spans = [...known.flatMap((phrases) => findIn(words, phrases)), ...unknownsIn(words)];
  return (at) => referring.has(words[at]?.plain ?? '') || spans.some(({ from, to }) => from <= at && at < to);
}
