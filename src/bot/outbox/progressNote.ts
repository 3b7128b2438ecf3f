// While files are uploaded for more than a few seconds: one message says how far it is, until the answer takes its place.
import type { Logger } from 'pino';
import {
  type ChatConnection,
  ChatError,
  mayHaveHappened,
  sendMessage,
  updateMessage,
} from '../../chat/index.ts';
import type { Lang } from '../../document/index.ts';
import type { Conversation } from '../model/question.ts';

export interface ProgressParts {
  readonly chat: ChatConnection;
  readonly log: Logger;
  readonly lang: Lang;
  readonly to: Conversation;
  /** The quiet link at its end. */
  readonly link: string;
  /** All bytes that are to be sent. */
  readonly total: number;
  /** Before that, nothing is shown; and so often it is written anew. */
  readonly everyMs: number;
}

export interface ProgressNote {
  /** So many bytes have been sent. */
  report(sent: number): void;
  /** Nothing is written any more. Gives the message's id, or that there may be one all the same. */
  end(): Promise<number | 'unsure' | undefined>;
}

/** The server lets a message be edited for ten minutes; after that the note stays as it is. */
export function progressNote(parts: ProgressParts, signal: AbortSignal): ProgressNote {
  const { chat, log, lang, to, link, total, everyMs } = parts;
  let noteId: number | undefined;
  let isUnsure = false;
  let writtenAt = performance.now();
  let isRefused = false;
  let writing: Promise<void> | undefined;

  async function write(sent: number): Promise<void> {
    const content = `${progressWords(sent, total, lang)} · ${link}`;
    try {
      if (noteId === undefined) noteId = await sendMessage(chat, to, content, signal);
      else await updateMessage(chat, noteId, content, signal);
    } catch (error) {
      if (!(error instanceof ChatError) && !signal.aborted) throw error;
      // Only a courtesy: perhaps the account may not write there at all.
      isRefused = true;
      isUnsure = noteId === undefined && error instanceof ChatError && mayHaveHappened(error);
      log.debug({ err: error }, 'the progress of an upload could not be shown');
    }
  }

  return {
    report(sent) {
      if (isRefused || writing || performance.now() - writtenAt < everyMs) return;
      writtenAt = performance.now();
      writing = write(sent).finally(() => (writing = undefined));
    },
    async end() {
      isRefused = true;
      await writing;
      return noteId ?? (isUnsure ? 'unsure' : undefined);
    },
  };
}

const kibibyte = 1024;

function progressWords(sent: number, total: number, lang: Lang): string {
  const isSmall = total < kibibyte ** 2;
  const unit = isSmall ? 'KiB' : 'MiB';
  const bytes = isSmall ? kibibyte : kibibyte ** 2;
  const [done, all] = [Math.floor(sent / bytes), Math.ceil(total / bytes)];
  return {
    de: `Ich lade die Datei hoch: ${done} von ${all} ${unit}. Die Antwort kommt an diese Stelle.`,
    en: `I am uploading the file: ${done} of ${all} ${unit}. The answer will take this place.`,
  }[lang];
}
