// The bot's own answer with a figure that holds no longer: people may have used it, so a notice links it.
import { ChatError, type Message } from '../../chat/index.ts';
import { type Cell, inLanguage } from '../../document/index.ts';
import { FactsError } from '../../facts/index.ts';
import { unlessAsking } from '../../kit/index.ts';
import type { Logger } from 'pino';
import { type Earlier, earlierThan } from '../dialogue/earlierQuestions.ts';
import { resolveContext, type ResolveParts } from '../dialogue/resolveContext.ts';
import { frameIn } from '../dialogue/standsAlone.ts';
import { linkTo, readMarker } from '../model/marker.ts';
import type { Conversation } from '../model/question.ts';
import { ownNewestMessages } from '../outbox/ownMessages.ts';
import type { News } from './notebook.ts';
import { isCaseOf, type Subject, subjectOf } from './subject.ts';

export interface OldAnswerParts extends ResolveParts {
  readonly log: Logger;
}

const lookBackMs = 30 * 24 * 3600_000;
/** A shorter figure stands in any answer. */
const shortestFigure = 4;
/** So many answers with such a figure are read for what they are about. */
const mostRead = 3;

/** The newest there that has one of the old figures and is about the same; it may fail. */
export async function oldAnswer(
  conversation: Conversation,
  { changes }: News,
  subject: Subject,
  parts: OldAnswerParts,
  signal: AbortSignal,
): Promise<Cell | undefined> {
  const { chat, account, now } = parts.answering;
  const figures = changes
    .filter(({ isFigure, before }) => isFigure && before.length >= shortestFigure)
    .map(({ before }) => wholly(before));
  if (figures.length === 0) return undefined;
  try {
    const own = await ownNewestMessages(conversation, { chat, account }, signal);
    const answers = own.filter(({ content, timestamp }) => {
      const plain = content.replaceAll('\u00a0', ' ');
      const isAnswer = readMarker(content)?.kind === 'answer';
      const isNew = now().getTime() - timestamp * 1000 < lookBackMs;
      return isAnswer && isNew && figures.some((figure) => figure.test(plain));
    });
    const looking = { ...parts, earlier: earlierThan(parts.answering, signal) };
    for (const answer of answers.slice(-mostRead).toReversed()) {
      const about = await subjectOfAnswer(answer, looking, signal);
      if (!about || !isCaseOf(about, subject)) continue;
      const settings = { featureLevel: chat.featureLevel, ownUserId: account.self.userId };
      const words = inLanguage(subject.lang)({ de: 'meine Antwort', en: 'my answer' });
      return { kind: 'link', text: words, url: linkTo(answer.id, conversation, settings) };
    }
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    const isPassing = error instanceof FactsError || error instanceof ChatError;
    if (!isPassing || error.kind === 'unauthorized') throw error;
    parts.log.info({ err: error }, 'no earlier answer could be looked for');
    return undefined;
  }
}

/** „200 €“ stands not in „1.200 €“. */
const wholly = (figure: string) =>
  new RegExp(`(?<![\\d.,])${figure.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)}(?!\\d)`);

/** What the question was about that it answers, as it is read now. */
async function subjectOfAnswer(
  { content }: Message,
  parts: OldAnswerParts & { readonly earlier: Earlier },
  signal: AbortSignal,
): Promise<Subject | undefined> {
  const { answering, earlier } = parts;
  const [asked] = await earlier.questions([readMarker(content)?.questionId ?? 0]);
  const resolved = asked && (await resolveContext(asked, parts, signal));
  const frame = resolved && (await frameIn(resolved, answering, signal));
  return frame && unlessAsking(() => subjectOf(frame, answering));
}
