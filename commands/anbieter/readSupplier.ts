// What may be shown of a supplier: these fields and no others, whatever the service sends.
import {
  cityNamed,
  entriesOf,
  type FactsRecord,
  link,
  stateNamed,
  text,
  type Cell,
} from '../../src/kit/index.ts';

export interface Supplier {
  readonly name: string | undefined;
  readonly description: string | undefined;
  /** Undefined where the service does not say. */
  readonly isNationwide: boolean | undefined;
  readonly city: string | undefined;
  readonly state: string | undefined;
  /** „Anzeige“, in the service's words. */
  readonly placement: string | undefined;
  readonly isFictitious: boolean;
  readonly profileUrl: string | undefined;
  readonly intro: { readonly label: string | undefined; readonly url: string } | undefined;
}

/** In the service's order, which is that of placement. */
export const entriesIn = (answer: FactsRecord) =>
  entriesOf(answer, 'suppliers', 'results', 'anbieter', 'treffer', 'trefferliste');

export const suppliersIn = (answer: FactsRecord): readonly Supplier[] => entriesIn(answer).map(readSupplier);

function readSupplier(record: FactsRecord): Supplier {
  const city = record.text('city', 'city_name', 'stadt', 'ort');
  const state = record.text('state', 'state_name', 'bundesland', 'land');
  const coverage = record.text('coverage', 'reach', 'einsatzgebiet', 'abdeckung', 'reichweite');
  const introUrl = record.text('intro_action_url', 'intro_action_href', 'intro_action');
  return {
    name: record.text('name', 'company', 'firma', 'firmenname'),
    description: record.text('description_de', 'description', 'beschreibung', 'summary'),
    isNationwide: readNationwide(record.yesNo('nationwide', 'is_nationwide', 'bundesweit'), coverage),
    city: city && cityNamed(city),
    state: state && (stateNamed(state) ?? state),
    placement: readPlacement(record),
    isFictitious: record.yesNo('fictitious', 'is_fictitious', 'fiktiv', 'ist_fiktiv') ?? false,
    profileUrl: record.text('profile_url'),
    intro: introUrl
      ? { url: introUrl, label: record.text('intro_action_label_de', 'intro_action_label') }
      : undefined,
  };
}

function readNationwide(stated: boolean | undefined, coverage: string | undefined): boolean | undefined {
  if (stated !== undefined || coverage === undefined) return stated;
  return /^(?:nation(?:wide|al)|bundesweit|deutschland(?:weit)?|germany)$/i.test(coverage.trim());
}

/** The service's label for a paid place; a bare yes is the usual word. */
function readPlacement(record: FactsRecord): string | undefined {
  const names = ['placement_label_de', 'placement_label', 'placement', 'kennzeichnung', 'anzeige', 'werbung'];
  if (record.yesNo(...names)) return 'Anzeige';
  return record.text(...names);
}

/** „bundesweit“, or the city and the state. */
export function whereCell({ isNationwide, city, state }: Supplier, nationwide: string): Cell | undefined {
  if (isNationwide) return text(nationwide);
  const places = [...new Set([city, state].filter((place) => place !== undefined))];
  return places.length > 0 ? text(places.join(', ')) : undefined;
}

/** A link where the address is one that a browser opens; the address itself is never shown. */
export const linkCell = (label: string, url: string | undefined): Cell | undefined =>
  url !== undefined && /^https?:\/\//i.test(url) && URL.canParse(url) ? link(label, url) : undefined;
