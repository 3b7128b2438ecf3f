// Text as blocks: whoever recognises a block first makes elements of it. What it does not use goes back.
import { heading, indentedCode, nothing, paragraph, quote, rule } from './blockRules.ts';
import { indentedInList, orderedList, unorderedList } from './lists.ts';
import type { BlockRule, Place, Surroundings } from './place.ts';
import { table } from './tables.ts';
import type { Element } from './tree.ts';

const rules: readonly BlockRule[] = [
  nothing,
  indentedInList,
  indentedCode,
  heading,
  table,
  rule,
  orderedList,
  unorderedList,
  quote,
  paragraph,
];
const deepest = 60;

/** Adds to the parent what the text says. */
export function parseBlocks(parent: Element, text: string, within: Surroundings): void {
  parseAt(0, parent, text.split('\n\n'), within);
}

function parseAt(depth: number, parent: Element, blocks: readonly string[], within: Surroundings): void {
  const rest = [...blocks];
  const parse: Place['parse'] = (...nested) => parseAt(depth + 1, ...nested);
  for (let block = rest.shift(); block !== undefined; block = rest.shift()) {
    const text = block;
    const place = { parent, rest, within, parse };
    // Endless nesting is nobody's wish.
    if (depth > deepest) paragraph(text, place);
    else rules.find((recognises) => recognises(text, place));
  }
}
