// The third service's fact sheets and suppliers: single texts, authorities by the states' names, hits under numbers.
import type { Route } from '../routedFacts.ts';
import { eur, lookedAt, misread, ok, refused } from './wire.ts';

const topics = [
  ...['waermepumpe', 'kaminofen', 'energieberater', 'solaranlage', 'balkonkraftwerk', 'wallbox'],
  ...['ladeinfrastruktur', 'solarstrom-auto-laden', 'e-auto-foerderung', 'e-kennzeichen', 'thg-quote'],
  ...['kfz-steuer', 'kfz-zulassung', 'halteverbot', 'bussgeldverfahren', 'jagdschein', 'hundefuehrerschein'],
  ...['aevo-ausbilderschein', 'sachkundepruefung-34a', 'meisterpruefung', 'heilpraktiker'],
  ...['gmbh-gruendung', 'erbschein'],
];

/** As stored: the written names, and not of all states. */
const stored = ['Bayern', 'Hessen', 'Schleswig-Holstein', 'Thüringen'];

const authority = (topic: string, land: string) => `Amt für ${topic} ${land}`;

export const sheets: readonly Route[] = [
  {
    path: '/topics/{topic}/facts/',
    answer(values) {
      const { topic = '' } = values;
      const nr = topics.indexOf(topic);
      return (
        refused(values, { topic: topics }) ??
        ok({
          about: topic,
          cost: eur(15 + nr, 230 + 10 * nr),
          takes: `${nr + 2} to ${nr + 30} days`,
          law: `§ ${nr + 3} Mustergesetz`,
          papers: 'Ausweis; Antrag; Nachweis der Eignung',
          online: nr % 2 === 0 ? 'yes' : 'no',
          age: '18 years',
          who: Object.fromEntries(stored.map((land) => [land, authority(topic, land)])),
          checked: lookedAt,
        })
      );
    },
  },
  {
    path: '/topics/{topic}/facts/{state}/',
    answer: (values) =>
      refused(values, { topic: topics, state: stored }) ??
      ok([{ who: authority(values['topic'] ?? '', values['state'] ?? ''), open: 'Mo to Fr, 8 to 12' }]),
  },
];

const withSuppliers = [
  ...['waermepumpe', 'balkonkraftwerk', 'e-auto-foerderung', 'kfz-zulassung', 'halteverbot', 'jagdschein'],
  ...['sachkundepruefung-34a', 'heilpraktiker'],
];

interface Supplier {
  readonly who: string;
  /** Absent for all of Germany. */
  readonly home?: { readonly city: string; readonly state: string; readonly plz: RegExp };
}

/** In the order in which they are placed. */
const all: readonly Supplier[] = [
  { who: 'Förde Muster KG', home: { city: 'kiel', state: 'schleswig-holstein', plz: /^24/ } },
  { who: 'Überall & Co.' },
  { who: 'Domplatz Beispiel', home: { city: 'erfurt', state: 'thueringen', plz: /^99/ } },
  { who: 'Spree Muster UG', home: { city: 'berlin', state: 'berlin', plz: /^1[0-4]/ } },
  { who: 'Nirgends fern e. V.' },
];

export const suppliers: readonly Route[] = [
  {
    path: '/topics/{topic}/suppliers/',
    answer: (values, { query }) =>
      refused(values, { topic: withSuppliers }) ??
      misread(query, { plz: 'plz' }) ??
      ok({
        hits: Object.fromEntries(
          all.flatMap((one, index) => (worksIn(one, query) ? [[`no${index + 1}`, hit(one, index)]] : [])),
        ),
      }),
  },
];

function worksIn({ home }: Supplier, query: URLSearchParams): boolean {
  const [city, state, plz] = ['city', 'state', 'plz'].map((name) => query.get(name)?.toLowerCase());
  if (!home) return true;
  return (!city || home.city === city) && (!state || home.state === state) && (!plz || home.plz.test(plz));
}

const hit = ({ who, home }: Supplier, index: number) => ({
  who,
  area: home?.city ?? 'bundesweit',
  profile_url: `https://verzeichnis.example/p/${index + 1}`,
  intro_action: `https://verzeichnis.example/p/${index + 1}/anfrage`,
});
