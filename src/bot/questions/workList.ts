// The questions in hand: each is answered once, and marked as read when its answer is in the chat.
import type { Logger } from 'pino';
import { ChatError, isPassing, onBehalfOf, untilPassed } from '../../chat/index.ts';
import type { FactsConnection } from '../../facts/index.ts';
import { isComplete, type Marker } from '../model/marker.ts';
import type { HowTaken } from '../model/observer.ts';
import { keyOf, type Question } from '../model/question.ts';
import type { WhyLeft } from '../model/questionRecords.ts';
import type { Place, Turns } from '../model/turns.ts';
import type { ManyLeft } from './manyLeft.ts';
import { sentMarkersFor } from '../outbox/ownMessages.ts';
import { isFactsDown } from '../presence/factsState.ts';
import { apologise, answerQuestion, type AnswerQuestionParts } from './answerQuestion.ts';

export interface WorkParts extends AnswerQuestionParts {
  readonly turns: Turns;
  readonly manyLeft: ManyLeft;
  readonly facts: FactsConnection;
  readonly now: () => Date;
  readonly log: Logger;
}

export interface WorkList {
  /**
   * Answers a question in its turn, unless it is in hand or answered already. `sentMarkers` is what was found of its
   * answer in the chat, `how` whether it was heard, or found unread later.
   */
  take(question: Question, sentMarkers: readonly Marker[], how: HowTaken): void;
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

export function workList(parts: WorkParts, signal: AbortSignal): WorkList {
  const { turns, reads, records, manyLeft, lastRun, log } = parts;

  async function work(question: Question, place: Place): Promise<void> {
    const startedAt = performance.now();
    const ownLog = log.child({ question: question.id });
    const inPlace = (own: Place) => ({ ...parts, delivering: { ...parts.delivering, place: own } });
    const answered = (own: Place) => answerQuestion(question, inPlace(own), own, ownLog, signal);
    const result = await lastRun.carefully(question.id, place, signal, answered).catch((error: unknown) => {
      signal.throwIfAborted();
      if (error instanceof ChatError) throw error;
      ownLog.error({ err: error }, 'a question could not be handled');
      return apologise(question, parts.answering.language, inPlace(place), ownLog, signal);
    });
    ownLog.info({ ...result, ms: Math.round(performance.now() - startedAt) }, 'question done');
    if (result.outcome === 'waits') return records.wait(question, records.sentFor(question.id));
    records.done(question.id, result.outcome);
    reads.add(question.id);
  }

  function take(question: Question, sentMarkers: readonly Marker[], how: HowTaken): void {
    const { id } = question;
    const stage = records.stageOf(id);
    if (stage === 'in hand') return;
    if (stage === 'done') return reads.add(id);
    if (isComplete(sentMarkers)) return isDone(id);
    // That it is unread is known; the clock takes it up again.
    if (stage === 'waits' && how === 'found') return;
    begin(question, sentMarkers, how);
  }

  function isDone(id: number): void {
    records.letGo(id);
    reads.add(id);
  }

  function begin(question: Question, sentMarkers: readonly Marker[], how: HowTaken): void {
    records.take(question, sentMarkers, how);
    manyLeft.tellIfMany(question);
    turns
      .inTurn(keyOf(question.conversation), question.askerId, (place) => workOrGiveBack(question, place))
      .catch((error: unknown) => {
        // Whatever was not answered stays unread, and the next start or the clock takes it up.
        if (!signal.aborted)
          log.error({ err: error, question: question.id }, 'a question could not be answered');
      });
  }

  /** Done, or given back before it is the turn of what comes behind it. */
  async function workOrGiveBack(question: Question, place: Place): Promise<void> {
    const { id } = question;
    let why: WhyLeft = 'failed';
    const patience = { failure: 'a question is put off', log: log.child({ question: id }), signal, attempts };
    const attempt = async () => {
      try {
        if (await wasSentMeanwhile(question, place)) isDone(id);
        else await work(question, place);
      } catch (error) {
        // What the server refuses, it may refuse for ever: nobody waits for that.
        why = error instanceof ChatError && isPassing(error) ? 'failed' : 'refused';
        throw error;
      }
    };
    try {
      if (records.isBehind(question)) why = 'behind';
      else await untilPassed(attempt, patience);
    } finally {
      records.leave(id, why);
    }
  }

  /** What the last run was just sending when it ended has arrived after all. Throws ChatError. */
  async function wasSentMeanwhile(question: Question, place: Place): Promise<boolean> {
    const { id, askerId } = question;
    const looking = { ...parts.delivering, chat: onBehalfOf(parts.answering.chat, askerId) };
    const look = () => sentMarkersFor([question], looking, signal);
    const sent = (await lastRun.onceSettled(id, place, signal, look))?.get(id) ?? [];
    for (const marker of sent) records.sent(marker);
    return isComplete(sent);
  }

  /** With what was sent for them meanwhile, by one look. Throws ChatError. */
  async function takeAgain(left: readonly Question[]): Promise<void> {
    const sent = await sentMarkersFor(left, parts.delivering, signal);
    for (const one of left) {
      const present = records.present(one);
      if (present) take(present, sent.get(one.id) ?? [], 'found');
      else records.letGo(one.id);
    }
  }

  return {
    take,
    reopen: (question) => records.wait(question, [noteOn(question)]),
    async retry() {
      await takeAgain(records.dueAgain());
      const waiting = records.waiting();
      if (waiting.length === 0) return;
      const isDown = await isFactsDown(parts.facts, signal);
      for (const { question, sentMarkers } of waiting) {
        const isOld = parts.now().getTime() - question.askedAt.getTime() >= parts.maxQuestionAgeMs;
        if (isDown && !isOld) continue;
        const present = records.present(question);
        if (present) begin(present, sentMarkers, 'found');
        else records.done(question.id, 'deleted');
      }
    },
  };
}

/** In the place of its old answer stands that it waits. */
const noteOn = ({ id }: Question): Marker => ({ questionId: id, kind: 'note', part: 1, parts: 1 });
