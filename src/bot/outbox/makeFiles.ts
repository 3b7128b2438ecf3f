// The files that were wanted of an answer, and the answer as it stands beside them.
import type { Logger } from 'pino';
import type { OutgoingFile } from '../../chat/index.ts';
import { code, type Document, inLanguage, type Lang, type Sentence, sentence } from '../../document/index.ts';
import { type About, type FileKind, makeFile } from '../../render/files.ts';
import { explainNoFile, fileKindNames } from '../wording/explainUpload.ts';
import { turns } from '../model/turns.ts';

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

/** One at a time: each takes a process of some 100 MB while it lasts. */
const making = turns();

/** What cannot be made is said in the document. Throws only the signal's reason. */
export async function makeFiles(
  document: Document,
  kinds: readonly FileKind[],
  about: About,
  log: Logger,
  signal: AbortSignal,
): Promise<WithFiles> {
  const files: AttachedFile[] = [];
  const notes: Sentence[] = [];
  const tables = document.tables ?? [];
  const inFile = { ...document, tables: tables.filter(({ only }) => only !== 'message') };
  for (const kind of kinds) {
    try {
      const made = await making.inTurn('file', () => makeFile(kind, inFile, about, signal));
      if (!made) {
        notes.push(explainNoFile(kind, document.lang));
        continue;
      }
      const { name, contentType, bytes, alternative } = made;
      const size = bytes.byteLength;
      const intro = introOf(kind, document.lang);
      const linkText = alternative ? { linkText: alternative } : {};
      const kindName = fileKindNames[kind][document.lang];
      files.push({ name, contentType, size, content: bytes, intro, kindName, ...linkText });
    } catch (error) {
      signal.throwIfAborted();
      log.error({ err: error, kind }, 'a file could not be made');
      notes.push(explainFailure(kind, document));
    }
  }
  return { document: { ...document, notes: [...(document.notes ?? []), ...notes] }, files, told: notes };
}

const introOf = (kind: FileKind, lang: Lang) =>
  inLanguage(lang)({ de: `Als ${fileKindNames[kind].de}: `, en: `As a ${fileKindNames[kind].en}: ` });

/** What stands beside a file that was wanted later; the answer itself is above it. */
export const covering = ({ lang }: Document, told: readonly Sentence[]): Document => ({
  lang,
  notes: told,
  headline: [inLanguage(lang)({ de: 'Die Antwort von oben als Datei.', en: 'The answer above as a file.' })],
});

function explainFailure(kind: FileKind, { lang }: Document): Sentence {
  const say = inLanguage(lang);
  const name = say(fileKindNames[kind]);
  return say({
    de: sentence`Die Datei (${name}) konnte ich nicht erzeugen; der Fehler liegt bei mir. ${code('hilfe')} zeigt, was sonst geht.`,
    en: sentence`I could not make the file (${name}); it is my fault. ${code('help')} shows what else there is.`,
  });
}
