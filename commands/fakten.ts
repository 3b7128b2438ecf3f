// What there is to know on a topic: fee, time, papers, law; with a state, who is in charge there.
import { getTopicAuthorities, getTopicFacts } from '../src/facts/endpoints/getTopics.ts';
import {
  anyState,
  both,
  type Call,
  defineCommand,
  type Document,
  FactsError,
  orTown,
  plainName,
  stateNamed,
  text,
  type Topic,
  topics,
  whenAsked,
} from '../src/kit/index.ts';
import { inStateDocument } from './fakten/authorities.ts';
import { topicDocument } from './fakten/result.ts';
import { anyTopic } from './fakten/topic.ts';

/** Names of so few letters mean other things too: „PV“, “fine”. */
const tellingName = 6;

/** Topics without a calculator go by their own names: „erbschein“ alone asks for its facts. */
const ownNames = (lang: Call['lang']) =>
  Object.entries<Topic>(topics)
    .filter(([, { hasCalculator }]) => !hasCalculator)
    .flatMap(([slug, names]) => (lang === 'de' ? [slug, ...names.de] : names.en))
    .filter((name) => plainName(name).length > tellingName);

export default defineCommand({
  name: { de: ['fakten', 'steckbrief', 'thema'], en: ['facts', 'fact-sheet', 'topic'] },
  nameWithValue: { de: ownNames('de'), en: ownNames('en') },
  about: 'topics',
  summary: both`Steckbrief zu einem Thema: Gebühr, Dauer, Unterlagen, zuständige Stelle
    Fact sheet on a topic: fee, time needed, documents, authority`,
  usage: { de: ['fakten ‹Thema› [Land]'], en: ['facts ‹topic› [state]'] },
  changes: false,
  arguments: {
    thema: {
      recogniser: anyTopic,
      label: { de: 'Thema', en: 'topic' },
      ask: { de: 'Zu welchem Thema?', en: 'On which topic?' },
    },
    land: {
      recogniser: orTown(anyState),
      label: { de: 'Bundesland', en: 'state' },
      after: ['land', 'bundesland', 'state'],
      optional: true,
      mayStayOpen: true,
    },
  },
  examples: {
    de: whenAsked({
      'fakten aevo-ausbilderschein': ['Gebühr **115 bis 290 €**', '| Unterlagen | '],
      'fakten erbschein bayern': 'Zuständig für Erbschein in Bayern: **Amtsgericht',
      'Steckbrief zum Kaminofen': 'Beispielwert, nicht bestätigt',
      'Welche Unterlagen brauche ich für einen Erbschein?': 'ab 30 €',
      'fakten thg-quote nrw': 'Für Nordrhein-Westfalen nennt der Dienst',
    }),
    en: whenAsked({ 'facts heat-pump Bavaria': 'Heat pump in Bayern: the office in charge is' }),
  },
  // Who subscribes to „erbschein bayern“ hears of the fee as well as of the authority.
  watched: ({ land }) => (land === undefined ? [] : ['cost']),
  async run(call) {
    const { facts, signal, values, intent } = call;
    // The authority is the state's, the documents are the same everywhere.
    const isOnPlace = intent.aspect === 'authority' || (!intent.aspect && !intent.whether);
    const {
      thema: { value: thema },
      land,
    } = values;
    if (land !== undefined && isOnPlace) return inState(thema, land, call);
    const others = intent.aspects.filter((aspect) => aspect !== 'authority');
    const isOnBoth = land !== undefined && !intent.whether && others.length < intent.aspects.length;
    const rest = isOnBoth ? { ...call, intent: { ...intent, aspects: others } } : call;
    const sheet = topicDocument(await getTopicFacts(facts, thema, signal), thema, rest, { state: land });
    if (!isOnBoth) return sheet;
    // „Behörde und Unterlagen“: the authority there stands in front of the papers.
    const { headline } = await inState(thema, land, call);
    return { ...sheet, headline: [...headline, ' ', ...sheet.headline] };
  },
});

/** The authorities there, under the name of the state that the service has; without any, the topic and why. */
async function inState(thema: string, state: string, call: Call): Promise<Document> {
  const { facts, signal, say } = call;
  const ask = async (stored: string) =>
    inStateDocument(
      await getTopicAuthorities(facts, { topic: thema, state: stored }, signal),
      { topic: thema, state },
      call,
    );
  try {
    return await ask(state);
  } catch (error) {
    if (!(error instanceof FactsError) || error.kind !== 'notFound') throw error;
    const states = error.available.filter((name) => stateNamed(name) !== undefined);
    const stored = states.find((name) => stateNamed(name) === state && /^[\p{L} -]+$/u.test(name));
    if (stored !== undefined && stored !== state) return ask(stored);
    const others = states.length > 0 && text(states.join(', '));
    const before = say`Für ${text(state)} nennt der Dienst keine eigene Behörde[; wohl aber für: ${others}].
      For ${text(state)} the service names no authority of its own[; it does for: ${others}].`;
    return topicDocument(await getTopicFacts(facts, thema, signal), thema, call, { state, before });
  }
}
