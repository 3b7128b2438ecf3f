// Values as strangers say them in passing: people who are no costs, ages, years of building.
import {
  about,
  bev,
  box,
  guardExam,
  plugIn,
  pumpGrant,
  pumpGrantAnywhere,
  registration,
  trainerExam,
} from '../cases.ts';
import { ask, asksFor, type Question, questions, refuses } from '../outcome.ts';

export const freshValues: readonly Question[] = [
  questions('waermepumpe', {
    'free text': [
      ask(
        'wärmepumpe luft-wasser, dorf bei apolda mit vielleicht dreitausend leuten, 36.000 euro',
        pumpGrant('luft_wasser', 'under_100k', { kosten: 36000 }),
      ),
      ask(
        'Luft-Wasser-Wärmepumpe in Stadt mit 300000 Leuten, 42.000 Euro',
        pumpGrant('luft_wasser', 'over_100k', { kosten: 42000 }),
      ),
      ask(
        'luft wasser wp 34.000, Gemeinde mit gut 9.000 Bürgern',
        pumpGrant('luft_wasser', 'under_100k', { kosten: 34000 }),
      ),
    ],
    English: [
      ask(
        'air-water heat pump in a city of 280k people, 41,000 euros',
        pumpGrant('luft_wasser', 'over_100k', { kosten: 41000 }),
      ),
    ],
    phone: [
      ask(
        'wärmepumpe luft-wasser kosten 31000, selbst genutzt, funktionierende Altheizung ja',
        ...pumpGrantAnywhere('luft_wasser', { kosten: 31000, selbstnutzer: true, alteHeizung: true }),
      ),
      ask(
        'Luft-Wasser-Wärmepumpe 32.000 €, wohne selbst drin, Ölheizung Bj 88 raus',
        ...pumpGrantAnywhere('luft_wasser', { kosten: 32000, selbstnutzer: true, alteHeizung: true }),
      ),
      ask(
        'Luft-Wasser-Wärmepumpe 32.000 €, wohne selbst drin, Gasheizung von 97 kommt raus',
        ...pumpGrantAnywhere('luft_wasser', { kosten: 32000, selbstnutzer: true, alteHeizung: true }),
      ),
      ask(
        'Luft-Wasser-Wärmepumpe 32.000 €, Gaskessel aus 1998 fliegt raus',
        ...pumpGrantAnywhere('luft_wasser', { kosten: 32000, alteHeizung: true }),
      ),
    ],
  }),
  questions('e-auto', {
    English: [ask('bev, taxable income 61,000, two kids. They are 8 and 20.', bev(61000, 1))],
    'free text': [
      ask("e-auto bev, zvE 52,000, we've got three kids, they're 17, 12 and 9", bev(52000, 3)),
      ask('e-auto vollelektrisch, zvE 44.000, kinner sünd lang ut hus', bev(44000, 0)),
      ask('e-auto bev zvE 41.000, our kids have left home', bev(41000, 0)),
    ],
    phone: [
      ask('Elektroauto, zvE 44.000, 2 Kinder', bev(44000, 2)),
      ask('Neues Elektroauto, zvE 44.000, 2 Kinder', bev(44000, 2)),
      ask('Ein E-Auto soll es werden, zvE 44.000 und zwei Kinder', bev(44000, 2)),
      ask('e-auto 45000 2', asksFor(/Fahrzeug/)),
      ask('E-Auto-Prämie zvE 45.000, 2 Kinder', asksFor(/Fahrzeug/)),
      ask('E-Auto mit Plug-in-Hybrid, zvE 44.000, 2 Kinder', plugIn(44000, 2)),
    ],
  }),
  questions('kfz', {
    'free text': [
      ask('auto ummelden online, ohne besonderes kennzeichen', registration('ummeldung', 'online', 'nein')),
      ask(
        'neuwagen aufs amt anmelden, son wunschdings brauchen wir nicht',
        registration('neuzulassung', 'amt', 'nein'),
      ),
      ask('ummeldung amt, Kennzeichen nichts besonderes', registration('ummeldung', 'amt', 'nein')),
    ],
    English: [
      ask(
        'register a used car at the office, no special plate, what papers do I need',
        registration('halterwechsel', 'amt', 'nein'),
      ),
    ],
  }),
  questions('sachkunde34a', {
    'free text': [
      ask('Reicht die Unterrichtung für Türsteher?', about('sachkundepruefung-34a')),
      ask('Was kostet die Unterrichtung 34a in Hamburg?', asksFor(/Unterrichtung/), refuses(/Unterrichtung/)),
    ],
    phone: [ask('34a Hamburg Schnellkurs', guardExam('hamburg', 'intensiv'))],
  }),
  questions('wallbox', {
    'free text': [
      ask(
        'eine normale Wallbox für mein Einfamilienhaus in Sachsen',
        box('einfamilienhaus', 'sachsen', 1, 'standard'),
      ),
      ask(
        'wallbox bidirektional für unseren Stellplatz, Eigenheim in Hessen',
        box('einfamilienhaus', 'hessen', 1, 'bidirektional'),
      ),
      ask(
        'Eine Wallbox für 10 Stellplätze, WEG in NRW, Standard',
        box('weg', 'nordrhein-westfalen', 10, 'standard'),
      ),
      ask('wallbox WEG nrw standard zwoi Stellplätz', box('weg', 'nordrhein-westfalen', 2, 'standard')),
    ],
    English: [
      ask(
        'one bidirectional wallbox for my house in Hesse',
        box('einfamilienhaus', 'hessen', 1, 'bidirektional'),
      ),
    ],
  }),
  questions('aevo', {
    phone: [ask('aevo stuttgart, hab null zeit', trainerExam('stuttgart', 'intensiv'))],
  }),
].flat();
