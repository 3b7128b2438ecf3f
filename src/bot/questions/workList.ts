// The questions in hand: each is answered once, and marked as read when its answer is in the chat.
import type { Logger } from 'pino';
import { ChatError, onBehalfOf, untilPassed } from '../../chat/index.ts';
import { kept } from '../../memo.ts';
import type { FactsConnection } from '../../facts/index.ts';
import { isComplete, type Marker } from '../model/marker.ts';
import type { Observer } from '../model/observer.ts';
import { keyOf, type Question } from '../model/question.ts';
import type { Place, Turns } from '../model/turns.ts';
import type { ManyLeft } from './manyLeft.ts';
import { sentMarkersSince } from '../outbox/ownMessages.ts';
import { isFactsDown } from '../presence/factsState.ts';
import { apologise, answerQuestion, type AnswerQuestionParts } from './answerQuestion.ts';

export interface WorkParts extends AnswerQuestionParts {
  readonly turns: Turns;
  readonly manyLeft: ManyLeft;
  readonly facts: FactsConnection;
  readonly observer: Observer;
  readonly now: () => Date;
  readonly log: Logger;
}

export interface WorkList {
  /**
   * Answers a question in its turn, unless it is in hand or answered already. `sentMarkers` is what was found of its
   * answer in the chat, `how` whether it was heard, or found unread later.
   */
  take(question: Question, sentMarkers: readonly Marker[], how: 'heard' | 'found'): void;
  /** A question that was answered before, and waits now: it was edited while the facts service was down. */
  reopen(question: Question): void;
  /**
   * By the clock: questions that were given back are taken up again; those that wait for the facts service when it is
   * back, or are too old to wait. Throws ChatError.
   */
  retry(): Promise<void>;
}

/** What comes before the sending may fail so often; the sending itself goes on until it succeeds. */
const attempts = 8;

/** A question that was given back is taken up so often within a minute; after that only when it is found unread. */
const mostReturns = 5;
const mostLeft = 200;

/** Answered questions that are known as such; older ones are recognised by their flag. */
const mostKept = 20_000;

export function workList(parts: WorkParts, signal: AbortSignal): WorkList {
  const { turns, reads, tracker, observer, manyLeft, log } = parts;
  const inHand = new Set<number>();
  const done = kept<number, true>({ most: mostKept });
  /** They have had their note, and are in nobody's way; with what else was sent for them before. */
  const waiting = new Map<number, { question: Question; sentMarkers: readonly Marker[] }>();
  /** Given back without an answer. */
  const left = new Map<number, Question>();
  const returns = kept<number, number>({ most: mostLeft });

  async function work(question: Question, sentMarkers: readonly Marker[], place: Place): Promise<void> {
    const startedAt = performance.now();
    const ownLog = log.child({ question: question.id });
    const inPlace = (own: Place) => ({ ...parts, delivering: { ...parts.delivering, place: own } });
    const answered = (own: Place) => answerQuestion(question, sentMarkers, inPlace(own), own, ownLog, signal);
    const result = await parts.lastRun
      .carefully(question.id, place, signal, answered)
      .catch((error: unknown) => {
        signal.throwIfAborted();
        if (error instanceof ChatError) throw error;
        ownLog.error({ err: error }, 'a question could not be handled');
        return apologise(question, parts.answering.language, inPlace(place), ownLog, signal);
      });
    ownLog.info({ ...result, ms: Math.round(performance.now() - startedAt) }, 'question done');
    if (result.outcome === 'waits') return void waiting.set(question.id, { question, sentMarkers });
    observer.questionDone(question.id, result.outcome, result.command, question.askedAt);
    reads.add(question.id);
    done.set(question.id, true);
  }

  function take(question: Question, sentMarkers: readonly Marker[], how: 'heard' | 'found'): void {
    const { id } = question;
    if (inHand.has(id)) return;
    const wasLeft = left.delete(id);
    if (done.has(id) || isComplete(sentMarkers)) {
      if (wasLeft) tracker.letGo(id);
      return reads.add(id);
    }
    inHand.add(id);
    waiting.delete(id);
    tracker.follow(id);
    manyLeft.taken(question);
    observer.questionTaken(id, question.askedAt, how);
    const patience = { failure: 'a question is put off', log, signal, attempts };
    turns
      .inTurn(keyOf(question.conversation), question.askerId, (place) =>
        untilPassed(() => work(question, sentMarkers, place), patience),
      )
      .catch((error: unknown) => {
        // Whatever was not answered stays unread, and the next start or sweep takes it up.
        if (!signal.aborted) log.error({ err: error, question: id }, 'a question could not be answered');
      })
      .finally(() => {
        inHand.delete(id);
        manyLeft.left(question);
        // A question that waits is still unanswered, and still ours.
        if (waiting.has(id)) return;
        observer.questionLeft(id);
        if (isToReturn(id)) left.set(id, question);
        else tracker.letGo(id);
      });
  }

  /** What was marked as read before its answer is tried at most once. */
  function isToReturn(id: number): boolean {
    if (done.has(id) || signal.aborted || reads.mayBeMarked(id) || left.size >= mostLeft) return false;
    const times = (returns.get(id) ?? 0) + 1;
    returns.set(id, times);
    return times <= mostReturns;
  }

  /** With what was sent for it meanwhile, as the chat has it. */
  async function takeAgain(question: Question): Promise<void> {
    const present = tracker.present(question);
    if (!present) {
      left.delete(question.id);
      tracker.letGo(question.id);
      return;
    }
    const { id, askerId, conversation } = present;
    const { channels } = parts.delivering;
    const isElsewhere = conversation.kind === 'channel' && !channels.isSubscribed(conversation.channelId);
    const elsewhere = isElsewhere ? [conversation.channelId] : [];
    const looking = { ...parts.delivering, chat: onBehalfOf(parts.answering.chat, askerId) };
    const sent = await sentMarkersSince(id, elsewhere, looking, signal);
    take(present, sent.get(id) ?? [], 'found');
  }

  return {
    take,
    reopen(question) {
      done.delete(question.id);
      tracker.follow(question.id);
      observer.questionTaken(question.id, question.askedAt, 'heard');
      waiting.set(question.id, { question, sentMarkers: [] });
    },
    async retry() {
      for (const question of [...left.values()]) await takeAgain(question);
      if (waiting.size === 0) return;
      const isDown = await isFactsDown(parts.facts, signal);
      for (const { question, sentMarkers } of waiting.values()) {
        const isOld = parts.now().getTime() - question.askedAt.getTime() >= parts.maxQuestionAgeMs;
        if (isDown && !isOld) continue;
        const present = tracker.present(question);
        const note: Marker = { questionId: question.id, kind: 'note', part: 1, parts: 1 };
        if (present) take(present, [...sentMarkers, note], 'found');
        else {
          waiting.delete(question.id);
          observer.questionDone(question.id, 'deleted', undefined, question.askedAt);
          tracker.letGo(question.id);
        }
      }
    },
  };
}
