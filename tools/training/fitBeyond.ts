// How it is learned that a question asks for what the service does not state, though it lies near: „Was kostet die Jagdpacht?“
// beside all questions that it answers (beyond.tsv, and those beside its statements).
import type { KnownStems } from '../../src/bot/wanted/knownStems.ts';
import type { ClassWeights } from '../../src/bot/wanted/wantedWeights.ts';
import { fitYesNo, readYesNo } from './fitYesNo.ts';
import { beyond, cases, linesOf, plainestOf, type Sentence, type Source, statements } from './sentences.ts';

const weights = { near: 3, asked: 0.5, statements: 0.5, plain: 0.5 } as const;
const kinds = ['stated', 'beyond'] as const;

/** What the service has of every matter, or reckons. */
const ofAll: ReadonlySet<string> = new Set([
  ...['result', 'rank', 'overview', 'compare', 'suppliers', 'documents', 'authority', 'meaning'],
]);
/** Those beside statements are told by what stands beside them. */
const asked: ReadonlySet<Source> = new Set(['sentences', 'asked', 'examined']);

/** Its amount, as offices are asked for it. */
const amounts = [
  ...['Wie hoch ist die Förderung für X?', 'Wie hoch ist die Gebühr für X?', 'X, was kostet der Spaß'],
  'Wie hoch ist der Zuschuss für unsere X?',
];

/** Pure but for the files: the same sentences give the same weights. */
export function fitBeyond(sentences: readonly Sentence[], known: KnownStems): ClassWeights {
  const onMatter = sentences.filter(
    ({ source, topic, intent }) =>
      asked.has(source) && topic !== 'none' && (source === 'examined' || ofAll.has(intent)),
  );
  const beside = [statements, cases].flatMap((file) => linesOf(file).map((line) => line.split('\t')));
  const told = [
    ...readYesNo('beyond.tsv', linesOf(beyond), kinds).map((one) => ({ ...one, weight: weights.near })),
    ...plainestOf(sentences, amounts).map((text) => ({ text, isOfKind: false, weight: weights.plain })),
    ...onMatter.map(({ text }) => ({ text, isOfKind: false, weight: weights.asked })),
    // A question that no statement stands beside has no answer.
    ...beside.map(([, text = '', statement = '']) => ({
      text,
      isOfKind: statement === '',
      weight: weights.statements,
    })),
  ];
  return fitYesNo(kinds, told, known, { l2: 2e-4, keep: 16_000 });
}
