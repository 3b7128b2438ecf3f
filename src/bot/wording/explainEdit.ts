// Words for an edited question that would change something: what is done is done once, by a message of its own.
import { type Document, inLanguage, type Lang, sentence, strong } from '../../document/index.ts';

export function explainNotByEdit(lang: Lang): Document {
  const headline = inLanguage(lang)({
    de: sentence`${strong('Das habe ich nicht ausgeführt.')} Wenn eine Nachricht bearbeitet wird, ändere ich nichts. Bitte schreiben Sie es noch einmal als neue Nachricht.`,
    en: sentence`${strong('I have not done that.')} When a message is edited, I change nothing. Please write it again as a new message.`,
  });
  return { lang, headline };
}
