// One record for each question: where and what it is now, how far it is, by which words it was answered. What this
// process keeps of questions stands here and nowhere else; what was sent for them stands in the chat.
import { createHash } from 'node:crypto';
import { kept } from '../../memo.ts';
import type { Marker } from './marker.ts';
import type { HowTaken, Observer } from './observer.ts';
import type { Conversation, Question } from './question.ts';

/**
 * `in hand`: it waits for its turn, or is worked on; `waits`: it has had its note, for the facts service does not answer;
 * `left`: given back without an answer, to be taken up again by the clock.
 */
export type Stage = 'in hand' | 'waits' | 'left';

export interface OpenQuestion {
  /** As it was taken in hand. */
  readonly question: Question;
  /** What was sent for it before. */
  readonly sentMarkers: readonly Marker[];
}

interface Open extends OpenQuestion {
  readonly stage: Stage;
  readonly how: HowTaken;
  /** As far as the server tells it, in milliseconds. */
  readonly askedAt: number;
}

/** To another topic or channel; what is absent stays as it was. */
export interface Move {
  readonly topic?: string | undefined;
  readonly channel?: { readonly id: number; readonly name: string } | undefined;
}

interface QuestionRecord {
  /** Only as long as something is to be done for it; then the record is small. */
  readonly open?: Open | undefined;
  /** Since it was taken in hand. */
  readonly happened?: (Move & { readonly text?: string }) | 'deleted' | undefined;
  /** `noted`: it was too old, and a note stands for it and others. */
  readonly end?: 'done' | 'noted' | undefined;
  /** The digest of the words that it was answered by, or that they are not known. */
  readonly answeredBy?: string;
  readonly isMarkedFirst?: boolean;
  readonly timesLeft?: number;
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
  /** Given back without an answer, if it is still in hand; `untried`, because an earlier one is not answered yet. */
  leave(questionId: number, how?: 'tried' | 'untried'): void;
  letGo(questionId: number): void;
  all(stage: Stage): readonly OpenQuestion[];
  /** What a person has in hand, talk left out. */
  inHandOf(person: number): ReadonlySet<number>;

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
  /** Does it, unless the same is wanted of the question's answer just now. */
  onceAtATime(questionId: number, wanted: string, act: () => Promise<void>): Promise<void>;
}

/** So many are taken up again, and so often, within a minute each; what else is left is found unread. */
const mostLeft = 200;
const mostReturns = 5;

/** Older ones are recognised by their flag, and by what was sent for them. */
const mostClosed = 20_000;

const unknownWords = 'unknown';

