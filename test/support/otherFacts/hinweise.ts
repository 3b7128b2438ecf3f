// Texts of the other facts service that must not notify, format, break a table or be cut off where they are shown.

const satz = 'Die Straßenverkehrsbehörde prüft, ob der Platz frei bleiben kann. ';
const schluss = 'Ende des Hinweises.';

export const hinweise = {
  tabelle: 'Zone A | Zone B || C\nzweite Zeile',
  code: 'Zeichen `283` und ```286```',
  erwaehnung: 'Fragen an @**all** oder #**allgemein**',
  emoji: 'Umzug :smile: 🚚🚧',
  auszeichnung: '<b>fett</b> & **dick**, [Link](https://example.org/a)',
  adresse: 'https://example.org/halteverbot?ort=berlin-mitte&art=umzug',
  ausfuehrlich: satz.repeat(50).slice(0, 3000 - schluss.length) + schluss,
};

/** The same dangers in one text, and a command of the chat at its beginning. */
export const allesAufEinmal =
  '/poll Wer kommt? @**all** a | pipe, [link](javascript:alert(1)), https://example.org, `code`, :smile:';
