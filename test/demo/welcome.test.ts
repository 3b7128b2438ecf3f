// What the demo begins with: a day six weeks ahead, and questions that all have a good answer.
import { expect, test } from 'vitest';
import { conversation, movingDay, welcome } from '../../src/demo/welcome.ts';
import { openOffice, saturday } from '../support/office.ts';
import { long } from '../support/long.ts';

test('the day of the move is six weeks ahead, and no weekend', () => {
  expect(movingDay(new Date('2026-11-23T12:00:00'))).toBe('04.01.2027');
  expect(movingDay(new Date('2026-11-21T12:00:00'))).toBe('04.01.2027');
  expect(movingDay(new Date('2026-11-22T12:00:00'))).toBe('04.01.2027');
  expect(movingDay(new Date('2027-01-18T12:00:00'))).toBe('01.03.2027');
});

const { de, en } = welcome(saturday);

test.each([...de.questions, ...en.questions])('“%s” is answered, or asked back', async (question) => {
  const office = await openOffice();
  const answer = await office.ask(question);
  expect(answer).toMatch(/^\*\*[^*]*(?:\d|[?])|^(?:Rund|About) \*\*|^\*\*(?:Kaum ein|Hardly any)/);
  if (question.endsWith('PDF')) expect(answer).toMatch(/\]\(\/user_uploads\/\S+\.pdf\)/);
});

test(
  'the page has five questions in each language, the terminal the same from a date to a PDF',
  long,
  async () => {
    expect([de.questions.length, en.questions.length]).toEqual([5, 5]);
    const office = await openOffice();
    const answers: string[] = [];
    for (const question of conversation(saturday)) {
      answers.push(await office.ask(question, { channel: 'umzug', topic: 'Fragen' }));
    }
    expect(answers.map((answer) => answer.slice(0, 24))).toEqual(
      [
        '**Sicher beantragt bis 07',
        'Rund **489 bis 525 €** G',
        '**Welche Wärmepumpe?** L',
        '**9.000 € Zuschuss** (30',
        'Die Antwort von oben als',
      ].map((beginning) => beginning.slice(0, 24)),
    );
  },
);
