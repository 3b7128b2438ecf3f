// The grant for a heat pump: pump, size of the municipality, costs, postal code, bonuses.
import { pumpGrant as grant, pumpGrantAnywhere as anywhere } from '../cases.ts';
import { ask, asCorrected, outOfScope, questions, refuses } from '../outcome.ts';

const [selbstnutzer, alteHeizung, einkommenUnter40000] = [true, true, true] as const;

export const waermepumpe = questions('wärmepumpe', {
  strict: [
    ask(
      'wärmepumpe luft_wasser over_100k kosten=30000 selbstnutzer alteHeizung',
      grant('luft_wasser', 'over_100k', { kosten: 30000, selbstnutzer, alteHeizung }),
    ),
    ask(
      'wärmepumpe wasser_wasser under_100k kosten 25000',
      grant('wasser_wasser', 'under_100k', { kosten: 25000 }),
    ),
    ask(
      'wärmepumpe sole_wasser_erdsonde heat_plan_designated plz 70173',
      grant('sole_wasser_erdsonde', 'heat_plan_designated', { plz: '70173' }),
    ),
  ],
  spelling: [
    ask('WAERMEPUMPE LUFT GROSSSTADT', grant('luft_wasser', 'over_100k')),
    ask('warmepumpe luft großstadt', grant('luft_wasser', 'over_100k')),
    ask('Wärme-Pumpe Luft/Wasser Großstadt', grant('luft_wasser', 'over_100k')),
    ask('wärmepumpe Luft-Wasser kleinstadt', grant('luft_wasser', 'under_100k')),
    ask('Wärmepumpen Erdsonde Dorf', grant('sole_wasser_erdsonde', 'under_100k')),
  ],
  nicknames: [
    ask('luftwärmepumpe großstadt 30.000 €', grant('luft_wasser', 'over_100k', { kosten: 30000 })),
    ask('wp luft dorf', grant('luft_wasser', 'under_100k')),
    ask('LWP großstadt 28000 euro', grant('luft_wasser', 'over_100k', { kosten: 28000 })),
    ask('wärmepumpe brunnen dorf 40.000 €', grant('wasser_wasser', 'under_100k', { kosten: 40000 })),
    ask('wärmepumpe tiefenbohrung großstadt', grant('sole_wasser_erdsonde', 'over_100k')),
    ask('wärmepumpe flächenkollektor im garten, kleinstadt', grant('sole_wasser_erdkollektor', 'under_100k')),
    ask('grundwasserwärmepumpe großstadt 35.000 €', grant('wasser_wasser', 'over_100k', { kosten: 35000 })),
    ask('wärmepumpe außengerät großstadt', grant('luft_wasser', 'over_100k')),
    ask('erdwärme sonde dorf 45.000 €', grant('sole_wasser_erdsonde', 'under_100k', { kosten: 45000 })),
    ask(
      'Geothermie mit Bohrung, Großstadt, 38k',
      grant('sole_wasser_erdsonde', 'over_100k', { kosten: 38000 }),
    ),
    ask(
      'kfw 458 luft wasser großstadt 30.000 €',
      grant('luft_wasser', 'over_100k', { kosten: 30000 }),
      outOfScope,
    ),
  ],
  'units and figures': [
    ask('wärmepumpe luft großstadt 32k', grant('luft_wasser', 'over_100k', { kosten: 32000 })),
    ask('wärmepumpe luft großstadt kosten 30 Tsd', grant('luft_wasser', 'over_100k', { kosten: 30000 })),
    ask('wärmepumpe luft großstadt 28.500,50 €', grant('luft_wasser', 'over_100k', { kosten: 28500.5 })),
    ask('wärmepumpe luft großstadt kosten=75000', grant('luft_wasser', 'over_100k', { kosten: 75000 })),
    ask('wärmepumpe luft 8.000 Einwohner, 30.000 €', grant('luft_wasser', 'under_100k', { kosten: 30000 })),
    ask(
      'wärmepumpe luft über 100.000 Einwohner 30.000 €',
      grant('luft_wasser', 'over_100k', { kosten: 30000 }),
    ),
    ask(
      'wärmepumpe luft Stadt mit 250.000 Einwohnern, 30000 Euro',
      grant('luft_wasser', 'over_100k', { kosten: 30000 }),
    ),
    ask(
      'wärmepumpe luft großstadt 30.000 € einkommen 38.000',
      grant('luft_wasser', 'over_100k', { kosten: 30000, einkommenUnter40000 }),
    ),
    ask(
      'wärmepumpe luft großstadt 30.000 € einkommen 55.000',
      grant('luft_wasser', 'over_100k', { kosten: 30000 }),
    ),
    ask(
      'wärmepumpe luft großstadt dreißigtausend euro',
      grant('luft_wasser', 'over_100k', { kosten: 30000 }),
      refuses('dreißigtausend'),
    ),
  ],
  'postal code': [
    ask(
      'wärmepumpe luft großstadt 30.000 Euro 70173 Stuttgart',
      grant('luft_wasser', 'over_100k', { kosten: 30000, plz: '70173' }),
    ),
    ask('Erdsonde in Stuttgart 70173 Förderung', ...anywhere('sole_wasser_erdsonde', { plz: '70173' })),
    ask('wärmepumpe luft plz 50667', ...anywhere('luft_wasser', { plz: '50667' })),
    ask(
      'wärmepumpe luft großstadt in 01067 Dresden 30.000 €',
      grant('luft_wasser', 'over_100k', { kosten: 30000, plz: '01067' }),
    ),
    ask('luftwärmepumpe 10115 Berlin 29.000 €', ...anywhere('luft_wasser', { kosten: 29000, plz: '10115' })),
    ask(
      'wärmepumpe luft dorf postleitzahl 17235, 31.000 Euro',
      grant('luft_wasser', 'under_100k', { kosten: 31000, plz: '17235' }),
    ),
    ask(
      'wärmepumpe luft großstadt D-80331 27.000 €',
      grant('luft_wasser', 'over_100k', { kosten: 27000, plz: '80331' }),
    ),
  ],
  'typing error': [
    asCorrected('wärmepumpe', ask('wärmepume luft großstadt', grant('luft_wasser', 'over_100k'))),
    asCorrected('wärmepumpe', ask('wärmepunpe luft dorf', grant('luft_wasser', 'under_100k'))),
    asCorrected('Erdsonde', ask('wärmepumpe erdsone großstadt', grant('sole_wasser_erdsonde', 'over_100k'))),
    ask('wärmepumpe luft grosstadt', grant('luft_wasser', 'over_100k')),
    asCorrected('Grundwasser', ask('wärmepumpe grundwaser dorf', grant('wasser_wasser', 'under_100k'))),
  ],
  'word order': [
    ask(
      'selbstnutzer, alte ölheizung, 30.000 €, luft, großstadt, wärmepumpe',
      grant('luft_wasser', 'over_100k', { kosten: 30000, selbstnutzer, alteHeizung }),
    ),
    ask('30.000 Euro Luftwärmepumpe Dorf', grant('luft_wasser', 'under_100k', { kosten: 30000 })),
    ask('Dorf, Erdkollektor, Wärmepumpe', grant('sole_wasser_erdkollektor', 'under_100k')),
  ],
});
