// The part of a message in which a mention counts: without code and quotes.
// https://zulip.com/help/format-your-message-using-markdown

/** Content with every code block, quote and code span taken out. Spoilers stay. */
export function spokenText(content: string): string {
  const spoken = withoutIndentedCode(withoutQuotedParagraphs(withoutFences(content)));
  return paragraphs(spoken).map(withoutCodeSpans).join('\n\n');
}

const opening = /^(`{3,}|~{3,}) *([\w.+/#-]*)(.*)$/;

/** A fence runs to a line that equals it, or to the end; other fences can stand in a quote or a spoiler. */
function withoutFences(content: string): string {
  const open: { readonly fence: string; readonly kind: 'code' | 'quote' | 'spoiler' }[] = [];
  const spoken: string[] = [];
  for (const line of content.split(/\r?\n/)) {
    const inner = open.at(-1);
    const [, fence, language, rest = ''] = opening.exec(line) ?? [];
    if (inner && line.trimEnd() === inner.fence) open.pop();
    else if (fence !== undefined && inner?.kind !== 'code') {
      // What stands beside `spoiler` is its visible header.
      if (language === 'spoiler' && open.every(({ kind }) => kind === 'spoiler')) spoken.push(rest);
      open.push({ fence, kind: language === 'quote' || language === 'spoiler' ? language : 'code' });
    } else if (open.every(({ kind }) => kind === 'spoiler')) spoken.push(line);
  }
  return spoken.join('\n');
}

/** A quote that begins with `>` lasts to the end of its paragraph. */
function withoutQuotedParagraphs(content: string): string {
  return paragraphs(content)
    .map((paragraph) => {
      const lines = paragraph.split('\n');
      const quoteAt = lines.findIndex((line) => /^ {0,3}>/.test(line));
      return (quoteAt < 0 ? lines : lines.slice(0, quoteAt)).join('\n');
    })
    .join('\n\n');
}

/** A paragraph that is indented by four blanks is code. */
function withoutIndentedCode(content: string): string {
  return paragraphs(content)
    .filter((paragraph) => !/^(?: {4}|\t)/.test(paragraph))
    .join('\n\n');
}

/** A code span runs to the next run of as many backticks. */
const withoutCodeSpans = (paragraph: string) => paragraph.replace(/(?<!`)(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '');

const paragraphs = (content: string) => content.split(/\n(?:[ \t]*\n)+/);
