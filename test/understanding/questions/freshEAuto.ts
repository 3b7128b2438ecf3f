// Fresh questions on e-cars.
import { about, bev, plugIn } from '../cases.ts';
import { ask, asksFor, outOfScope, refuses, shows, thenSay, type Question, questions } from '../outcome.ts';

export const freshEAuto: readonly Question[] = [
  questions('e-auto', {
    'free text': [
      ask(
        'Wir sind zu viert (zwei Kinder, 9 und 12), haben laut Steuerbescheid 64.300 Euro zu versteuern und überlegen, einen ID.3 zu kaufen. Mit welcher E-Auto-Prämie können wir rechnen?',
        bev(64300, 2),
        asksFor(),
      ),
      ask('e-auto prämie 45.000€ bev keine Kinder', bev(45000, 0)),
      ask('Eauto foerderung: PlugIn, Einkommen €38.500, 1 Kind', plugIn(38500, 1)),
      ask('elektroauto 52tsd zve, ein kind, nein, zwei kinder', bev(52000, 2), asksFor()),
      ask(
        'zwischen 55.000 und 60.000 Einkommen, vollelektrisch, zwei Kinder – E-Auto-Förderung?',
        asksFor(),
        refuses(),
      ),
      ask('E-Auto: wir verdienen brutto 70.000, ein Kind, BEV', asksFor(/brutto|zu versteuernd/i)),
      ask(
        'Wasserstoffauto Zuschuss bei 40.000 Euro und 1 Kind',
        refuses(/Wasserstoff|Brennstoffzelle/),
        asksFor(/Wasserstoff|Brennstoffzelle/),
      ),
      ask(
        'alleinerziehend mit einem kind und 31.200 im jahr, will ein e auto kaufen, voll elektrisch',
        bev(31200, 1),
      ),
      ask(
        'Kriegt man für einen gebrauchten Stromer auch die E-Auto-Prämie?',
        shows(),
        about('e-auto-foerderung'),
        asksFor(),
      ),
      ask('elektroautö förderung bev 59999 euro 0 kinder', bev(59999, 0)),
      ask(
        'Förderung Elektroauto, Einkommen unter 45.000, 2 Kinder, rein elektrisch',
        asksFor(),
        bev(44999, 2),
      ),
      ask(
        'Unser Jahreseinkommen liegt bei rund 47 000 €, drei Kinder, davon eins schon 19. E-Auto, batterieelektrisch.',
        bev(47000, 2),
        asksFor(/Kind/),
      ),
      ask(
        'Bekommen wir mit 91.000 Euro und zwei Kindern noch die E-Auto-Prämie für einen Vollstromer?',
        bev(91000, 2),
      ),
      ask(
        'Verdienen zusammen 57.000 zu versteuern, drei Kinder, wollen einen Stromer. Wie viel gibts?',
        bev(57000, 3),
      ),
      ask('E-Autoprämie Plug-in-Hybrid bei zvE 39.900 € und vier Kindern', plugIn(39900, 4)),
      ask('kaufprämie e-auto vollelektrisch 61k einkommen ohne nachwuchs', bev(61000, 0), asksFor(/Kinder/)),
      ask('elektroauto bev zvE achtundvierzigtausend, zwei kinder', bev(48000, 2)),
      ask('e-auto bev 52000 dreißig kinder', refuses('dreißig'), refuses('30')),
    ],
    'follow-up': [
      thenSay(
        ask('e-auto förderung 2 kinder 50000', asksFor(), bev(50000, 2)),
        'ein reiner Stromer',
        bev(50000, 2),
      ),
      thenSay(
        ask('e-auto bev 50000 2 kinder', bev(50000, 2)),
        'und mit drei kindern?',
        bev(50000, 3),
        outOfScope,
      ),
    ],
    English: [
      ask(
        'Is there any EV subsidy for a plug-in hybrid if our taxable income is 72k and we have three kids?',
        plugIn(72000, 3),
      ),
    ],
  }),
].flat();
