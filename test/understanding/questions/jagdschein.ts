// The hunting licence: costs, training and exam, fees and papers, by state.
import { huntingCosts as costs, huntingDetail as detail, huntingTraining as training } from '../cases.ts';
import { ask, asCorrected, asksFor, questions, refuses, shows, thenSay, whateverOn } from '../outcome.ts';

const [nrw, bw, mv, sh, rp] = [
  'nordrhein-westfalen',
  'baden-wuerttemberg',
  'mecklenburg-vorpommern',
  'schleswig-holstein',
  'rheinland-pfalz',
];
const whatever = whateverOn('jagdschein');

export const jagdschein = questions('jagdschein', {
  strict: [
    ask('jagdschein bayern', costs('bayern')),
    ask('jagdschein fakten hamburg', training('hamburg')),
    ask('jagdschein details hessen', detail('hessen')),
  ],
  spelling: [
    ask('JAGDSCHEIN THÜRINGEN', costs('thueringen')),
    ask('jagdschein thueringen', costs('thueringen')),
    ask('jagdschein thuringen', costs('thueringen')),
    ask('Jagdschein Baden Württemberg', costs(bw)),
    ask('jagdschein baden-wurttemberg', costs(bw)),
    ask('Jaegerpruefung Sachsen Anhalt', costs('sachsen-anhalt'), training('sachsen-anhalt')),
    ask('jagd-schein niedersachsen', costs('niedersachsen')),
    ask('Jagdschein in Nordrhein Westfalen', costs(nrw)),
  ],
  nicknames: [
    ask('jagdschein nrw', costs(nrw)),
    ask('jagdschein bawü', costs(bw)),
    ask('Jagdschein BW', costs(bw)),
    ask('jagdschein meck-pomm', costs(mv)),
    ask('jagdschein MV', costs(mv)),
    ask('jagdschein rlp kosten', costs(rp)),
    ask('jagdschein S-H', costs(sh)),
    ask('Jagdschein im Ländle', costs(bw)),
    ask('grünes abitur im saarland', costs('saarland')),
    ask('jagdschein Freistaat Bayern', costs('bayern')),
    ask('jägerschein nds', costs('niedersachsen')),
    ask('jagdschein meckpomm', costs(mv)),
    ask('jagdschein hansestadt hamburg', costs('hamburg')),
    ask('jagdschein LSA', costs('sachsen-anhalt')),
  ],
  'typing error': [
    asCorrected('Bayern', ask('jagdschein bayren', costs('bayern'))),
    asCorrected('Hessen', ask('Jagdschein Hesen', costs('hessen'))),
    asCorrected('Niedersachsen', ask('jagdschein niedersaschen', costs('niedersachsen'))),
    asCorrected('Brandenburg', ask('jagdschein brandeburg', costs('brandenburg'))),
    asCorrected('jagdschein', ask('jagtschein sachsen', costs('sachsen'))),
    asCorrected('jagdschein', ask('jagdshein hessen', costs('hessen'))),
    asCorrected('Thüringen', ask('jagdschein thürigen', costs('thueringen'))),
  ],
  'free text': [
    ask('Was kostet der Jagdschein in Bayern insgesamt?', costs('bayern')),
    ask('3-jahres-jagdschein hessen gebühr', detail('hessen')),
    ask('grünes abitur nrw wie lange dauert das', training(nrw), costs(nrw)),
    ask('Gibt es in NRW noch Jagdabgabe?', detail(nrw)),
    ask('Jugendjagdschein Sachsen mit 16', detail('sachsen')),
    ask('Tagesjagdschein Niedersachsen Preis', detail('niedersachsen')),
    ask('prüfungsgebühr hamburg jäger', training('hamburg'), costs('hamburg')),
    ask('Welche Unterlagen brauche ich für den Jagdschein in Bremen?', detail('bremen')),
    ask('Wie lange dauert die Ausbildung zum Jäger in Sachsen?', training('sachsen'), costs('sachsen')),
    ask(
      'Ich möchte meinen Jagdschein in Brandenburg verlängern. Was muss ich mitbringen?',
      detail('brandenburg'),
    ),
    ask(
      'Wie hoch ist die Prüfungsgebühr für die Jägerprüfung in Bayern?',
      training('bayern'),
      costs('bayern'),
    ),
    ask('Guten Morgen! Was zahlt man in Rheinland-Pfalz für den Jagdschein im ersten Jahr?', costs(rp)),
    ask(
      'Wie viele Pflichtstunden hat der Jagdkurs in Baden-Württemberg, Jagdschein?',
      training(bw),
      costs(bw),
    ),
  ],
  phone: [
    ask('jagdschein berlin teuer?', costs('berlin')),
    ask('was kostn jagdschein in sachsen so alles in allem', costs('sachsen')),
    ask('jjs bayern gebühr', detail('bayern')),
    ask('jagdschein verlängern nrw was brauch ich', detail(nrw)),
    ask('hi, meine tochter 16 will jugendjagdschein in hessen machen, gebühr?', detail('hessen')),
    ask('tagesschein jagd bremen kosten', detail('bremen')),
    ask('grünes abi in bw was muss ich rechnen', costs(bw), asksFor()),
    ask('dreijahresschein jagd in hh wieviel', detail('hamburg')),
    ask('wie lang dauert jägerprüfung in meckpomm', training(mv), costs(mv)),
    ask('jagdabgabe sh??', detail(sh)),
    ask('jungjäger kurs kosten thüringen', costs('thueringen'), training('thueringen'), asksFor()),
    ask('jagdschein hessen bitte', costs('hessen')),
  ],
  'word order': [
    ask('in Bayern der Jagdschein, Kosten?', costs('bayern')),
    ask('hessen jagdschein details', detail('hessen')),
    ask('Sachsen-Anhalt: Jagdschein', costs('sachsen-anhalt')),
    ask('bremen unterlagen jagdschein', detail('bremen')),
  ],
  missing: [
    ask('Was kostet ein Jagdschein?', shows('16'), asksFor(/Bundesland|Land/)),
    ask('jagdschein', shows('16'), asksFor(/Bundesland|Land/)),
    ask('welche unterlagen für jagdschein', ...whatever),
    ask('wie hoch ist die jagdabgabe', shows(), asksFor(/Bundesland|Land/)),
  ],
  ambiguous: [
    ask('jagdschein mv und sh gebühren', asksFor(), shows('Mecklenburg-Vorpommern', 'Schleswig-Holstein')),
    ask('jagdschein bayern oder hessen', asksFor(), shows('Bayern', 'Hessen')),
    thenSay(
      ask('jagdschein sachsen oder thüringen?', asksFor(), shows('Sachsen', 'Thüringen')),
      'thüringen',
      costs('thueringen'),
      ...whatever,
    ),
  ],
  impossible: [
    ask('jagdschein tirol', refuses('tirol')),
    ask('Jagdschein Österreich', refuses('Österreich')),
    ask('jagdschein tübingen', refuses('tübingen'), costs(bw)),
    ask('jagdschein elsass kosten', refuses('elsass')),
  ],
  overview: [
    ask('jagdschein alle', shows('16 Länder')),
    ask('jagdschein fakten', shows('16 Länder')),
    ask('jagdschein details', shows('16 Länder')),
    ask('Wo ist der Jagdschein am billigsten?', shows('16'), asksFor()),
  ],
  'without context': [
    ask('Unterlagen für Verlängerung in Bremen', detail('bremen'), ...whatever),
    ask('Gegenüberstellung Gebühren MV und SH', ...whatever),
    ask('Welche Prüfungsteile gelten in Berlin?', training('berlin'), ...whatever),
  ],
});
