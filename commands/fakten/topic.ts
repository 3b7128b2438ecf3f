// Recognises the topic of a fact sheet; a car beside another topic is none.
import {
  type Candidate,
  type Choice,
  isJoining,
  oneOfService,
  plainIn,
  type Recogniser,
  refined,
  text,
  topicChoices,
  topicName,
  topicNames,
} from '../../src/kit/index.ts';

const listed = oneOfService(topicChoices, { nicknames: topicNames, byForms: true });

/** Beside other words they name no topic, though topics have them in their names. */
const everyday = new Set(['auto', 'laden']);

/** „Kfz-Steuer für das E-Auto“ */
const meant = refined(listed, (named, words) => {
  const found = named.filter((one) => words.length === 1 || !everyday.has(plainIn(words, one)));
  const isCar = (one: Candidate<Choice>) => /^(?:e|elektro)autos?$/.test(plainIn(words, one));
  const cars = found.filter(isCar);
  const topics = found.filter((one) => !isCar(one));
  if (cars.length === 0 || !topics.some(({ score }) => score === 1)) return found;
  return topics.map((topic) => {
    const car = cars.find(({ from }) => from >= topic.to && words.slice(topic.to, from).every(isJoining));
    return car ? { ...topic, to: car.to } : topic;
  });
});

export const anyTopic: Recogniser<Choice> = {
  ...meant,
  show: ({ value }, lang) => text(topicName(value, lang)),
};
