// Messages as HTML: as a real server rendered them, and one case for each kind of block.
import { describe, expect, test } from 'vitest';
import { render } from '../../src/markdown/render.ts';
import { startZulipSandbox } from '../../src/start.ts';
import { clientOf } from '../support/chatClient.ts';
import { recordedLevel } from '../support/recordedShapes.ts';
import { code, emoji, organizationAt, p, recordedRenderings } from './renderings.ts';

const current = organizationAt(442);

test.for(recordedRenderings)('recorded: %j', ([content, html]) => {
  expect(render(content, organizationAt(recordedLevel))).toBe(html);
});

describe('renders', () => {
  test.for([
    ['a\r\nb\n\n\nc', p('a<br>\nb', 'c')],
    ['', ''],
    ['/me lacht', p('/me lacht')],
    [String.raw`\*a\* \_ \#`, p(String.raw`\<em>a\</em> \_ \#`)],
    ['*a **b** ~~c~~* ***d***', p('<em>a <strong>b</strong> <del>c</del></em> <strong><em>d</em></strong>')],
    ['2 * 3 * 4', p('2 * 3 * 4')],
    ['a & b &uuml; &#x20; "c"', p('a &amp; b &uuml; &#x20; "c"')],
    ['`` a`b `` \ufdd0' + '0\ufdd1', p('<code> a`b </code> 0')],
    [
      '~~~ python\nx = "1"\n\n y\n~~~\nz',
      `${code('x = &quot;1&quot;\n\n y', ' data-code-language="python"')}\n${p('z')}`,
    ],
    ['```\n<b> **x** @**all**', code('&lt;b&gt; **x** @**all**')],
    ['a\n\n    b\n\n    c', `${p('a')}\n${code('b\n\nc')}`],
    ['```math\nx^2\n```\n$$y$$', `${code('x^2', ' data-code-language="math"')}\n${p('<code>y</code>')}`],
    ['> a\nb\n\nc', `<blockquote>\n${p('a<br>\nb')}\n</blockquote>\n${p('c')}`],
    ['````quote\n```\na\n```\n````', `<blockquote>\n${code('a')}\n</blockquote>`],
    ['# A #\nb\n#c', `<h1>A</h1>\n${p('b<br>\n#c')}`],
    ['a\n***\nb', `${p('a')}\n<hr>\n${p('b')}`],
    [
      'a:\n- b\n- c\n  - d\ne',
      `${p('a:')}\n<ul>\n<li>b</li>\n<li>c<ul>\n<li>d<br>\ne</li>\n</ul>\n</li>\n</ul>`,
    ],
    ['1. a\n\n2. b', `<ol>\n<li>\n${p('a')}\n</li>\n<li>\n${p('b')}\n</li>\n</ol>`],
    ['1984. Das Jahr', '<ol start="1984">\n<li>Das Jahr</li>\n</ol>'],
  ] as const)('blocks and emphasis: %j', ([content, html]) => {
    expect(render(content, current)).toBe(html);
  });

  const table = (head: string, ...rows: readonly string[]) =>
    `<table>\n<thead>\n<tr>\n${head}\n</tr>\n</thead>\n<tbody>\n` +
    `${rows.map((row) => `<tr>\n${row}\n</tr>`).join('\n')}\n</tbody>\n</table>`;
  const [left, center, right] = ['left', 'center', 'right'].map((side) => ` style="text-align: ${side};"`);

  test.for([
    [
      'a:\n\n|a|b|\n|---|---|\n|c|d|e|\nf\n\ng',
      `${p('a:')}\n${table('<th>a</th>\n<th>b</th>', '<td>c</td>\n<td>d</td>', '<td>f</td>\n<td></td>')}\n${p('g')}`,
    ],
    [
      '|a|b|c|\n|:--|:-:|--:|\n||x&#124;y|\n\nz',
      `${table(
        `<th${left}>a</th>\n<th${center}>b</th>\n<th${right}>c</th>`,
        `<td${left}></td>\n<td${center}>x&#124;y</td>\n<td${right}></td>`,
      )}\n${p('z')}`,
    ],
    [
      '|a|b|\n|-|-|\n|c|d|\n\n```\ne',
      `${table('<th>a</th>\n<th>b</th>', '<td>c</td>\n<td>d</td>')}\n${code('e')}`,
    ],
    ['a | b\n-|-', table('<th>a</th>\n<th>b</th>', '<td></td>\n<td></td>')],
    ['|a|b|\n|---|\n|c|', p('|a|b|<br>\n|---|<br>\n|c|')],
    [
      '```spoiler **T**\n\n|a|b|\n|-|-|\n|`c|d`|e\\|f|\n```\ng',
      '<div class="spoiler-block"><div class="spoiler-header">\n<p><strong>T</strong></p>\n</div>' +
        '<div class="spoiler-content" aria-hidden="true">\n' +
        `${table('<th>a</th>\n<th>b</th>', '<td><code>c|d</code></td>\n<td>e\\|f</td>')}\n</div></div>\n${p('g')}`,
    ],
    [
      '```spoiler\na',
      '<div class="spoiler-block"><div class="spoiler-header">\n</div>' +
        `<div class="spoiler-content" aria-hidden="true">\n${p('a')}\n</div></div>`,
    ],
  ] as const)('tables and spoilers: %j', ([content, html]) => {
    expect(render(content, current)).toBe(html);
  });
});

test('what takes too long is trouble in the server when asked for, and refused when sent', async () => {
  const server = await startZulipSandbox();
  const call = clientOf(server, server.people.max);
  const content = '😀'.repeat(2500);
  const rendered = await call('POST', 'messages/render', { content });
  const sent = await call('POST', 'messages', { type: 'stream', to: 'umzug', topic: 't', content });
  await server.stop();
  expect([rendered.status, rendered.body]).toEqual([500, { result: 'error', msg: 'Internal server error' }]);
  expect([sent.status, sent.body['msg']]).toEqual([400, 'Unable to render message']);
});

test('the server gives it to those who ask, and in messages', async () => {
  const server = await startZulipSandbox();
  const call = clientOf(server, server.people.erika);
  const { body } = await call('POST', 'messages/render', { content: '**a** :smile:' });
  const id = server.as(server.people.max).send({ channel: 'umzug', topic: 'Fragen', content: '- a' });
  const read = await call('GET', 'messages', { anchor: id, num_before: 0, num_after: 0 });
  await server.stop();
  expect(body['rendered']).toBe(p(`<strong>a</strong> ${emoji('smile', '1f642')}`));
  expect(read.body.messages).toMatchObject([{ id, content: '<ul>\n<li>a</li>\n</ul>' }]);
});
