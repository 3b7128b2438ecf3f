// Balcony solar: whether a set pays, with the subsidy of a city or without any.
import {
  getBalkonkraftwerkResult,
  getBalkonkraftwerkResults,
} from '../src/facts/endpoints/getBalkonkraftwerk.ts';
import {
  asksForMost,
  both,
  defineCommand,
  missingValue,
  option,
  whenAsked,
  wordList,
} from '../src/kit/index.ts';
import { overviewFields, setFields } from './balkonkraftwerk/fields.ts';
import { assumedBaseline, cityOrNone } from './balkonkraftwerk/city.ts';
import { allDocument, assumedSize, cityDocument } from './balkonkraftwerk/overview.ts';
import { preis, size, strom } from './balkonkraftwerk/words.ts';
import { setDocument, withoutProgramme } from './balkonkraftwerk/result.ts';
import { terms } from './balkonkraftwerk/terms.ts';

const leistung = {
  recogniser: size,
  label: { de: 'Leistung', en: 'size' },
  ask: { de: 'Welche Leistung hat das Gerät?', en: 'Which size is the set?' },
  optional: true,
} as const;

const city = {
  recogniser: cityOrNone,
  label: { de: 'Stadt', en: 'city' },
  ask: both`In welcher Stadt? Aktive Förderung gibt es laut Dienst nur hier:
    In which city? These have an active subsidy according to the service:`,
  after: ['in', 'stadt', 'city'],
} as const;

export default defineCommand({
  name: {
    de: wordList(`
      balkonkraftwerk, balkonkraftwerke, bkw, balkonsolar, balkonsolaranlage, steckersolar, steckersolargerät,
      solarsteckergerät, stecker-pv, mini-pv, mini-solar, mini-solaranlage, guerilla-pv, balkon-pv,
      solarpanel für den balkon
    `),
    en: ['balcony-solar', 'balcony power plant', 'balcony pv', 'plug-in solar', 'plug-in solar panel'],
  },
  nameWithValue: { de: ['800-Watt-Anlage', '600-Watt-Anlage'], en: [] },
  words: {
    de: wordList(`
      solarpanel*, solarmodul*, balkon*, stecker-solar*, steckersolar*, steckerfertig*, mini-solar*, mini-pv*,
      amortisier*, wechselrichter*, panel, panels, module
    `),
    en: ['balcony*', 'plug-in solar*', 'solar panel*', 'solar set*'],
  },
  reroute: {
    of: ['documents', 'authority', 'basis'],
    ask: 'fakten balkonkraftwerk',
  },
  summary: both`Balkonkraftwerk: Zuschuss der Stadt, Ersparnis, Amortisation
    Balcony solar: subsidy of the city, savings, payback`,
  usage: {
    de: [
      'balkonkraftwerk ‹Stadt oder none› ‹Leistung› [preis 499] [strom 0,35]',
      'balkonkraftwerk ‹Stadt oder none›',
      'balkonkraftwerk alle',
    ],
    en: [
      'balcony-solar ‹city or none› ‹size› [preis 499] [strom 0.35]',
      'balcony-solar ‹city or none›',
      'balcony-solar all',
    ],
  },
  changes: false,
  emoji: 'balkonkraftwerk',
  terms,
  arguments: {
    city: { ...city, assumed: assumedBaseline },
    // Without it, the sizes of the city stand side by side.
    leistung,
    preis: option(preis, { de: 'Preis', en: 'price' }, { after: ['preis', 'kaufpreis', 'price'] }),
    strom: option(
      strom,
      { de: 'Strompreis', en: 'electricity price' },
      { after: ['strom', 'strompreis', 'electricity', 'power'] },
    ),
  },
  examples: {
    de: whenAsked({
      'balkonkraftwerk stuttgart 800w': [
        'Amortisiert nach **1,2 Jahren**; Zuschuss **200 €**, über zehn Jahre **1.860 €** gespart',
        'Vorgaben des Dienstes: Kaufpreis 449 €',
        'Stand 31.08.2025',
      ],
      'lohnt sich ein 800w bkw in stuttgart?': [
        '**Ja: amortisiert nach 1,2 Jahren**',
        'Verstanden als: balkonkraftwerk, Stuttgart, 800 Watt.',
      ],
      'Förderung Freiburg Steckersolargerät': [
        'Zuschuss **150 €**',
        '300 EUR mit Sozialpass',
        '| 1600 Watt | 799 € | 150 € |',
      ],
      'balkonkraftwerk none 800 preis=399 strom 38 Cent': [
        'Amortisiert nach **1,8 Jahren** ohne kommunale Förderung',
        '| Strompreis | 0,38 € je kWh |',
      ],
      'balkonkraftwerk münchen 1600w': ['die Einspeisung ist auf 800 VA begrenzt', '| Zuschuss | 240 € |'],
      'balkonkraftwerk berlin 300w': '**Sofort amortisiert**: der Zuschuss deckt den Kaufpreis',
      'balkonkraftwerk stuttgart 900w': [
        '**„900w“**',
        '**300 Watt**, **600 Watt**, **800 Watt** oder **1600 Watt**',
      ],
      'balkonkraftwerk alle': '**5 Städte** mit aktiver kommunaler Förderung',
    }),
    en: whenAsked({
      'balcony-solar none 600w': ['**2.2 years**', 'without a municipal subsidy'],
      'balcony-solar Stuttgart 800w for €499 at 35 cents': ['**1.5 years**', '**€200**'],
    }),
  },
  async run(call) {
    const { values, facts, signal, lang } = call;
    const { city: place } = values;
    const isFigure = values.leistung !== undefined || values.preis !== undefined;
    // „Lohnt sich ein Balkonkraftwerk?“ is answered for a city, or for all of them.
    if (place === assumedBaseline && !isFigure)
      throw missingValue(city, lang, await cityOrNone.choices?.(facts, signal));
    const assumed = sizeAssumed(call);
    const size = values.leistung ?? assumed;
    if (size !== undefined) {
      const asked = { ...values, leistung: size };
      const query = { ...asked, city: place.value };
      const set = setDocument(await getBalkonkraftwerkResult(facts, query, signal), asked, call);
      const notes = [...(assumed ? [assumedSize(assumed, call)] : []), ...(set.notes ?? [])];
      return withoutProgramme({ ...set, notes }, place, call);
    }
    // Prices are of one set: the overview does not know them.
    const hasOwnPrice = values.preis !== undefined || values.strom !== undefined;
    const sizes = hasOwnPrice
      ? undefined
      : cityDocument(await getBalkonkraftwerkResults(facts, signal), place, call);
    if (!sizes) throw missingValue(leistung, lang);
    return withoutProgramme(sizes, place, call);
  },
  async overview(call) {
    const { facts, signal, values } = call;
    const assumed = sizeAssumed(call);
    const size = values.leistung ?? assumed;
    return allDocument(await getBalkonkraftwerkResults(facts, signal), size, call, assumed !== undefined);
  },
  fields: [setFields, overviewFields],
  knows: async ({ facts, signal }) => [{ answer: await getBalkonkraftwerkResults(facts, signal) }],
});

/** What the law lets one plug in, and most buy. */
const usualSize = '800w';

/** „Wo gibt es am meisten?“: of all sizes together none has most, for a place may lead with one of them alone. */
const sizeAssumed = ({
  values: { leistung },
  question,
}: {
  readonly values: { readonly leistung?: unknown };
  readonly question: string;
}) => (leistung === undefined && asksForMost(question) ? usualSize : undefined);
