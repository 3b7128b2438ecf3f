// An answer as a picture: drawn in a process of its own, because what draws it is large and seldom needed.
import type { Document } from '../../document/index.ts';
import { inChild } from '../inChild.ts';
import { altText } from './altText.ts';
import { chartOf } from './chartOf.ts';
import { type ChartAbout, footOf } from './foot.ts';
import type { Picture } from './layout.ts';

export type { ChartAbout } from './foot.ts';

const child = new URL('./child', import.meta.url);

export interface Chart {
  readonly png: Uint8Array;
  /** The same in words, one line without brackets. Foreign text: to be escaped like any other. */
  readonly alt: string;
}

/** The table that wants to be a chart as one; undefined when there is nothing to draw. Rejects when it is aborted. */
export async function toChart(
  document: Document,
  about: ChartAbout,
  signal: AbortSignal,
): Promise<Chart | undefined> {
  const data = chartOf(document, about.title);
  if (!data) return undefined;
  const picture: Picture = { data, foot: footOf(document, about, data) };
  const png = await inChild(child, picture, signal);
  return { png, alt: altText(data) };
}
