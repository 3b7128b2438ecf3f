// What can be a linkifier, and what is said of the rest.
import { expect, test } from 'vitest';
import { checkLinkifier } from '../../src/organization/linkifiers.ts';
import { Refusal } from '../../src/wire/errors.ts';

function said(pattern: string, template: string): unknown {
  try {
    checkLinkifier(pattern, template);
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.body : error;
  }
}

test.for([
  ['#(?P<id>[0-9]+)', 'https://t.example/{id}'],
  ['(?P<a>[a-z]+)/(?P<b>\\d+)', 'https://t.example/{a}/{?b}'],
  ['(?P<a>[)(]+)', 'https://t.example/{+a}'],
  ['plain', 'https://t.example/'],
  ['(?i)a\\-b \\# (?P<n>x)', 'https://t.example/{n}'],
] as const)('%s → %s', ([pattern, template]) => {
  expect(said(pattern, template)).toBeUndefined();
});

test.for([
  ['', 'https://t.example/', { pattern: ['This field cannot be blank.'] }],
  ['plain', '', { url_template: ['This field cannot be blank.'] }],
  ['#(?P<id>[123])', '{id', { url_template: ['Invalid URL template.'] }],
  ['(foo', 'https://t.example/', { __all__: ['Bad regular expression: missing ): (foo'] }],
  ['foo)', 'https://t.example/', { __all__: ['Bad regular expression: unexpected ): foo)'] }],
  ['(?P<id>[0-9', 'https://t.example/{id}', { __all__: ['Bad regular expression: missing ]: [0-9'] }],
  ['ZUL-(?P<id>\\d????)', '{id}', { __all__: ['Bad regular expression: bad repetition operator: ????'] }],
  ['(?P<id>\\d)(?=x)', '{id}', { __all__: ['Bad regular expression: invalid perl operator: (?='] }],
  ['A(?P<id>\\d)', '{b}{a}', { __all__: ["Group 'a' in URL template is not present in linkifier pattern."] }],
  ['A(?P<id>\\d)', '$fgfg', { __all__: ["Group 'id' in linkifier pattern is not present in URL template."] }],
] as const)('%s → %s is refused', ([pattern, template, errors]) => {
  const msg = Object.values(errors)[0]?.[0];
  expect(said(pattern, template)).toEqual({ result: 'error', msg, errors, code: 'BAD_REQUEST' });
});
