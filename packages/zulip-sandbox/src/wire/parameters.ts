// The parameters of a request, read as Zulip reads them: text as it is, everything else as JSON text.
import { badRequest, missingArgument, refusal } from './errors.ts';

/** Reads the text that was sent for a parameter. */
export type Decode<T> = (name: string, sent: string) => T;

/** Checks a JSON value; the name is for the error message. */
export type Check<T> = (name: string, value: unknown) => T;

/** What was sent, and what of it an endpoint asked for. */
export interface Parameters {
  required<T>(name: string, decode: Decode<T>): T;
  /** An alias is an older name for the same; both at once are refused. */
  optional<T>(name: string, decode: Decode<T>, alias?: string): T | undefined;
  /** Names that the endpoint knows but that change nothing here. */
  accept(...names: readonly string[]): void;
  /** Of an endpoint that reads none and does not look at what was sent either. */
  overlookOthers(): void;
  /** What was sent although the endpoint does not know it: `ignored_parameters_unsupported`. */
  unsupported(): string[];
}

export function parametersOf(sent: Readonly<Record<string, string>>): Parameters {
  const known = new Set<string>();

  function optional<T>(name: string, decode: Decode<T>, alias?: string): T | undefined {
    known.add(name);
    const value = sent[name];
    if (alias !== undefined) {
      known.add(alias);
      if (value !== undefined && sent[alias] !== undefined) throw twiceTheSame(name, alias);
    }
    const either = value ?? (alias === undefined ? undefined : sent[alias]);
    return either === undefined ? undefined : decode(name, either);
  }

  function required<T>(name: string, decode: Decode<T>): T {
    if (sent[name] === undefined) throw missingArgument(name);
    known.add(name);
    return decode(name, sent[name]);
  }

  return {
    required,
    optional,
    accept(...names) {
      for (const name of names) known.add(name);
    },
    overlookOthers() {
      for (const name of Object.keys(sent)) known.add(name);
    },
    unsupported: () => Object.keys(sent).filter((name) => !known.has(name)),
  };
}

const twiceTheSame = (name: string, alias: string) =>
  refusal('REQUEST_CONFUSING_VAR', `Can't decide between '${name}' and '${alias}' arguments`, {
    fields: { var_name1: name, var_name2: alias },
  });

/** What topics are called where they are sent; `subject` is their name of old, which many clients still send. */
export const sentTopic = (parameters: Parameters): string | undefined =>
  parameters.optional('topic', text, 'subject');

export const text: Decode<string> = (_name, sent) => sent;

/** Counted in code points. */
export const textUpTo =
  (length: number): Decode<string> =>
  (name, sent) => {
    if (Array.from(sent).length > length)
      throw badRequest(`${name} is too long (limit: ${length} characters)`);
    return sent;
  };

export const json =
  <T>(check: Check<T>): Decode<T> =>
  (name, sent) =>
    check(name, parse(name, sent));

/** Only a field of an object can be missing here. */
const isNot = (what: string, name: string, value: unknown) =>
  badRequest(value === undefined ? `${name} field is missing` : `${name} is not ${what}`);

export const anInteger: Check<number> = (name, value) => {
  if (typeof value !== 'number' || !Number.isInteger(value)) throw isNot('an integer', name, value);
  return value;
};

/** Whole or not; of what is no number Zulip says the same as where it must be whole. */
export const aNumber: Check<number> = (name, value) => {
  if (typeof value !== 'number') throw isNot('an integer', name, value);
  return value;
};

export const aString: Check<string> = (name, value) => {
  if (typeof value !== 'string') throw isNot('a string', name, value);
  return value;
};

/** A text with more in it than blanks, which are taken from its ends. */
export const someText: Check<string> = (name, value) => {
  const stripped = aString(name, value).trim();
  if (stripped === '') throw badRequest(`${name} cannot be blank`);
  return stripped;
};

export const aBoolean: Check<boolean> = (name, value) => {
  if (typeof value !== 'boolean') throw isNot('a boolean', name, value);
  return value;
};

export const anObject: Check<Readonly<Record<string, unknown>>> = (name, value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw isNot('a dict', name, value);
  }
  return { ...value };
};

export const aList =
  <T>(check: Check<T>): Check<readonly T[]> =>
  (name, value) => {
    if (!Array.isArray(value)) throw isNot('a list', name, value);
    return value.map((element, index) => check(`${name}[${index}]`, element));
  };

export const orNull =
  <T>(check: Check<T>): Check<T | undefined> =>
  (name, value) =>
    value === null ? undefined : check(name, value);

export const integer = json(anInteger);
export const boolean = json(aBoolean);

function parse(name: string, sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    throw badRequest(`${name} is not valid JSON`);
  }
}
