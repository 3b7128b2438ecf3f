// The one import of a command file.
export * from '../document/index.ts';
export { FactsError, type FactsRecord, plainName } from '../facts/index.ts';
export { anyCity, cityNamed, oneOfCities } from './recognisers/cities.ts';
export {
  anyState,
  isOfOtherState,
  isPlaceName,
  orTown,
  stateNamed,
  stateSlug,
} from './recognisers/states.ts';
export {
  anySupplierTopic,
  noSuppliersOn,
  type Topic,
  topicName,
  topicNames,
  topicOf,
  topics,
  isKnownTopic,
  type TopicSlug,
} from './recognisers/topics.ts';
export { budgetIn } from './recognisers/budget.ts';
export { severalOf } from './recognisers/several.ts';
export { anyPostcode, anyWord } from './recognisers/singleWord.ts';
export { type Aspect, asksDuty, asksItself, type QuestionIntent, readIntent } from './recognisers/intent.ts';
export { isTelling, countTelling, languageOf } from './recognisers/language.ts';
export {
  type Clarification,
  ClarificationNeeded,
  missingValue,
  refusal,
  unlessAsking,
} from './command/clarificationNeeded.ts';
export { type Asked, isGeneral, readAsked, type Wanted } from './recognisers/asked.ts';
export { hasNeed, sentencesIn } from './presenting/clauses.ts';
export { clauseSentence, hasWord, partOf } from './presenting/clauseSentence.ts';
export { alikeIn, type Piece, piecesIn, rowPieces } from './presenting/knowledge.ts';
export { namesField } from './presenting/fieldWords.ts';
export { ageIn } from './presenting/ages.ts';
export {
  answersNeed,
  asksWhatFollows,
  hasPointNeed,
  isVerdict,
  needsFigure,
  type PointNeed,
} from './presenting/pointNeed.ts';
export { coverageOf, type Point, pointOf } from './presenting/point.ts';
export { isNamedFigure, type Told, toldOn } from './presenting/told.ts';
export { fittingOf, type Fittings, nearestIn, surestIn } from './presenting/fitting.ts';
export { isSentence } from './presenting/verbs.ts';
export { type AnsweredBy, answeredBy, saysSomething } from './presenting/answeredBy.ts';
export { saysVerdict, sentenceFor } from './presenting/pieceSentence.ts';
export {
  type AnswerKind,
  aspectAnswered,
  fieldFor,
  isOfSheetAlone,
  type SheetField,
} from './command/answerKind.ts';
export { valueSentence } from './presenting/valueSentence.ts';
export { isOtherRow, leadsOn } from './presenting/valueRows.ts';
export { withAskedField } from './presenting/askedField.ts';
export { fieldLine } from './presenting/fieldLine.ts';
export { type CaseRow, headlineOf, onlyFields } from './presenting/askedFirst.ts';
export { fieldCell, fieldColumns, sideBySide, statedCell } from './presenting/fieldCells.ts';
export {
  type AnyFieldsRead,
  bothRead,
  declareFields,
  type Fields,
  type FieldsRead,
  inFile,
  inFold,
  inRow,
  inSentence,
  readCases,
  readFields,
} from './presenting/fields.ts';
export { isGerman, markedNote, readable, saidCell, saidListCell } from './presenting/german.ts';
export { withKin } from './presenting/kin.ts';
export { isOfAnyCase, isUnanswered } from './presenting/unanswered.ts';
export { officeCell } from './presenting/offices.ts';
export { verdictByFamily } from './presenting/families.ts';
export { dutyLine } from './presenting/verdict.ts';
export { dayWithWeekday, holidayOn, isDayOff, workdayUntil } from './presenting/weekday.ts';
export { casesInCities, citiesOf, citiesReferredTo, readCity, readState } from './presenting/cases.ts';
export {
  type Column,
  columnsTable,
  type Item,
  countRange,
  moneyRange,
  type Online,
  onlineVerdict,
  type Range,
  readOnline,
  spanOf,
  statedRows,
  textCell,
  textNote,
  textsTable,
  yesNoCell,
} from './presenting/cells.ts';
export { choicesOf, eachOnce, entriesOf, factsMemo, readChoice } from './recognisers/choices.ts';
export {
  type Argument,
  type Call,
  type ChatCall,
  type ChatLimits,
  type ChosenStatus,
  type Command,
  type OverviewCall,
  type OwnStatus,
  type PlainOrder,
  type Term,
  type Speaking,
  type Upload,
} from './command/command.ts';
export type { Knowledge } from './command/known.ts';
export { defineCommand } from './command/defineCommand.ts';
export { option, partOption } from './command/option.ts';
export { term } from './command/term.ts';
export { onlyWhere, refined, unanswerable } from './command/refined.ts';
export { whenAsked } from './command/whenAsked.ts';
export type {
  AnswerBefore,
  AnswerDay,
  ChatReminders,
  SetReminder,
  Setting,
  When,
} from './command/reminders.ts';
export type { Beginning, ChatSubscriptions, Subscription } from './command/subscriptions.ts';
export { ChatError } from '../chat/index.ts';
export { cellOf, certaintyInWords, exampleBehind, isExample, notConfirmed } from './presenting/field.ts';
export { anyDate } from './recognisers/date.ts';
export { firstDayOf, restOf } from './recognisers/datePeriods.ts';
export { lastBefore } from './recognisers/dateWeek.ts';
export { weekdayOf } from './recognisers/dateWritten.ts';
export { numberInWords, ordinalOf } from './recognisers/numberWords.ts';
export { allTowns, cityNames, stateNames, type Town } from '../germany/index.ts';
export {
  isCodeOf,
  isKnownCode,
  isStateName,
  isStreet,
  isTownName,
  placesAmong,
  statesOf,
} from './recognisers/places.ts';
export { flag } from './recognisers/flag.ts';
export { monthOf, nextSuch } from './recognisers/dateWritten.ts';
export { asksForDifference, denialOf, insteadBefore } from './recognisers/negation.ts';
export { isSmall as isSmallWord } from './recognisers/smallWords.ts';
export { decided, unknownsIn } from './recognisers/undecided.ts';
export { citiesListed, listOfCities, placesListed } from './recognisers/listedPlaces.ts';
export {
  asksForMost,
  asksForOtherEnd,
  type Degree,
  degreeIn,
  isDegree,
  less,
  more,
  orderIn,
  shorter,
  wantsMore,
} from './recognisers/degrees.ts';
export { asksOpenly, beginsOpenly } from './recognisers/openQuestions.ts';
export { asksForAllPlaces, asksWhichPlaces, isPlacesNoun } from './recognisers/placesAsked.ts';
export { listTopics, topicChoices, type TopicList } from './recognisers/listTopics.ts';
export { anyMinutesAhead } from './recognisers/minutesAhead.ts';
export { nearestFirst } from './recognisers/names.ts';
export { areSwapped, typingErrors } from './recognisers/slips.ts';
export { anyNumber, isBound, type NumberCandidate } from './recognisers/number.ts';
export { anotherWithin, asksForEach, type Person, personFrom, personNamed } from './recognisers/persons.ts';
export { isPriced } from './recognisers/priced.ts';
export { quantitiesIn } from './recognisers/quantities.ts';
export { boundsOf, type Quantity } from './recognisers/quantity.ts';
export { isLikely, type Unit, unitOf } from './recognisers/units.ts';
export { choicesAmong, labelIn, oneOf, type OneOfEntry } from './recognisers/oneOf.ts';
export { oneOfService } from './recognisers/oneOfService.ts';
export { stemOf, stemsIn } from './recognisers/stems.ts';
export { anyTimeOfDay, shownTime, type TimeOfDay } from './recognisers/timeOfDay.ts';
export { townSizesIn } from './recognisers/townSize.ts';
export { otherFields } from './presenting/otherFields.ts';
export { overviewDocument, resultDocument } from './presenting/answers.ts';
export {
  readDay,
  readProvenance,
  type SourceTitle,
  sourceTitlesIn,
  statedDay,
} from './presenting/provenance.ts';
export { readQuoted, unquoted } from './recognisers/quoted.ts';
export { called } from './recognisers/called.ts';
export { wordList } from './recognisers/wordList.ts';
export {
  isApart,
  isFilling,
  isFree,
  isJoining,
  isListedWith,
  anyOf,
  mayBeName,
  plainIn,
  plainWords,
  readWords,
  runsCalled,
  runsFrom,
  slugOf,
  type Span,
  type Word,
  wordsIn,
} from './recognisers/words.ts';
export {
  type Candidate,
  type Choice,
  onlyInTurn,
  type RecogniseContext,
  type Recogniser,
  type UnlistedPlace,
} from './recognisers/recogniser.ts';
