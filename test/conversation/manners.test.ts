// What asks nothing of the service: thanks in many words, work that is none of an office, talk among colleagues.
import { expect, test } from 'vitest';
import { openOffice } from '../support/office.ts';
import { shareOffice } from '../support/sharedOffice.ts';

const ask = shareOffice();

test.each([
  ['Super, danke dir, hat alles geklappt 👍', 'Gern geschehen.'],
  ['Perfekt, das hilft mir sehr, vielen Dank euch!', 'Gern geschehen.'],
  ['Danke für die schnelle und verständliche Auskunft, jetzt weiß ich Bescheid!', 'Gern geschehen.'],
  ['thanks, that worked', 'You are welcome.'],
  ['Thank you, this was very helpful', 'You are welcome.'],
])('thanks: %s', async (text, said) => {
  expect((await ask(text)).reply).toContain(said);
});

test('thanks behind an answer are no question on it, and it can be gone on with', async () => {
  const office = await openOffice();
  await office.ask('Was kostet der Jagdschein in Hessen?');
  expect(await office.ask('Super, danke dir, hat alles geklappt 👍')).toContain('Gern geschehen.');
  expect(await office.ask('und in Bayern?')).toContain('in Bayern');
});

test.each([
  'Schreib mir bitte ein kurzes Gedicht zum Abschied von Frau Wienand aus dem Standesamt, sie geht nach 38 Jahren in Rente.',
  'Übersetze bitte folgenden Satz ins Englische: Der Drucker ist kaputt.',
  'Erzähl mir mal einen Witz',
  'Guten Morgen zusammen! Hat jemand noch Milch für die Kaffeeküche im 2. OG?',
  'Wer kommt heute mit in die Kantine?',
])('no matter of an office: %s', async (text) => {
  const { reply } = await ask(text);
  expect(reply).toContain('Da kann ich leider nicht helfen: Ich beantworte Fragen zu');
  expect(reply).not.toMatch(/115|Rechtsberatung/);
});

test('a letter against an authority is legal advice still, and a matter that nobody knows is one for the 115', async () => {
  const letter = await ask('Ich muss Widerspruch einlegen, können Sie mir ein Schreiben aufsetzen?');
  expect(letter.reply).toContain('Rechtsberatung gebe ich nicht');
  expect((await ask('Ich will eine Kneipe eröffnen')).reply).toContain('115');
});

test.each([
  [
    'Hallo Bot, wer bist du eigentlich und was kannst du so?',
    'Ich bin ein Programm, kein Mensch.',
    'Alles zeigt',
  ],
  ['Wer bist du und wobei kannst du mir helfen?', 'Ich bin ein Programm, kein Mensch.', 'Zum Beispiel'],
  ['Hello bot, who are you and what can you do?', 'I am a program, not a human.', 'shows everything'],
])('two questions about the bot in one sentence: %s', async (text, ...said) => {
  const { reply } = await ask(text);
  for (const part of said) expect(reply).toContain(part);
});

test.each([
  'Wie teuer ist ein Hundehalsband?',
  'Wie teuer ist ein Wärmepumpentrockner?',
  'Was kostet ein Wallboxkabel?',
  'Was kostet ein Jagdhund?',
  'Was kostet ein Kaminzimmer?',
])('only begins like a topic: %s', async (text) => {
  const { reply } = await ask(text);
  expect(reply).toContain('Dazu habe ich keine Daten');
  expect(reply).not.toMatch(/EUR|€/);
});

test.each([
  ['Was kostet die Hundeführerscheinprüfung?', '55 bis 150 €'],
  ['Was kostet eine Jagdscheingebühr in Köln?', '35 bis 45 €'],
  ['Was kostet eine Halteverbotszone in Köln?', '116 bis 214 €'],
  ['Was kostet eine Wärmepumpenheizung?', 'Welche Wärmepumpe?'],
])('speaks of the topic: %s', async (text, said) => {
  expect((await ask(text)).reply).toContain(said);
});

test('thanks with a story are thanks', async () => {
  expect((await ask('Danke dir, hast mir gestern echt den Tag gerettet :)')).reply).toContain(
    'Gern geschehen.',
  );
  expect((await ask('Danke, und was kostet der Reisepass?')).reply).toContain('Dazu habe ich keine Daten');
  expect(
    (await ask('danke. Anderes Thema: was kostet in Hessen der Jagdschein alles in allem?')).reply,
  ).toContain('im ersten Jahr in Hessen');
});

test.each([
  ['Ich will einen Mitarbeiter', true],
  ['Bitte einen Menschen', true],
  ['I want a human', true],
  [
    'der kollege ausm gartenverein will sein plugin hübrid fördan lassn, zu versteuan hat er so 47tausend, kinda hatter keene. wat kricht er?',
    false,
  ],
  ['mein Kollege will sein Auto online ummelden', false],
])('a wish for a human, or what somebody else wishes: %s', async (text, isWish) => {
  const { reply } = await ask(text);
  expect(/Verbinden kann ich Sie nicht|cannot put you through/.test(reply)).toBe(isWish);
  expect(reply.includes('€')).toBe(!isWish);
});
