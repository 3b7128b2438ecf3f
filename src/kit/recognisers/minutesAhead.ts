// Recognises how long from now, where that is less than a day: in 20 Minuten, in zwei Stunden, in half an hour.
import { count } from '../../document/index.ts';
import { plainName } from '../../facts/index.ts';
import { numberInWords } from './numberWords.ts';
import type { Recogniser } from './recogniser.ts';

/** In minutes. */
export const anyMinutesAhead: Recogniser<number> = {
  expects: { de: 'eine Dauer, zum Beispiel „in 2 Stunden“', en: 'a while, for example “in 2 hours”' },
  find: (words) =>
    words.flatMap(({ plain }, from) => {
      if (plain !== 'in') return [];
      const said = words.slice(from + 1, from + 1 + longest).map((word) => word.text.toLowerCase());
      const read = readAhead(said.join(' '));
      return read ? [{ from, to: from + 1 + read.words, value: read.minutes, score: 1 }] : [];
    }),
  show: (minutes) => count(minutes, minutes, 'minute'),
};

/** „einer und einer halben Stunde“ is said by nobody. */
const longest = 4;

const half = /^(?:einer? halben stunde|half an hour|a half hour)(?=$| )/;
const quarter = /^(?:einer viertelstunde|a quarter of an hour)(?=$| )/;
const some = /^(\S+) (stunden?|std|h|hours?|minuten?|min|minutes?)(?=$| )/;

function readAhead(said: string) {
  const fixed = half.exec(said) ?? quarter.exec(said);
  if (fixed) return { words: wordsOf(fixed), minutes: half.test(said) ? 30 : 15 };
  const found = some.exec(said);
  const [, number = '', unit = ''] = found ?? [];
  const many = /^\d{1,4}$/.test(number) ? Number(number) : numberInWords(plainName(number));
  if (!found || many === undefined || many <= 0) return undefined;
  const minutes = Math.round(many * (/^(?:st|h)/.test(unit) ? 60 : 1));
  return { words: wordsOf(found), minutes };
}

const wordsOf = ([matched]: RegExpExecArray) => matched.split(' ').length;
