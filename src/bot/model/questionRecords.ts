// One record for each question: where and what it is now, how far it is, by which words it was answered. What this
// process keeps of questions stands here and nowhere else; what was sent for them stands in the chat.
import { createHash } from 'node:crypto';
import { kept } from '../../memo.ts';
import type { Marker } from './marker.ts';
import type { HowTaken, Observer } from './observer.ts';
import { alsoHappened, asItIs, type Happened, keyOf, type Move, type Question } from './question.ts';

/**
 * `in hand`: it waits for its turn, or is worked on; `waits`: it has had its note, for the facts service does not answer;
 * `left`: given back without an answer, to be taken up again by the clock.
 */
export type Stage = 'in hand' | 'waits' | 'left';

export interface OpenQuestion {
  /** As it was taken in hand. */
  readonly question: Question;
  /** What is known to be in the chat for it. */
  readonly sentMarkers: readonly Marker[];
}

interface Open extends OpenQuestion {
  readonly stage: Stage;
  readonly how: HowTaken;
  /** As far as the server tells it, in milliseconds. */
  readonly askedAt: number;
  /** It was given back, and what its asker says there later waits for it: that may go on with it. */
  readonly isPutOff: boolean;
  /** How often it was tried in vain and given back, and when for the last time. */
  readonly timesLeft: number;
  readonly leftAt: number;
}

/** `behind`: an earlier one is put off, so that this one was not tried. Nobody waits for what the server refuses. */
export type WhyLeft = 'failed' | 'refused' | 'behind';

interface QuestionRecord {
  /** Only as long as something is to be done for it; then the record is small. */
  readonly open?: Open | undefined;
  /** Since it was taken in hand, for the first time or again. */
  readonly happened?: Happened | undefined;
  /** `noted`: it was too old, and a note stands for it and others. */
  readonly end?: 'done' | 'noted' | undefined;
  /** The digest of the words that it was answered by, or that they are not known. */
  readonly answeredBy?: string;
  readonly isMarkedFirst?: boolean;
  /** What is being done about its answer: it was edited, or more is wanted of it. */
  readonly underWay?: readonly string[];
}

export interface QuestionRecords {
  /** Undefined for what is not known, or was let go. */
  stageOf(questionId: number): Stage | 'done' | undefined;
  /** From now on its moves, edits and deletion are followed, until it is done or let go. */
  take(question: Question, sentMarkers: readonly Marker[], how: HowTaken): void;
  /** It has had its note, and is in nobody's way; also one that was done before, and was edited since. */
  wait(question: Question, sentMarkers: readonly Marker[]): void;
  /** Nothing is left to do for it. `outcome` is the word of the log. */
  done(questionId: number, outcome: string): void;
  /** Given back without an answer, if it is still in hand. */
  leave(questionId: number, why: WhyLeft): void;
  /** What was given back and is to be tried again now, in the order in which it was asked. */
  dueAgain(): readonly Question[];
  /** An earlier one of the same person is put off there, where both are now. */
  isBehind(question: Question): boolean;
  letGo(questionId: number): void;
  waiting(): readonly OpenQuestion[];
  /** The ids of what a person has in hand, talk left out. */
  inHandOf(person: number): readonly number[];
  /** Something is in the chat for a question. */
  sent(marker: Marker): void;
  sentFor(questionId: number): readonly Marker[];

  moved(questionIds: readonly number[], to: Move): void;
  deleted(questionIds: readonly number[]): void;
  /** What it says now; no order to change anything any more. */
  edited(questionId: number, text: string): void;
  /** The question as it is now, where it is now; undefined when it has been deleted. */
  present(question: Question): Question | undefined;

  /** It is marked as read before it is answered: whatever comes of it, it is not taken up again. */
  markFirst(questionId: number): void;
  /** The words that it is answered by. */
  answer(questionId: number, said: string): void;
  isAnsweredBy(questionId: number, said: string): boolean;
  /** As far as is known. */
  wasAnswered(questionId: number): boolean;
  /** It was answered, or perhaps: by an earlier run, or too long ago. */
  mayBeAnswered(questionId: number): boolean;
  /** At the start: what earlier runs have answered, as far as is known; and the newest message of all. */
  recall(answeredIds: readonly number[], newestId: number): void;

  /** A note on old questions, of which this is the newest, is on its way; or could not be sent. */
  setNoted(questionId: number, isNoted: boolean): void;
  isNoted(questionId: number): boolean;
  /** Something is done about its answer: its moves and deletion are followed meanwhile. */
  again(questionId: number, what: string, act: () => Promise<void>): Promise<void>;
  isUnderWay(questionId: number, what: string): boolean;
}

/** So often it is tried each minute, and after that every five minutes. */
const quickReturns = 5;
const slowReturnMs = 5 * 60_000;

/** Older ones are recognised by their flag, and by what was sent for them. */
const mostClosed = 20_000;

