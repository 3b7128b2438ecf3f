// Fresh questions on heat pumps and stoves.
import { about, classicStove, pelletStove, pumpGrant, pumpGrantAnywhere } from '../cases.ts';
import {
  compares,
  ask,
  asksFor,
  outOfScope,
  refuses,
  shows,
  thenSay,
  type Question,
  questions,
} from '../outcome.ts';

export const freshHeating: readonly Question[] = [
  questions('waermepumpe', {
    'free text': [
      ask(
        'Sehr geehrte Damen und Herren, wir möchten unsere 28 Jahre alte Ölheizung gegen eine Luft-Wasser-Wärmepumpe tauschen. Das Angebot liegt bei 34.800 Euro brutto, wir wohnen selbst im Haus in einem Dorf bei Kassel. Mit welchem Zuschuss dürfen wir rechnen?',
        pumpGrant('luft_wasser', 'under_100k', { kosten: 34800, selbstnutzer: true, alteHeizung: true }),
      ),
      ask(
        'WP Sole Erdsonde 42T€ Großstadt',
        pumpGrant('sole_wasser_erdsonde', 'over_100k', { kosten: 42000 }),
      ),
      ask(
        'lohnt a luftwärmepumpn im dorf für 25000',
        pumpGrant('luft_wasser', 'under_100k', { kosten: 25000 }),
      ),
      ask(
        'Wärmepumpe Luft Wasser 30.000, nein 27.500 Euro, Kleinstadt',
        pumpGrant('luft_wasser', 'under_100k', { kosten: 27500 }),
        asksFor(),
      ),
      ask('Luftwärmepumpe 20-25.000 Euro Großstadt', asksFor(), refuses()),
      ask(
        'wärme pumpe mit brunnen in stuttgart 70173, 39.000€, vermieten das haus',
        ...pumpGrantAnywhere('wasser_wasser', { kosten: 39000, plz: '70173' }),
      ),
      ask(
        'Wir verdienen 36.000 Euro zvE, Eigenheim selbst bewohnt, Gasheizung ist 22 Jahre alt und kommt raus, Luft-Wasser für 29.000, Stadt mit 240.000 Einwohnern',
        pumpGrant('luft_wasser', 'over_100k', {
          kosten: 29000,
          selbstnutzer: true,
          alteHeizung: true,
          einkommenUnter40000: true,
        }),
      ),
      ask('Klimaanlage Zuschuss Split 4.000 Euro', outOfScope, asksFor()),
      ask('gasheizung austauschen förderung', asksFor(), shows(), about('waermepumpe'), outOfScope),
      ask(
        'waermepumpe erdkolektor 65.000 euro grossstadt',
        refuses('60.000'),
        asksFor('60.000'),
        pumpGrant('sole_wasser_erdkollektor', 'over_100k', { kosten: 65000 }),
      ),
      ask(
        'luft-wasser-wp, wohnen nicht selbst drin, grosstadt, 31.000',
        pumpGrant('luft_wasser', 'over_100k', { kosten: 31000 }),
      ),
      ask(
        'Luftwärmepumpe Dorf 28000 €, bisher keine alte Gasheizung, Neubau',
        pumpGrant('luft_wasser', 'under_100k', { kosten: 28000 }),
        asksFor(),
      ),
      ask(
        'Welche Förderung gibt es für eine Luftwärmepumpe in der Großstadt? Angebot 28T€',
        pumpGrant('luft_wasser', 'over_100k', { kosten: 28000 }),
      ),
      ask(
        'Luftwärmepumpe fürs Eigenheim in der Kleinstadt, 26.500 €, Ölkessel fliegt raus, wir wohnen selbst drin',
        pumpGrant('luft_wasser', 'under_100k', { kosten: 26500, selbstnutzer: true, alteHeizung: true }),
      ),
      ask(
        'Wärmepumpe mit Erdkollektor, 12.000 Einwohner, 36.000 €',
        pumpGrant('sole_wasser_erdkollektor', 'under_100k', { kosten: 36000 }),
      ),
      ask(
        'zuschuss lwp 24.900 € plz 04109',
        ...pumpGrantAnywhere('luft_wasser', { kosten: 24900, plz: '04109' }),
      ),
      ask(
        'wärmepumpe grundwasser großstadt vermietetes haus 41.000 €',
        pumpGrant('wasser_wasser', 'over_100k', { kosten: 41000 }),
      ),
    ],
    'follow-up': [
      thenSay(
        ask('luftwärmepumpe großstadt 25000', pumpGrant('luft_wasser', 'over_100k', { kosten: 25000 })),
        'und wenn ich selbst drin wohne?',
        pumpGrant('luft_wasser', 'over_100k', { kosten: 25000, selbstnutzer: true }),
      ),
      thenSay(
        ask('wärmepumpe großstadt 30.000 €', asksFor()),
        'eine Luft-Wasser',
        pumpGrant('luft_wasser', 'over_100k', { kosten: 30000 }),
      ),
    ],
    English: [
      ask(
        'heat pump with ground probe, big city, 38k, owner-occupied, old gas boiler removed',
        pumpGrant('sole_wasser_erdsonde', 'over_100k', {
          kosten: 38000,
          selbstnutzer: true,
          alteHeizung: true,
        }),
      ),
    ],
  }),
  questions('kaminofen', {
    'free text': [
      ask(
        'pelletofen mit wassertasche nrw 13.500€ mit pv aufm dach wohnen selbst drin alte ölheizung fliegt raus',
        pelletStove('nordrhein-westfalen', 13500, { self: true, oldHeating: true, nrwSolarPv: true }),
      ),
      ask('schwedenoffen 4500 euro bayern', classicStove('bayern', 4500)),
      ask('Pelletofen ohne Wassertasche Hessen 5.000', classicStove('hessen', 5000)),
      ask(
        'Wir wollen in unserem Häuschen im Saarland einen wasserführenden Pelletofen für fünfzehntausend Euro einbauen. Wir wohnen selbst dort und haben unter 40.000 Euro Einkommen.',
        pelletStove('saarland', 15000, { self: true, incomeUnder40000: true }),
      ),
      ask('Kachelofen Potsdam 8T', classicStove('brandenburg', 8000), asksFor()),
      ask('kaminofen 3,5k thueringn', classicStove('thueringen', 3500), asksFor(/Ofen/)),
      ask(
        'Darf ich meinen alten Kamin von 1990 noch benutzen?',
        shows(),
        about('kaminofen'),
        asksFor(),
        outOfScope,
      ),
      ask('Kaminofen in Hamburg, 2.990,- Euro', classicStove('hamburg', 2990), asksFor(/Ofen/)),
      ask('Grillkamin im Garten Genehmigung', outOfScope, about('kaminofen'), asksFor()),
      ask(
        'kaminofen oder pelletofen wasserführend, berlin, 9000',
        compares(classicStove('berlin', 9000), pelletStove('berlin', 9000)),
      ),
      ask('wasserführender pelletofen 12.000 rlp, vermietet', pelletStove('rheinland-pfalz', 12000)),
      ask('Förderung für einen Specksteinofen in Hessen, 6.500 €', classicStove('hessen', 6500)),
      ask(
        'wasserführender Pelletofen Berlin 16k Nachtspeicherheizung raus Eigennutzer',
        pelletStove('berlin', 16000, { self: true, oldHeating: true }),
      ),
      ask('kamin in rheinland pfalz 3.800 euro zuschuss?', classicStove('rheinland-pfalz', 3800)),
    ],
    'follow-up': [
      thenSay(
        ask('kaminofen 5000 euro', asksFor()),
        'ich wohne in Erfurt',
        classicStove('thueringen', 5000),
        asksFor(),
      ),
    ],
    English: [ask('wood stove in Saxony, 5,200 euros, any grant?', classicStove('sachsen', 5200))],
  }),
].flat();
