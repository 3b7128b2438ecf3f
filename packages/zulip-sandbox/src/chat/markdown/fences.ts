// Fenced parts of a message: code, quotes and spoilers, one inside the other.
// https://zulip.com/help/format-your-message-using-markdown

export type Part =
  | { readonly kind: 'lines'; readonly lines: string[] }
  | { readonly kind: 'code'; readonly language: string; readonly lines: string[] }
  | { readonly kind: 'quote'; readonly parts: Part[] }
  | { readonly kind: 'spoiler'; readonly header: string; readonly parts: Part[] };

/** Nothing but a language and, after it, a header may follow the backticks. */
const opening = /^(~{3,}|`{3,}) *(?:\{?\.?([\w+.\-/#]+) *([^ ~`][^~`]*?)?\}?)?$/;

/** A fence runs to a line that equals it, or to the end. Inside code nothing opens. */
export function fencedParts(lines: readonly string[]): Part[] {
  const outer: Part[] = [];
  const open: { readonly run: string; readonly part: Part }[] = [];
  for (const line of lines) {
    const inner = open.at(-1);
    const trimmed = line.trimEnd();
    if (inner && trimmed === inner.run) open.pop();
    else if (inner?.part.kind === 'code') inner.part.lines.push(trimmed);
    else {
      const into = inner && 'parts' in inner.part ? inner.part.parts : outer;
      const [, run, language = '', header = ''] = opening.exec(line) ?? [];
      if (run === undefined) addLine(into, line);
      else {
        const part = openedPart(language.toLowerCase(), header);
        into.push(part);
        open.push({ run, part });
      }
    }
  }
  return outer;
}

function openedPart(language: string, header: string): Part {
  if (language === 'quote' || language === 'quoted') return { kind: 'quote', parts: [] };
  if (language === 'spoiler') return { kind: 'spoiler', header, parts: [] };
  return { kind: 'code', language, lines: [] };
}

function addLine(parts: Part[], line: string): void {
  const last = parts.at(-1);
  if (last?.kind === 'lines') last.lines.push(line);
  else parts.push({ kind: 'lines', lines: [line] });
}
