// How the other facts service is asked and answers: data with its metadata, errors as RFC 9457 has them.
import type { Answer, Values } from '../routedFacts.ts';

export type { Route } from '../routedFacts.ts';

export function found(data: object): Answer {
  const meta = { stand: '2026-05-02T08:30:00Z', herausgeber: 'Beispielamt', entwurf: false, geprueft: null };
  return { status: 200, body: { data, meta } };
}

/** An error as RFC 9457 has it. */
export function problem(status: number, details: object): Answer {
  return { status, body: { type: 'about:blank', status, ...details } };
}

/** A 404 for the first value that is not among those which its parameter can have. */
export function unknownValue(
  values: Values,
  possible: Readonly<Record<string, readonly string[]>>,
): Answer | undefined {
  const [name, choices] =
    Object.entries(possible).find(([parameter, ids]) => !ids.includes(values[parameter] ?? '')) ?? [];
  if (name === undefined || choices === undefined) return undefined;
  return problem(404, {
    title: 'Nicht gefunden',
    detail: `„${values[name]}“ ist für ${name} nicht bekannt.`,
    gueltigeWerte: choices.map((id) => ({ id, feld: name })),
  });
}

/** A 400 for a value of this parameter that does not fit. */
export const badValue = (name: string) =>
  problem(400, { title: 'Ungültiger Wert', detail: `Der Wert für ${name} passt nicht.`, feld: name });

/** A 400 for the first query parameter that is there and does not fit its pattern. */
export function badQuery(query: URLSearchParams, patterns: Readonly<Record<string, RegExp>>) {
  const wrong = Object.entries(patterns).find(([name, pattern]) => !pattern.test(query.get(name) ?? ''));
  return wrong && badValue(wrong[0]);
}

/** Patterns of query parameters; each of them may be absent. */
export const optional = { number: /^(?:\d+(?:\.\d+)?)?$/, plz: /^(?:\d{5})?$/, boolean: /^(?:true|false)?$/ };

/** Amounts are always ranges here: the least as a number, the most as text. */
export const betrag = (von: number, bis = von) => ({ von, bis: bis.toFixed(2), waehrung: 'EUR' });
