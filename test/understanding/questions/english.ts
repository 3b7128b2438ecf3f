// Questions in English, answered in English: the first eight calculators.
import {
  bev,
  box,
  founding,
  guardExam,
  huntingCosts,
  huntingDetail,
  huntingTraining,
  pair,
  plugIn,
  solarSet,
  trainerExam,
} from '../cases.ts';
import { ask, asksFor, questions, refuses, shows, thenSay } from '../outcome.ts';

const nrw = 'nordrhein-westfalen';

export const english = [
  questions('halteverbot', {
    English: [
      ask(
        'no-parking zone Berlin Mitte to Hamburg on 1 June 2027',
        pair('berlin-mitte', 'hamburg', '2027-06-01'),
      ),
      ask('no parking cologne to munich June 1st', pair('koeln', 'muenchen', '2027-06-01')),
      ask('How much is a no-parking zone from Cologne to Hamburg?', pair('koeln', 'hamburg')),
      ask(
        'moving from leipzig to bremen on 12 Dec, need no parking signs',
        pair('leipzig', 'bremen', '2026-12-12'),
      ),
      ask('no-parking hanover', shows('Hannover')),
      ask('no-parking berlin hamburg', asksFor('Spandau')),
      ask('no-parking paris hamburg', refuses('paris')),
      ask('How early do I have to apply for a no-parking zone in Düsseldorf?', shows('Düsseldorf', '14')),
      ask('no parking zone from munich to stuttgart tomorrow', pair('muenchen', 'stuttgart', '2026-11-22')),
      ask('no-parking essen -> dortmund in two weeks', pair('essen', 'dortmund', '2026-12-05')),
      ask('no-parking zone Cologne to Hamburg, February 30, 2027', refuses(/30/)),
      ask('hi, whats the price for a no parking zone in bremen pls', shows('Bremen', /€/)),
    ],
  }),
  questions('jagdschein', {
    English: [
      ask('hunting-licence Bavaria', huntingCosts('bayern')),
      ask('How much is a hunting licence in Saxony?', huntingCosts('sachsen')),
      ask('hunting license lower saxony', huntingCosts('niedersachsen')),
      ask('hunting-licence details Hesse', huntingDetail('hessen')),
      ask('youth hunting licence in Saxony, fee?', huntingDetail('sachsen')),
      ask('What documents do I need to renew my hunting licence in Bremen?', huntingDetail('bremen')),
      ask(
        'hunting licence thuringia how long does the training take',
        huntingTraining('thueringen'),
        huntingCosts('thueringen'),
      ),
      ask('hunting-licence austria', refuses('austria')),
    ],
  }),
  questions('e-auto', {
    English: [
      ask('e-car bev 52,000 1', bev(52000, 1)),
      ask('electric car subsidy, battery electric, income 52,000 euros, 1 child', bev(52000, 1)),
      ask('e-car plug-in hybrid €70,000 no children', plugIn(70000, 0)),
      ask(
        'How much is the EV subsidy for a fully electric car with 45k taxable income and two kids?',
        bev(45000, 2),
      ),
      ask('e-car bev', asksFor(/income/)),
      ask('e-car hydrogen', shows(/no amount|open|unresolved|examin/i)),
      ask('e-car bev 52000 -1 children', refuses('-1')),
      thenSay(ask('electric car bev 60,500 euros', asksFor(/children/)), 'three', bev(60500, 3)),
    ],
  }),
  questions('balkonkraftwerk', {
    English: [
      ask('balcony-solar none 600w', solarSet('none', '600w')),
      ask(
        'balcony-solar Stuttgart 800w for €499 at 35 cents',
        solarSet('stuttgart', '800w', { preis: 499, strom: 0.35 }),
      ),
      ask('Is an 800 watt balcony power plant worth it in Munich?', solarSet('muenchen', '800w')),
      ask(
        'balcony solar berlin 600 watts, electricity 0.38 per kWh',
        solarSet('berlin', '600w', { strom: 0.38 }),
      ),
      ask('balcony-solar stuttgart 900w', refuses('300', '600', '800', '1600')),
      ask('plug-in solar freiburg two panels', solarSet('freiburg', '800w')),
    ],
  }),
  questions('wallbox', {
    English: [
      ask('charging-box weg NRW 10 standard', box('weg', nrw, 10, 'standard')),
      ask(
        'charging-box weg NRW 10 standard applicant company',
        box('weg', nrw, 10, 'standard', 'unternehmen'),
      ),
      ask(
        'home charger detached house bavaria 1 space standard',
        box('einfamilienhaus', 'bayern', 1, 'standard'),
      ),
      ask(
        'I rent a flat in Hamburg and want one bidirectional ev charger for 1 parking space',
        box('mieter', 'hamburg', 1, 'bidirektional'),
      ),
      ask('charging-box weg nrw 12 standard', refuses('15')),
      ask('charging-box condo saxony 5 spaces', asksFor(/wallbox/i, 'bidirectional')),
    ],
  }),
  questions('gmbh', {
    English: [
      ask('gmbh-founding Munich individuell', founding('muenchen', 'individuell')),
      ask(
        'How much does it cost to found a GmbH in Cologne with the standard template?',
        founding('koeln', 'muster'),
      ),
      ask('found a company in Hamburg, two founders', founding('hamburg', 'individuell')),
      ask('gmbh-founding nuremberg', shows('Nürnberg')),
      ask('gmbh-founding vienna muster', refuses('vienna')),
      thenSay(
        ask('found a gmbh with individual articles', asksFor(/city/)),
        'Berlin',
        founding('berlin', 'individuell'),
      ),
    ],
  }),
  questions('sachkunde34a', {
    English: [
      ask('security-exam berlin intensiv', guardExam('berlin', 'intensiv')),
      ask('security-exam 50667', guardExam('50667')),
      ask('How much is the security licence in Cologne with a cheap course?', guardExam('koeln', 'guenstig')),
      ask('security exam hamburg crash course', guardExam('hamburg', 'intensiv')),
      ask('security-exam 2009', refuses(/five/)),
      thenSay(ask('security exam intensive', asksFor(/city/)), 'Bremen', guardExam('bremen', 'intensiv')),
    ],
  }),
  questions('aevo', {
    English: [
      ask('trainer-exam Cologne', trainerExam('koeln')),
      ask(
        'How much is the trainer certificate in Stuttgart with a cheap course?',
        trainerExam('stuttgart', 'guenstig'),
      ),
      ask('trainer exam munich crash course', trainerExam('muenchen', 'intensiv')),
      ask('trainer-exam paris', refuses('paris')),
      thenSay(
        ask('trainer licence intensive', asksFor(/city/)),
        'Krefeld',
        trainerExam('krefeld', 'intensiv'),
      ),
    ],
  }),
].flat();
