// The other service's calculators around the car: subsidy for electric ones, registration.
import { badValue, betrag, found, type Route, unknownValue } from './answer.ts';

const grundbetrag: Readonly<Record<string, number>> = { bev: 2800, phev_range_extender: 1400 };
const offenePunkte = {
  a: { frage: 'Zählt der Stichtag | die Zulassung?', betrifft: 'alle' },
  b: { frage: 'Gilt „unter“ oder „bis“ @**all**?', betrifft: 'Einkommen' },
};

export const eAuto: readonly Route[] = [
  {
    path: '/calculator/e-auto/results/',
    answer: () =>
      found({
        matrix: Object.fromEntries(
          Object.keys(grundbetrag).map((typ) => [
            typ,
            { ohneKind: foerderung(typ, 0, 0), einKind: foerderung(typ, 0, 1) },
          ]),
        ),
        offenePunkte,
      }),
  },
  {
    path: '/calculator/e-auto/results/{fahrzeugtyp}/{bracket}/{kinder}/',
    answer(values) {
      const unknown = unknownValue(values, { fahrzeugtyp: Object.keys(grundbetrag) });
      if (unknown) return unknown;
      const wrong = ['bracket', 'kinder'].find((name) => !/^\d+$/.test(values[name] ?? ''));
      if (wrong) return badValue(wrong);
      const { fahrzeugtyp = '', bracket = '', kinder = '' } = values;
      return found({ ...foerderung(fahrzeugtyp, Number(bracket), Number(kinder)), offenePunkte });
    },
  },
];

function foerderung(typ: string, einkommen: number, kinder: number) {
  const berechtigt = einkommen <= 85_000;
  return {
    haushalt: { zuVersteuern: String(einkommen), kinder: String(kinder) },
    anspruch: berechtigt ? 'ja' : 'nein',
    foerderbetrag: berechtigt ? betrag((grundbetrag[typ] ?? 0) + 400 * Math.min(kinder, 2)) : betrag(0),
    quellzeile: { nummer: `${typ}/${Math.min(kinder, 2)}`, tabelle: 'Anlage 3', seite: '12' },
  };
}

const grundgebuehr: Readonly<Record<string, number>> = {
  neuzulassung: 31.4,
  halterwechsel: 27.2,
  ummeldung: 25,
  abmeldung: 16.1,
};

const kfzWerte = {
  vorgang: Object.keys(grundgebuehr),
  weg: ['amt', 'online'],
  wunschkennzeichen: ['ja', 'nein'],
};

export const kfz: readonly Route[] = [
  {
    path: '/calculator/kfz/results/',
    answer: () =>
      found({
        vorgaenge: Object.fromEntries(
          kfzWerte.vorgang.map((vorgang) => [
            vorgang,
            kfzWerte.weg.flatMap((weg) =>
              kfzWerte.wunschkennzeichen.map((wunsch) => zulassung(vorgang, weg, wunsch)),
            ),
          ]),
        ),
      }),
  },
  {
    path: '/calculator/kfz/results/{vorgang}/{weg}/{wunschkennzeichen}/',
    answer: (values) =>
      unknownValue(values, kfzWerte) ??
      found(zulassung(values['vorgang'] ?? '', values['weg'] ?? '', values['wunschkennzeichen'] ?? '')),
  },
];

function zulassung(vorgang: string, weg: string, wunsch: string) {
  const gebuehr = (grundgebuehr[vorgang] ?? 0) * (weg === 'online' ? 0.5 : 1) + (wunsch === 'ja' ? 10.2 : 0);
  return {
    anliegen: { vorgang, weg, wunschkennzeichen: wunsch },
    gebuehr: betrag(Math.round(gebuehr * 100) / 100, Math.round(gebuehr * 125) / 100),
    unterlagen: { ausweis: { name: 'Ausweis oder Pass' }, evb: { name: 'eVB | sieben Zeichen' } },
  };
}
