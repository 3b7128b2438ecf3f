// Messages for the tests of rendering: an organization as the one they were recorded in, and the recordings.
import { addEmoji } from '../../src/organization/emoji.ts';
import { channel, createWorld } from '../../src/organization/world.ts';
import { createOrganization, type Organization } from '../../src/organization/organization.ts';
import { temporaryFolder } from '../../src/organization/temporaryFolder.ts';

const options = {
  url: 'https://zulip.example',
  uploadFolder: temporaryFolder(),
  rateLimits: [],
  editLimitSeconds: 600,
  heartbeatMs: 50_000,
  maxUploadMib: 1,
  uploadQuotaMib: 1,
};

export function organizationAt(featureLevel: number): Organization {
  const world = createWorld('bot', 400);
  const made = createOrganization(
    {
      ...world,
      amtsbot: { ...world.amtsbot, userId: 42, fullName: 'Amtsbot Bot' },
      max: { ...world.max, userId: 45, fullName: 'Amtsbot Human' },
      gisela: { ...world.gisela, isActive: false },
      channels: [channel(34, 'K-sub'), channel(37, 'K-priv2', { isPrivate: true }), channel(38, 'A. & (B)')],
    },
    { ...options, featureLevel },
  );
  addEmoji(world.erika, 'amt_neu', { extension: '.png', isAnimated: false }, made);
  return made;
}

