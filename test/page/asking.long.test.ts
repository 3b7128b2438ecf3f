// The page in a real browser: ask, read the answer, open what is in it, change what one wrote, be somebody else.
// @module-tag long
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { saturday, until } from '../support/office.ts';
import { ask, closeBrowser, noBrowser, openPage } from './browser.ts';

const inFragen = '#narrow/channel/7-umzug/topic/Fragen';
const pair = 'halteverbot köln münchen';

afterAll(closeBrowser);

describe.skipIf(noBrowser)('asking on the page', () => {
  test('a question in a channel carries the mention, and its answer is a table', async () => {
    const { page, office, complaints } = await openPage(inFragen);
    await page.getByRole('heading', { name: '#umzug › Fragen' }).waitFor();
    await ask(page, pair, '21 Tage Vorlauf');
    expect(office.chat.messages()[0]?.content).toBe(`@**Amtsbot** ${pair}`);
    await page.getByRole('columnheader', { name: 'Köln' }).waitFor();
    await page.getByRole('cell', { name: 'Gebühr', exact: true }).waitFor();
    await page.locator('.user-mention', { hasText: '@Amtsbot' }).waitFor();
    await page.locator('#live', { hasText: 'Amtsbot: 21 Tage Vorlauf' }).waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
  });

  test('spoilers are folded, open, and stay open when something new comes', async () => {
    const { page } = await openPage('#narrow/dm/21');
    await ask(page, 'halteverbot köln münchen 2027-06-01', 'Sicher beantragt bis');
    const fold = page.locator('details').last();
    expect(await fold.getAttribute('open')).toBeNull();
    await fold.locator('summary').click();
    await fold.locator('.spoiler-content').waitFor();
    await ask(page, 'hilfe', 'Das können Sie mich fragen');
    expect(await page.locator('details[open]').count()).toBe(1);
  });

  test('a PDF can be opened', async () => {
    const { page } = await openPage('#narrow/dm/21');
    await ask(page, `${pair} pdf`, 'Als PDF:');
    const link = page.getByRole('link', { name: /\.pdf$/ });
    const href = await link.getAttribute('href');
    const opened = page.context().waitForEvent('page');
    const answered = page.context().waitForEvent('response', (response) => response.url().includes('.pdf'));
    await link.click();
    await opened;
    const response = await answered;
    expect(response.url()).toContain(href);
    expect([response.status(), await response.headerValue('content-type')]).toEqual([200, 'application/pdf']);
    const file = await page.context().request.get(response.url());
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('an uploaded image is shown, from its thumbnail, with a name', async () => {
    const { page, office } = await openPage('#narrow/dm/21', { office: { withoutBot: true } });
    const { chat } = office;
    const bytes = readFileSync(new URL('../../assets/emoji/amtsbot.png', import.meta.url));
    const file = { filename: 'amtsbot.png', contentType: 'image/png', bytes };
    const url = chat.as(chat.people.max).upload(file);
    const thumbnail = url.replace('/user_uploads/', '/user_uploads/thumbnail/') + '/840x560.webp';
    chat.as(chat.people.max).sendDirect([chat.amtsbot], 'BILD');
    await page.route('**/api/v1/messages?*', async (route) => {
      const response = await route.fetch();
      // As Zulip renders an image.
      const html = `<div class=\\"message_inline_image\\"><a href=\\"${url}\\" title=\\"Bild\\"><img src=\\"${thumbnail}\\"></a></div>`;
      await route.fulfill({ response, body: (await response.text()).replace('<p>BILD</p>', html) });
    });
    await page.reload();
    const image = page.getByRole('img', { name: 'Bild' });
    await image.waitFor();
    await expect
      .poll(() => image.evaluate<number, { naturalWidth?: number }>((one) => one.naturalWidth ?? 0))
      .toBe(64);
    await image.click();
    const large = page.getByRole('dialog', { name: 'Bild' });
    await large.getByRole('img', { name: 'Bild' }).waitFor();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'hidden' });
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('a tall image is enlarged to what can be read, and is scrolled', async () => {
    const { page, office } = await openPage('#narrow/dm/21', { office: { withoutBot: true } });
    const bytes = await page.screenshot({ clip: { x: 0, y: 0, width: 100, height: 700 } });
    const max = office.chat.as(office.chat.people.max);
    const url = max.upload({ filename: 'hoch.png', contentType: 'image/png', bytes });
    max.sendDirect([office.chat.amtsbot], `[hoch.png](${url})`);
    await page.getByRole('img', { name: 'hoch.png' }).click();
    const large = page.getByRole('dialog', { name: 'hoch.png' });
    const shownHeight = async () => (await large.getByRole('img').boundingBox())?.height;
    await expect.poll(shownHeight).toBeGreaterThan(700);
    await page.mouse.wheel(0, 500);
    await large.getByRole('button', { name: 'Schließen' }).click();
    await large.waitFor({ state: 'hidden' });
  });

  test('on a phone a wide image is enlarged beyond the window', async () => {
    const browser = { viewport: { width: 390, height: 844 } };
    const { page, office } = await openPage('#narrow/dm/21', { browser, office: { withoutBot: true } });
    await page.setViewportSize({ width: 1_000, height: 400 });
    const bytes = await page.screenshot();
    await page.setViewportSize(browser.viewport);
    const max = office.chat.as(office.chat.people.max);
    const url = max.upload({ filename: 'breit.png', contentType: 'image/png', bytes });
    max.sendDirect([office.chat.amtsbot], `[breit.png](${url})`);
    await page.getByRole('img', { name: 'breit.png' }).click();
    const shown = page.getByRole('dialog', { name: 'breit.png' }).getByRole('img');
    await expect.poll(async () => (await shown.boundingBox())?.width).toBeGreaterThan(700);
  });

  test('one reacts, edits and deletes; the address stays where it leads', async () => {
    const { page, office } = await openPage('#narrow/channel/9-allgemein/topic/Kaffee');
    const bot = office.chat.amtsbot.email;
    const box = page.getByRole('textbox', { name: /^Nachricht an #allgemein › Kaffee/ });
    await box.fill('Gibt es Kaffee?');
    await box.press('Enter');
    const message = page.getByRole('article').filter({ hasText: 'Kaffee?' });
    await message.hover();
    await message.getByRole('button', { name: 'Gefällt mir' }).click();
    await message.getByRole('button', { name: ':+1:, 1', pressed: true }).click();
    await message.getByRole('button', { name: ':+1:, 1' }).waitFor({ state: 'detached' });

    await message.getByRole('button', { name: 'Bearbeiten' }).click();
    await page.getByRole('textbox', { name: 'Nachricht bearbeiten' }).fill('Gibt es **Tee**?');
    await page.getByRole('button', { name: 'Speichern' }).click();
    const edited = page.getByRole('article').filter({ hasText: 'Gibt es Tee?' });
    await edited.locator('strong', { hasText: 'Tee' }).waitFor();
    await edited.hover();
    office.chat.setClock(() => saturday.getTime() + 3_600_000);
    await edited.getByRole('button', { name: 'Bearbeiten' }).click();
    const late = page.getByRole('textbox', { name: 'Nachricht bearbeiten' });
    await late.fill('Zu spät');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('alert').filter({ hasText: 'Das ging nicht: The time limit' }).waitFor();
    expect(await late.inputValue()).toBe('Zu spät');
    // An hour later the server has forgotten the page's queue, if it did not poll at that moment: nothing goes with it.
    const pages = () =>
      office.chat.requests.filter(({ path, who }) => path === 'register' && who !== bot).length;
    const before = pages();
    office.chat.dropQueues();
    await until(() => pages() > before, 'a new queue of the page');
    await page.waitForTimeout(500);
    expect(
      await page.getByRole('alert').filter({ hasText: 'Das ging nicht: The time limit' }).isVisible(),
    ).toBe(true);
    expect(await late.inputValue()).toBe('Zu spät');
    await late.press('Escape');
    office.chat.setClock(() => saturday.getTime());
    await edited.getByRole('button', { name: 'Löschen' }).click();
    expect(office.chat.messages()).toHaveLength(1);
    await edited.getByRole('button', { name: 'Wirklich löschen?' }).click();
    await until(() => office.chat.messages().length === 0, 'the message to go');
    await page.getByText('Hier steht noch nichts.').waitFor();
  });

  test('others see other channels, and English is there too', async () => {
    const { page, complaints } = await openPage(inFragen);
    const list = page.getByRole('navigation');
    await list.getByRole('link', { name: 'personal' }).waitFor();
    await page.getByLabel('Sie sind').selectOption({ label: 'Gisela Gast (Gast)' });
    await list.getByRole('link', { name: 'personal' }).waitFor({ state: 'detached' });
    await page.getByLabel('Sprache').selectOption('en');
    await list.getByRole('heading', { name: 'Channels' }).waitFor();
    await page.getByRole('button', { name: 'Send' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('what is said elsewhere is told with its place, and the bot is seen with its picture and status', async () => {
    const chatOptions = { account: 'human' } as const;
    const { page, office } = await openPage(inFragen, { office: { withoutBot: true, chat: chatOptions } });
    await page.getByRole('heading', { name: '#umzug › Fragen' }).waitFor();
    const amtsbot = office.chat.as(office.chat.amtsbot);
    amtsbot.setStatus({ status_text: 'bereit', emoji_name: 'office' });
    amtsbot.send({ channel: 'allgemein', topic: 'Kaffee', content: 'Es gibt Kaffee.' });
    const told = page.locator('#live', { hasText: 'Amtsbot (#allgemein › Kaffee): Es gibt Kaffee.' });
    await told.waitFor({ state: 'attached' });
    const link = page.getByRole('link', { name: 'Amtsbot (bereit)' });
    await link.locator('svg.icon').waitFor();
    await link.click();
    await page.locator('#subtitle', { hasText: 'bereit' }).waitFor();
    const picture = await page.context().request.get(`${office.chat.url}/user_avatars/2/21.png`);
    expect((await picture.body()).subarray(1, 4).toString()).toBe('PNG');
  });

  test('channels are listed in their folder, with the topics in them', async () => {
    const { page, office } = await openPage('', { office: { withoutBot: true } });
    const { chat } = office;
    const folderId = chat.as(chat.people.erika).createFolder('Bürgerservice');
    chat.as(chat.people.max).send({ channel: 'umzug', topic: 'Fragen', content: 'Moin' });
    const { email, apiKey } = chat.people.erika;
    await fetch(`${chat.url}/api/v1/streams/7`, {
      method: 'PATCH',
      headers: { authorization: `Basic ${btoa(`${email}:${apiKey}`)}` },
      body: new URLSearchParams({ folder_id: String(folderId) }),
    });
    const folder = page.getByRole('region', { name: 'Bürgerservice' });
    await folder.getByRole('link', { name: 'umzug' }).waitFor();
    await folder.getByRole('link', { name: 'Fragen' }).click();
    await page.getByRole('heading', { name: '#umzug › Fragen' }).waitFor();
    await page.getByRole('region', { name: 'Kanäle' }).getByRole('link', { name: 'allgemein' }).waitFor();
  });

  test('what a hostile message brings stays text', async () => {
    const { page, office } = await openPage('#narrow/dm/21');
    const shown = `<img src=x onerror="document.title='no'"> <script>document.title='no'</script>`;
    await page.evaluate(
      `import('/sandbox/page/html.js').then(({ safeContent }) => document.getElementById('empty').append(
        safeContent(${JSON.stringify(`${shown}<a href="javascript:alert(1)" onclick="x()">a</a><svg onload="x()">`)}, { resolveFile() {} })))`,
    );
    office.say(shown);
    await page.getByText('onerror').waitFor();
    expect(
      await page.locator('[onerror], [onclick], [onload], #main script, #empty svg, .content svg').count(),
    ).toBe(0);
    expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
    expect(await page.title()).not.toBe('no');
  });
});