export function questionRecords(observer: Observer, now: () => Date): QuestionRecords {
  const open = new Map<number, QuestionRecord & { readonly open: Open }>();
  /** Until it is told which these are, all may be of an earlier run. */
  let newestUnknown = Infinity;
  const closed = kept<number, QuestionRecord>({
    most: mostClosed,
    onForgotten: (id) => (newestUnknown = Math.max(newestUnknown, id)),
  });
  const inHandOf = new Map<number, Set<number>>();
  const wantedNow = new Set<string>();

  const recordOf = (id: number): QuestionRecord => open.get(id) ?? closed.peek(id) ?? {};

  function note(id: number, changed: Omit<QuestionRecord, 'open'>): void {
    const record = open.get(id);
    if (record) open.set(id, { ...record, ...changed });
    else closed.set(id, { ...recordOf(id), ...changed });
  }

  function setOpen(id: number, now: Open): void {
    const before = recordOf(id);
    leaveHand(id);
    closed.delete(id);
    open.set(id, { ...before, end: undefined, open: now });
    const { askerId, isTalk } = now.question;
    if (now.stage !== 'in hand' || isTalk) return;
    inHandOf.set(askerId, (inHandOf.get(askerId) ?? new Set()).add(id));
  }

  function leaveHand(id: number): void {
    const { askerId } = open.get(id)?.open.question ?? {};
    if (askerId === undefined) return;
    inHandOf.get(askerId)?.delete(id);
    if (inHandOf.get(askerId)?.size === 0) inHandOf.delete(askerId);
  }

  function close(id: number, end?: 'done'): void {
    leaveHand(id);
    const record = recordOf(id);
    open.delete(id);
    closed.set(id, { ...record, end, open: undefined, happened: undefined });
  }

  /** What became of those that are not closed. */
  function happen(id: number, what: QuestionRecord['happened']): void {
    const before = open.get(id);
    if (before && before.happened !== 'deleted') note(id, { happened: what });
  }

  /** Zulip tells whole seconds: asked at the end of that second, or by now if that is earlier. */
  function momentOf(askedAt: Date): number {
    const latest = askedAt.getTime() + 999;
    return latest < now().getTime() ? latest : now().getTime();
  }

  function begin(stage: Stage, { question, sentMarkers }: OpenQuestion, how: HowTaken): void {
    const before = open.get(question.id)?.open;
    const isKnown = before && before.stage !== 'left';
    const askedAt = before?.askedAt ?? momentOf(question.askedAt);
    setOpen(question.id, { stage, question, sentMarkers, askedAt, how: isKnown ? before.how : how });
    if (!isKnown) observer.questionTaken(how);
  }

  const all = (stage: Stage): readonly Open[] =>
    [...open.values()].map((record) => record.open).filter((one) => one.stage === stage);

  observer.questionsAre({
    oldestAskedAt: () =>
      [...all('in hand'), ...all('waits')].reduce((oldest, one) => Math.min(oldest, one.askedAt), Infinity),
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
    leave(id, how = 'tried') {
      const record = open.get(id);
      if (record?.open.stage !== 'in hand') return;
      observer.questionLeft();
      const timesLeft = (record.timesLeft ?? 0) + (how === 'tried' ? 1 : 0);
      note(id, { timesLeft });
      const isFull = all('left').length >= mostLeft;
      if (record.isMarkedFirst || isFull || timesLeft > mostReturns) close(id);
      else setOpen(id, { ...record.open, stage: 'left' });
    },
    letGo: (id) => void (open.has(id) && close(id)),
    all,
    inHandOf: (person) => inHandOf.get(person) ?? new Set(),

    moved(ids, to) {
      for (const id of ids) happen(id, { ...happenedTo(recordOf(id)), ...defined(to) });
    },
    deleted(ids) {
      for (const id of ids) happen(id, 'deleted');
    },
    edited: (id, text) => happen(id, { ...happenedTo(recordOf(id)), text }),
    present(question) {
      const { happened } = recordOf(question.id);
      if (happened === 'deleted') return undefined;
      if (!happened) return question;
      const { text } = happened;
      const moved = { ...question, conversation: movedTo(question.conversation, happened) };
      return text === undefined ? moved : { ...moved, text, order: text, isEdited: true };
    },

    markFirst: (id) => note(id, { isMarkedFirst: true }),
    answer: (id, said) => note(id, { answeredBy: digest(said) }),
    isAnsweredBy: (id, said) => recordOf(id).answeredBy === digest(said),
    wasAnswered: (id) => recordOf(id).answeredBy !== undefined,
    mayBeAnswered: (id) => id <= newestUnknown || recordOf(id).answeredBy !== undefined,
    recall(answeredIds, newestId) {
      for (const id of answeredIds) note(id, { answeredBy: unknownWords });
      newestUnknown = newestId;
    },

    setNoted: (id, isNoted) => note(id, { end: isNoted ? 'noted' : undefined }),
    isNoted: (id) => recordOf(id).end === 'noted',
    async onceAtATime(id, wanted, act) {
      const key = `${wanted} ${id}`;
      if (wantedNow.has(key)) return;
      wantedNow.add(key);
      await act().finally(() => wantedNow.delete(key));
    },
  };
}

/** Pure. */
export function movedTo(conversation: Conversation, { topic, channel }: Move): Conversation {
  if (conversation.kind === 'direct') return conversation;
  return {
    ...conversation,
    ...(topic === undefined ? {} : { topic }),
    ...(channel ? { channelId: channel.id, channelName: channel.name } : {}),
  };
}

/** What is absent must not hide an earlier move. */
const defined = ({ topic, channel }: Move): Move => ({
  ...(topic === undefined ? {} : { topic }),
  ...(channel ? { channel } : {}),
});

const happenedTo = ({ happened }: QuestionRecord) => (happened === 'deleted' ? undefined : happened);

/** What people wrote is not kept. */
const digest = (said: string) => createHash('sha1').update(said).digest('base64');
