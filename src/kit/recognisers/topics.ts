// What people call the topics of the service: readable names, other names, and what there is on each.
import { both, type Lang, type Text, text } from '../../document/index.ts';
import { oneOf, type OneOfEntry } from './oneOf.ts';
import type { Recogniser } from './recogniser.ts';
import { slugWritten } from './words.ts';

type Names = readonly [string, ...string[]];

/** The first name in each language is shown, all are understood. */
export interface Topic extends Readonly<Record<Lang, Names>> {
  /** A command of its own gives figures. */
  readonly hasCalculator?: true;
  readonly hasSuppliers?: true;
}

interface Entry {
  /** Names with commas between them. */
  readonly de: string;
  readonly en: string;
  readonly hasCalculator?: true;
  readonly hasSuppliers?: true;
}

/** The plurals are for the names of commands, which are looked up as they are spelt. */
const vocabulary = {
  'aevo-ausbilderschein': {
    de:
      'Ausbilderschein (AEVO), aevo, ada, ada-schein, ausbilderschein, ' +
      'ausbildereignung, ausbildereignungsprüfung, aevo-prüfung',
    en: 'Trainer certificate (AEVO), trainer licence, trainer certificate, trainer license',
    hasCalculator: true,
  },
  balkonkraftwerk: {
    de:
      'Balkonkraftwerk, balkonkraftwerke, bkw, balkonsolar, steckersolar, steckersolargerät, ' +
      'solarsteckergerät, stecker-pv, mini-pv, mini-solar, guerilla-pv',
    en: 'Balcony solar, balcony power plant',
    hasCalculator: true,
    hasSuppliers: true,
  },
  bussgeldverfahren: both`Bußgeldverfahren, bußgeld, bußgeldbescheid, blitzer, knöllchen, strafzettel, anhörungsbogen
    Fines, fine, speeding ticket, administrative offence`,
  'e-auto-foerderung': {
    de:
      'E-Auto-Förderung, e-auto, e-autos, elektroauto, elektroautos, elektroauto-förderung, ' +
      'e-auto-prämie, kaufprämie, umweltbonus, elektroprämie',
    en: 'E-car subsidy, e-car, electric car, ev subsidy',
    hasCalculator: true,
    hasSuppliers: true,
  },
  'e-kennzeichen': both`E-Kennzeichen, e-schild, e-nummernschild
    E number plate, e plate, e-plate, electric number plate`,
  energieberater: both`Energieberatung, energieberaterin, isfp, sanierungsfahrplan, bafa-beratung
    Energy advice, energy adviser, energy consultant`,
  erbschein: both`Erbschein, erbnachweis, nachlassgericht
    Certificate of inheritance, inheritance certificate`,
  'gmbh-gruendung': {
    de: 'GmbH-Gründung, gmbh, gmbh gründen, firma gründen, gmbh aufmachen, einmann-gmbh',
    en: 'GmbH founding, found a gmbh',
    hasCalculator: true,
  },
  halteverbot: {
    de: 'Halteverbot, haltverbot, hvz, halteverbotszone, haltverbotszone, parkverbot',
    en: 'No-parking zone, no parking',
    hasCalculator: true,
    hasSuppliers: true,
  },
  heilpraktiker: {
    de:
      'Heilpraktikererlaubnis, heilpraktikerin, heilpraktikerprüfung, hp-prüfung, ' +
      'großer heilpraktiker, kleiner heilpraktiker, heilprg',
    en: 'Naturopath licence, naturopath',
    hasSuppliers: true,
  },
  hundefuehrerschein: both`Hundeführerschein, hundeschein, sachkundenachweis hund, leinenbefreiung
    Dog handler licence, dog licence, dog license, dog certificate, big dog`,
  jagdschein: {
    de: 'Jagdschein, jägerprüfung, jägerschein, jagdprüfung, grünes abitur',
    en: 'Hunting licence, hunting license',
    hasCalculator: true,
    hasSuppliers: true,
  },
  kaminofen: {
    de: 'Kaminofen, kamin, schwedenofen, holzofen, kachelofen, pelletofen',
    en: 'Stove, wood stove',
    hasCalculator: true,
  },
  'kfz-steuer': {
    de: 'Kfz-Steuer, autosteuer, kraftfahrzeugsteuer',
    en: 'Vehicle tax, car tax',
  },
  'kfz-zulassung': {
    de:
      'Kfz-Zulassung, kfz, zulassung, autozulassung, zulassungsstelle, auto anmelden, ' +
      'auto ummelden, auto abmelden, i-kfz, zulassungsdienst',
    en: 'Vehicle registration, car registration',
    hasCalculator: true,
    hasSuppliers: true,
  },
  ladeinfrastruktur: {
    de: 'Ladeinfrastruktur, ladepark',
    en: 'Charging points, charging infrastructure',
  },
  wallbox: {
    de: 'Wallbox, ladebox, ladestation, heimlader',
    en: 'Wallbox, home charger',
    hasCalculator: true,
  },
  meisterpruefung: both`Meisterprüfung, meister, meisterbrief, meister-bafög
    Master craftsman exam, master craftsman`,
  'sachkundepruefung-34a': {
    de:
      'Sachkundeprüfung § 34a, 34a, 34a-schein, sachkunde, sachkundeprüfung, ' +
      'bewacherschein, sicherheitsschein, security-schein, türsteherprüfung, ' +
      'wachschutzprüfung, sachkunde34a',
    en: 'Guard exam § 34a, guard exam, security guard exam',
    hasCalculator: true,
    hasSuppliers: true,
  },
  solaranlage: both`Solaranlage, pv, pv-anlage, photovoltaik, photovoltaikanlage, dachanlage, solaranlagen
    Solar panels`,
  'solarstrom-auto-laden': {
    de:
      'Auto mit Solarstrom laden, Auto mit eigenem Solarstrom laden, überschussladen, pv-laden, pv-überschussladen, pv-überschuss, ' +
      'solarüberschuss, e-auto mit solarstrom, e-auto mit solar laden, e-auto mit pv laden, ' +
      'pv-überschuss ins auto laden, pv-überschuss ins e-auto laden, pv-überschuss laden, ' +
      'solarstrom ins auto laden, solarstrom ins e-auto laden',
    en: 'Charging a car with solar power, solar charging',
  },
  'thg-quote': both`THG-Quote, thg, thg-prämie, treibhausgasprämie, treibhausgasquote, thg-bonus
    GHG quota, ghg bonus, thg quota, thg bonus, greenhouse gas quota`,
  waermepumpe: {
    de:
      'Wärmepumpe, wärmepumpen, wp, luftwärmepumpe, erdwärmepumpe, erdwärme, geothermie, ' +
      'heizungstausch, heizungsförderung, grundwasserwärmepumpe',
    en: 'Heat pump, heatpump',
    hasCalculator: true,
    hasSuppliers: true,
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type TopicSlug = keyof typeof vocabulary;

/** By their slugs, in the contract's order; a service may have more. */
export const topics = Object.fromEntries(
  Object.entries<Entry>(vocabulary).map(([slug, { de, en, ...has }]) => [
    slug,
    { de: namesIn(de), en: namesIn(en), ...has },
  ]),
) as Readonly<Record<TopicSlug, Topic>>;

function namesIn(names: string): Names {
  const [first = '', ...others] = names.split(', ');
  return [first, ...others];
}

export const isKnownTopic = (slug: string): slug is TopicSlug => Object.hasOwn(topics, slug);

/** The bot's vocabulary of a topic; none for one that only the service knows. */
export const topicOf = (slug: string): Topic | undefined => (isKnownTopic(slug) ? topics[slug] : undefined);

/** All that people call each topic: a group for each, its slug first. */
export const topicNames: readonly (readonly string[])[] = Object.entries(topics).map(([slug, { de, en }]) => [
  slug,
  ...de,
  ...en,
]);

/** The topic as people write it; a slug that is not known here, with capital letters. */
export function topicName(slug: string, lang: Lang): string {
  return topicOf(slug)?.[lang][0] ?? slugWritten(slug);
}

const known = Object.entries(topics) as [TopicSlug, Topic][];
const entryOf = ({ de, en }: Topic): OneOfEntry => ({
  label: { de: de[0], en: en[0] },
  words: [...de, ...en],
});
const anyTopic = oneOf(
  Object.fromEntries(known.map(([slug, topic]) => [slug, entryOf(topic)])) as Record<TopicSlug, OneOfEntry>,
);
const withSuppliers = known.filter(([, { hasSuppliers }]) => hasSuppliers);

/** What is told where suppliers are looked for, and there are none for the topic. Pure. */
export function noSuppliersOn(slug: TopicSlug): Text {
  const offered = (lang: Lang) => withSuppliers.map(([, topic]) => topic[lang][0]).join(', ');
  return both`Zu Anbietern für „${topics[slug].de[0]}“ habe ich keine Daten, und ich rate nicht. Anbieter nennt der Dienst zu: ${offered('de')}. Was er sonst dazu weiß, zeigt „fakten ${slug}“.
    I have no data on suppliers for “${topics[slug].en[0]}”, and I do not guess. The service lists suppliers for: ${offered('en')}. “facts ${slug}” shows what else it knows of it.`;
}

/** By the contract's list. */
export const anySupplierTopic: Recogniser<TopicSlug> = {
  find: (words, context) =>
    anyTopic
      .find(words, context)
      .map((found) => (isOffered(found.value) ? found : { ...found, problem: noSuppliersOn(found.value) })),
  show: (slug, lang) => text(topics[slug][lang][0]),
  offers: (lang) => withSuppliers.map(([slug, topic]) => ({ value: slug, label: topic[lang][0] })),
};

const isOffered = (slug: TopicSlug) => withSuppliers.some(([offered]) => offered === slug);
