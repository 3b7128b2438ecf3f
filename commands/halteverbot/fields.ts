// The fields of the halteverbot resources: a place, a move from one to another, its last days, the law.
import { declareFields, inFile, inFold, inRow, inSentence } from '../../src/kit/index.ts';

export const placeFields = declareFields({
  slug: inFile('text', { isId: true })`Kürzel | Id | slug, kennung, id, at, code, schluessel`,
  name: inSentence('text')`Ort | Place | name, label, bezeichnung, nm, titel, ort`,
  type: inFile('text')`Art | Type | type`,
  state: inFile('text')`Bundesland | State | state, bundesland, st`,
  leadDays: inRow('days')`Vorlauf in Kalendertagen | Lead time in calendar days |
    lead_days, leadTimeDays, lead, lead_time, vorlauf_tage, vorlauf, bearbeitungszeit_tage, bearbeitungszeit,
    processing_days, processing_time`,
  fee: inRow('money')`Gebühr | Fee | fee, gebuehr, verwaltungsgebuehr`,
  signRental: inRow('money')`Schildermiete | Sign rental | sign_rental, schildermiete, schilder, signs`,
  cost: inRow('money')`Kosten | Cost | cost, costs, kosten`,
  online: inRow('text', { tells: 'online' })`online | online | online_application, online, online_antrag`,
  isOnline: inRow('yesNo', { tells: 'online' })`online | online | online_application, online, online_antrag`,
  feeRule: inFold('text')`Gebührenregel | Fee rule | fee_rule`,
  authority: inFold('text')`Zuständig | Authority | authority, behoerde, zustaendig`,
  portal: inFold('text')`Portal | Portal | portal_url`,
  signsUpDays: inFold('number')`Schilder stehen Tage vorher | Signs up, days before |
    signs_up_days_before, schilder_tage_vorher`,
  notes: inFold('text')`Hinweise | Notes | notes, hinweise`,
  feeSurety: inFile('text')`Gebühr: wie sicher | Fee: how sure | fee_confidence`,
  signsSurety: inFile('text')`Schildermiete: wie sicher | Sign rental: how sure | sign_rental_confidence`,
});

export const scheduleFields = declareFields({
  sure: inRow('date')`sicher beantragt bis | Apply by, to be safe |
    apply_by_recommended, apply_by, recommended, antrag_empfohlen`,
  latest: inRow('date')`allerspätestens | At the very latest | apply_by_latest, latest, antrag_spaetestens`,
  signsUp: inRow('date')`Schilder stehen spätestens | Signs up by |
    signs_up_by, signs_by, schilder_stehen_ab`,
});

/** What the answers say of the law. */
export const legalFields = declareFields({
  fullDays: inFold('number')`Schilder stehen mindestens volle Tage | Signs up, full days at least |
    legal_signs_standing_min_full_days`,
  feeFrame: inFold('money')`Gebührenrahmen | Fee frame | legal_fee_frame`,
  legalNote: inFold('text')`Recht | Law | legal_note`,
});

/** What the overview of places says of all of them. */
export const overviewFields = declareFields({
  ...legalFields,
  leadMeaning: inFold('text')`Was Vorlauf heißt | What lead time means | definitions_de_lead_days`,
  signsMeaning: inFold('text')`Wann die Schilder stehen müssen | When the signs must be up |
    definitions_de_signs_up_days_before`,
  feeMeaning: inFold('text')`Was zur Gebühr gehört | What the fee covers | definitions_de_fee`,
  rentalMeaning: inFold('text')`Was zur Schildermiete gehört | What the sign rental covers |
    definitions_de_sign_rental`,
});

const stopFields = declareFields({
  slug: inFile('text', { isId: true })`Kürzel | Id | location, slug, ort_kennung, kennung, id`,
  name: inFile('text')`Ort | Place | name, label, ort_bezeichnung, bezeichnung`,
  ...scheduleFields,
});

/** The contract's words for how much time is left. */
const urgencies = {
  vergangen: { label: { de: 'vorbei', en: 'over' } },
  zu_spaet: { label: { de: 'zu spät', en: 'too late' } },
  kritisch: { label: { de: 'kritisch', en: 'critical' } },
  knapp: { label: { de: 'knapp', en: 'tight' } },
  ausreichend: { label: { de: 'ausreichend', en: 'enough time' } },
};

export const pairFields = declareFields({
  von: inFold('part', { of: placeFields })`Von | From | von, origin, orte_start, start, from`,
  nach: inFold('part', { of: placeFields })`Nach | To | nach, destination, orte_ziel, ziel, to`,
  mostDays: inSentence('number')`Vorlauf höchstens | Lead time at most | max_days`,
  leastDays: inSentence('number')`Vorlauf mindestens | Lead time at least | min_days, mindestfrist_tage`,
  cost: inRow('money')`Kosten für beide Zonen | Cost of both zones |
    cost, costs, total_cost, kosten, gesamtkosten`,
  fees: inRow('money')`Gebühr für beide Zonen | Fee of both zones |
    fees_sum, fees_total, gebuehren_summe, gebuehren_gesamt`,
  ...scheduleFields,
  stops: inFold('entries', { of: stopFields })`Zeitplan | Schedule | fristen, locations, places, orte`,
  order: inFold('texts')`Reihenfolge | Order |
    order, ordering, location_order, location_ordering, reihenfolge`,
  turns: inFile('entries', {
    of: declareFields({ position: inFile('number')`Rang | Position | position` }),
  })`Reihenfolge | Order | reihenfolge`,
  daysUntil: inFold('number')`Tage bis zum Umzug | Days until the move |
    days_until, tage_bis, verbleibende_tage`,
  urgency: inFold('text', { words: urgencies })`Dringlichkeit | Urgency |
    urgency, dringlichkeit_stufe, dringlichkeit`,
  datum: inFile('date')`Termin | Date | datum, date, umzugstag`,
  ...legalFields,
});
