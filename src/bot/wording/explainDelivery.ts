// Words for what keeps a file from the chat, or an answer from its channel. The answer itself comes all the same.
import type { UploadError } from '../../chat/index.ts';
import {
  inLanguage,
  type Lang,
  sentence,
  type Sentence,
  strong,
  type Text,
  text,
} from '../../document/index.ts';
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

/** Why an answer comes privately, and who can change that. */
export function explainRedirect(channelName: string, why: keyof typeof closed, lang: Lang): Sentence {
  const name = strong(text(`#${channelName}`));
  const asked = { de: sentence`Ihre Frage stand in ${name}; `, en: sentence`You asked in ${name}; ` }[lang];
  return [...asked, closed[why][lang]];
}

const closed = {
  archived: {
    de: 'der Kanal ist archiviert, dort kann niemand mehr schreiben. Administratoren können ihn wiederherstellen.',
    en: 'the channel is archived, and nobody can write there any more. Administrators can restore it.',
  },
  gone: {
    de: 'dort kann ich nicht mehr schreiben: Der Kanal ist archiviert, oder ich bin dort nicht mehr Mitglied. Administratoren können das ändern.',
    en: 'I can no longer write there: the channel is archived, or I am no longer a member. Administrators can change that.',
  },
  'not a member': {
    de: 'dort bin ich nicht Mitglied und darf nicht schreiben. Wer den Kanal verwaltet, kann mich hinzufügen.',
    en: 'I am not a member there and may not write. Whoever administers the channel can add me.',
  },
  'may not write': {
    de: 'dort nimmt der Server keine Nachricht von mir an. Wer den Kanal verwaltet, kann mir das Schreiben erlauben.',
    en: 'the server takes no message from me there. Whoever administers the channel can allow me to write.',
  },
} satisfies Readonly<Record<string, Text>>;
