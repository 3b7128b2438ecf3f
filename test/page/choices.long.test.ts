// What is asked back, on the page: its heading and its buttons, by mouse and by keyboard, and what a press says.
// @module-tag long
import { afterAll, describe, expect, test } from 'vitest';
import { ask, closeBrowser, noBrowser, openPage } from './browser.ts';

const ambiguous = 'halteverbot berlin hamburg';
const inFragen = '#narrow/channel/7-umzug/topic/Fragen';

afterAll(closeBrowser);

describe.skipIf(noBrowser)('what is asked back on the page', () => {
  test('has its heading and buttons in place of the content, and a press answers it', async () => {
    const { page, office, complaints } = await openPage(inFragen);
    await ask(page, ambiguous, 'Andere bitte schreiben');
    const asking = page.getByRole('article').filter({ hasText: 'Andere bitte schreiben' });
    const buttons = asking.getByRole('group', { name: /^Was ist mit „berlin“ gemeint\? Andere/ });
    expect(await buttons.getByRole('button').allTextContents()).toEqual([
      'A Berlin Mitte',
      'B Berlin Friedrichshain-Kreuzberg',
      'C Berlin Pankow',
      'D Berlin Charlottenburg-Wilmersdorf',
      'E Berlin Spandau',
      'F Berlin (gesamt)',
    ]);
    // Of the content nothing is seen: neither the list of choices nor the link at its end.
    expect(await asking.getByText('Rückfrage').count()).toBe(0);
    expect(await asking.getByText('Berlin Mitte · ').count()).toBe(0);
    await buttons.getByRole('button', { name: 'C Berlin Pankow' }).click();
    await page.getByRole('columnheader', { name: 'Berlin Pankow' }).waitFor();
    const { max } = office.chat.people;
    expect(office.chat.messages()[2]).toMatchObject({
      senderId: max.userId,
      topic: 'Fragen',
      content: '@**Amtsbot** berlin-pankow',
    });
    expect(complaints).toEqual([]);
  });

  test('works with the keyboard, in a direct message without the mention', async () => {
    const { page, office } = await openPage('#narrow/dm/21');
    await ask(page, ambiguous, 'Andere bitte schreiben');
    await page.keyboard.press('Escape');
    await page.locator('article:focus', { hasText: 'Andere bitte schreiben' }).waitFor();
    await page.keyboard.press('Tab');
    await page.locator('button:focus', { hasText: 'Berlin Mitte' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByRole('columnheader', { name: 'Berlin Friedrichshain-Kreuzberg' }).waitFor();
    expect(office.chat.messages()[2]?.content).toBe('berlin-friedrichshain-kreuzberg');
    // One is still where one was.
    await page.locator('button:focus', { hasText: 'Berlin Friedrichshain-Kreuzberg' }).waitFor();
  });

  test('fits a phone, one button below the other', async () => {
    const viewport = { width: 390, height: 844 };
    const { page } = await openPage('#narrow/dm/21', { browser: { viewport } });
    await ask(page, ambiguous, 'Andere bitte schreiben');
    // All at once: a message that comes meanwhile draws the list anew, and a button of before has no box.
    const boxes = await page.evaluate<readonly { x: number; height: number }[]>(
      `[...document.querySelectorAll('.choices button')].map((button) => button.getBoundingClientRect().toJSON())`,
    );
    expect(boxes).toHaveLength(6);
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(1);
    for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(viewport.width);
  });

  test('is said by whom one is, in a conversation of several', async () => {
    const { page, office } = await openPage('#narrow/dm/21,12');
    await page.getByLabel('Sie sind').selectOption({ label: 'Erika Beispiel (Administratorin)' });
    office.say(ambiguous, { as: 'erika', withPeople: ['max'] });
    await page.getByRole('button', { name: 'A Berlin Mitte' }).click();
    await page.getByRole('columnheader', { name: 'Berlin Mitte' }).waitFor();
    const [pressed] = office.chat.messages().filter(({ content }) => content === 'berlin-mitte');
    const { erika, max } = office.chat.people;
    expect(pressed).toMatchObject({
      senderId: erika.userId,
      toUserIds: expect.arrayContaining([max.userId, 21]),
    });
  });

  test('a refusal of the press is told', async () => {
    const { page, office } = await openPage('#narrow/dm/21');
    await ask(page, ambiguous, 'Andere bitte schreiben');
    const body = { result: 'error', msg: 'No.', code: 'BAD_REQUEST' };
    office.chat.fault({
      method: 'POST',
      path: 'messages',
      who: '*',
      how: { kind: 'answer', status: 400, body },
    });
    await page.getByRole('button', { name: 'A Berlin Mitte' }).click();
    await page.getByRole('alert').filter({ hasText: 'Das ging nicht: No.' }).waitFor();
  });

  test('hostile words stay words, and what is no such form leaves the content', async () => {
    const { page, office } = await openPage('#narrow/dm/21', { office: { withoutBot: true } });
    const { chat } = office;
    const send = (content: string, extra_data: object) =>
      fetch(`${chat.url}/api/v1/messages`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${chat.amtsbot.email}:${chat.amtsbot.apiKey}`)}` },
        body: new URLSearchParams({
          type: 'private',
          to: JSON.stringify([chat.people.max.userId]),
          content,
          widget_content: JSON.stringify({ widget_type: 'zform', extra_data }),
        }),
      });
    const words = '<img src=x onerror="document.title=1">';
    const choice = { short_name: words, long_name: words, reply: 'x' };
    await send('nicht zu sehen', { type: 'choices', heading: words, choices: [choice] });
    await page.getByRole('button', { name: words }).waitFor();
    expect(await page.locator('.choices img').count()).toBe(0);
    expect(await page.getByRole('article').filter({ hasText: 'nicht zu sehen' }).count()).toBe(0);
    expect(await page.title()).not.toBe('1');
    await page.route('**/api/v1/messages?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('zform', 'poll') });
    });
    await page.reload();
    await page.getByRole('article').filter({ hasText: 'nicht zu sehen' }).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
  });
});
