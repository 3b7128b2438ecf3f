// The typesetter: a sheet as a PDF/UA-1 file. The only file that imports Typst, and only a process of its own loads it.
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeError, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Sheet } from './sheet.ts';

/** Not among the sources: the build copies it. */
const folder = new URL('../../../assets/pdf/', import.meta.url);

/** The text goes in as data, so markup in it stays text. Throws on anything that would not be accessible. */
export function typeset(sheet: Sheet, fonts: readonly Buffer[]): Uint8Array {
  const compiler = NodeCompiler.create({
    workspace: fileURLToPath(folder),
    fontArgs: [{ fontBlobs: [...fonts] }],
  });
  const pagesOf = (isDense: boolean): NodeTypstDocument => {
    const compiled = compiler.compile({
      mainFilePath: fileURLToPath(new URL('answer.typ', folder)),
      inputs: { sheet: JSON.stringify({ ...sheet, isDense }) },
    });
    // A warning may be a font that is not there.
    const complaint = compiled.takeError() ?? compiled.takeWarnings();
    if (complaint) throw new Error(`The document cannot be typeset: ${reasons(complaint)}`);
    if (!compiled.result) throw new Error('The document cannot be typeset');
    return compiled.result;
  };
  const airy = pagesOf(false);
  // What a little less air brings onto one page, or one page fewer, is not spread over two.
  const dense = airy.numOfPages > 1 && airy.numOfPages <= mostPagesToSave ? pagesOf(true) : airy;
  const result = dense.numOfPages < airy.numOfPages ? dense : airy;
  return compiler.pdf(result, { pdfStandard: 'ua-1' });
}

/** In a longer document, a page more or less is none to look at. */
const mostPagesToSave = 6;

function reasons(complaint: NodeError): string {
  return JSON.stringify(complaint.shortDiagnostics);
}
