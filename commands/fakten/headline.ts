// The first line of a fact sheet: the sentence or the field that answers the question; a bare topic has its fee.
import {
  type Asked,
  type Call,
  clausesIn,
  type Document,
  dutyLine,
  type FactsRecord,
  hasWord,
  isGerman,
  isOfOtherState,
  type Need,
  readAsked,
  readWords,
  type Sentence,
  sentencesIn,
  stateNamed,
  stemOf,
  text,
  topicOf,
} from '../../src/kit/index.ts';
import {
  asksWhere,
  clauseLine,
  fieldAspects,
  fieldOf,
  isOffice,
  limitLine,
  type Reading,
  type Speaking,
  stateLine,
  valueLine,
} from './lines.ts';
import { lawsFor } from './laws.ts';
import { feeLine, lineOn, type TopicSheet, verdictOnline } from './sheet.ts';
import { notOnline, unsaidLine } from './unsaid.ts';

export interface FirstLine {
  /** Undefined where the service says neither what was asked for nor a fee. */
  readonly sentence: Sentence | undefined;
  /** No note repeats the summary then. */
  readonly hasSummary: boolean;
  /** It says what was asked: every row is beside the point. */
  readonly isTold: boolean;
  /** Whether a field or a sentence of the service says just that, or nothing does. */
  readonly is?: Document['firstLine'];
}

interface About {
  readonly topic: string;
  readonly name: string;
  readonly state: string | undefined;
}

/** Read from an answer, of which nothing counts as read for it. What was decided to answer stands before all else. */
export function firstLine(answer: FactsRecord, sheet: TopicSheet, about: About, call: Speaking): FirstLine {
  if (call.answeredBy === 'nothing') return unsaid(readingOf(answer, sheet, about, call));
  const decided = decidedLine(readingOf(answer, sheet, about, call), call.answeredBy);
  return decided
    ? { sentence: decided, hasSummary: false, isTold: true, is: 'point' }
    : oneLine(answer, sheet, about, call);
}

/** The field that was decided to answer; of a fee, the row for the value that was said. */
function decidedLine(reading: Reading, kind: Call['answeredBy']): Sentence | undefined {
  const { sheet, asked, name, states, call } = reading;
  const laws = lawsFor(sheet.laws, { terms: asked.terms, states });
  switch (kind) {
    case 'fee':
      return valueLine(reading) ?? stateLine(reading) ?? feeLine(sheet, name, call, true);
    case 'time':
      return lineOn('duration', sheet, call);
    case 'papers':
      return lineOn('documents', sheet, call);
    case 'law':
      return lineOn('basis', sheet, call, laws);
    default:
      return undefined;
  }
}

function readingOf(
  answer: FactsRecord,
  sheet: TopicSheet,
  { topic, name, state }: About,
  call: Speaking,
): Reading {
  const { lang, question } = call;
  const names = topicOf(topic);
  const called = [topic, name, ...(names ? [...names.de, ...names.en] : [])];
  const asked = withoutNames(readAsked(question, called, lang), called, call);
  const named = readWords(question).flatMap(({ plain }) => stateNamed(plain) ?? []);
  // Of two states that are compared, each is told what is said of it.
  const states = state === undefined ? named : [state];
  const own = state === undefined ? [] : [stateNamed(state) ?? state];
  const clauses = clausesIn(answer).filter((clause) => !isOfOtherState(clause, own));
  const need = needOf(asked, call);
  return { answer, sheet, asked, clauses, need, states, name, call };
}

function oneLine(answer: FactsRecord, sheet: TopicSheet, about: About, call: Speaking): FirstLine {
  const { intent } = call;
  const reading = readingOf(answer, sheet, about, call);
  const { asked, need, name } = reading;
  const point = clauseOrVerdict(reading) ?? fieldOf(reading);
  if (point) return { sentence: point, hasSummary: false, isTold: true, is: 'point' };
  if (isUnsaid(reading)) return unsaid(reading);
  const fee =
    need === 'money' && !asked.isGain ? (stateLine(reading) ?? feeLine(sheet, name, call, true)) : undefined;
  if (fee) return { sentence: fee, hasSummary: false, isTold: true };
  if (isOnSummary(asked, intent) || asked.isGain) return summaryLine(reading);
  const isBare = intent.aspect === undefined;
  if (isBare) return { sentence: feeLine(sheet, name, call, false), hasSummary: false, isTold: false };
  return summaryLine(reading);
}

const unsaid = ({ asked, need, clauses, sheet, call }: Reading): FirstLine => ({
  sentence: unsaidLine(asked, need, clauses, sheet, call),
  hasSummary: false,
  isTold: true,
  is: 'unsaid',
});

function clauseOrVerdict(reading: Reading): Sentence | undefined {
  const { asked, call } = reading;
  if (call.intent.aspect === 'meaning' || isOffice(reading)) return undefined;
  return (
    onlineLine(reading) ??
    onDuty(reading) ??
    valueLine(reading) ??
    limitLine(reading) ??
    // What a field is about, no sentence says better.
    (fieldAspects.has(call.intent.aspect) && asked.need === undefined ? undefined : clauseLine(reading))
  );
}

