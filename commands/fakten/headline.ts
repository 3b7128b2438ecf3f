// The first line of a fact sheet: the field that answers the question, or that the service does not say it; a bare topic has its
// fee. What one must is told by the summary.
import {
  clauseSentence,
  type Document,
  dutyLine,
  type FactsRecord,
  hasWord,
  isGerman,
  pointOf,
  readWords,
  type Sentence,
  sentencesIn,
  stateNamed,
  stemOf,
  text,
  topicOf,
} from '../../src/kit/index.ts';
import { fieldTold, type Reading, type Asking } from './lines.ts';
import { feeLine, type TopicSheet } from './sheet.ts';
import { unsaidLine } from './unsaid.ts';

export interface FirstLine {
  /** Undefined where the service says neither what was asked for nor a fee. */
  readonly sentence: Sentence | undefined;
  /** No note repeats the summary then. */
  readonly hasSummary?: boolean;
  /** It says what was asked: every row is beside the point. */
  readonly isTold: boolean;
  /** Whether a field of the service says just that, or nothing does; undefined where a statement may say it better. */
  readonly is?: Document['firstLine'];
}

interface About {
  readonly topic: string;
  readonly name: string;
  readonly state: string | undefined;
}

/** Read from an answer, of which nothing counts as read for it. What was decided to answer stands before all else. */
export function firstLine(answer: FactsRecord, sheet: TopicSheet, about: About, call: Asking): FirstLine {
  const reading = readingOf(answer, sheet, about, call);
  const months = monthsLine(reading);
  const unsaid: FirstLine = months
    ? { sentence: months, isTold: true, is: 'point' }
    : { sentence: unsaidLine(reading), isTold: true, is: 'unsaid' };
  if (call.answeredBy === 'nothing') return unsaid;
  const verdict = call.answeredBy === undefined ? onDuty(reading) : undefined;
  if (verdict) return { sentence: verdict, isTold: true, is: 'point' };
  const field = fieldTold(reading);
  if (field) return { sentence: field.sentence, isTold: true, ...(field.isPoint ? { is: 'point' } : {}) };
  if (asksFigureOrVerdict(reading)) return unsaid;
  return isBare(reading)
    ? { sentence: feeLine(sheet, about.name, call, false), isTold: false }
    : (summaryLine(reading) ?? unsaid);
}

function readingOf(
  answer: FactsRecord,
  sheet: TopicSheet,
  { topic, name, state }: About,
  call: Asking,
): Reading {
  const names = topicOf(topic);
  const called = [topic, name, ...(names ? [...names.de, ...names.en] : [])];
  const named = readWords(call.question).filter(({ plain }) => stateNamed(plain) !== undefined);
  const point = pointOf(
    call,
    called,
    named.map(({ plain }) => plain),
  );
  const stems = called.flatMap((one) => readWords(one).map(({ plain }) => stemOf(plain, call.lang)));
  const terms = point.terms.filter((term) => !stems.includes(term));
  // Of two states that are compared, each is told what is said of it.
  const states = state === undefined ? named.flatMap(({ plain }) => stateNamed(plain) ?? []) : [state];
  return { answer, sheet, point: { ...point, terms }, states, name, call };
}

/** A thing that may be among the papers. */
const asksForThing =
  /(?<!\p{L})(?:brauch|benötig|mitbring|vorleg|einreich|hochlad|(?<!(?<!\p{L})(?:be|ge|ver)\p{L}+t )haben|vorweis|nötig|notwendig|erforderlich)/iu;

/** Shorter ones stand in too many papers. */
const tellingStem = 5;

/** „Brauche ich …?“: yes, no or it depends, where a sentence of the sheet says so, or the paper is on its list. */
function onDuty({ point: { asked }, sheet: { summary = '', papers }, states, call }: Reading) {
  const telling = asked.core.filter((term) => term.length >= tellingStem);
  const isForThing = call.lang === 'de' && asksForThing.test(call.question);
  const listed = papers.filter((paper) => isForThing && hasWord(paper, telling, 'de'));
  const { intent } = call;
  const onPapers = intent.aspect === 'documents' ? { ...intent, aspect: 'duty' as const } : intent;
  return (
    dutyLine(sentencesIn(summary), { ...call, asked, states }) ??
    dutyLine(
      listed.map((paper) => `Zu den Unterlagen gehört: ${paper}`),
      { ...call, asked, intent: onPapers },
      { areRequirements: true },
    )
  );
}

/** „Wann ist die nächste Überprüfung?“: the words on the time needed may have the months of the exam. */
function monthsLine({ point: { asked, need }, sheet: { daysText }, states, call }: Reading) {
  const isAsked = need === 'time' && asked.wants === undefined && asksWhenItIs.test(call.question);
  return isAsked && daysText !== undefined && hasMonth.test(daysText)
    ? clauseSentence(daysText, 'time', asked, { lang: call.lang, states })
    : undefined;
}
const asksWhenItIs = /(?<!\p{L})(?<!(?:ab|bis|seit) )(?:wann|when)(?!\p{L})/iu;
const hasMonth =
  /(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;

/** A figure, one of two, yes or no: the summary as a whole is none of them. */
function asksFigureOrVerdict({ point: { asked, need, terms }, call: { intent } }: Reading): boolean {
  if (intent.aspect === 'meaning') return false;
  if (need !== undefined && need !== 'office') return true;
  return asked.choice.length > 0 || (intent.whether && terms.length > 0 && !asked.isWho);
}

/** Nothing but the topic was said. */
const isBare = ({ point: { asked, terms }, call: { intent } }: Reading): boolean =>
  intent.aspect === undefined && !intent.whether && terms.length === 0 && !asked.isWho && !asked.isGain;

/** What the service says of the matter as a whole. */
function summaryLine({ sheet: { summary }, call: { lang, intent } }: Reading): FirstLine | undefined {
  if (summary === undefined) return undefined;
  const isForeign = lang === 'en' && isGerman(summary);
  // Whoever reads English gets one sentence of it.
  const said = isForeign ? (sentencesIn(summary)[0] ?? '') : summary;
  return {
    sentence: [isForeign ? 'The service says of it, in German: ' : '', text(said)],
    hasSummary: !isForeign,
    isTold: intent.aspect !== 'meaning',
  };
}
