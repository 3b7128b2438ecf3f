// The words for what a figure counts or measures, plainly written, and how much of it anybody has.

export type Unit =
  | 'euro'
  | 'cent'
  | 'euroPerKwh'
  | 'percent'
  | 'watt'
  /** Of the modules: „2 × 450 Wp“; what a device feeds in is in watts. */
  | 'wattPeak'
  | 'kwh'
  | 'modules'
  | 'children'
  | 'persons'
  | 'inhabitants'
  | 'spaces'
  | 'homes'
  | 'years'
  | 'months'
  | 'weeks'
  | 'days'
  | 'hours'
  /** „zehn Stück“: of whatever is counted. */
  | 'pieces'
  /** „14 Uhr“ */
  | 'time'
  /** „Baujahr 1998“ */
  | 'year'
  | 'calendarWeek'
  | 'postcode'
  /** „§ 34a“ */
  | 'paragraph'
  /** Measured in what no command asks for: „120 qm“. */
  | 'other'
  /** It only names something: a file, a house, a telephone, a programme. */
  | 'name';

export interface UnitWord {
  readonly unit: Unit;
  /** What the figure is taken times, where it is measured in another size: 1 kW are 1000 W. */
  readonly factor?: number;
}

const words = (unit: Unit, names: string, factor?: number): readonly (readonly [string, UnitWord])[] =>
  names.split(' ').map((name) => [name, factor === undefined ? { unit } : { unit, factor }] as const);

const known: ReadonlyMap<string, UnitWord> = new Map([
  ...words('euro', 'euro euros eur teuro'),
  ...words('cent', 'cent cents ct cts'),
  ...words('euroPerKwh', 'ctkwh centkwh ctprokwh centprokwh ctjekwh centjekwh', 0.01),
  ...words('euroPerKwh', 'eurokwh eurkwh europrokwh'),
  ...words('percent', 'prozent percent'),
  ...words('watt', 'w watt watts va'),
  ...words('watt', 'kw kilowatt kva', 1000),
  ...words('wattPeak', 'wp wattpeak'),
  ...words('wattPeak', 'kwp kilowattpeak', 1000),
  ...words('kwh', 'kwh kilowattstunde kilowattstunden'),
  ...words(
    'persons',
    'person personen persons people leute leuten leit leid luet menschen mann koepfe koepfen mitgruender mitgruendern',
  ),
  ...words(
    'persons',
    'gesellschafter gesellschaftern gesellschafterin gesellschafterinnen gruender gruendern',
  ),
  ...words(
    'persons',
    'gruenderin gruenderinnen gruenderpersonen inhaber inhabern partner partnern partners freunde freunden freundinnen friends',
  ),
  ...words('persons', 'founder founders shareholder shareholders owners cofounders teilhaber teilhabern'),
  ...words('persons', 'gruendende gruendenden'),
  ...words(
    'inhabitants',
    'einwohner einwohnern einwohnerinnen ew seelen leut inhabitants residents souls dwellers',
  ),
  ...words('inhabitants', 'buerger buergern buergerinnen bewohner bewohnern einwohnerzahl population'),
  ...words(
    'years',
    'j jahr jahre jahren jahres jaehrige jaehriger jaehriges jaehrigen jaehrig year years yearold',
  ),
  ...words('months', 'monat monate monaten monats month months'),
  ...words('weeks', 'woche wochen week weeks woechige woechigen'),
  ...words('days', 'tag tage tagen day days'),
  ...words('hours', 'stunde stunden std h hour hours unterrichtsstunden unterrichtseinheiten'),
  ...words('time', 'uhr oclock am pm'),
  ...words('homes', 'wohneinheiten wohneinheit wohnung wohnungen we parteien parteienhaus apartments flats'),
  ...words('pieces', 'stueck stueckzahl stk pieces pcs'),
  ...words(
    'other',
    'qm m2 quadratmeter meter m km kilometer etage etagen stock zimmer raeume familien familie',
  ),
  ...words('other', 'floors rooms family parteienhaeuser mal times x tonnen to kg l liter grad ps'),
]);

