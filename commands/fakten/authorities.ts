// Who is in charge of a topic: in one state, as an answer; in all of them, as a table of the fact sheet.
import {
  type Call,
  type Cell,
  code,
  type Column,
  columnsTable,
  counted,
  type Document,
  entriesOf,
  type FactsRecord,
  fieldColumns,
  type Item,
  joined,
  link,
  officeCell,
  phrase,
  readFields,
  resultDocument,
  saidCell,
  type Sentence,
  type Speaking,
  stateNamed,
  strong,
  type Table,
  text,
  textCell,
  topicName,
} from '../../src/kit/index.ts';
import { authorityFields, type AuthorityRead, inStateFields } from './fields.ts';

export function inStateDocument(
  answer: FactsRecord,
  { topic, state }: { readonly topic: string; readonly state: string },
  call: Call,
): Document {
  const { lang, say, intent } = call;
  const name = topicName(topic, lang);
  const fields = readFields(answer, inStateFields);
  const listed = fields.values.authorities;
  // A service may send nothing but the list.
  const authorities =
    listed.length > 0 ? listed : entriesOf(answer).map((entry) => readFields(entry, authorityFields));
  const named = authorities.filter(({ values }) => values.name !== undefined);
  const claimed = new Set([...fields.claimed, ...named.flatMap((one) => [...one.claimed])]);
  const [first, ...others] = named;
  const { note } = fields.values;
  const ask = `${say({ de: 'fakten', en: 'facts' })} ${topic}`;
  return resultDocument(
    answer,
    {
      headline: headline(named, name, state, call),
      subject: `${name}, ${state}`,
      notes: [
        note === undefined ? undefined : [saidCell(note, lang)],
        intent.aspect
          ? undefined
          : say`Gebühr, Dauer und Unterlagen: ${code(ask)}\nFee, time needed and documents: ${code(ask)}`,
      ],
      fields: { ...fields, claimed },
      rows:
        first && others.length === 0
          ? // The first line has the name.
            [
              ...whoColumns(call).map(([label, cell]): Item => [label, cell(first), 'beside']),
              ...howColumns(call).map(([label, cell]): Item => [label, cell(first)]),
            ]
          : [],
      tables: others.length > 0 ? [columnsTable(named, columns(call), say)] : [],
    },
    call,
  );
}

/** Those of every state, beside the point of most questions. */
export function authoritiesTables(authorities: readonly AuthorityRead[], call: Speaking): readonly Table[] {
  const { say } = call;
  if (authorities.length === 0) return [];
  const state = [
    authorityFields.state.label,
    (one: AuthorityRead) => text(stateOf(one) ?? one.record.key),
  ] as const;
  const caption = { de: 'Behörden nach Bundesland', en: 'Authorities by state' };
  return [columnsTable(authorities, [state, ...columns(call)], say, { caption, folded: true })];
}

/** Nobody is in charge everywhere: who is, in a few of the states. */
export function byStateLine(
  authorities: readonly AuthorityRead[],
  topic: string,
  say: Call['say'],
): Sentence | undefined {
  const stated = authorities.flatMap((one) => {
    const said = say`${textCell(stateOf(one))}: **${textCell(one.values.name)}**`;
    return said ? [said] : [];
  });
  const all = stated.length > 0 && joined(stated.slice(0, mostStates), '; ');
  const isMore = stated.length > mostStates;
  return say`${text(topic)}: zuständig je nach Bundesland – ${all}[${isMore}; …].
    ${text(topic)}: in charge, by state – ${all}[${isMore}; …].`;
}

const mostStates = 4;

/** The state's written name: by a field, or by the name that the record stands under. */
export const stateOf = ({ values: { state }, record }: AuthorityRead) => stateNamed(state ?? record.key);

const columns = (call: Speaking) => [...whoColumns(call), ...howColumns(call)];

const whoColumns = ({ lang }: Speaking): readonly Column<AuthorityRead>[] => [
  [
    authorityFields.name.label,
    ({ values: { name } }) => (name === undefined ? undefined : officeCell(name, lang)),
  ],
  ...fieldColumns(authorityFields, ['level'], lang),
];

const howColumns = ({ lang, say }: Speaking): readonly Column<AuthorityRead>[] => [
  [authorityFields.url.label, (one: AuthorityRead) => portalCell(one, say)],
  ...fieldColumns(authorityFields, ['open', 'phone', 'note'], lang),
];

/** The address by its host; „nicht geprüft“ where the service says that it is only likely. */
function portalCell({ values: { url, urlConfidence } }: AuthorityRead, say: Call['say']): Cell | undefined {
  if (url === undefined) return undefined;
  const host = URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '';
  const address = host ? link(host, url) : text(url);
  return urlConfidence === 'illustrative'
    ? phrase(address, say({ de: ' (Adresse nicht geprüft)', en: ' (address not checked)' }))
    : address;
}

/** More than these are a table. */
const mostNamed = 2;

function headline(
  authorities: readonly AuthorityRead[],
  topic: string,
  state: string,
  { lang, say }: Speaking,
): Sentence | undefined {
  const names = authorities.map(({ values: { name = '' } }) => [strong(officeCell(name, lang))]);
  if (names.length === 0) return undefined;
  const [of, there] = [text(topic), text(state)];
  if (names.length <= mostNamed) {
    const all = joined(names, say({ de: ' und ', en: ' and ' }));
    return say`Zuständig für ${of} in ${there}: ${all}.\n${of} in ${there}: the office in charge is ${all}.`;
  }
  const number = counted(names.length, { de: ['Stelle', 'Stellen'], en: ['authority', 'authorities'] });
  return say`**${number}** für ${of} in ${there}.\n**${number}** for ${of} in ${there}.`;
}
