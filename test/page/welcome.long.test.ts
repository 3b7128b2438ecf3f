// The page where whoever started the server has given it a welcome: it opens there, in German, with questions to press.
// @module-tag long
import { afterAll, describe, expect, test } from 'vitest';
import { welcome } from '../../src/demo/welcome.ts';
import { saturday } from '../support/office.ts';
import { closeBrowser, noBrowser, openPage } from './browser.ts';

const chat = { welcome: welcome(saturday) };
const { questions } = chat.welcome.de;

afterAll(closeBrowser);

describe.skipIf(noBrowser)('the welcome', () => {
  test('is what the page opens with, also in an English browser, with five questions', async () => {
    const { page, complaints } = await openPage('', { office: { chat }, browser: { locale: 'en-GB' } });
    await page.getByRole('heading', { name: 'Guten Tag, ich bin Amtsbot.' }).waitFor();
    expect(await page.locator('#welcome').getByRole('button').allTextContents()).toEqual(questions);
    expect(await page.locator('#empty').isVisible()).toBe(false);
    expect(await page.locator('#suggestions button').count()).toBe(0);
    await page.getByLabel('Sprache').selectOption('en');
    await page.getByRole('heading', { name: 'Hello, I am Amtsbot.' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('asks what is pressed, and gives way to the answer; what was begun to be written stays', async () => {
    const { page, office } = await openPage('', { office: { chat } });
    const box = page.getByRole('textbox', { name: 'Nachricht an Amtsbot' });
    await box.fill('Später');
    await page.getByRole('button', { name: questions[0] ?? '' }).click();
    await page.getByText('Sicher beantragt bis').first().waitFor();
    expect(office.chat.messages()[0]?.content).toBe(questions[0]);
    expect(await page.locator('#welcome').isVisible()).toBe(false);
    expect(await box.inputValue()).toBe('Später');
  });

  test('fits a phone: all questions are in sight, nothing is wider than it', async () => {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
    const { page } = await openPage('', { office: { chat }, browser: phone });
    const last = page.getByRole('button', { name: questions.at(-1) ?? '' });
    await last.waitFor();
    const box = await last.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(780);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  test('another conversation begins as ever, and without a welcome so does the page', async () => {
    const { page } = await openPage('#narrow/dm/11', { office: { chat } });
    await page.getByText('Hier steht noch nichts.').waitFor();
    expect(await page.locator('#welcome').isVisible()).toBe(false);
    const plain = await openPage('');
    await plain.page.getByText('Hier steht noch nichts.').waitFor();
    expect(await plain.page.locator('#suggestions button').count()).toBe(4);
  });
});
