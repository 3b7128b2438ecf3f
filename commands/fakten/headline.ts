// The first line of a fact sheet: the sentence or the field that answers the question; a bare topic has its fee.
import {
  type Asked,
  type Call,
  clauseFor,
  clausesIn,
  clauseSentence,
  dutyLine,
  type FactsRecord,
  fieldLine as lineOfField,
  isGerman,
  money,
  type Need,
  othersWith,
  readAsked,
  readWords,
  rowFor,
  type Sentence,
  sentencesIn,
  stateNamed,
  stemOf,
  strong,
  text,
  type Text,
  topicOf,
} from '../../src/kit/index.ts';
import { feeLine, lineOn, type TopicSheet, verdictOnline } from './sheet.ts';

type Speaking = Pick<Call, 'lang' | 'say' | 'intent' | 'question'>;

export interface FirstLine {
  /** Undefined where the service says neither what was asked for nor a fee. */
  readonly sentence: Sentence | undefined;
  /** No note repeats the summary then. */
  readonly hasSummary: boolean;
}

/** Read from an answer, of which nothing counts as read for it. */
export function firstLine(
  answer: FactsRecord,
  sheet: TopicSheet,
  { topic, name }: { readonly topic: string; readonly name: string },
  call: Speaking,
): FirstLine {
  const { say, intent, lang, question } = call;
  const names = topicOf(topic);
  const called = [topic, name, ...(names ? [...names.de, ...names.en] : [])];
  const asked = withoutNames(readAsked(question, called, lang), called, call);
  const clauses = clausesIn(answer);
  const said =
    verdictOnline(sheet, name, call) ??
    onDuty(asked, sheet, call) ??
    valueLine(asked, clauses, sheet, name, say) ??
    fieldLine(asked, sheet, name, call) ??
    clauseLine(asked, clauses, sheet, name, call) ??
    unreadField(answer, asked, sheet, name, call);
  if (said) return { sentence: said, hasSummary: false };
  if (isOnSummary(asked, intent)) return summaryLine(answer, asked, clauses, sheet, name, call);
  const line = lineOn(intent.aspect ?? 'cost', sheet, name, call);
  const isOther = intent.aspect !== undefined && intent.aspect !== 'cost';
  if (asked.isGain && sheet.feeText === undefined)
    return summaryLine(answer, asked, clauses, sheet, name, call);
  if (line || !isOther) return { sentence: line ?? feeLine(sheet, name, call), hasSummary: false };
  return summaryLine(answer, asked, clauses, sheet, name, call);
}

/** „How long does it take …?“ asks for no taking. */
const taking = ['take', 'last'];

/** „to found a GmbH in Berlin“ names the matter „founding a GmbH“ and a place, and asks for nothing else. */
function withoutNames(asked: Asked, names: readonly string[], { lang, question }: Speaking): Asked {
  const stems = (said: string) => readWords(said).map(({ plain }) => stemOf(plain, lang));
  const own = new Set([...names.flatMap(stems), ...taking]);
  const terms = asked.terms.filter((term) => !own.has(term));
  const states = readWords(question).filter(({ plain }) => stateNamed(plain) !== undefined);
  const places = new Set(states.flatMap(({ plain }) => stems(plain)));
  return { ...asked, terms, isOnMatter: asked.isOnMatter || terms.every((term) => places.has(term)) };
}

/** „Brauche ich …?“: yes, no or it depends, where a sentence of the sheet says so, or the paper is on its list. */
function onDuty(asked: Asked, { summary = '', papers }: TopicSheet, call: Speaking): Sentence | undefined {
  const listed = call.lang === 'de' ? papers.map((paper) => `Zu den Unterlagen gehört: ${paper}`) : [];
  const { intent } = call;
  const onPapers = intent.aspect === 'documents' ? { ...intent, aspect: 'duty' as const } : intent;
  return (
    dutyLine(sentencesIn(summary), { ...call, asked }) ??
    dutyLine(listed, { ...call, asked, intent: onPapers }, { areRequirements: true })
  );
}

/** What a field is about, no sentence says better. */
const fieldAspects: ReadonlySet<Call['intent']['aspect']> = new Set(['documents', 'basis', 'authority']);

/** The papers, the law, the office; „Wer …?“ asks for the office where no sentence says who. */
function fieldLine(asked: Asked, sheet: TopicSheet, name: string, call: Speaking): Sentence | undefined {
  const { aspect } = call.intent;
  if (aspect === undefined || asked.need !== undefined || !fieldAspects.has(aspect)) return undefined;
  return lineOn(aspect, sheet, name, call);
}

/** The row for the value that was asked: „bei 25.000 € Nachlass“. */
function valueLine(
  { figures }: Asked,
  clauses: readonly string[],
  { feeText }: TopicSheet,
  name: string,
  say: Call['say'],
): Sentence | undefined {
  const [figure] = figures;
  const found = figure === undefined ? undefined : rowFor(figure, clauses);
  if (figure !== undefined && found) {
    const at = say({ de: ' bei ', en: ' at ' });
    return [strong(text(name)), at, money(figure), ': ', strong(found.result), ' (', text(found.row), ').'];
  }
  // A table without this value: what it has is shown, and nothing of it stands out.
  const isTable = feeText !== undefined && /->|→/.test(feeText);
  if (figure === undefined || !isTable) return undefined;
  const none = say({
    de: ': für diesen Wert nennt der Dienst keinen Betrag, sondern: ',
    en: ': the service states no amount for this value, but: ',
  });
  return [strong(text(name)), none, text(feeText), '.'];
}

