// What makes a PDF of Typst's one of PDF/UA-1: its WebAssembly cannot be told to, so the rest is said here.
// Tags, languages, header cells, alternative texts and bookmarks are Typst's; veraPDF judges the whole (`npm run pdfua`).
import { nameAllGlyphs } from './glyphs.ts';
import {
  change,
  changeStream,
  found,
  namedObject,
  type PdfObjects,
  readObjects,
  writeObjects,
} from './pdfObjects.ts';

/** Throws where the file is not as Typst writes it. */
export function toAccessible(pdf: Uint8Array): Uint8Array {
  const file = readObjects(pdf);
  const root = namedObject(file.trailer, 'Root');
  const metadata = namedObject(file.objects.get(root) ?? '', 'Metadata');
  change(file, root, '/ViewerPreferences <<', (old) => `${old}\n    /DisplayDocTitle true`);
  declare(file, metadata);
  nameAllGlyphs(file);
  joinAreas(file);
  return writeObjects(file);
}

const space = 'xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" ';
const part = '<pdfuaid:part>1</pdfuaid:part>';

/** In what the file says of itself, as XMP. */
function declare(file: PdfObjects, metadata: number): void {
  changeStream(file, metadata, '<rdf:Description ', (old) => old + space);
  changeStream(file, metadata, '<dc:format>', (old) => part + old);
}

const linkStart = '<<\n  /Type /StructElem\n  /S /Link\n';
const pageStart = '<<\n  /Type /Page\n';
/** In the tag of a link: the page, and the area to click. */
const reference = / ?<<\s+\/Type \/OBJR\s+\/Pg (\d+) 0 R\s+\/Obj (\d+) 0 R\s+>>/g;
const rectangle = /^(<<\n {2}\/Type \/Annot\n {2}\/Subtype \/Link\n {2}\/Rect )\[([-\d. ]+)\]/;

/** Where an address may break, Typst ends an area and begins another: who reads by keys would step through its pieces. */
function joinAreas({ objects }: PdfObjects): void {
  const joined = new Set<number>();
  for (const [number, object] of objects) {
    if (!object.startsWith(linkStart)) continue;
    for (const area of joinedAway(object, objects)) joined.add(area);
    const isLeft = (area: string) => !joined.has(Number(area));
    objects.set(
      number,
      object.replace(reference, (whole, _page, area: string) => (isLeft(area) ? whole : '')),
    );
  }
  for (const area of joined) objects.delete(area);
  for (const [number, object] of objects) {
    if (object.startsWith(pageStart)) objects.set(number, withoutAreas(object, joined));
  }
}

const withoutAreas = (page: string, joined: ReadonlySet<number>) =>
  page.replace(/\/Annots \[([^\]]*)\]/, (_whole, areas: string) => {
    const left = (areas.match(/\d+ 0 R/g) ?? []).filter((area) => !joined.has(Number.parseInt(area)));
    return `/Annots [${left.join(' ')}]`;
  });

/** Left, bottom, right and top, in points. */
type Place = readonly [number, number, number, number];

/** Of a link's areas, the first in each line grows; gives the others. */
function joinedAway(link: string, objects: Map<number, string>): readonly number[] {
  const away: number[] = [];
  let first: { readonly page: number; readonly area: number; readonly place: Place } | undefined;
  for (const [, ...numbers] of link.matchAll(reference)) {
    const [page = 0, area = 0] = numbers.map(Number);
    const place = placeOf(objects.get(area) ?? '');
    if (first?.page === page && isBeside(first.place, place)) {
      away.push(area);
      first = { ...first, place: around(first.place, place) };
      const grown = `$1[${first.place.join(' ')}]`;
      objects.set(first.area, (objects.get(first.area) ?? '').replace(rectangle, grown));
    } else first = { page, area, place };
  }
  return away;
}

function placeOf(area: string): Place {
  const [left = 0, bottom = 0, right = 0, top = 0] = found(rectangle, area, 2).split(' ').map(Number);
  return [left, bottom, right, top];
}

/** In points: less than between two lines or two words. */
const near = 1;

function isBeside(one: Place, other: Place): boolean {
  const isSameLine = Math.abs(one[1] - other[1]) < near && Math.abs(one[3] - other[3]) < near;
  return isSameLine && Math.abs(other[0] - one[2]) < near;
}

const around = (one: Place, other: Place): Place => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];
