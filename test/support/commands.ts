// Commands that the product does not have: one with a long answer, one that changes something, some with bugs.
import { type Catalogue, createCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { defineCommand, sentence, text } from '../../src/kit/index.ts';

const words = { de: ['x'], en: ['x'] } as const;
const plain = {
  summary: { de: 'x', en: 'x' },
  usage: words,
  arguments: {},
  examples: { de: [{ ask: 'x', answer: ['x'] }], en: [{ ask: 'x', answer: ['x'] }] },
} as const;

function bug(): never {
  throw new TypeError('a bug');
}

/** How often the command that changes something has run. */
export interface Runs {
  count: number;
}

export function testCatalogue(runs: Runs = { count: 0 }): Catalogue {
  const rows = Array.from({ length: 400 }, (_, index) => [text(`Zeile ${index} ${'x'.repeat(50)}`)]);
  return createCatalogue([
    defineCommand({
      ...plain,
      name: { de: ['langes'], en: ['long'] },
      run: ({ lang }) => ({
        lang,
        headline: sentence`Lang`,
        tables: [{ columns: ['a'], rows, whole: true }],
      }),
    }),
    defineCommand({
      ...plain,
      name: { de: ['ändern'], en: ['change'] },
      changes: true,
      run: ({ lang }) => {
        runs.count += 1;
        return { lang, headline: sentence`Geändert` };
      },
    }),
    defineCommand({
      ...plain,
      name: { de: ['unlesbar'], en: ['unreadable'] },
      arguments: { x: { recogniser: { find: bug, show: bug }, label: { de: 'x', en: 'x' } } },
      run: bug,
    }),
    defineCommand({
      ...plain,
      name: { de: ['undruckbar'], en: ['unprintable'] },
      // A document that no rendering knows.
      run: ({ lang }) => ({ lang, headline: [JSON.parse('{"strong":null}') as string] }),
    }),
    defineCommand({
      ...plain,
      name: { de: ['kaputt'], en: ['broken'] },
      run: bug,
    }),
  ]);
}
