// A PDF as its numbered objects, and a file again of them: for the little that the typesetter leaves to be said.
// Only for files as Typst writes them: one table of offsets, no object inside another's stream.

export interface PdfObjects {
  /** With the first bytes of the file, that name its version. */
  readonly head: string;
  /** By their numbers, from `<<` or `[` on; each character is a byte. What is deleted here is not in the file. */
  readonly objects: Map<number, string>;
  /** The file's last part, which names the first object to read. */
  readonly trailer: string;
}

const objectStart = (number: number) => `${number} 0 obj\n`;
const objectEnd = '\nendobj\n\n';

/** Throws where the file is not one of Typst's. */
export function readObjects(bytes: Uint8Array): PdfObjects {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const tableAt = Number(found(/startxref\n(\d+)\n%%EOF\s*$/, file.slice(-100)));
  const heading = found(/^(xref\n0 \d+\n)/, file.slice(tableAt, tableAt + 100));
  const rowsAt = tableAt + heading.length;
  const count = Number(found(/0 (\d+)/, heading));
  const starts = Array.from({ length: count }, (_, number) => {
    const row = file.slice(rowsAt + number * rowLength, rowsAt + (number + 1) * rowLength);
    return { number, at: row[17] === 'n' ? Number(row.slice(0, 10)) : undefined };
  });
  const inFile = starts
    .flatMap(({ number, at }) => (at === undefined ? [] : [{ number, at }]))
    .toSorted((one, other) => one.at - other.at);
  const objects = new Map<number, string>();
  for (const [index, { number, at }] of inFile.entries()) {
    const text = file.slice(at, inFile[index + 1]?.at ?? tableAt);
    if (!text.startsWith(objectStart(number)) || !text.endsWith(objectEnd)) unknownForm(`object ${number}`);
    objects.set(number, text.slice(objectStart(number).length, -objectEnd.length));
  }
  const trailer = found(/^(trailer\n.*>>\n)startxref\n/s, file.slice(rowsAt + count * rowLength));
  return { head: file.slice(0, inFile[0]?.at), objects, trailer };
}

export function writeObjects({ head, objects, trailer }: PdfObjects): Uint8Array {
  const parts = [head];
  const offsets = new Map<number, number>();
  let at = head.length;
  for (const [number, object] of objects) {
    const part = objectStart(number) + object + objectEnd;
    offsets.set(number, at);
    parts.push(part);
    at += part.length;
  }
  const count = Number(found(/\/Size (\d+)\n/, trailer));
  const rows = Array.from({ length: count }, (_, number) => rowOf(offsets.get(number)));
  parts.push(`xref\n0 ${count}\n${rows.join('')}${trailer}startxref\n${at}\n%%EOF`);
  return Buffer.from(parts.join(''), 'latin1');
}

/** In bytes, of each object's row in the table. */
const rowLength = 20;

/** What is not there is never to be used again. */
const rowOf = (offset: number | undefined) =>
  offset === undefined ? '0000000000 65535 f\r\n' : `${String(offset).padStart(10, '0')} 00000 n\r\n`;

/** Replaces what must be there. What comes from outside is escaped where it stands, and cannot be mistaken for it. */
export function change(
  { objects }: PdfObjects,
  number: number,
  old: string,
  renewed: (old: string) => string,
): void {
  const object = objects.get(number);
  if (!object?.includes(old)) unknownForm(`no ${old} in object ${number}`);
  objects.set(number, object.replace(old, renewed));
}

/** The same within a stream, which tells its length before it. */
export function changeStream(
  file: PdfObjects,
  number: number,
  old: string,
  renewed: (old: string) => string,
): void {
  const length = Number(found(/^<<\n {2}\/Length (\d+)\n/, file.objects.get(number) ?? ''));
  const more = renewed(old).length - old.length;
  change(file, number, `/Length ${length}`, () => `/Length ${length + more}`);
  change(file, number, old, renewed);
}

/** The object that a dictionary names with this word. */
export function namedObject(dictionary: string, name: string): number {
  return Number(found(new RegExp(String.raw`\n {2}/${name} (\d+) 0 R\n`), dictionary));
}

/** What stands in a group of a pattern, the first unless it is said, that must be there. */
export function found(pattern: RegExp, text: string, group = 1): string {
  return pattern.exec(text)?.[group] ?? unknownForm(pattern.source);
}

function unknownForm(what: string): never {
  throw new Error(`The typesetter writes its files in a form that is not known here: ${what}`);
}
