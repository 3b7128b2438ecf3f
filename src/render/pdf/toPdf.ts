// An answer as a PDF: made in a process of its own, which loads the typesetter and ends with it.
import type { Document } from '../../document/index.ts';
import { inChild } from '../inChild.ts';
import type { Order } from './child.ts';
import type { About } from './sheet.ts';

export type { About } from './sheet.ts';

const child = new URL('./child', import.meta.url);

/** The whole document on paper, nothing folded, as an accessible file (PDF/UA-1). Rejects when it is aborted. */
export function toPdf(document: Document, about: About, signal: AbortSignal): Promise<Uint8Array> {
  return inChild(child, { document, about } satisfies Order, signal);
}
