// Balcony solar: city, size of the set, its price and that of electricity.
import { type Prices, solarSet as set } from '../cases.ts';
import {
  compares,
  ask,
  asCorrected,
  asksFor,
  questions,
  refuses,
  shows,
  thenSay,
  whateverOn,
} from '../outcome.ts';

const without = (size: string, prices?: Prices) => set('none', size, prices);
const whichCity = asksFor('Stuttgart', 'Freiburg');
const whichSize = asksFor('300', '1600');
const noSubsidyThere = refuses('Stuttgart', 'Freiburg');
const whatever = whateverOn('balkonkraftwerk');

export const balkonkraftwerk = questions('balkonkraftwerk', {
  strict: [
    ask('balkonkraftwerk stuttgart 800w', set('stuttgart', '800w')),
    ask('balkonkraftwerk none 600w', without('600w')),
    ask(
      'balkonkraftwerk berlin 300w preis=399 strom=0.38',
      set('berlin', '300w', { preis: 399, strom: 0.38 }),
    ),
  ],
  spelling: [
    ask('bkw muenchen 800w', set('muenchen', '800w')),
    ask('BKW MÜNCHEN 800W', set('muenchen', '800w')),
    ask('Balkon-Kraftwerk Freiburg 600 W', set('freiburg', '600w')),
    ask('Balkonkraftwerke in Düsseldorf 800 Watt', set('duesseldorf', '800w')),
    ask('balkon kraftwerk berlin 800 watt', set('berlin', '800w')),
    ask('steckersolargeraet freiburg 800 w', set('freiburg', '800w')),
  ],
  nicknames: [
    ask('mini-pv stuttgart 600 watt', set('stuttgart', '600w')),
    ask('stecker-pv berlin 300w', set('berlin', '300w')),
    ask('guerilla-pv ddorf 800w', set('duesseldorf', '800w')),
    ask('mini-solar minga 1600w', set('muenchen', '1600w')),
    ask('steckersolar hauptstadt 800w', set('berlin', '800w')),
    ask('Solarpanel für den Balkon, Benztown, 800 W', set('stuttgart', '800w')),
    ask('Solarsteckergerät 800 Watt in Freiburg im Breisgau', set('freiburg', '800w')),
    ask('800-Watt-Anlage Balkon Stuttgart', set('stuttgart', '800w')),
  ],
  'units and figures': [
    ask('balkonkraftwerk stuttgart 800 Watt', set('stuttgart', '800w')),
    ask('balkonkraftwerk stuttgart 800 Wp', set('stuttgart', '800w')),
    ask('balkonkraftwerk stuttgart 800 VA', set('stuttgart', '800w')),
    ask('balkonkraftwerk stuttgart 0,8 kW', set('stuttgart', '800w')),
    ask('balkonkraftwerk stuttgart 1,6 kW', set('stuttgart', '1600w')),
    ask('balkonkraftwerk stuttgart 1.600 Watt', set('stuttgart', '1600w')),
    ask('balkonkraftwerk stuttgart 800w für 499', set('stuttgart', '800w', { preis: 499 })),
    ask('balkonkraftwerk stuttgart 800w 499 €', set('stuttgart', '800w', { preis: 499 })),
    ask('balkonkraftwerk stuttgart 800w für 1.099 Euro', set('stuttgart', '800w', { preis: 1099 })),
    ask('balkonkraftwerk stuttgart 800w 449,90 €', set('stuttgart', '800w', { preis: 449.9 })),
    ask('balkonkraftwerk stuttgart 800w 35 Cent', set('stuttgart', '800w', { strom: 0.35 })),
    ask('balkonkraftwerk stuttgart 800w 35 ct/kWh', set('stuttgart', '800w', { strom: 0.35 })),
    ask('balkonkraftwerk stuttgart 800w strom 0,35', set('stuttgart', '800w', { strom: 0.35 })),
    ask('balkonkraftwerk stuttgart 800w bei 0,29 €/kWh', set('stuttgart', '800w', { strom: 0.29 })),
    ask('balkonkraftwerk stuttgart 800w 599€ 38ct', set('stuttgart', '800w', { preis: 599, strom: 0.38 })),
    ask('balkonkraftwerk stuttgart 800w Strompreis 31,5 Cent', set('stuttgart', '800w', { strom: 0.315 })),
    ask(
      'balkonkraftwerk stuttgart 800w 500 Euro, 40 cent pro kWh',
      set('stuttgart', '800w', { preis: 500, strom: 0.4 }),
    ),
    ask('balkonkraftwerk berlin 600w preis 350 strom 30', set('berlin', '600w', { preis: 350, strom: 0.3 })),
  ],
  'number words': [
    ask('balkonkraftwerk stuttgart zwei module', set('stuttgart', '800w')),
    ask('balkonkraftwerk berlin ein panel', set('berlin', '300w')),
    ask('balkonkraftwerk freiburg vier module', set('freiburg', '1600w')),
    ask('balkonkraftwerk stuttgart achthundert watt', set('stuttgart', '800w'), whichSize),
    ask('bkw münchen mit zwei modulen', set('muenchen', '800w')),
  ],
  'typing error': [
    asCorrected('Stuttgart', ask('balkonkraftwerk stutgart 800w', set('stuttgart', '800w'))),
    asCorrected('Freiburg', ask('balkonkraftwerk freibrug 600w', set('freiburg', '600w'))),
    asCorrected('balkonkraftwerk', ask('balkonkraftwek stuttgart 800w', set('stuttgart', '800w'))),
    asCorrected('balkonkraftwerk', ask('balkonkrafwerk berlin 800 watt', set('berlin', '800w'))),
    ask('balkonkraftwerk stuttgart 800 wat', set('stuttgart', '800w')),
  ],
  'word order': [
    ask('800w stuttgart balkonkraftwerk', set('stuttgart', '800w')),
    ask('für 499 € ein 800-Watt-Balkonkraftwerk in Berlin', set('berlin', '800w', { preis: 499 })),
    ask('35 cent, freiburg, 600 watt, bkw', set('freiburg', '600w', { strom: 0.35 })),
  ],
  'free text': [
    ask('lohnt sich ein 800w bkw in stuttgart?', set('stuttgart', '800w')),
    ask('Förderung Freiburg Steckersolargerät', shows('Freiburg', '150 €')),
    ask('münchen zuschuss balkonsolar', shows('München', /€/)),
    ask('Ersparnis über zehn Jahre Berlin 800 W', set('berlin', '800w'), ...whatever),
    ask(
      'Wann hat sich ein Balkonkraftwerk mit 800 Watt für 499 Euro in München amortisiert?',
      set('muenchen', '800w', { preis: 499 }),
    ),
    ask(
      'Guten Tag, wie viel spart ein Steckersolargerät mit 600 Watt in Düsseldorf im Jahr bei einem Strompreis von 38 Cent?',
      set('duesseldorf', '600w', { strom: 0.38 }),
    ),
    ask(
      'Balkonkraftwerk 800 Watt ohne Förderung, Preis 399 €, Strom 32 Cent: Amortisation?',
      without('800w', { preis: 399, strom: 0.32 }),
    ),
    ask('Wie viel Zuschuss gibt die Stadt Stuttgart für ein Balkonkraftwerk?', shows('Stuttgart', '200 €')),
    ask('Was bringt eine Balkonsolaranlage mit vier Modulen in Stuttgart?', set('stuttgart', '1600w')),
  ],
  phone: [
    ask('bkw 800 stuttgart lohnt?', set('stuttgart', '800w')),
    ask(
      'hab bkw für 399 gekauft 800w berlin strom kostet mich 34ct wann bezahlt',
      set('berlin', '800w', { preis: 399, strom: 0.34 }),
    ),
    ask('gibts in münchen geld fürs balkonkraftwerk', shows('München', /€/)),
    ask('bkw freiburg 600 watt', set('freiburg', '600w')),
    ask('balkonsolar ddorf wieviel zuschuss', shows('Düsseldorf', /€/)),
    ask('ohne förderung bkw 600w rechne mal', without('600w')),
    ask('rechnet sich mini pv 300w in berlin bei 40 cent', set('berlin', '300w', { strom: 0.4 })),
    ask(
      'wir wohnen in stuttgart, balkonkraftwerk 2 module kosten 550€ lohnt sich das??',
      set('stuttgart', '800w', { preis: 550 }),
    ),
  ],
  missing: [
    ask('balkonkraftwerk 800w', without('800w')),
    ask('Lohnt sich ein Balkonkraftwerk mit 600 Watt?', without('600w')),
    ask('Lohnt sich ein Balkonkraftwerk?', whichCity, shows('5 Städte')),
    thenSay(ask('balkonkraftwerk 800w', whichCity, without('800w')), 'stuttgart', set('stuttgart', '800w')),
    thenSay(
      ask('balkonkraftwerk stuttgart für 499', whichSize),
      '800',
      set('stuttgart', '800w', { preis: 499 }),
    ),
    thenSay(
      ask('balkonkraftwerk berlin 38 cent', whichSize),
      '800 Watt',
      set('berlin', '800w', { strom: 0.38 }),
    ),
  ],
  ambiguous: [
    ask(
      'balkonkraftwerk stuttgart 600w oder 800w',
      compares(set('stuttgart', '600w'), set('stuttgart', '800w')),
    ),
    ask('balkonkraftwerk berlin oder münchen 800w', compares(set('berlin', '800w'), set('muenchen', '800w'))),
    ask('balkonkraftwerk stuttgart 800w preis=499 preis=599', asksFor()),
  ],
  impossible: [
    thenSay(
      ask('balkonkraftwerk stuttgart 900w', refuses('300', '600', '800', '1600')),
      '800w',
      set('stuttgart', '800w'),
    ),
    ask('balkonkraftwerk berlin 500 Watt', refuses('300', '600', '800', '1600')),
    ask('bkw münchen 2000 watt', refuses('300', '600', '800', '1600')),
    ask('balkonkraftwerk stuttgart 800w für 100 €', refuses('199', /2\.?000/)),
    ask('balkonkraftwerk stuttgart 800w preis 5000', refuses('199', /2\.?000/)),
    ask('balkonkraftwerk stuttgart 800w strom 70 Cent', refuses('0,20', '0,50')),
    ask('balkonkraftwerk stuttgart 800w 10 ct/kWh', refuses('0,20', '0,50')),
    ask('balkonkraftwerk stuttgart 800w preis -5 €', refuses('199', /2\.?000/)),
    ask('balkonkraftwerk köln 800w', noSubsidyThere, without('800w'), whichCity),
    ask('bkw heidelberg 600 watt', noSubsidyThere, without('600w'), whichCity),
    ask('Balkonkraftwerk Hamburg 800 Watt Zuschuss?', noSubsidyThere, without('800w'), whichCity),
  ],
  overview: [
    ask('balkonkraftwerk alle', shows('5 Städte')),
    ask('In welchen Städten wird ein Balkonkraftwerk gefördert?', shows('5 Städte'), whichCity),
    ask('balkonkraftwerk freiburg', shows('Freiburg', '1600')),
  ],
  'without context': [
    ask(
      'wann hat sich ein set für 399 amortisiert bei 38 cent',
      ...whatever,
      without('800w', { preis: 399, strom: 0.38 }),
    ),
    ask('1600 Watt, wie viel kWh im Jahr?', ...whatever, without('1600w')),
    ask('ohne Förderung, 600 Watt, rechnen', ...whatever, without('600w')),
    ask('muss ich das anmelden', ...whatever),
    ask('darf mein vermieter nein sagen', ...whatever),
    ask('Basiswerte für alle Größen', ...whatever),
  ],
});
