// What stands inside of the lines of a message, as HTML: links, pictures, names, emoji, times.
import { describe, expect, test } from 'vitest';
import { render } from '../../src/markdown/render.ts';
import { builtInCodes } from '../../src/organization/emoji.ts';
import { emoji, link, organizationAt, p, picture, span } from './renderings.ts';

const current = organizationAt(442);

describe('renders', () => {
  test.for([
    [
      '[↩ Antwort](#narrow/channel/7-a/topic/b/near/1)',
      p(link('#narrow/channel/7-a/topic/b/near/1', '↩ Antwort')),
    ],
    ['[a [b] & *c*](https://x.de/a_(b)?c=d&e)', p(link('https://x.de/a_(b)?c=d&amp;e', 'a [b] &amp; *c*'))],
    ['**[a](/user_uploads/2/a/ä.pdf)**', p(`<strong>${link('/user_uploads/2/a/ä.pdf', 'a')}</strong>`)],
    [
      '[a](x.de) [b](c@d.de) [c](<https://x.de/a b>)',
      p(`${link('http://x.de', 'a')} ${link('mailto:c@d.de', 'b')} ${link('https://x.de/a%20b', 'c')}`),
    ],
    ['[x](JavaScript:alert(1)) [y](vbscript:x)', p('[x](JavaScript:alert(1)) [y](vbscript:x)')],
    [
      '(https://x.de/a_(b).) "example.com", z.B. README.md a.exe',
      p(
        `(${link('https://x.de/a_(b)')}.) "${link('http://example.com', 'example.com')}", z.B. README.md a.exe`,
      ),
    ],
    [
      'https://zulip.example/user_uploads/2/a/b.txt',
      p(link('user_uploads/2/a/b.txt', 'https://zulip.example/user_uploads/2/a/b.txt')),
    ],
    [
      '[b.PNG](/user_uploads/2/a/b.PNG) a\n\nc',
      `${p(`${link('/user_uploads/2/a/b.PNG', 'b.PNG')} a`)}\n${picture('/user_uploads/2/a/b.PNG', 'b.PNG')}${p('c')}`,
    ],
    ['https://x.de/a.webp', picture('https://x.de/a.webp')],
    ['- https://x.de/a.gif?b', `<ul>\n<li>${picture('https://x.de/a.gif?b')}</li>\n</ul>`],
    ['> https://x.de/a.jpg', `<blockquote>\n${p(link('https://x.de/a.jpg'))}\n</blockquote>`],
  ] as const)('links and pictures: %j', ([content, html]) => {
    expect(render(content, current)).toBe(html);
  });

  test('no more than 24 links with previews', () => {
    const links = (count: number) =>
      Array.from({ length: count }, (_, index) => `[a](https://x.de/${index}.png)`);
    expect(render(links(24).join(' '), current).match(/message_inline_image/g)).toHaveLength(24);
    expect(render(links(25).join(' '), current)).not.toContain('message_inline_image');
  });

  const slug = '/#narrow/channel/38-A.2E-.26-.28B.29';
  const id = (number: number | string) => ` data-user-id="${number}"`;
  test.for([
    [
      '@**amtsbot bot|42** @**|42**',
      p('@<strong>amtsbot bot|42</strong> ' + span('user-mention', '@Amtsbot Bot', id(42))),
    ],
    [
      '@**topic** a@**all** `@**all**`',
      p(`${span('topic-mention', '@topic')} a@<strong>all</strong> <code>@**all**</code>`),
    ],
    [
      '@_**channel** @**|14**',
      p(
        `${span('user-mention channel-wildcard-mention silent', 'channel', id('*'))} ${span('user-mention', '@Gisela Gast', id(14))}`,
      ),
    ],
    [
      '@*team-umzug*\n> @*Team-Umzug*',
      `${p(span('user-group-mention', '@team-umzug', ' data-user-group-id="33"'))}\n<blockquote>\n${p(span('user-group-mention silent', 'team-umzug', ' data-user-group-id="33"'))}\n</blockquote>`,
    ],
    [
      '#**A. & (B)>ä b** #**nix**',
      p(
        `<a class="stream-topic" data-stream-id="38" href="${slug}/topic/.C3.A4.20b">#A. &amp; (B) &gt; ä b</a> #<strong>nix</strong>`,
      ),
    ],
    [
      ':amt_neu: :zulip:',
      p(
        '<img alt=":amt_neu:" class="emoji" src="/user_avatars/2/emoji/images/6b86b273.png" title="amt neu"> <img alt=":zulip:" class="emoji" src="/static/generated/emoji/images/emoji/unicode/zulip.png" title="zulip">',
      ),
    ],
    [
      ':check_mark: 🐙 ✔ ✔️ 🦩 1',
      p(
        `${emoji('check_mark', '2714', 'check mark')} ${emoji('octopus', '1f419')} ✔ ${emoji('check_mark', '2714', 'check mark')} 🦩 1`,
      ),
    ],
    ['📄 ⏳', p(`${emoji('document', '1f4c4')} ${emoji('time_ticking', '23f3', 'time ticking')}`)],
    [
      '<time:1738317600> <time:2025-06-01 09:30> <time:nie>',
      p(
        '<time datetime="2025-01-31T10:00:00Z">1738317600</time> <time datetime="2025-06-01T09:30:00Z">2025-06-01 09:30</time> <span class="timestamp-error">Invalid time format: nie</span>',
      ),
    ],
  ] as const)('names, emoji and times: %j', ([content, html]) => {
    expect(render(content, current)).toBe(html);
  });

  test('every character that has a name is shown under one', () => {
    const characters = [...builtInCodes].map((code) => `${String.fromCodePoint(parseInt(code, 16))}\ufe0f`);
    const shown = render(characters.join(' '), current).match(/emoji emoji-[0-9a-f]+/g) ?? [];
    expect(new Set(shown)).toEqual(new Set([...builtInCodes].map((code) => `emoji emoji-${code}`)));
  });

  test('as the feature level says', () => {
    expect(render('<time:nie>', organizationAt(451))).toBe(p('&lt;time:nie&gt;'));
    expect(render('@**channel**', organizationAt(246))).toBe(p('@<strong>channel</strong>'));
    expect(render('#**K-sub**', organizationAt(249))).toContain('href="/#narrow/stream/34-K-sub"');
  });
});
