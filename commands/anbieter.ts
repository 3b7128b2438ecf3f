// Suppliers for a topic: nationwide ones and those of a city, a state or a postal code.
import { both, defineCommand, option, stateSlug, statesOf, topics, whenAsked } from '../src/kit/index.ts';
import { findSuppliers } from './anbieter/findSuppliers.ts';
import {
  anyThere,
  everywhere,
  place,
  state,
  stateWords,
  supplierNames,
  supplierTopic,
  supplierWords,
  town,
  wish,
} from './anbieter/words.ts';
import { suppliersDocument } from './anbieter/result.ts';

export default defineCommand({
  name: { de: ['anbieter', 'dienstleister'], en: ['suppliers', 'supplier', 'providers'] },
  nameWithValue: supplierNames,
  words: supplierWords,
  about: 'topics',
  summary: both`Anbieter zu einem Thema, bundesweit und am Ort
    Suppliers for a topic, nationwide and local`,
  usage: {
    de: ['anbieter ‹Thema› [Stadt, Land oder PLZ]'],
    en: ['suppliers ‹topic› [city, state or postal code]'],
  },
  changes: false,
  arguments: {
    thema: {
      recogniser: supplierTopic,
      label: { de: 'Thema mit Anbietern', en: 'topic with suppliers' },
      ask: { de: 'Zu welchem Thema?', en: 'On which topic?' },
    },
    ueberall: option(everywhere, { de: 'überall', en: 'everywhere' }),
    gibt: option(anyThere, { de: 'ob es welche gibt', en: 'whether there are any' }, { isUnsaid: true }),
    wunsch: option(wish, { de: 'gesucht', en: 'wanted' }, { isUnsaid: true }),
    plz: {
      recogniser: place,
      label: { de: 'Ort', en: 'place' },
      sameAs: 'place',
      after: ['plz', 'postleitzahl', 'postcode', 'in'],
      optional: true,
    },
    land: {
      recogniser: state,
      label: { de: 'Bundesland', en: 'state' },
      sameAs: 'place',
      after: [...stateWords, 'in'],
      optional: true,
    },
    stadt: {
      recogniser: town,
      label: { de: 'Stadt', en: 'city' },
      sameAs: 'place',
      after: ['stadt', 'city', 'in', 'aus', 'ort', 'raum', 'from'],
      optional: true,
    },
  },
  examples: {
    de: whenAsked({
      'anbieter balkonkraftwerk stuttgart': [
        'für Balkonkraftwerk in Stuttgart',
        'Erfundene Beispiele',
        'keine Empfehlung',
      ],
      'Welche Anbieter gibt es für Wärmepumpen in Berlin?': 'für Wärmepumpe in Berlin, davon',
      'anbieter jagdschein nrw': ['in Nordrhein-Westfalen', '4 Anbieter'],
      'anbieter kfz-zulassung 10115': ['in 10115', 'Anzeige'],
      'anbieter heilpraktiker land bremen': 'Eigens für Bremen führt der Dienst keinen',
      'anbieter halteverbot alle': '**8 Anbieter** für Halteverbot',
      anbieter: ['Zu welchem Thema?', 'Heilpraktikererlaubnis'],
    }),
    en: whenAsked({ 'suppliers heat-pump in Hamburg': ['for Heat pump in Hamburg', 'Invented examples'] }),
  },
  async run(call) {
    const { thema, gibt, ueberall } = call.values;
    // „und bundesweite?“: wherever it was before.
    const isNationwide = ueberall === 'nationwide';
    const { plz, land, stadt } = isNationwide ? {} : call.values;
    // The narrowest one is asked for: a code includes its city, a city is more than its state.
    const filter = plz ? { plz } : stadt ? { city: stadt.value } : land ? { state: stateSlug(land) } : {};
    const states = stadt && !plz ? statesOf(stadt) : [];
    const stateOfCity = states.length === 1 ? states[0] : undefined;
    const { answer, isOfState } = await findSuppliers(thema, filter, stateOfCity, call);
    const names = [plz, stadt?.label, land].filter((name) => name !== undefined);
    return suppliersDocument(
      answer,
      {
        topic: topics[thema][call.lang][0],
        place: isOfState ? stateOfCity : names[0],
        town: isOfState ? stadt?.label : undefined,
        isPostcode: plz !== undefined,
        isNationwide,
        isAnyAsked: call.intent.whether && gibt !== undefined,
        unused: names.length > 1 && !isOfState ? names.slice(1).join(', ') : undefined,
      },
      call,
    );
  },
});
