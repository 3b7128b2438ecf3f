// The typesetter: a sheet as a PDF/UA-1 file. The only file that imports Typst, and only a process of its own loads it.
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import type { Sheet } from './sheet.ts';

/** Not among the sources: the build copies it. */
const folder = new URL('../../../assets/pdf/', import.meta.url);

/** The text goes in as data, so markup in it stays text. Throws on anything that would not be accessible. */
export function typeset(sheet: Sheet, fonts: readonly Buffer[]): Uint8Array {
  const compiler = NodeCompiler.create({
    workspace: fileURLToPath(folder),
    fontArgs: [{ fontBlobs: [...fonts] }],
  });
  const compiled = compiler.compile({
    mainFilePath: fileURLToPath(new URL('answer.typ', folder)),
    inputs: { sheet: JSON.stringify(sheet) },
  });
  // A warning may be a font that is not there.
  const complaint = compiled.takeError() ?? compiled.takeWarnings();
  if (complaint) throw new Error(`The document cannot be typeset: ${reasons(complaint)}`);
  if (!compiled.result) throw new Error('The document cannot be typeset');
  return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
}

function reasons(complaint: NodeError): string {
  return JSON.stringify(complaint.shortDiagnostics);
}
