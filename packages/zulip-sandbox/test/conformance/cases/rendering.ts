// POST /messages/render: the HTML that a server makes of Markdown.
import { expect } from 'vitest';
import { recordedRenderings } from '../../markdown/renderings.ts';
import { from, recording, type Subject } from '../case.ts';

const recorded = from(recording);
const docs = from('https://zulip.com/api/render-message');

/** Those with channels, accounts, addresses or emoji of the server that they were recorded on are of no use elsewhere. */
const isOfThere = (content: string) =>
  /K-sub|K-priv|Amtsbot|narrow|zulip\.example|x\.png|amt_neu/.test(content);

export const rendering: Subject = {
  name: 'rendering',
  cases: [
    ...recordedRenderings
      .filter(([content]) => !isOfThere(content))
      .map(([content, html]) =>
        recorded(JSON.stringify(content), async ({ bot }) => {
          const { body } = await bot.call('POST', 'messages/render', { content });
          expect(body['rendered']).toBe(html);
        }),
      ),
    docs('names an account by its id', async ({ bot, anna }) => {
      const { body } = await bot.call('POST', 'messages/render', { content: `@**${anna.fullName}**` });
      const id = `data-user-id="${anna.userId}"`;
      expect(body['rendered']).toBe(`<p><span class="user-mention" ${id}>@${anna.fullName}</span></p>`);
    }),
    docs('links a channel', async ({ bot, shared }) => {
      const { body } = await bot.call('POST', 'messages/render', { content: `#**${shared.name}**` });
      expect(body['rendered']).toContain(`data-stream-id="${shared.id}"`);
      expect(body['rendered']).toContain(`#${shared.name}</a>`);
    }),
    recorded('mentions everyone without asking who may', async ({ bot }) => {
      const { body } = await bot.call('POST', 'messages/render', { content: '@**all**' });
      const span = '<span class="user-mention channel-wildcard-mention" data-user-id="*">@all</span>';
      expect(body['rendered']).toBe(`<p>${span}</p>`);
    }),
    docs('notifies nobody', async ({ bot, anna, listen }) => {
      const queue = await listen(anna);
      await bot.call('POST', 'messages/render', { content: `@**${anna.fullName}**` });
      expect(await queue.heard()).toEqual([]);
    }),
    docs('needs something to render', async ({ bot, expectRefusal }) => {
      const code = 'REQUEST_VARIABLE_MISSING';
      const answer = await bot.call('POST', 'messages/render');
      expectRefusal(answer, "Missing 'content' argument", code, 400, { var_name: 'content' });
    }),
  ],
};
