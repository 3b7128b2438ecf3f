// The table of the facts contract as data: its 31 resources, what they take, and which of them list something.
import { boolean, list, number, oneOf, type Row, row, slug, text } from './rowsParameters.ts';
import { supplierTopics, topics, wallboxStates } from './rowsValues.ts';

const formats = ['median', 'guenstig', 'intensiv'];
const plz = { ...text('plz', '10115'), impossible: { value: '123', statuses: [400] } };
/** Of these three the contract does not say that they may be left out. */
const always = (name: string, example: string) => ({ ...boolean(name, example), always: true });

export const rows: readonly Row[] = [
  row('/'),
  row('/topics/{topic}/facts/', [oneOf('topic', topics)]),
  row('/topics/{topic}/facts/{state}/', [
    // Which topics have records of a state is not said; the hunting licence is the states' matter.
    { ...oneOf('topic', ['jagdschein']), values: [] },
    slug('state', 'Bayern', '/topics/jagdschein/facts/'),
  ]),
  {
    ...row(
      '/topics/{topic}/suppliers/',
      [oneOf('topic', supplierTopics)],
      [text('city', 'berlin'), text('state', 'berlin'), text('plz', '10115')],
    ),
    lists: 'some',
  },
  list('/jagdschein/facts/', 16),
  row('/jagdschein/facts/{state}/', [slug('state', 'bayern', '/jagdschein/facts/')]),
  list('/jagdschein/detail/', 16),
  row('/jagdschein/detail/{state}/', [slug('state', 'bayern', '/jagdschein/detail/')]),
  list('/calculator/halteverbot/', 24),
  list('/calculator/halteverbot/results/', 576),
  row(
    '/calculator/halteverbot/results/{von}/{nach}/',
    [
      slug('von', 'berlin-mitte', '/calculator/halteverbot/'),
      slug('nach', 'hamburg', '/calculator/halteverbot/'),
    ],
    [text('datum', '2027-06-01')],
  ),
  list('/calculator/jagdschein/results/', 16),
  row('/calculator/jagdschein/results/{state}/', [
    slug('state', 'bayern', '/calculator/jagdschein/results/'),
  ]),
  list('/calculator/e-auto/results/'),
  row('/calculator/e-auto/results/{fahrzeugtyp}/{bracket}/{kinder}/', [
    oneOf('fahrzeugtyp', ['bev', 'phev_range_extender']),
    number('bracket', '50000'),
    number('kinder', '1'),
  ]),
  list('/calculator/balkonkraftwerk/results/'),
  row(
    '/calculator/balkonkraftwerk/results/{city}/{leistung}/',
    [
      // The one value that the contract names.
      slug('city', 'none', '/calculator/balkonkraftwerk/results/'),
      oneOf('leistung', ['800w', '300w', '600w', '1600w']),
    ],
    [number('preis', '499'), number('strom', '0.35')],
  ),
  list('/calculator/wallbox/results/'),
  row(
    '/calculator/wallbox/results/{gebaeudetyp}/{bundesland}/{stellplaetze}/{wallboxTyp}/',
    [
      oneOf('gebaeudetyp', ['einfamilienhaus', 'mehrfamilienhaus', 'weg', 'mieter']),
      oneOf('bundesland', wallboxStates),
      oneOf('stellplaetze', ['1', '2', '3', '5', '10', '15', '20', '30', '50']),
      oneOf('wallboxTyp', ['standard', 'bidirektional']),
    ],
    [oneOf('applicant', ['privatperson', 'unternehmen', 'wohnungsunternehmen'], 400)],
  ),
  list('/calculator/gmbh/results/'),
  row('/calculator/gmbh/results/{city}/{gesellschaftsvertrag}/', [
    slug('city', 'berlin', '/calculator/gmbh/results/'),
    oneOf('gesellschaftsvertrag', ['muster', 'individuell']),
  ]),
  list('/calculator/sachkunde34a/results/'),
  row(
    '/calculator/sachkunde34a/results/{city}/',
    [slug('city', 'berlin', '/calculator/sachkunde34a/results/')],
    // A query parameter all the same: a course format that is not there is a 404 here.
    [oneOf('kursformat', formats)],
  ),
  list('/calculator/aevo/results/'),
  row('/calculator/aevo/results/{city}/{kursformat}/', [
    slug('city', 'berlin', '/calculator/aevo/results/'),
    oneOf('kursformat', formats),
  ]),
  list('/calculator/waermepumpe/results/'),
  row(
    '/calculator/waermepumpe/results/{pumpType}/{populationClass}/',
    [
      oneOf('pumpType', ['luft_wasser', 'sole_wasser_erdkollektor', 'sole_wasser_erdsonde', 'wasser_wasser']),
      oneOf('populationClass', ['over_100k', 'under_100k', 'heat_plan_designated']),
    ],
    [
      number('kosten', '32000'),
      plz,
      always('selbstnutzer', 'true'),
      always('alteHeizung', 'true'),
      always('einkommenUnter40000', 'false'),
    ],
  ),
  list('/calculator/kaminofen/results/'),
  row(
    '/calculator/kaminofen/results/{stoveType}/{state}/{costs}/',
    [
      oneOf('stoveType', ['classic', 'pellet_water'], 400),
      slug('state', 'bayern', '/calculator/kaminofen/results/'),
      number('costs', '12000'),
    ],
    ['self', 'oldHeating', 'incomeUnder40000', 'nrwSolarPv'].map((name) => boolean(name)),
  ),
  list('/calculator/kfz/results/'),
  row('/calculator/kfz/results/{vorgang}/{weg}/{wunschkennzeichen}/', [
    oneOf('vorgang', ['neuzulassung', 'halterwechsel', 'ummeldung', 'abmeldung']),
    oneOf('weg', ['amt', 'online']),
    // Refused for sure; the contract names a status for the other two only.
    oneOf('wunschkennzeichen', ['nein', 'ja'], 400, 404),
  ]),
];
