// Where a block of text stands, and what a kind of block does with it.
import type { Element } from './tree.ts';

/** What a block stands in; in a tight list text becomes no paragraph. */
export type Surroundings = 'document' | 'quote' | 'tight list' | 'loose list' | 'list item';

export interface Place {
  readonly parent: Element;
  /** The blocks after this one. */
  readonly rest: string[];
  readonly within: Surroundings;
  readonly parse: (parent: Element, blocks: readonly string[], within: Surroundings) => void;
}

/** Whether the block was recognised. */
export type BlockRule = (block: string, place: Place) => boolean;
