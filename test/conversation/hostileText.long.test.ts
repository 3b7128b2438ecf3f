// Whatever the service writes into its texts: it is shown, and does nothing.
// @module-tag long
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { startHostileFactsServer } from '../support/hostileFactsServer.ts';
import { openOffice } from '../support/office.ts';

const { commands } = await loadCatalogue();

describe.each(commands.map((command) => [command.name.de[0], command] as const))('%s', (_, { examples }) => {
  test('does no harm with what the service sends', async () => {
    const hostile = await startHostileFactsServer();
    const office = await openOffice({ factsUrl: hostile.baseUrl });
    for (const { ask } of examples.de) {
      const answer = await office.ask(ask, { channel: 'umzug' });
      const said = answer.replace(/\[↩ [^\]]*\]\(#narrow[^)]*\)/g, '');
      expect(said).not.toMatch(/@\*\*|#\*\*|:smile:|<b>|\$\$|~~~|\*\*dick|^\/(?:poll|me)\b/m);
      expect(said).not.toMatch(/https?:\/\/evil\.example|\]\((?!h|#|\/user_uploads\/)/);
      expectWholeTables(said);
      expectWholeSpoilers(said);
    }
    await hostile.close();
    const own = office.chat.messages().filter(({ senderId }) => senderId === office.chat.amtsbot.userId);
    const flags = own.flatMap(({ rows }) => [...rows.values()].flatMap((set) => [...set]));
    expect(flags.filter((flag) => flag.endsWith('mentioned'))).toEqual([]);
  });
});

/** Every row of a table has as many cells as its header. */
function expectWholeTables(said: string): void {
  let columns: number | undefined;
  for (const line of said.split('\n')) {
    if (!line.startsWith('|')) {
      expect(line).not.toContain('|');
      columns = undefined;
      continue;
    }
    const cells = line.split('|').length;
    columns ??= cells;
    expect(cells).toBe(columns);
  }
}

/** Each spoiler that begins ends, and nothing else has three backticks. */
function expectWholeSpoilers(said: string): void {
  const fences = said.split('\n').filter((line) => line.includes('```'));
  fences.forEach((fence, index) => {
    if (index % 2 === 0) expect(fence).toMatch(/^```spoiler /);
    else expect(fence).toBe('```');
  });
  expect(fences.length % 2).toBe(0);
}