/** The kind of answer that a question needs: by its own words, or by what it is about. */
function needOf({ need }: Asked, { aspect }: Call['intent']): Need | undefined {
  if (need) return need;
  if (aspect === 'cost') return 'money';
  return aspect === 'duration' ? 'time' : undefined;
}

/** The service's own words, where a sentence has what the question is about. */
function clauseLine(
  asked: Asked,
  clauses: readonly string[],
  { summary }: TopicSheet,
  name: string,
  call: Speaking,
): Sentence | undefined {
  const { lang, say, intent } = call;
  const need = needOf(asked, intent);
  // Whether one must or may is said in sentences; a note on fees only has the same words.
  const looked = need === undefined ? sentencesIn(summary ?? '') : clauses;
  const clause = clauseFor(asked, looked, lang, need);
  if (clause !== undefined) {
    const german = say({ de: ': ', en: ': the service says, in German: ' });
    return [strong(text(name)), german, ...clauseSentence(clause, need, asked, lang)];
  }
  // The question's own English words stand in no German text; those for its kind of question may.
  const near = lang === 'en' && need ? clauseFor({ ...asked, terms: [] }, looked, lang, need) : undefined;
  return near === undefined
    ? undefined
    : [strong(text(name)), ': the nearest that the service says, in German: ', text(near), '.'];
}

/** A field that the sheet does not know, by its name: `age`, `takes`. */
function unreadField(
  answer: FactsRecord,
  asked: Asked,
  { fee, feeText }: TopicSheet,
  name: string,
  { say, intent }: Speaking,
): Sentence | undefined {
  const { need, isOnMatter, isWho, isGain, terms } = asked;
  const isFigure = intent.aspect === undefined || intent.aspect === 'cost' || intent.aspect === 'duration';
  const isBeside = need === undefined && !isOnMatter && terms.length > 0 && isFigure;
  const isFeeKnown = fee.min !== undefined || fee.max !== undefined || feeText !== undefined;
  const isBare = !intent.aspect && !intent.whether && terms.length === 0;
  if (isBeside || (isWho && intent.aspect !== 'authority')) return undefined;
  if (need === undefined && (isBare ? isFeeKnown : !intent.aspect)) return undefined;
  return lineOfField(answer, { intent, need, isGain, subject: name }, say);
}

/** „Was ist …“, „Muss ich …“, and what no field and no clause says: the service's own words are the answer. */
const isOnSummary = (asked: Asked, { aspect, whether }: Call['intent']) =>
  aspect === 'duty' ||
  aspect === 'meaning' ||
  (whether && !aspect) ||
  asked.need !== undefined ||
  asked.isWho ||
  (!asked.isOnMatter && asked.terms.length > 0) ||
  (aspect === undefined && asked.terms.length > 0);

/** What the service says of the matter as a whole; where a time was asked, what else it says of times. */
function summaryLine(
  answer: FactsRecord,
  asked: Asked,
  clauses: readonly string[],
  sheet: TopicSheet,
  name: string,
  call: Speaking,
): FirstLine {
  const { lang, say, intent } = call;
  if (asked.isWho && !asked.need && asked.terms.length > 0 && intent.aspect !== 'duty') {
    const office = { intent: { aspect: 'authority', worth: false }, need: undefined, isGain: false } as const;
    const line =
      lineOn('authority', sheet, name, call) ?? lineOfField(answer, { ...office, subject: name }, say);
    if (line) return { sentence: line, hasSummary: false };
  }
  const need = asked.isWho ? asked.need : needOf(asked, intent);
  const others = need === 'time' ? othersWith(need, clauses) : [];
  if (others.length > 0) {
    const said = [say(otherTimes), text(others.join('; ')), '.'];
    return { sentence: [strong(text(name)), ...said], hasSummary: false };
  }
  if (sheet.summary === undefined) {
    const unsaid = need ? nothing[need] : unanswered;
    return { sentence: [strong(text(name)), ': ', say(unsaid)], hasSummary: false };
  }
  const none = need === undefined ? [] : [say(nothing[need]), ' '];
  const german = need === undefined ? 'the service says of it, in German: ' : 'What it says, in German: ';
  const language = lang === 'en' && isGerman(sheet.summary) ? [german] : [];
  return {
    sentence: [strong(text(name)), ': ', ...none, ...language, text(sheet.summary)],
    hasSummary: true,
  };
}

const otherTimes: Text = {
  de: ': genau dazu nennt der Dienst keine Zeit; an Zeiten nennt er: ',
  en: ': the service states no time for exactly that; of times it says, in German: ',
};

const unanswered: Text = {
  de: 'das sagt der Dienst nicht ausdrücklich; unten steht, was er nennt.',
  en: 'the service does not say that in so many words; below is what it states.',
};

const nothing: Readonly<Record<Need, Text>> = {
  money: { de: 'dazu nennt der Dienst keinen Betrag.', en: 'the service states no amount for that.' },
  time: { de: 'dazu nennt der Dienst keine Zeit.', en: 'the service states no time for that.' },
  age: { de: 'ein Alter nennt der Dienst nicht.', en: 'the service states no age.' },
};