/** Those that people build longer words of: Tiefgaragenstellplätze, Standardladepunkte, Enkelkinder. */
const endings: readonly (readonly [RegExp, Unit])[] = [
  [
    /^(?:[a-z]*stief|[a-z]*pflege|klein|schul)?kind(?:er[ns]?|es|a)?$|^kinners?$|^kids?$|^(?:step)?child(?:ren)?$/,
    'children',
  ],
  [
    /^(?:stief|pflege|adoptiv)?(?:sohn|soehnen?|soehnchen|soehnle|tochter|toechtern?|toechterchen|toechterle|kindchen|kindl|madl|bua|buam|jungs|buben|maedchen|maedels?|sons?|daughters?|boys?|girls?|minderjaehrigen?|minors|babys?|babies|toddlers?|teens?|teenagern?|zwergen?|knirpsen?|kiddies|bengel|goeren?|maeusen?|racker[n]?|spatzen|lausbuben)$/,
    'children',
  ],
  [
    /(?:stell|park|lade|garagen|kfz|auto)(?:pl(?:atz|aetz(?:en?)?))$|^pl(?:atz|aetz(?:en?)?)$|^pkwpl|(?:garagen?|carports?)$/,
    'spaces',
  ],
  [
    /lade(?:punkt|station|stelle|saeule|box|geraet)e?n?$|^punkte?n?$|^geraete?n?$|wall[a-z]?box(?:en|es)?$|^box(?:en|es)?$|^chargers?$|^(?:parking|charging|spaces?|points?|lots?|bays?)$/,
    'spaces',
  ],
  [/^(?:solar|pv)?(?:modul[en]?[ns]?|modules?|panel[es]?n?|paneele?n?|platten?)$/, 'modules'],
];

const longest = 30;

/** What a word counts or measures; undefined for what is no such word. */
export function unitOf(plain: string): UnitWord | undefined {
  if (plain.length > longest) return undefined;
  const exact = known.get(plain);
  if (exact) return exact;
  const unit = endings.find(([ending]) => ending.test(plain))?.[1];
  return unit && { unit };
}

const people = /^(?:personen|persons|people|leuten?|leit|luet|menschen|koepfen?)$/;

/** What a word counts behind so high a figure: „zweitausend Leute“ are no household but a place. */
export function unitOfMany(plain: string, value: number): UnitWord | undefined {
  const unit = unitOf(plain);
  const isPlace = unit?.unit === 'persons' && people.test(plain) && !isLikely(value, unit.unit);
  return isPlace ? { unit: 'inhabitants' } : unit;
}

/** What a noun counts, so that another word may stand between: „zwei kleine Kinder“. */
export const isCounted = (unit: Unit): boolean => unit in mostOf;

/** Nobody has more of it: „52.000 Kinder 1“ are the income and one child. */
const mostOf: Partial<Record<Unit, number>> = {
  children: 30,
  persons: 500,
  inhabitants: 5_000_000,
  spaces: 2000,
  homes: 5000,
  modules: 200,
  pieces: 2000,
};

/** Whether there can be so many of it. */
export const isLikely = (value: number, unit: Unit): boolean => Math.abs(value) <= (mostOf[unit] ?? Infinity);

/** Units that also stand in front of their figure: „Kinder: 2“, „EUR 52.000“. */
export const mayLead = (unit: Unit): boolean => leading.has(unit);
const leading = new Set<Unit>(['euro', 'children', 'spaces', 'persons', 'inhabitants', 'modules', 'homes']);

/** „im Monat“: how often an amount is paid. */
export function perOf(plain: string): 'month' | 'year' | undefined {
  if (/^(?:monat|monatlich|mtl|month|monthly|mon)$/.test(plain)) return 'month';
  return /^(?:jahr|jaehrlich|pa|year|yearly|annually|jaehrl)$/.test(plain) ? 'year' : undefined;
}
