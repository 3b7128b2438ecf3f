// Values as strangers say them in passing: people who are no costs, ages, years of building.
import { bev, pumpGrant, pumpGrantAnywhere } from '../cases.ts';
import { ask, type Question, questions } from '../outcome.ts';

export const freshValues: readonly Question[] = [
  questions('waermepumpe', {
    'counted people': [
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
    'old heating': [
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
    children: [
      ask("e-auto bev, zvE 52,000, we've got three kids, they're 17, 12 and 9", bev(52000, 3)),
      ask('e-auto vollelektrisch, zvE 44.000, kinner sünd lang ut hus', bev(44000, 0)),
      ask('e-auto bev zvE 41.000, our kids have left home', bev(41000, 0)),
    ],
  }),
].flat();
