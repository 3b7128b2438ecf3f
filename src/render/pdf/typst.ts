// The typesetter: a sheet as a PDF. The only file that imports Typst, and only a process of its own loads it.
// As WebAssembly, so that one and the same program runs on every machine.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { initSync, TypstCompilerBuilder, type TypstCompileWorld } from '@myriaddreamin/typst-ts-web-compiler';
import type { Sheet } from './sheet.ts';

const require = createRequire(import.meta.url);
const program = require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm');

/** Not among the sources: the build copies it. */
const template = new URL('../../../assets/pdf/answer.typ', import.meta.url);

/** As the typesetter names them. */
const paged = 0;
const asPdf = 1;
const asObjects = 3;

/** The text goes in as data, so markup in it stays text. Throws on anything that cannot be set as it should be. */
export async function typeset(sheet: Sheet, fonts: readonly Uint8Array[]): Promise<Uint8Array> {
  // For one or two pages, better machine code is made longer than it runs: less than half the time, and 50 MB less.
  setFlagsFromString('--no-wasm-tier-up --no-wasm-dynamic-tiering');
  initSync({ module: readFileSync(program) });
  const builder = new TypstCompilerBuilder();
  // It reads no files.
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  compiler.add_source('/answer.typ', readFileSync(template, 'utf8'));
  const pagesOf = (isDense: boolean): Pages => {
    const inputs = [['sheet', JSON.stringify({ ...sheet, isDense })]];
    return laidOut(compiler.snapshot('/', '/answer.typ', inputs));
  };
  const airy = pagesOf(false);
  // What a little less air brings onto one page, or one page fewer, is not spread over two.
  const dense = airy.count > 1 && airy.count <= mostPagesToSave ? pagesOf(true) : airy;
  return (dense.count < airy.count ? dense : airy).toPdf();
}

/** In a longer document, a page more or less is none to look at. */
const mostPagesToSave = 6;

interface Pages {
  readonly count: number;
  readonly toPdf: () => Uint8Array;
}

function laidOut(world: TypstCompileWorld): Pages {
  const { diagnostics } = world.compile(paged, asObjects) as { readonly diagnostics: readonly unknown[] };
  // A warning may be a font that is not there.
  if (diagnostics.length > 0)
    throw new Error(`The document cannot be typeset: ${JSON.stringify(diagnostics)}`);
  const feet = JSON.parse(world.query(paged, '<foot>')) as readonly unknown[];
  return {
    count: feet.length,
    toPdf: () => (world.get_artifact(asPdf, asObjects) as { readonly result: Uint8Array }).result,
  };
}
