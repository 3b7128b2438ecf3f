// Answers an edited question anew, in the place of the answer that it had.
import type { Document, Lang } from '../../document/index.ts';
import { answer, type Reply } from '../answering/answer.ts';
import { repeated } from '../answering/call.ts';
import { askedBackAbout } from '../dialogue/dialogueState.ts';
import { commandIn, resolveContext } from '../dialogue/resolveContext.ts';
import type { Asker } from '../model/askers.ts';
import type { Marker, MessageKind } from '../model/marker.ts';
import type { Question } from '../model/question.ts';
import { deliver, type DeliverParts, type Delivery } from '../outbox/deliver.ts';
import { lookBack } from '../outbox/look.ts';
import { covering } from '../outbox/makeFiles.ts';
import { removeMessage } from '../outbox/rewrite.ts';
import { explainNotByEdit } from '../wording/explainEdit.ts';
import { explainWaiting } from '../wording/explainFacts.ts';
import { type HandleParts, withFiles } from './handle.ts';
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
  const { answered, dialogue, delivering } = parts;
  const { log } = delivering;
  const asker = await parts.askers.read(question.askerId, signal);
  if (asker.isBot) return;
  const whole = await resolveContext(question, parts, signal);
  // Talk among people: it answers nothing any more.
  if (!whole) return;
  const { text, isFileOnly } = whole;
  const asked = { question, asker, text, ...repeated };
  const reply = await answer(asked, { ...parts.answering, log }, signal);
  const { outcome, command } = reply;
  const delivery = await deliveryOf(reply, question, isFileOnly, asker, parts, signal);
  const answers = there.filter(({ kind }) => kind === 'answer' || kind === 'redirect');
  const place = answers[0]?.kind === 'redirect' ? privately(question) : question;
  if (outcome === 'not allowed' && (await hasRun(question, before, asker, parts, signal))) {
    // What was done stays told; beside it, once, that it is not done again.
    await deliver(place, { ...delivery, kind: 'note', there }, delivering, signal);
  } else {
    // What the bot has asked back stays: somebody may have answered it.
    const replaced = answers.toSorted((a, b) => a.part - b.part).flatMap(({ messageId }) => messageId ?? []);
    const kind = kindOfRedo(reply, answers[0]?.kind);
    await deliver(place, { ...delivery, kind, there: [], replaced }, delivering, signal);
    await removeStale(there, delivery.document.lang, delivering, signal);
  }
  // What stands last in the conversation is what the next message may answer, and that need not be this.
  const own = await lookBack(question.conversation, delivering, signal);
  dialogue.set(question.conversation, askedBackAbout(own));
  answered.add(question.id, question.text);
  if (outcome === 'facts down') parts.work.reopen({ ...question, text, isWhole: true });
  log.info({ question: question.id, command, outcome }, 'a question was edited');
}

/** What stands for it now. */
async function deliveryOf(
  reply: Reply,
  question: Question,
  isFileOnly: boolean,
  asker: Asker,
  parts: RedoParts,
  signal: AbortSignal,
): Promise<Pick<Delivery, 'document' | 'files'>> {
  const { outcome, command: name, document } = reply;
  if (outcome === 'facts down') return { document: waitingNote(question, reply, parts) };
  const command = parts.answering.catalogue.commands.find((one) => one.name.de[0] === name);
  if (outcome === 'not allowed' && command && asker.may(command)) {
    return { document: explainNotByEdit(document.lang) };
  }
  const made = await withFiles(reply, parts.delivering.log, signal);
  const isCovered = isFileOnly && made.files.length > 0;
  return { ...made, document: isCovered ? covering(made.document, made.told) : made.document };
}

/** Before the edit it was a command that changes something: it ran, and what it did is not undone by other words. */
async function hasRun(
  question: Question,
  before: string | undefined,
  asker: Asker,
  parts: RedoParts,
  signal: AbortSignal,
): Promise<boolean> {
  if (before === undefined) return false;
  const was = await resolveContext({ ...question, text: before }, parts, signal);
  const command = was && (await commandIn(was.text, question.askedAt, parts.answering, signal));
  return command?.changes === true && asker.may(command);
}

/** Files of the old answer, and what was said while it was waited for. */
async function removeStale(
  there: readonly Marker[],
  lang: Lang,
  delivering: DeliverParts,
  signal: AbortSignal,
): Promise<void> {
  for (const { kind, messageId } of there) {
    const isStale = kind === 'file' || kind === 'note';
    if (isStale && messageId !== undefined) await removeMessage(messageId, lang, delivering, signal);
  }
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
