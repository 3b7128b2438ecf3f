// `npx tsx tools/screenshots.ts`: the page of the sandbox as pictures for the README, in assets/screenshots/.
import { mkdirSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { startApp } from '../src/app.ts';
import { loadCatalogue } from '../src/bot/understanding/catalogue.ts';
import { readSettings } from '../src/config.ts';
import { createLog } from '../src/log.ts';
import { role, startZulipSandbox } from 'zulip-sandbox';
import { startFactsSandbox } from 'facts-sandbox';

const folder = new URL('../assets/screenshots/', import.meta.url).pathname;
/** The pictures come out the same on every day. */
const now = () => Date.parse('2026-11-21T09:00:00Z');
const desktop = { viewport: { width: 1180, height: 790 }, locale: 'de-DE', timezoneId: 'Europe/Berlin' };
const phone = { ...desktop, viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

const pictures = new URL('../assets/emoji/', import.meta.url);
const chat = await startZulipSandbox({ account: 'human', accountRole: role.administrator, pictures });
const facts = await startFactsSandbox({ now });
chat.setClock(now);
// With the switch for the bot's account, as in the demo.
chat.showBackstage(facts, () => undefined);
const settings = readSettings({
  ZULIP_REALM: chat.url,
  ZULIP_USERNAME: chat.amtsbot.email,
  ZULIP_API_KEY: chat.amtsbot.apiKey,
  ZULIP_RATE_LIMITS: 'off',
  FACTS_BASE_URL: facts.baseUrl,
});
const log = createLog({ level: 'error', secrets: [] });
const app = startApp({ settings, log, catalogue: await loadCatalogue(), now: () => new Date(now()) });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

try {
  mkdirSync(folder, { recursive: true });
  const wide = await open(browser, '#narrow/channel/7-umzug/topic/Fragen', desktop);
  await ask(wide, 'halteverbot köln münchen 2027-06-01 pdf', 'Als PDF:');
  await wide.locator('#compose-text').blur();
  await shoot(wide, 'desktop-light');

  const narrow = await open(browser, '#narrow/dm/21', phone);
  await ask(narrow, 'halteverbot berlin-mitte hamburg 2027-06-01', 'Sicher beantragt bis');
  await narrow.locator('#compose-text').blur();
  await shoot(narrow, 'phone-dark');

  const dark = { ...desktop, viewport: { width: 1180, height: 680 }, colorScheme: 'dark' } as const;
  const backstage = await open(browser, '#narrow/dm/21', dark);
  await backstage.getByRole('button', { name: 'Hinter den Kulissen' }).click();
  await backstage.getByRole('switch', { name: 'Faktendienst antwortet nicht' }).check();
  await ask(backstage, 'halteverbot essen bremen', 'antwortet gerade nicht');
  await backstage.locator('#requests td').first().waitFor();
  await backstage.locator('#compose-text').blur();
  await shoot(backstage, 'backstage-dark');
} finally {
  await browser.close();
  await app.stop();
  await Promise.all([chat.stop(), facts.stop()]);
}

async function open(where: Browser, at: string, options: BrowserContextOptions): Promise<Page> {
  const page = await (await where.newContext(options)).newPage();
  await page.goto(`${chat.url}/?as=max${at}`);
  await page.locator('#title:not(:empty)').waitFor();
  return page;
}

async function ask(page: Page, question: string, words: string): Promise<void> {
  const box = page.locator('#compose-text');
  await box.fill((await box.inputValue()) + question);
  await box.press('Enter');
  await page
    .locator('.message', { hasText: 'Amtsbot' })
    .locator('.content', { hasText: words })
    .first()
    .waitFor();
  // The names of uploaded files, and the requests in the panel, come a little later.
  await page.waitForTimeout(1_500);
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${folder}${name}.png` });
}
