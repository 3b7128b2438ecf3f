// Uploads the files of an answer and puts their links into it; what cannot be uploaded is said in their place.
import { type ChatConnection, ChatError, UploadError, uploadFile } from '../../chat/index.ts';
import { type Document, type Sentence, type Table, uploadLink } from '../../document/index.ts';
import type { Account } from '../model/account.ts';
import { explainUploadError } from '../wording/explainUpload.ts';
import type { AttachedFile } from './makeFiles.ts';
import type { ProgressNote } from './progressNote.ts';

export interface AttachParts {
  readonly chat: ChatConnection;
  readonly account: Readonly<Account>;
  /** From this size on a file is sent in pieces, in MiB. */
  readonly tusThresholdMib: number;
}

/** Longer tables are left out of the message that has them in a file. */
const mostRowsBeside = 15;

export interface Attached {
  readonly document: Document;
  /** How many of the files are there. */
  readonly uploaded: number;
}

/** Throws ChatError `unauthorized`, and the signal's reason. */
export async function attach(
  document: Document,
  files: readonly AttachedFile[],
  progress: ProgressNote,
  { chat, account, tusThresholdMib }: AttachParts,
  signal: AbortSignal,
): Promise<Attached> {
  const rules = {
    thresholdMib: tusThresholdMib,
    limitMib: account.limits.uploadMib,
    featureLevel: account.featureLevel,
  };
  const { lang, tables = [] } = document;
  const links: Sentence[] = [];
  const missing = new Map<string, AttachedFile[]>();
  let isWholeThere = false;
  let isPictureThere = false;
  let sentBefore = 0;
  for (const file of files) {
    const report = (sent: number) => progress.report(sentBefore + sent);
    try {
      const { url, name } = await uploadFile(chat, file, rules, report, signal);
      links.push([file.intro, uploadLink(file.linkText ?? name, url)]);
      if (file.contentType.startsWith('image/')) isPictureThere = true;
      else isWholeThere = true;
    } catch (error) {
      const why = explainUploadError(problemOf(error), lang);
      missing.set(why, [...(missing.get(why) ?? []), file]);
    }
    sentBefore += file.size;
  }
  const failures = [...missing].map(([why, which]): Sentence => [
    `${which.map(({ kindName }) => kindName).join(', ')}: ${why}`,
  ]);
  const beside = tables.filter(({ folded, rows }) => !folded && rows.length <= mostRowsBeside);
  // Zulip shows no picture in a message of more than 24 links; the main sources stand under it all the same.
  const withPicture = tables.filter((table) => !(table.folded && hasLinks(table)));
  return {
    document: {
      ...document,
      notes: [...(document.notes ?? []), ...links, ...failures],
      tables: isWholeThere ? beside : isPictureThere ? withPicture : tables,
    },
    uploaded: links.length,
  };
}

/** An answer without its file is better than none; a key that is not valid any more ends the bot all the same. */
function problemOf(error: unknown): Pick<UploadError, 'problem' | 'limitMib'> {
  if (error instanceof UploadError) return error;
  if (!(error instanceof ChatError) || error.kind === 'unauthorized') throw error;
  return { problem: error.kind === 'rejected' ? 'notAllowed' : 'lost', limitMib: undefined };
}

const hasLinks = ({ rows }: Table) => rows.some((cells) => cells.some(({ kind }) => kind === 'link'));
