// How people say that they look for somebody who does it: only what means nothing else, for it goes before a topic's name.
import { type Topic, topics, wordList } from '../../src/kit/index.ts';

/** Alone they say too little: „vom Händler gekauft“, „Angebot vom Installateur“. */
const trades = wordList(`
  händler, installateur, installateure, handwerker, fachbetrieb, fachbetriebe, fachfirma, firma, firmen,
  betrieb, betriebe, heizungsbauer, elektriker, unternehmen, umzugsfirma, umzugsunternehmen, zulassungsdienst,
  jagdschule, heilpraktikerschule
`);
const asking = wordList(`
  welcher, welche, welchen, welches, suche, suchen, sucht, gute, guten, gutes, suche einen, suche eine,
  suchen einen, suchen eine, sucht einen, sucht eine
`);
const behind = ['gesucht', 'empfehlen', 'finden'];

/** „Handwerker Wärmepumpe Köln“ */
const before = ['händler', 'handwerker', 'fachbetrieb', 'fachbetriebe', 'firmen', 'installateur'];
const names = Object.values<Topic>(topics).flatMap(({ de, hasSuppliers }) => (hasSuppliers ? de : []));

const doing = wordList(`
  installiert, montiert, verkauft, bietet, baut, liefert, repariert, vermietet, wartet, bildet, verleiht,
  unterrichtet
`);
const does = ['installs', 'fits', 'sells', 'offers', 'repairs', 'builds', 'supplies', 'teaches'];

export const supplierWords = {
  de: [
    ...trades.flatMap((trade) => [
      ...asking.map((word) => `${word} ${trade}`),
      ...behind.map((word) => `${trade} ${word}`),
    ]),
    ...before.flatMap((trade) => ['für', ...names].map((name) => `${trade} ${name}`)),
    ...['firma für', 'eine firma die', 'einen betrieb der', 'umzugsfirma mit', 'umzugsfirma für'],
    ...['dienstleister*', 'solarteur*', 'umzugsfirmen', 'umzugsunternehmen'],
    ...doing.map((verb) => `wer ${verb}`),
    // „Wer macht die Prüfung?“ asks for the authority.
    ...names.map((name) => `wer macht ${name}`),
    ...['wen empfehlen', 'wen empfehlt', 'wen könnt', 'wen können', 'jemanden empfehlen', 'jemand empfehlen'],
  ],
  en: [
    ...does.map((verb) => `who ${verb}`),
    ...['installers', 'an installer', 'installer in', 'installer for', 'find installer', 'dealers'],
    ...['dealer for', 'find a dealer', 'recommend a', 'recommend an', 'recommend anyone', 'contractors'],
    ...['moving companies'],
  ],
};

/** They name a topic and who does it at once. */
export const supplierNames = {
  de: wordList(`
    zulassungsdienst, zulassungsdienste, jagdschule, jagdschulen, jägerschule, heilpraktikerschule,
    heilpraktikerschulen, halteverbotsservice, haltverbotsservice, halteverbotsdienst, halteverbotsfirma,
    halteverbotsfirmen
  `),
  en: ['hunting school', 'hunting schools'],
};