/** What a real server made of these, a content and its HTML in each line; its formula, made by KaTeX, is left out. */
export const recordedRenderings = String.raw`
["| Feld | Wert |\n|---|---|\n| a&#124;b | \u0060x\\|y\u0060 |\n| c \\| d | **f** |", "<table>\n<thead>\n<tr>\n<th>Feld</th>\n<th>Wert</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>a&#124;b</td>\n<td><code>x\\|y</code></td>\n</tr>\n<tr>\n<td>c \\| d</td>\n<td><strong>f</strong></td>\n</tr>\n</tbody>\n</table>"]
["a &#124; b &amp; c &lt; d &#64;**all** &#64;**Amtsbot Bot** &#35;**K-sub**", "<p>a &#124; b &amp; c &lt; d &#64;<strong>all</strong> &#64;<strong>Amtsbot Bot</strong> &#35;<strong>K-sub</strong></p>"]
["&#64;**all** und &commat;**all**", "<p>&#64;<strong>all</strong> und &commat;<strong>all</strong></p>"]
["@\u200b**all** und @\u200b**Amtsbot Bot** @\u200ball", "<p>@\u200b<strong>all</strong> und @\u200b<strong>Amtsbot Bot</strong> @\u200ball</p>"]
["@\u2060**all**", "<p>@\u2060<strong>all</strong></p>"]
["@\\**all** \\@**all** @*\\*all\\*\\*", "<p>@\\<strong>all</strong> \\@<strong>all</strong> @<em>\\</em>all\\<em>\\</em></p>"]
["[↩](#narrow/channel/34-K-sub/topic/t5/near/1) und [Quelle](#narrow/stream/34-K-sub/topic/t5/near/1)", "<p><a href=\"#narrow/channel/34-K-sub/topic/t5/near/1\">↩</a> und <a href=\"#narrow/stream/34-K-sub/topic/t5/near/1\">Quelle</a></p>"]
["[↩](https://zulip.example/#narrow/channel/34-K-sub/topic/t5/near/1)", "<p><a href=\"#narrow/channel/34-K-sub/topic/t5/near/1\">↩</a></p>"]
["[](#narrow/channel/34-K-sub/topic/t5/near/1) [\u200b](#narrow/channel/34-K-sub/topic/t5/near/1)", "<p><a href=\"#narrow/channel/34-K-sub/topic/t5/near/1\">#narrow/channel/34-K-sub/topic/t5/near/1</a> <a href=\"#narrow/channel/34-K-sub/topic/t5/near/1\">\u200b</a></p>"]
["[↩](#narrow/channel/34-K-sub/topic/t5/near/1 \"Titel\")", "<p><a href=\"#narrow/channel/34-K-sub/topic/t5/near/1\" title=\"Titel\">↩</a></p>"]
["#**K-sub** #**K-sub>t5** #**K-sub>t5@1** #**K-priv2**", "<p><a class=\"stream\" data-stream-id=\"34\" href=\"/#narrow/channel/34-K-sub\">#K-sub</a> <a class=\"stream-topic\" data-stream-id=\"34\" href=\"/#narrow/channel/34-K-sub/topic/t5\">#K-sub &gt; t5</a> <a class=\"message-link\" href=\"/#narrow/channel/34-K-sub/topic/t5/near/1\">#K-sub &gt; t5 @ 💬</a> <a class=\"stream\" data-stream-id=\"37\" href=\"/#narrow/channel/37-K-priv2\">#K-priv2</a></p>"]
["\u0060\u0060\u0060spoiler Quellen\n- § 3 Abs. 2\n- [x](https://example.com)\n\u0060\u0060\u0060", "<div class=\"spoiler-block\"><div class=\"spoiler-header\">\n<p>Quellen</p>\n</div><div class=\"spoiler-content\" aria-hidden=\"true\">\n<ul>\n<li>§ 3 Abs. 2</li>\n<li><a href=\"https://example.com\">x</a></li>\n</ul>\n</div></div>"]
["\u0060\u0060\u0060quote\nZitat @**all** @**Amtsbot Bot**\n\u0060\u0060\u0060", "<blockquote>\n<p>Zitat <span class=\"user-mention channel-wildcard-mention silent\" data-user-id=\"*\">all</span> <span class=\"user-mention silent\" data-user-id=\"42\">Amtsbot Bot</span></p>\n</blockquote>"]
["\u0060\u0060\u0060\n@**all** <b>x</b> &#124;\n\u0060\u0060\u0060", "<div class=\"codehilite\"><pre><span></span><code>@**all** &lt;b&gt;x&lt;/b&gt; &amp;#124;\n</code></pre></div>"]
["\u0060@**all** <b> &#124; &amp;\u0060", "<p><code>@**all** &lt;b&gt; &amp;#124; &amp;amp;</code></p>"]
["<b>fett</b> <script>alert(1)</script> <!-- k --> &nbsp;x &shy;y &zwj;z", "<p>&lt;b&gt;fett&lt;/b&gt; &lt;script&gt;alert(1)&lt;/script&gt; &lt;!-- k --&gt; &nbsp;x &shy;y &zwj;z</p>"]
["[x](javascript:alert(1)) [y](data:text/html,x) [z](mailto:a@example.com) [t](tel:+49301234)", "<p>[x](javascript:alert(1)) [y](data:text/html,x) <a href=\"mailto:a@example.com\">z</a> <a href=\"tel:+49301234\">t</a></p>"]
["www.example.com https://example.com/a_b_c?x=1&y=2, a@example.com example.de §3.de", "<p><a href=\"http://www.example.com\">www.example.com</a> <a href=\"https://example.com/a_b_c?x=1&amp;y=2\">https://example.com/a_b_c?x=1&amp;y=2</a>, <a href=\"mailto:a@example.com\">a@example.com</a> <a href=\"http://example.de\">example.de</a> §3.de</p>"]
["![alt](https://example.com/x.png) https://example.com/x.png", "<p>![alt](<a href=\"https://example.com/x.png\">https://example.com/x.png</a>) <a href=\"https://example.com/x.png\">https://example.com/x.png</a></p>\n<div class=\"message_inline_image\"><a href=\"https://example.com/x.png\"><img src=\"https://example.com/x.png\"></a></div>"]
["# H1\n## H2", "<h1>H1</h1>\n<h2>H2</h2>"]
["1. eins\n2. zwei\n   - unter\n\n5. fünf\n* punkt", "<ol>\n<li>eins</li>\n<li>\n<p>zwei</p>\n<ul>\n<li>unter</li>\n</ul>\n</li>\n<li>\n<p>fünf</p>\n</li>\n</ol>\n<ul>\n<li>punkt</li>\n</ul>"]
["3. drei\n4. vier", "<ol start=\"3\">\n<li>drei</li>\n<li>vier</li>\n</ol>"]
["2024. Das Jahr\n\n1. Mai", "<ol start=\"2024\">\n<li>\n<p>Das Jahr</p>\n</li>\n<li>\n<p>Mai</p>\n</li>\n</ol>"]
["~~weg~~ ~x~ __u__ _i_ *i* **b** ***bi***", "<p><del>weg</del> ~x~ __u__ _i_ <em>i</em> <strong>b</strong> <strong><em>bi</em></strong></p>"]
["datei_name_mit_unterstrich § 12_3", "<p>datei_name_mit_unterstrich § 12_3</p>"]
["<time:2025-01-01T10:00:00+01:00>", "<p><time datetime=\"2025-01-01T09:00:00Z\">2025-01-01T10:00:00+01:00</time></p>"]
[":smile: :gibtsnicht: 10:30:45 §:3:", "<p><span aria-label=\"smile\" class=\"emoji emoji-1f642\" role=\"img\" title=\"smile\">:smile:</span> :gibtsnicht: 10:30:45 §:3:</p>"]
["@*role:administrators* @_*role:administrators*", "<p>@<em>role:administrators</em> @_<em>role:administrators</em></p>"]
["@_**Amtsbot Human** @**Amtsbot Human**", "<p><span class=\"user-mention silent\" data-user-id=\"45\">Amtsbot Human</span> <span class=\"user-mention\" data-user-id=\"45\">@Amtsbot Human</span></p>"]
["@**Niemand Da**", "<p>@<strong>Niemand Da</strong></p>"]
["Zeile1\nZeile2  \nZeile3", "<p>Zeile1<br>\nZeile2  <br>\nZeile3</p>"]
["a\n\n---\n\nb", "<p>a</p>\n<hr>\n<p>b</p>"]
["x[^1]\n\n[^1]: Fuß", "<p>x[^1]</p>\n<p>[^1]: Fuß</p>"]
["#123 ZUL-1", "<p>#123 ZUL-1</p>"]
["> Zitat\n> > tiefer\n\ntext", "<blockquote>\n<p>Zitat</p>\n<blockquote>\n<p>tiefer</p>\n</blockquote>\n</blockquote>\n<p>text</p>"]
["\u0060\u0060\u0060\u0060\n\u0060\u0060\u0060\ninnen\n\u0060\u0060\u0060\n\u0060\u0060\u0060\u0060", "<div class=\"codehilite\"><pre><span></span><code>\u0060\u0060\u0060\ninnen\n\u0060\u0060\u0060\n</code></pre></div>"]
["\u0060\u0060\u0060quote\noffen", "<blockquote>\n<p>offen</p>\n</blockquote>"]
["\u202etest\u202c", "<p>\u202etest\u202c</p>"]
["**Wort **und** noch**", "<p><strong>Wort </strong>und<strong> noch</strong></p>"]
["wieder ohne", "<p>wieder ohne</p>"]
["@**Amtsbot Bot** @**Amtsbot Human** zweite Fassung", "<p><span class=\"user-mention\" data-user-id=\"42\">@Amtsbot Bot</span> <span class=\"user-mention\" data-user-id=\"45\">@Amtsbot Human</span> zweite Fassung</p>"]
["@**Amtsbot Human** fertig", "<p><span class=\"user-mention\" data-user-id=\"45\">@Amtsbot Human</span> fertig</p>"]
`
  .trim()
  .split('\n')
  .map((line): readonly [content: string, html: string] => JSON.parse(line));

export const p = (...lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('\n');
export const code = (text: string, attribute = '') =>
  `<div class="codehilite"${attribute}><pre><span></span><code>${text}\n</code></pre></div>`;
export const link = (href: string, text = href) => `<a href="${href}">${text}</a>`;
export const picture = (href: string, title = '') =>
  `<div class="message_inline_image"><a href="${href}"${title && ` title="${title}"`}><img src="${href}"></a></div>`;
export const span = (kind: string, text: string, attribute = '') =>
  `<span class="${kind}"${attribute}>${text}</span>`;
export const emoji = (name: string, number: string, title = name) =>
  `<span aria-label="${title}" class="emoji emoji-${number}" role="img" title="${title}">:${name}:</span>`;
