// What a command makes of a recogniser for an argument of its own.
import { expect, test } from 'vitest';
import {
  called,
  choicesAmong,
  defineCommand,
  oneOf,
  onlyWhere,
  partOption,
  readWords,
  refined,
  runsCalled,
  unanswerable,
} from '../../../src/kit/index.ts';

const context = { lang: 'de', askedOn: '2026-11-21', choices: undefined } as const;
const forms = { gmbh: called`GmbH | GmbH`, verein: called`Verein | association | Club` };
const anyForm = oneOf(forms);

const found = (recogniser: typeof anyForm, typed: string) =>
  recogniser.find(readWords(typed), context).map(({ value, score, problem }) => ({ value, score, problem }));

test('only those that are meant are read', () => {
  const alone = onlyWhere(anyForm, (_, words) => words.length === 1);
  expect(found(alone, 'Verein')).toEqual([{ value: 'verein', score: 1, problem: undefined }]);
  expect(found(alone, 'mein Verein')).toEqual([]);
  expect(alone.show('verein', 'en')).toEqual(anyForm.show('verein', 'en'));
});

test('they may be changed by the words around them', () => {
  const doubted = refined(anyForm, (read, words) =>
    read.map((one) => ({ ...one, score: words[0]?.plain === 'vielleicht' ? 0.5 : one.score })),
  );
  expect(found(doubted, 'vielleicht Verein')[0]?.score).toBe(0.5);
  expect(found(doubted, 'Verein')[0]?.score).toBe(1);
});

test('what there is no answer to is told why', () => {
  const told = unanswerable(anyForm, (form) => forms[form].label);
  expect(found(told, 'ein Club')).toEqual([{ value: 'verein', score: 1, problem: forms.verein.label }]);
});

test('a part is an option that is said by its names', () => {
  const part = partOption('verein', forms.verein, ({ from }) => from === 0);
  expect(part).toMatchObject({ label: forms.verein.label, named: true, optional: true });
  expect(part.recogniser.find(readWords('Club'), context)).toHaveLength(1);
  expect(part.recogniser.find(readWords('mein Club'), context)).toEqual([]);
});

test('some of the values are offered, in the order that is asked for', () => {
  expect(choicesAmong(forms, ['verein', 'gmbh'], 'en')).toEqual([
    { value: 'verein', label: 'association' },
    { value: 'gmbh', label: 'GmbH' },
  ]);
});

test('the longest run of words that is called so', () => {
  const words = readWords('die Sole Wasser Pumpe');
  expect(runsCalled(words, /^sole(?:wasser)?$/, 3)).toEqual([{ from: 1, to: 3 }]);
});

test('a command without arguments is used by its first name', () => {
  const command = defineCommand({
    name: { de: ['abos', 'abonnements'], en: ['subscriptions'] },
    summary: { de: 'Was abonniert ist', en: 'What is subscribed to' },
    changes: false,
    examples: { de: [{ ask: 'abos', answer: ['x'] }], en: [{ ask: 'subscriptions', answer: ['x'] }] },
    run: ({ lang }) => ({ lang, headline: ['x'] }),
  });
  expect(command.usage).toEqual({ de: ['abos'], en: ['subscriptions'] });
  expect(command.arguments).toEqual({});
});
