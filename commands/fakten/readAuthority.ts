// The authorities of a topic: who is in charge in which state, and what else the service says of them.
import {
  type Call,
  type Cell,
  type Column,
  columnsTable,
  type FactsRecord,
  isOnlyExample,
  link,
  phrase,
  stateNamed,
  type Table,
  text,
  textCell,
} from '../../src/kit/index.ts';

export interface Authority {
  /** The state's written name. */
  readonly state: string | undefined;
  readonly name: string | undefined;
  readonly level: string | undefined;
  readonly portal: Cell | undefined;
  readonly note: string | undefined;
}

const lists = ['authority_records', 'authorities', 'records', 'behoerden', 'behoerde', 'stellen'];

/** The authorities in an answer; none where the service calls them otherwise. */
export const authoritiesIn = (answer: FactsRecord, say: Call['say']): readonly Authority[] =>
  answer.children(...lists).map((record) => readAuthority(record, say));

function readAuthority(record: FactsRecord, say: Call['say']): Authority {
  const state = record.text('state', 'state_name', 'bundesland', 'land') ?? record.key;
  const url = record.text('url', 'portal_url', 'portal', 'website', 'netzadresse', 'webseite');
  const isUnchecked = isOnlyExample(record, 'url_confidence');
  // These repeat the question, or are for the editors of the data.
  record.text('topic', 'thema');
  record.text('state_slug');
  record.text('confidence');
  record.texts('source');
  return {
    state: stateNamed(state),
    name: record.text('name', 'bezeichnung', 'authority', 'titel', 'title'),
    level: record.text('level', 'ebene'),
    portal: url === undefined ? undefined : portalCell(url, isUnchecked, say),
    note: record.text('note_de', 'note', 'hinweis', 'anmerkung'),
  };
}

/** The address by its host; „nicht geprüft“ where the service says that it is only likely. */
function portalCell(url: string, isUnchecked: boolean, say: Call['say']): Cell {
  const host = URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '';
  const address = host ? link(host, url) : text(url);
  return isUnchecked
    ? phrase(address, say({ de: ' (Adresse nicht geprüft)', en: ' (address not checked)' }))
    : address;
}

/** Several authorities side by side; what none of them has is no column. */
export function authoritiesTable(
  authorities: readonly Authority[],
  hasStates: boolean,
  say: Call['say'],
): Pick<Table, 'columns' | 'rows'> {
  const columns: readonly Column<Authority>[] = [
    [{ de: 'Bundesland', en: 'State' }, ({ state }) => (hasStates ? textCell(state) : undefined)],
    [{ de: 'Behörde', en: 'Authority' }, ({ name }) => textCell(name)],
    [{ de: 'Ebene', en: 'Level' }, ({ level }) => textCell(level)],
    [{ de: 'Portal', en: 'Portal' }, ({ portal }) => portal],
    [{ de: 'Hinweis', en: 'Note' }, ({ note }) => textCell(note)],
  ];
  return columnsTable(authorities, columns, say);
}
