// The page for everyone: by keyboard alone, light and dark, on a phone, and as axe-core sees it.
// @module-tag long
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { welcome } from '../../src/demo/welcome.ts';
import { saturday } from '../support/office.ts';
import { ask, closeBrowser, noBrowser, openPage } from './browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The serious and critical findings, each with the elements it is about. */
async function findings(page: Page): Promise<readonly string[]> {
  // Not as an element of the page: its policy lets no foreign script in.
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(`axe.run()`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const focused = (page: Page) => page.evaluate<string>(`document.activeElement.textContent.trim()`);
const background = (page: Page) =>
  page.evaluate<string>(`getComputedStyle(document.getElementById('main')).backgroundColor`);
const widthOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth');

afterAll(closeBrowser);

describe.skipIf(noBrowser)('the page', () => {
  test('works by keyboard alone', async () => {
    const { page } = await openPage('#narrow/dm/21');
    await page.getByRole('heading', { name: 'Amtsbot', level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Zum Eingabefeld springen');
    await page.keyboard.press('Enter');
    await page.keyboard.type('halteverbot köln münchen 2027-06-01');
    await page.keyboard.press('Enter');
    await page.getByRole('article').filter({ hasText: 'Sicher beantragt bis' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('article:focus', { hasText: 'Sicher beantragt bis' }).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.locator('article:focus', { hasText: 'halteverbot köln' }).waitFor();
    await page.keyboard.press('ArrowDown');
    // The first thing in the answer that takes the focus and folds.
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.locator('summary:focus').count()) break;
    }
    await page.keyboard.press('Enter');
    await page.locator('details[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#compose-text:focus').waitFor();
  });

  test('goes through the conversations with the arrow keys', async () => {
    const { page } = await openPage('#narrow/channel/7-umzug/topic/Fragen');
    await page.getByRole('link', { name: 'Fragen' }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Amtsbot');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Amtsbot', level: 1 }).waitFor();
    await page.locator('a:focus[aria-current="page"]', { hasText: 'Amtsbot' }).waitFor();
  });

  test('is light or dark as the system is, or as one chooses', async () => {
    const { page } = await openPage('', { browser: { colorScheme: 'dark' } });
    const [light, dark] = ['rgb(255, 255, 255)', 'rgb(24, 29, 38)'];
    expect(await background(page)).toBe(dark);
    await page.getByLabel('Darstellung').selectOption('light');
    expect(await background(page)).toBe(light);
    await page.reload();
    await page.getByLabel('Darstellung').waitFor();
    await expect.poll(() => background(page)).toBe(light);
  });

  test('fits a phone, where tables scroll by themselves', async () => {
    const { page } = await openPage('#narrow/dm/21', { browser: { viewport: { width: 360, height: 740 } } });
    await ask(page, 'wallbox', 'Kombinationen');
    expect(await widthOf(page)).toBe(360);
    const table = page.getByRole('group', { name: 'Tabelle' }).first();
    await expect.poll(() => table.getAttribute('tabindex')).toBe('0');
    await page.getByRole('button', { name: 'Unterhaltungen öffnen' }).click();
    await page.getByRole('link', { name: 'umzug' }).click();
    await page.getByRole('heading', { name: '#umzug', level: 1 }).waitFor();
    await page.getByLabel('Thema', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Hinter den Kulissen' }).click();
    await page.getByRole('table').waitFor();
    // What is behind the panel is out of the way of the keyboard, and there again afterwards.
    await page.locator('#main[inert]').waitFor();
    expect(await widthOf(page)).toBe(360);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Schließen' }).press('Escape');
    await page.locator('#toggle-panel:focus').waitFor();
  });

  test('its welcome has no serious finding of axe-core either', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const chat = { welcome: welcome(saturday) };
      const { page } = await openPage('', { office: { chat }, browser: { colorScheme } });
      await page.locator('#welcome button').first().waitFor();
      expect(await findings(page)).toEqual([]);
    }
  });

  test('has no serious finding of axe-core, be it light or dark', async () => {
    // Without the colours in between.
    const still = { colorScheme: 'light', reducedMotion: 'reduce' } as const;
    const { page } = await openPage('#narrow/dm/21', { browser: still });
    expect(await findings(page)).toEqual([]);
    await ask(page, 'halteverbot köln münchen 2027-06-01 pdf', 'Als PDF:');
    for (const fold of await page.locator('summary').all()) await fold.click();
    await page.getByRole('button', { name: 'Hinter den Kulissen' }).click();
    await page.getByRole('switch', { name: 'Chatserver braucht' }).check();
    await page.locator('#requests table').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findings(page)).toEqual([]);
  });
});
