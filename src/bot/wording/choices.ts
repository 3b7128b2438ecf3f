// How choices are told: in a sentence, in a table, and those near a town that the service does not have.
import {
  type Cell,
  type Document,
  inLanguage,
  joined,
  type Lang,
  type Say,
  sentence,
  type Sentence,
  strong,
  type Table,
  text,
  unstressed,
} from '../../document/index.ts';
import { buttonsFor } from './buttons.ts';
import { type Choice, nearestFirst, statesOf, type UnlistedPlace } from '../../kit/index.ts';

/** Choices that fit into a sentence; longer lists go under it. */
export const mostInSentence = 14;

/** „Hamburg, Köln oder Bonn“ */
export function oneOrOther(choices: readonly Choice[], say: Say): Sentence {
  const named = choices.map((choice): Sentence => [strong(text(choice.label))]);
  const last = joined(named.slice(-2), say({ de: ' oder ', en: ' or ' }));
  return joined([...named.slice(0, -2), last], ', ');
}

/** A town that is known by name, but not to the service: what it has in the same state first, then near names. */
export function unlistedPlace(
  place: UnlistedPlace,
  choices: readonly Choice[],
  lang: Lang,
  say: Say,
): Pick<Document, 'headline' | 'tables'> {
  const { said, inState, sorted } = nearPlace(place, choices, say);
  if (choices.length <= mostInSentence)
    return { headline: [...said, '. ', ...othersThan(inState, sorted, say)] };
  const all = say({
    de: `. Diese ${sorted.length} sind möglich, die nächsten zuerst:`,
    en: `. These ${sorted.length} are possible, the nearest first:`,
  });
  return { headline: [...said, all], tables: [choicesTable(sorted, lang)] };
}

/** The same, where something holds in general: that stands with it, and all places that there are below. */
export function generalForPlace(
  place: UnlistedPlace,
  choices: readonly Choice[],
  general: Sentence,
  lang: Lang,
): Pick<Document, 'headline' | 'tables' | 'buttons'> {
  const say = inLanguage(lang);
  const { said, sorted } = nearPlace(place, choices, say);
  const headline = [...said, say({ de: '. Allgemein: ', en: '. In general: ' }), ...unstressed(general)];
  const buttons = buttonsFor(
    [...headline, say({ de: ' Was stattdessen?', en: ' What instead?' })],
    sorted,
    lang,
  );
  return { headline, ...buttons, tables: [choicesTable(sorted, lang)] };
}

/** „**Für Aachen nennt der Dienst nichts**; … Für Köln allein:“, in front of what it says of that. */
export function besideUnknown(
  place: UnlistedPlace,
  choices: readonly Choice[],
  known: Cell,
  lang: Lang,
): Sentence {
  const say = inLanguage(lang);
  const { said } = nearPlace(place, choices, say);
  const alone = say({ de: sentence`. Für ${known} allein: `, en: sentence`. For ${known} alone: ` });
  return [...said, ...alone];
}

/** „Sonst: Köln oder Bonn.“ */
function othersThan(inState: readonly Choice[], sorted: readonly Choice[], say: Say): Sentence {
  const rest = inState.length > 0 ? sorted.slice(inState.length) : sorted;
  const other =
    inState.length > 0 ? { de: 'Sonst: ', en: 'Elsewhere: ' } : { de: 'Möglich: ', en: 'Possible: ' };
  return rest.length > 0 ? [say(other), ...oneOrOther(rest, say), '.'] : [];
}

export interface NearPlace {
  /** That the service does not have it, and what it has in the same state. */
  readonly said: Sentence;
  readonly inState: readonly Choice[];
  /** All choices, the nearest first. */
  readonly sorted: readonly Choice[];
}

export function nearPlace({ name, states }: UnlistedPlace, choices: readonly Choice[], say: Say): NearPlace {
  const [state] = states.length === 1 ? states : [];
  const inState = choices.filter((choice) => state !== undefined && statesOf(choice).includes(state));
  const sorted = [
    ...nearestFirst(inState, name),
    ...nearestFirst(
      choices.filter((choice) => !inState.includes(choice)),
      name,
    ),
  ];
  const named = oneOrOther(inState.slice(0, mostInSentence), say);
  const nothing = say({
    de: sentence`${strong('Für ', text(name), ' nennt der Dienst nichts')}`,
    en: sentence`${strong('The service has nothing for ', text(name))}`,
  });
  const nearby: Sentence =
    state === undefined || inState.length === 0
      ? []
      : say({
          de: [...sentence`; in ${text(state)} kennt er `, ...named],
          en: [...sentence`; in ${text(state)} it knows `, ...named],
        });
  return { said: [...nothing, ...nearby], inState, sorted };
}

/** What is possible, folded. */
export function choicesTable(choices: readonly Choice[], lang: Lang): Table {
  const columns = { de: ['Möglich', 'zu schreiben als'], en: ['Possible', 'written as'] }[lang];
  return {
    columns,
    rows: choices.map(({ label, value }) => [text(label), text(value)]),
    caption: { de: 'Was möglich ist', en: 'What is possible' }[lang],
    folded: true,
  };
}
