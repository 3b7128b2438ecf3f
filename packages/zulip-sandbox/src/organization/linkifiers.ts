// What a linkifier can be: a pattern, and an address with its groups. https://zulip.com/help/add-a-custom-linkifier
import { refusal } from '../wire/errors.ts';

type Wrong = readonly [field: 'pattern' | 'url_template' | '__all__', why: string];

/** All that is wrong is told by field, and the first of it in words. */
export function checkLinkifier(pattern: string, urlTemplate: string): void {
  const wrong = [...wrongFields(pattern, urlTemplate), ...wrongTogether(pattern, urlTemplate)];
  if (wrong[0]) {
    const errors = Object.fromEntries(wrong.map(([field, why]) => [field, [why]]));
    throw refusal('BAD_REQUEST', wrong[0][1], { fields: { errors } });
  }
}

function wrongFields(pattern: string, urlTemplate: string): readonly Wrong[] {
  const blank = 'This field cannot be blank.';
  const wrong: Wrong[] = [];
  if (pattern === '') wrong.push(['pattern', blank]);
  if (urlTemplate === '') wrong.push(['url_template', blank]);
  else if (!variablesIn(urlTemplate)) wrong.push(['url_template', 'Invalid URL template.']);
  return wrong;
}

function wrongTogether(pattern: string, urlTemplate: string): readonly Wrong[] {
  const bad = wrongInExpression(pattern);
  if (bad !== undefined) return [['__all__', `Bad regular expression: ${bad}`]];
  const variables = variablesIn(urlTemplate);
  if (!variables) return [];
  const groups = new Set([...pattern.matchAll(/\(\?P?<(\w+)>/g)].map(([, name = '']) => name));
  const onlyThere = [...variables].filter((name) => !groups.has(name)).toSorted()[0];
  if (onlyThere !== undefined) {
    return [['__all__', `Group '${onlyThere}' in URL template is not present in linkifier pattern.`]];
  }
  const onlyHere = [...groups].filter((name) => !variables.has(name)).toSorted()[0];
  if (onlyHere === undefined) return [];
  return [['__all__', `Group '${onlyHere}' in linkifier pattern is not present in URL template.`]];
}

/** What RE2, by which Zulip reads patterns, says of one that it cannot read; of the rare faults only that there is one. */
function wrongInExpression(pattern: string): string | undefined {
  const repeated = /[*+?]{3,}|\*\*|\+\+/.exec(withoutClasses(pattern))?.[0];
  if (repeated !== undefined) return `bad repetition operator: ${repeated}`;
  const lookaround = /\(\?(?:<?[=!])/.exec(pattern)?.[0];
  if (lookaround !== undefined) return `invalid perl operator: ${lookaround.slice(0, 3)}`;
  const reference = /\\[1-9]/.exec(pattern)?.[0];
  if (reference !== undefined) return `invalid escape sequence: ${reference}`;
  if (canBeRead(pattern)) return undefined;
  const open = /\[[^\]]*$/.exec(pattern.replace(/\\./g, '__'))?.[0];
  if (open !== undefined) return `missing ]: ${pattern.slice(-open.length)}`;
  const count = (bracket: string) => withoutClasses(pattern).split(bracket).length;
  if (count('(') !== count(')')) return `${count('(') > count(')') ? 'missing' : 'unexpected'} ): ${pattern}`;
  const first = /^[*+?]/.exec(pattern)?.[0];
  return first === undefined ? pattern : `no argument for repetition operator: ${first}`;
}

/** RE2 writes names of groups and flags in a way of its own. */
function canBeRead(pattern: string): boolean {
  try {
    const own = pattern
      .replaceAll('(?P<', '(?<')
      .replace(/\(\?[imsU-]+([:)])/g, (_, end) => (end === ':' ? '(?:' : ''));
    return RegExp(own) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Without what is escaped, and without what stands in brackets. */
const withoutClasses = (pattern: string) => pattern.replace(/\\./g, '').replace(/\[\^?\]?[^\]]*\]/g, '');

/** The names in a template by RFC 6570; undefined for what is none. */
function variablesIn(template: string): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  const rest = template.replace(
    /\{[+#./;?&]?([\w.%]+(?::\d+|\*)?(?:,[\w.%]+(?::\d+|\*)?)*)\}/g,
    (_, all: string) => {
      for (const one of all.split(',')) names.add(one.replace(/:\d+$|\*$/, ''));
      return '';
    },
  );
  return /[{}]/.test(rest) ? undefined : names;
}
