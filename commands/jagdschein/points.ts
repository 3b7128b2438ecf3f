// The single point that people ask about the hunting licence: it stands in the first line then.
import {
  called,
  type FactsRecord,
  oneOf,
  readFields,
  refined,
  type Text,
  type Word,
  wordList,
} from '../../src/kit/index.ts';
import { failing } from '../exam/failing.ts';
import { costFields } from './fields.ts';
import { statesIn, sureWhenMistyped } from './words.ts';

/** Fees, levy and papers stand in the details, the training in the facts, its price in the costs. */
const entries = {
  levy: {
    view: 'details',
    ...called`Jagdabgabe | hunting levy | Abgabe, Jagdsteuer`,
  },
  /** „Gibt es noch …?“: whether it is to be paid at all. */
  levyDue: { view: 'details', label: { de: 'ob Jagdabgabe anfällt', en: 'whether a levy is due' } },
  documents: {
    view: 'details',
    ...called`Unterlagen | documents | Dokument, Nachweis, Papiere, papers, paperwork,
      Unterlagen Erstantrag, mitbringen`,
  },
  hours: {
    view: 'facts',
    ...called`Mindeststunden | minimum hours | stunden, pflichtstunden, stundenzahl, ausbildungsstunden,
      unterrichtsstunden`,
  },
  age: {
    view: 'facts',
    ...called`Mindestalter | minimum age | alter, wie alt, ab wie viel Jahren, ab wieviel Jahren,
      altersgrenze, volljährig, how old`,
  },
  mandatory: {
    view: 'facts',
    ...called`Kurspflicht | mandatory course | pflichtkurs, pflichtlehrgang, ausbildungspflicht,
      kurs pflicht, compulsory course`,
  },
  insurance: {
    view: 'results',
    ...called`Haftpflicht | insurance | jagdhaftpflicht, versicherung`,
  },
  // Only special rules say something of this and the next.
  accompanied: {
    view: 'details',
    ...called`allein oder in Begleitung | alone or accompanied | allein, alleine, ohne Begleitung,
      Begleitung, Gesellschaftsjagd, Drückjagd, Treibjagd, alone, unaccompanied, driven hunt`,
  },
  retake: {
    view: 'details',
    ...called`Wiederholung der Prüfung | retaking the exam | wiederholen, Wiederholung,
      Wiederholungsprüfung, Nachprüfung, resit, ${failing}`,
  },
  /** With the course and the exam in it. */
  total: { view: 'results', label: { de: 'alles zusammen', en: 'all together' } },
  course: {
    view: 'results',
    ...called`Kurs | course | jagdkurs, kurskosten, jagdschule, jägerkurs, jägerlehrgang, lehrgang,
      hunting course`,
  },
} as const;

export type Point = keyof typeof entries;

export type View = 'results' | 'facts' | 'details';

/** What stands for it, where the service does not state it. */
export const pointLabel = (point: Point): Text => entries[point].label;

const negations = new Set(['kein', 'keine', 'keinen', 'nicht', 'no', 'not', 'longer']);
const exists = new Set(['gibt', 'gibts', 'erhebt', 'erhoben', 'faellt', 'verlangt', 'there']);

const compulsory = new Set(
  wordList(`
  muss, muessen, pflicht, verpflichtend, vorgeschrieben, brauche, braucht, brauchen, must, mandatory,
  compulsory, required, need, have
`),
);
const price =
  /^(?:kost|teuer|preis|rechnen$|einplanen$|einzuplanen$|wieviel$|viel$|hoch|hoehe|zahl|bezahl|cost|price|fees?$|much|pay)|kosten$/;

const may = /^(?:darf|duerfen|kann|koennen|may|can|allowed)$/;
const sum = /^(?:zusammen|insgesamt|alles|komplett|gesamt\p{L}*|included|altogether|total|overall)$/u;
const exam = /pruefung(?:en|sgebuehr)?$|^exams?$/;
const licence = /^(?:(?:ein|drei)?jahresjagdschein\w*|einjaehrig\w*|dreijaehrig\w*|one-?year|three-?year)$/;
const including = /^(?:inkl|inklusive|incl|including|einschliesslich|samt|nebst|plus|mit|with)$/;
const article = /^(?:die|der|das|dem|den|the)$/;

