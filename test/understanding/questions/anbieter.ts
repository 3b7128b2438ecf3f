// Suppliers for a topic, in a place.
import { suppliers as list } from '../cases.ts';
import { ask, asCorrected, asksFor, outOfScope, questions, refuses, thenSay } from '../outcome.ts';

const whichTopic = asksFor(/Thema/);

export const anbieter = questions('anbieter', {
  strict: [
    ask('anbieter balkonkraftwerk berlin', list('balkonkraftwerk', { city: 'berlin' })),
    ask('anbieter jagdschein nordrhein-westfalen', list('jagdschein', { state: 'nordrhein-westfalen' })),
    ask('anbieter kfz-zulassung 10115', list('kfz-zulassung', { plz: '10115' })),
    ask('anbieter halteverbot', list('halteverbot')),
  ],
  nicknames: [
    ask('anbieter bkw hh', list('balkonkraftwerk', { city: 'hamburg' })),
    ask('anbieter hvz köln', list('halteverbot', { city: 'koeln' })),
    ask('anbieter 34a nrw', list('sachkundepruefung-34a', { state: 'nordrhein-westfalen' })),
    ask('anbieter wp minga', list('waermepumpe', { city: 'muenchen' })),
    ask('dienstleister zulassung hauptstadt', list('kfz-zulassung', { city: 'berlin' })),
    ask('firmen für wärmepumpen in Munich', list('waermepumpe', { city: 'muenchen' })),
  ],
  'postal code': [
    ask('anbieter wärmepumpe plz 50667', list('waermepumpe', { plz: '50667' })),
    ask('Welche Anbieter für Balkonkraftwerke gibt es in 80331?', list('balkonkraftwerk', { plz: '80331' })),
  ],
  'typing error': [
    asCorrected('anbieter', ask('anbeiter halteverbot berlin', list('halteverbot', { city: 'berlin' }))),
    asCorrected('Hamburg', ask('anbieter heilpraktiker hambrug', list('heilpraktiker', { city: 'hamburg' }))),
  ],
  'free text': [
    ask('Welche Anbieter gibt es für Wärmepumpen in Berlin?', list('waermepumpe', { city: 'berlin' })),
    ask(
      'Wer stellt in Köln Halteverbotsschilder auf? Anbieter bitte',
      list('halteverbot', { city: 'koeln' }),
    ),
    ask(
      'Ich suche Firmen in NRW, die Balkonkraftwerke montieren',
      list('balkonkraftwerk', { state: 'nordrhein-westfalen' }),
    ),
    ask(
      'Nennen Sie mir Anbieter von Kursen für den Jagdschein in Bayern',
      list('jagdschein', { state: 'bayern' }),
    ),
  ],
  phone: [
    ask('anbieter jagdschein bundesweit', list('jagdschein')),
    ask('firmen wärmepumpe hamburg?', list('waermepumpe', { city: 'hamburg' })),
    ask('wer macht balkonkraftwerk in münchen anbieter', list('balkonkraftwerk', { city: 'muenchen' })),
    ask('zulassungsdienst anbieter köln', list('kfz-zulassung', { city: 'koeln' })),
  ],
  missing: [
    thenSay(ask('anbieter', whichTopic), 'balkonkraftwerk', list('balkonkraftwerk')),
    thenSay(ask('anbieter in hamburg', whichTopic), 'halteverbot', list('halteverbot', { city: 'hamburg' })),
  ],
  impossible: [
    ask('anbieter erbschein', refuses('Balkonkraftwerk'), outOfScope, asksFor('Balkonkraftwerk')),
    ask('anbieter reisepass', refuses('Balkonkraftwerk'), outOfScope, asksFor('Balkonkraftwerk')),
    ask('anbieter halteverbot plz 1234', refuses('fünf')),
  ],
});
