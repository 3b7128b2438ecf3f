// The side panel: what the bot asked, and the switches that break things.
// @module-tag long
import { get } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { openOffice, until } from '../support/office.ts';
import { ask, closeBrowser, noBrowser, openPage } from './browser.ts';

afterAll(closeBrowser);

describe.skipIf(noBrowser)('behind the scenes', () => {
  test('the requests to both services are there, the newest first', async () => {
    const { page } = await openPage('#narrow/dm/21');
    await page.getByRole('button', { name: 'Hinter den Kulissen' }).click();
    await ask(page, 'halteverbot köln münchen', '21 Tage Vorlauf');
    const rows = page.getByRole('row');
    await rows
      .filter({ hasText: 'Fakten' })
      .filter({ hasText: 'GET calculator/halteverbot/' })
      .first()
      .waitFor();
    await rows.filter({ hasText: 'Chat' }).filter({ hasText: 'POST messages' }).first().waitFor();
  });

  test('a facts service that is switched off stays away until it is switched on', async () => {
    const { page, office } = await openPage('#narrow/dm/21');
    await page.getByRole('button', { name: 'Hinter den Kulissen' }).click();
    const down = page.getByRole('switch', { name: 'Faktendienst antwortet nicht' });
    await down.check();
    await ask(page, 'halteverbot köln münchen', 'Der Faktendienst antwortet gerade nicht.');
    await page.getByRole('cell', { name: 'abgebrochen' }).first().waitFor();
    await down.uncheck();
    await expect.poll(async () => (await fetch(`${office.facts.baseUrl}/`)).status).toBe(200);
  });

  test('an amount that changes is told to who has subscribed to it', async () => {
    const { page, office } = await openPage('#narrow/dm/21');
    await page.getByRole('button', { name: 'Hinter den Kulissen' }).click();
    const raise = page.getByRole('button', { name: 'Ein Betrag ändert sich' });
    await raise.click();
    await page.getByText('Erst etwas fragen, das einen Betrag hat.').first().waitFor();
    await ask(page, 'halteverbot köln münchen', '21 Tage Vorlauf');
    const answer = page.locator('article, li').filter({ hasText: '21 Tage Vorlauf' }).last();
    await answer.hover();
    await answer.getByRole('button', { name: 'Bei Änderung melden' }).click();
    await page.getByText('Abonniert:').first().waitFor();
    await raise.click();
    await page.getByText('Im Faktendienst sind es jetzt').first().waitFor();
    await office.tick('notices');
    await page.getByText('Geändert bei Halteverbot Köln – München').first().waitFor();
  });

  test('lost queues and another level are survived by page and bot', async () => {
    const { page, office } = await openPage('#narrow/dm/21');
    await page.getByRole('button', { name: 'Hinter den Kulissen' }).click();
    await page.getByRole('button', { name: 'Ereignisschlangen verlieren' }).click();
    await page.getByLabel('Stand des Servers').selectOption('371');
    await page.getByRole('button', { name: 'Neu starten' }).click();
    await page.locator('#level[data-level="371"]').waitFor();
    await ask(page, 'halteverbot köln münchen', '21 Tage Vorlauf');
    const registered = () => office.chat.requests.filter(({ path }) => path === 'register').length;
    await until(() => registered() >= 4, 'new queues of both');
  });
});

test.skipIf(noBrowser)('the bot gets the other kind of account where one can begin anew', async () => {
  const wanted: string[] = [];
  const { page } = await openPage('#narrow/dm/21', {
    office: { withoutBot: true },
    restartAs: (account) => void wanted.push(account),
  });
  await page.getByRole('button', { name: 'Hinter den Kulissen' }).click();
  await page.getByLabel('Konto des Bots').selectOption('gewöhnlich');
  await page.getByRole('button', { name: 'Neu beginnen' }).click();
  expect(wanted).toEqual([]);
  await page.getByRole('button', { name: 'Wirklich?' }).click();
  await expect.poll(() => wanted).toEqual(['human']);
  await page.locator('#done', { hasText: 'Alles beginnt von vorn' }).waitFor();
  // It asks each time, and says of what.
  await page.getByRole('button', { name: 'Neu beginnen' }).click();
  await page.getByText('Alles Gesagte geht dabei verloren.').waitFor();
  expect(wanted).toHaveLength(1);
});

test('the keys are for pages of this machine alone', async () => {
  const { chat } = await openOffice({ withoutBot: true });
  const status = (headers: Record<string, string>) =>
    new Promise((resolve, reject) => {
      get(`${chat.url}/sandbox/world`, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', reject);
    });
  expect(await status({})).toBe(200);
  expect(await status({ origin: chat.url })).toBe(200);
  expect(await status({ origin: 'https://example.com' })).toBe(403);
  expect(await status({ host: 'example.com' })).toBe(403);
});
