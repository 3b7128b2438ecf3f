// The fields of a supplier: these may be shown and no others, whatever the service sends.
import { declareFields, entriesOf, type FactsRecord, inRow, readFields } from '../../src/kit/index.ts';

const supplierFields = declareFields({
  name: inRow('text')`Anbieter | Supplier | name, company, firma, firmenname, who`,
  nationwide: inRow('yesNo')`bundesweit | nationwide | nationwide, is_nationwide, bundesweit`,
  area: inRow('text')`Gebiet | Area | coverage, reach, einsatzgebiet, abdeckung, reichweite, area`,
  city: inRow('text')`Stadt | City | city, city_name, stadt, ort`,
  state: inRow('text')`Bundesland | State | state, state_name, bundesland, land`,
  isFictitious: inRow('yesNo')`fiktives Beispiel | Fictitious example |
    fictitious, is_fictitious, fiktiv, ist_fiktiv`,
  /** A paid place, with a bare yes or in the service’s words. */
  isPaidFor: inRow('yesNo')`Anzeige | Advertisement | placement, anzeige, werbung`,
  placement: inRow('text')`Kennzeichnung | Label |
    placement_label, placement, kennzeichnung, anzeige, werbung`,
  profile: inRow('text')`Profil | Profile | profile_url`,
  intro: inRow('text')`Anfrage | Enquiry | intro_action_url, intro_action_href, intro_action`,
  introLabel: inRow('text')`Anfrage | Enquiry | intro_action_label`,
});

/** `isNationwide` is undefined where the service does not say. */
export type Supplier = ReturnType<typeof readSupplier>;

/** Those that have a name, in the service’s order, which is that of placement. */
export const suppliersIn = (answer: FactsRecord): readonly Supplier[] =>
  entriesOf(answer, 'suppliers', 'results', 'anbieter', 'treffer', 'trefferliste')
    .map(readSupplier)
    .filter(({ name }) => name !== undefined);

function readSupplier(entry: FactsRecord) {
  const { nationwide, area, isPaidFor, ...values } = readFields(entry, supplierFields).values;
  const isEverywhere = area === undefined ? undefined : everywhere.test(area.trim());
  return {
    ...values,
    isNationwide: nationwide ?? isEverywhere,
    /** A place, and no word of the contract for how wide it is. */
    area:
      area === undefined || isEverywhere || /^(?:plz|city|state|local|regional)$/i.test(area)
        ? undefined
        : area,
    placement: values.placement ?? (isPaidFor ? 'Anzeige' : undefined),
  };
}

const everywhere = /^(?:nation(?:wide|al)|bundesweit|deutschland(?:weit)?|germany)$/i;
