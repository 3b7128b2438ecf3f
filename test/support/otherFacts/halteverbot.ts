// The other service's no-parking zones: places keyed by slug, pairs with nested places, a date or null.
import { badValue, found, problem, type Route } from './answer.ts';
import { hinweise } from './hinweise.ts';
import { type Ort, orte } from './orte.ts';

const gueltigeOrte = orte.map(({ kennung, bezeichnung }) => ({ id: kennung, label: bezeichnung }));
const findeOrt = (kennung?: string) => orte.find((ort) => ort.kennung === kennung);

export const halteverbot: readonly Route[] = [
  {
    path: '/calculator/halteverbot/',
    answer: () => found({ orte: Object.fromEntries(orte.map((ort) => [ort.kennung, imGanzen(ort)])) }),
  },
  {
    path: '/calculator/halteverbot/results/',
    answer: () => found({ ergebnisse: orte.flatMap((von) => orte.map((nach) => inKuerze(von, nach))) }),
  },
  {
    path: '/calculator/halteverbot/results/{von}/{nach}/',
    answer(values, { query, now }) {
      const [von, nach] = [findeOrt(values['von']), findeOrt(values['nach'])];
      if (!von || !nach) return problem(404, { title: 'Ort unbekannt', validLocations: gueltigeOrte });
      const datum = query.get('datum');
      const umzugstag = datum === null ? undefined : Date.parse(datum);
      if (Number.isNaN(umzugstag)) return badValue('datum');
      return found(ergebnis(von, nach, umzugstag, now - (now % millisecondsPerDay)));
    },
  },
];

/** One pair; `umzugstag` and `heute` are days in milliseconds since 1970. */
function ergebnis(von: Ort, nach: Ort, umzugstag: number | undefined, heute: number) {
  const reihenfolge = nach.frist[1] > von.frist[1] ? [nach, von] : [von, nach];
  return {
    ...inKuerze(von, nach),
    orte: { start: imGanzen(von), ziel: imGanzen(nach) },
    reihenfolge: reihenfolge.map((ort, index) => ({ position: index + 1, ort: benannt(ort) })),
    unterlagen: [
      { name: 'Antrag `Formular 7`', pflicht: true },
      { name: 'Lageplan | Skizze', pflicht: true },
      { name: 'Vollmacht', pflicht: false },
    ],
    hinweise,
    termin: umzugstag === undefined ? null : termin([von, nach], umzugstag, heute),
  };
}

function inKuerze(von: Ort, nach: Ort) {
  return {
    strecke: { start: benannt(von), ziel: benannt(nach) },
    max_days: Math.max(von.frist[1], nach.frist[1]),
    mindestfristTage: String(Math.max(von.frist[0], nach.frist[0])),
    gesamtkosten: {
      von: von.kosten[0] + nach.kosten[0],
      bis: von.kosten[1] + nach.kosten[1],
      waehrung: 'EUR',
    },
  };
}

function imGanzen(ort: Ort) {
  return {
    ...benannt(ort),
    bundesland: ort.bundesland,
    bearbeitungszeitTage: { kuerzeste: String(ort.frist[0]), laengste: ort.frist[1] },
    kosten: { von: ort.kosten[0], bis: ort.kosten[1].toFixed(2), waehrung: 'EUR' },
    onlineAntrag: ort.online,
  };
}

const benannt = ({ kennung, bezeichnung }: Ort) => ({ kennung, bezeichnung });

const millisecondsPerDay = 86_400_000;

function termin(zonen: readonly Ort[], umzugstag: number, heute: number) {
  const tageVorher = (tage: number) => new Date(umzugstag - tage * millisecondsPerDay).toISOString();
  const verbleibend = (umzugstag - heute) / millisecondsPerDay;
  const reicht = zonen.every((ort) => verbleibend >= ort.frist[1]);
  return {
    umzugstag: tageVorher(0),
    verbleibendeTage: String(verbleibend),
    dringlichkeit: reicht ? { stufe: 'gruen', rang: 0 } : { stufe: 'rot', rang: 2 },
    fristen: zonen.map((ort) => ({
      ort: benannt(ort),
      antragSpaetestens: tageVorher(ort.frist[0]),
      antragEmpfohlen: tageVorher(ort.frist[1]),
      schilderStehenAb: tageVorher(4),
    })),
  };
}
