// Recognises a time of day: 9:00, 9.30 Uhr, um neun, halb zehn, 2 pm, mittags.
import { type Lang, text, type Text } from '../../document/index.ts';
import { numberInWords } from './numberWords.ts';
import { plainName } from '../../facts/index.ts';
import type { Candidate, Recogniser } from './recogniser.ts';
import { isFree } from './words.ts';

/** On a clock of 24 hours, written HH:MM. */
export type TimeOfDay = string;

export const anyTimeOfDay: Recogniser<TimeOfDay> = {
  expects: { de: 'eine Uhrzeit, zum Beispiel 9:00', en: 'a time of day, for example 9:00' },
  find(words, { lang }) {
    const found: Candidate<TimeOfDay>[] = [];
    for (const from of words.keys()) {
      if (!isFree(from, found)) continue;
      const said = words.slice(from, from + longest).map((word) => word.text.toLowerCase());
      const read = readTime(said.join(' '), lang);
      if (read) found.push({ from, to: from + read.words, value: read.value, score: 1 });
    }
    return found;
  },
  show: (time, lang) => text(shownTime(time)[lang]),
};

/** „9:00 Uhr“, „9:00“. */
export function shownTime(time: TimeOfDay): Text {
  const short = time.replace(/^0/, '');
  return { de: `${short} Uhr`, en: short };
}

/** „um viertel nach drei Uhr nachmittags“ */
const longest = 6;

const halves = '(?:nachmittags|abends|früh|morgens|vormittags|in the (?:morning|afternoon|evening))';

const hourName = String.raw`(?<hour>\d{1,2}|\p{L}+)`;

/** At the beginning of some words in small letters. */
const patterns = (units: string) =>
  [
    String.raw`(?<hour>\d{1,2})(?<mark>[:.])(?<minute>[0-5]\d)(?: ?(?<unit>${units}))?`,
    String.raw`${hourName} ?(?<unit>${units})(?: (?<minute>[0-5]\d))?`,
    String.raw`(?<part>halb|half past|(?:viertel|quarter) (?:nach|vor|past|to)) ${hourName}(?: uhr)?`,
    '(?<noon>mittags?|noon)',
    hourName,
  ].map(
    (pattern) => new RegExp(String.raw`^(?<lead>um |at |gegen )?${pattern}(?<half> ${halves})?(?=$|\s)`, 'u'),
  );

/** „am“ is a word of its own in German. */
const inLang: Readonly<Record<Lang, readonly RegExp[]>> = {
  de: patterns("uhr|h|pm|o'clock"),
  en: patterns(String.raw`uhr|h|am|pm|a\.m|p\.m|o'clock`),
};

function readTime(said: string, lang: Lang) {
  let found: RegExpExecArray | null = null;
  for (const pattern of inLang[lang]) found ??= pattern.exec(said);
  if (!found) return undefined;
  const { lead, hour = '', mark, minute, unit, part, noon, half } = found.groups ?? {};
  // „9.30“ and „9“ alone may be anything.
  const isSure = noon ?? part ?? unit ?? lead ?? (mark === ':' ? mark : undefined);
  const full = noon ? 12 : hourIn(hour);
  if (isSure === undefined || full === undefined) return undefined;
  const minutes = partOf(part) + Number(minute ?? 0);
  const inDay = inHalf(full, half?.trim() ?? unit);
  const all = inDay * 60 + minutes;
  // „halb eins“ is half past twelve.
  const total = partOf(part) < 0 && all < 60 ? all + 12 * 60 : all;
  if (total >= 24 * 60) return undefined;
  const [hours, rest] = [Math.floor(total / 60), total % 60];
  const value = `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
  return { value, words: found[0].split(' ').length };
}

function hourIn(said: string): number | undefined {
  const hour = /^\d+$/.test(said) ? Number(said) : said === 'ein' ? 1 : numberInWords(plainName(said));
  const isHour = hour !== undefined && Number.isInteger(hour) && hour <= 24 && !articles.test(said);
  return isHour ? hour : undefined;
}

/** „um einen Antrag“ */
const articles = /^(?:eine[nmrs]?|an?|kein\p{L}*|no)$/u;

/** Minutes that are added to the hour that is named. */
function partOf(part: string | undefined): number {
  if (part === undefined) return 0;
  if (part === 'halb') return -30;
  if (part === 'half past') return 30;
  return /vor|to/.test(part) ? -15 : 15;
}

function inHalf(hour: number, said: string | undefined): number {
  if (hour > 12 || said === undefined) return hour;
  if (/^(?:pm|p\.m|nachmittags|abends|in the (?:afternoon|evening))$/.test(said)) return (hour % 12) + 12;
  return /^(?:am|a\.m)$/.test(said) ? hour % 12 : hour;
}