/** „Dreijahresschein inkl. Jagdabgabe“: a part of what is asked for. */
function isIncluded(words: readonly Word[], from: number): boolean {
  const at = article.test(words[from - 1]?.plain ?? '') ? from - 2 : from - 1;
  return including.test(words[at]?.plain ?? '');
}

/** One point: a course is a duty or a price, as the sentence has it, and else no question of its own. */
export const points = refined(oneOf<Point>(entries), (named, words) => {
  const isPrice = words.some(({ plain }) => price.test(plain));
  const isMust = words.some(({ plain }) => compulsory.has(plain));
  const isMay = words.some(({ plain }) => may.test(plain));
  // To „Gibt es keine mehr?“, a yes would say the opposite.
  const isOnBeing =
    words.some(({ plain }) => exists.has(plain)) && !words.some(({ plain }) => negations.has(plain));
  // „course, exam and licence all included“ is the total.
  const isFollowed = (first: RegExp, next: RegExp) =>
    words.some(({ plain }, at) => first.test(plain) && next.test(words[at + 1]?.plain ?? ''));
  const ofFirstYear = isFollowed(/^(?:erste[ns]?|first|all)$/, /^(?:jahr|year|in)$/);
  const isWhole = ofFirstYear || words.some(({ plain }) => sum.test(plain));
  const isSum = isWhole && words.some(({ plain }) => exam.test(plain) || licence.test(plain));
  const found = sureWhenMistyped(named, words).flatMap((candidate) => {
    const { value } = candidate;
    if (value === 'accompanied' && !isMay) return [];
    if (value === 'levy' && isIncluded(words, candidate.from)) return [];
    if (value === 'levy' && isOnBeing) return [{ ...candidate, value: 'levyDue' as const }];
    if (value === 'course' && isMust && !isPrice) return [{ ...candidate, value: 'mandatory' as const }];
    if (value === 'course' && isSum) return [{ ...candidate, value: 'total' as const }];
    if (value === 'course' || value === 'insurance') return isPrice ? [candidate] : [];
    return [candidate];
  });
  const whole = found.map((one) =>
    negations.has(words[one.from - 1]?.plain ?? '') ? { ...one, from: one.from - 1 } : one,
  );
  const strongest = order.find((point) => found.some(({ value }) => value === point));
  return strongest ? whole.filter(({ value }) => value === strongest) : whole;
});

/** „Wie viele Stunden hat der Kurs?“ is about the hours. */
const order = ['accompanied', 'retake', 'total', 'hours', 'age', 'mandatory', 'insurance', 'course'] as const;

/** Beside „Unterlagen“, or alone: both mean the papers for a renewal. */
export const renewal = oneOf({
  renewal: called`Verlängerung | renewal | verlängern, Folgeantrag, renew, extend, extension`,
});

export const viewOf = (point: Point | 'renewal' | undefined): View | undefined =>
  point === 'renewal' ? 'details' : point && entries[point].view;

/** „Welches Land verlangt die höchste Prüfungsgebühr?“ Pure. */
export const asksExamFee = (question: string): boolean =>
  /prüfungs?gebühr|gebühr[^.?!]{0,40}prüfung|exam(?:ination)?(?:'s)? fee|fee[^.?!]{0,40}exam/iu.test(
    question,
  );

/** Whether the costs of all states tell what of them the exam takes. */
export const hasExamFees = (costs: FactsRecord): boolean =>
  statesIn(costs).some((state) => readFields(state, costFields).values.exam !== undefined);

/** „In welchen Ländern ist der Vorbereitungskurs Pflicht?“ Pure. */
export const asksCourseDuty = (question: string): boolean =>
  /(?:kurs|lehrgang|ausbildung|course|training)\P{L}[^.?!]{0,60}(?:pflicht|vorgeschrieben|mandatory|compulsory)/iu.test(
    question.slice(0, 500),
  );

/** „Wo sind die meisten Stunden vorgeschrieben?“ Pure. */
export const asksHours = (question: string): boolean => /stunden|hours/i.test(question.slice(0, 1_200));
