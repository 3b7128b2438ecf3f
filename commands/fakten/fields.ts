// The fields of a fact sheet and of the authorities on it, under the names that services give them.
import { declareFields, type FieldsRead, inFile, inFold, inRow, inSentence } from '../../src/kit/index.ts';

export const authorityFields = declareFields({
  state: inRow('text')`Bundesland | State | state, state_name, bundesland, land`,
  name: inRow('text')`Behörde | Authority | name, bezeichnung, authority, titel, title, who`,
  level: inRow('text')`Ebene | Level | level, ebene`,
  url: inRow('text')`Portal | Portal | url, portal_url, portal, website, netzadresse, webseite`,
  urlConfidence: inFile('text')`Portal: wie sicher | Portal: how sure | url_confidence`,
  open: inRow('text')`Geöffnet | Open | open, oeffnungszeiten, opening_hours`,
  phone: inRow('text')`Telefon | Phone | telefon, telefon_kurz, phone`,
  note: inRow('text')`Hinweis | Note | note, hinweis, anmerkung`,
});

const named = declareFields({
  slug: inFile('text')`Thema | Topic | slug, kennung, id, topic, about`,
  titleEn: inFile('text')`Titel (englisch) | Title | title_en`,
  title: inFile('text')`Titel | Title (German) | title, titel, name, bezeichnung`,
  currency: inFile('text')`Währung | Currency | currency`,
});

const authorities = inSentence('entries', { of: authorityFields })`Behörden nach Bundesland |
  Authorities by state |
  authority_records, authorities, records, behoerden, behoerde, stellen`;

const ends = (names: readonly string[], ends: readonly string[]) =>
  names.flatMap((name) => ends.map((end) => `${name}_${end}`));
const fees = ['fee', 'fees', 'gebuehr', 'gebuehren'];
const days = ['processing_days', 'dauer_tage', 'dauer_in_tagen', 'bearbeitungszeit_tage'];
const times = ['processing_time', 'processing', 'dauer', 'bearbeitungszeit'];

/** The ends of a figure are apart: where only one is stated, the other one is open. */
export const sheetFields = declareFields({
  ...named,
  summary: inSentence('text')`Worum es geht | What it is |
    summary, description, beschreibung, kurzbeschreibung`,
  feeFrom: inSentence('money')`Gebühr ab | Fee from | ${ends(fees, ['min', 'von', 'from'])}`,
  feeTo: inSentence('money')`Gebühr bis | Fee up to | ${ends(fees, ['max', 'bis', 'to'])}`,
  feeText: inSentence('text')`Zur Gebühr | On the fee | fee_text, fee_note, gebuehr_bemerkung, gebuehr_text`,
  feeConfidence: inFile('text')`Gebühr: wie sicher | Fee: how sure | fee_confidence`,
  fee: inSentence('money')`Gebühr | Fee | ${fees}`,
  cost: inSentence('money')`Kosten | Cost | cost, costs, kosten`,
  daysFrom: inSentence('days')`Dauer ab | Time needed from |
    ${ends(days, ['min', 'von', 'from', 'kuerzeste'])}, ${ends(times, ['min_days', 'min_tage'])}`,
  daysTo: inSentence('days')`Dauer bis | Time needed up to |
    ${ends(days, ['max', 'bis', 'to', 'laengste'])}, ${ends(times, ['max_days', 'max_tage'])}`,
  days: inSentence('days')`Dauer | Time needed | ${days}, takes`,
  daysText: inSentence('text')`Zur Dauer | On the time needed | ${ends(times, ['text'])}`,
  authority: inSentence('text')`Zuständig | Authority |
    authority_type, competent_authority, zustaendige_stelle, zustaendigkeit`,
  documents: inSentence('texts')`Unterlagen | Documents | documents, required_documents, unterlagen, papers`,
  onlineText: inSentence('text')`Zum Antrag online | On applying online | online_text`,
  online: inSentence('text')`Online | Online | online_available, online_application, online_antrag, online`,
  law: inSentence('texts')`Rechtsgrundlage | Legal basis |
    legal_basis, rechtsgrundlage, rechtsgrundlagen, law`,
  lawSection: inSentence('text')`Paragraf | Section |
    ${ends(['legal_basis', 'rechtsgrundlage'], ['paragraf', 'section'])}`,
  lawName: inSentence('text')`Gesetz | Law | ${ends(['legal_basis', 'rechtsgrundlage'], ['gesetz', 'law'])}`,
  age: inSentence('years')`Mindestalter | Minimum age | age, minimum_age, mindestalter`,
  calculator: inFile('text')`Rechner | Calculator | calculator, rechner`,
  hasSuppliers: inFile('yesNo')`Anbieter vorhanden | Has suppliers | has_suppliers`,
  authorities,
  authorityNote: inFold('text')`Zu den Behörden | On the authorities | authority_note`,
  checked: inFold('date')`Geprüft am | Checked on | geprueft_am, checked`,
});

/** Of the answer on one state. */
export const inStateFields = declareFields({
  ...named,
  state: inFile('text')`Bundesland | State | state, land, gebiet`,
  stateSlug: inFile('text')`Kürzel des Landes | Id of the state | state_slug`,
  authorities,
  note: inSentence('text')`Zu den Behörden | On the authorities | authority_note, note, hinweis`,
});

export type AuthorityRead = FieldsRead<typeof authorityFields>;
export type SheetRead = FieldsRead<typeof sheetFields>['values'];
