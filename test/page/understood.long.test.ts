// The side panel tells what the bot has understood: of the last question, or of the message that is selected.
// @module-tag long
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { rememberReadings } from '../../src/demo/readings.ts';
import { ask, closeBrowser, noBrowser, openPage } from './browser.ts';

afterAll(closeBrowser);

/** As the demo joins them. */
function openJoined(browser = {}) {
  const { add, of } = rememberReadings();
  return openPage('#narrow/dm/21', {
    browser,
    office: { chat: { understoodOf: of }, bot: { onRead: add } },
  });
}

const openPanel = (page: Page) => page.getByRole('button', { name: 'Hinter den Kulissen' }).click();
const sectionOf = (page: Page) => page.getByRole('region', { name: 'Was der Bot verstanden hat' });
const messageOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).first();
/** Of which message the section tells. */
const told = (page: Page, ...texts: readonly string[]) =>
  texts.reduce((of, hasText) => of.filter({ hasText }), page.locator('#understood-of')).waitFor();

describe.skipIf(noBrowser)('what the bot has understood', () => {
  test('of the last question, as soon as it is asked; what people typed stays text', async () => {
    const { page, complaints } = await openJoined();
    await openPanel(page);
    const section = sectionOf(page);
    await section.getByText('Noch keine Frage.').waitFor();
    await ask(page, 'halteverbot köln münchen <img src=x onerror=alert(1)>', '21 Tage Vorlauf');
    await told(page, 'Letzte Frage · Max Muster', '„halteverbot köln münchen <img src=x onerror=alert(1)>“');
    await section.getByText('von = {"value":"koeln","label":"Köln"} from “köln”, score 1').waitFor();
    expect(await section.locator('img').count()).toBe(0);
    await ask(page, 'und nach hamburg?', 'Köln, Hamburg.');
    await told(page, 'Letzte Frage · Max Muster', '„und nach hamburg?“');
    await section.getByText(/^“halteverbot köln .*”, “und nach hamburg\?”$/).waitFor();
    expect(complaints).toEqual([]);
  });

  test('of a message that is selected, by keyboard too, until the next question', async () => {
    const { page } = await openJoined();
    await openPanel(page);
    const section = sectionOf(page);
    await ask(page, 'halteverbot köln münchen', '21 Tage Vorlauf');
    await ask(page, 'jagdschein köln', 'jagdschein köln');
    await told(page, 'Letzte Frage · Max Muster', '„jagdschein köln“');
    await messageOf(page, 'halteverbot köln münchen').locator('.content').click();
    await told(page, 'Ausgewählte Nachricht · Max Muster', '„halteverbot köln münchen“');
    await section.getByText('halteverbot, de, strict').waitFor();
    // The answer to it, which tells the question.
    await page.keyboard.press('ArrowDown');
    await told(page, 'Ausgewählte Nachricht · Amtsbot');
    await section.getByRole('heading', { name: '„halteverbot köln münchen“' }).waitFor();
    await section.getByRole('button', { name: 'Zur letzten Frage' }).press('Enter');
    await section.getByText('jagdschein, de, strict').waitFor();
    await page.locator('#understood:focus').waitFor();
    await messageOf(page, 'halteverbot köln münchen').locator('.content').click();
    await told(page, 'Ausgewählte Nachricht · Max Muster');
    await ask(page, 'halteverbot essen bremen', 'halteverbot essen bremen');
    await told(page, 'Letzte Frage · Max Muster', '„halteverbot essen bremen“');
  });

  test('on a phone the panel is as wide as the screen', async () => {
    const { page } = await openJoined({ viewport: { width: 390, height: 844 } });
    await ask(page, 'halteverbot köln münchen', '21 Tage Vorlauf');
    await openPanel(page);
    await sectionOf(page).getByText('halteverbot, de, strict').waitFor();
    const widest = `Math.max(...['understood', 'panel'].map((id) => document.getElementById(id).scrollWidth))`;
    expect(await page.evaluate<number>(widest)).toBeLessThanOrEqual(390);
  });

  test('is no part of a panel whose server was not told', async () => {
    const { page } = await openPage('#narrow/dm/21');
    await openPanel(page);
    await page.getByRole('heading', { name: 'Störungen' }).waitFor();
    expect(await sectionOf(page).count()).toBe(0);
  });
});
