// What one writes on the page beside questions: files, that one is typing; and reading far back.
// @module-tag long
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { type Office, until } from '../support/office.ts';
import { closeBrowser, noBrowser, openPage } from './browser.ts';

const inFragen = '#narrow/channel/7-umzug/topic/Fragen';
const withoutBot = { office: { withoutBot: true } };
const icon = new URL('../../assets/emoji/amtsbot.png', import.meta.url);

const boxOf = (page: Page) => page.getByRole('textbox', { name: /^Nachricht an/ });

afterAll(closeBrowser);

describe.skipIf(noBrowser)('files', () => {
  test('a chosen one is uploaded, sent with the message, and shown', async () => {
    const { page, office, complaints } = await openPage(inFragen, withoutBot);
    const box = boxOf(page);
    await box.fill('Der Plan: ');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Datei anhängen' }).click();
    await (await choosing).setFiles(icon.pathname);
    await expect.poll(() => box.inputValue()).toMatch(/^Der Plan: \[amtsbot\.png\]\(\/user_uploads\/\S+\)$/);
    await page.locator('#live', { hasText: 'amtsbot.png ist hochgeladen.' }).waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: 'amtsbot.png' }).waitFor();
    expect(office.chat.messages()[0]?.content).toContain('Der Plan: [amtsbot.png](/user_uploads/');
    expect(complaints).toEqual([]);
  });

  test('pasted and dropped ones, too; a link to each stands where the caret was', async () => {
    const { page } = await openPage('#narrow/dm/11', withoutBot);
    const box = boxOf(page);
    await box.fill('vorne, hinten');
    await box.press('Home');
    for (let presses = 0; presses < 'vorne'.length; presses += 1) await box.press('ArrowRight');
    await page.evaluate(`(() => {
      const files = new DataTransfer();
      files.items.add(new File(['a'], 'a.txt'));
      const paste = new ClipboardEvent('paste', { clipboardData: files, cancelable: true });
      document.activeElement.dispatchEvent(paste);
    })()`);
    await expect.poll(() => box.inputValue()).toMatch(/^vorne\[a\.txt\]\(\S+\), hinten$/);
    const files = await page.evaluateHandle(`(() => {
      const files = new DataTransfer();
      files.items.add(new File(['b'], 'b.txt'));
      return files;
    })()`);
    await page.dispatchEvent('#messages', 'drop', { dataTransfer: files });
    await expect.poll(() => box.inputValue()).toMatch(/^vorne\[a\.txt\]\(\S+\)\[b\.txt\]\(\S+\), hinten$/);
  });

  test('one that is too large is named, and the text stays', async () => {
    const office = { ...withoutBot.office, chat: { maxUploadMib: 0 } };
    const { page } = await openPage('#narrow/dm/11', { office });
    await boxOf(page).fill('Der Plan: ');
    await page.setInputFiles('#file', icon.pathname);
    await page.getByRole('alert').filter({ hasText: 'Das ging nicht: File is larger' }).waitFor();
    expect(await boxOf(page).inputValue()).toBe('Der Plan: ');
  });
});

describe.skipIf(noBrowser)('typing', () => {
  test('of the bot is shown where it types, until it stops', async () => {
    const { page, office } = await openPage(inFragen, withoutBot);
    await page.getByRole('heading', { name: '#umzug › Fragen' }).waitFor();
    const notice = page.getByText('Amtsbot schreibt …');
    await typing(office, 'start', 'Anderes');
    await typing(office, 'start', 'Fragen');
    await notice.waitFor();
    await typing(office, 'stop', 'Fragen');
    await notice.waitFor({ state: 'detached' });
  });

  test('of oneself is told, and that one has sent', async () => {
    const { page, office } = await openPage('#narrow/dm/11', withoutBot);
    await boxOf(page).pressSequentially('Moin');
    await page.keyboard.press('Enter');
    const told = () =>
      office.chat.requests.filter(({ path }) => path === 'typing').map(({ params }) => params['op']);
    await until(() => told().length === 2, 'both notices');
    expect(told()).toEqual(['start', 'stop']);
  });
});

describe.skipIf(noBrowser)('reading', () => {
  test('older messages come when one scrolls up; what one reads stays in sight', async () => {
    const prepare = (office: Office) => void fill(office, 390);
    const { page } = await openPage('#narrow/channel/9-allgemein', { ...withoutBot, prepare });
    const texts = page.getByRole('article');
    await expect.poll(() => texts.count()).toBe(300);
    const top = page.getByText('Zeile 90', { exact: true });
    // The list is drawn anew as soon as older ones come: scrolled and measured in one step.
    const before = await page.evaluate<number>(`(() => {
      const line = [...document.querySelectorAll('article p')].find((one) => one.textContent === 'Zeile 90');
      line.scrollIntoView();
      return line.getBoundingClientRect().y;
    })()`);
    await expect.poll(() => texts.count()).toBe(390);
    expect(Math.abs(((await top.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);
    await page.getByRole('button', { name: 'Ältere Nachrichten' }).waitFor({ state: 'hidden' });
  });

  test('a link leads to an old message, with all that came after it', async () => {
    let [first]: readonly number[] = [];
    const prepare = (office: Office) => void ([first] = fill(office, 390));
    const { page, office } = await openPage('#narrow/dm/11', { ...withoutBot, prepare });
    await page.goto(`${office.chat.url}/#narrow/channel/9-allgemein/topic/Lang/near/${first}`);
    await page.locator('article:focus', { hasText: /Zeile 0/ }).waitFor();
    expect(await page.getByRole('article').count()).toBe(390);
  });
});

/** The bot says what it does; nothing else is running. */
async function typing({ chat }: Office, op: 'start' | 'stop', topic: string): Promise<void> {
  const { email, apiKey } = chat.amtsbot;
  const response = await fetch(`${chat.url}/api/v1/typing`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${email}:${apiKey}`)}` },
    body: new URLSearchParams({ op, type: 'stream', stream_id: '7', topic }),
  });
  expect(response.status).toBe(200);
}

/** Gives the ids. */
function fill({ chat }: Office, count: number): readonly number[] {
  const erika = chat.as(chat.people.erika);
  return Array.from({ length: count }, (_, index) =>
    erika.send({ channel: 'allgemein', topic: 'Lang', content: `Zeile ${index}` }),
  );
}
