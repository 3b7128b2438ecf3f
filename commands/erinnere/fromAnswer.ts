// The days of the answer before as choices, and the one that was chosen.
import { type AnswerBefore, type AnswerDay, type Choice, type Lang, refusal } from '../../src/kit/index.ts';
import { longDay, type Wish, writtenDay } from './readWish.ts';
import { longestWhat } from './words.ts';

/** What a press sends, so that it says by itself what was chosen. */
export function choicesOf({ days }: AnswerBefore, lang: Lang): readonly Choice[] {
  return days.map((one) => ({
    value: `${writtenDay(one.day, lang)} ${shortOf(one)}`.trim(),
    label: `${longDay(one.day, lang)}: ${nameOf(one)}`,
  }));
}

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
  const what = isOwnWords ? wish.what : [one.what, ...one.cases.slice(0, 1)].join(': ');
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
