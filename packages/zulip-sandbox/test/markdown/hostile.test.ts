// Hostile messages as HTML: nothing in them runs, and none of them keeps the server busy.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { render } from '../../src/markdown/render.ts';
import { organizationAt } from './renderings.ts';
import { long } from '../../../../test/support/long.ts';

const current = organizationAt(442);

describe('hostile messages', () => {
  /** Every tag, whole: a known name, and known attributes in double quotes. */
  const tag =
    /<\/?(?:p|br|h[1-6]|hr|ul|ol|li|blockquote|div|pre|code|span|table|thead|tbody|tr|t[hd]|strong|em|del|a|img|time)(?: (?:class|style|start|href|src|alt|title|role|datetime|aria-label|aria-hidden|data-[a-z-]+)="[^"<>]*")*>/g;
  const isHarmless = (html: string) => {
    expect(html.replace(tag, '')).not.toMatch(/[<>\ufdd0\ufdd1]/);
    for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      expect(address).toMatch(/^(?:https?:|mailto:|tel:|ftp:|[/#]|user_uploads\/)/i);
    }
  };
  const withoutBlanks =
    '<script> javascript:alert(1) data:text/html, &#106;avascript: vbscript: " \' < > & [ ] ( ) ]( [x]( ![ \\ \ufdd0 0\ufdd1 ' +
    '** * *** ~~ ` `` ``` ~~~ $$ @**all** @*team-umzug* @_** @**a #**K-sub> #** @1** :smile: : <time: 1738317600 🐙 a a, a. ' +
    'https://x.de/ http: x.png a@b.de /user_uploads/ [a]( (a. | - # ---';
  const pieces = [
    ...withoutBlanks.split(' '),
    '<img src=x onerror=alert(1)>',
    'java\tscript:',
    '\n',
    '\n\n',
    '  ',
    '    ',
    '\t',
    '\n```\n',
    '```spoiler ',
    '```quote\n',
    '- ',
    '- a\n',
    '  - a\n',
    '1. ',
    '> ',
    '# ',
    '# a\n',
    '| ',
    '|-|-|\n',
    '|`\n',
    '\n---\n- ',
  ];
  const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 5 })), {
    maxLength: 60,
  });

  test('never become a script, an event handler or an address that runs something', () => {
    fc.assert(
      fc.property(text, (words) => isHarmless(render(words.join(''), current))),
      { numRuns: 2000 },
    );
  });

  /** The best of a few: the machine may have other things to do. */
  function expectFast(piece: string) {
    const content = piece.repeat(10_000).slice(0, 10_000);
    const times = Array.from({ length: 3 }, () => {
      const start = performance.now();
      isHarmless(render(content, current));
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(200);
  }

  test.for(pieces)('of 10,000 characters are rendered at once: %j', expectFast);

  test('of any pieces, over and over, are rendered at once', long, () => {
    const few = fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(few, (some) => expectFast(some.join(''))),
      { numRuns: 50 },
    );
  });
});
