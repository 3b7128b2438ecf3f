// One short note per conversation for questions that have become too old, instead of a storm of late answers.
import type { Logger } from 'pino';
import { ChatError } from '../../chat/index.ts';
import { type Document, type Lang, sentence, strong } from '../../document/index.ts';
import type { Found } from './catchUp.ts';
import { type DeliverParts, deliver } from '../outbox/deliver.ts';
import { isAnswering } from '../model/marker.ts';
import { keyOf } from '../model/question.ts';
import type { QuestionRecords } from '../model/questionRecords.ts';
import type { ReadMarks } from '../questions/readMarks.ts';
import type { Turns } from '../model/turns.ts';

export interface CollectiveParts {
  readonly turns: Turns;
  readonly records: QuestionRecords;
  readonly reads: ReadMarks;
  readonly delivering: Omit<DeliverParts, 'log'>;
  readonly language: Lang;
  readonly log: Logger;
}

/** More notes than this at once would be a storm themselves. */
const mostNotes = 20;

/** Sends the notes, each in its conversation's turn and once; the questions are marked as read after it. */
export function collectiveNotes(
  parts: CollectiveParts,
): (old: readonly Found[], signal: AbortSignal) => void {
  const { turns, records, reads, log } = parts;

  function send(group: readonly Found[], newest: Found, signal: AbortSignal): void {
    const { question } = newest;
    const ids = group.map((found) => found.question.id);
    const delivery = {
      document: noteFor(group.length, parts.language),
      kind: 'collective',
      sentMarkers: [],
    } as const;
    // Also what was tried before, and given back: it is not tried any more.
    for (const id of ids) records.letGo(id);
    records.setNoted(question.id, true);
    turns
      .inTurn(keyOf(question.conversation), question.askerId, async (place) => {
        await deliver(question, delivery, { ...parts.delivering, log, place }, signal);
        reads.add(...ids);
      })
      .catch((error: unknown) => {
        records.setNoted(question.id, false);
        if (signal.aborted) return;
        log.error({ err: error }, 'a note on old questions could not be sent');
        if (error instanceof ChatError && error.kind === 'rejected') reads.add(...ids);
      });
  }

  return (old, signal) => {
    const byConversation = groupByConversation(old);
    for (const [index, group] of byConversation.entries()) {
      const newest = group.at(-1);
      if (!newest || records.isNoted(newest.question.id)) continue;
      if (index < mostNotes && !newest.sentMarkers.some(isAnswering)) send(group, newest, signal);
      else reads.add(...group.map(({ question }) => question.id));
    }
    const passedOver = byConversation.length - mostNotes;
    if (passedOver > 0)
      log.warn({ conversations: passedOver }, 'old questions were passed over without a note');
  };
}

function groupByConversation(old: readonly Found[]): readonly (readonly Found[])[] {
  const groups = new Map<string, Found[]>();
  for (const found of old) {
    const key = keyOf(found.question.conversation);
    groups.set(key, [...(groups.get(key) ?? []), found]);
  }
  return [...groups.values()];
}

function noteFor(count: number, lang: Lang): Document {
  const many = count > 1;
  const headline = {
    de: many
      ? sentence`Während ich nicht erreichbar war, kamen hier ${strong(`${count} Fragen`)}. Bitte stellen Sie die noch einmal, die Sie noch brauchen.`
      : sentence`Während ich nicht erreichbar war, kam hier ${strong('eine Frage')}. Bitte stellen Sie sie noch einmal, wenn Sie die Antwort noch brauchen.`,
    en: many
      ? sentence`While I was away, ${strong(`${count} questions`)} came in here. Please ask those again that you still need.`
      : sentence`While I was away, ${strong('one question')} came in here. Please ask it again if you still need the answer.`,
  }[lang];
  return { lang, headline };
}
