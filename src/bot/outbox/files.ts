// The files that were wanted of an answer: made, uploaded, and their links put into it; what keeps one away is said.
import type { Logger } from 'pino';
import {
  type ChatConnection,
  ChatError,
  type OutgoingFile,
  UploadError,
  uploadFile,
} from '../../chat/index.ts';
import {
  code,
  type Document,
  inLanguage,
  type Lang,
  note,
  sentence,
  type Sentence,
  type Table,
  uploadLink,
} from '../../document/index.ts';
import { withinBudget } from '../../render/budget.ts';
import {
  type About,
  type FileKind,
  isHeavy,
  type MadeFile,
  makeFile,
  type MakeFile,
} from '../../render/files.ts';
import type { Account } from '../model/account.ts';
import { type Turns, turns } from '../model/turns.ts';
import { explainNoFile, explainUploadError, fileKindNames } from '../wording/explainDelivery.ts';
import type { ProgressNote } from './progressNote.ts';

export interface AttachedFile extends OutgoingFile {
  /** The words of the link, where the name would say too little: what is to be seen in a picture. */
  readonly linkText?: string;
  /** What stands before the link. */
  readonly intro: string;
  /** What kind of file it is, in words. */
  readonly kindName: string;
}

export interface WithFiles {
  readonly document: Document;
  readonly files: readonly AttachedFile[];
  /** What the document says of files that could not be made. */
  readonly told: readonly Sentence[];
}

/** One at a time, each takes a process of some 100 MB while it lasts: of each organisation only its next one waits here. */
const inProcess = turns();

/** Makes it on this machine. */
export const makeHere: MakeFile = (kind, ...about) => {
  const make = () => makeFile(kind, ...about);
  return isHeavy(kind) ? inProcess.inTurn('file', undefined, make) : make();
};

/** The turns of an organisation: one of each who waits. */
export const fileTurns = (): Turns => turns({ mostInOrder: 1 });

export interface MakeParts {
  readonly making: Turns;
  /** Here, or where there is room for it. */
  readonly makeFile: MakeFile;
  readonly log: Logger;
}

/** For this person. What cannot be made is said in the document. Throws only the signal's reason. */
export async function makeFiles(
  document: Document,
  kinds: readonly FileKind[],
  about: About,
  person: number,
  { making, makeFile: make, log }: MakeParts,
  signal: AbortSignal,
): Promise<WithFiles> {
  const files: AttachedFile[] = [];
  const notes: Sentence[] = [];
  for (const kind of kinds) {
    try {
      const made = await making.inTurn('file', person, () => make(kind, document, about, signal));
      if (made.length === 0) notes.push(explainNoFile(kind, document.lang));
      files.push(...made.map((one) => attachedFile(one, kind, document.lang)));
    } catch (error) {
      signal.throwIfAborted();
      log.error({ err: error, kind }, 'a file could not be made');
      notes.push(explainFailure(kind, document));
    }
  }
  const all = [...(document.notes ?? []), ...notes.map((said) => note('file', said))];
  return { document: { ...document, notes: all }, files, told: notes };
}

function attachedFile(
  { name, contentType, bytes, alternative }: MadeFile,
  kind: FileKind,
  lang: Lang,
): AttachedFile {
  const say = inLanguage(lang);
  const isBeside = contentType === archive;
  return {
    name,
    contentType,
    size: bytes.byteLength,
    content: bytes,
    intro: isBeside
      ? say({ de: 'Weitere Tabellen: ', en: 'Further tables: ' })
      : say({ de: `Als ${fileKindNames[kind].de}: `, en: `As a ${fileKindNames[kind].en}: ` }),
    kindName: isBeside ? 'ZIP' : say(fileKindNames[kind]),
    ...(alternative ? { linkText: alternative } : {}),
  };
}

/** What did not fit into the file before it. */
const archive = 'application/zip';

/** What stands beside a file that was wanted later, or in place of one; the answer itself is above it. */
export function covering({ lang }: Document, told: readonly Sentence[], files: number): Document {
  const here = inLanguage(lang)({ de: 'Die Antwort von oben als Datei.', en: 'The answer above as a file.' });
  const [first = [here], ...others] = files > 0 ? [[here], ...told] : told;
  return { lang, notes: others.map((said) => note('file', said)), headline: first };
}

function explainFailure(kind: FileKind, { lang }: Document): Sentence {
  const say = inLanguage(lang);
  const name = say(fileKindNames[kind]);
  return say({
    de: sentence`Die Datei (${name}) konnte ich nicht erzeugen; der Fehler liegt bei mir. ${code('hilfe')} zeigt, was sonst geht.`,
    en: sentence`I could not make the file (${name}); it is my fault. ${code('help')} shows what else there is.`,
  });
}

/** Whether these files have all of the answer: paper, or the table with what came beside it. */
function isWholeIn(there: readonly AttachedFile[], wanted: readonly AttachedFile[]): boolean {
  const has = (files: readonly AttachedFile[], type: string) =>
    files.some(({ contentType }) => contentType === type);
  return (
    has(there, 'application/pdf') || (has(there, 'text/csv') && has(there, archive) === has(wanted, archive))
  );
}

export interface AttachParts {
  readonly chat: ChatConnection;
  readonly account: Readonly<Account>;
  /** From this size on a file is sent in pieces, in MiB. */
  readonly tusThresholdMib: number;
}

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
    featureLevel: chat.featureLevel,
  };
  const { lang } = document;
  const links: Sentence[] = [];
  const missing = new Map<string, AttachedFile[]>();
  const there: AttachedFile[] = [];
  let sentBefore = 0;
  for (const file of files) {
    const report = (sent: number) => progress.report(sentBefore + sent);
    try {
      const { url, name } = await uploadFile(chat, file, rules, report, signal);
      links.push([file.intro, uploadLink(file.linkText ?? name, url)]);
      there.push(file);
    } catch (error) {
      const why = explainUploadError(problemOf(error), lang);
      missing.set(why, [...(missing.get(why) ?? []), file]);
    }
    sentBefore += file.size;
  }
  const failures = [...missing].map(([why, which]): Sentence => [
    `${which.map(({ kindName }) => kindName).join(', ')}: ${why}`,
  ]);
  const told = [...links, ...failures].map((said) => note('file', said));
  const isPictureThere = there.some(({ contentType }) => contentType.startsWith('image/'));
  const shown = isWholeIn(there, files)
    ? withoutFold(document)
    : isPictureThere
      ? withoutLinks(document)
      : document;
  return { document: { ...shown, notes: [...(shown.notes ?? []), ...told] }, uploaded: links.length };
}

/** The file has what would be folded. */
function withoutFold(document: Document): Document {
  const { notes, tables } = withinBudget(document);
  return { ...document, notes, tables, unfolded: true };
}

/** Zulip shows no picture in a message of more than 24 links; the main sources stand under it all the same. */
const withoutLinks = (document: Document): Document => ({
  ...document,
  tables: (document.tables ?? []).filter((table) => !(table.folded && hasLinks(table))),
});

/** An answer without its file is better than none; a key that is not valid any more ends the bot all the same. */
function problemOf(error: unknown): Pick<UploadError, 'problem' | 'limitMib'> {
  if (error instanceof UploadError) return error;
  if (!(error instanceof ChatError) || error.kind === 'unauthorized') throw error;
  return { problem: error.kind === 'rejected' ? 'notAllowed' : 'lost', limitMib: undefined };
}

const hasLinks = ({ rows }: Table) => rows.some((cells) => cells.some(({ kind }) => kind === 'link'));
