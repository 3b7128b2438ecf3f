// The questions in hand: each is answered once, and marked as read when its answer is in the chat.
import type { Logger } from 'pino';
import { ChatError, isPassing, onBehalfOf, untilPassed } from '../../chat/index.ts';
import type { FactsConnection } from '../../facts/index.ts';
import { isComplete, type Marker } from '../model/marker.ts';
import type { HowTaken } from '../model/observer.ts';
import { keyOf, type Question } from '../model/question.ts';
import type { Place, Turns } from '../model/turns.ts';
import type { ManyLeft } from './manyLeft.ts';
import { sentMarkersFor } from '../outbox/ownMessages.ts';
import { isFactsDown } from '../presence/factsState.ts';
import { apologise, answerQuestion, type AnswerQuestionParts } from './answerQuestion.ts';
import { questionsPutOff } from './questionsPutOff.ts';

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
  const { turns, reads, records, manyLeft, log } = parts;
  const putOff = questionsPutOff(records);

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
    if (result.outcome === 'waits') return records.wait(question, sentMarkers);
    records.done(question.id, result.outcome);
    reads.add(question.id);
  }

  function take(question: Question, sentMarkers: readonly Marker[], how: HowTaken): void {
    const { id } = question;
    const stage = records.stageOf(id);
    if (stage === 'in hand') return;
    if (stage === 'done') return reads.add(id);
    if (isComplete(sentMarkers)) {
      records.letGo(id);
      return reads.add(id);
    }
    // That it is unread is known; the clock takes it up again.
    if (stage === 'waits' && how === 'found') return;
    begin(question, sentMarkers, how);
  }

  function begin(question: Question, sentMarkers: readonly Marker[], how: HowTaken): void {
    const { id } = question;
    records.take(question, sentMarkers, how);
    manyLeft.taken(question);
    putOff.taken(question);
    let left: 'tried' | 'untried' = 'tried';
    turns
      .inTurn(keyOf(question.conversation), question.askerId, async (place) => {
        if (!putOff.isBehind(question)) return workPatiently(question, sentMarkers, place);
        putOff.add(question);
        left = 'untried';
      })
      .catch((error: unknown) => {
        // Whatever was not answered stays unread, and the next start or sweep takes it up.
        if (!signal.aborted) log.error({ err: error, question: id }, 'a question could not be answered');
      })
      .finally(() => records.leave(id, left));
  }

  async function workPatiently(
    question: Question,
    sentMarkers: readonly Marker[],
    place: Place,
  ): Promise<void> {
    const ownLog = log.child({ question: question.id });
    const patience = { failure: 'a question is put off', log: ownLog, signal, attempts };
    const attempt = () =>
      work(question, sentMarkers, place).catch((error: unknown) => {
        // What the server refuses, it may refuse for ever: nobody waits for that.
        if (error instanceof ChatError && isPassing(error)) putOff.add(question);
        else putOff.remove(question.id);
        throw error;
      });
    await untilPassed(attempt, patience);
  }

  /** With what was sent for it meanwhile, as the chat has it. */
  async function takeAgain(question: Question): Promise<void> {
    const present = records.present(question);
    if (!present) return records.letGo(question.id);
    const looking = { ...parts.delivering, chat: onBehalfOf(parts.answering.chat, present.askerId) };
    const sent = await sentMarkersFor([present], looking, signal);
    take(present, sent.get(present.id) ?? [], 'found');
  }

  return {
    take,
    reopen: (question) => records.wait(question, []),
    async retry() {
      const left = records.all('left').toSorted((a, b) => a.question.id - b.question.id);
      for (const { question } of left) await takeAgain(question);
      const waiting = records.all('waits');
      if (waiting.length === 0) return;
      const isDown = await isFactsDown(parts.facts, signal);
      for (const { question, sentMarkers } of waiting) {
        const isOld = parts.now().getTime() - question.askedAt.getTime() >= parts.maxQuestionAgeMs;
        if (isDown && !isOld) continue;
        const present = records.present(question);
        const note: Marker = { questionId: question.id, kind: 'note', part: 1, parts: 1 };
        if (present) begin(present, [...sentMarkers, note], 'found');
        else records.done(question.id, 'deleted');
      }
    },
  };
}
