// The other service's suppliers: ranked by text, found by PLZ prefixes, one with contacts that it must not send.
import { badQuery, found, optional, type Route, unknownValue } from './answer.ts';

const themenMitAnbietern = [
  'balkonkraftwerk',
  'e-auto-foerderung',
  'halteverbot',
  'heilpraktiker',
  'jagdschein',
  'kfz-zulassung',
  'sachkundepruefung-34a',
  'waermepumpe',
];

interface Anbieter {
  readonly firma: string;
  /** Where it works; absent for all of Germany. */
  readonly sitz?: { readonly stadt: string; readonly land: string; readonly plzGebiete: readonly string[] };
  readonly mehr?: object;
}

const hamburg = { stadt: 'hamburg', land: 'hamburg', plzGebiete: ['20', '21', '22'] };
const berlin = { stadt: 'berlin', land: 'berlin', plzGebiete: ['10', '12', '13'] };

/** In the order in which they are placed, which is not that of their names. */
const anbieter: readonly Anbieter[] = [
  { firma: 'Muster & Söhne | Nord', sitz: hamburg, mehr: { werbung: 'ja' } },
  { firma: 'Überall-Dienst Beispiel' },
  {
    firma: 'Beispiel @**all** GmbH',
    sitz: berlin,
    // Against the contract, and numbers that are kept free for fiction: nobody may ever see these two.
    mehr: { phone: '+49 30 23125 017', email: 'direkt@anbieter.example' },
  },
  {
    firma: 'Alster-Beispiel',
    sitz: hamburg,
    mehr: { beschreibung: 'Rund um die `Uhr` :smile: #**allgemein**' },
  },
  { firma: 'Bundesweit Muster eG', mehr: { beschreibung: null } },
];

export const anbieterRouten: readonly Route[] = [
  {
    path: '/topics/{topic}/suppliers/',
    answer: (values, { query }) =>
      unknownValue(values, { topic: themenMitAnbietern }) ??
      badQuery(query, { plz: optional.plz }) ??
      found({ trefferliste: anbieter.filter(passtZu(query)).map(alsTreffer(values['topic'] ?? '')) }),
  },
];

function passtZu(query: URLSearchParams) {
  const [stadt, land, plz] = ['city', 'state', 'plz'].map((name) => query.get(name)?.toLowerCase());
  return ({ sitz }: Anbieter): boolean =>
    !sitz ||
    ((!stadt || sitz.stadt === stadt) &&
      (!land || sitz.land === land) &&
      (!plz || sitz.plzGebiete.some((anfang) => plz.startsWith(anfang))));
}

const alsTreffer =
  (thema: string) =>
  ({ firma, sitz, mehr }: Anbieter) => {
    const rang = anbieter.findIndex((einer) => einer.firma === firma) + 1;
    const profil = `https://vermittlung.example/${thema}/${rang}`;
    return {
      rang: String(rang),
      anbieter: { firma, einsatzgebiet: sitz ? 'regional' : 'bundesweit', sitz: sitz ?? null },
      profile_url: profil,
      intro_action: `${profil}?anfrage=1`,
      ...mehr,
    };
  };
