// What months, weekdays and days of the month are called, in both languages. Plainly written.

const months: readonly (readonly string[])[] = [
  ['januar', 'jan', 'january', 'jaenner'],
  ['februar', 'feb', 'february'],
  ['maerz', 'mrz', 'march', 'mar', 'marz'],
  ['april', 'apr'],
  ['mai', 'may'],
  ['juni', 'jun', 'june', 'juno'],
  ['juli', 'jul', 'july'],
  ['august', 'aug'],
  ['september', 'sep', 'sept'],
  ['oktober', 'okt', 'october', 'oct'],
  ['november', 'nov'],
  ['dezember', 'dez', 'december', 'dec'],
];

const weekdays: readonly (readonly string[])[] = [
  ['montag', 'monday'],
  ['dienstag', 'tuesday'],
  ['mittwoch', 'wednesday'],
  ['donnerstag', 'thursday'],
  ['freitag', 'friday'],
  ['samstag', 'saturday', 'sonnabend'],
  ['sonntag', 'sunday'],
];

const ordinals =
  'erst zweit dritt viert fuenft sechst siebt acht neunt zehnt elft zwoelft dreizehnt vierzehnt fuenfzehnt'.split(
    ' ',
  );

/** From 1; 0 for what is no month. */
export const monthOf = (name: string): number =>
  months.findIndex((names) => names.includes(name.toLowerCase())) + 1;

/** From 1 for Monday, as ISO 8601 counts; 0 for what is no weekday. */
export const weekdayOf = (plain: string): number => weekdays.findIndex((names) => names.includes(plain)) + 1;

/** „ersten“ as 1; undefined for what is none. */
export function ordinalOf(plain: string): number | undefined {
  const stem = /^(.+?t)e[nrs]?$/.exec(plain)?.[1];
  const at = stem === undefined ? -1 : ordinals.indexOf(stem);
  return at < 0 ? undefined : at + 1;
}
