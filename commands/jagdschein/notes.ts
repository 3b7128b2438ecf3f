// What limits the figures of a state: the service's warnings on it next to them, those on other states folded.
import {
  type Call,
  type FactsRecord,
  type Sentence,
  stateNames,
  type Table,
  text,
  textsTable,
} from '../../src/kit/index.ts';

export interface Warnings {
  readonly notes: readonly Sentence[];
  readonly tables: readonly Table[];
}

const mostNotes = 3;

/** Without a state, all of them are near. */
export function readWarnings(
  answer: FactsRecord,
  state: string | undefined,
  { say }: Pick<Call, 'say'>,
): Warnings {
  const said = answer.texts('warnings_de', 'warnings', 'warnungen', 'hinweise');
  const rule = answer.text('result_rule_de', 'result_rule', 'rechenregel');
  // The date of the state's figures may be known less well than it looks.
  const dated = state === undefined ? undefined : answer.text('as_of_note_de', 'as_of_note');
  answer.isEmpty('as_of_note_de');
  const isNear = (warning: string) => state === undefined || isAbout(warning, state);
  const near = [
    rule,
    dated && `${say({ de: 'Zum Stand', en: 'On the date' })}: ${dated}`,
    ...said.filter(isNear),
  ].filter((note) => note !== undefined);
  const others = [...near.slice(mostNotes), ...said.filter((warning) => !isNear(warning))];
  const caption = say({ de: 'Weitere Hinweise', en: 'More notes' });
  return {
    notes: near.slice(0, mostNotes).map((note) => [text(note)]),
    tables: textsTable(caption, others, { folded: true }),
  };
}

/** Names this state, or none at all. */
function isAbout(warning: string, state: string): boolean {
  const named = stateNames.map(([name = '']) => name).filter((name) => warning.includes(name));
  return named.length === 0 || named.includes(state);
}
