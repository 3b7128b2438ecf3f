// The page follows the conversation: what comes, what is moved, what was begun to be written.
// @module-tag long
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { Office } from '../support/office.ts';
import { closeBrowser, noBrowser, openPage } from './browser.ts';

afterAll(closeBrowser);

const inFragen = '#narrow/channel/7-umzug/topic/Fragen';
const withoutBot = { office: { withoutBot: true } } as const;

/** More than the page can show at once. */
const fill = ({ chat }: Office) => {
  const erika = chat.as(chat.people.erika);
  return Array.from({ length: 40 }, (_, line) =>
    erika.send({ channel: 'umzug', topic: 'Fragen', content: `Zeile ${line}` }),
  );
};
/** Found once it knows where one writes to: what is typed before is put behind the mention that it shows then. */
const boxOf = (page: Page) => page.getByRole('textbox', { name: /^Nachricht an/ });
const say = ({ chat }: Office, content: string) =>
  chat.as(chat.people.erika).send({ channel: 'umzug', topic: 'Fragen', content });

async function readingAbove() {
  const opened = await openPage(inFragen, { ...withoutBot, prepare: (office) => void fill(office) });
  await opened.page.getByText('Zeile 39', { exact: true }).waitFor();
  await opened.page.evaluate("document.getElementById('scroller').scrollTop = 0");
  await opened.page.getByText('Zeile 0', { exact: true }).waitFor();
  return opened;
}

describe.skipIf(noBrowser)('what comes', () => {
  test('out of sight is told by a button, which leads to it', async () => {
    const { page, office } = await readingAbove();
    say(office, 'Ganz neu');
    const button = page.getByRole('button', { name: 'Neue Nachricht ↓' });
    await button.waitFor();
    say(office, 'Noch neuer');
    await page.getByRole('button', { name: '2 neue Nachrichten ↓' }).click();
    await button.waitFor({ state: 'hidden' });
    await expect.poll(() => isInSight(page, 'Noch neuer')).toBe(true);
  });

  test('from oneself comes into view, and so does the answer, also beside the panel', async () => {
    const { page, office } = await readingAbove();
    await page.getByRole('button', { name: 'Hinter den Kulissen' }).click();
    await boxOf(page).fill('Und wo?');
    await page.keyboard.press('Enter');
    await expect.poll(() => isInSight(page, 'Und wo?')).toBe(true);
    say(office, 'Dort drüben.');
    await expect.poll(() => isInSight(page, 'Dort drüben.')).toBe(true);
  });

  test('and is in view stays so when the panel opens beside it', async () => {
    const long = 'Beantragen Sie die Zone rechtzeitig, denn die Schilder müssen vorher stehen. '.repeat(2);
    const { page, office } = await openPage(inFragen, {
      ...withoutBot,
      prepare: (prepared) => Array.from({ length: 15 }, () => say(prepared, long)),
    });
    say(office, 'Das Ende.');
    await expect.poll(() => isInSight(page, 'Das Ende.')).toBe(true);
    await page.evaluate("document.getElementById('scroller').scrollTop -= 10");
    await page.getByRole('button', { name: 'Hinter den Kulissen' }).click();
    await page.getByRole('switch').first().waitFor();
    await expect.poll(() => isInSight(page, 'Das Ende.')).toBe(true);
  });
});

/** Within what the page shows of the messages. */
const isInSight = (page: Page, text: string) =>
  page.evaluate<boolean>(`(() => {
    const line = [...document.querySelectorAll('article p')].findLast((one) => one.textContent === ${JSON.stringify(text)});
    const { top, bottom } = document.getElementById('scroller').getBoundingClientRect();
    const box = line?.getBoundingClientRect();
    return box !== undefined && box.top >= top && box.bottom <= bottom;
  })()`);

