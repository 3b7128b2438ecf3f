// The one import of a command file.
export * from '../document/index.ts';
export { FactsError, type FactsRecord, plainName } from '../facts/index.ts';
export { anyCity, cityNamed } from './recognisers/anyCity.ts';
export { anyState, stateNamed } from './recognisers/anyState.ts';
export { anySupplierTopic } from './recognisers/anySupplierTopic.ts';
export { anyWord } from './recognisers/anyWord.ts';
export { type Asks, type Aspect, readAsks } from './recognisers/asks.ts';
export { type Around, AskError, type AskProblem, missingValue, refusal } from './command/askError.ts';
export { casesOf, citiesOf, type Keys, readCity, readKind } from './presenting/cases.ts';
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
} from './presenting/cells.ts';
export { choicesOf, eachOnce, entriesOf, readChoice } from './recognisers/choices.ts';
export { type Column, columnsTable } from './presenting/columns.ts';
export {
  type Argument,
  type Call,
  type Command,
  defineCommand,
  type Speaking,
  type Upload,
} from './command/command.ts';
export { ChatError } from '../chat/index.ts';
export type { ChatCall, ChatLimits, ChosenStatus, OwnStatus } from './command/chatCall.ts';
export { anyDate } from './recognisers/date.ts';
export { ordinalOf } from './recognisers/dateWords.ts';
export type { Labels } from './presenting/field.ts';
export { cityNames, stateNames } from './recognisers/germany.ts';
export { flag } from './recognisers/flag.ts';
export { listTopics, topicChoices, type TopicList } from './recognisers/listTopics.ts';
export { listedTexts } from './presenting/listedTexts.ts';
export { nearestFirst } from './recognisers/names.ts';
export { anyNumber } from './recognisers/number.ts';
export { labelIn, oneOf } from './recognisers/oneOf.ts';
export { oneOfCities } from './recognisers/oneOfCities.ts';
export { oneOfService } from './recognisers/oneOfService.ts';
export { type Online, onlineVerdict } from './presenting/online.ts';
export { orTown } from './recognisers/orTown.ts';
export { otherFields, otherFieldsSideBySide } from './presenting/otherFields.ts';
export { type Overview, overviewDocument } from './presenting/overview.ts';
export { anyPostcode } from './recognisers/postcode.ts';
export { exampleNote, isOnlyExample, notConfirmed, readProvenance } from './presenting/provenance.ts';
export { readQuoted, unquoted } from './recognisers/quoted.ts';
export { type Range, readRange, spanOf } from './presenting/range.ts';
export {
  type Candidate,
  type Choice,
  onlyInTurn,
  type RecogniseContext,
  type Recogniser,
} from './recognisers/recogniser.ts';
export { remembered } from './recognisers/remembered.ts';
export { resultDocument } from './presenting/result.ts';
export { areSwapped, typingErrors } from './recognisers/spelling.ts';
export { textsTable } from './presenting/textsTable.ts';
export { towns } from './recognisers/towns.ts';
export { isKnownTopic, type Topic, topicName, topicNames, topicOf, topics } from './recognisers/topics.ts';
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
} from './recognisers/words.ts';
