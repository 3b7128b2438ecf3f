// Which times may be among the settings: cron expressions, and hours of a day.

/** Seconds, which may be left out, minutes, hours, days of the month, months, days of the week. */
const ranges = [
  [0, 59],
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

/** Whether a clock can go by it: five or six fields of figures, stars, lists, ranges and steps. Pure. */
export function isCron(text: string): boolean {
  const fields = text.split(' ');
  const own = ranges.slice(-fields.length);
  return (
    (fields.length === 5 || fields.length === 6) &&
    fields.every((field, at) => field.split(',').every((part) => isPart(part, own[at] ?? [0, 0])))
  );
}

function isPart(part: string, [least, most]: readonly [number, number]): boolean {
  const [, from, to = from, step = '1'] =
    /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part) ?? [];
  if (!/^[*\d]/.test(part) || Number(step) < 1) return false;
  if (from === undefined || to === undefined) return /^\*(?:\/\d{1,2})?$/.test(part);
  return Number(from) >= least && Number(to) <= most && Number(from) <= Number(to);
}

/** „7-19“ as its two hours; undefined for what is none. Pure. */
export function hoursIn(text: string): readonly [number, number] | undefined {
  const [, from = '', to = ''] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  return from !== '' && first < last && last <= 24 ? [first, last] : undefined;
}
