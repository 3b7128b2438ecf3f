// Which documents a topic needs.
import { getTopicFacts } from '../../src/facts/endpoints/getTopics.ts';
import {
  defineCommand,
  listCell,
  oneOfService,
  resultDocument,
  sentence,
  strong,
  text,
  topicChoices,
  topicNames,
} from '../../src/kit/index.ts';

export default defineCommand({
  name: { de: ['mitbringen'], en: ['bring'] },
  summary: { de: 'Welche Unterlagen ein Thema braucht', en: 'Which documents a topic needs' },
  usage: { de: ['mitbringen ‹Thema›'], en: ['bring ‹topic›'] },
  changes: false,
  arguments: {
    topic: {
      recogniser: oneOfService(topicChoices, { nicknames: topicNames }),
      label: { de: 'Thema', en: 'topic' },
    },
  },
  examples: {
    de: [{ ask: 'mitbringen Erbschein', answer: ['**5 Unterlagen** für Erbschein', 'Sterbeurkunde'] }],
    en: [{ ask: 'bring erbschein', answer: ['**5 documents** for Erbschein'] }],
  },
  async run(call) {
    const { topic } = call.values;
    const answer = await getTopicFacts(call.facts, topic.value, call.signal);
    const documents = answer.texts('documents', 'unterlagen');
    const name = text(topic.label);
    const headline = call.say({
      de: sentence`${strong(`${documents.length} Unterlagen`)} für ${name}.`,
      en: sentence`${strong(`${documents.length} documents`)} for ${name}.`,
    });
    return resultDocument(
      answer,
      {
        headline: documents.length > 0 ? headline : undefined,
        subject: topic.label,
        rows: [[{ de: 'Unterlagen', en: 'Documents' }, listCell(documents)]],
        labels: {},
      },
      call,
    );
  },
});
