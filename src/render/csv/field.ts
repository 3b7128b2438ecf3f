// One field of a CSV file: text that stays text whatever stands in it, numbers and dates that arrive as such.
import type { CalendarDate, Lang } from '../../document/index.ts';
import { formatDate } from '../value.ts';

/** A field as it stands in the file; only the functions here make one. */
export type Field = string & { readonly isField: true };

export const empty = '' as Field;

/** Control and format characters, those too that turn the direction of the text; joiners belong to some scripts. */
const invisible = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** What a spreadsheet executes when a field begins with it, in East Asia also in full width and in small forms. */
const formula = /^[\s\u200c\u200d]*[=+\-@＝＋－＠﹦﹢﹣﹫]/;

/** Digits that a spreadsheet would change: 01067 into 1067, 1-2 and 1.5 into days, 1E5 and long ones into powers. */
const changedNumber = /^(?:0\d+|\d{16,}|\d+[eE]\d+|\d{1,2}([-./]\d{1,2}){1,2}\.?)$/;

/**
 * Foreign text. Quotation marks alone keep no spreadsheet from executing it; the apostrophe is what OWASP asks for
 * (https://owasp.org/www-community/attacks/CSV_Injection). It is seen, unlike an invisible character, which would do the
 * same but spoil every search and copy without a trace.
 */
export function textField(text: string): Field {
  const clean = linesOf(text.toWellFormed()).join('\n').replace(/\t/g, ' ').replace(invisible, '').trim();
  return quoted(formula.test(clean) || changedNumber.test(clean) ? `'${clean}` : clean);
}

/** Foreign text where a line of the file is a line of text. */
export const lineField = (text: string): Field => textField(linesOf(text).filter(Boolean).join(' '));

/** Without the blanks around each; a pattern would look at long ones again and again. */
const linesOf = (text: string): readonly string[] =>
  text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).map((line) => line.trim());

/**
 * A number as spreadsheets of a German office read it, without the dots that would make 1.234 ambiguous. English answers
 * have the decimal comma as well: the language is the asker's, the spreadsheet is the office's, and set to German it would
 * take 12.50 for December 1950. For the same reason fields end with semicolons, not commas.
 */
export const numberField = (value: number): Field => inGerman.format(value) as Field;

const inGerman = new Intl.NumberFormat('de-DE', {
  useGrouping: false,
  maximumFractionDigits: 10,
  signDisplay: 'negative',
});

/** A day that spreadsheets take for one: in German as it is written, in English as all of them read it. */
export const dateField = (day: CalendarDate, lang: Lang): Field =>
  (lang === 'de' ? formatDate(day, lang) : day) as Field;

function quoted(text: string): Field {
  return (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text) as Field;
}
