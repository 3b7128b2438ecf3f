// A real browser for the tests of the page: Debian's Chromium, or the one that CHROMIUM names.
import { spawnSync } from 'node:child_process';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { loadCatalogue } from '../../src/bot/understanding/catalogue.ts';
import { type Office, type OfficeOptions, openOffice } from '../support/office.ts';

const named = process.env['CHROMIUM'];
const places = named ? [named] : ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** In some distributions what has the name only says how to get the browser. */
const runs = (path: string) => spawnSync(path, ['--version'], { timeout: 45_000 }).status === 0;

export const executablePath = places.find(runs);
export const noBrowser = executablePath === undefined;
if (noBrowser) {
  process.stderr.write(
    'The browser tests are skipped: there is no Chromium (apt-get install chromium, or set CHROMIUM to its path).\n',
  );
}

// Begun by office.ts: a file whose tests are all skipped would end in the middle of it.
await loadCatalogue();

let started: Promise<Browser> | undefined;

/** One for all tests of a file. As root, Chromium works only without its sandbox. */
function browser(): Promise<Browser> {
  started ??= chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] });
  return started;
}

/** To be called after all tests of a file: another file may come to the same process. */
export async function closeBrowser(): Promise<void> {
  const open = started;
  started = undefined;
  await (await open)?.close();
}

export interface Opened {
  readonly office: Office;
  readonly page: Page;
  /** What the browser complained about, and requests to anywhere else. */
  readonly complaints: readonly string[];
}

interface OpenOptions {
  readonly browser?: BrowserContextOptions;
  readonly office?: OfficeOptions;
  /** What has happened before the page is opened. */
  readonly prepare?: (office: Office) => void;
  /** Without it, the side panel has no switch for the bot's account. */
  readonly restartAs?: (account: 'bot' | 'human') => void;
}

/** An office with the page in front of it, as Max in German; `at` is what follows the server's address. */
export async function openPage(at = '', options: OpenOptions = {}): Promise<Opened> {
  const office = await openOffice(options.office);
  options.prepare?.(office);
  office.chat.showBackstage(office.facts, options.restartAs);
  const context = await (await browser()).newContext({ locale: 'de-DE', ...options.browser });
  context.setDefaultTimeout(30_000);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(office.chat.url)) complaints.push(`asked for ${request.url()}`);
  });
  await page.goto(`${office.chat.url}/${at}`);
  return { office, page, complaints };
}

/** Asks in the box to write in, and waits for the beginning of the answer. */
export async function ask(page: Page, question: string, words: string): Promise<void> {
  const box = page.getByRole('textbox', { name: /^Nachricht an/ });
  await box.fill(`${await box.inputValue()}${question}`);
  await box.press('Enter');
  await page.getByText(words).first().waitFor();
}
