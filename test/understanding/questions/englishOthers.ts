// Questions in English, answered in English: heating, vehicles, suppliers, facts, and what is out of scope.
import { about, classicStove, pelletStove, pumpGrant, registration, suppliers } from '../cases.ts';
import { ask, asksFor, noFigure, outOfScope, questions, refuses, shows, thenSay } from '../outcome.ts';

const [selbstnutzer, alteHeizung, einkommenUnter40000] = [true, true, true] as const;

export const englishOthers = [
  questions('wärmepumpe', {
    English: [
      ask(
        'heat-pump air-water city costs 30000 owner-occupied old heating',
        pumpGrant('luft_wasser', 'over_100k', { kosten: 30000, selbstnutzer, alteHeizung }),
      ),
      ask(
        'heat pump with borehole, village, €40,000',
        pumpGrant('sole_wasser_erdsonde', 'under_100k', { kosten: 40000 }),
      ),
      ask(
        'How much grant is there for an air-water heat pump that costs 28,500 euros in a small town?',
        pumpGrant('luft_wasser', 'under_100k', { kosten: 28500 }),
      ),
      ask(
        'heat-pump groundwater city postcode 70173',
        pumpGrant('wasser_wasser', 'over_100k', { plz: '70173' }),
      ),
      thenSay(
        ask('heat pump 30,000 euros', asksFor(/heat pump/)),
        'air',
        pumpGrant('luft_wasser', 'over_100k', { kosten: 30000 }),
        asksFor(/municipality/),
      ),
      ask(
        'heat-pump air-water city costs 30000 low income owner-occupied',
        pumpGrant('luft_wasser', 'over_100k', { kosten: 30000, selbstnutzer, einkommenUnter40000 }),
      ),
    ],
  }),
  questions('kaminofen', {
    English: [
      ask('stove classic bavaria 4,000', classicStove('bayern', 4000)),
      ask(
        'stove pellet_water saxony 15000 owner-occupied, old oil heating, low income',
        pelletStove('sachsen', 15000, { self: true, oldHeating: true, incomeUnder40000: true }),
      ),
      ask('Is there a grant for a tiled stove in Hesse for €6,000?', classicStove('hessen', 6000)),
      ask('pellet stove with water jacket, lower saxony, 12,500 euros', pelletStove('niedersachsen', 12500)),
      ask('pellet stove hesse 15,000 euros', asksFor('water jacket')),
      ask('wood stove berlin 0 euros', refuses('1')),
    ],
  }),
  questions('kfz', {
    English: [
      ask('vehicle-registration abmeldung online nein', registration('abmeldung', 'online', 'nein')),
      ask(
        'register a new car online with a custom plate',
        registration('neuzulassung', 'online', 'ja'),
        asksFor(),
      ),
      ask(
        'vehicle registration used car at the office, no custom plate',
        registration('halterwechsel', 'amt', 'nein'),
      ),
      ask('How much does it cost to deregister a vehicle? vehicle registration', shows(/€/), asksFor()),
      ask('car registration new car', shows(/€/), asksFor()),
    ],
  }),
  questions('anbieter', {
    English: [
      ask('suppliers heat-pump in Hamburg', suppliers('waermepumpe', { city: 'hamburg' })),
      ask(
        'Which suppliers are there for balcony solar in Berlin?',
        suppliers('balkonkraftwerk', { city: 'berlin' }),
      ),
      ask('providers hunting licence bavaria', suppliers('jagdschein', { state: 'bayern' })),
      ask('suppliers vehicle-registration 10115', suppliers('kfz-zulassung', { plz: '10115' })),
    ],
  }),
  questions('fakten', {
    English: [
      ask('facts heat-pump Bavaria', about('waermepumpe', 'Bayern')),
      ask('facts certificate of inheritance', about('erbschein')),
      ask('What documents do I need for a certificate of inheritance?', about('erbschein')),
      ask('topics', shows('23 topics')),
      ask('facts passport', refuses(/passport/i), outOfScope),
    ],
  }),
  questions('out of scope', {
    English: [
      ...[
        'What does a passport cost?',
        'how is the weather in berlin tomorrow?',
        'driving licence exchange fee',
      ].map((text) => ask(text, outOfScope)),
      ...['hello', 'thank you!', 'help', 'who are you?'].map((text) => ask(text, noFigure, outOfScope)),
    ],
  }),
].flat();
