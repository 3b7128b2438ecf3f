// A line of Zulip's Markdown as runs of text with one look each, and what a terminal makes of them.

export interface Run {
  readonly text: string;
  readonly look?: 'bold' | 'code' | 'dim';
  /** Where it leads. */
  readonly url?: string;
}

export type Line = readonly Run[];

const pieces = /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]*)\]\(([^)\s]*)\)/g;

/** What the bot sends: bold, code, links, mentions and entities. Links within the chat lead to the page at `pageUrl`. */
export function runsOf(markdown: string, pageUrl: string): Line {
  const runs: Run[] = [];
  let at = 0;
  for (const found of markdown.matchAll(pieces)) {
    const [whole, bold, code, words, url = ''] = found;
    runs.push({ text: shown(markdown.slice(at, found.index)) });
    at = found.index + whole.length;
    if (bold !== undefined) runs.push(...boldRuns(markdown.slice(0, found.index), bold, pageUrl));
    else if (code !== undefined) runs.push({ text: withoutControls(code), look: 'code' });
    else if (words !== undefined) runs.push(linkTo(url, shown(words), pageUrl));
  }
  runs.push({ text: shown(markdown.slice(at)) });
  return runs.filter(({ text }) => text !== '');
}

/** The address of a file leads nowhere without a key, and what is no address of the web is none here. */
function linkTo(url: string, text: string, pageUrl: string): Run {
  const leads = URL.canParse(url, pageUrl) && !url.startsWith('/user_uploads/');
  const { protocol, href } = new URL(leads ? url : pageUrl, pageUrl);
  return leads && /^https?:$/.test(protocol) ? { text, url: href } : { text };
}

/** A name behind an @ may have the id of the person behind it, as in `@**Max Muster|12**`. */
function boldRuns(before: string, inside: string, pageUrl: string): Line {
  const words = /@_?$/.test(before) ? inside.replace(/\|\d+$/, '') : inside;
  return runsOf(words, pageUrl).map((run) => ({ look: 'bold', ...run }));
}

function shown(text: string): string {
  const characters = text.replace(/&#(\d{1,7});/g, (entity, code: string) =>
    Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : entity,
  );
  return withoutControls(characters.replace(/@_$/, '@'));
}

/** A terminal obeys these: what a service or a person wrote must not clear the screen. */
export function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, '');
}

/** In columns; what is as wide as two (most emoji, Chinese) counts as two. */
export function widthOf(line: Line): number {
  let width = 0;
  for (const { text } of line) {
    for (const character of text) {
      if (/\p{Mn}|\p{Cf}/u.test(character)) continue;
      width += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uff00-\uff60]|\p{Emoji_Presentation}/u.test(
        character,
      )
        ? 2
        : 1;
    }
  }
  return width;
}

/** Divides a line between its words; a word that is wider than there is room stands alone, or is cut if it `mustFit`. */
export function wrapped(line: Line, room: number, mustFit = false): readonly Line[] {
  const lines: Run[][] = [[]];
  let used = 0;
  const put = (run: Run) => {
    const width = widthOf([run]);
    if (used > 0 && used + width > room && run.text.trim() !== '') {
      lines.push([]);
      used = 0;
    }
    if (used === 0 && run.text.trim() === '') return;
    lines.at(-1)?.push(run);
    used += width;
  };
  for (const run of line) {
    for (const word of run.text.match(/[^\S\u00a0]+|(?:\S|\u00a0)+/g) ?? []) {
      const parts =
        mustFit && word.length > room ? (word.match(new RegExp(`.{1,${room}}`, 'gu')) ?? []) : [word];
      for (const text of parts) put({ ...run, text });
    }
  }
  return lines.map((one) => joined(one.at(-1)?.text.trim() === '' ? one.slice(0, -1) : one));
}

/** Neighbours of the same look are one run again. */
function joined(line: Line): Line {
  const runs: Run[] = [];
  for (const run of line) {
    const last = runs.at(-1);
    if (last && last.look === run.look && last.url === run.url) {
      runs[runs.length - 1] = { ...last, text: last.text + run.text };
    } else runs.push(run);
  }
  return runs;
}

const looks = { bold: ['1', '22'], code: ['36', '39'], dim: ['2', '22'] } as const;

/** As a terminal shows it; `isStyled` false gives the bare text. */
export function painted(line: Line, isStyled: boolean): string {
  return line
    .map(({ text: joinedText, look, url }) => {
      // Who copies it wants to find it again.
      const text = joinedText.replaceAll('\u00a0', ' ');
      if (!isStyled) return text;
      const linked = url === undefined ? text : `\u001b]8;;${url}\u001b\\${text}\u001b]8;;\u001b\\`;
      if (look === undefined) return linked;
      const [on, off] = looks[look];
      return `\u001b[${on}m${linked}\u001b[${off}m`;
    })
    .join('');
}