describe.skipIf(noBrowser)('what is moved', () => {
  test('takes the page along, with what was begun to be written', async () => {
    const { page, office } = await openPage(inFragen, {
      ...withoutBot,
      prepare: (one) => void say(one, 'Hallo'),
    });
    const { chat } = office;
    await page.getByText('Hallo', { exact: true }).waitFor();
    await boxOf(page).fill('angefangen');
    const id = chat.messages().at(-1)?.id ?? 0;
    chat.as(chat.people.erika).moveTopic(id, 'Antworten');
    await page.getByRole('heading', { name: '#umzug › Antworten' }).waitFor();
    expect(await page.locator('#compose-text').inputValue()).toBe('angefangen');
  });

  test('one moves it oneself, and marks it as resolved', async () => {
    const { page, office } = await openPage(inFragen, {
      ...withoutBot,
      prepare: (one) => void say(one, 'Hallo'),
    });
    const article = page.getByRole('article').first();
    await article.hover();
    await article.getByRole('button', { name: 'Verschieben' }).click();
    await page.getByRole('textbox', { name: 'Thema' }).fill('Neues');
    await page.getByRole('dialog').getByRole('button', { name: 'Verschieben' }).click();
    await page.getByRole('heading', { name: '#umzug › Neues' }).waitFor();
    await page.getByRole('button', { name: 'Als erledigt markieren' }).click();
    await page.getByRole('heading', { name: '#umzug › ✔ Neues' }).waitFor();
    // It is told by the server's own bot, which has a face.
    const notice = page.getByRole('article', { name: 'Notification Bot' }).last();
    const src = (await notice.locator('img.avatar').getAttribute('src')) ?? '';
    const face = await page.context().request.get(`${office.chat.url}${src}`);
    expect(face.headers()['content-type']).toMatch(/^image/);
    expect(office.chat.messages().at(0)?.topic).toBe('✔ Neues');
  });
});

describe.skipIf(noBrowser)('what is written', () => {
  test('is there again after the page was loaded anew', async () => {
    const { page } = await openPage(inFragen, withoutBot);
    await boxOf(page).fill('noch nicht fertig');
    await page.reload();
    await expect.poll(() => page.locator('#compose-text').inputValue()).toBe('noch nicht fertig');
    await page.locator('#compose-text').press('Enter');
    await page.getByRole('article').getByText('noch nicht fertig').waitFor();
    await page.reload();
    await page.getByRole('article').getByText('noch nicht fertig').waitFor();
    expect(await page.locator('#compose-text').inputValue()).toBe('@**Amtsbot** ');
  });

  test('with it the topic, until it is sent', async () => {
    const { page, office } = await openPage('#narrow/channel/7-umzug', withoutBot);
    await page.getByLabel('Thema').fill('Neues Ding');
    await boxOf(page).fill('angefangen');
    await page.reload();
    await expect.poll(() => page.getByLabel('Thema').inputValue()).toBe('Neues Ding');
    await boxOf(page).press('Enter');
    // The page goes there when the server has said yes: what leaves before that would be led back.
    await page.getByRole('heading', { name: '#umzug › Neues Ding' }).waitFor();
    await page.goto(`${office.chat.url}/#narrow/channel/7-umzug`);
    await page.getByRole('heading', { name: '#umzug', exact: true }).waitFor();
    expect(await page.getByLabel('Thema').inputValue()).toBe('');
  });

  test('and too long is not saved in what one edits either', async () => {
    const { page, office } = await openPage(inFragen, withoutBot);
    await boxOf(page).fill('kurz');
    await page.keyboard.press('Enter');
    const message = page.getByRole('article');
    await message.getByText('kurz').waitFor();
    await message.hover();
    await message.getByRole('button', { name: 'Bearbeiten' }).click();
    const text = page.getByRole('textbox', { name: 'Nachricht bearbeiten' });
    await text.fill('x'.repeat(10_001));
    await text.press('Enter');
    await page.getByRole('alert').getByText('Zu lang: 10.001 von höchstens 10.000 Zeichen.').waitFor();
    // Blank lines at the end are not sent.
    await text.fill(`${'besser '.repeat(1_428)}${'\n'.repeat(20)}`);
    await text.press('Enter');
    await message.getByText('besser').waitFor();
    expect(office.chat.messages()[0]?.content).toMatch(/besser$/);
  });

  test('and too long is not sent, and says so', async () => {
    const { page, office } = await openPage(inFragen, withoutBot);
    await boxOf(page).fill('x'.repeat(10_001));
    await page.getByRole('alert').getByText('Zu lang: 10.001 von höchstens 10.000 Zeichen.').waitFor();
    await page.keyboard.press('Enter');
    await boxOf(page).fill('kurz');
    await page.getByText('Zu lang').waitFor({ state: 'hidden' });
    expect(office.chat.messages()).toEqual([]);
  });

  test('quotes what somebody said', async () => {
    const { page, office } = await openPage(inFragen, {
      ...withoutBot,
      prepare: (one) => void say(one, 'Hallo'),
    });
    const article = page.getByRole('article').first();
    await article.hover();
    await article.getByRole('button', { name: 'Zitieren' }).click();
    await expect.poll(() => page.locator('#compose-text').inputValue()).toContain('```quote\nHallo\n```');
    await page.keyboard.type('Selber!');
    await page.keyboard.press('Enter');
    await page.locator('blockquote', { hasText: 'Hallo' }).waitFor();
    expect(office.chat.messages().at(-1)?.content).toContain('@_**Erika Beispiel|11** [schrieb](');
  });

  test('goes to several people in a new conversation', async () => {
    const { page, office } = await openPage(inFragen, withoutBot);
    await page.getByRole('button', { name: 'Neue Unterhaltung' }).click();
    for (const name of ['Erika Beispiel', 'Amtsbot']) await page.getByRole('checkbox', { name }).check();
    await page.getByRole('button', { name: 'Beginnen' }).click();
    await page.getByRole('heading', { name: 'Amtsbot, Erika Beispiel' }).waitFor();
    await boxOf(page).fill('an beide');
    await page.keyboard.press('Enter');
    await page.getByRole('article').getByText('an beide').waitFor();
    expect(new Set(office.chat.messages().at(-1)?.toUserIds)).toEqual(new Set([11, 21]));
  });

  test('without a topic stands in the general chat', async () => {
    const prepare = ({ chat }: Office) =>
      void chat.as(chat.people.erika).send({ channel: 'umzug', topic: '', content: 'Hallo' });
    const { page } = await openPage('#narrow/channel/7-umzug/topic/', { ...withoutBot, prepare });
    await page.getByRole('heading', { name: '#umzug › Allgemeiner Chat' }).waitFor();
    await page.getByRole('article').getByText('Hallo').waitFor();
  });
});

