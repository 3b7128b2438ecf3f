// Stoves: what kind, in which state, at which costs, with which bonuses.
import { classicStove as classic, pelletStove as pellet } from '../cases.ts';
import {
  compares,
  ask,
  asCorrected,
  asksFor,
  outOfScope,
  questions,
  refuses,
  result,
  shows,
  thenSay,
  whateverOn,
} from '../outcome.ts';

const nrw = 'nordrhein-westfalen';
const [self, oldHeating, incomeUnder40000, nrwSolarPv] = [true, true, true, true] as const;
const jacket = asksFor('mit Wassertasche', 'ohne Wassertasche');
const whichState = asksFor(/Bundesland/);
const whatCosts = asksFor(/kostet|Kosten/);
const nothing = shows('0 €');
const facts = result('topics', ['kaminofen', 'facts']);
const whatever = whateverOn('kaminofen');

export const kaminofen = questions('kaminofen', {
  strict: [
    ask('kaminofen pellet_water bayern 12000 self oldHeating', pellet('bayern', 12000, { self, oldHeating })),
    ask('kaminofen classic sachsen 4000', classic('sachsen', 4000)),
    ask('kaminofen pellet_water nordrhein-westfalen 12000 nrwSolarPv', pellet(nrw, 12000, { nrwSolarPv })),
  ],
  spelling: [
    ask('KAMINOFEN CLASSIC THÜRINGEN 4000', classic('thueringen', 4000)),
    ask('kaminofen wasserfuehrend thueringen 12000', pellet('thueringen', 12000)),
    ask('Kaminöfen klassisch Baden-Württemberg 5.000 €', classic('baden-wuerttemberg', 5000)),
    ask('Kamin-Ofen klassisch hessen 3.500 €', classic('hessen', 3500)),
    ask('wasserführender pellet-ofen hessen 14.000 €', pellet('hessen', 14000)),
  ],
  nicknames: [
    ask('schwedenofen nrw 3000 €', classic(nrw, 3000)),
    ask('Kachelofen BaWü 8.000 €', classic('baden-wuerttemberg', 8000)),
    ask('holzofen meckpomm 2500 euro', classic('mecklenburg-vorpommern', 2500)),
    ask('pelletofen mit wassertasche rlp 13.000 €', pellet('rheinland-pfalz', 13000)),
    ask('kamin sh 4.500 €', classic('schleswig-holstein', 4500)),
    ask('grundofen saar 6.000 €', classic('saarland', 6000)),
    ask('Pelletofen ohne Wassertasche Nds 5.000 €', classic('niedersachsen', 5000)),
    ask('wassergeführter pelletofen LSA 12.500 €', pellet('sachsen-anhalt', 12500)),
  ],
  'units and figures': [
    ask('kaminofen wasserführend hessen 12k', pellet('hessen', 12000)),
    ask('kaminofen wasserführend hessen 12 Tsd €', pellet('hessen', 12000)),
    ask('kaminofen wasserführend hessen 12.000,00 €', pellet('hessen', 12000)),
    ask('kaminofen wasserführend hessen EUR 12000', pellet('hessen', 12000)),
    ask('kaminofen wasserführend hessen 8 kW 12.000 €', pellet('hessen', 12000)),
    ask('kaminofen wasserführend hessen zwölftausend euro', pellet('hessen', 12000), whatCosts),
    ask(
      'kaminofen wasserführend hessen 12.000 € einkommen 35.000 €',
      pellet('hessen', 12000, { incomeUnder40000 }),
    ),
  ],
  'typing error': [
    asCorrected('Bayern', ask('kaminofen classic bayren 4000', classic('bayern', 4000))),
    asCorrected('kaminofen', ask('kaminofn klassisch hessen 4000 €', classic('hessen', 4000))),
    asCorrected('Sachsen', ask('kachelofen sachesn 4000 €', classic('sachsen', 4000))),
    asCorrected('Kachelofen', ask('kaminofen kacheloffen hessen 4000 €', classic('hessen', 4000))),
  ],
  'word order': [
    ask('12.000 € bayern wasserführender pelletofen', pellet('bayern', 12000)),
    ask('In Hessen für 4.000 € ein Schwedenofen', classic('hessen', 4000)),
    ask('bayern 9000 euro kachelofen', classic('bayern', 9000)),
  ],
  'free text': [
    ask('wasserführender pelletofen 12.000 NRW mit PV', pellet(nrw, 12000, { nrwSolarPv })),
    ask('Kachelofen Bayern Förderung', nothing, whatCosts),
    ask(
      'Wie viel Zuschuss gibt es für einen wasserführenden Pelletofen in Brandenburg für 15.000 Euro, wenn die alte Ölheizung rauskommt und wir selbst drin wohnen?',
      pellet('brandenburg', 15000, { self, oldHeating }),
    ),
    ask(
      'Guten Tag, gibt es in Hessen eine Förderung für einen Kaminofen, der 5.000 € kostet?',
      classic('hessen', 5000),
      asksFor(),
    ),
    ask(
      'Pelletofen mit Wassertasche in Sachsen, 14.000 €, Einkommen unter 40.000 €, selbst bewohnt',
      pellet('sachsen', 14000, { self, incomeUnder40000 }),
    ),
    ask('kaminofen mit Wassertasche hamburg 35.000 € vermietet', pellet('hamburg', 35000)),
    ask(
      'Ich möchte in Bremen einen Schwedenofen für 3.200 € aufstellen lassen. Bekomme ich etwas dazu?',
      classic('bremen', 3200),
    ),
  ],
  phone: [
    ask('gibts geld für nen schwedenofen?', nothing, whichState, shows('nicht gefördert')),
    ask('kachelofen hessen 7000€ zuschuss?', classic('hessen', 7000)),
    ask(
      'pelletofen wasserführend bayern 13k wohne selbst drin alte ölheizung raus',
      pellet('bayern', 13000, { self, oldHeating }),
    ),
    ask('holzofen sachsen foerderung', nothing, whatCosts),
    ask(
      'was gibts für wasserführenden pelletofen in nrw kostet 11.500 mit solar',
      pellet(nrw, 11500, { nrwSolarPv }),
    ),
    ask('hab kamin gekauft 4000 euro thüringen krieg ich was', classic('thueringen', 4000)),
  ],
  missing: [
    ask('Pelletofen Hessen 15.000 €, Ölheizung raus, wohne selbst drin', jacket),
    thenSay(ask('Pelletofen Hessen 15.000 €', jacket), 'mit Wassertasche', pellet('hessen', 15000)),
    thenSay(ask('Pelletofen Bayern 9.000 €', jacket), 'ohne', classic('bayern', 9000)),
    ask('ölheizung raus pelletofen rein, wohne selbst drin', jacket, whichState),
    ask('unter 40.000 einkommen, pellet, 15.000', asksFor(), outOfScope),
    ask('Zuschuss Hamburg Ofen', asksFor(/Ofen/), nothing),
    ask('Pelletofen ohne Wassertasche?', nothing, whichState, shows('nicht gefördert')),
    thenSay(ask('kaminofen mit wassertasche 12000 €', whichState), 'nrw', pellet(nrw, 12000)),
    thenSay(ask('kaminofen wasserführend bayern', whatCosts), '12.000', pellet('bayern', 12000)),
  ],
  ambiguous: [
    ask(
      'kaminofen wasserführend bayern oder hessen 12000 €',
      compares(pellet('bayern', 12000), pellet('hessen', 12000)),
    ),
    ask(
      'kaminofen wasserführend bayern 12.000 € oder 14.000 €',
      compares(pellet('bayern', 12000), pellet('bayern', 14000)),
    ),
    ask('kaminofen wasserführend hessen 12.000 € selbst drin und vermietet', asksFor()),
  ],
  impossible: [
    ask('kaminofen classic bayern -5 €', refuses('-5')),
    ask('kaminofen classic bayern 0 €', refuses('1')),
    ask('kaminofen classic tirol 4000', refuses('tirol'), whichState),
    ask('kaminofen wasserführend österreich 12000 €', refuses('österreich'), whichState),
  ],
  overview: [
    ask('kaminofen alle', shows('32 Beispiele')),
    ask('kaminofen übersicht', shows('32 Beispiele')),
    ask('Fördersatz und Annahmen auflisten', ...whatever),
  ],
  'without context': [
    ask('wann kommt der schornsteinfeger', ...whatever, facts),
    ask('Wer trägt die Abnahmekosten?', ...whatever),
  ],
});
