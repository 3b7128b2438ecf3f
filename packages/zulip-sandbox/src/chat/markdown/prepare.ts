// What happens to the whole text before anything in it is recognised.

/** A list item as it can directly follow a line of text; numbers of several digits cannot. */
const listItem = /^ *([*+-]|\d\.) +/;
const fence = /^(~{3,}|`{3,}) *\{?\.?([\w+.\-/#]*)/;

/** Lines with the same ends and blanks everywhere, and a blank line before each list. */
export function preparedLines(content: string): string[] {
  const plain = content
    // They mark finished parts while inline Markdown is rendered.
    .replace(/[\ufdd0\ufdd1]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^.*\t.*$/gm, withoutTabs)
    .replace(/^ +$/gm, '');
  return withBlankBeforeLists(plain.split('\n'));
}

/** A tab goes to the next multiple of four columns. */
function withoutTabs(line: string): string {
  let expanded = '';
  for (const piece of line.split(/(\t)/)) {
    expanded += piece === '\t' ? ' '.repeat(4 - (expanded.length % 4)) : piece;
  }
  return expanded;
}

/** Zulip needs no blank line before a list, nor between a numbered and a bulleted one. */
function withBlankBeforeLists(lines: readonly string[]): string[] {
  const open: { readonly run: string; readonly isCode: boolean }[] = [];
  return lines.flatMap((line, index) => {
    const [, run, language = ''] = fence.exec(line) ?? [];
    if (run !== undefined) {
      if (language === '' && open.at(-1)?.run === run) open.pop();
      else open.push({ run, isCode: !['quote', 'quoted'].includes(language) });
    }
    const next = listItem.exec(lines[index + 1] ?? '')?.[1];
    if (line === '' || next === undefined || open.some(({ isCode }) => isCode)) return line;
    const here = listItem.exec(line)?.[1];
    const isOfSameList = here !== undefined && here.length === next.length;
    return isOfSameList ? line : [line, ''];
  });
}
