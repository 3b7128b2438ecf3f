// The hunting licence: first-year costs, training and exam, fees and papers; in one state or in all.
import { getJagdscheinState, getJagdscheinStates } from '../src/facts/endpoints/getJagdschein.ts';
import { type Call, defineCommand, type Document, stateNamed } from '../src/kit/index.ts';
import { costsDocument } from './jagdschein/costs.ts';
import { costsOverview } from './jagdschein/costsOverview.ts';
import { detailsDocument } from './jagdschein/details.ts';
import { detailsOverview } from './jagdschein/detailsOverview.ts';
import { falconry } from './jagdschein/falconry.ts';
import { trainingDocument } from './jagdschein/training.ts';
import { trainingOverview } from './jagdschein/trainingOverview.ts';
import { type Point, points, renewal, type View, viewOf } from './jagdschein/points.ts';
import { anyJagdscheinState, anyKind, views } from './jagdschein/words.ts';

export default defineCommand({
  name: {
    de: ['jagdschein', 'jagdscheins', 'jagdscheine', 'jägerschein', 'grünes abitur', 'grünes abi', 'jäger'],
    en: ['hunting-licence', 'hunting license'],
  },
  nameWithValue: {
    de: [
      ...['jagdabgabe', 'jagdscheingebühr', 'jagdscheingebühren', 'jahresjagdschein', 'dreijahresjagdschein'],
      ...['3-jahres-jagdschein', 'tagesjagdschein', 'jugendjagdschein', 'jägerprüfung', 'jagdprüfung'],
    ],
    en: ['hunting exam', 'hunting levy', 'youth hunting licence'],
  },
  words: {
    de: [
      'jagd',
      'jagen',
      'jagdabgabe*',
      'jagdprüfung',
      'jägerprüfung',
      'jagdprüfung*',
      'jagdhaftpflicht*',
      'jagderlaubnis',
      'jagdkurs*',
      'jäger*',
      'jungjäger*',
      'falkner*',
      'schießprüfung',
      'jjs',
      'prüfung',
      'prüfungen',
      'prüfungsgebühr*',
      'prüfungsteil*',
    ],
    en: ['hunt*', 'hunter*'],
  },
  reroute: { of: ['authority', 'basis'], ask: 'fakten jagdschein' },
  summary: {
    de: 'Jagdschein je Land: Kosten, Ausbildung und Prüfung, Gebühren und Unterlagen',
    en: 'Hunting licence by state: costs, training and exam, fees and documents',
  },
  usage: {
    de: ['jagdschein [Land]', 'jagdschein fakten [Land]', 'jagdschein details [Land]', 'jagdschein alle'],
    en: [
      'hunting-licence [state]',
      'hunting-licence facts [state]',
      'hunting-licence details [state]',
      'hunting-licence all',
    ],
  },
  changes: false,
  emoji: 'jagdschein',
  arguments: {
    ansicht: {
      recogniser: views,
      label: { de: 'Ansicht', en: 'view' },
      named: true,
      optional: true,
    },
    punkt: {
      recogniser: points,
      label: { de: 'Frage', en: 'question' },
      named: true,
      optional: true,
    },
    verlaengerung: {
      recogniser: renewal,
      label: { de: 'Verlängerung', en: 'renewal' },
      named: true,
      optional: true,
    },
    art: {
      recogniser: anyKind,
      label: { de: 'Art des Jagdscheins', en: 'kind of licence' },
      named: true,
      optional: true,
    },
    falknerschein: {
      recogniser: falconry,
      label: { de: 'Falknerschein', en: 'falconry licence' },
      named: true,
      optional: true,
    },
    land: {
      recogniser: anyJagdscheinState,
      label: { de: 'Bundesland', en: 'state' },
      after: ['in', 'land', 'bundesland', 'state'],
      optional: true,
    },
  },
  examples: {
    de: [
      {
        ask: 'jagdschein bayern',
        answer: [
          '**1.580 bis 3.440 €** im ersten Jahr in Bayern (errechnet vom Dienst, mit',
          '| Prüfungsgebühr | 280 € |',
        ],
      },
      { ask: 'Was kostet der Jagdschein in Bayern insgesamt?', answer: ['**1.580 bis 3.440 €**'] },
      {
        ask: 'jagdschein fakten',
        answer: ['**16 Länder**: die Prüfungsgebühr', 'am meisten bis 280 € in Bayern'],
      },
      { ask: 'jagdschein details', answer: ['**16 Länder**: der Jahresjagdschein', '**15 bis 105 €**'] },
      { ask: 'jagdschein fakten hamburg', answer: ['Jägerprüfung in Hamburg: **175 €** Gebühr'] },
      {
        ask: 'jagdschein details hessen',
        answer: ['Jahresjagdschein in Hessen: **80 €**, davon Gebühr 40 €'],
      },
      { ask: 'Gibt es in NRW noch Jagdabgabe?', answer: ['**Nein**, die Jagdabgabe', '**0 €**'] },
      {
        ask: 'Unterlagen für Verlängerung des Jagdscheins in Bremen',
        answer: ['Zur **Verlängerung** in Bremen: bisheriger Jagdschein'],
      },
      { ask: '3-jahres-jagdschein hessen gebühr', answer: ['Dreijahresjagdschein in Hessen:'] },
      { ask: 'jagdschein alle', answer: ['**16 Länder**', 'in Brandenburg'] },
    ],
    en: [
      { ask: 'hunting-licence Bavaria', answer: ['**€1,580–3,440** in the first year in Bayern'] },
      { ask: 'hunting-licence details Hesse', answer: ['**€80**'] },
    ],
  },
  async run(call) {
    const { ansicht, verlaengerung, art, land } = call.values;
    const { facts, signal } = call;
    const point = verlaengerung ?? call.values.punkt;
    const isOnApplying = call.intent.whether && call.intent.aspect === 'online';
    const view = viewOf(point) ?? ansicht ?? (art || isOnApplying ? 'details' : 'results');
    if (!land) return overviewOf(view, call, call.values.punkt);
    const state = stateNamed(land.label) ?? land.label;
    const asked = { state, kind: art, point };
    switch (view) {
      case 'results':
        return costsDocument(await getJagdscheinState(facts, 'results', land.value, signal), asked, call);
      case 'facts':
        return trainingDocument(await getJagdscheinState(facts, 'facts', land.value, signal), asked, call);
      case 'details':
        return detailsDocument(await getJagdscheinState(facts, 'detail', land.value, signal), asked, call);
    }
  },
  overview: (call) => overviewOf('results', call),
});

async function overviewOf(view: View, call: Call, point?: Point): Promise<Document> {
  const { facts, signal } = call;
  switch (view) {
    case 'results':
      return costsOverview(await getJagdscheinStates(facts, 'results', signal), call);
    case 'facts':
      return trainingOverview(await getJagdscheinStates(facts, 'facts', signal), point, call);
    case 'details':
      return detailsOverview(await getJagdscheinStates(facts, 'detail', signal), call);
  }
}
