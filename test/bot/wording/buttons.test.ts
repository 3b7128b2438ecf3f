// Which choices become buttons, and what is said of the others.
import { describe, expect, test } from 'vitest';
import { buttonsFor } from '../../../src/bot/wording/buttons.ts';
import { choicesWidget } from '../../../src/bot/outbox/deliver.ts';
import type { Choice } from '../../../src/kit/index.ts';

const choice = (label: string, value = label.toLowerCase()): Choice => ({ label, value });
const numbered = (count: number) => Array.from({ length: count }, (_, index) => choice(`Ort ${index + 1}`));

const widgetFor = (choices: readonly Choice[], lang: 'de' | 'en' = 'de') =>
  choicesWidget({ lang, headline: [], ...buttonsFor(['Wo?'], choices, lang) });
const repliesOf = (choices: readonly Choice[]) => widgetFor(choices)?.choices.map(({ reply }) => reply);

describe('the buttons', () => {
  test('are six at most, in their order; the others are named', () => {
    const widget = widgetFor(numbered(8));
    expect(widget?.choices.map(({ short_name }) => short_name).join('')).toBe('ABCDEF');
    expect(widget?.choices[5]).toEqual({ short_name: 'F', long_name: 'Ort 6', reply: 'ort 6' });
    expect(widget?.heading).toBe('Wo? Andere bitte schreiben: Ort 7, Ort 8.');
    expect(widgetFor(numbered(8), 'en')?.heading).toBe('Wo? Others, please type: Ort 7, Ort 8.');
  });

  test('are told by their number where too many are left to be named', () => {
    expect(widgetFor(numbered(200))?.heading).toBe('Wo? Andere bitte schreiben: Es gibt noch 194.');
    expect(widgetFor(numbered(200), 'en')?.heading).toBe('Wo? Others, please type: there are 194 more.');
  });

  test('have one more, which keeps its place', () => {
    const last = { label: 'Berlin (gesamt)', reply: 'egal' };
    const { buttons } = buttonsFor(['Wo?'], numbered(9), 'de', last);
    expect(buttons?.answers.map(({ reply }) => reply)).toEqual([
      ...numbered(5).map(({ value }) => value),
      'egal',
    ]);
  });

  test('say the name where the value is a word of another one’s', () => {
    const cars = [choice('Plug-in-Hybrid', 'phev'), choice('Hybrid ohne Stecker', 'hybrid')];
    expect(repliesOf(cars)).toEqual(['phev', 'Hybrid ohne Stecker']);
    expect(repliesOf([choice('1'), choice('10')])).toEqual(['1', '10']);
  });

  test('are not there without choices', () => {
    expect(widgetFor([])).toBeUndefined();
  });
});

describe('what a service sends', () => {
  test.each([
    '@**all**',
    '@*team*',
    'https://evil.example',
    'evil.example',
    '/poll x',
    '#**umzug**',
    '```',
    '',
  ])('is never put into a person’s mouth as anything but words: %j', (words) => {
    expect(repliesOf([choice('Köln'), { label: words, value: words }])).toEqual(['köln']);
    // Its name will do, if that is harmless.
    expect(repliesOf([{ label: 'Bonn', value: words }])).toEqual(['Bonn']);
  });

  test('is one line of what can be seen', () => {
    const [shown] = widgetFor([choice('Kö\u202eln\n\u0000mitte \ud800', 'koeln')])?.choices ?? [];
    expect(shown?.long_name).toBe('Köln / mitte \ufffd');
  });

  test('is not sent where it is as long as a text', () => {
    expect(repliesOf([choice('a'.repeat(81))])).toBeUndefined();
  });
});
