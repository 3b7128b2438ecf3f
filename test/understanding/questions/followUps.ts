// What is said after the bot has asked back: the missing value in any words, the end of it, or something else.
import {
  bev,
  box,
  founding,
  guardExam,
  huntingCosts,
  pair,
  pumpGrant,
  solarSet,
  trainerExam,
} from '../cases.ts';
import { compares, ask, asCorrected, asksFor, outOfScope, questions, shows, thenSay } from '../outcome.ts';

const asked = asksFor();
const ended = shows('abgebrochen');

export const followUps = [
  questions('halteverbot', {
    'follow-up': [
      asCorrected(
        'Neukölln',
        thenSay(ask('halteverbot berlin hamburg', asked), 'neuköln', pair('berlin-neukoelln', 'hamburg')),
      ),
      thenSay(ask('hvz köln berlin', asked), 'nach Pankow', pair('koeln', 'berlin-pankow')),
      thenSay(ask('hvz köln berlin', asked), 'Kreuzberg!', pair('koeln', 'berlin-friedrichshain-kreuzberg')),
    ],
  }),
  questions('e-auto', {
    'follow-up': [
      thenSay(ask('e-auto bev 52000', asked), 'Ich habe 2 Kinder', bev(52000, 2)),
      thenSay(ask('e-auto bev 52000', asked), 'was kostet ein halteverbot in köln?', shows('Köln', /€/)),
      thenSay(ask('e-auto bev 1 kind', asked), 'so ungefähr 48.000', bev(48000, 1), asked),
      thenSay(ask('e-auto bev', asked), 'abbrechen', ended),
    ],
  }),
  questions('gmbh', {
    'follow-up': [
      thenSay(ask('gmbh muster', asked), 'Abbruch', ended),
      thenSay(ask('gmbh muster', asked), 'in der schönen Stadt Köln', founding('koeln', 'muster')),
      thenSay(ask('gmbh muster', asked), 'wie wird das wetter?', outOfScope),
    ],
  }),
  questions('wallbox', {
    'follow-up': [
      thenSay(
        ask('wallbox weg nrw 10', asked),
        'eine ganz normale',
        box('weg', 'nordrhein-westfalen', 10, 'standard'),
      ),
      thenSay(
        ask('wallbox weg nrw 10', asked),
        'wärmepumpe luft großstadt 30000 €',
        pumpGrant('luft_wasser', 'over_100k', { kosten: 30000 }),
      ),
      thenSay(
        ask(
          'wallbox weg nrw 12 stellplätze standard',
          compares(
            box('weg', 'nordrhein-westfalen', 10, 'standard'),
            box('weg', 'nordrhein-westfalen', 15, 'standard'),
          ),
        ),
        'dann 15',
        box('weg', 'nordrhein-westfalen', 15, 'standard'),
      ),
    ],
  }),
  questions('balkonkraftwerk', {
    'follow-up': [
      thenSay(ask('balkonkraftwerk 800w', asked, solarSet('none', '800w')), 'ohne', solarSet('none', '800w')),
      thenSay(
        ask('balkonkraftwerk berlin für 450 €', asked),
        'die mit 600 watt',
        solarSet('berlin', '600w', { preis: 450 }),
      ),
    ],
  }),
  questions('jagdschein', {
    'follow-up': [
      thenSay(
        ask('jagdschein bayern oder hessen', compares(huntingCosts('bayern'), huntingCosts('hessen'))),
        'hessen',
        huntingCosts('hessen'),
      ),
    ],
  }),
  questions('sachkunde34a', {
    'follow-up': [thenSay(ask('34a intensiv', asked), 'PLZ 50667 bitte', guardExam('50667', 'intensiv'))],
  }),
  questions('aevo', {
    'follow-up': [
      thenSay(ask('aevo günstig', asked), 'Stuttgart, danke', trainerExam('stuttgart', 'guenstig')),
      thenSay(ask('aevo paris', asked), 'ach dann halt erfurt', trainerExam('erfurt')),
    ],
  }),
].flat();
