// The one import of a command file.
export * from '../document/index.ts';
export { FactsError, type FactsRecord, plainName } from '../facts/index.ts';
export { anyCity, cityNamed } from './anyCity.ts';
export { anyState, stateNamed } from './anyState.ts';
export { anySupplierTopic } from './anySupplierTopic.ts';
export { anyWord } from './anyWord.ts';
export { type Asks, type Aspect, readAsks } from './asks.ts';
export { type Around, AskError, type AskProblem, missingValue, refusal } from './askError.ts';
export { casesOf, citiesOf, type Keys, readCity, readKind } from './cases.ts';
export {
  countCell,
  countRange,
  dayCell,
  itemsTable,
  listCell,
  moneyCell,
  moneyRange,
  statedRows,
  textCell,
  textNote,
  yesNoCell,
} from './cells.ts';
export { choicesOf, eachOnce, entriesOf, readChoice } from './choices.ts';
export { type Column, columnsTable } from './columns.ts';
export {
  type Argument,
  type Call,
  type Command,
  defineCommand,
  type Speaking,
  type Upload,
} from './command.ts';
export { ChatError } from '../chat/index.ts';
export type { ChatCall, ChatLimits, ChosenStatus, OwnStatus } from './chatCall.ts';
export { anyDate } from './date.ts';
export { ordinalOf } from './dateWords.ts';
export type { Labels } from './field.ts';
export { cityNames, stateNames } from './germany.ts';
export { flag } from './flag.ts';
export { listTopics, topicChoices, type TopicList } from './listTopics.ts';
export { listedTexts } from './listedTexts.ts';
export { nearestFirst } from './names.ts';
export { anyNumber } from './number.ts';
export { labelIn, oneOf } from './oneOf.ts';
export { oneOfCities } from './oneOfCities.ts';
export { oneOfService } from './oneOfService.ts';
export { type Online, onlineVerdict } from './online.ts';
export { orTown } from './orTown.ts';
export { otherFields, otherFieldsSideBySide } from './otherFields.ts';
export { type Overview, overviewDocument } from './overview.ts';
export { anyPostcode } from './postcode.ts';
export { exampleNote, isOnlyExample, notConfirmed, readProvenance } from './provenance.ts';
export { readQuoted, unquoted } from './quoted.ts';
export { type Range, readRange, spanOf } from './range.ts';
export {
  type Candidate,
  type Choice,
  onlyInTurn,
  type RecogniseContext,
  type Recogniser,
} from './recogniser.ts';
export { remembered } from './remembered.ts';
export { resultDocument } from './result.ts';
export { areSwapped, typingErrors } from './spelling.ts';
export { textsTable } from './textsTable.ts';
export { towns } from './towns.ts';
export { isKnownTopic, type Topic, topicName, topicNames, topicOf, topics } from './topics.ts';
export {
  isApart,
  isFilling,
  isFree,
  isJoining,
  mayBeName,
  plainIn,
  readWords,
  runsFrom,
  slugOf,
  type Span,
  type Word,
  wordsIn,
} from './words.ts';
