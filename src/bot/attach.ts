// Uploads the files of an answer and puts their links into it; what cannot be uploaded is said in their place.
import { type ChatConnection, ChatError, UploadError, uploadFile } from '../chat/index.ts';
import { type Document, type Sentence, uploadLink } from '../document/index.ts';
import type { Account } from './account.ts';
import { explainUploadError } from './explainUpload.ts';
import type { AttachedFile } from './makeFiles.ts';
import type { ProgressNote } from './progressNote.ts';

export interface AttachParts {
  readonly chat: ChatConnection;
  readonly account: Readonly<Account>;
  /** From this size on a file is sent in pieces, in MiB. */
  readonly tusThresholdMib: number;
}

/** Throws ChatError `unauthorized`, and the signal's reason. */
export async function attach(
  document: Document,
  files: readonly AttachedFile[],
  progress: ProgressNote,
  { chat, account, tusThresholdMib }: AttachParts,
  signal: AbortSignal,
): Promise<Document> {
  const rules = {
    thresholdMib: tusThresholdMib,
    limitMib: account.limits.uploadMib,
    featureLevel: account.featureLevel,
  };
  const notes: Sentence[] = [];
  let sentBefore = 0;
  for (const file of files) {
    const report = (sent: number) => progress.report(sentBefore + sent);
    try {
      const { url, name } = await uploadFile(chat, file, rules, report, signal);
      notes.push([file.intro, uploadLink(file.linkText ?? name, url)]);
    } catch (error) {
      notes.push(explainUploadError(problemOf(error), document.lang));
    }
    sentBefore += file.size;
  }
  return { ...document, notes: [...(document.notes ?? []), ...notes] };
}

/** An answer without its file is better than none; a key that is not valid any more ends the bot all the same. */
function problemOf(error: unknown): Pick<UploadError, 'problem' | 'limitMib'> {
  if (error instanceof UploadError) return error;
  if (!(error instanceof ChatError) || error.kind === 'unauthorized') throw error;
  return { problem: error.kind === 'rejected' ? 'notAllowed' : 'lost', limitMib: undefined };
}
