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
import { argumentsOf, type Frame, isLeftOut } from './frame.ts';

/** What the answer says of how the question was read. Pure. */
export function notesOn(frame: Frame): readonly Note[] {
  const { match, slots, ignored, said } = frame;
  const { command, lang, isStrict, misspelt } = match;
  const name = text(command.name[lang][0]);
  const say = inLanguage(lang);
  const shown = argumentsOf(frame).flatMap(([key, argument]) => {
    const slot = slots.get(key);
    if (!slot || isLeftOut(argument, slot.candidate, frame.context)) return [];
    const { candidate, others, instead } = slot;
    const cells = [candidate, ...others].map(({ value }) => argument.recogniser.show(value, lang));
    return [{ slot, cells, instead }];
  });
  const corrected = [
    ...(misspelt ? [{ typed: misspelt, read: name, liesIn: undefined }] : []),
    ...shown.flatMap(({ slot: { candidate, typed }, cells: [read] }) =>
      candidate.corrected && read ? [{ typed, read, liesIn: candidate.liesIn }] : [],
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
