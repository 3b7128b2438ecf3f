// A command whose answer is as many MiB as one likes: „riesig“ has a table for files only.
import { type Catalogue, createCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { count, defineCommand, sentence, text } from '../../src/kit/index.ts';

const words = { de: ['x'], en: ['x'] } as const;
const plain = {
  summary: { de: 'x', en: 'x' },
  usage: words,
  arguments: {},
  examples: { de: [{ ask: 'x', answer: ['x'] }], en: [{ ask: 'x', answer: ['x'] }] },
} as const;

const rowsPerMib = 105;

/** Its CSV is a little more than so many MiB; „hilfe“ is short. */
export function hugeCatalogue(mib: number): Catalogue {
  const row = (index: number) => [count(index), text('x'.repeat(10_000))];
  const rows = Array.from({ length: mib * rowsPerMib }, (_, index) => row(index));
  return createCatalogue([
    defineCommand({
      ...plain,
      name: { de: ['riesig'], en: ['huge'] },
      run: ({ lang }) => ({
        lang,
        headline: sentence`Riesig`,
        tables: [{ columns: ['Nr.', 'Text'], rows, only: 'files' }],
      }),
    }),
    defineCommand({
      ...plain,
      name: { de: ['hilfe'], en: ['help'] },
      run: ({ lang }) => ({ lang, headline: sentence`Hilfe` }),
    }),
  ]);
}

/** „lang“ has so many rows for the chat. */
export function longCatalogue(count: number): Catalogue {
  const rows = Array.from({ length: count }, (_, index) => [text(`Zeile ${index} mit einigen Worten`)]);
  return createCatalogue([
    defineCommand({
      ...plain,
      name: { de: ['lang'], en: ['long'] },
      run: ({ lang }) => ({
        lang,
        headline: sentence`Lang`,
        tables: [{ columns: ['a'], rows, whole: true }],
      }),
    }),
  ]);
}
