// The baseline: topic and intent as the commands' names and words tell them, without weights.
import type { Catalogue } from '../../src/bot/understanding/catalogue.ts';
import { matchCommand } from '../../src/bot/understanding/matchCommand.ts';
import { matchSubjects, speaksOfOtherMatters } from '../../src/bot/understanding/subjects.ts';
import { type Aspect, plainName, readIntent, readWords, runsFrom, topicNames } from '../../src/kit/index.ts';
import type { Reading } from './crossValidate.ts';
import type { Sentence } from './sentences.ts';

const topicOfCommand: Readonly<Record<string, string>> = {
  aevo: 'aevo-ausbilderschein',
  balkonkraftwerk: 'balkonkraftwerk',
  'e-auto': 'e-auto-foerderung',
  gmbh: 'gmbh-gruendung',
  halteverbot: 'halteverbot',
  jagdschein: 'jagdschein',
  kaminofen: 'kaminofen',
  kfz: 'kfz-zulassung',
  sachkunde34a: 'sachkundepruefung-34a',
  wallbox: 'wallbox',
  wärmepumpe: 'waermepumpe',
};

const intentOfAspect: Readonly<Record<Aspect, string>> = {
  cost: 'result',
  duration: 'duration',
  documents: 'documents',
  authority: 'authority',
  basis: 'basis',
  online: 'online',
  duty: 'requirements',
  meaning: 'meaning',
};

const byName = new Map(
  topicNames.flatMap(([slug = '', ...names]) => [slug, ...names].map((name) => [plainName(name), slug])),
);
const longestName = 4;

/** As the bot did before: the command named, else the one whose words are said; for facts and suppliers the topic named. */
export function readByRules(sentence: Sentence, catalogue: Catalogue): Reading {
  const words = readWords(sentence.text);
  const spoken = speaksOfOtherMatters(words) ? [] : matchSubjects(sentence.text, words, catalogue.byWord);
  const match = matchCommand(words, catalogue) ?? (spoken.length === 1 ? spoken[0] : undefined);
  const command = match?.command.name.de[0] ?? '';
  const named = words
    .flatMap((_, at) => runsFrom(words, at, longestName))
    .flatMap(({ plain }) => byName.get(plain) ?? []);
  const topic = topicOfCommand[command] ?? (match ? named[0] : undefined) ?? 'none';
  const { aspect } = readIntent(sentence.text, words);
  const asked = aspect ? intentOfAspect[aspect] : 'result';
  const ofTopic = command === 'anbieter' ? 'suppliers' : asked;
  const intent = topic === 'none' ? 'other' : ofTopic;
  return { sentence, topic: { value: topic, score: 1 }, intent: { value: intent, score: 1 } };
}
