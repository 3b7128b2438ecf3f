// The facts service's one door for the rest of the bot.
export {
  connectFacts,
  type FactsConnection,
  type FactsService,
  type FactsSettings,
  forQuestion,
  freshly,
  withTimeForFacts,
} from './connection.ts';
export { sharedFacts } from './shared.ts';
export { FactsError, type FactsErrorKind } from './errors.ts';
export type { FactsState } from './hosts.ts';
export { getIndex, getTopicsOnOffer } from './endpoints/getTopics.ts';
export { plainField, plainName, readableName, wordsOfName } from './fieldNames.ts';
export { groupByPath, type Json, type Leaf, type Path, readYesNo, type Scalar } from './part.ts';
export { type FigureText, type FigureUnit, readFigureText } from './figureText.ts';
export { type FactsRecord, readRecord } from './record.ts';
