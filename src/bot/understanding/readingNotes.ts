// What an answer says of how its question was read: corrections, assumptions, what was left out, what was understood.
import {
  type Cell,
  inLanguage,
  joined,
  note,
  type Note,
  sentence,
  type Sentence,
  strong,
  text,
} from '../../document/index.ts';
import { isGeneral, plainName, readWords, stemOf, type Word, wordsIn } from '../../kit/index.ts';
import { formatCell } from '../../render/value.ts';
import { argumentsOf, type Frame, isLeftOut } from './frame.ts';
import { notesOnPlaces } from './placesBeside.ts';

/** „Haltverbote“ of „haltverbot“, „Berliner“ of „Berlin“: a word's form was not misread, so nobody need be told. */
function isForm(typed: string, names: readonly string[]): boolean {
  const said = plainName(typed);
  return names.some((name) => {
    const known = plainName(name);
    if (known.length < shortestForm) return said === known;
    const isStem = stemOf(said) === stemOf(known);
    return isStem || (said.startsWith(known) && ending.test(said.slice(known.length)));
  });
}

const shortestForm = 4;
const ending = /^(?:e|s|n|en|er|es|ern|ers|in|innen)$/;

/** What says nothing by itself, and is missed by nobody: „plus“, „ganz“, „Summe“; a figure and a denial are. */
const isTelling = (word: Word) =>
  telling.test(word.plain) || (!isGeneral(word) && !joiningWords.has(word.plain));

const joiningWords = new Set([
  'wohne',
  'wohnt',
  'wohnhaft',
  'live',
  'lives',
  'plus',
  'set',
  'samt',
  'inklusive',
  'including',
  'sowie',
  'als',
  'also',
  'prozent',
  'percent',
  'percentage',
  'gesamt',
  'zusammen',
  'total',
  'overall',
  'together',
  'geht',
  'gehen',
  'summe',
  'sum',
]);
const telling = /\d|^(?:nicht|kein\p{L}*|ohne|ausser|not|no|without|except|bald|demnaechst|soon)$/u;

/** What was left out, without the small words around it; empty where nothing else is. */
export function tellingPart(ignored: string): string {
  const words = readWords(ignored);
  const first = words.findIndex(isTelling);
  const last = words.findLastIndex(isTelling);
  return first < 0 ? '' : wordsIn(words, { from: first, to: last + 1 });
}

/**
 * What the answer says of how the question was read; `told` is its first line: where a town lies need not be said where that
 * does not speak of the state. Pure.
 */
export function notesOn(frame: Frame, told?: string): readonly Note[] {
  const { match, slots, said } = frame;
  const ignored = frame.ignored === '' ? '' : tellingPart(frame.ignored);
  const { command, lang, isStrict, misspelt } = match;
  const name = text(command.name[lang][0]);
  const say = inLanguage(lang);
  // A fact sheet has most of what it says for all states.
  const isOfAll = command.about === 'topics' && told !== undefined;
  const shown = argumentsOf(frame).flatMap(([key, argument]) => {
    const slot = slots.get(key);
    if (!slot || argument.isUnsaid || isLeftOut(argument, slot.candidate, frame.context)) return [];
    const { candidate, others, instead } = slot;
    const cells = [candidate, ...others].map(({ value }) => argument.recogniser.show(value, lang));
    return [{ slot, cells, instead }];
  });
  const corrected = [
    ...(misspelt && !isForm(misspelt, [...command.name.de, ...command.name.en])
      ? [{ typed: misspelt, read: name, liesIn: undefined }]
      : []),
    ...shown.flatMap(({ slot: { candidate, typed }, cells: [read] }) =>
      candidate.corrected &&
      read &&
      !isForm(typed, [formatCell(read, lang)]) &&
      !(candidate.liesIn && isOfAll && !told?.includes(formatCell(read, lang)))
        ? [{ typed, read, liesIn: candidate.liesIn }]
        : [],
    ),
  ];
  const assumed = argumentsOf(frame).flatMap(([key, { recogniser, label, assumed: value }]) =>
    slots.has(key) || value === undefined || frame.isOverview || command.text
      ? []
      : [{ label, value: recogniser.show(value, lang) }],
  );
  const leftOut = argumentsOf(frame).flatMap(([key, argument]) => {
    const slot = slots.get(key);
    return slot && isLeftOut(argument, slot.candidate, frame.context)
      ? [{ ...slot, label: argument.label }]
      : [];
  });
  const isRepeated = !isStrict || said.length > 1 || shown.some(({ instead }) => instead !== undefined);
  return [
    ...corrected.map(({ typed, read, liesIn }) =>
      note(
        'reading',
        say({
          de: liesIn
            ? sentence`${text(liesIn)} liegt in ${strong(read)}.`
            : sentence`„${text(typed)}“ als ${strong(read)} gelesen.`,
          en: liesIn
            ? sentence`${text(liesIn)} is in ${strong(read)}.`
            : sentence`Read “${text(typed)}” as ${strong(read)}.`,
        }),
      ),
    ),
    ...assumed.map(({ label, value }) =>
      note(
        'condition',
        say({
          de: sentence`Angenommen: ${label.de} ${strong(value)}.`,
          en: sentence`Assumed: ${label.en} ${strong(value)}.`,
        }),
      ),
    ),
    ...(frame.isKept
      ? [
          note(
            'condition',
            say({
              de: [
                'Dabei bleibt es: Was nicht gesagt ist, ist angenommen. Wissen Sie es später, schreiben Sie es dazu.',
              ],
              en: ['It stays at that: what was not said is assumed. If you find out, just write it.'],
            }),
          ),
        ]
      : []),
    ...leftOut.map(({ typed, label }) =>
      note(
        'reading',
        say({
          de: sentence`${label.de}: „${text(typed)}“ ist nicht genau genug und bleibt hier außer Betracht.`,
          en: sentence`${label.en}: “${text(typed)}” is not precise enough and is left out here.`,
        }),
      ),
    ),
    ...(ignored
      ? [
          note(
            'reading',
            say({
              de: sentence`Nicht verstanden und nicht berücksichtigt: „${text(ignored)}“.`,
              en: sentence`Not understood and left out: “${text(ignored)}”.`,
            }),
          ),
        ]
      : []),
    ...(frame.ofOthers ?? []).map((told) =>
      note(
        'reading',
        say({
          de: sentence`Über andere gesagt und nicht berücksichtigt: „${text(told)}“.`,
          en: sentence`Said of others and left out: “${text(told)}”.`,
        }),
      ),
    ),
    ...(frame.beside ? notesOnPlaces(frame.beside, lang) : []),
    ...(isRepeated && !command.text
      ? [
          note('understood', [
            say({ de: 'Verstanden als: ', en: 'Understood as: ' }),
            ...joined(
              [[name], ...shown.map(({ cells, instead }) => understoodAs(cells, instead, say))],
              ', ',
            ),
            '.',
          ]),
        ]
      : []),
  ];
}

/** „**Dresden** (statt München)“ */
function understoodAs(
  cells: readonly Cell[],
  instead: string | undefined,
  say: ReturnType<typeof inLanguage>,
): Sentence {
  const parts = cells.flatMap((cell, index) => (index === 0 ? [cell] : [' / ', cell]));
  if (instead === undefined) return parts;
  return [
    strong(...parts),
    ...say({ de: sentence` (statt ${text(instead)})`, en: sentence` (not ${text(instead)})` }),
  ];
}
