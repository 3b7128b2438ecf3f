// The facts service's one door for the rest of the bot.
export {
  connectFacts,
  type FactsConnection,
  freshly,
  type FactsService,
  type FactsSettings,
} from './connection.ts';
export { FactsError, type FactsErrorKind } from './errors.ts';
export type { FactsState } from './hosts.ts';
export { getIndex, getTopicsOnOffer } from './endpoints/getTopics.ts';
export { forQuestion, withTimeForFacts } from './forQuestion.ts';
export type { Json } from './json.ts';
export { type Path, plainField, plainName, readableName } from './names.ts';
export { groupByPath, type Leaf, type Scalar } from './leaf.ts';
export { type FactsRecord, readRecord } from './record.ts';
