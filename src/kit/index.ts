// The one import of a command file.
export * from '../document/index.ts';
export { FactsError, type FactsRecord, plainName } from '../facts/index.ts';
export { anyCity, cityNamed } from './anyCity.ts';
export { anyState, stateNamed } from './anyState.ts';
export { anySupplierTopic } from './anySupplierTopic.ts';
export { anyWord } from './anyWord.ts';
export { type Around, AskError, type AskProblem, missingValue } from './askError.ts';
export { casesOf, citiesOf, type Keys, readCity, readKind } from './cases.ts';
export { choicesOf, entriesOf, readChoice } from './choices.ts';
export { type Argument, type Call, type Command, defineCommand, type Example } from './command.ts';
export type { ChatCall } from './chatCall.ts';
export { anyDate } from './date.ts';
export type { Labels } from './field.ts';
export { cityNames, stateNames } from './germany.ts';
export { flag } from './flag.ts';
export { listedTexts } from './listedTexts.ts';
export { nearestFirst } from './names.ts';
export { anyNumber } from './number.ts';
export { oneOf } from './oneOf.ts';
export { oneOfCities } from './oneOfCities.ts';
export { oneOfService } from './oneOfService.ts';
export { otherFields, otherFieldsSideBySide } from './otherFields.ts';
export { type Column, overviewDocument } from './overview.ts';
export { anyPostcode } from './postcode.ts';
export { exampleNote, readProvenance } from './provenance.ts';
export {
  countCell,
  countRange,
  dayCell,
  moneyCell,
  moneyRange,
  type Range,
  readRange,
  statedRows,
  textCell,
} from './range.ts';
export {
  type Candidate,
  type Choice,
  onlyInTurn,
  type RecogniseContext,
  type Recogniser,
} from './recogniser.ts';
export { type Result, resultDocument } from './result.ts';
export { remembered } from './remembered.ts';
export {
  isKnownTopic,
  type Topic,
  topicName,
  topicNames,
  topicOf,
  topics,
  type TopicSlug,
} from './topics.ts';
export { isFilling, isJoining, plainIn, readWords, type Span, type Word, wordsIn } from './words.ts';