/** „Kann ich online …?“ is about the matter; whether a single step of it can be done so, only a sentence says. */
function onlineLine({ sheet, asked, clauses, call }: Reading): Sentence | undefined {
  const isStep = (said: string) => hasWord(said, asked.terms, call.lang);
  const said = clauses.filter(isStep);
  const isElsewhere = asked.terms.length > 0 && said.length > 0 && !said.some((one) => /online/i.test(one));
  if (call.intent.aspect !== 'online') return undefined;
  if (!isElsewhere) return verdictOnline(sheet, call);
  return saysOnline.test(call.question) ? notOnline(sheet, call) : undefined;
}

const saysOnline = /online|internet|digital|e-?mail|video|elektronisch|electronic/i;

/** „Prüfungsgebühr“ is the sheet's own fee. */
const ownFee = /^(?:pr(?:ue|u)fungs|verwaltungs|bearbeitungs|antrags|grund|amts)geb(?:ue|u)hr(?:en)?$/;

/** „How long does it take …?“ asks for no taking. */
const taking = ['take', 'last'];

/** „to found a GmbH in Berlin“ names the matter „founding a GmbH“ and a place, and asks for nothing else. */
function withoutNames(asked: Asked, names: readonly string[], { lang, question }: Speaking): Asked {
  const stems = (said: string) => readWords(said).map(({ plain }) => stemOf(plain, lang));
  const states = readWords(question).filter(({ plain }) => stateNamed(plain) !== undefined);
  const places = states.flatMap(({ plain }) => stems(plain));
  const own = new Set([...names.flatMap(stems), ...taking, ...places]);
  const without = (some: readonly string[]) => some.filter((term) => !own.has(term) && !ownFee.test(term));
  const core = without(asked.core);
  return {
    ...asked,
    terms: without(asked.terms),
    core,
    hints: asked.need === undefined ? [...asked.hints, ...places] : asked.hints,
    isOnMatter: asked.isOnMatter || core.length === 0,
  };
}

/** A thing that may be among the papers. */
const asksForThing =
  /(?<!\p{L})(?:brauch|benötig|mitbring|vorleg|einreich|hochlad|(?<!(?<!\p{L})(?:be|ge|ver)\p{L}+t )haben|vorweis|nötig|notwendig|erforderlich)/iu;

/** Shorter ones stand in too many papers. */
const tellingStem = 5;

/** „Brauche ich …?“: yes, no or it depends, where a sentence of the sheet says so, or the paper is on its list. */
function onDuty({ asked, sheet: { summary = '', papers }, states, call }: Reading): Sentence | undefined {
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

/** The kind of answer that a question needs: by its own words, or by what it is about. */
function needOf(
  { need, choice, isWho }: Asked,
  { intent: { aspect }, question }: Speaking,
): Need | undefined {
  // „schriftlich oder mündlich“, „wer“: no figure answers that.
  if (need || choice.length > 0 || isWho) return need;
  if (readWords(question).some(({ plain }) => ownFee.test(plain))) return 'money';
  if (aspect === 'cost') return asksWhere.test(question) ? undefined : 'money';
  return aspect === 'duration' ? 'time' : undefined;
}

/** A figure that no sentence has, and a yes or no that none gives: that is what the first line says. */
function isUnsaid({ asked, need, sheet, call: { intent, question } }: Reading): boolean {
  const { isOnMatter, terms, isWho } = asked;
  if (asked.choice.length > 0 && need === undefined) return true;
  if (intent.aspect === 'meaning') return false;
  if (asked.need !== undefined) return true;
  if (need === 'time') return true;
  if (asked.asksMeasure) return true;
  if (need === 'money') {
    const isOwn = readWords(question).some(({ plain }) => ownFee.test(plain));
    const isBeside = !isOwn && !isOnMatter && terms.length > 0;
    return asked.isGain ? sheet.feeText === undefined || terms.length > 0 : isBeside;
  }
  return intent.whether && terms.length > 0 && !isWho;
}

/** „Was ist …“, „Muss ich …“, and what no field and no clause says: the service's own words are the answer. */
const isOnSummary = (asked: Asked, { aspect, whether }: Call['intent']) =>
  aspect === 'duty' ||
  aspect === 'meaning' ||
  (whether && !aspect) ||
  asked.isWho ||
  (!asked.isOnMatter && asked.terms.length > 0) ||
  (aspect === undefined && asked.terms.length > 0);

/** What the service says of the matter as a whole. */
function summaryLine(reading: Reading): FirstLine {
  const { sheet, call } = reading;
  const { lang } = call;
  if (sheet.summary === undefined) return unsaid(reading);
  const isGeneral = call.intent.aspect === 'meaning';
  const isForeign = lang === 'en' && isGerman(sheet.summary);
  // Whoever reads English gets one sentence of it.
  const said = isForeign ? (sentencesIn(sheet.summary)[0] ?? '') : sheet.summary;
  return {
    sentence: [isForeign ? 'The service says of it, in German: ' : '', text(said)],
    hasSummary: !isForeign,
    isTold: !isGeneral,
  };
}
