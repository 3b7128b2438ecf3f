// The days of the answer before as choices, and the one that was chosen.
import { type AnswerBefore, type AnswerDay, type Choice, type Lang, refusal } from '../../src/kit/index.ts';
import type { Offer } from './readAll.ts';
import { longDay, type Wish, writtenDay } from './readWish.ts';
import { longestWhat } from './words.ts';

/** A press sends a whole order, which nothing else can be meant by; where it is said what of, the day is all that is missing. */
export function choicesOf(before: AnswerBefore, what: string, lang: Lang): readonly Choice[] {
  const order = { de: 'erinnere', en: 'remind' }[lang];
  return before.days.map((one) => ({
    value: what === '' ? `${order} ${writtenOffer(one, lang)}` : writtenDay(one.day, lang),
    label: `${longDay(one.day, lang)}: ${nameOf(one)}`,
  }));
}

/** The same as they stand in an order, in which their names are no words to be read. */
export const offersOf = ({ days }: AnswerBefore, lang: Lang): readonly Offer[] =>
  days.map((one) => ({ text: writtenOffer(one, lang), day: one.day, what: shortOf(one) }));

const writtenOffer = (one: AnswerDay, lang: Lang) => `${writtenDay(one.day, lang)} ${shortOf(one)}`.trim();

/** A day with words behind it, as they are offered. Pure. */
export const mayBeOffer = (text: string): boolean =>
  /(?:^|")\s*(?:\d\d\.\d\d\.\d{4}|\d{4}-\d\d-\d\d) \S/.test(text);

const nameOf = ({ what, cases }: AnswerDay) => (cases.length > 0 ? `${what} (${cases.join(', ')})` : what);

const longestShort = 50;

/** Only what means nothing to the chat. */
const shortOf = ({ what }: AnswerDay) =>
  what
    .replace(/[^\p{L}\p{N} -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, longestShort)
    .trim();

export interface Chosen {
  readonly what: string;
  readonly answerId: number | undefined;
}

/** What to remind of, where the day is one of that answer. Pure. */
export function chosenFrom({ days, title, messageId }: AnswerBefore, wish: Wish): Chosen | undefined {
  const onDay = days.filter(({ day }) => day === wish.named);
  const said = wish.what.toLowerCase();
  const named = onDay.find((one) => [shortOf(one), one.what].some((name) => said === name.toLowerCase()));
  const [only, second] = onDay;
  const one = named ?? (second ? undefined : only);
  if (!one) return undefined;
  const isOwnWords = said !== '' && !named;
  const what = isOwnWords ? wish.what : [one.what, one.cases.join(', ')].filter(Boolean).join(': ');
  return { what: `${what} · ${title}`.slice(0, longestWhat).toWellFormed(), answerId: messageId };
}

/** The number behind „löschen“; undefined where nothing is to be deleted. Throws what the asker can mend. */
export function numberToDelete(typed: string, without: Parameters<typeof refusal>[0]): number | undefined {
  const text = typed.trim().replace(/[.!]+$/, '');
  const verb = 'löschen?|loeschen?|lösche|entfernen?|streichen?|delete|remove|cancel';
  if (new RegExp(`^(?:${verb})$`, 'i').test(text)) throw refusal(without);
  const number = String.raw`(?:nr\.?|nummer|number|no\.?|#)?\s*(\d{1,6})`;
  const [, behind, inFront] =
    new RegExp(`^(?:(?:${verb})\\s+${number}|${number}\\s+(?:${verb}))$`, 'i').exec(text) ?? [];
  const said = behind ?? inFront;
  return said === undefined ? undefined : Number(said);
}
