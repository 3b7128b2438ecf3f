// Words for what keeps a file from the chat. The answer itself comes all the same.
import type { UploadError } from '../../chat/index.ts';
import { inLanguage, type Lang, type Sentence } from '../../document/index.ts';
import type { FileKind } from '../../render/files.ts';

/** What a kind of file is called. */
export const fileKindNames: Readonly<Record<FileKind, { readonly de: string; readonly en: string }>> = {
  pdf: { de: 'PDF', en: 'PDF' },
  csv: { de: 'CSV-Tabelle', en: 'CSV table' },
  chart: { de: 'Diagramm', en: 'chart' },
  calendar: { de: 'Kalenderdatei', en: 'calendar file' },
};

export function explainUploadError(
  { problem, limitMib }: Pick<UploadError, 'problem' | 'limitMib'>,
  lang: Lang,
): string {
  const say = inLanguage(lang);
  const most =
    limitMib === undefined
      ? ''
      : say({ de: ` (höchstens ${limitMib} MiB)`, en: ` (at most ${limitMib} MiB)` });
  const words = {
    tooLarge: {
      de: `Die Datei ist größer, als dieser Server annimmt${most}.`,
      en: `The file is larger than this server accepts${most}.`,
    },
    quotaExceeded: {
      de: 'Der Speicherplatz der Organisation für Dateien ist voll; ein Administrator kann welche löschen.',
      en: 'The organization’s space for files is used up; an administrator can delete some.',
    },
    serverTooOld: {
      de: 'Die Datei ist zu groß für einen Versand am Stück, und anders nimmt dieser Server keine an: das kann Zulip erst ab Version 10.',
      en: 'The file is too large to be sent in one piece, and this server takes none in pieces: Zulip can do that from version 10 on.',
    },
    notAllowed: {
      de: 'Der Server nimmt von meinem Konto keine Dateien an.',
      en: 'The server takes no files from my account.',
    },
    lost: {
      de: 'Die Datei konnte ich nicht hochladen: die Verbindung brach immer wieder ab. Bitte fragen Sie später noch einmal.',
      en: 'I could not upload the file: the connection kept breaking. Please ask again later.',
    },
  };
  return say(words[problem]);
}

/** An answer that is nothing for such a file. */
export const explainNoFile = (kind: FileKind, lang: Lang): Sentence => [
  kind === 'calendar' ? noDates[lang] : noPicture[lang],
];

const noDates = {
  de: 'In dieser Antwort steht kein Termin, der noch kommt; deshalb gibt es dazu keine Kalenderdatei. Termine nenne ich etwa zu einem Halteverbot mit dem Umzugstag.',
  en: 'This answer has no date that is still to come, so there is no calendar file of it. I name dates for a no-parking zone, for example, if you tell me the day of the move.',
};
const noPicture = {
  de: `Als ${fileKindNames.chart.de} lässt sich diese Antwort nicht sinnvoll zeigen; am meisten sagt ein Diagramm bei Vergleichen, etwa „jagdschein diagramm“.`,
  en: `This answer makes no sensible ${fileKindNames.chart.en}; charts say most for comparisons, such as “hunting-licence chart”.`,
};