export function questionRecords(observer: Observer, now: () => Date): QuestionRecords {
  const open = new Map<number, QuestionRecord & { readonly open: Open }>();
  /** Until it is told which these are, all may be of an earlier run. */
  let newestUnknown = Infinity;
  const closed = kept<number, QuestionRecord>({
    most: mostClosed,
    onForgotten: (id) => (newestUnknown = Math.max(newestUnknown, id)),
  });

  const recordOf = (id: number): QuestionRecord => open.get(id) ?? closed.peek(id) ?? {};

  function note(id: number, changed: Omit<QuestionRecord, 'open'>): void {
    const record = open.get(id);
    if (record) open.set(id, { ...record, ...changed });
    else closed.set(id, { ...recordOf(id), ...changed });
  }

  function setOpen(id: number, now: Open): void {
    const before = recordOf(id);
    closed.delete(id);
    open.set(id, { ...before, end: undefined, open: now });
  }

  function close(id: number, end?: 'done'): void {
    const record = recordOf(id);
    open.delete(id);
    closed.set(id, { ...record, end, open: undefined, happened: undefined });
  }

  /** What became of those about which something is to be done. */
  function happen(ids: readonly number[], what: Happened): void {
    for (const id of ids) {
      const { happened, underWay = [] } = recordOf(id);
      if (open.has(id) || underWay.length > 0) note(id, { happened: alsoHappened(happened, what) });
    }
  }

  function present(question: Question): Question | undefined {
    return asItIs(question, recordOf(question.id).happened);
  }

  const whose = (question: Question | undefined) =>
    question && `${question.askerId} ${keyOf(question.conversation)}`;

  /** Zulip tells whole seconds: asked at the end of that second, or by now if that is earlier. */
  const momentOf = (askedAt: Date) =>
    askedAt.getTime() + 999 < now().getTime() ? askedAt.getTime() + 999 : now().getTime();

  function begin(stage: Stage, { question, sentMarkers }: OpenQuestion, how: HowTaken): void {
    const before = open.get(question.id)?.open;
    const isKnown = before && before.stage !== 'left';
    const first = { askedAt: momentOf(question.askedAt), timesLeft: 0, leftAt: 0 };
    const isPutOff = stage !== 'waits' && before?.isPutOff === true;
    const own = { stage, question, sentMarkers, isPutOff, how: isKnown ? before.how : how };
    setOpen(question.id, { ...(before ?? first), ...own });
    if (!isKnown) observer.questionTaken(how);
  }

  const all = (stage: Stage): readonly Open[] =>
    [...open.values()].map((record) => record.open).filter((one) => one.stage === stage);

  async function again(id: number, what: string, act: () => Promise<void>): Promise<void> {
    const underWay = () => recordOf(id).underWay ?? [];
    note(id, { underWay: [...underWay(), what] });
    await act().finally(() => {
      const others = underWay().toSpliced(underWay().indexOf(what), 1);
      // By the next time it may have been moved unheard: then the chat tells where it is.
      const isOver = others.length === 0 && !open.has(id);
      note(id, { underWay: others, ...(isOver && { happened: undefined }) });
    });
  }

  observer.questionsAre({
    oldestAskedAt: () =>
      [...open.values()].reduce((oldest, one) => Math.min(oldest, one.open.askedAt), Infinity),
  });

  return {
    stageOf: (id) => open.get(id)?.open.stage ?? (recordOf(id).end === 'done' ? 'done' : undefined),
    take: (question, sentMarkers, how) => begin('in hand', { question, sentMarkers }, how),
    wait: (question, sentMarkers) => begin('waits', { question, sentMarkers }, 'heard'),
    done(id, outcome) {
      const record = open.get(id);
      if (record) observer.questionDone(outcome, record.open);
      close(id, 'done');
    },
    leave(id, why) {
      const record = open.get(id);
      if (record?.open.stage !== 'in hand') return;
      observer.questionLeft();
      if (record.isMarkedFirst) return close(id);
      const timesLeft = record.open.timesLeft + (why === 'behind' ? 0 : 1);
      const isPutOff = why !== 'refused';
      setOpen(id, { ...record.open, stage: 'left', isPutOff, timesLeft, leftAt: now().getTime() });
    },
    dueAgain: () =>
      all('left')
        .filter((one) => one.timesLeft <= quickReturns || now().getTime() - one.leftAt >= slowReturnMs)
        .map(({ question }) => question)
        .toSorted((a, b) => a.id - b.id),
    isBehind(question) {
      const own = whose(present(question));
      for (const [id, { open: one }] of open) {
        if (id < question.id && one.isPutOff && whose(present(one.question)) === own) return true;
      }
      return false;
    },
    letGo: (id) => void (open.has(id) && close(id)),
    waiting: () => all('waits'),
    inHandOf: (person) =>
      all('in hand').flatMap(({ question: { id, askerId, isTalk } }) =>
        askerId === person && !isTalk ? id : [],
      ),
    sent(marker) {
      const { open: now } = open.get(marker.questionId) ?? {};
      if (now) setOpen(marker.questionId, { ...now, sentMarkers: [...now.sentMarkers, marker] });
    },
    sentFor: (id) => open.get(id)?.open.sentMarkers ?? [],

    moved: (ids, { topic, channel }) => happen(ids, { topic, channel }),
    deleted: (ids) => happen(ids, 'deleted'),
    edited: (id, text) => happen([id], { text }),
    present,

    markFirst: (id) => note(id, { isMarkedFirst: true }),
    answer: (id, said) => note(id, { answeredBy: digest(said) }),
    isAnsweredBy: (id, said) => recordOf(id).answeredBy === digest(said),
    wasAnswered: (id) => recordOf(id).answeredBy !== undefined,
    mayBeAnswered: (id) => id <= newestUnknown || recordOf(id).answeredBy !== undefined,
    recall(answeredIds, newestId) {
      for (const id of answeredIds) note(id, { answeredBy: 'unknown' });
      newestUnknown = newestId;
    },

    setNoted: (id, isNoted) => note(id, { end: isNoted ? 'noted' : undefined }),
    isNoted: (id) => recordOf(id).end === 'noted',
    again,
    isUnderWay: (id, what) => recordOf(id).underWay?.includes(what) ?? false,
  };
}

/** What people wrote is not kept. */
const digest = (said: string) => createHash('sha1').update(said).digest('base64');
