// Which documents a topic needs.
import { getTopicFacts } from '../../src/facts/endpoints/getTopics.ts';
import {
  declareFields,
  defineCommand,
  inRow,
  oneOfService,
  readFields,
  resultDocument,
  text,
  topicChoices,
  topicNames,
  whenAsked,
} from '../../src/kit/index.ts';

const sheetFields = declareFields({
  documents: inRow('texts')`Unterlagen | Documents | documents, unterlagen`,
});

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
    de: whenAsked({ 'mitbringen Erbschein': ['**5 Unterlagen** für Erbschein', 'Sterbeurkunde'] }),
    en: whenAsked({ 'bring erbschein': '**5 documents** for Erbschein' }),
  },
  async run(call) {
    const { topic } = call.values;
    const answer = await getTopicFacts(call.facts, topic.value, call.signal);
    const fields = readFields(answer, sheetFields);
    const { documents } = fields.values;
    const name = text(topic.label);
    const number = documents.length > 0 && String(documents.length);
    const headline = call.say`**${number} Unterlagen** für ${name}.
      **${number} documents** for ${name}.`;
    return resultDocument(answer, { headline, subject: topic.label, fields }, call);
  },
});
