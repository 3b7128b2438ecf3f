// A formula as services write it, as a tree: `min(kosten, 30000)`, `30 + (20 if self and oldHeating)`.

export type Formula =
  /** A field of the answer, by the formula's name for it. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'sign'; readonly sign: Sign; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'least' | 'most'; readonly of: readonly Formula[] }
  /** A number that counts only where all of this is so. */
  | { readonly kind: 'bonus'; readonly value: number; readonly conditions: readonly string[] };
export type Sign = '+' | '-' | '*' | '/';

const mostTokens = 60;
const token = /\d+(?:\.\d+)?|[\p{L}_][\p{L}\d_.]*|\S/gu;

/** Undefined for anything but numbers, names, signs, `min`, `max`, brackets and `(20 if a and b)`. Pure. */
export function parseFormula(written: string): Formula | undefined {
  const tokens = written.match(token) ?? [];
  if (tokens.length > mostTokens) return undefined;
  let at = 0;
  const take = (expected: string): boolean => {
    if (tokens[at] !== expected) return false;
    at += 1;
    return true;
  };

  const signs = (own: readonly Sign[], inner: () => Formula | undefined): Formula | undefined => {
    let left = inner();
    for (let sign = own.find(take); left && sign; sign = own.find(take)) {
      const right = inner();
      left = right && { kind: 'sign', sign, left, right };
    }
    return left;
  };
  const sum = (): Formula | undefined => signs(['+', '-'], () => signs(['*', '/'], operand));

  function operand(): Formula | undefined {
    const said = tokens[at] ?? '';
    at += 1;
    if (/^\d/.test(said)) return { kind: 'number', value: Number(said) };
    if (said === '(') return bonus() ?? inBrackets();
    if (said === 'min') return listed('least');
    if (said === 'max') return listed('most');
    if (!/^[\p{L}_]/u.test(said) || said === 'if' || said === 'else') return undefined;
    // „notary(gross)“: what stands in the brackets only says which one.
    if (take('(')) {
      while (at < tokens.length && tokens[at] !== ')') at += 1;
      if (!take(')')) return undefined;
    }
    return { kind: 'name', name: said };
  }

  function inBrackets(): Formula | undefined {
    const inner = sum();
    return take(')') ? inner : undefined;
  }

  function bonus(): Formula | undefined {
    const [value = '', word, ...rest] = tokens.slice(at);
    const end = rest.indexOf(')');
    const said = rest.slice(0, end);
    const isList = said.every((one, index) => (index % 2 === 1) === (one === 'and'));
    if (!/^\d/.test(value) || word !== 'if' || end < 1 || !isList) return undefined;
    at += end + 3;
    return { kind: 'bonus', value: Number(value), conditions: said.filter((one) => one !== 'and') };
  }

  function listed(kind: 'least' | 'most'): Formula | undefined {
    if (!take('(')) return undefined;
    const of: Formula[] = [];
    do {
      const inner = sum();
      if (!inner) return undefined;
      of.push(inner);
    } while (take(','));
    return take(')') ? { kind, of } : undefined;
  }

  const whole = sum();
  return at === tokens.length ? whole : undefined;
}

/** Whether any part of it is so. */
export const someIn = (formula: Formula, is: (one: Formula) => boolean): boolean =>
  is(formula) || partsOf(formula).some((part) => someIn(part, is));

/** All names in it, and those of its conditions. */
export function namesIn(formula: Formula): { names: readonly string[]; conditions: readonly string[] } {
  if (formula.kind === 'name') return { names: [formula.name], conditions: [] };
  if (formula.kind === 'bonus') return { names: [], conditions: formula.conditions };
  const inner = partsOf(formula).map(namesIn);
  return {
    names: [...new Set(inner.flatMap(({ names }) => names))],
    conditions: [...new Set(inner.flatMap(({ conditions }) => conditions))],
  };
}

const partsOf = (formula: Formula): readonly Formula[] => {
  if (formula.kind === 'sign') return [formula.left, formula.right];
  return formula.kind === 'least' || formula.kind === 'most' ? formula.of : [];
};

/** With a value for each name, and whether each condition holds. */
export function valueOf(
  formula: Formula,
  figure: (name: string) => number,
  holds: (condition: string) => boolean,
): number {
  const value = (one: Formula) => valueOf(one, figure, holds);
  switch (formula.kind) {
    case 'name':
      return figure(formula.name);
    case 'number':
      return formula.value;
    case 'bonus':
      return formula.conditions.every(holds) ? formula.value : 0;
    case 'least':
      return Math.min(...formula.of.map(value));
    case 'most':
      return Math.max(...formula.of.map(value));
    case 'sign': {
      const [left, right] = [value(formula.left), value(formula.right)];
      return { '+': left + right, '-': left - right, '*': left * right, '/': left / right }[formula.sign];
    }
  }
}
