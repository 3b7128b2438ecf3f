// What a PDF says of itself and what stands in it, read with a parser that is not the writer's.
import { Worker } from 'node:worker_threads';

export interface ReadPage {
  readonly text: string;
  /** The roles of the structure tree that have content on this page, from the outside in. */
  readonly roles: readonly string[];
  /** One for each area to click. */
  readonly links: readonly string[];
  readonly isAcross: boolean;
  /** How often a box stands for what a font does not have. */
  readonly boxes: number;
}

export interface ReadPdf {
  readonly info: Readonly<Record<string, unknown>>;
  readonly xmp: string;
  readonly isTagged: boolean | undefined;
  readonly showsTitle: boolean;
  /** Titles of the bookmarks, each followed by those below it. */
  readonly bookmarks: readonly string[];
  readonly pages: readonly ReadPage[];
}

interface Waiting {
  readonly resolve: (pdf: ReadPdf) => void;
  readonly reject: (reason: unknown) => void;
}

interface Reply {
  readonly id: number;
  readonly pdf?: ReadPdf;
  readonly error?: unknown;
}

let reader: Worker | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

/** In a thread of its own: the parser writes JSON and lists anew for old browsers, and all that use them get slower. */
export function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  reader ??= startReader();
  const id = (count += 1);
  const read = new Promise<ReadPdf>((resolve, reject) => waiting.set(id, { resolve, reject }));
  reader.ref();
  reader.postMessage({ id, bytes });
  return read;
}

function startReader(): Worker {
  const worker = new Worker(new URL('pdfReader.js', import.meta.url), { execArgv: [] });
  worker.on('message', ({ id, pdf, error }: Reply) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    // Nothing waits for a thread that has nothing to read.
    if (waiting.size === 0) worker.unref();
    if (pdf) resolve?.(pdf);
    else reject?.(error);
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    reader = undefined;
  });
  return worker;
}
