// Who is in charge of a topic in one state.
import {
  type Call,
  type Cell,
  code,
  type Document,
  type FactsRecord,
  joined,
  resultDocument,
  saidCell,
  type Sentence,
  sentence,
  strong,
  text,
  type Text,
  textCell,
  topicName,
  counted,
} from '../../src/kit/index.ts';
import { labels } from './labels.ts';
import { type Authority, authoritiesIn, authoritiesTable } from './readAuthority.ts';

export function inStateDocument(
  answer: FactsRecord,
  { topic, state }: { readonly topic: string; readonly state: string },
  call: Call,
): Document {
  const { lang, say } = call;
  const authorities = authoritiesIn(answer, say);
  const name = topicName(topic, lang);
  // Echoes of the question.
  for (const echo of [['slug', 'topic'], ['title_de'], ['title_en'], ['state', 'land'], ['state_slug']])
    answer.text(...echo);
  answer.text('currency');
  const [first, ...others] = authorities;
  const note = answer.text('authority_note_de', 'authority_note', 'note_de', 'hinweis');
  const ask = `${say({ de: 'fakten', en: 'facts' })} ${topic}`;
  return resultDocument(
    answer,
    {
      headline: headline(authorities, name, state, say),
      subject: `${name}, ${state}`,
      notes: [
        note === undefined ? undefined : [saidCell(note, lang)],
        say({
          de: sentence`Gebühr, Dauer und Unterlagen: ${code(ask)}`,
          en: sentence`Fee, time needed and documents: ${code(ask)}`,
        }),
      ],
      rows: first && others.length === 0 ? parts(first, lang) : [],
      tables: others.length > 0 ? [authoritiesTable(authorities, false, say)] : [],
      labels,
    },
    call,
  );
}

/** More than these are a table. */
const mostNamed = 2;

function headline(
  authorities: readonly Authority[],
  topic: string,
  state: string,
  say: Call['say'],
): Sentence | undefined {
  const [first] = authorities;
  if (!first?.name) return undefined;
  if (authorities.length === 1) {
    return say({
      de: sentence`Zuständig für ${text(topic)} in ${text(state)}: ${strong(text(first.name))}.`,
      en: sentence`In charge of ${text(topic)} in ${text(state)}: ${strong(text(first.name))}.`,
    });
  }
  const names = authorities.flatMap(({ name }) => (name === undefined ? [] : [[strong(text(name))]]));
  if (names.length === authorities.length && names.length <= mostNamed) {
    const both = joined(names, say({ de: ' und ', en: ' and ' }));
    return say({
      de: [...sentence`Zuständig für ${text(topic)} in ${text(state)}: `, ...both, '.'],
      en: [...sentence`In charge of ${text(topic)} in ${text(state)}: `, ...both, '.'],
    });
  }
  const number = strong(
    say(counted(authorities.length, { de: ['Stelle', 'Stellen'], en: ['authority', 'authorities'] })),
  );
  return say({
    de: sentence`${number} für ${text(topic)} in ${text(state)}.`,
    en: sentence`${number} for ${text(topic)} in ${text(state)}.`,
  });
}

const parts = (
  { name, level, portal, note }: Authority,
  lang: Call['lang'],
): readonly (readonly [Text, Cell | undefined])[] => [
  [{ de: 'Behörde', en: 'Authority' }, textCell(name)],
  [{ de: 'Ebene', en: 'Level' }, level === undefined ? undefined : saidCell(level, lang)],
  [{ de: 'Portal', en: 'Portal' }, portal],
  [{ de: 'Hinweis', en: 'Note' }, note === undefined ? undefined : saidCell(note, lang)],
];
