// The thread of its own that reads PDFs: what its parser changes of JSON and of lists is changed nowhere else.
import { parentPort } from 'node:worker_threads';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadPage, ReadPdf } from './readPdf.ts';

interface Node {
  readonly role?: string;
  readonly type?: string;
  readonly title?: string;
  readonly children?: readonly Node[];
}

const hasContent = (node: Node): boolean => node.type !== undefined || (node.children ?? []).some(hasContent);

const rolesIn = (node: Node): readonly string[] =>
  hasContent(node) ? [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesIn)] : [];

interface Bookmark {
  readonly title: string;
  readonly items: readonly Bookmark[];
}

const titlesIn = ({ title, items }: Bookmark): readonly string[] => [title, ...items.flatMap(titlesIn)];

/** Glyph 0 of each font. */
function boxesIn({
  fnArray,
  argsArray,
}: {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}) {
  const shown = argsArray.filter((_, index) => fnArray[index] === OPS.showText).flat(2);
  return shown.filter((glyph) => (glyph as { originalCharCode?: number } | null)?.originalCharCode === 0)
    .length;
}

async function read(bytes: Uint8Array): Promise<ReadPdf> {
  const reading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await reading.promise;
  const { info, metadata } = await file.getMetadata();
  const preferences: { DisplayDocTitle?: boolean } | null = await file.getViewerPreferences();
  const pages: ReadPage[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const annotations = await page.getAnnotations();
    pages.push({
      text: (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join(''),
      roles: rolesIn(await page.getStructTree()),
      links: annotations.flatMap(({ url }: { url?: string }) => url ?? []),
      isAcross: right - left > top - bottom,
      boxes: boxesIn(await page.getOperatorList()),
    });
  }
  const said = {
    info: info as Readonly<Record<string, unknown>>,
    xmp: String(metadata.getRaw()),
    isTagged: (await file.getMarkInfo())?.Marked,
    showsTitle: preferences?.DisplayDocTitle === true,
    bookmarks: ((await file.getOutline()) as Bookmark[] | null)?.flatMap(titlesIn) ?? [],
    pages,
  };
  await reading.destroy();
  return said;
}

parentPort?.on('message', ({ id, bytes }: { readonly id: number; readonly bytes: Uint8Array }) => {
  read(bytes).then(
    (pdf) => parentPort?.postMessage({ id, pdf }),
    (error: unknown) => parentPort?.postMessage({ id, error }),
  );
});
