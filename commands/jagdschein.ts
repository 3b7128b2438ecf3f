// The hunting licence in three views: first-year costs, training and exam, fees and papers; in one state or in all.
import { getJagdscheinState, getJagdscheinStates } from '../src/facts/endpoints/getJagdschein.ts';
import {
  both,
  defineCommand,
  option,
  readAsked,
  severalOf,
  slugOf,
  whenAsked,
  wordList,
} from '../src/kit/index.ts';
import { examinationFields, licenceFields } from './jagdschein/fields.ts';
import { asksAge } from './jagdschein/age.ts';
import { costsOverview, examinationOverview, licencesOverview } from './jagdschein/overview.ts';
import {
  asksCourseDuty,
  asksExamFee,
  asksHours,
  hasExamFees,
  points,
  renewal,
  viewOf,
} from './jagdschein/points.ts';
import { costsDocument, examinationDocument, licencesDocument } from './jagdschein/result.ts';
import { anyJagdscheinState, anyKind, falconry, views } from './jagdschein/words.ts';

/** The three views: of which resource, and how one state and all of them are told. */
const presenters = {
  results: { of: 'results', one: costsDocument, all: costsOverview },
  facts: { of: 'facts', one: examinationDocument, all: examinationOverview },
  details: { of: 'detail', one: licencesDocument, all: licencesOverview },
} as const;

