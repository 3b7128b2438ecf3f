// What another implementer of the facts contract might answer: other names, nesting, notations and figures.

interface Ort {
  readonly kennung: string;
  readonly bezeichnung: string;
  readonly bundesland: string | null;
  /** The lead time in days, the shortest and the longest. */
  readonly frist: readonly [kuerzeste: number, laengste: number];
  /** In EUR, the least and the most. */
  readonly kosten: readonly [von: number, bis: number];
  readonly online: boolean | null;
}

const orte: readonly Ort[] = [
  {
    kennung: 'berlin-mitte',
    bezeichnung: 'Berlin Mitte',
    bundesland: 'Berlin',
    frist: [23, 30],
    kosten: [71.5, 270],
    online: true,
  },
  {
    kennung: 'hamburg',
    bezeichnung: 'Hamburg',
    bundesland: 'Hamburg',
    frist: [8, 15],
    kosten: [80, 275],
    online: false,
  },
  {
    kennung: 'koeln',
    bezeichnung: 'Köln',
    bundesland: 'NRW',
    frist: [16, 24],
    kosten: [116.25, 214],
    online: true,
  },
  {
    kennung: 'muenchen',
    bezeichnung: 'München',
    bundesland: null,
    frist: [9, 15],
    kosten: [100, 250],
    online: null,
  },
  {
    kennung: 'frankfurt-am-main',
    bezeichnung: 'Frankfurt | „Mainhattan“',
    bundesland: 'Hessen',
    frist: [17, 17],
    kosten: [110, 265],
    online: false,
  },
];

export const findeOrt = (kennung: string) => orte.find((ort) => ort.kennung === kennung);

/** The places as its 404 lists them. */
export const gueltigeOrte = orte.map(({ kennung, bezeichnung }) => ({ id: kennung, label: bezeichnung }));

/** All places, keyed by their slugs. */
export const ortsverzeichnis = () => ({
  orte: Object.fromEntries(orte.map((ort) => [ort.kennung, imGanzen(ort)])),
});

/** All pairs, in short. */
export const alleErgebnisse = () => ({
  ergebnisse: orte.flatMap((von) => orte.map((nach) => inKuerze(von, nach))),
});

/** One pair; `umzugstag` and `heute` are days in milliseconds since 1970. */
export function ergebnis(von: Ort, nach: Ort, umzugstag: number | undefined, heute: number) {
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

export const millisecondsPerDay = 86_400_000;

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

const satz = 'Die Straßenverkehrsbehörde prüft, ob der Platz frei bleiben kann. ';
const schluss = 'Ende des Hinweises.';

/** Text that must not notify, format, break a table or be cut off where it is shown. */
const hinweise = {
  tabelle: 'Zone A | Zone B || C\nzweite Zeile',
  code: 'Zeichen `283` und ```286```',
  erwaehnung: 'Fragen an @**all** oder #**allgemein**',
  emoji: 'Umzug :smile: 🚚🚧',
  auszeichnung: '<b>fett</b> & **dick**, [Link](https://example.org/a)',
  adresse: 'https://example.org/halteverbot?ort=berlin-mitte&art=umzug',
  ausfuehrlich: satz.repeat(50).slice(0, 3000 - schluss.length) + schluss,
};
