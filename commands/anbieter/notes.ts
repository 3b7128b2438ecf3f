// What belongs next to a list of suppliers: that they are invented, that none is local, that order is no advice.
import {
  type Call,
  type FactsRecord,
  note,
  type Note,
  type Sentence,
  sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import type { Supplier } from './fields.ts';

export interface Searched {
  /** The topic's readable name. */
  readonly topic: string;
  /** The city, the state or the postal code; undefined for everywhere. */
  readonly place: string | undefined;
  /** The town that was asked about, where the place is its state. */
  readonly town: string | undefined;
  /** A postal code; else the name of a place. */
  readonly isPostcode: boolean;
  /** Only those that work everywhere. */
  readonly isNationwide: boolean;
  /** „Gibt es …?“ */
  readonly isAnyAsked: boolean;
  /** What was typed as well and is wider than the place. */
  readonly unused: string | undefined;
}

/** Whether the service calls all of them invented; the sentence on that is empty where none is. */
export function fictionIn(
  answer: FactsRecord,
  suppliers: readonly Supplier[],
  say: Call['say'],
): { readonly isInvented: boolean; readonly says: Sentence } {
  const warning = answer.text('warning_de', 'warning', 'warnung', 'hinweis') ?? '';
  const isAll = suppliers.length > 0 && suppliers.every(({ isFictitious }) => isFictitious);
  const isSaid = /fikti(?:v|on|tious)/i.test(warning) || answer.yesNo('fictitious', 'fiktiv') === true;
  if (suppliers.length === 0 || (!isSaid && !suppliers.some(({ isFictitious }) => isFictitious)))
    return { isInvented: false, says: [] };
  const isInvented = isAll || isSaid;
  const says = isInvented
    ? say({
        de: sentence`${strong('Erfundene Beispiele')}, keine echten Anbieter: `,
        en: sentence`${strong('Invented examples')}, no real suppliers: `,
      })
    : say({
        de: sentence`Laut Dienst ist ein Teil der Anbieter ein ${strong('fiktives Beispiel')}; sie sind so bezeichnet. `,
        en: sentence`Some of the suppliers are a ${strong('fictitious example')}, says the service; they are marked. `,
      });
  return { isInvented, says };
}

export function placeNotes(
  suppliers: readonly Supplier[],
  { place, town, isPostcode, unused }: Searched,
  say: Call['say'],
): readonly (Note | Sentence)[] {
  const isOnlyNationwide = suppliers.length > 0 && suppliers.every(({ isNationwide }) => isNationwide);
  const here = isPostcode ? `PLZ ${place}` : (place ?? '');
  return [
    ...(place !== undefined && town !== undefined
      ? [
          note(
            'condition',
            say({
              de: sentence`Eigens für ${text(town)} führt der Dienst keinen Anbieter; ${text(town)} liegt in ${strong(text(place))}.`,
              en: sentence`The service lists none just for ${text(town)}; ${text(town)} is in ${strong(text(place))}.`,
            }),
          ),
        ]
      : []),
    ...(place !== undefined && isOnlyNationwide
      ? [
          note(
            'condition',
            say({
              de: sentence`Eigens für ${text(here)} führt der Dienst keinen Anbieter; die Liste nennt nur bundesweite.`,
              en: sentence`The service lists none just for ${text(place)}; these all work nationwide.`,
            }),
          ),
        ]
      : []),
    ...(place !== undefined && unused !== undefined
      ? [
          say({
            de: sentence`Gesucht wurde nach ${text(place)}; „${text(unused)}“ ging nicht ein.`,
            en: sentence`Searched for ${text(place)}; “${text(unused)}” was not used.`,
          }),
        ]
      : []),
    ...(suppliers.length > 1 ? [orderNote(suppliers, say)] : []),
  ];
}

function orderNote(suppliers: readonly Supplier[], say: Call['say']): Sentence {
  const isPaidFor = suppliers.some(({ placement }) => placement !== undefined);
  const paid = isPaidFor ? say({ de: ', teils Anzeigen', en: ', some are advertisements' }) : '';
  return say({
    de: [`Die Reihenfolge gibt der Dienst vor (Platzierung${paid}); sie ist keine Empfehlung.`],
    en: [`The order is the service’s placement order${paid}; it is no recommendation.`],
  });
}
