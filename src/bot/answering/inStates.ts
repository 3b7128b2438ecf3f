// The states that a ranking is asked for, „in NRW“, „in Bayern und Hessen“, and which rows of a table lie in them.
import type { Cell, Document, Table, Text } from '../../document/index.ts';
import { anyState, plainName, readWords, stateNamed, statesOf, type Word } from '../../kit/index.ts';
import { formatCell } from '../../render/value.ts';

export interface InStates {
  /** Their written names; empty where none is named. */
  readonly states: readonly string[];
  /** „außer Bayern“: all the others. */
  readonly isWithout: boolean;
  /** „Süddeutschland“: a part of the country that is no state. */
  readonly regions: readonly string[];
}

const without = new Set('ausser ohne nicht except without not'.split(' '));
/** „nicht in Bayern“ */
const reach = 2;

const region =
  /^(?:nord|sued|ost|west|mittel|nordost|nordwest|suedost|suedwest)?deutschlands?$|^(?:rheinland|franken|schwaben|baden|wuerttemberg|allgaeu|pfalz|eifel|harz|niederrhein|rhein-?main|rhein-?neckar|north|south|east|west)(?:en|gebiet)?$/;
const wholeCountry = /^deutschlands?$/;
const announcing = new Set('in im aus within'.split(' '));

/** Which states somebody names. Pure. */
export function statesAsked(question: string): InStates {
  const words = readWords(question);
  const found = anyState
    .find(words, { lang: 'de', askedOn: '', choices: undefined })
    .filter(({ corrected, score }) => !corrected && score >= 0.9);
  const isNot = ({ from }: { readonly from: number }) =>
    words.slice(Math.max(0, from - reach), from).some(({ plain }) => without.has(plain));
  const wanted = found.filter((one) => !isNot(one));
  const isWithout = wanted.length === 0 && found.length > 0;
  return {
    states: [...new Set((isWithout ? found : wanted).map(({ value }) => value))],
    isWithout,
    regions:
      found.length > 0 ? [] : words.flatMap((word, at) => (isRegion(words, word, at) ? [word.text] : [])),
  };
}

const isRegion = (words: readonly Word[], { plain }: Word, at: number): boolean =>
  region.test(plain) && !wholeCountry.test(plain) && announcing.has(words[at - 1]?.plain ?? '');

/** The rows of a table that lie in the states; the table itself where all count. */
export function rowsIn(table: Table, { states, isWithout }: InStates, document: Document): Table {
  if (states.length === 0) return table;
  const sent = statesSent(document);
  const isThere = (row: readonly Cell[]) => {
    const its = statesOfRow(row, sent);
    return its.length > 0 && its.every((state) => states.includes(state)) !== isWithout;
  };
  const rows = table.rows.filter(isThere);
  const [[name] = [], second] = rows;
  // „Ich wohne in Berlin. In welcher Stadt …?“: a state that is a row by itself is no place to rank in.
  const isItself =
    second === undefined && name !== undefined && stateNamed(formatCell(name, 'de')) !== undefined;
  return isItself ? table : { ...table, rows };
}

/** A row may be a state, say its own, be sent with it, or be a town that is known. */
function statesOfRow(row: readonly Cell[], sent: ReadonlyMap<string, string>): readonly string[] {
  const [name = '', ...others] = row.map((cell) => formatCell(cell, 'de'));
  const said = stateNamed(name) ?? others.flatMap((other) => stateNamed(other) ?? [])[0];
  const state = said ?? sent.get(plainName(name));
  return state === undefined ? statesOf({ value: name, label: name }) : [state];
}

/** By the names beside which the service sends a state: `{ "city": "Krefeld", "state": "NW" }`. */
function statesSent({ provenance }: Document): ReadonlyMap<string, string> {
  const records = new Map<string, string[]>();
  for (const { path, value } of provenance?.fields ?? []) {
    if (typeof value !== 'string') continue;
    const record = path.slice(0, -1).join('/');
    records.set(record, [...(records.get(record) ?? []), value]);
  }
  const sent = new Map<string, string>();
  for (const said of records.values()) {
    const states = new Set(said.flatMap((value) => stateNamed(value) ?? []));
    const [state] = states;
    if (state === undefined || states.size > 1) continue;
    for (const value of said) if (stateNamed(value) === undefined) sent.set(plainName(value), state);
  }
  return sent;
}

/** „in Bayern und Hessen am günstigsten“; where nothing is known of there, „insgesamt am günstigsten“. */
export function saysWhere({ de, en }: Text, asked: InStates, isKnown: boolean): Text {
  if (!isKnown) return { de: `insgesamt ${de}`, en: `${en} overall` };
  const names = namesOf(asked);
  const within = names.de.replace(/^das Saarland/, 'im Saarland').replace(/^(?!im )/, 'in ');
  return asked.isWithout
    ? { de: `außer ${within} ${de}`, en: `${en} outside ${names.en}` }
    : { de: `${within} ${de}`, en: `${en} in ${names.en}` };
}

/** That nothing is known of there. */
export function noneThere(asked: InStates): Text {
  const { de, en } = namesOf(asked);
  return asked.isWithout
    ? { de: `Außer für ${de} nennt der Dienst dazu nichts.`, en: `The service states nothing but for ${en}.` }
    : { de: `Für ${de} nennt der Dienst dazu nichts.`, en: `For ${en} the service states nothing.` };
}

/** „Bayern und Hessen“, „das Saarland“ */
function namesOf({ states }: InStates): Text {
  const list = (names: readonly string[], and: string) =>
    [names.slice(0, -1).join(', '), names.at(-1)].filter((part) => part !== '').join(and);
  const inGerman = states.map((name) => (name === 'Saarland' ? 'das Saarland' : name));
  return { de: list(inGerman, ' und '), en: list(states, ' and ') };
}
