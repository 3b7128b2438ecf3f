// A mail taken apart: header lines and subjects, the text of each mail in a row of forwarded ones, what is quoted.
import { greetingAhead } from './mailFurniture.ts';
import { endsSentence, trimSigns } from './sentences.ts';

export interface MailPart {
  readonly subjects: readonly string[];
  /** Its lines, without headers. */
  readonly body: string;
  /** An earlier mail, repeated under the answer to it. */
  readonly isQuoted: boolean;
}

export interface TakenApart {
  readonly parts: readonly MailPart[];
  /** The header labels that were found, plainly written. */
  readonly labels: ReadonlySet<string>;
  /** It says of itself that it was forwarded, answered or quoted. */
  readonly isPassedOn: boolean;
}

const subjectLabel = String.raw`betreff|betr|subject|thema|wg|fwd?|aw|re`;
const strongLabel = String.raw`gesendet|sent|cc|bcc|kopie|antwort an|reply-to|absender|abs|empfänger|weitergeleitet von|forwarded by`;
const weakLabel = String.raw`von|an|datum|date|from|to|mandant|ref|anlagen?|attachments?|wichtigkeit|importance|priorität`;
const label = String.raw`(${subjectLabel}|${strongLabel}|${weakLabel})`;
/** With its colon; some write none in front of a date, or a full stop behind „Betr“. */
const labelled = new RegExp(
  String.raw`(?<=^|[\s|;,/>(–-])(?:\*\*|__)?(?:${label}\.?(?:\*\*|__)?\s?:(?!\/)(?:\*\*|__)?|(betr)\.(?=\s)|(gesendet|datum|erhalten)(?= \d))\s*`,
  'giu',
);

/** Without one of these there is no label; to look for labels takes long at every word. */
const mayBeLabelled = /:|betr\.|(?:gesendet|datum|erhalten) \d/iu;

/** Above a mail that was forwarded or answered. */
const forwarded =
  /-{2,}\s?(?:ursprüngliche nachricht|original(?:nachricht| message)?|weitergeleitete nachricht|forwarded message|original-nachricht)\s?-{2,}|(?:anfang (?:der )?weitergeleitete[rn]? (?:nachricht|e-?mail)|begin forwarded message|(?:ende|end) (?:der )?(?:weitergeleiteten|forwarded) (?:nachricht|message))\s?:?/giu;
/** „Am 3.3. schrieb X:“, „On Monday X wrote:“ */
const wroteAt =
  /(?<=^|\s)(?:am (?=[^\n:]{0,60}\d)[^\n]{3,70} schrieb [^\n:]{1,60}:|on [^\n]{3,80} wrote:|[^\n.!?:]{3,60} schrieb am [^\n:]{3,40}(?::\d\d)?[^\n:]{0,20}:)/giu;