describe.skipIf(noBrowser)('a message', () => {
  test('with /me tells what somebody does', async () => {
    const prepare = (office: Office) => void say(office, '/me lacht');
    const { page } = await openPage(inFragen, { ...withoutBot, prepare });
    await page.getByRole('article').getByText('Erika Beispiel lacht').waitFor();
  });

  test('that is very long shows its beginning first', async () => {
    const long = Array.from({ length: 120 }, (_, line) => `Zeile ${line}`).join('\n');
    const { page } = await openPage(inFragen, { ...withoutBot, prepare: (one) => void say(one, long) });
    const button = page.getByRole('button', { name: 'Ganz anzeigen' });
    await button.waitFor();
    const height = async () => (await page.locator('.content').boundingBox())?.height ?? 0;
    expect(await height()).toBeLessThan(600);
    await button.click();
    expect(await height()).toBeGreaterThan(1_400);
    await page.getByRole('button', { name: 'Weniger anzeigen' }).waitFor();
  });

  test.each(['a fold', 'a long message'])('stays where one has pressed: %s', async (what) => {
    const lines = Array.from({ length: 120 }, (_, line) => `Zeile ${line}`).join('\n');
    const text = what === 'a fold' ? `\`\`\`spoiler Ganz anzeigen\n${lines}\n\`\`\`` : lines;
    const prepare = (office: Office) => ['davor', text, 'zuletzt'].forEach((one) => say(office, one));
    const { page } = await openPage(inFragen, { ...withoutBot, prepare });
    await page.getByText('zuletzt').waitFor();
    const pressed = page.getByText('Ganz anzeigen');
    const message = page.getByRole('article').nth(1);
    const top = async () => (await message.boundingBox())?.y ?? 0;
    await pressed.waitFor();
    const before = await top();
    await pressed.click();
    await page.getByText('Zeile 119').waitFor();
    // Whatever would follow the end has done so by then.
    await page.waitForTimeout(300);
    expect(Math.abs((await top()) - before)).toBeLessThan(3);
  });
});