export default defineCommand({
  name: {
    de: ['jagdschein', 'jagdscheins', 'jagdscheine', 'jägerschein', 'grünes abitur', 'grünes abi', 'jäger'],
    en: ['hunting-licence', 'hunting license'],
  },
  nameWithValue: {
    de: wordList(`
      jagdabgabe, jagdscheingebühr, jagdscheingebühren, jahresjagdschein, dreijahresjagdschein,
      3-jahres-jagdschein, tagesjagdschein, jugendjagdschein, jägerprüfung, jagdprüfung
    `),
    en: ['hunting exam', 'hunting levy', 'youth hunting licence'],
  },
  words: {
    de: wordList(`
      jagd, jagen, jagdabgabe*, jagdprüfung, jägerprüfung, jagdprüfung*, jagdhaftpflicht*, jagderlaubnis,
      jagdkurs*, jäger*, jungjäger*, falkner*, schießprüfung, jjs, prüfung, prüfungen, prüfungsgebühr*,
      prüfungsteil*
    `),
    en: ['hunt*', 'hunter*', 'falcon*'],
  },
  reroute: { of: ['authority', 'basis'], ask: 'fakten jagdschein' },
  summary: both`Jagdschein je Land: Kosten, Ausbildung und Prüfung, Gebühren und Unterlagen
    Hunting licence by state: costs, training and exam, fees and documents`,
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
    ansicht: option(views, { de: 'Ansicht', en: 'view' }),
    punkt: option(points, { de: 'Frage', en: 'question' }, { judges: true }),
    verlaengerung: option(renewal, { de: 'Verlängerung', en: 'renewal' }, { ofCase: true }),
    art: option(anyKind, { de: 'Art des Jagdscheins', en: 'kind of licence' }),
    falknerschein: option(falconry, { de: 'Falknerschein', en: 'falconry licence' }),
    anzahl: option(severalOf('person'), { de: 'Anzahl', en: 'number' }, { isHowMany: true }),
    land: {
      recogniser: anyJagdscheinState,
      label: { de: 'Bundesland', en: 'state' },
      after: ['in', 'land', 'bundesland', 'state'],
      optional: true,
    },
  },
  examples: {
    de: whenAsked({
      'jagdschein bayern': [
        '**1.580 bis 3.440 €** im ersten Jahr in Bayern (errechnet vom Dienst, mit',
        '| Prüfungsgebühr | 280 € |',
      ],
      'Was kostet der Jagdschein in Bayern insgesamt?': '**1.580 bis 3.440 €**',
      'jagdschein fakten': ['**16 Länder**: die Prüfungsgebühr', 'am meisten bis 280 € in Bayern'],
      'jagdschein details': ['**16 Länder**: der Jahresjagdschein', '**15 bis 105 €**'],
      'jagdschein fakten hamburg': 'Jägerprüfung in Hamburg: **175 €** Gebühr',
      'jagdschein details hessen': 'Jahresjagdschein in Hessen: **80 €**, davon Gebühr 40 €',
      'Gibt es in NRW noch Jagdabgabe?': ['**Nein**, die Jagdabgabe', '**0 €**'],
      'Unterlagen für Verlängerung des Jagdscheins in Bremen':
        'Zur **Verlängerung** in Bremen: bisheriger Jagdschein',
      '3-jahres-jagdschein hessen gebühr': 'Dreijahresjagdschein in Hessen:',
      'jagdschein alle': ['**16 Länder**', 'in Brandenburg'],
    }),
    en: whenAsked({
      'hunting-licence Bavaria': '**€1,580–3,440** in the first year in Bayern',
      'hunting-licence details Hesse': '**€80**',
    }),
  },
  async run(call) {
    const { ansicht, verlaengerung, art, land } = call.values;
    // „Im ersten Jahr, mit Kurs“ wants the sum, of which the course is a part.
    const isOfSum =
      call.values.punkt === 'course' && (ofFirstYear.test(call.question) || isAllNamed(call.question));
    const punkt = isOfSum ? 'total' : call.values.punkt;
    const { facts, signal, intent, question, lang } = call;
    const isOnPapers = intent.aspect === 'documents' && punkt === undefined;
    const isOnAge = punkt === undefined && asksAge(question);
    const isOnApplying = intent.whether && intent.aspect === 'online';
    // „Wie lange gilt der Tagesjagdschein?“ is not about the training.
    const { wants } = readAsked(question, [], lang);
    const isOnValidity = wants === 'validity' || (art !== undefined && intent.aspect === 'duration');
    const renewing = isOnValidity ? undefined : verlaengerung;
    const point = renewing ?? (isOnPapers ? 'documents' : isOnAge ? 'age' : punkt);
    // By when one must apply stands among the rules of a state; how long the training takes is no answer.
    const isOnDeadline = wants === 'deadline' && point === undefined;
    // „Wie lange gilt der Tagesjagdschein, und was kostet er?“: how long is said of the training, else.
    const isOfLicence = art !== undefined && ansicht === 'facts' && !ofTraining.test(question);
    const view =
      viewOf(point) ??
      (isOnValidity || isOnDeadline || isOfLicence ? 'details' : ansicht) ??
      (art || isOnApplying ? 'details' : 'results');
    const { of, one, all } = presenters[view];
    const asked = { kind: art, point, isOnValidity, isOnDeadline };
    if (!land) return all(await getJagdscheinStates(facts, of, signal), asked, call);
    return one(
      await getJagdscheinState(facts, of, land.value, signal),
      { ...asked, state: land.label },
      call,
    );
  },
  // „Wo ist der Dreijahresjagdschein am günstigsten?“ is about the fee of the licence.
  async overview(call) {
    const { facts, signal, values, question } = call;
    const view =
      asksCourseDuty(question) || asksHours(question) ? 'facts' : values.art ? 'details' : 'results';
    const answer = await getJagdscheinStates(facts, presenters[view].of, signal);
    // „Wo ist die Prüfungsgebühr am höchsten?“, where the costs are stated as a sum alone.
    if (view === 'results' && asksExamFee(question) && !hasExamFees(answer))
      return examinationOverview(await getJagdscheinStates(facts, 'facts', signal), {}, call);
    return presenters[view].all(answer, { kind: values.art }, call);
  },
  fields: [examinationFields, licenceFields],
  knows: ({ facts, signal }) =>
    Promise.all(
      (['facts', 'detail'] as const).map(async (view) => ({
        answer: await getJagdscheinStates(facts, view, signal),
      })),
    ),
  async knowsOfCases({ facts, signal, state }) {
    if (state === undefined) return [];
    const views = (['facts', 'detail'] as const).map(async (view) => ({
      answer: await getJagdscheinState(facts, view, slugOf(state), signal),
    }));
    return Promise.all(views);
  },
});

const ofTraining = /prüfung|ausbildung|kurs|fakten|exam|training|course|facts/i;
const ofFirstYear = /(?<!\p{L})(?:erste[nsr]? jahr\p{L}*|first year)(?!\p{L})/iu;

/** „Kurs und Prüfung und dann der Schein“: all of it. */
const isAllNamed = (question: string): boolean =>
  [/kurs|course/i, /prüfung|exam/i, /(?<!jagd)schein(?!\p{L})|versicherung|haftpflicht|licence/iu].every(
    (part) => part.test(question),
  );
