// Answers an edited question anew, in the place of the answer that it had.
import type { Document } from '../document/index.ts';
import { answer, type Reply } from './answer.ts';
import { repeated } from './call.ts';
import { deliver, type DeliverParts } from './deliver.ts';
import { explainWaiting } from './explainFacts.ts';
import { type HandleParts, rememberAskBack, withFiles } from './handle.ts';
import type { Marker, MessageKind } from './marker.ts';
import type { Question } from './question.ts';
import { readText } from './readText.ts';
import { removeMessage } from './rewrite.ts';
import type { WorkList } from './workList.ts';

export interface RedoParts extends Omit<HandleParts, 'delivering'> {
  readonly delivering: DeliverParts;
  readonly work: WorkList;
}

/** `before` is what the message said before the edit, `there` what was sent for it. Throws ChatError. */
export async function redo(
  question: Question,
  before: string | undefined,
  there: readonly Marker[],
  parts: RedoParts,
  signal: AbortSignal,
): Promise<void> {
  const { answered, askBacks, delivering } = parts;
  const { log } = delivering;
  const asker = await parts.askers.read(question.askerId, signal);
  if (asker.isBot) return;
  const text = wholeText(question.text, before, answered.of(question.id)?.whole);
  const reply = await answer({ question, asker, text, ...repeated }, { ...parts.answering, log }, signal);
  const { outcome, command } = reply;
  // A command that changes something ran once, and what it did is not undone by other words.
  if (outcome === 'not allowed' || outcome === 'bug') return;
  const isWaiting = outcome === 'facts down';
  const { document, files } = isWaiting
    ? { document: waitingNote(question, reply, parts), files: [] }
    : await withFiles(reply, log, signal);
  // What the bot has asked back stays: somebody may have answered it.
  const answers = there.filter(({ kind }) => kind === 'answer' || kind === 'redirect');
  const delivery = {
    document,
    files,
    kind: kindOfRedo(reply, answers[0]?.kind),
    there: [],
    replaced: answers.toSorted((a, b) => a.part - b.part).flatMap(({ messageId }) => messageId ?? []),
  };
  const place = answers[0]?.kind === 'redirect' ? privately(question) : question;
  await deliver(place, delivery, delivering, signal);
  for (const { kind, messageId } of there) {
    if (kind !== 'file' || messageId === undefined) continue;
    await removeMessage(messageId, document.lang, delivering, signal);
  }
  rememberAskBack(reply, question, askBacks);
  const whole = outcome === 'answered' ? readText(text).question : undefined;
  answered.add(question.id, question.conversation, { said: question.text, whole });
  if (isWaiting) parts.work.reopen({ ...question, text, isWhole: true });
  log.info({ question: question.id, command, outcome }, 'a question was edited');
}

/** The answer to what was asked back stands inside of what was asked as a whole. Pure. */
function wholeText(text: string, before: string | undefined, remembered: string | undefined): string {
  // „als CSV bitte“ is about what was asked before it.
  if (readText(text).words.length === 0 && remembered !== undefined) return `${remembered} ${text}`;
  const isPart = remembered !== undefined && before && remembered !== before && remembered.includes(before);
  return isPart ? remembered.replace(before, () => text) : text;
}

/** In the place of the old figures, which are none for the new words. */
function waitingNote(question: Question, { document }: Reply, parts: RedoParts): Document {
  const { now, timeZone } = parts.answering;
  const until = new Date(question.askedAt.getTime() + parts.maxQuestionAgeMs);
  return explainWaiting(until, now(), timeZone, document.lang);
}

/** What stands in the place of an answer is one, unless it asks back or only says that it waits. */
function kindOfRedo({ kind, outcome }: Reply, before: MessageKind | undefined): MessageKind {
  if (outcome === 'facts down') return 'note';
  return kind === 'askBack' ? kind : (before ?? kind);
}

const privately = (question: Question): Question => ({
  ...question,
  conversation: { kind: 'direct', userIds: [question.askerId] },
});
