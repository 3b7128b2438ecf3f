// While files are uploaded for more than a few seconds: one message says how far it is, until the answer takes its place.
import type { Logger } from 'pino';
import { type ChatConnection, ChatError, sendMessage, updateMessage } from '../chat/index.ts';
import type { Lang } from '../document/index.ts';
import type { Conversation } from './question.ts';

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
  /** Nothing is written any more; the message's id, if there is one. */
  end(): Promise<number | undefined>;
}

/** The server lets a message be edited for ten minutes; after that the note stays as it is. */
export function progressNote(parts: ProgressParts, signal: AbortSignal): ProgressNote {
  const { chat, log, lang, to, link, total, everyMs } = parts;
  let noteId: number | undefined;
  let writtenAt = Date.now();
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
      log.debug({ err: error }, 'the progress of an upload could not be shown');
    }
  }

  return {
    report(sent) {
      if (isRefused || writing || Date.now() - writtenAt < everyMs) return;
      writtenAt = Date.now();
      writing = write(sent).finally(() => (writing = undefined));
    },
    async end() {
      isRefused = true;
      await writing;
      return noteId;
    },
  };
}

const mebibyte = 1024 * 1024;

function progressWords(sent: number, total: number, lang: Lang): string {
  const [done, all] = [Math.floor(sent / mebibyte), Math.ceil(total / mebibyte)];
  return {
    de: `Ich lade die Datei hoch: ${done} von ${all} MiB. Die Antwort kommt an diese Stelle.`,
    en: `I am uploading the file: ${done} of ${all} MiB. The answer will take this place.`,
  }[lang];
}