/** https://zulip.com/help/quote-or-forward-a-message: whom a message quotes. */
const quotedPerson = /^@_?\*\*[^*\n]{1,100}\*\* (?:\[[^\]\n]{1,40}\]\([^)\s]{1,300}\)|[\p{L} ]{1,30}):?\s*$/u;
const fence = /^\s*(`{3,}|~{3,})\s*(quote)?\s*$/i;

/** A mail that lost its line breaks has hardly more, from whoever forwards it. */
const fewLines = 3;

const startOfMail = '\u0000';

/** Pure; linear in the length of the text. */
export function takeApart(text: string): TakenApart {
  const found = { subjects: [] as string[], body: [] as string[], isQuoted: false, hasHeader: false };
  const parts: MailPart[] = [];
  const labels = new Set<string>();
  let isPassedOn = false;
  const close = (isQuoted: boolean) => {
    if (found.body.some((line) => line.trim() !== '') || found.subjects.length > 0) {
      parts.push({ subjects: found.subjects, body: found.body.join('\n'), isQuoted: found.isQuoted });
    }
    Object.assign(found, { subjects: [], body: [], isQuoted, hasHeader: false });
  };
  // A form of two places is no mail: „Von: Köln, Nach: Bonn, Datum: …“
  const isForm = /(?:^|[\s,;])nach\s?:/i.test(text);
  // In a mail of several lines a header has its line to itself.
  const hasOwnLines = text.split('\n', fewLines + 1).length > fewLines;
  let fenced: string | undefined;
  for (const { line, isQuoted } of linesOf(text)) {
    if (line === '') {
      found.body.push(line);
      continue;
    }
    const [, marks] = fence.exec(line) ?? [];
    if (marks !== undefined) {
      fenced = fenced === undefined ? marks : fenced === marks ? undefined : fenced;
      isPassedOn = true;
      continue;
    }
    if (line === startOfMail || quotedPerson.test(line)) {
      isPassedOn = true;
      if (line === startOfMail) close(isQuoted);
      continue;
    }
    const quoted = isQuoted || fenced !== undefined;
    if (quoted) isPassedOn = true;
    if (quoted !== found.isQuoted) close(quoted);
    for (const piece of isForm ? [{ body: line }] : piecesOf(line, hasOwnLines)) {
      if (piece.label === undefined) {
        found.body.push(piece.body);
        continue;
      }
      labels.add(piece.label);
      // A header under a text begins the next mail.
      if (found.body.some((each) => each.trim() !== '')) close(quoted);
      found.hasHeader = true;
      if (isSubject.test(piece.label)) found.subjects.push(piece.body);
    }
  }
  close(false);
  return { parts, labels, isPassedOn };
}

interface Line {
  readonly line: string;
  readonly isQuoted: boolean;
}

/** Quoting signs become a property of the line; what stands between two mails becomes a line of its own. */
function linesOf(text: string): readonly Line[] {
  // Both patterns look far at every word: only where one of their own words is there at all.
  const marked = /nachricht|message/i.test(text) ? text.replace(forwarded, `\n${startOfMail}\n`) : text;
  const parted = /schrieb|wrote/i.test(marked) ? marked.replace(wroteAt, `\n${startOfMail}\n`) : marked;
  return parted
    .replace(/(?<=[.?!:]) (>{1,3}) (?=\p{Lu})/gu, '\n$1 ')
    .split(/\r?\n/)
    .map((line) => {
      const [marks = ''] = /^\s*(?:>\s?)+/.exec(line.slice(0, 40)) ?? [];
      return { line: line.slice(marks.length).trim(), isQuoted: marks !== '' };
    });
}

const isSubject = new RegExp(`^(?:${subjectLabel})$`);

interface Piece {
  /** Undefined for a line of the text itself. */
  readonly label?: string;
  readonly body: string;
}

/** More headers no mail has in one line. */
const mostLabels = 30;

/** A line as headers and what stands between them. */
function piecesOf(line: string, hasOwnLines: boolean): readonly Piece[] {
  if (!mayBeLabelled.test(line)) return [{ body: line }];
  const labels = [...line.matchAll(labelled)]
    .filter(
      // „meine Frage an: …“, „Kosten von: …“ are no headers: one begins the line, or follows another or a separator.
      ({ index, 1: name = '' }, at, all) =>
        index === 0 ||
        at > 0 ||
        isSubject.test(name.toLowerCase()) ||
        all.length > 1 ||
        /[|/;:>–-]\s*$/.test(line.slice(0, index)),
    )
    .slice(0, mostLabels);
  const pieces: Piece[] = [];
  let from = 0;
  for (const [at, found] of labels.entries()) {
    const before = trimSigns(line.slice(from, found.index), '|/;,–-');
    if (/[\p{L}\d]/u.test(before)) pieces.push({ body: before });
    const start = found.index + found[0].length;
    const next = labels[at + 1]?.index ?? line.length;
    const { value, rest } = headerValue(
      line.slice(start, next),
      hasOwnLines || at + 1 < labels.length,
      hasOwnLines,
    );
    pieces.push({ label: (found[1] ?? found[2] ?? found[3] ?? '').toLowerCase(), body: value });
    from = start + (next - start - rest.length);
  }
  const behind = line.slice(from).replace(/^[\s|/;,–-]+/, '');
  if (labels.length === 0 || /[\p{L}\d]/u.test(behind))
    pieces.push({ body: labels.length === 0 ? line : behind });
  return pieces;
}

/** Longer values in one line with the text are cut at the first word that is no name. */
const mostInValue = 10;

/** A header's value ends at a separator, a full stop or a greeting; the rest is text again, or nothing. */
function headerValue(
  text: string,
  isAlone: boolean,
  hasOwnLine: boolean,
): { readonly value: string; readonly rest: string } {
  const head = text.slice(0, 300);
  const separators = hasOwnLine ? [] : [/ (?:\/\/|\||\/|–|—|-{1,3}) |;\s/.exec(head)?.index, stopIn(head)];
  const ends = [greetingAhead.exec(head)?.index, ...separators].filter((each) => each !== undefined);
  const end = Math.min(...ends, text.length);
  const value = text.slice(0, end).trim();
  if (end < text.length || isAlone) return { value, rest: text.slice(end).replace(/^[\s|/;,–-]+/, '') };
  const words = text.split(/(?<=\s)/);
  const small = /^(?:von|der|und|für|im|am|of|at|the|i\.|mit|zu)\s/;
  const firstOther = words.findIndex(
    (word) => !small.test(word) && /^\p{Ll}/u.test(word) && !word.includes('@'),
  );
  if (words.length <= mostInValue || firstOther < 1) return { value, rest: '' };
  const named = words.slice(0, firstOther).join('');
  return { value: named.trim(), rest: text.slice(named.length) };
}

/** Where the first sentence ends. */
function stopIn(text: string): number | undefined {
  let end = 0;
  const words = text.split(/(?<=\s)(?=\S)/);
  for (const [at, word] of words.entries()) {
    end += word.length;
    const next = words[at + 1];
    if (next !== undefined && endsSentence(word.trim(), next.trim())) return end;
  }
  return undefined;
}
