// The other service's calculators for examinations of the chambers: security staff, trainers.
import { betrag, found, problem, type Route, unknownValue } from './answer.ts';

const kurse: Readonly<Record<string, number>> = { guenstig: 90, median: 310, intensiv: 640.5 };

interface Stadt {
  readonly kennung: string;
  readonly kammer: string;
  /** What the examination costs; null where the chamber does not say. */
  readonly gebuehr: number | null;
  readonly plzAnfang: readonly string[];
}

const staedte: readonly Stadt[] = [
  { kennung: 'berlin', kammer: 'IHK Berlin', gebuehr: 155, plzAnfang: ['10', '12', '13'] },
  { kennung: 'hamburg', kammer: 'Handelskammer | Hamburg', gebuehr: 181.5, plzAnfang: ['20', '21', '22'] },
  { kennung: 'muenchen', kammer: 'IHK für *München* und Oberbayern', gebuehr: null, plzAnfang: ['80', '81'] },
];
const kennungen = staedte.map(({ kennung }) => kennung);

/** By its slug, or by the first two digits of a PLZ. */
const findeStadt = (ort = '') =>
  staedte.find(
    ({ kennung, plzAnfang }) =>
      kennung === ort || (/^\d{5}$/.test(ort) && plzAnfang.includes(ort.slice(0, 2))),
  );

export const sachkunde34a: readonly Route[] = [
  {
    path: '/calculator/sachkunde34a/results/',
    answer: () =>
      found({
        orte: Object.fromEntries(
          staedte.map((stadt) => [
            stadt.kennung,
            { formate: Object.keys(kurse).map((kurs) => pruefung(stadt, kurs)) },
          ]),
        ),
      }),
  },
  {
    path: '/calculator/sachkunde34a/results/{city}/',
    answer({ city }, { query }) {
      const kursformat = query.get('kursformat') ?? 'median';
      const stadt = findeStadt(city);
      if (!stadt) return problem(404, { title: 'Ort unbekannt', orte: kennungen.map((id) => ({ id })) });
      return (
        unknownValue({ kursformat }, { kursformat: Object.keys(kurse) }) ?? found(pruefung(stadt, kursformat))
      );
    },
  },
];

// The trainer's examination is held in fewer cities, and Berlin is none of them.
const aevoStaedte = staedte.slice(1);
const aevoWerte = { city: aevoStaedte.map(({ kennung }) => kennung), kursformat: Object.keys(kurse) };

export const aevo: readonly Route[] = [
  {
    path: '/calculator/aevo/results/',
    answer: () =>
      found({
        tabelle: aevoStaedte.flatMap((stadt) =>
          aevoWerte.kursformat.map((kurs) => pruefung(stadt, kurs, 35)),
        ),
      }),
  },
  {
    path: '/calculator/aevo/results/{city}/{kursformat}/',
    answer(values) {
      const stadt = findeStadt(values['city']);
      return (
        unknownValue(values, aevoWerte) ?? found(stadt ? pruefung(stadt, values['kursformat'] ?? '', 35) : {})
      );
    },
  },
];

function pruefung({ kennung, kammer, gebuehr }: Stadt, kurs: string, material?: number) {
  const vorbereitung = kurse[kurs] ?? 0;
  return {
    ort: { kennung },
    kammer: { bezeichnung: kammer, pruefungsgebuehr: gebuehr === null ? null : betrag(gebuehr) },
    vorbereitung: { format: kurs, kosten: betrag(vorbereitung, vorbereitung * 1.2) },
    ...(material !== undefined && { lernmaterial: betrag(material) }),
    gesamtkosten: gebuehr === null ? null : betrag(vorbereitung + gebuehr + (material ?? 0)),
    bestaetigt: gebuehr === null ? 'nein' : 'ja',
  };
}
