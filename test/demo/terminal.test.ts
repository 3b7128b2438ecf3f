// What the terminal of the demo makes of Zulip's Markdown.
import { expect, test } from 'vitest';
import { terminalFor } from '../../src/demo/terminal.ts';

const pageUrl = 'http://127.0.0.1:7990/';
const plain = (columns = 60) => terminalFor({ columns, isStyled: false, pageUrl });
const styled = terminalFor({ columns: 60, isStyled: true, pageUrl });

test('bold is bold, code has a colour, entities are characters, the link to the question goes', () => {
  const markdown = '**151 bis 545 €** mit `pdf`, a&#46;b · [↩ Antwort](#narrow/dm/21/near/7)';
  expect(styled.shown(markdown)).toBe('\u001b[1m151 bis 545 €\u001b[22m mit \u001b[36mpdf\u001b[39m, a.b');
  expect(plain().shown(markdown)).toBe('151 bis 545 € mit pdf, a.b');
  expect(plain().shown('@**Max Muster|12** und @_**Erika** fragten')).toBe('@Max Muster und @Erika fragten');
});

test('a link can be followed where the terminal can, but for what is no address of the web', () => {
  expect(styled.shown('[hier](https://a.example/x)')).toBe(
    '\u001b]8;;https://a.example/x\u001b\\hier\u001b]8;;\u001b\\',
  );
  for (const url of ['javascript:alert(1)', 'file:///etc/passwd', 'http://[']) {
    expect(styled.shown(`[hier](${url})`)).toContain('hier');
    expect(styled.shown(`[hier](${url})`)).not.toContain('\u001b');
  }
});

test('columns stand below each other, figures to the right', () => {
  const markdown = '| Angabe | Wert |\n| --- | --: |\n| Gebühr | 21 € |\n| 🎉 x | **1.234 €** |\n\nStand';
  expect(plain().shown(markdown).split('\n')).toEqual([
    'Angabe     Wert',
    '──────  ───────',
    'Gebühr     21 €',
    '🎉 x    1.234 €',
    '',
    'Stand',
  ]);
});

test('a table that is too wide goes on in further lines of its rows, and nothing is lost', () => {
  const words = Array.from({ length: 30 }, (_, index) => `Wort${index}`);
  const markdown = `| Name | Wert |\n| --- | --- |\n| ${'x'.repeat(70)} | ${words.join(' ')} |`;
  const lines = plain(50).shown(markdown).split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(50);
  expect(lines.join('').replace(/[^x]/g, '')).toHaveLength(70);
  for (const word of words) expect(lines.join(' ').split(/\s+/)).toContain(word);
});

test('prose is divided between words', () => {
  const shown = plain(20).shown('Der Antrag ist sechs Wochen vorher zu stellen.');
  expect(shown.split('\n')).toEqual(['Der Antrag ist sechs', 'Wochen vorher zu', 'stellen.']);
});

test('folds are closed, have numbers, and open on request, one in the other too', () => {
  const terminal = plain();
  const inner = '```spoiler Innen\n\ntief\n```';
  const shown = terminal.shown(
    `vorn\n\n\`\`\`\`spoiler Alle Angaben\n\n**eins**\n\n${inner}\n\`\`\`\`\n\nhinten`,
  );
  expect(shown).toBe('vorn\n\n▸ Alle Angaben (+1 opens it)\n\nhinten');
  expect(terminal.opened(1)).toBe('▾ Alle Angaben\n\neins\n\n▸ Innen (+2 opens it)');
  expect(terminal.opened()).toBe('▾ Innen\n\ntief');
  expect(terminal.opened(0)).toBeUndefined();
  expect(terminal.opened(9)).toBeUndefined();
});

test('a file is told with the place on the page where it opens', () => {
  const markdown = 'Als PDF: [a&#46;pdf](/user_uploads/2/a.pdf) · [↩ Antwort](#narrow/dm/21/near/7)';
  expect(plain().shown(markdown)).toBe(`Als PDF: a.pdf\n\nTo open it: ${pageUrl}#narrow/dm/21/near/7`);
});

test('what a terminal would obey is not written, however it came', () => {
  const danger =
    'a\u001b[2Jb&#27;[2Jc `d\u0007e` [f](https://x.example/\u009b1m) ```\n```js\n\u001b]0;x\u0007\n```';
  for (const text of [
    danger,
    `| ${danger} |\n| --- |\n| ${danger} |`,
    `\`\`\`spoiler ${danger}\n\nx\n\`\`\``,
  ]) {
    expect(plain().shown(text).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  }
});
