// How the third facts service writes: bare bodies, English abbreviations, figures as text with their units.
import type { Answer, Values } from '../routedFacts.ts';

export const ok = (body: object): Answer => ({ status: 200, body });

export const missing = (what: string, instead: readonly string[] = []): Answer => ({
  status: 404,
  body: { error: `${what}?`, instead },
});

export const bad = (what: string): Answer => ({ status: 400, body: { error: what } });

const amount = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1,480.00 EUR`, `12.50–1,480.00 EUR` */
export const eur = (least: number, most = least) =>
  least === most ? `${amount.format(least)} EUR` : `${amount.format(least)}–${amount.format(most)} EUR`;

export const days = (least: number, most: number) => `${least} to ${most} days`;

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in milliseconds since 1970 as `3 May 2026`. */
export const day = (at: number) => written.format(at);

/** When all of it was looked at last; some answers say so, each under a name of its own. */
export const lookedAt = day(Date.UTC(2026, 4, 3));

/** What the service refuses of the values in the path; undefined when it takes them all. */
export function refused(
  values: Values,
  taken: Readonly<Record<string, readonly string[]>>,
): Answer | undefined {
  for (const [name, all] of Object.entries(taken)) {
    if (!all.includes(values[name] ?? '')) return missing(name, all);
  }
  return undefined;
}

const shapes = { amount: /^\d+(?:\.\d+)?$/, plz: /^\d{5}$/, yesNo: /^(?:true|false)$/ };

/** A 400 for what is asked behind the `?` in another form than this; all of it may be left out. */
export function misread(
  query: URLSearchParams,
  forms: Readonly<Record<string, keyof typeof shapes | readonly string[]>>,
): Answer | undefined {
  for (const [name, form] of Object.entries(forms)) {
    const typed = query.get(name);
    if (typed === null) continue;
    const fits = typeof form === 'string' ? shapes[form].test(typed) : form.includes(typed);
    if (!fits) return bad(name);
  }
  return undefined;
}

/** Every combination, the last list changing first. */
export const product = (...lists: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  lists.reduce<readonly (readonly string[])[]>(
    (begun, list) => begun.flatMap((before) => list.map((one) => [...before, one])),
    [[]],
  );

/** An overview that only says where to look: no figure, no name, no slug of its own. */
export const references = (resource: string, combinations: readonly (readonly string[])[]) => ({
  items: combinations.map((segments) => ({ ref: `/${resource}/${segments.join('/')}/` })),
});
